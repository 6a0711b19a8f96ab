"""A table that moves on while its pictures wait in the line: what is old by then is not painted."""

import asyncio
import random
from pathlib import Path

from bot.local.post import Shown
from bot.table.table import Table
from bot.ui.message import painting
from tests.end_to_end.busy_painter import busy_painter
from tests.end_to_end.house import house
from tests.end_to_end.players import Player, gather, one_move


async def waits_in_line(after: "asyncio.Task[Shown | None] | None" = None) -> None:
    """Until the workers have lined up with their pictures; a click may also need none."""
    queue = painting.paint_queue._line._work_queue
    while queue.empty() and not (after is not None and after.done()):  # noqa: ASYNC110 - no bell
        await asyncio.sleep(0)


async def test_a_board_that_is_old_before_it_is_painted_is_never_sent(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")
        table = await home.table()
        home.requests.clear()
        async with busy_painter():
            for _ in range(3):
                await one_move(table)
                await waits_in_line()
        await home.settle()

        board = f"/channels/{home.discord.channel.id}/messages"
        edits = [one for one in home.requests if one.startswith("PATCH") and board in one]
        assert len(edits) == 1
        assert f"board-{table.record.public_version}.png" in home.board(anna).files


async def test_whoever_clicked_is_shown_how_things_stand_when_it_is_painted(
    tmp_path: Path,
) -> None:
    """And nothing older before it: one answer, of the newest edition."""
    async with house(tmp_path) as home:
        players = [Player(person) for person in home.discord.people("Anna", "Ben")]
        await gather(home, players, "emerald")
        table, luck, has_moved_on = await home.table(), random.Random(3), False
        shown: Shown | None = None
        while not has_moved_on:
            before, acting = table.record.public_version, _asked(table, players)
            async with busy_painter():
                click = asyncio.create_task(acting.act(home, luck))
                await waits_in_line(click)
                if table.record.public_version > before and _asked(table, players) is not acting:
                    await one_move(table)
                    has_moved_on = True
            shown = await click
            await home.settle()
        newest = {
            f"board-{table.record.public_version}.png",
            f"choice-{table.record.public_version}-0.png",
        }
        assert shown is not None
        assert shown.post is not None
        assert newest & set(shown.post.files)


def _asked(table: Table, players: list[Player]) -> Player:
    seat = table.state.asks()[0].seat
    return next(p for p in players if p.person.id == table.record.chairs[seat].user)
