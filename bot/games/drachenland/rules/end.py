"""What a vault is worth, and who wins."""

from msgspec import Struct

from bot.games.contract import Outcome
from bot.games.drachenland.content import CLEAR, EGG, SET_BONUS
from bot.games.drachenland.model import Over, State


class Count(Struct, frozen=True):
    """A vault as it scores: gems whose figure has no ring are given up."""

    counting: tuple[int, int, int]  # red, green, blue
    clear: int
    eggs: int
    sets: int

    @property
    def singles(self) -> int:
        return sum(self.counting) + self.clear + self.eggs - 4 * self.sets

    @property
    def points(self) -> int:
        return sum(self.counting) + self.clear + self.eggs + SET_BONUS * self.sets


def vault_count(vault: bytes, rings: int) -> Count:
    """`rings` has a bit for each colour whose figure wears one."""
    red, green, blue = (vault[c] if rings >> c & 1 else 0 for c in range(3))
    clear, eggs = vault[CLEAR], vault[EGG]
    return Count((red, green, blue), clear, eggs, _sets(red, green, blue, clear, eggs))


def _sets(red: int, green: int, blue: int, clear: int, eggs: int) -> int:
    """As many as there are; clear gems stand for what is missing, never for an egg."""
    n = eggs
    while max(0, n - red) + max(0, n - green) + max(0, n - blue) > clear:
        n -= 1
    return n


def vault(state: State, seat: int) -> bytes:
    return state.vaults[5 * seat : 5 * seat + 5]


def rings(state: State, seat: int) -> int:
    return state.rings >> 3 * seat & 7


def standings(state: State) -> tuple[int, ...]:
    seats = range(len(state.figures) // 3)
    return tuple(vault_count(vault(state, seat), rings(state, seat)).points for seat in seats)


def outcome(state: State) -> Outcome | None:
    """Most points win; equal points share the place."""
    if not isinstance(state.frame, Over):
        return None
    points = standings(state)
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Outcome(state.frame.reason, points, places)
