"""Two runs under the same clicks that differ only in what one seat cannot know: for that seat and
for a bystander they leave the same traces, texts, ids, file names, pixels and times."""

import logging
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.games import drachenland, emerald, scratch_island
from bot.games.chance import shuffled
from bot.games.contract import Rng, Seat
from bot.games.emerald.board import packed, stacks
from bot.games.registry import GAMES
from bot.local.people import Person
from bot.local.post import Post
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather, picks
from tests.end_to_end.traces import Trace

NAMES = ("Anna", "Ben", "Carla")
BYSTANDER = "Zoe"
CLICKS = 8  # compared in each pair
KNOWING = Seat(0)  # Anna's seat: the world changes behind her back


class Step(NamedTuple):
    """One click, what everybody may see after it, and all that the click has left behind."""

    who: str
    custom_id: str
    view: Any  # of all, and of each seat that watches
    traces: list[list[str]]  # what reached each of those who watch
    in_words: str  # the board, for a bystander who asks for it
    logged: list[str]  # what the host of the bot reads


async def begun(home: House, slug: str, luck: random.Random, clicks: int) -> list[Player]:
    """A table some clicks into its game, in front of whoever knows the same in both worlds."""
    players = [Player(person, "dm") for person in home.discord.people(*NAMES)]
    await gather(home, players, slug)
    while clicks > 0 or not panels(players[KNOWING]):
        clicks -= 1
        if (chosen := offered(players, luck)) is not None:
            await click(home, *chosen)
        else:
            await home.pass_time(5.0)
    return players


def panels(player: Player) -> list[Post]:
    return [post for post in player.person.inbox() if picks(post)]


def offered(players: list[Player], luck: random.Random) -> tuple[Person, str] | None:
    """A random button that somebody could press in his newest panel."""
    for player in luck.sample(players, len(players)):
        if found := panels(player):
            return player.person, luck.choice(picks(found[-1]))["custom_id"]
    return None


def limited(players: list[Player], luck: random.Random) -> Callable[[], tuple[Person, str] | None]:
    left = iter(range(CLICKS))
    return lambda: None if next(left, None) is None else offered(players, luck)


async def click(home: House, person: Person, custom_id: str) -> bool:
    """Presses it, if it is there."""
    for post in reversed(person.inbox()):
        for one in picks(post):
            if one["custom_id"] == custom_id and one["type"] == 2:
                assert (await person.click(post, custom_id)).failure is None
                await home.settle()
                return True
    return False


async def recorded(
    home: House,
    players: list[Player],
    watching: tuple[int, ...],
    next_click: Callable[[], tuple[Person, str] | None],
) -> list[Step]:
    table = await home.table()
    (bystander,) = home.discord.people(BYSTANDER)
    audience, steps = [*(players[seat].person for seat in watching), bystander], []
    while (chosen := next_click()) is not None:
        person, custom_id = chosen
        trace = Trace(home.discord, *audience)
        with logged() as lines:
            if not await click(home, person, custom_id):
                break
        home.discord.world.listeners.pop()
        game, state = table.state.game, table.state.game_state
        view = game.public(state), [game.own(state, Seat(seat)) for seat in watching]
        traces = [trace.of(one.name) for one in audience]
        steps.append(Step(person.name, custom_id, view, traces, await read(bystander), lines))
    return steps


async def read(person: Person) -> str:
    shown = (await person.slash("table board", text=True)).post
    assert shown is not None
    return shown.text


@contextmanager
def logged() -> Iterator[list[str]]:
    """The bot's own lines in the log, of every level."""
    lines: list[str] = []
    ear, log = logging.Handler(logging.DEBUG), logging.getLogger("bot")
    ear.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    log.addHandler(ear)
    before, log.level = log.level, logging.DEBUG
    try:
        yield lines
    finally:
        log.level = before
        log.removeHandler(ear)


Change = Callable[[Any], Any]


