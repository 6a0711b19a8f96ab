"""Whole games of every size, with wrong clicks and restarts in between, until all was seen: every
kind of question, of news and of refusal that the game knows."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.games.contract import Seat, play
from bot.games.kit.options import settled_options
from bot.table.model.record import Phase
from bot.table.table import Table
from bot.words import FOLDER
from tests.end_to_end.house import House, house
from tests.end_to_end.mischief import Mischief
from tests.end_to_end.players import gather, play_out
from tests.end_to_end.whole_games import events_of, seated


class Plan(NamedTuple):
    people: int
    options: tuple[tuple[str, str], ...] = ()


PLANS = {
    "drachenland": (Plan(2), Plan(3), Plan(4), Plan(2, (("length", "short"),))),
    "scratch_island": (Plan(2), Plan(3), Plan(4)),
    "emerald": (Plan(2), Plan(3), Plan(5), Plan(3, (("ransom_cards", "secret"),))),
}
NOT_IN_PLAY = {"seats", "start_seat"}  # said before a game begins
UNHEARD = {"not_your_turn"}  # the table itself sends away whoever is not asked
BY_THE_TABLE = {"not_seated", "wrong_seat", "forged", "game_over"}


class Seen(NamedTuple):
    """What has occurred, by the names that it has in the words."""

    asks: set[str]
    events: set[str]
    refusals: set[str]


async def adventure(
    home: House,
    slug: str,
    plan: Plan,
    seed: int,
    known: set[str],
    *,
    burst: int = 30,
    most: int = 10_000,
) -> Seen:
    """A game from the lobby to the final card, or `most` bursts of clicks. Wrong answers come
    after each click, all sorts of wrong clicks and a restart after each burst."""
    players, luck = seated(home, plan.people), random.Random(seed)
    for player in players:
        player.eager = 0.5
    await gather(home, players, slug, options=dict(plan.options))
    mischief = Mischief(home, players, luck)
    for _ in range(most):
        for _ in range(luck.randint(1, burst)):
            await play_out(home, players, luck, clicks=1)
            if await is_over(home):
                break
            await mischief.answer_amiss(known)
        if await is_over(home):
            await mischief.too_late()
            assert "Rematch" in home.board(players[0].person).buttons
            break
        await mischief.all_sorts()
        await home.close()
        await home.open()
    asks, events = await occurred(await home.table())
    return Seen(asks, events, mischief.refused)


async def is_over(home: House) -> bool:
    return (await home.table()).record.phase is not Phase.RUNNING


async def occurred(table: Table) -> tuple[set[str], set[str]]:
    """The questions that were asked and the news that were told, from the log."""
    game, record = table.state.game, table.record
    first = None if record.start_seat is None else Seat(record.start_seat)
    step = game.start(
        len(record.chairs), record.seed, settled_options(game.Options, record.options), first
    )
    asks, events = set[str](), set[str]()
    for happened in await table.history():
        if happened.entry is not None:
            step = play(game, step.state, happened.entry.seat, happened.entry.path)
        asks.update(ask.about for ask in game.asks(step.state))
        events.update(type(event).__name__ for event in happened.news)
    return asks, events


def worded(slug: str, family: str) -> set[str]:
    """All the game has words for: "ask" or "refused"."""
    text = (FOLDER / "en" / f"{slug}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{family}-(\w+) =", text, re.MULTILINE))


@pytest.mark.soak
@pytest.mark.parametrize("slug", PLANS)
async def test_everything_occurs_in_whole_games(
    tmp_path_factory: pytest.TempPathFactory, slug: str, same_secrets: Callable[[], None]
) -> None:
    same_secrets()
    games, known = [], set[str]()
    for seed, plan in enumerate(PLANS[slug]):
        async with house(tmp_path_factory.mktemp(slug), seed=seed) as home:
            games.append(await adventure(home, slug, plan, seed, known))

    assert worded(slug, "ask") <= set.union(*(seen.asks for seen in games))
    assert events_of(slug) <= set.union(*(seen.events for seen in games))
    refusals = (worded(slug, "refused") | BY_THE_TABLE) - NOT_IN_PLAY - UNHEARD
    assert refusals <= set.union(*(seen.refusals for seen in games))


@pytest.mark.parametrize("slug", PLANS)
async def test_wrong_clicks_and_restarts_change_nothing(tmp_path: Path, slug: str) -> None:
    async with house(tmp_path) as home:
        seen = await adventure(home, slug, Plan(2), seed=1, known=set(), burst=8, most=2)

        # In so few clicks the game is not over.
        assert BY_THE_TABLE - {"game_over"} <= seen.refusals
        assert seen.refusals & worded(slug, "refused")
