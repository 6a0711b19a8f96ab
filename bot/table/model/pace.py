"""How fast a table plays: the named values of its clocks, and the floors of its windows."""

from collections.abc import Callable

from bot.games.contract import Clock
from bot.table.model.sheet import Clocks

MINUTE, HOUR = 60, 3600
TURN_TIMES: dict[str, int | None] = {
    "none": None,
    "10min": 10 * MINUTE,
    "1h": HOUR,
    "24h": 24 * HOUR,
    "72h": 72 * HOUR,
}
REACTION_TIMES = {"10s": 10, "20s": 20, "60s": MINUTE, "10min": 10 * MINUTE, "8h": 8 * HOUR}
PACES = {"together": Clocks(10 * MINUTE, 20), "days": Clocks(24 * HOUR, MINUTE)}

# No window closes before a random floor that ignores what anybody holds.
FLOORS = {10: (2, 4), 20: (3, 6), MINUTE: (3, 8), 10 * MINUTE: (10, 30), 8 * HOUR: (60, 180)}

COMPUTER_PAUSE = 2.0  # seconds between a computer's actions, so that people can follow
LOBBY_TIME = 24 * HOUR
Luck = Callable[[], float]  # cosmetic randomness in [0, 1), never the game's own


def cap(clocks: Clocks, clock: Clock) -> int:
    """How long a window or a single decision may stay open."""
    decision = max(MINUTE, 3 * clocks.reaction)
    return decision if clock is Clock.DECISION else clocks.reaction


def floor(clocks: Clocks, luck: Luck) -> float:
    low, high = FLOORS[clocks.reaction]
    return low + (high - low) * luck()
