"""Hints: what the normal computer would do, where they are allowed, how often they were used."""

from functools import partial

from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Path, Refused, Seat
from bot.table.model.record import HintUsage, TableRecord
from bot.table.model.table_state import TableState


def is_given(record: TableRecord, seat: Seat) -> bool:
    """Whether the table allows hints; usually only against computers."""
    if record.advice.allowed == "auto":
        return all(chair.user is None for n, chair in enumerate(record.chairs) if n != seat)
    return record.advice.allowed == "on"


def with_hint_counted(state: TableState, seat: Seat) -> TableState:
    """Counts a hint for this seat; the same ask counts once."""
    record = state.record
    if state.ask_of(seat) is None:
        raise Refused("not_asked")
    if not is_given(record, seat):
        raise Refused("no_hints")
    known, since = record.advice.given.get(seat, HintUsage()), record.ask_versions[seat]
    if known.ask_version == since:
        return state
    given = {**record.advice.given, seat: HintUsage(known.number + 1, since)}
    return replace(state, record=replace(record, advice=replace(record.advice, given=given)))


def advice(state: TableState, seat: Seat) -> Path:
    """The computer's answer, from this seat's views. Slow in some games: call it in a thread."""
    game, game_state = state.game, state.game_state
    tree = partial(game.choices, game_state, seat)
    path: Path = game.choose(
        game.public(game_state), game.own(game_state, seat), seat, tree, ComputerConfig("normal")
    )
    return path
