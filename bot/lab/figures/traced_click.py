"""What one completed click costs in Python and SQL: `python -m bot.lab.figures.traced_click`.

Three people play Emerald on a SQLite file, through the real client and the strict local server;
pictures are fingerprints. Traced is everything from the press of a button until all messages are
up to date. The local server, discord.py and painting do not count.
"""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median_low
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any, NamedTuple

from PIL.Image import Image

from bot.client import Tafelrunde
from bot.endpoint import Endpoint, pointed_at
from bot.local.people import Person, people
from bot.local.post import Post
from bot.local.server import LocalDiscord
from bot.table.storage.sqlite.store import SqliteStorage
from bot.table.table import Table
from bot.ui.ledger.desired_messages import desired_messages
from bot.ui.message import painting
from render.looks import PLAIN, Look

NAMES = ("Anna", "Ben", "Carla")
CLICKS = 12  # completed ones that are traced
WARM = 4  # before that, so that nothing is read or compiled for the first time
ROOT = Path(__file__).parents[3]
PRODUCT = tuple(f"{ROOT / name}/" for name in ("bot", "cogs", "render"))
ELSEWHERE = (f"{ROOT / 'bot' / 'local'}/", f"{Path(__file__).parent}/")
FINGERPRINT = bytes.fromhex(  # a white PNG of one pixel
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000b49444154789c63f8ff0f0001010100bb6d5dc80000000049454e44ae426082"
)


class ClickCost(NamedTuple):
    """Of one completed click, or the median of several."""

    modules: int
    functions: int
    calls: int
    snapshots: int
    reads: int


class ClickTrace:
    """Counts the calls of our functions in this thread, and the statements that read."""

    def __init__(self) -> None:
        self.calls = dict[CodeType, int]()
        self.reads = 0

    def begin(self) -> None:
        self.calls.clear()
        self.reads = 0
        sys.setprofile(self._called)

    def end(self) -> ClickCost:
        sys.setprofile(None)
        ours = {code: n for code, n in self.calls.items() if _is_ours(code.co_filename)}
        reads = sum(n for code, n in ours.items() if code is SqliteStorage.rows.__code__)
        return ClickCost(
            modules=len({code.co_filename for code in ours}),
            functions=len(ours),
            calls=sum(ours.values()),
            snapshots=ours.get(desired_messages.__code__, 0),
            reads=reads + self.reads,
        )

    def statement(self, sql: str) -> None:
        """One that the writer has executed."""
        self.reads += sql.startswith("SELECT")

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.calls[frame.f_code] = self.calls.get(frame.f_code, 0) + 1


def _is_ours(path: str) -> bool:
    return path.startswith(PRODUCT) and not path.startswith(ELSEWHERE)


async def traced_clicks(
    number: int = CLICKS, seen: Callable[[ClickTrace], None] = lambda _: None
) -> list[ClickCost]:
    """The cost of each; `seen` may look closer at every trace."""
    found, trace = list[ClickCost](), ClickTrace()
    with TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        async with emerald_table(Path(folder) / "traced.sqlite3") as (bot, players):
            assert isinstance(bot.store, SqliteStorage)
            await bot.store.do(lambda db: db.set_trace_callback(trace.statement))
            table, luck = await bot.tables.get(1), random.Random(1)
            while len(found) < WARM + number:
                lines = table.record.log_length
                trace.begin()
                await click_at_random(bot, table, players, luck)
                cost = trace.end()
                if table.record.log_length > lines:
                    found.append(cost)
                    seen(trace)
    return found[WARM:]


@asynccontextmanager
async def emerald_table(path: Path) -> AsyncIterator[tuple[Tafelrunde, dict[int, Person]]]:
    """A dealt game, and its people by id."""
    server = LocalDiscord()
    await server.start()
    before, painting.encoded = painting.encoded, fingerprint
    with pointed_at(Endpoint(server.api_address, server.gateway_address)):
        bot = Tafelrunde(path)
        await bot.login(server.token)
        running = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        try:
            players = people(server, *NAMES)
            await _deal(players)
            await settled(bot)
            yield bot, {person.id: person for person in players}
        finally:
            await bot.close()
            await running
            await server.stop()
            painting.encoded = before


def fingerprint(
    paint: Callable[[], Image | None],  # noqa: ARG001 - nothing is painted
    slug: str = "",  # noqa: ARG001
    look: Look = PLAIN,  # noqa: ARG001
) -> list[bytes]:
    return [FINGERPRINT]


async def _deal(players: tuple[Person, ...]) -> None:
    host, *others = players
    await host.slash("emerald new")
    card = await host.wait(lambda post: "Start" in post.buttons)
    for person in others:
        await person.click(person.again(card), "Join")
    await host.click(host.again(card), "Start")


async def click_at_random(
    bot: Tafelrunde, table: Table, players: dict[int, Person], luck: random.Random
) -> None:
    """The one who is asked presses something in their panel; returns when everything is told."""
    user = table.record.chairs[table.state.asks()[0].seat].user
    assert user is not None
    person = players[user]
    panel = next(post for post in reversed(person.inbox()) if picks(post))
    offered = picks(panel)
    chosen = luck.choice(offered)
    if chosen["type"] == 2:
        await person.click(panel, chosen["custom_id"])
    else:
        values = [option["value"] for option in chosen["options"]]
        least = luck.randint(chosen["min_values"], chosen["max_values"])
        await person.select(panel, *luck.sample(values, least), which=chosen["custom_id"])
    await settled(bot)


def picks(post: Post) -> list[dict[str, Any]]:
    """The components that answer a question of the game."""
    return [one for one in post.enabled if str(one["custom_id"])[:2] in ("a:", "s:")]


async def settled(bot: Tafelrunde) -> None:
    while not (bot.once.is_idle and bot.tables.is_quiet and bot.reconciler.is_idle):
        await bot.once.idle()
        await bot.tables.quiet()
        await bot.reconciler.idle()


def typical(costs: list[ClickCost]) -> ClickCost:
    """The median of each figure."""
    return ClickCost(*map(median_low, zip(*costs, strict=True)))


def main() -> int:
    total = dict[CodeType, int]()

    def add(trace: ClickTrace) -> None:
        for code, number in trace.calls.items():
            total[code] = total.get(code, 0) + number

    costs = asyncio.run(traced_clicks(seen=add))
    for name, value, each in zip(
        ClickCost._fields, typical(costs), zip(*costs, strict=True), strict=True
    ):
        print(f"{name:<10} {value:>6}   ({min(each)} to {max(each)} in {len(costs)} clicks)")
    if "--functions" in sys.argv:
        _print_functions(total)
    return 0


def _print_functions(total: dict[CodeType, int]) -> None:
    ours = {code: number for code, number in total.items() if _is_ours(code.co_filename)}
    for code, number in sorted(ours.items(), key=lambda one: -one[1]):
        where = Path(code.co_filename).relative_to(ROOT)
        print(f"{number:>7}  {where}:{code.co_firstlineno} {code.co_qualname}")


if __name__ == "__main__":
    sys.exit(main())
