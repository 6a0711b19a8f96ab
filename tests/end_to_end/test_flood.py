"""One person's flood of clicks delays nobody else's, and waiting for answers locks nobody out."""

import asyncio
from pathlib import Path

from bot.local.acts import Act
from bot.local.people import Person
from bot.local.post import Shown
from bot.local.script import Term
from bot.local.troubles import TROUBLES
from bot.table.seating.limits import MOST_AT_ONCE
from bot.ui.message import painting
from tests.end_to_end.answers import said
from tests.end_to_end.busy_painter import busy_painter
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather
from tests.end_to_end.rushing import rushed
from tests.patience import until

BUSY = "One thing at a time"


def looks(home: House, person: Person, number: int) -> list[asyncio.Task[Shown]]:
    """*My hand*, which is painted, so often at once."""
    board = home.board(person)
    return [asyncio.create_task(person.click(board, "My hand")) for _ in range(number)]


async def test_one_persons_flood_keeps_nobody_waiting(tmp_path: Path) -> None:
    """500 clicks at once delayed another's by most of a minute: the work is not begun now."""
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")
        async with busy_painter():
            flood = looks(home, anna, 40)
            await until(lambda: sum(one.done() for one in flood) == 40 - MOST_AT_ONCE)
            assert all(BUSY in said(one.result()) for one in flood if one.done())
            (other,) = looks(home, ben, 1)
            await until(lambda: painting.paint_queue.waiting > MOST_AT_ONCE + 1)

        answers = [said(shown) for shown in await asyncio.gather(*flood)]
        assert sum(BUSY not in text for text in answers) == MOST_AT_ONCE
        assert BUSY not in said(await other)
        assert BUSY not in said(await looks(home, anna, 1)[0])


async def test_commands_count_like_clicks(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben", locale="de")
        await gather(home, [Player(anna), Player(ben)], "emerald", language="de")
        async with busy_painter():
            asked = [asyncio.create_task(anna.slash("table hand")) for _ in range(20)]
            await until(lambda: sum(one.done() for one in asked) == 20 - MOST_AT_ONCE)
            refused = [said(one.result()) for one in asked if one.done()]

        assert all("Eins nach dem anderen" in text for text in refused)
        await asyncio.gather(*asked)


async def test_one_replay_at_a_time_for_each_person(tmp_path: Path) -> None:
    """It is answered at once by how far it is, and goes on for long after that."""
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await rushed(home, anna, ben)
        async with busy_painter():
            made = (await anna.slash("table replay")).post
            assert made is not None
            assert BUSY in said(await anna.slash("table replay"))
            assert BUSY not in said(await ben.slash("table replay"))
        await until(lambda: bool(anna.again(made).files))


async def test_who_clicks_fast_and_reads_the_answers_is_not_held_up(tmp_path: Path) -> None:
    """Each answered before the next; two at once now and then, as a double click is."""
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")
        for _ in range(10):
            for answer in await asyncio.gather(*looks(home, anna, 2)):
                assert BUSY not in said(answer)


async def test_answers_that_hang_do_not_lock_anybody_out(tmp_path: Path) -> None:
    """Connections that have died without a sign hang for minutes."""
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        term = Term(times=MOST_AT_ONCE)
        held = home.discord.faults.strike(Act.ANSWER, TROUBLES["delay"], term)
        hanging = [asyncio.create_task(anna.slash("help")) for _ in range(MOST_AT_ONCE)]
        await until(lambda: held.met == MOST_AT_ONCE)

        assert BUSY not in said(await anna.slash("help"))

        home.discord.recover()
        await asyncio.gather(*hanging)
