"""The lazy tree: which dice to take, then die or combination, first square, placement."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bot.games.contract import Menu, Path, Seat
from bot.games.kit.memory import memoize_by_identity
from bot.games.scratch_island.board.motifs import FOOTPRINT, SPELLED, SPELLING
from bot.games.scratch_island.board.squares import MAP, NAMES, NUMBERS, SQUARES, mask, names
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import (
    Action,
    EndTurn,
    Mode,
    Pass,
    Place,
    Series,
    State,
    Take,
)
from bot.games.scratch_island.picks import DICE, THIRDS, WAY, Way, spelled
from bot.games.scratch_island.rules.placing import (
    Ground,
    first_squares,
    fits,
    ground,
    placements,
    why_illegal,
)
from bot.games.scratch_island.rules.taking import QUIET, take_menu
from bot.games.scratch_island.rules.turns import can_go_on, combinable, pool_faces

MOST_SQUARES = 24  # with "end" beside them they fill a menu; a mode with more is split by thirds
_THIRD = len(SQUARES) // 3
THIRDS_OF_MAP = {
    name: mask(SQUARES[number * _THIRD : (number + 1) * _THIRD])
    for number, name in enumerate(THIRDS)
}
WAYS: dict[str, tuple[Mode, int]] = {
    pick: (way.mode, THIRDS_OF_MAP.get(way.third, MAP)) for pick, way in WAY.items()
}


@memoize_by_identity
def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    """Whoever takes dice says in the same answer what they do with them first. A table that was
    dealt by release 1.0.0 may stand between the two."""
    if state.held:  # as `about` says
        return laid_by(ground(state.charts[seat]), held_motifs(state), path)
    if not path:
        return take_menu(pool_faces(state), state.turn == 0)
    return Pass() if path[0] == "pass" else _taken(ground(state.charts[seat]), path)


def _taken(land: Ground, path: Path) -> Menu | Action:
    held = DICE[path[0]]
    if len(path) == 1 and not can_go_on(land, held):
        return Take(held)
    then = laid_by(land, held, path[1:])
    return then if isinstance(then, Menu) else Series((Take(held), then))


def held_motifs(state: State) -> tuple[Motif, ...]:
    return tuple([state.faces[die] for die in state.held])


def laid_by(land: Ground, held: tuple[Motif, ...], path: Path) -> Menu | Place | EndTurn:
    """Steps that leave no choice are not asked, except the last one, which shows the order."""
    if path and path[-1] == "end":
        return EndTurn()
    if path and path[0] in WAYS:
        way, path = path[0], path[1:]
    else:
        picks = way_picks(land, held)
        if len(picks) > 1:
            about = "choose_mode" if len(modes_of(picks)) > 1 else "choose_third"
            return Menu(about, (*picks, "end"), declining=QUIET)
        way = picks[0]
    mode, where = WAYS[way]
    if path and path[0] in NUMBERS:
        first, path = NUMBERS[path[0]], path[1:]
    else:
        firsts = mode_firsts(land, held, mode, where)
        if firsts.bit_count() > 1 or mode == "pickaxe":  # whose square is the last step
            about = "choose_pickaxe_square" if mode == "pickaxe" else "choose_first_square"
            return Menu(about, (*names(firsts), "end"), declining=QUIET)
        first = firsts.bit_length() - 1
    if path:
        return Place(mode, first, SPELLED[path[0]] & MAP)
    if mode == "pickaxe":
        return Place(mode, first, 1 << first)
    laid = mode_placements(land, held, mode, first)
    return Menu("choose_placement", (*[SPELLING[p] for p in laid], "end"), declining=QUIET)


def modes_of(ways: Sequence[str]) -> set[Mode]:
    """What the picks of the first step begin with."""
    return {WAYS[way][0] for way in ways}


@lru_cache(maxsize=64)
def way_picks(land: Ground, held: tuple[Motif, ...]) -> Sequence[str]:
    """The first step: every mode with a legal placement, split by thirds where it is large."""
    return tuple([pick for mode in modes(held) for pick in _mode_picks(land, held, mode)])


def _mode_picks(land: Ground, held: tuple[Motif, ...], mode: Mode) -> list[str]:
    motif, combined = motif_of(mode, held)
    if land.contact.bit_count() <= MOST_SQUARES:  # it cannot be large
        return [mode] if fits(land, motif, combined) else []
    firsts = first_squares(land, motif, combined)
    if firsts.bit_count() <= MOST_SQUARES:
        return [mode] if firsts else []
    return [WAY.pick(Way(mode, third)) for third, where in THIRDS_OF_MAP.items() if firsts & where]


@cache
def modes(held: tuple[Motif, ...]) -> tuple[Mode, ...]:
    """Equal faces are one mode; the combination comes last."""
    single: tuple[Mode, ...] = tuple(dict.fromkeys(held))
    return (*single, "combine") if combinable(held) else single


@cache
def motif_of(mode: Mode, held: tuple[Motif, ...]) -> tuple[Motif, bool]:
    """The shape that is laid, and whether the pickaxe goes with it."""
    if mode != "combine":
        return mode, False
    motif = combinable(held)
    assert motif is not None
    return motif, True


def mode_firsts(land: Ground, held: tuple[Motif, ...], mode: Mode, where: int) -> int:
    motif, combined = motif_of(mode, held)
    return first_squares(land, motif, combined) & where


def mode_placements(land: Ground, held: tuple[Motif, ...], mode: Mode, first: int) -> list[int]:
    motif, combined = motif_of(mode, held)
    return placements(land, motif, first, combined)


def path_to(land: Ground, held: tuple[Motif, ...], place: Place) -> Path:
    """The picks that lead to a legal placement; agrees with `laid_by`."""
    picks: list[str] = []
    ways = way_picks(land, held)
    way = next(w for w in ways if WAYS[w][0] == place.mode and WAYS[w][1] >> place.first & 1)
    if len(ways) > 1:
        picks.append(way)
    if place.mode == "pickaxe":
        return (*picks, NAMES[place.first])
    if mode_firsts(land, held, *WAYS[way]).bit_count() > 1:
        picks.append(NAMES[place.first])
    return (*picks, SPELLING[FOOTPRINT[place.squares]])


def why_not(state: State, seat: Seat, path: Path) -> str:
    """The code of the reason why the last pick of this path is not offered."""
    if not path or seat not in range(len(state.charts)):
        return "not_offered"
    land = ground(state.charts[seat])
    if state.held:
        return _why_not_laid(land, held_motifs(state), path)
    menu = take_menu(pool_faces(state), state.turn == 0)
    if path[0] not in menu.picks:
        is_roller = menu.about == "choose_pair"
        return "roller_takes_two" if is_roller and path[-1] == "pass" else "not_in_pool"
    held = DICE.get(path[0], ())
    if len(path) == 1 or not can_go_on(land, held):
        return "not_offered"
    return _why_not_laid(land, held, path[1:])


def _why_not_laid(land: Ground, held: tuple[Motif, ...], path: Path) -> str:
    """For squares that are spelled out, the first reason against laying the motif there."""
    mode, _ = WAYS[path[0] if path[0] in WAYS else way_picks(land, held)[0]]
    if mode not in modes(held):
        return "not_held"
    squares = spelled(path[-1])
    if not set(squares) <= NUMBERS.keys() or (len(squares) == 1 and mode != "pickaxe"):
        return "not_offered"
    motif, combined = motif_of(mode, held)
    laid = mask(NUMBERS[name] for name in set(squares))
    return why_illegal(land, motif, laid, combined) or "not_first_square"
