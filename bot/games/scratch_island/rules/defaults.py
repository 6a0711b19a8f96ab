"""The pilot: the exact player whose answers are the defaults. It looks at charts only."""

from collections.abc import Iterator

from bot.games.contract import Path, Seat
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import MAP, beside, squares, unpack
from bot.games.scratch_island.content import CORNERS, Motif
from bot.games.scratch_island.model import Mode, Place, State
from bot.games.scratch_island.picks import DICE
from bot.games.scratch_island.rules.menus import held_motifs, modes, motif_of, path_to
from bot.games.scratch_island.rules.placing import LOCKED, Ground, all_placements, ground
from bot.games.scratch_island.rules.turns import pool

ALL_KEYS = 15
OUT_OF_REACH = 99
COMBINING = 2  # what a combination costs, in steps, because it takes two dice

# Chests, crosses, minus the way to the next target, squares; what does not fit is below them all.
Rating = tuple[int, ...]
MISFIT: Rating = ()


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    """The best dice, then the best placement; never ends a turn early, never passes."""
    chart, take = state.charts[seat], Path()
    held: tuple[Motif, ...] = held_motifs(state)
    if not held:
        take = begun[:1] or ("-".join(_best_faces(state, chart)),)
        held, begun = DICE[take[0]], begun[1:]
    return (*take, *path_to(ground(chart), held, best_place(chart, held, begun)))


def _best_faces(state: State, chart: Chart) -> list[Motif]:
    """Of the dice that silence takes."""
    best = sorted(best_dice(chart, state.faces, pool(state))[: 1 if state.turn else 2])
    return [state.faces[die] for die in best]


def best_dice(chart: Chart, faces: tuple[Motif, ...], pool: list[int]) -> list[int]:
    """The pool from the best die to the worst, each by its best placement alone."""
    worth = {face: max(ratings(chart, face), default=(MISFIT, 0))[0] for face in set(faces)}
    return sorted(pool, key=lambda die: worth[faces[die]], reverse=True)


def best_place(chart: Chart, held: tuple[Motif, ...], begun: Path = ()) -> Place:
    """Over all held dice and the combination; the first of equals in the order of modes.

    Only what agrees with the steps that were answered already."""
    best: tuple[Rating, Place] = (MISFIT, Place("combine", 0, 0))
    for mode in modes(held):
        motif, combined = motif_of(mode, held)
        for rating, laid in ratings(chart, motif, combined):
            if rating > best[0] and (place := _placed(ground(chart), held, mode, laid, begun)):
                best = (rating, place)
    return best[1]


def _placed(
    land: Ground, held: tuple[Motif, ...], mode: Mode, laid: int, begun: Path
) -> Place | None:
    for first in _firsts(land, laid):
        place = Place(mode, first, laid)
        if not begun or path_to(land, held, place)[: len(begun)] == begun:
            return place
    return None


def first_square(land: Ground, laid: int) -> int:
    """A visible square where possible, then the first in reading order."""
    return _firsts(land, laid)[0]


def _firsts(land: Ground, laid: int) -> list[int]:
    firsts = laid & land.contact
    return [*squares(firsts & land.visible), *squares(firsts & ~land.visible)]


def ratings(chart: Chart, motif: Motif, combined: bool = False) -> Iterator[tuple[Rating, int]]:
    """Every legal placement with its rating, by ascending lists of squares."""
    land = ground(chart)
    chests, crosses = targets(chart, land)
    ways: dict[int, list[int]] = {}
    for footprint in all_placements(land, motif, combined):
        laid = footprint & MAP
        left = (chests | crosses) & ~laid
        if left not in ways:
            ways[left] = layers(left, walkable(chart, land), land)
        steps = nearest(ways[left], land.path | laid) if left else 0
        way = steps + (COMBINING if combined else 0)
        yield (
            ((laid & chests).bit_count(), (laid & crosses).bit_count(), -way, laid.bit_count()),
            laid,
        )


def targets(chart: Chart, land: Ground) -> tuple[int, int]:
    """Unopened chests with a key, and, while keys are missing, unscratched crosses."""
    chests = CORNERS & ~LOCKED[chart.keys] & ~land.path
    crosses = unpack(chart.crosses) & ~land.path if chart.keys != ALL_KEYS else 0
    return chests, crosses


def walkable(chart: Chart, land: Ground) -> int:
    return MAP & ~(land.path | land.rocks | LOCKED[chart.keys])


def layers(goals: int, walkable: int, land: Ground) -> list[int]:
    """Squares by the number of steps from them to the nearest goal, over walkable squares."""
    found, seen = [goals], goals
    while found[-1]:
        layer = beside(found[-1] & walkable, land.ways) & ~seen
        found.append(layer)
        seen |= layer
    return found


def nearest(ways: list[int], reach: int) -> int:
    return next((steps for steps, layer in enumerate(ways) if layer & reach), OUT_OF_REACH)
