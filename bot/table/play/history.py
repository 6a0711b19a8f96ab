"""What happened at a table, and the states in between: the log replayed."""

import logging
from collections.abc import Iterable
from itertools import pairwise
from operator import sub

from bot.games.contract import AnyState, Refused, Seat
from bot.table.model.record import LogEntry
from bot.table.model.replay import walked
from bot.table.model.table_state import LogEvent, Replay, TableState

log = logging.getLogger(__name__)


def retold(state: TableState, entries: Iterable[LogEntry]) -> list[LogEvent]:
    """The whole replay; empty if the log does not lead to the stored state.

    Such a table continues from its snapshot, and only what is certain is shown.
    """
    return [happened for happened, _ in whole_walk(state, entries)]


def state_before(state: TableState, entries: Iterable[LogEntry]) -> AnyState:
    """The state before the newest log entry; raises `Refused` if the log does not lead here."""
    walk = whole_walk(state, entries)
    if len(walk) < 2:
        raise Refused("no_undo")
    return walk[-2][1]


def followed(state: TableState, entries: Iterable[LogEntry], seat: Seat) -> Replay:
    """This seat's newest answers in a row and everything after them, with the states; else
    everything.

    In a row, because each may have told the seat something that nothing else shows. It goes back at
    most to the beginning of the previous round, like everybody's log.
    """
    walk = whole_walk(state, entries)
    own = [is_own(happened, seat) for happened, _ in walk]
    begin = max((n for n, mine in enumerate(own) if mine), default=0)
    while begin and own[begin - 1]:
        begin -= 1
    first = state.game.moment(state.game_state).round - 1
    return [(h, game_state) for h, game_state in walk[begin:] if h.moment.round >= first]


def states(state: TableState, entries: Iterable[LogEntry]) -> list[AnyState]:
    """The states from the deal on; empty if they are not certain."""
    return [game_state for _, game_state in whole_walk(state, entries)]


def standings(state: TableState, entries: Iterable[LogEntry]) -> list[tuple[int, ...]]:
    """The points of all seats at the end of each round. Secret until the game ends."""
    game = state.game
    rounds = {game.moment(game_state).round: game_state for game_state in states(state, entries)}
    return [
        game.standings(game_state)
        for _, game_state in sorted(rounds.items(), key=lambda one: one[0])
    ]


def moments(state: TableState, entries: Iterable[LogEntry], most: int) -> list[LogEvent]:
    """The greatest changes of points, in order of time."""
    walk = [one for one in whole_walk(state, entries) if one[0].news]
    points = [state.game.standings(game_state) for _, game_state in walk]
    swings = [sum(map(abs, map(sub, new, old))) for old, new in pairwise(points)]
    ranked = sorted(range(len(swings)), key=lambda at: -swings[at])
    return [walk[at + 1][0] for at in sorted(ranked[:most]) if swings[at]]


def is_own(happened: LogEvent, seat: Seat) -> bool:
    """Whether the owner of the seat gave the answer personally."""
    entry = happened.entry
    return entry is not None and entry.seat == seat and entry.by in ("click", "plan")


def whole_walk(state: TableState, entries: Iterable[LogEntry]) -> Replay:
    """The replay up to this state; empty before the deal, under newer rules, or if it differs."""
    record = state.record
    if not state.is_dealt or record.rules != state.game.RULES:
        return []
    try:
        walk = list(walked(state.game, record, entries))
    except Exception as fault:  # a damaged entry may raise anything
        log.error("table %d: its log cannot be replayed: %r", record.id, fault)
        return []
    if walk[-1][1] != state.game_state:
        log.error("table %d: its log does not lead to its state", record.id)
        return []
    return walk
