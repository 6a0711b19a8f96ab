"""Provable chance: a commitment to the seed is published at the deal, seed and log at the end.

With the record of a finished game anybody can replay it and check every die and card.
"""

from hashlib import sha256

import msgspec
from msgspec import Struct

from bot.games.contract import AnyState, Outcome, Path, Refused, Seat, TableGame, play
from bot.games.kit.options import BadOption, settled_options
from bot.games.registry import GAMES, VERIFIED_BY
from bot.table.model.record import StoredLogEntry
from bot.table.model.table_state import TableState


class FairnessRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game as a portable file: everything needed to replay it."""

    game: str
    rules: int
    table: int
    seats: int
    first: int | None
    options: dict[str, int | str]
    commitment: str  # the commitment published at the deal
    seed: str  # hexadecimal
    actions: tuple[str, ...]  # "2 step.D5.water", "-1 close"
    outcome: Outcome | None  # None: the table was closed before the game ended


class Unfair(Exception):
    """The record is not consistent; the argument is one sentence that says where."""


def commitment(seed: bytes, table: int) -> str:
    """The published hash: it fixes the seed without revealing it."""
    return sha256(seed + table.to_bytes(8, "big")).hexdigest()


def line_of(seat: Seat, path: Path) -> str:
    """An answer as a line of the record."""
    return f"{seat} {'.'.join(path)}"


def answer_in(line: str) -> tuple[Seat, Path]:
    """The answer that `line_of` wrote."""
    seat, _, path = line.partition(" ")
    return Seat(int(seat)), tuple(path.split("."))


def parse_fairness_record(text: bytes) -> FairnessRecord:
    """The record in a file; raises `Unfair` if it is none."""
    try:
        return msgspec.json.decode(text, type=FairnessRecord)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Unfair(f"This is no record of a game: {fault}.") from None


def verify_fairness(record: FairnessRecord) -> None:
    """Replays the record; raises `Unfair` at the first contradiction."""
    game = GAMES.get(record.game)
    if game is None:
        raise Unfair(f"There is no game {record.game!r} here.")
    if record.rules != game.RULES:
        raise Unfair(_other_rules(record, game.RULES))
    seed = _seed(record)
    if record.table not in range(2**63):
        raise Unfair(f"There is no table {record.table}.")
    if commitment(seed, record.table) != record.commitment:
        raise Unfair("The seed does not fit the fingerprint published at the start.")
    game_state = _start(record, seed)
    for number, line in enumerate(record.actions, 1):
        try:
            game_state = play(game, game_state, *answer_in(line)).state
        except (Refused, ValueError) as fault:
            raise Unfair(f"Action {number}, {line!r}, was not possible: {fault}.") from None
    if game.outcome(game_state) != record.outcome:
        raise Unfair("The actions lead to another result than the one written down.")


def _other_rules(record: FairnessRecord, rules: int) -> str:
    sentence = f"It was played by rules {record.rules}, these are rules {rules}"
    release = VERIFIED_BY.get((record.game, record.rules))
    return f"{sentence}." if release is None else f"{sentence}; release {release} verifies it."


def _seed(record: FairnessRecord) -> bytes:
    try:
        return bytes.fromhex(record.seed)
    except ValueError:
        raise Unfair("The seed is not written in hexadecimal.") from None


def _start(record: FairnessRecord, seed: bytes) -> AnyState:
    game: TableGame = GAMES[record.game]
    if record.seats not in game.SEATS:
        raise Unfair(f"{record.game} is not played by {record.seats}.")
    first = None if record.first is None else Seat(record.first)
    if first is not None and first not in range(record.seats):
        raise Unfair(f"There is no seat {first}.")
    try:
        options = settled_options(game.Options, record.options)
    except BadOption as bad:
        raise Unfair(f"An option does not exist: {bad}.") from None
    return game.start(record.seats, seed, options, first).state


def fairness_record(state: TableState, lines: list[StoredLogEntry]) -> FairnessRecord:
    """The record of a table that is finished or called off."""
    record, game = state.record, state.game
    return FairnessRecord(
        record.game,
        record.rules,
        record.id,
        len(record.chairs),
        record.start_seat,
        record.options,
        commitment(record.seed, record.id),
        record.seed.hex(),
        tuple(line_of(line.entry.seat, line.entry.path) for line in lines),
        game.outcome(state.game_state),
    )