class Pair(NamedTuple):
    """Twice the same clicks from a position some way into the game, in two worlds."""

    slug: str
    seed: int
    watching: tuple[int, ...]  # seats
    change: Change
    later: int = 0  # clicks

    async def run(self, folder: Path, change: Change, script: list[Step] | None) -> list[Step]:
        async with house(folder, seed=self.seed) as home:
            luck = random.Random(10 * self.seed + self.later)
            players = await begun(home, self.slug, luck, 10 + 6 * self.seed + self.later)
            table = await home.table()
            table._state = replace(table.state, game_state=change(table.state.game_state))
            if script is None:
                return await recorded(home, players, self.watching, limited(players, luck))
            people = {player.person.name: player.person for player in players}
            wanted = iter([(people[step.who], step.custom_id) for step in script])
            return await recorded(home, players, self.watching, lambda: next(wanted, None))

    async def compare(self, folder: Callable[[str], Path], begin: Callable[[], None]) -> int:
        """How many steps were equal until something hidden was rightly opened."""
        begin()
        one = await self.run(folder("one"), lambda state: state, None)
        begin()
        two = await self.run(folder("two"), self.change, one)
        compared = 0
        for step, other in zip(one, two, strict=False):
            if step.view != other.view:
                break
            assert step[3:] == other[3:]
            compared += 1
        return compared


some_seeds = pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 10))]
)


@some_seeds
@pytest.mark.parametrize("slug", GAMES)
async def test_what_a_seat_cannot_know_leaves_no_trace(
    tmp_path_factory: pytest.TempPathFactory, slug: str, seed: int, same_secrets: Callable[[], None]
) -> None:
    """Where the very first click opens something, it is done again somewhat later."""
    change = partial(GAMES[slug].resample_hidden, seat=KNOWING, rng=Rng(b"another world"))
    for later in range(4):
        pair = Pair(slug, seed, (KNOWING,), change, later)
        if await pair.compare(tmp_path_factory.mktemp, same_secrets):
            return
    raise AssertionError("nothing could be compared")


def other_tiles(state: drachenland.State) -> drachenland.State:
    """Other tiles lie face down and in the box; vaults and dice are the same."""
    other = drachenland.resample_hidden(state, KNOWING, Rng(b"another world"))
    assert other.hidden != state.hidden
    return replace(other, vaults=state.vaults, rng=state.rng)


def other_contents(state: scratch_island.State) -> scratch_island.State:
    """Other things lie under the foil; the dice are the same."""
    other = scratch_island.resample_hidden(state, KNOWING, Rng(b"another world"))
    assert other.contents != state.contents
    return replace(other, rng=state.rng)


def other_cards(state: emerald.State) -> emerald.State:
    """Other cards lie face down and in the box; all hands are the same."""
    gems, box_gems = redealt(stacks(state.gems), state.box_gems)
    gold, box_gold = redealt(stacks(state.gold), state.box_gold)
    assert (gems, gold) != (state.gems, state.gold)
    return replace(state, gems=gems, gold=gold, box_gems=box_gems, box_gold=box_gold)


def redealt(piles: Sequence[bytes], box: bytes) -> tuple[bytes, bytes]:
    """The open cards stay; all others are dealt anew."""
    cards, _ = shuffled((*b"".join(pile[1:] for pile in piles), *box), Rng(b"other"), "cards")
    left = iter(cards)
    dealt = packed(pile[:1] + bytes(next(left) for _ in pile[1:]) for pile in piles)
    return dealt, bytes(left)


UNKNOWN: dict[str, Change] = {
    "drachenland": other_tiles,
    "scratch_island": other_contents,
    "emerald": other_cards,
}


@some_seeds
@pytest.mark.parametrize("slug", UNKNOWN)
async def test_what_nobody_can_know_leaves_no_trace_at_all(
    tmp_path_factory: pytest.TempPathFactory, slug: str, seed: int, same_secrets: Callable[[], None]
) -> None:
    """For no seat: not in hands, panels, pictures or ids either."""
    pair = Pair(slug, seed, tuple(range(len(NAMES))), UNKNOWN[slug])
    assert await pair.compare(tmp_path_factory.mktemp, same_secrets) > 0
