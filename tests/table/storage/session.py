"""The life of a table in steps, each of which is saved, and can fail and be tried again."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.games.offers import Scope
from bot.table.model.message_record import BOARD, MessageRecord, MessageRef
from bot.table.people.settings import KnownPeople
from bot.table.seating import lobby
from bot.table.table import Table
from tests.table.failing import Trouble
from tests.table.kit import ANNA, BEN, GAMES, Room

Step = Callable[[Room], Awaitable[object]]


async def the_table(room: Room) -> Table:
    return await room.tables.get(1)


async def opened(room: Room) -> None:
    if await room.store.open_in(7) is None:
        await room.tables.open("duel", 7, 1, ANNA, "Anna", "en")


async def joined(room: Room) -> None:
    table = await the_table(room)
    game = GAMES["duel"]
    if BEN not in [chair.user for chair in table.record.chairs]:
        await table.update_lobby(lambda record: lobby.join(game, record, BEN, "Ben"))
    await table.update_lobby(
        lambda record: lobby.change_options(game, record, ANNA, "start_seat", "0")
    )


async def dealt(room: Room) -> None:
    table = await the_table(room)
    await table.start(ANNA)


async def ordered(room: Room) -> None:
    await (await the_table(room)).give_order(BEN, "guard", ("1",), Scope.GAME)


async def traded(room: Room) -> None:
    table = await the_table(room)
    seat = table.state.asks()[0].seat
    await room.click(table, (ANNA, BEN)[seat], "trade.-")


async def passed(room: Room) -> None:
    """A missed turn; the clock tries again by itself."""
    await room.time.advance(25 * 3600)


async def remembered(room: Room) -> None:
    people = KnownPeople(room.store)
    await people.change(ANNA, lambda person: replace(person, language="de"))
    await room.store.ledger.put(1, BOARD, MessageRecord(message=MessageRef(7, 70)))
    await room.store.mark_delivered(1, 2)


async def called_off(room: Room) -> None:
    await (await the_table(room)).end()


SESSION: tuple[Step, ...] = (
    opened, joined, dealt, ordered, traded, remembered, passed, traded, called_off,
)  # fmt: skip


async def assert_memory_and_disk_agree(room: Room, trouble: Trouble) -> None:
    """What memory shows is what a restart would show."""
    with trouble.looking_away():
        if await room.store.open_in(7) is not None:
            table = await the_table(room)
            assert await room.store.load(1) == table.state
