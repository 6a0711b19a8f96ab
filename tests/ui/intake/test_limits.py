"""Everybody at a table has to want that it moves to another server."""

from bot.table.seating.limits import HouseRules
from bot.table.table import Table
from bot.ui.intake.limits import AGREED, Limits
from tests.table.kit import ANNA, BEN
from tests.ui.stage import Stage

THERE, ELSEWHERE = 70, 71


def missing(limits: Limits, table: Table, user: int, now: float, channel: int = THERE) -> list[str]:
    return [chair.name for chair in limits.emigration(table, channel, user, now)]


async def test_all_have_to_say_so_for_the_same_place(stage: Stage) -> None:
    table, limits = await stage.dealt(), Limits(HouseRules())

    assert missing(limits, table, ANNA, 0) == ["Ben"]
    assert missing(limits, table, BEN, 0, ELSEWHERE) == ["Anna"]
    assert missing(limits, table, BEN, 0) == []


async def test_nobody_is_held_to_what_they_wanted_long_ago(stage: Stage) -> None:
    table, limits = await stage.dealt(), Limits(HouseRules())
    missing(limits, table, ANNA, 0)

    assert missing(limits, table, BEN, AGREED) == ["Anna"]
    assert missing(limits, table, ANNA, AGREED + 1) == []


async def test_a_move_begins_anew_once_it_was_made(stage: Stage) -> None:
    table, limits = await stage.dealt(), Limits(HouseRules())
    missing(limits, table, ANNA, 0)
    missing(limits, table, BEN, 1)

    assert missing(limits, table, BEN, 2) == ["Anna"]


async def test_moves_that_came_to_nothing_are_forgotten(stage: Stage) -> None:
    table, limits = await stage.dealt(), Limits(HouseRules())
    for channel in range(100):
        missing(limits, table, ANNA, channel * AGREED, channel)

    assert len(limits._emigrants) == 1
