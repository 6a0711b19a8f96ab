"""End to end: whatever befell a reader since their last click stands in their panel, or is counted.

People click at random; after every click the panel of somebody is held against the log, which is
told anew for this. The bar is 200 moments of every game; a few of them in every run.
"""

import random
import re
from pathlib import Path

import pytest

from bot.games.contract import Impact, Seat
from bot.games.registry import GAMES
from bot.local.post import Post
from bot.table.model.record import Phase
from bot.table.model.table_state import LogEvent
from bot.table.play.history import is_own
from bot.table.table import Table
from bot.ui.message.table_view import TableView
from render.registry import PAINTERS
from tests.end_to_end.house import House, house
from tests.end_to_end.players import NAMES, Player, gather, play_out

FEW, BAR = 5, 200
AT_ONCE = 3  # clicks from one look to the next


@pytest.mark.parametrize("slug", GAMES)
async def test_a_panel_tells_what_befell_its_reader(tmp_path: Path, slug: str) -> None:
    await assert_panels_tell(tmp_path, slug, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
async def test_two_hundred_moments_of_every_game(tmp_path: Path, slug: str) -> None:
    await assert_panels_tell(tmp_path, slug, BAR)


async def assert_panels_tell(tmp_path: Path, slug: str, number: int) -> None:
    """In as many games as it takes: a short one has few moments."""
    seen, games = 0, 0
    while seen < number:
        found = await in_one_game(room(tmp_path, games), slug, number - seen, seed=5 + games)
        assert found
        seen, games = seen + found, games + 1


def room(tmp_path: Path, number: int) -> Path:
    """For one game and its database."""
    folder = tmp_path / str(number)
    folder.mkdir()
    return folder


async def in_one_game(folder: Path, slug: str, number: int, seed: int) -> int:
    people, luck, seen = min(GAMES[slug].SEATS) + 1, random.Random(seed + 2), 0
    async with house(folder, seed=seed) as home:
        players = [Player(person) for person in home.discord.people(*NAMES[:people])]
        await gather(home, players, slug)
        while seen < number:
            await play_out(home, players, luck, clicks=AT_ONCE, most=20_000)
            if (await home.table()).record.phase is not Phase.RUNNING:
                break
            seen += await compare(home, players, luck)
    return seen


async def compare(home: House, players: list[Player], luck: random.Random) -> bool:
    """Somebody refreshes their panel and reads its first lines."""
    table, at = await home.table(), luck.randrange(len(players))
    panel = next((post for post in players[at].person.inbox() if "Refresh" in post.buttons), None)
    if panel is None:
        return False
    shown = (await players[at].person.click(panel, "Refresh")).post
    assert shown is not None
    seat = table.record.seat_of(players[at].person.id)
    assert seat is not None
    missing = [s for s in await wanted(table, seat) if s not in shown.text]
    assert len(missing) <= counted(shown), (missing, shown.text)
    assert not [s for s in await secret(table, seat) if s in shown.text]
    return True


async def since(table: Table, seat: Seat) -> list[LogEvent]:
    story = await table.history()
    last = max((n for n, one in enumerate(story) if is_own(one, seat)), default=0)
    return story[last:]


async def wanted(table: Table, seat: Seat) -> list[str]:
    view = TableView(table.state, PAINTERS[table.record.game], "en")
    story = await since(table, seat)
    lost = [
        view.said.told("event", event, view.text_names).removeprefix("+ ")
        for one in story
        for event in one.news
        if view.game.impact(view.public, event, seat) is Impact.LOSS
    ]
    return [*lost, *(view.noted(w.note) for one in story for w in one.whispers if w.to == seat)]


async def secret(table: Table, seat: Seat) -> set[str]:
    """What others were told alone, unless this seat was told the very same."""
    view = TableView(table.state, PAINTERS[table.record.game], "en")
    told = [w for one in await table.history() for w in one.whispers]
    own = {view.noted(w.note) for w in told if w.to == seat}
    return {view.noted(w.note) for w in told if w.to != seat} - own


def counted(post: Post) -> int:
    found = re.search(r"And (\d+) more", post.text)
    return int(found[1]) if found else 0
