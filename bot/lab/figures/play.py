"""How the whole bot feels: a click on a local Discord, and many tables that are clicked at once."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from bot.client import Tafelrunde
from bot.endpoint import Endpoint, pointed_at
from bot.games.contract import TABLE, Seat
from bot.games.kit.walks import random_path
from bot.games.registry import EFFORTS, GAMES
from bot.lab.figures.clicks import measure_clicks
from bot.lab.figures.cluster import Cluster
from bot.lab.figures.saving import p99
from bot.local.people import people
from bot.local.server import LocalDiscord
from bot.table.play.search_process import SearchProcess, SearchRequest
from bot.table.seating import lobby
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.time.sources import RealTime
from bot.ui.message.painting import render_for_all
from bot.ui.message.parts import Picture
from render.registry import PAINTERS

SLUG = "emerald"
BUSY = 200  # tables
CLICKS = 1000
PER_SECOND = 100
NAMES = ("Anna", "Ben")
ROUNDS = 3
THINKING = 4  # hard computers
After = Callable[[Table], None]


async def beside_thinkers(measure: Callable[[], Awaitable[float]]) -> float:
    """The same while hard computers of several tables are up all the time."""
    thinker = SearchProcess()
    thoughts = [asyncio.create_task(_think(thinker, luck)) for luck in range(THINKING)]
    try:
        return await measure()
    finally:
        for thought in thoughts:
            thought.cancel()
        await asyncio.to_thread(thinker.close)


async def _think(thinker: SearchProcess, luck: int) -> None:
    game = GAMES[SLUG]
    game_state = msgspec.msgpack.encode(game.start(2, bytes(32), game.Options()).state)
    while True:
        await thinker.turn(
            SearchRequest(f"bot.games.{SLUG}", game_state, Seat(0), luck, EFFORTS[SLUG])
        )
        luck += THINKING


async def shared_to_file(number: int = CLICKS // 10) -> float:
    """D4: click to acknowledgement on a PostgreSQL ÷ on the file; each flushes before it answers.

    In turn, and the middle ratio counts. Both lie on the disk of the working directory.
    """
    cluster = await asyncio.to_thread(Cluster, Path.cwd())
    ratios = list[float]()
    try:
        for one in range(ROUNDS):
            address = await asyncio.to_thread(cluster.create, f"round{one}")
            shared = await click_time(number, address, is_saved=True)
            ratios.append(shared / await click_time(number, is_saved=True))
    finally:
        await asyncio.to_thread(cluster.remove)
    return median(ratios)


async def click_time(number: int = CLICKS, address: str = "", *, is_saved: bool = False) -> float:
    """Milliseconds from the finger to the answer: the median of clicks in a row."""
    with TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        async with _at_home(Path(folder), address) as server:
            anna, ben = people(server, *NAMES)
            await anna.slash(f"{SLUG} new")
            card = await ben.wait(lambda post: "Options" in post.buttons)  # it may follow
            if is_saved:
                clicks = await measure_clicks(ben, card, "Join", "Leave", number=number)
            else:
                clicks = await measure_clicks(anna, card, "Options", number=number)
    assert not clicks.failed
    return clicks.median


async def painting_to_none(number: int = CLICKS) -> float:
    """L1: p99 of click to saved answer with a new picture per click ÷ the same without pictures."""
    with TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        store = SqliteStorage(Path(folder) / "busy.sqlite3")
        await store.open()
        tables = await _dealt(Tables(store, RealTime()))
        pictures = set[asyncio.Task[Picture | None]]()
        await _clicked(tables, number // 10, partial(_paint, pictures))  # sprites are drawn once
        plain, busy = list[float](), list[float]()
        for _ in range(4):  # by turns, so that the machine's moods fall on both
            plain += await _clicked(tables, number // 4, lambda _: None)
            busy += await _clicked(tables, number // 4, partial(_paint, pictures))
        await asyncio.gather(*pictures)
        await store.close()
    return p99(busy) / p99(plain)


@asynccontextmanager
async def _at_home(folder: Path, address: str = "") -> AsyncIterator[LocalDiscord]:
    """The real client, connected to a Discord of its own."""
    server = LocalDiscord()
    await server.start()
    with pointed_at(Endpoint(server.api_address, server.gateway_address)):
        bot = Tafelrunde(address or folder / "bench.sqlite3")
        await bot.login(server.token)
        running = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        try:
            yield server
        finally:
            await bot.close()
            await running
            await server.stop()


async def _dealt(tables: Tables) -> list[Table]:
    found = []
    for number in range(BUSY):
        table = await tables.open(SLUG, number, 1, 1, NAMES[0], "en")
        await table.update_lobby(lambda record: lobby.join(GAMES[SLUG], record, 2, NAMES[1]))
        await table.start(1)
        found.append(table)
    return found


async def _clicked(tables: list[Table], number: int, after: After) -> list[float]:
    """Clicks at a steady pace on tables in turn; the seconds that each waited for its answer."""
    luck, began = random.Random(1), perf_counter()

    async def click(count: int) -> float:
        await asyncio.sleep(max(0.0, began + count / PER_SECOND - perf_counter()))
        table = tables[count % len(tables)]
        clicked = perf_counter()
        await _answer(table, luck)
        seconds = perf_counter() - clicked
        after(table)
        return seconds

    return await asyncio.gather(*map(click, range(number)))


async def _answer(table: Table, luck: random.Random) -> None:
    state = table.state
    seat = next(Seat(ask.seat) for ask in state.asks() if ask.seat != TABLE)
    user = state.record.chairs[seat].user
    assert user is not None
    path = random_path(GAMES[SLUG], state.game_state, seat, luck)
    await table.answer(user, seat, state.record.ask_versions[seat], path)


def _paint(pictures: "set[asyncio.Task[Picture | None]]", table: Table) -> None:
    """As every message does it: by a painter beside the bot."""
    view = table.state.game.public(table.state.game_state)
    board = partial(PAINTERS[SLUG].board, view, NAMES)
    task = asyncio.create_task(render_for_all(board, "board.png", ""))
    pictures.add(task)
    task.add_done_callback(pictures.discard)
