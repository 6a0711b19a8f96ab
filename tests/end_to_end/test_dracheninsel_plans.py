"""A whole walk planned in one go: few clicks, a window after each step, stopped with a reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.games.contract import TABLE, Seat
from bot.local.post import Post
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Plan
from bot.table.table import Table
from tests.end_to_end.house import House, house
from tests.end_to_end.island import answer, opened, panel, pick, press, react, seeded, table_of
from tests.end_to_end.players import NAMES, Player
from tests.games.dracheninsel.kit import at
from tests.truth import truth

__all__ = ["seeded"]

ANNA, CARLA, DILARA = Seat(0), Seat(2), Seat(3)
SIX = 344  # a deal in which Anna begins and can pay six fields, most of them in several ways
SIX_FIELDS = (
    "D8.desert",
    "D7.forest_volcano",
    "C6.forest",
    "B5.desert",
    "B6.water",
    "B5.desert_water",
)
STOP = 7  # a deal in which Anna begins, Carla holds a Sweet slumber, Anna and Dilara counterspells
WALK = ("D8.forest_volcano", "D7.farmland_forest", "D6.mountain", "D5")
CAP = 60.0


async def drafted(home: House, player: Player, fields: tuple[str, ...]) -> tuple[Post, int]:
    """Plans steps over these fields by clicking; returns the panel and the number of clicks."""
    table = await home.table()
    post, clicks = await press(home, player, await panel(home, player), "Plan ahead"), 1
    for number, field in enumerate(fields):
        path, depth = ("step", *field.split(".")), 2
        while len(plan_of(table).paths) == number:
            await pick(home, player, post, path[:depth])
            post, clicks, depth = player.person.again(post), clicks + 1, depth + 1
    return post, clicks


async def gone(home: House, player: Player, fields: tuple[str, ...]) -> int:
    """Plans and sets it going; returns the number of clicks."""
    post, clicks = await drafted(home, player, fields)
    await press(home, player, post, "Go:")
    return clicks + 1


def plan_of(table: Table) -> Plan:
    return table.record.plans[ANNA]


async def played(table: Table) -> list[str]:
    """The fields that a plan has entered so far."""
    entries = [h.entry for h in await table.history() if h.entry and h.entry.by == "plan"]
    return [".".join(entry.path[1:]) for entry in entries]


async def test_a_paid_step_takes_two_clicks(tmp_path: Path, seeded: Callable[[int], None]) -> None:
    seeded(STOP)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)

        clicks = await answer(home, players[ANNA], "step", "D8", "forest_volcano")

        assert clicks == 2
        assert TABLE in {ask.seat for ask in (await home.table()).state.asks()}


async def test_a_planned_turn_of_six_cards_takes_at_most_fourteen_clicks(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(SIX)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        table = await home.table()

        clicks = await gone(home, players[ANNA], SIX_FIELDS)

        assert clicks <= 14
        for number in range(1, 7):
            assert await played(table) == list(SIX_FIELDS[:number])
            assert table.state.due[Deadline(DeadlineKind.CAP)] == home.clock.now() + CAP
            await home.pass_time(CAP)
        assert at(truth(table.state), "green") == "B5"


async def test_a_draft_shows_where_it_leads_and_leaves_no_trace(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(STOP)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        table = await home.table()
        board, edition = home.board(players[1].person), table.record.public_version
        home.requests.clear()

        post, _ = await drafted(home, players[ANNA], WALK)

        assert "1. Walk · D8 Desert · Forest/Volcano as a joker" in post.text
        assert "4. Walk · D5 Forest, free" in post.text
        assert any("E5" in button for button in post.buttons)
        assert home.board(players[1].person).payload == board.payload
        assert table.record.public_version == edition
        assert all("/callback" in request for request in home.requests)


async def test_a_stopped_plan_tells_its_owner_alone(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(STOP)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        table = await home.table()
        await gone(home, players[ANNA], WALK)
        await home.pass_time(CAP)

        await react(home, players[CARLA], "slumber")
        await home.pass_time(3 * CAP)

        assert await played(table) == list(WALK[:2])
        reason = "Your plan stopped (2 left): your turn was over before it was done."
        assert sum(reason in post.text for post in players[ANNA].person.inbox()) == 1
        for player in players[1:]:
            assert all("plan" not in post.text for post in player.person.everything())


async def test_with_closed_dms_the_reason_stands_in_the_hand(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(STOP)
    async with house(tmp_path) as home:
        players = await table_of(home, 4, *NAMES)
        await gone(home, players[ANNA], WALK)

        await react(home, players[CARLA], "slumber")
        await home.pass_time(3 * CAP)

        shown = await opened(home, players[ANNA])
        assert "Your plan stopped (3 left)" in shown.text


async def test_a_stop_that_was_countered_ends_the_plan_but_not_the_turn(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(STOP)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        await gone(home, players[ANNA], WALK)
        await react(home, players[CARLA], "slumber")
        await home.pass_time(10)
        await react(home, players[DILARA], "counter")

        await home.pass_time(3 * CAP)

        post = await panel(home, players[ANNA])
        assert "Your plan stopped (3 left): somebody has changed" in post.text
        assert "Plan ahead" in post.buttons
        assert at(truth((await home.table()).state), "green") == "D8"


@pytest.mark.parametrize("when", ["drafted", "running"])
async def test_a_plan_survives_a_restart(
    tmp_path: Path, seeded: Callable[[int], None], when: str
) -> None:
    seeded(STOP)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        post, _ = await drafted(home, players[ANNA], WALK)
        if when == "running":
            await press(home, players[ANNA], post, "Go: 4 steps")
        await home.close()
        await home.open()
        if when == "drafted":
            await press(home, players[ANNA], players[ANNA].person.again(post), "Go: 4 steps")

        await home.pass_time(5 * CAP)

        table = await home.table()
        assert await played(table) == list(WALK)
        assert at(truth(table.state), "green") == "D5"


async def test_whoever_thinks_better_of_it_drops_the_rest(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(STOP)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        await gone(home, players[ANNA], WALK)
        waiting = await opened(home, players[ANNA])
        assert "3 steps are left" in waiting.text

        await press(home, players[ANNA], waiting, "Drop the plan")
        await home.pass_time(2 * CAP)

        assert await played(await home.table()) == list(WALK[:1])
        assert "Plan ahead" in (await panel(home, players[ANNA])).buttons
