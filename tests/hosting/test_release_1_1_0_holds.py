"""The data that release 1.1.0 left behind still holds all that its tests are about.

It is read here without any code of ours; both backends are read as they were committed.
"""

import msgspec
import pytest

from bot.games.registry import GAMES
from tests.hosting.release_1_1_0 import half_made, notes, old_buttons, rows, sheets

NEXT_TURN = -(2**31)
pytestmark = pytest.mark.parametrize("backend", ["sqlite", "postgres"])


def test_a_half_made_answer_in_every_game(backend: str) -> None:
    known = sheets(backend)
    assert {known[number]["game"] for number, *_ in half_made(backend)} == {*GAMES}


def test_a_plan_of_each_kind(backend: str) -> None:
    plans = [plan for record in sheets(backend).values() for plan in record["plans"].values()]
    broken = [plan for plan in plans if plan["broken"]]
    whole = [plan for plan in plans if not plan["broken"] and plan["paths"]]
    assert broken
    assert any(not plan["sights"] for plan in whole), "a draft"
    assert any(plan["sights"] and plan["turn"] != NEXT_TURN for plan in whole), "it is played"
    assert any(plan["sights"] and plan["turn"] == NEXT_TURN for plan in whole), "it waits"


def test_orders_and_what_they_will_answer(backend: str) -> None:
    with_orders = {s["game"] for s in sheets(backend).values() if s["orders"]["standing"]}
    assert {"emerald", "dracheninsel"} <= with_orders
    assert any(len(s["orders"]["standing"]) > 1 for s in sheets(backend).values())
    assert any(s["orders"]["held"] for s in sheets(backend).values())


def test_windows_of_each_kind(backend: str) -> None:
    windows = [record["window"] for record in sheets(backend).values()]
    assert {"plain", "key", "decision"} <= {window["kind"] for window in windows}
    assert any(window["attention"] for window in windows)


def test_votes_pauses_and_seats(backend: str) -> None:
    known = [record for record in sheets(backend).values() if record["phase"] == "running"]
    chairs = [chair for record in known for chair in record["chairs"]]
    assert {m for record in known for m in record["agreements"]["ballots"]} == {
        *("pause", "abort", "times")
    }
    assert any(record["agreements"]["heirs"] for record in known)
    assert {s["pause"]["why"] for s in known if s["pause"]} == {"agreed", "called", "channel"}
    assert any(chair["resigned"] for chair in chairs)
    assert any(c["user"] and c["computer"] and not c["resigned"] for c in chairs), "kept warm"
    assert any(chair["misses"] for chair in chairs)
    assert any(record["undo"]["open"] for record in known)
    assert any(record["advice"]["given"] for record in known)


def test_lobbies_and_what_is_over(backend: str) -> None:
    known = sheets(backend).values()
    lobbies = [record for record in known if record["phase"] == "lobby"]
    assert any(record["rematch_of"] for record in lobbies)
    assert len(lobbies) >= 3
    assert {record["phase"] for record in known} == {"lobby", "running", "over", "ended"}
    assert rows(backend, "results")
    assert rows(backend, "computers")
    assert rows(backend, "uncounted")


def test_people_and_how_they_want_to_be_told(backend: str) -> None:
    people = [msgspec.msgpack.decode(row["record"]) for row in rows(backend, "people")]
    assert any(one["habits"]["quiet"] for one in people)
    assert any(one["habits"]["vacation"] for one in people)
    assert any(one["notices"] == "none" for one in people)
    assert any(one["dms_closed"] for one in people)
    assert {one["language"] for one in people} == {"en", "de"}
    assert any(one["has_chosen"] for one in people)
    assert rows(backend, "rings")


def test_the_ledger_with_something_owed(backend: str) -> None:
    ledger = rows(backend, "ledger")
    records = [msgspec.msgpack.decode(row["record"]) for row in ledger]
    assert {"board", "panel", "mention", "alarm"} <= {row["kind"] for row in ledger}
    assert any(one["troubles"] and one["next"] for one in records), "refused: tried again"
    assert rows(backend, "outbox"), "saved, and not told yet"


def test_old_buttons_of_every_kind_everywhere(backend: str) -> None:
    """Each verb of that release stands somewhere, in channels, DMs and what one alone sees."""
    listed = [*old_buttons(backend)]
    assert {*notes(backend)["verbs"]} <= {one.verb for one in listed}
    assert {one.where for one in listed} == {"channel", "dm", "private"}
    questions = {sheets(backend)[one.table]["game"] for one in listed if not one.verb}
    assert questions == {*GAMES}
    assert any("+" in one.custom_id for one in listed if not one.verb), "a step of a plan"
    assert any(one.pick for one in listed), "a select"
