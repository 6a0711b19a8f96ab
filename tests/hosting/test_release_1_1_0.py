"""Data that release 1.1.0 left behind: its old buttons answer, its games go on and come to an end.

With each commit a button of each kind is pressed and each table is played one turn on; all of them
are pressed, and the games played to their ends, in the slow tests.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.games.contract import Seat
from bot.local.people import Person
from bot.local.post import Shown
from bot.table.model.record import Phase, TableRecord
from tests.hosting.release_1_1_0 import (
    BACKENDS,
    LATE,
    UNKNOWN,
    Button,
    Inheritance,
    inherited,
    notes,
    old_buttons,
    running,
    sheets,
)

ENDS = ("abort", "cancel", "end", "forget", "leave", "resign", "start")  # these are pressed last
both = pytest.mark.parametrize("backend", BACKENDS)


# Nothing is lost


@both
async def test_every_table_stands_as_it_did_and_goes_on(tmp_path: Path, backend: str) -> None:
    async with inherited(backend, tmp_path) as old:
        for note in notes(backend)["tables"]:
            table = await old.home.table(note["table"])
            state, record = table.state, table.record
            asks = state.asks() if state.is_dealt else ()
            seated = [[chair.user, chair.name, chair.computer] for chair in record.chairs]
            told = (record.game, record.phase, seated, record.log_length)
            assert told == (note["game"], note["phase"], note["chairs"], note["lines"])
            assert [[ask.seat, ask.about] for ask in asks] == note["asks"]
            assert_agreed_and_meant(record, sheets(backend)[note["table"]])
            if note["outcome"] is not None:
                ended = state.game.outcome(state.game_state)
                assert ended is not None
                assert [[*ended.places], [*ended.scores]] == note["outcome"]
                await old.assert_over_and_fair(table)

            if record.phase is Phase.RUNNING and record.pause is None:
                await old.answered_for(table)
                assert table.record.log_length > note["lines"], note["room"]


def assert_agreed_and_meant(record: TableRecord, saved: dict[str, Any]) -> None:
    """Pauses, votes, offers of seats, orders and plans are read as they were written."""
    assert (record.pause and record.pause.why) == (saved["pause"] and saved["pause"]["why"])
    assert {*record.agreements.ballots} == {*saved["agreements"]["ballots"]}
    assert {*record.agreements.seat_offers} == {*saved["agreements"]["heirs"]}
    assert record.window.kind == saved["window"]["kind"]
    assert [one.offer for one in record.orders.standing] == [
        one["offer"] for one in saved["orders"]["standing"]
    ]
    assert {*record.orders.held} == {*saved["orders"]["held"]}
    assert {seat: [[*path] for path in plan.paths] for seat, plan in record.plans.items()} == {
        seat: plan["paths"] for seat, plan in saved["plans"].items()
    }


# Old buttons


async def test_an_old_button_of_each_kind_answers(tmp_path: Path) -> None:
    chosen = {(one.table > 0, kind_of(one)): one for one in old_buttons("sqlite")}
    async with inherited("sqlite", tmp_path) as old:
        late = await assert_all_answer(old, [(one.people[0], one) for one in chosen.values()])

        assert late > 0


def kind_of(button: Button) -> str:
    """The verb and what is done by it; of an answer the game and whether it is one of a plan."""
    if not button.verb:
        game = sheets("sqlite")[button.table]["game"]
        return f"{game} {button.where} {button.asked is None} {button.custom_id[0]}"
    argument = re.match(r"[a-z_]*", button.custom_id.split(":")[3])
    deed = argument[0] if argument and button.verb in ("plan", "replay_step", "resign") else ""
    return f"{button.verb} {deed}"


@pytest.mark.slow
@both
async def test_every_old_button_answers(tmp_path: Path, backend: str) -> None:
    once = {button.custom_id: button for button in old_buttons(backend)}
    async with inherited(backend, tmp_path) as old:
        late = await assert_all_answer(old, [(one.people[-1], one) for one in once.values()])

        assert late > 0


async def assert_all_answer(old: Inheritance, pressed: Iterable[tuple[str, Button]]) -> int:
    """Each has one clear answer; returns how many came too late and were told so."""
    number = 0
    for name, button in sorted(pressed, key=lambda pair: pair[1].verb in ENDS):
        person, was_late = old.person(name), await is_late(old, button)
        before, lines = private_messages(old, person), await lines_of(old, button)
        shown = await old.press(person, button)
        await old.home.heard()
        assert shown.failure is None, button
        text = "" if shown.post is None else shown.post.text
        assert not any(refusal in text for refusal in UNKNOWN), (button, text)
        assert len(private_messages(old, person) - before) <= 1, button
        if was_late:
            number += 1
            assert_told_and_led_on(button, shown)
            assert await lines_of(old, button) == lines, button
    return number


def private_messages(old: Inheritance, person: Person) -> set[int]:
    kept = old.home.discord.world.messages.values()
    return {one.id for messages in kept for one in messages.values() if one.only == person.id}


async def is_late(old: Inheritance, button: Button) -> bool:
    """Whether the question that it answers is not asked any more, though its game goes on."""
    if button.asked is None:
        return False
    seat, since = Seat(button.asked[0]), button.asked[1]
    record = (await old.home.table(button.table)).record
    is_on = record.phase is Phase.RUNNING and record.pause is None
    return is_on and record.ask_versions.get(Seat(seat)) != since


async def lines_of(old: Inheritance, button: Button) -> int:
    return (await old.home.table(button.table)).record.log_length if button.table else 0


def assert_told_and_led_on(button: Button, shown: Shown) -> None:
    """It is said that the button is of an earlier moment, with the panel as it is now or a button
    that leads there."""
    assert shown.post is not None, button
    assert any(late in shown.post.text for late in LATE), (button, shown.post.text)
    leads = [one for one in shown.post.enabled if f":{button.table:x}:" in one["custom_id"]]
    assert leads, (button, shown.post.text)


# To their ends


@pytest.mark.slow
@both
async def test_every_game_comes_to_its_end(tmp_path: Path, backend: str) -> None:
    """By clicks first, then as computers play; whoever presses an old question learns of it."""
    async with inherited(backend, tmp_path) as old:
        for room in running(backend):
            if room != "draft":  # people who click at random never set it going
                await old.clicked_on(room)
            table = await old.ready(room)
            await old.played_to_the_end(table)
            await old.assert_over_and_fair(table)

        for button in {one.table: one for one in old_buttons(backend) if not one.verb}.values():
            shown = await old.press(old.person(button.people[0]), button)
            assert shown.failure is None, button
            assert shown.post is not None, button
