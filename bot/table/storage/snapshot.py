"""A table as the bytes of its row: record and state with a checksum, so that damage is noticed.

SQLite checks the structure of its pages, not their content: a flipped bit in a state may well
decode to another board. If the checksum does not match, the state is rebuilt from the log, or the
table is not shown.
"""

from collections.abc import Mapping
from hashlib import blake2b

import msgspec
from msgspec import Struct

from bot.games.contract import AnyState, Refused, TableGame
from bot.table.model.record import LogEntry, TableRecord
from bot.table.model.replay import state_after
from bot.table.model.table_state import NOT_DEALT
from bot.table.model.upgraded import with_new_orders
from bot.table.storage.record_migrations import decoded

MARK = b"\xc1"  # no msgpack begins so: rows that do not either are from before checksums
SEAL = 8  # bytes
# A rebuilt state must have the very bytes of the checksum, so sets are sorted.
_pack = msgspec.msgpack.Encoder(order="deterministic").encode


class Unreadable(Refused):
    """The row is damaged or of an unknown release: the table is not shown, and not guessed."""

    def __init__(self) -> None:
        super().__init__("unreadable")


class SavedTable(Struct, frozen=True):
    """A stored table; the first five fields are in the record as well."""

    id: int
    channel: int
    phase: str
    revision: int
    version: int
    sheet: bytes
    state: bytes | None

    def is_sealed(self) -> bool:
        return self.sheet[:1] == MARK

    def is_sound(self) -> bool:
        """Whether the checksum matches; None for rows without one."""
        return not self.is_sealed() or self.fits(self.state)

    def fits(self, game_state: bytes | None) -> bool:
        return self.sheet[1 : 1 + SEAL] == _seal(self.body(), game_state)

    def body(self) -> bytes:
        return self.sheet[1 + SEAL :] if self.is_sealed() else self.sheet


COLUMNS = ", ".join(SavedTable.__struct_fields__)


def pack_row(record: TableRecord, game_state: AnyState) -> tuple[bytes, bytes | None]:
    """The columns `sheet` and `state` of a row; `state` is NULL before the deal."""
    body, packed = (
        msgspec.msgpack.encode(record),
        None if game_state is NOT_DEALT else _pack(game_state),
    )
    return MARK + _seal(body, packed) + body, packed


def unpack_row(row: SavedTable, games: Mapping[str, TableGame]) -> tuple[TableRecord, AnyState]:
    """Raises `Unreadable` unless the row is certain."""
    if not row.is_sealed() or not row.is_sound():
        raise Unreadable
    record = _sheet(row, games)
    return record, _state(row, games[record.game])


def sheet_of(row: SavedTable) -> TableRecord | None:
    """The record alone, if it is sound."""
    try:
        return decoded(row.body()) if row.is_sound() else None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def rebuild(
    row: SavedTable, games: Mapping[str, TableGame], entries: list[LogEntry]
) -> tuple[TableRecord, AnyState]:
    """Rebuilds from the log what the snapshot lacks; the result must match the checksum, if there
    is one.

    Under other rules than those of the deal the log means something else: nothing is rebuilt then,
    and a row without a checksum has to be believed.
    """
    record = _sheet(row, games)
    game = games[record.game]
    if row.state is None or record.rules != game.RULES:
        if row.is_sealed():
            raise Unreadable
        return record, _state(row, game)
    game_state = _replayed(game, record, entries[: record.log_length])
    is_right = row.fits(_pack(game_state)) if row.is_sealed() else _state(row, game) == game_state
    if not is_right or len(entries) < record.log_length:
        raise Unreadable
    return record, game_state


def _sheet(row: SavedTable, games: Mapping[str, TableGame]) -> TableRecord:
    try:
        record = decoded(row.body())
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable from None
    twice = (record.id, record.channel, record.phase.value, record.row_version, record.log_length)
    if record.game not in games or twice != msgspec.structs.astuple(row)[:5]:
        raise Unreadable
    return with_new_orders(record, games[record.game])


def _state(row: SavedTable, game: TableGame) -> AnyState:
    if row.state is None:
        return NOT_DEALT
    try:
        return msgspec.msgpack.decode(row.state, type=game.State)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Unreadable from None


def _replayed(game: TableGame, record: TableRecord, entries: list[LogEntry]) -> AnyState:
    try:
        return state_after(game, record, entries)
    except Exception:  # a damaged entry may raise anything
        raise Unreadable from None


def _seal(body: bytes, game_state: bytes | None) -> bytes:
    length = len(body).to_bytes(4, "big")
    return blake2b(length + body + (game_state or b""), digest_size=SEAL).digest()
