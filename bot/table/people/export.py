"""Everything that is stored about one person, and nothing about others.

The log of a running game counts sealed answers, so its entries have a time but no number.
"""

from msgspec import Struct

from bot.games.contract import Seat
from bot.table.model.person import Person
from bot.table.model.record import (
    Chair,
    LogEntry,
    Phase,
    Plan,
    StandingOrder,
    StoredLogEntry,
    TableRecord,
)
from bot.table.storage.protocol import Storage
from bot.table.storage.snapshot import Unreadable


class OwnMove(Struct, frozen=True):
    """An answer of this person's seat, given by them or for them."""

    at: float
    answer: str
    by: str


class KnownMessage(Struct, frozen=True):
    """A message of the bot that shows something to this person."""

    kind: str
    channel: int
    message: int


class Seated(Struct, frozen=True):
    """What one table stores about this person."""

    table: int
    game: str
    guild: int
    channel: int
    phase: Phase
    is_host: bool
    seat: int | None  # None: a seat was offered to them, or they are mentioned otherwise
    chair: Chair | None
    orders: tuple[StandingOrder, ...]
    held: tuple[str, ...] | None  # answers of their orders in the open window
    planned: tuple[str, ...]  # their plan for the turn
    votes: tuple[str, ...]
    offered_seats: tuple[int, ...]
    has_paused: bool  # whether they paused the table
    has_resigned: bool  # whether they had a seat that is somebody else's now
    moves: tuple[OwnMove, ...]
    messages: tuple[KnownMessage, ...]


class ExportedResult(Struct, frozen=True):
    """A finished game as it counts in the statistics."""

    table: int
    guild: int
    game: str
    name: str
    place: int
    points: int
    resigned: bool
    at: float


class Dossier(Struct, frozen=True):
    person: int
    settings: Person | None
    is_counted: bool
    notified: dict[str, float]  # time and table of their last push, and pushes on that day
    tables: tuple[Seated, ...]
    results: tuple[ExportedResult, ...]


async def dossier(store: Storage, user: int) -> Dossier:
    """Everything that is stored about this person."""
    settings = (await store.people([user])).get(user)
    is_counted = await store.is_counted(user)
    tables = [await _seated(store, table, user) for table in await store.tables_mentioning(user)]
    known = tuple(table for table in tables if table is not None)
    notified = (await store.ledger.last_push(user))._asdict()
    return Dossier(user, settings, is_counted, notified, known, await _results(store, user))


async def _seated(store: Storage, table: int, user: int) -> Seated | None:
    try:
        state = await store.load(table)
    except Unreadable:  # unreadable, for the export too
        return None
    if state is None or not _names(state.record, user):
        return None
    record, seat = state.record, state.record.seat_of(user)
    return Seated(
        *(
            record.id,
            record.game,
            record.guild,
            record.channel,
            record.phase,
            record.host == user,
            seat,
        ),
        None if seat is None else record.chairs[seat],
        tuple(order for order in record.orders.standing if order.seat == seat),
        None if seat is None else record.orders.held.get(seat),
        tuple(".".join(path) for plan in _plans(record, user) for path in plan.paths),
        tuple(motion for motion, ballot in record.agreements.ballots.items() if user in ballot.yes),
        tuple(
            offered for offered, heir in record.agreements.seat_offers.items() if heir.user == user
        ),
        record.pause is not None and record.pause.by == user,
        any(gone.user == user for gone in record.resigned_users),
        () if seat is None else await _moves(store, table, seat),
        () if seat is None else await _messages(store, table, seat),
    )


def _names(record: TableRecord, user: int) -> bool:
    """Whether the record names them; a bare number could mean something else."""
    voters = [v for ballot in record.agreements.ballots.values() for v in (ballot.by, *ballot.yes)]
    pauser = 0 if record.pause is None else record.pause.by
    heirs = [
        heir.user for heir in (*record.agreements.seat_offers.values(), *record.resigned_users)
    ]
    chairs = [chair.user for chair in record.chairs]
    return user in (record.host, pauser, *chairs, *voters, *heirs) or bool(_plans(record, user))


def _plans(record: TableRecord, user: int) -> list[Plan]:
    return [plan for plan in record.plans.values() if plan.user == user]


async def _moves(store: Storage, table: int, seat: Seat) -> tuple[OwnMove, ...]:
    lines: list[StoredLogEntry] = await store.log(table)
    own = [line for line in lines if line.entry.seat == seat]
    return tuple(OwnMove(line.at, _written(line.entry), line.entry.by) for line in own)


def _written(entry: LogEntry) -> str:
    return ".".join(entry.path)


async def _messages(store: Storage, table: int, seat: Seat) -> tuple[KnownMessage, ...]:
    rows = (await store.ledger.rows(table)).items()
    mine = [(slot.kind, row.message) for slot, row in rows if slot.seat == seat and row.message]
    return tuple(KnownMessage(kind, one.channel, one.id) for kind, one in mine)


async def _results(store: Storage, user: int) -> tuple[ExportedResult, ...]:
    found = await store.results_of_person(user)
    return tuple(
        ExportedResult(r.table, r.guild, r.game, r.name, r.place, r.points, r.resigned, r.at)
        for r in found
    )
