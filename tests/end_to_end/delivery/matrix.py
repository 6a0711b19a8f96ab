"""Every kind of failure × every act × every term, and what has to hold in each case."""

import asyncio
import random
from functools import partial
from itertools import product
from typing import NamedTuple

from bot.games.contract import TABLE
from bot.games.kit.walks import random_path
from bot.local.acts import Act
from bot.local.faults import Fault
from bot.local.people import Person
from bot.local.script import FOREVER, ONCE, Term
from bot.local.troubles import TROUBLES, refusal
from bot.table.model.record import Phase
from tests.discord_server import naps
from tests.end_to_end.delivery.usual import (
    Pair,
    asked_user,
    asks_once,
    boards,
    is_answering,
    is_in_step,
    is_told,
    panels,
    passes,
    quiet,
    until_so,
    usual,
)
from tests.end_to_end.house import House
from tests.end_to_end.players import picks
from tests.patience import until

ACTS = (
    Act.CHANNEL_EDIT,
    Act.CHANNEL_POST,
    Act.DM_POST,
    Act.DM_EDIT,
    Act.ANSWER,
    Act.OPEN_DM,
    Act.DELETE,
)
UNNAMED = {
    "403 99001": refusal(403, 99001, "a refusal nobody has named"),
    "400 99002": refusal(400, 99002, "another one"),
    "404 99003": refusal(404, 99003, "gone, whatever it is"),
}
KINDS = {**TROUBLES, **UNNAMED}
LOST = ("missing access", "unknown channel", "unknown guild")
TERMS = {"once": ONCE, "ten minutes": Term(seconds=600), "for ever": FOREVER}
OURS = "bad form"  # the only one that is an ERROR
ONE_WAY, ANOTHER_WAY = 60.0, 120.0  # seconds after the cause's end; while it lasts


class Case(NamedTuple):
    kind: str
    act: Act
    term: str

    def __str__(self) -> str:
        return f"{self.kind} × {self.act.value} × {self.term}"


# Who deletes is told by these that it is gone, and has to believe it.
GONE = ("unknown message", *LOST)
CASES = [
    case
    for case in (Case(*one) for one in product(KINDS, ACTS, TERMS))
    if case.act is not Act.DELETE or case.kind not in GONE
]


def part(shift: int) -> list[Case]:
    """Every kind once. Acts and terms go round, and each part begins with other ones."""
    acts, terms = len(ACTS), list(TERMS)
    cases = (
        Case(kind, ACTS[(i + shift) % acts], terms[(i // acts + shift) % len(terms)])
        for i, kind in enumerate(KINDS)
    )
    return [case for case in cases if case in CASES]


# Together these have every pair of kind and act, of kind and term, of act and term. The first one
# has every kind, and every act with every term.
FIRST, *FURTHER = (part(shift) for shift in range(len(ACTS)))


async def assert_told_in_spite_of(home: House, case: Case) -> None:
    pair = await usual(home)
    if case.act is Act.OPEN_DM:  # a bot that has just started knows no DM
        await home.close()
        await home.open()
    fault = home.discord.faults.strike(case.act, KINDS[case.kind], TERMS[case.term])
    with naps():
        await provoked(home, pair, case, fault)
        if case.term == "once":
            await assert_told(home, pair, ONE_WAY)
        else:
            await assert_told(home, pair, ANOTHER_WAY)
            await passes(home, 610, step=20)
            await assert_told(home, pair, 0.0)
        fault.lift()
        home.discord.recover()
        await announced(home)
        await assert_told(home, pair, ONE_WAY)
        await turned(home)
        await passes(home, ONE_WAY)
    await assert_in_order(home, pair)
    home.discord.report.take_failures()
    errors = home.discord.take_errors()
    assert case.kind == OURS or errors == []


async def provoked(home: House, pair: Pair, case: Case, fault: Fault) -> None:
    """What leads to this act."""
    if case.act is Act.CHANNEL_POST:
        home.discord.owner.delete(home.board(home.discord.owner))
    if case.act is Act.ANSWER:
        panel = panels(pair.active.person)[0]
        clicking = asyncio.create_task(
            pair.active.person.click(panel, picks(panel)[0]["custom_id"])
            if picks(panel)[0]["type"] == 2
            else pair.active.person.click(panel, "Refresh")
        )
        await until(lambda: clicking.done() or (fault.met > 0 and not is_answering(home)))
        home.clock.advance(3.0)
        await clicking
    await quiet(home)
    await turned(home)
    await quiet(home)


async def turned(home: House) -> None:
    """The game goes on to the next one, whoever clicks; nobody has to see it for that."""
    table, luck = await home.table(), random.Random(1)
    if table.record.pause is not None:
        return
    begin = await asked_user(home)
    while await asked_user(home) == begin and table.record.phase is Phase.RUNNING:
        state = table.state
        seat = next(ask.seat for ask in state.asks() if ask.seat != TABLE)
        path = random_path(state.game, state.game_state, seat, luck)
        user = state.record.chairs[seat].user
        assert user is not None
        await table.answer(user, seat, state.record.ask_versions[seat], path)


async def assert_told(home: House, pair: Pair, within: float) -> None:
    """Whoever is asked; a table that is paused asks nobody, and its host knows why."""
    await quiet(home)
    table = await home.table()
    if table.record.pause is not None:
        assert any(post.text.startswith("⏸️") for one in pair for post in one.person.inbox())
        return
    await until_so(home, partial(is_told, home, await asked(home, pair)), within)


async def asked(home: House, pair: Pair) -> Person:
    user = await asked_user(home)
    return next(one.person for one in pair if one.person.id == user)


async def announced(home: House) -> None:
    """The gateway says that the server is back: lost channels are looked at."""
    guild = home.discord.guild
    create = home.discord.wire.guild_create(guild)
    home.discord.gateway.dispatch("GUILD_CREATE", create, guild.id)
    await home.heard()


async def assert_in_order(home: House, pair: Pair) -> None:
    """All is well again: one board, the newest; one panel for each; only who is asked is asked."""
    assert (await home.table()).record.pause is None
    assert await is_in_step(home)
    assert len(boards(home.discord.owner)) == 1
    person = await asked(home, pair)
    assert is_told(home, person)
    for one in pair:
        assert len(panels(one.person)) <= 1
        assert one.person == person or not any(picks(post) for post in one.person.inbox())
    closed = (await home.bot.tables.people.get(person.id)).dms_closed
    assert closed or asks_once(person)
