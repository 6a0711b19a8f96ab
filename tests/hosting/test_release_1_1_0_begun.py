"""What people had begun under release 1.1.0 still counts: half-made answers and plans."""

from pathlib import Path
from typing import Any

from bot.games.contract import Seat
from bot.games.registry import GAMES
from bot.local.people import Person
from bot.local.post import Post, Shown
from bot.table.play.partial_answers import timeout_answer
from tests.end_to_end.players import picks
from tests.hosting.release_1_1_0 import (
    LATE,
    MINUTE,
    Inheritance,
    half_made,
    inherited,
    old_buttons,
    sheets,
)


async def test_half_made_answers_are_still_offered(tmp_path: Path) -> None:
    """Whoever has begun an answer finds what comes next, presses it, and is understood.

    Had they stayed silent, the clock would have gone on from there; where a turn has many answers
    it ends the turn.
    """
    carried_on = set[str]()
    async with inherited("sqlite", tmp_path) as old:
        for number, seat, since, path in half_made("sqlite"):
            room = next(name for name, note in old.rooms.items() if note["table"] == number)
            table, person = await old.ready(room), old.entered(room)[seat].person
            begins = f":{number:x}:{seat:x}:{since:x}:{path}"
            offered = [
                (post, one) for post in person.everything() for one in going_on(post, begins)
            ]
            assert offered, (room, begins)
            lines, (post, control) = table.record.log_length, offered[-1]
            if ".".join(timeout_answer(table.state, Seat(seat))).startswith(path):
                carried_on.add(table.record.game)

            shown = await first_chosen(person, post, control)

            assert shown.failure is None
            assert shown.post is not None
            assert not any(late in shown.post.text for late in LATE), (room, shown.post.text)
            is_answered = table.record.log_length > lines
            assert is_answered or going_on(shown.post, begins), (room, shown.post.text)
    assert carried_on == {*GAMES} - {"dracheninsel"}


def going_on(post: Post, begins: str) -> list[dict[str, Any]]:
    """The controls that lead on from what was picked."""
    ids = [(str(one["custom_id"]), one) for one in picks(post)]
    more = (f"a{begins}.", f"s{begins}.", f"s{begins}:")
    return [one for id, one in ids if id.startswith(more)]


async def first_chosen(person: Person, post: Post, control: dict[str, Any]) -> Shown:
    which, values = control["custom_id"], [one["value"] for one in control.get("options", [])]
    if not values:
        return await person.click(post, which)
    return await person.select(post, *values[: max(1, control["min_values"])], which=which)


async def planned(old: Inheritance, number: int) -> list[list[str]]:
    log = await old.home.bot.store.log(number)
    return [[*line.entry.path] for line in log if line.entry.by == "plan"]


async def test_a_plan_that_was_under_way_is_played_out(tmp_path: Path) -> None:
    async with inherited("sqlite", tmp_path) as old:
        number = old.rooms["plan"]["table"]
        (plan,) = sheets("sqlite")[number]["plans"].values()
        before = await planned(old, number)

        await old.home.pass_time(5 * MINUTE)  # one window after each step

        assert await planned(old, number) == [*before, *plan["paths"]]


async def test_a_draft_is_set_going_by_its_old_button(tmp_path: Path) -> None:
    async with inherited("sqlite", tmp_path) as old:
        number = old.rooms["draft"]["table"]
        (plan,) = sheets("sqlite")[number]["plans"].values()
        go = next(b for b in old_buttons("sqlite") if f":{number:x}:plan:go." in b.custom_id)

        assert (await old.press(old.person(go.people[0]), go)).failure is None
        await old.home.settle()

        assert await planned(old, number) == plan["paths"][:1]


async def test_a_plan_for_the_next_turn_is_played_when_it_comes(tmp_path: Path) -> None:
    async with inherited("sqlite", tmp_path) as old:
        number = old.rooms["orders"]["table"]
        ((seat, plan),) = sheets("sqlite")[number]["plans"].items()
        table = await old.home.table(number)

        while seat not in {ask.seat for ask in table.state.asks()} and table.record.plans:
            await old.answered_for(table)
            await old.home.settle()

        assert (await planned(old, number))[-1:] == plan["paths"][:1]
