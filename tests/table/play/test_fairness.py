"""A finished game can be played again by anybody; whatever was changed in it is found."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import Outcome
from bot.table.play.fairness import (
    Unfair,
    commitment,
    fairness_record,
    parse_fairness_record,
    verify_fairness,
)
from tests.laws import seed_of
from tests.table.kit import Room
from tests.table.records import played

pytestmark = pytest.mark.usefixtures("duel_is_registered")


def test_an_honest_record_holds_also_as_a_file() -> None:
    record = played()

    verify_fairness(record)
    verify_fairness(parse_fairness_record(msgspec.json.encode(record)))


def test_a_game_that_was_called_off_has_no_outcome_and_holds() -> None:
    record = played(most=7)

    assert record.outcome is None
    verify_fairness(record)


async def test_the_record_of_a_table_holds(room: Room) -> None:
    table = await room.deal("duel", 3, seed=8, computers=3)
    await room.time.advance(3600)

    record = fairness_record(table.state, await room.store.log(table.record.id))

    assert record.outcome is not None
    assert len(record.actions) > 10
    verify_fairness(record)


HONEST = played()
DROPPED = HONEST.actions[:-1]
SWAPPED = (HONEST.actions[0], "0 dance", *HONEST.actions[1:])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess' here."),
        ({"rules": 9}, "It was played by rules 9, these are rules 1."),
        ({"seed": "xyz"}, "The seed is not written in hexadecimal."),
        ({"seed": seed_of(4).hex()}, "does not fit the fingerprint"),
        ({"commitment": commitment(seed_of(4), 12)}, "does not fit the fingerprint"),
        ({"table": 13}, "does not fit the fingerprint"),
        ({"table": -1}, "There is no table -1."),
        ({"seats": 9}, "duel is not played by 9."),
        ({"first": 5}, "There is no seat 5."),
        (
            {"options": {"lives": 4, "max_turns": 40}},
            "An option does not exist: lives = 4: allowed",
        ),
        ({"options": {"wind": 1}}, "An option does not exist: wind = 1: allowed"),
        ({"actions": SWAPPED}, "Action 2, '0 dance', was not possible: "),
        ({"actions": ("nobody knows",)}, "Action 1, 'nobody knows', was not possible: "),
        ({"actions": DROPPED}, "The actions lead to another result than the one written down."),
        ({"outcome": None}, "The actions lead to another result than the one written down."),
        ({"outcome": Outcome("last_standing", (9, 9, 9), (1, 1, 1))}, "lead to another result"),
    ],
)
def test_whatever_was_changed_is_found_and_named(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unfair) as caught:
        verify_fairness(replace(HONEST, **change))

    assert sentence in str(caught.value)


@pytest.mark.parametrize("change", [{"seats": 4}, {"first": 1}, {"options": {"lives": 5}}])
def test_another_deal_does_not_lead_to_the_same_end(change: dict[str, Any]) -> None:
    with pytest.raises(Unfair):
        verify_fairness(replace(HONEST, **change))


@pytest.mark.parametrize("text", [b"", b"{}", b"[1", b"\xff\xfe", b'{"game": "\xff"}'])
def test_what_is_no_record_is_said_to_be_none(text: bytes) -> None:
    with pytest.raises(Unfair, match="This is no record of a game: "):
        parse_fairness_record(text)
