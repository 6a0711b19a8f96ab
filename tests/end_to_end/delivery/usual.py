"""The usual table of these tests: Emerald with Anna and Ben, by DM; and time that passes though
Discord does not answer."""

import asyncio
import random
from collections.abc import Callable
from typing import NamedTuple

from bot.games.contract import TABLE
from bot.local.people import Person
from bot.local.post import Post
from bot.table.storage.protocol import PULSE
from bot.ui.message import painting
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, asked_by_dm, gather, picks
from tests.patience import Patience

ALARMS = ("⏸️", "⚠️")
WORK = 20.0  # seconds of it, after which a bot that never rests has failed
STILL = 25  # looks without any news, after which all that is left hangs on the clock


class Pair(NamedTuple):
    """Who is asked, and who waits."""

    active: Player
    other: Player

    def turned(self) -> "Pair":
        return Pair(self.other, self.active)


async def usual(home: House, *, pace: str = "") -> Pair:
    """Dealt; `pace` is one of the lobby's."""
    players = [Player(person) for person in home.discord.people("Anna", "Ben")]
    if not pace:
        await gather(home, players, "emerald")
    else:
        await _paced(home, players, pace)
    return Pair(*players) if asked_by_dm(players[0].person) else Pair(*players[::-1])


async def _paced(home: House, players: list[Player], pace: str) -> None:
    host, guest = (player.person for player in players)
    card = (await host.slash("emerald new")).post
    assert card is not None
    await host.select(card, pace)
    await guest.click(card, "Join")
    await host.click(card, "Start")
    await home.settle()


async def asked_user(home: House) -> int | None:
    """Whom the game itself asks now, told or not."""
    table = await home.table()
    seats = [ask.seat for ask in table.state.asks() if ask.seat != TABLE]
    return table.record.chairs[seats[0]].user if seats else None


async def finish_turn(home: House, pair: Pair, *, luck: random.Random | None = None) -> Pair:
    """The active one clicks until the game asks the other; whom that reaches is another matter."""
    chance = luck or random.Random(1)
    while await asked_user(home) == pair.active.person.id:
        shown = await pair.active.act(home, chance)
        assert shown is not None
        assert shown.failure is None
    return pair.turned()


async def move(home: House, pair: Pair) -> Pair:
    """The active one clicks until everybody can see it, in however many steps."""
    table = await home.table()
    before = table.record.public_version
    while table.record.public_version == before:
        shown = await pair.active.act(home, home.luck)
        assert shown is not None
        assert shown.failure is None
    await quiet(home)
    return pair if await asked_user(home) == pair.active.person.id else pair.turned()


async def play_on(home: House, pair: Pair, *, luck: random.Random | None = None) -> Pair:
    """The same, and everything that can be told now is told."""
    turned = await finish_turn(home, pair, luck=luck)
    await quiet(home)
    return turned


async def quiet(home: House) -> None:
    """Until nothing is left to do now, or all that is left waits for an answer of Discord's that
    only time will bring."""
    looks, before, patience = 0, _work(home), Patience(WORK)
    settling = asyncio.create_task(home.settle())
    while not settling.done() and looks < STILL:
        patience.look_again()
        await asyncio.wait({settling}, timeout=0.002)
        now = _work(home)
        is_held = home.discord.faults.held and now == before
        if is_held:  # by Discord only: what is being painted comes to its end
            await painting.paint_queue.line_up(_work_of_nobody)
        looks, before = (looks + 1 if is_held else 0), now
    settling.cancel()


def _work(home: House) -> tuple[int, ...]:
    faults = home.discord.faults
    return len(home.requests), faults.struck, faults.held


def _work_of_nobody() -> None:
    """Waits in the painters' line, and is done when all before it is."""


def is_answering(home: House) -> bool:
    """Whether a click is being answered, as far as Discord takes answers."""
    if home.discord.faults.held:
        return False
    names = (task.get_name() for task in asyncio.all_tasks())
    return any(name.startswith("discord.py: on_interaction") for name in names)


async def passes(home: House, seconds: float, step: float = PULSE) -> None:
    """Time goes by, whether Discord answers or not."""
    await quiet(home)
    while seconds > 0:
        home.clock.advance(min(seconds, step))
        seconds -= step
        await home.pulse()
        await quiet(home)


async def until_so(home: House, is_so: Callable[[], bool], within: float) -> float:
    """The seconds that it takes; fails if it takes longer."""
    await quiet(home)
    begin = home.clock.now()
    while not is_so():
        waited = home.clock.now() - begin
        assert waited < within, f"not so after {waited:.0f} s"
        await passes(home, min(PULSE, within - waited))
    return home.clock.now() - begin


def is_told(home: House, person: Person) -> bool:
    """By the panel in the DM, or called in the channel."""
    called = [post for post in home.discord.owner.visible() if post.mentions(person.id)]
    return asked_by_dm(person) or bool(called)


def boards(person: Person) -> list[Post]:
    """Every public message with the buttons of a board."""
    return [p for p in person.visible() if not p.ephemeral and "Log" in p.buttons]


def panels(person: Person) -> list[Post]:
    """What stands in the DM, but for alarms and for what only answered a click."""
    inbox = [post for post in person.inbox() if not post.ephemeral]
    return [post for post in inbox if not post.text.startswith(ALARMS)]


def alarms(*people: Person) -> list[str]:
    return [p.text for one in people for p in one.inbox() if p.text.startswith(ALARMS)]


async def is_in_step(home: House) -> bool:
    """The only board is the newest, and whoever is asked has the one panel that asks."""
    table = await home.table()
    edition = table.record.public_version
    shown = boards(home.discord.owner)
    return len(shown) == 1 and any(f"board-{edition}." in name for name in shown[0].files)


def asks_once(person: Person) -> bool:
    """One living panel, which asks."""
    found = panels(person)
    return len(found) == 1 and bool(picks(found[0]))
