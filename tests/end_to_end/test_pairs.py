"""Two runs under the same clicks that differ only in what one seat cannot know: for that seat and
for a bystander they leave the same traces, texts, ids, file names, pixels and times."""

import itertools
import random
import secrets
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.contract import Rng, Seat
from bot.local.people import Person
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather, picks
from tests.end_to_end.traces import Trace

NAMES = ("Anna", "Ben", "Carla")
BYSTANDER = "Zoe"
CLICKS = 8  # compared in each pair
KNOWING = Seat(0)  # Anna's seat: the world changes behind her back


class Step(NamedTuple):
    """One click, what everybody may see after it, and the traces it left."""

    who: str
    custom_id: str
    view: Any
    traces: list[list[str]]


@pytest.fixture
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Both runs get the same seed and the same key for their buttons."""

    def begin() -> None:
        numbers = itertools.count()

        def token_bytes(_: int = 32) -> bytes:
            return sha256(str(next(numbers)).encode()).digest()

        monkeypatch.setattr(secrets, "token_bytes", token_bytes)

    return begin


async def begun(home: House, slug: str, luck: random.Random, clicks: int) -> list[Player]:
    """A table some clicks into its game."""
    players = [Player(person, "dm") for person in home.discord.people(*NAMES)]
    await gather(home, players, slug)
    for _ in range(clicks):
        if (chosen := offered(players, luck)) is not None:
            await click(home, *chosen)
        else:
            await home.pass_time(5.0)
    return players


def offered(players: list[Player], luck: random.Random) -> tuple[Person, str] | None:
    """A random button that somebody could press in his newest panel."""
    for player in luck.sample(players, len(players)):
        panels = [post for post in player.person.inbox() if picks(post)]
        if panels:
            return player.person, luck.choice(picks(panels[-1]))["custom_id"]
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
    home: House, players: list[Player], next_click: Callable[[], tuple[Person, str] | None]
) -> list[Step]:
    table = await home.table()
    (bystander,) = home.discord.people(BYSTANDER)
    steps = []
    while (chosen := next_click()) is not None:
        person, custom_id = chosen
        trace = Trace(home.discord, players[KNOWING].person, bystander)
        if not await click(home, person, custom_id):
            break
        home.discord.world.listeners.pop()
        view = table.course.game.public(table.course.state)
        steps.append(
            Step(person.name, custom_id, view, [trace.of(n) for n in (NAMES[KNOWING], BYSTANDER)])
        )
    return steps


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 10))]
)
async def test_what_a_seat_cannot_know_leaves_no_trace(
    tmp_path_factory: pytest.TempPathFactory, slug: str, seed: int, same_secrets: Callable[[], None]
) -> None:
    async def run(change: Callable[[Any], Any], script: list[Step] | None) -> list[Step]:
        same_secrets()
        async with house(Path(tmp_path_factory.mktemp("run")), seed=seed) as home:
            luck = random.Random(seed)
            players = await begun(home, slug, luck, 10 + 6 * seed)
            table = await home.table()
            table._course = replace(table.course, state=change(table.course.state))
            people = {player.person.name: player.person for player in players}
            if script is None:
                return await recorded(home, players, limited(players, luck))
            wanted = iter([(people[step.who], step.custom_id) for step in script])
            return await recorded(home, players, lambda: next(wanted, None))

    one = await run(lambda state: state, None)
    two = await run(lambda s: GAMES[slug].scramble(s, KNOWING, Rng(b"another world")), one)

    compared = 0
    for step, other in zip(one, two, strict=False):
        if step.view != other.view:
            break  # something hidden was rightly opened
        assert step.traces == other.traces
        compared += 1
    assert compared > 0
