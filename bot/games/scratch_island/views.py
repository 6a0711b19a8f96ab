"""What everybody sees. Nobody sees more: there are no hands, and the foil hides from all alike."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Seat, Value
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import MAP, NAMES, NUMBERS, squares, unpack
from bot.games.scratch_island.content import (
    BESIDE_BOAT,
    BOAT,
    CONTENTS,
    CORNERS,
    DIE_NAMES,
    NOTHING,
    TREASURE_COPIES,
    TREASURE_ROCKS,
    TREASURES,
    Motif,
)
from bot.games.scratch_island.model import NOBODY, About, Options, Placed, State
from bot.games.scratch_island.picks import DICE
from bot.games.scratch_island.rules.turns import (
    about,
    chests_to_end,
    in_turn,
    max_rounds,
    opened,
    points,
)


class Find(Value, frozen=True):
    square: str
    content: str  # one of CONTENTS, never "nothing"


class Die(Value, frozen=True):
    name: str
    motif: Motif
    taker: int  # the seat that took it in this roll, or NOBODY while it lies in the pool
    is_held: bool  # taken by the seat in turn and not yet used


class Public(Value, frozen=True):
    options: Options
    round: int  # big rounds and the rolls in each are counted from 1
    roll: int
    roller: Seat
    turn: Seat | None  # None when the game is over
    about: About | None
    charts: tuple[Chart, ...]
    finds: tuple[tuple[Find, ...], ...]  # under the squares scratched so far, in reading order
    revealed: tuple[tuple[Find, ...], ...]  # under all others, only when the game is over
    dice: tuple[Die, ...]
    rows: tuple[int, ...]  # who won each row of treasures, or NOBODY
    points: tuple[int, ...]
    rung: tuple[Seat, ...]  # who has opened enough chests, in order; the first announced the end
    last: Placed | None
    over: str


class Own(Value, frozen=True):
    """A player sees what all see."""


def public(state: State) -> Public:
    seats = len(state.charts)
    played = state.rolls - 1 if state.over else state.rolls
    return Public(
        options=state.options,
        round=played // seats + 1,
        roll=played % seats + 1,
        roller=Seat((state.first + played) % seats),
        turn=None if state.over else in_turn(state),
        about=None if state.over else about(state),
        charts=state.charts,
        finds=tuple(
            _finds(hidden, unpack(chart.scratched))
            for chart, hidden in zip(state.charts, state.contents, strict=True)
        ),
        revealed=tuple(
            _finds(hidden, MAP & ~unpack(chart.scratched))
            for chart, hidden in zip(state.charts, state.contents, strict=True)
            if state.over
        ),
        dice=_dice(state),
        rows=state.rows,
        points=points(state.charts, state.rows),
        rung=state.rung,
        last=state.last,
        over=state.over,
    )


def _finds(hidden: bytes, shown: int) -> tuple[Find, ...]:
    return tuple(
        Find(NAMES[s], CONTENTS[hidden[s]]) for s in squares(shown) if hidden[s] != NOTHING
    )


def _dice(state: State) -> tuple[Die, ...]:
    return tuple(
        Die(DIE_NAMES[die], motif, state.takers[die], die in state.held)
        for die, motif in enumerate(state.faces)
    )


def own(state: State, seat: Seat) -> Own:
    return Own()


def ahead(view: Public, path: Path) -> tuple[Public, Path]:
    """The table once the dice of a half-made answer are taken, and what is picked after them."""
    if view.about == "scratch" or view.turn is None or not path:
        return view, path
    dice = list(view.dice)
    for face in DICE[path[0]]:
        at = next(k for k, d in enumerate(dice) if d.motif == face and d.taker == NOBODY)
        dice[at] = replace(dice[at], taker=int(view.turn), is_held=True)
    return replace(view, dice=tuple(dice), about="scratch"), path[1:]


def held_by(view: Public, seat: Seat) -> tuple[Motif, ...]:
    """The motifs the seat has taken and not yet used."""
    return tuple([die.motif for die in view.dice if die.is_held and die.taker == seat])


def hands(view: Public, seat: Seat, menu: Menu) -> dict[Path, tuple[Motif, ...]]:
    """What the seat can use next, by the picks with which it takes that; none if it holds dice."""
    if view.about == "scratch":
        return {(): held_by(view, seat)}
    return {(pick,): DICE[pick] for pick in DICE.among(menu.picks)}


def facts(view: Public, own: Own, seat: Seat) -> Mapping[str, int | str]:
    """What question sentences may mention."""
    chart = view.charts[seat]
    return {
        "seat": int(seat),
        "round": view.round,
        "max_rounds": max_rounds(view.options),
        "points": view.points[seat],
        "chests": opened(chart).bit_count(),
        "chests_to_end": chests_to_end(view.options),
        "keys": chart.keys.bit_count(),
        "snake_odds": round(100 * snake_odds(view, seat)),
        "treasure_odds": round(100 * treasure_odds(view, seat)),
    }


def snake_odds(view: Public, seat: Seat) -> float:
    """The public chance that an unscratched ground square hides a snake."""
    met = sum(find.content == "snake" for find in view.finds[seat])
    return (view.options.snakes - met) / max(1, unseen_ground(view.charts[seat]))


def treasure_odds(view: Public, seat: Seat) -> float:
    """The public chance that an unscratched ground square hides a treasure."""
    buried = len(TREASURE_COPIES) - TREASURE_ROCKS
    dug = _treasures(view, seat, under_rocks=False)
    return (buried - dug) / max(1, unseen_ground(view.charts[seat]))


def rock_odds(view: Public, seat: Seat) -> float:
    """The public chance that a standing rock hides a treasure."""
    chart = view.charts[seat]
    standing = (unpack(chart.rocks) & ~unpack(chart.scratched)).bit_count()
    return (TREASURE_ROCKS - _treasures(view, seat, under_rocks=True)) / max(1, standing)


def _treasures(view: Public, seat: Seat, *, under_rocks: bool) -> int:
    """Treasures uncovered so far, useless ones included."""
    rocks = unpack(view.charts[seat].rocks)
    dug = [NUMBERS[f.square] for f in view.finds[seat] if f.content in TREASURES]
    return sum(bool(rocks >> square & 1) == under_rocks for square in dug)


def unseen_ground(chart: Chart) -> int:
    """Unscratched squares that may hide a snake or a treasure, rocks and crosses not counted."""
    known = unpack(chart.rocks) | unpack(chart.crosses) | CORNERS | BOAT | BESIDE_BOAT
    return (MAP & ~known & ~unpack(chart.scratched)).bit_count()
