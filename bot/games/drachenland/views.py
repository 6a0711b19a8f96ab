"""What all see, what one seat sees besides, and what words may say about it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from msgspec.structs import astuple

from bot.games.contract import Path, Rng, Seat, Value
from bot.games.drachenland.board import OUTDOORS
from bot.games.drachenland.content import COLOURS, KEPT, NONE, TILES
from bot.games.drachenland.model import (
    NOWHERE,
    Collecting,
    Entering,
    Frame,
    Moving,
    Options,
    Over,
    Picking,
    Reason,
    StallRounds,
    State,
    Trip,
)
from bot.games.drachenland.rules.answers import begun
from bot.games.drachenland.rules.end import outcome, rings, vault, vault_count
from bot.games.drachenland.rules.turn import round_limit


class Volcano(Value, frozen=True):
    """What lies on a volcano; of a face-down tile only that it is there."""

    eggs: int
    gems: tuple[int, int, int, int]  # red, green, blue, clear
    face_down: bool
    tile: str  # the open ordinary tile, or "none"
    ring_tile: bool
    dragons: tuple[str, ...]  # colours of the king dragons


class Figure(Value, frozen=True):
    seat: Seat
    colour: int
    place: int  # of the land, or OUTSIDE
    ring: bool


class Die(Value, frozen=True):
    value: int
    user: int | None  # the colour of the figure that acted with it


class Active(Value, frozen=True):
    """The figure whose turn it is, and what it has left for walking."""

    colour: int
    phase: Literal["move", "collect", "hand"]
    pips: int = 0
    extra: int = 0
    walked: bool = False


class Vault(Value, frozen=True):
    red: int
    green: int
    blue: int
    clear: int
    eggs: int


class Result(Value, frozen=True):
    """A line of the final table."""

    vault: Vault
    rings: tuple[bool, bool, bool]  # a colour without one was given up
    sets: int
    singles: int
    points: int
    place: int


class Public(Value, frozen=True):
    round: int
    turn: int
    seat: Seat
    first: Seat
    volcanoes: tuple[Volcano, ...]
    figures: tuple[Figure, ...]  # three of each seat: red, green, blue
    tiles: tuple[tuple[int, ...], ...]  # before the screens: by seat, of each kind of KEPT
    dice: tuple[Die, Die] | None  # low and high; none in the entry round
    active: Active | None
    eggs_left: int
    quiet_rounds: int
    stall_rounds: StallRounds
    round_limit: int | None  # of a short game
    last: Trip | None
    vaults: tuple[Vault, ...] | None  # when played without screens
    results: tuple[Result, ...] | None  # when it is over
    over: Reason | None
    spare: str | None  # the tile left in the box, told when it is over
    lanes: int  # how they run


class Own(Value, frozen=True):
    vault: Vault
    rings: tuple[bool, bool, bool]
    sets: int
    points: int  # if the game ended now


def public(state: State) -> Public:
    seats = range(len(state.figures) // 3)
    over = state.frame.reason if isinstance(state.frame, Over) else None
    is_open = state.options.open_vaults == "on"
    return Public(
        round=state.round,
        turn=state.turn,
        seat=state.seat,
        first=state.first,
        volcanoes=tuple(_volcano(state, v) for v in range(OUTDOORS)),
        figures=tuple(_figure(state, figure) for figure in range(len(state.figures))),
        tiles=tuple(tuple(state.tiles[5 * seat : 5 * seat + 5]) for seat in seats),
        dice=_dice(state) if state.round else None,
        active=_active(state),
        eggs_left=sum(state.eggs),
        quiet_rounds=state.quiet,
        stall_rounds=state.options.stall_rounds,
        round_limit=round_limit(state),
        last=state.last,
        vaults=tuple(_vault(state, seat) for seat in seats) if is_open else None,
        results=_results(state),
        over=over,
        spare=TILES[state.spare] if over else None,
        lanes=state.lanes,
    )


def own(state: State, seat: Seat) -> Own:
    counted = vault_count(vault(state, seat), rings(state, seat))
    return Own(_vault(state, seat), _ringed(state, seat), counted.sets, counted.points)


def facts(view: Public, own: Own, seat: Seat) -> Mapping[str, int | str]:
    """For the questions over the buttons. A figure is named only where it is to collect: anywhere
    else the half-made answer may have led it on, and the picture shows where it is."""
    active = view.active if view.active and view.active.phase != "move" else None
    return {
        "round": view.round,
        "eggs_left": view.eggs_left,
        "colour": COLOURS[active.colour] if active else "none",
        "volcano": view.figures[3 * view.seat + active.colour].place + 1 if active else 0,
        "points": own.points,
    }


def steps_left(active: Active) -> int:
    """After a walk there is no second one."""
    return 0 if active.walked else active.pips + active.extra


def _volcano(state: State, v: int) -> Volcano:
    red, green, blue, clear = state.gems[4 * v : 4 * v + 4]
    return Volcano(
        state.eggs[v],
        (red, green, blue, clear),
        bool(state.face_down >> v & 1),
        TILES[state.lying[v]],
        bool(state.ring_tiles >> v & 1),
        tuple(COLOURS[colour] for colour in range(3) if state.dragons[colour] == v),
    )


def _figure(state: State, figure: int) -> Figure:
    seat, colour = divmod(figure, 3)
    return Figure(Seat(seat), colour, state.figures[figure], bool(state.rings >> figure & 1))


def _dice(state: State) -> tuple[Die, Die]:
    low, high = (
        Die(value, user if user >= 0 else None)
        for value, user in zip(state.dice, state.users, strict=True)
    )
    return low, high


def _active(state: State) -> Active | None:
    match state.frame:
        case Moving(colour, _, pips, extra, walked):
            return Active(colour, "move", pips, extra, walked)
        case Collecting(colour, again):
            return Active(colour, "hand" if again else "collect")
        case _:
            return None


def _vault(state: State, seat: int) -> Vault:
    return Vault(*vault(state, seat))


def _ringed(state: State, seat: int) -> tuple[bool, bool, bool]:
    worn = rings(state, seat)
    return bool(worn & 1), bool(worn & 2), bool(worn & 4)


def _results(state: State) -> tuple[Result, ...] | None:
    ended = outcome(state)
    if ended is None:
        return None
    return tuple(_result(state, seat, place) for seat, place in enumerate(ended.places))


def _result(state: State, seat: int, place: int) -> Result:
    found, worn = _vault(state, seat), _ringed(state, seat)
    counted = vault_count(vault(state, seat), rings(state, seat))
    return Result(found, worn, counted.sets, counted.singles, counted.points, place)


# What a half-made answer leads to


@lru_cache(maxsize=64)  # a pure function, asked for every button of a menu
def ahead(view: Public, mine: Own, seat: Seat, path: Path) -> tuple[Public, Own]:
    """The views as they are once the picks of a half-made answer are done; they reveal nothing.

    By the rules themselves, in a world where nobody knows more than this seat."""
    answer = begun(_imagined(view, mine, seat), path)
    if not answer.parts:
        return view, mine
    return public(answer.state), own(answer.state, seat)


def _imagined(view: Public, mine: Own, seat: Seat) -> State:
    """What this seat sees as a state; where it sees nothing, nothing is."""
    volcanoes = view.volcanoes
    low, high = view.dice or (Die(0, None), Die(0, None))
    return State(
        rng=Rng(b""),
        options=_options(view),
        first=view.first,
        seat=view.seat,
        frame=_frame(view),
        figures=bytes(figure.place for figure in view.figures),
        eggs=bytes(volcano.eggs for volcano in volcanoes),
        gems=bytes(number for volcano in volcanoes for number in volcano.gems),
        hidden=bytes([NONE] * len(volcanoes)),
        spare=NONE,
        vaults=_vaults(view, mine, seat),
        tiles=bytes(number for held in view.tiles for number in held),
        played=bytes(len(KEPT)),
        lying=bytes(TILES.index(volcano.tile) for volcano in volcanoes),
        dragons=bytes(_dragon(view, colour) for colour in COLOURS),
        face_down=sum(1 << v for v, volcano in enumerate(volcanoes) if volcano.face_down),
        ring_tiles=sum(1 << v for v, volcano in enumerate(volcanoes) if volcano.ring_tile),
        rings=sum(figure.ring << number for number, figure in enumerate(view.figures)),
        dice=(low.value, high.value),
        users=(_user(low), _user(high)),
        round=view.round,
        turn=view.turn,
        quiet=view.quiet_rounds,
        last=view.last,
        lanes=view.lanes,
    )


def _options(view: Public) -> Options:
    return Options(
        length="short" if view.round_limit else "full",
        open_vaults="off" if view.vaults is None else "on",
        stall_rounds=view.stall_rounds,
    )


def _vaults(view: Public, mine: Own, seat: Seat) -> bytes:
    seats, hidden = range(len(view.tiles)), Vault(0, 0, 0, 0, 0)
    vaults = view.vaults or [mine.vault if one == seat else hidden for one in seats]
    return bytes(number for vault in vaults for number in astuple(vault))


def _frame(view: Public) -> Frame:
    active = view.active
    if active is None:
        return Picking() if view.round else Entering()
    if active.phase == "move":
        return Moving(active.colour, active.pips, active.pips, active.extra, active.walked)
    return Collecting(active.colour, again=active.phase == "hand")


def _dragon(view: Public, colour: str) -> int:
    found = (v for v, volcano in enumerate(view.volcanoes) if colour in volcano.dragons)
    return next(found, NOWHERE)


def _user(die: Die) -> int:
    return -1 if die.user is None else die.user
