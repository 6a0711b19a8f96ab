"""Records of finished games, as the bot hands them out."""

import random

from msgspec.structs import replace

from bot.games.contract import AnyState, play
from bot.games.kit.walks import random_path
from bot.table.model.record import LogEntry, StoredLogEntry
from bot.table.model.table_state import TableState
from bot.table.play.fairness import FairnessRecord, fairness_record
from tests.laws import seed_of
from tests.table.kit import table_for
from tests.toys import DUEL, TOYS


def played(seed: int = 3, most: int = 4000) -> FairnessRecord:
    """A random game of three, to its end or until it is called off."""
    luck, lines = random.Random(seed), list[StoredLogEntry]()
    state = DUEL.start(3, seed_of(seed), DUEL.Options()).state
    while (asks := DUEL.asks(state)) and len(lines) < most:
        seat = asks[-1].seat
        path = random_path(DUEL, state, seat, luck)
        lines.append(StoredLogEntry(len(lines) + 1, LogEntry(seat, path), at=0.0))
        state = play(DUEL, state, seat, path).state
    record = replace(table_for("duel", 3), id=12, seed=seed_of(seed))
    return fairness_record(TableState(TOYS["duel"], record, AnyState(state), {}), lines)
