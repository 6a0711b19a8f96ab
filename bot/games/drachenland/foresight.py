"""The views as they are once the picks of a half-made answer are done; they reveal nothing."""

from functools import lru_cache

from bot.games.contract import Path, Rng, Seat
from bot.games.drachenland.content import COLOURS, KEPT, NONE, TILES
from bot.games.drachenland.model import (
    NOWHERE,
    Collecting,
    Entering,
    Frame,
    Moving,
    Options,
    Picking,
    State,
)
from bot.games.drachenland.rules.answers import begun
from bot.games.drachenland.views import Die, Own, Public, Vault, public
from bot.games.drachenland.views import own as own_of


@lru_cache(maxsize=64)  # a pure function, asked for every button of a menu
def ahead(view: Public, own: Own, seat: Seat, path: Path) -> tuple[Public, Own]:
    """By the rules themselves, in a world where nobody knows more than this seat."""
    answer = begun(_imagined(view, own, seat), path)
    if not answer.parts:
        return view, own
    return public(answer.state), own_of(answer.state, seat)


def _imagined(view: Public, own: Own, seat: Seat) -> State:
    """What this seat sees as a state; where it sees nothing, nothing is."""
    seats, volcanoes = range(len(view.tiles)), view.volcanoes
    vaults = view.vaults or tuple(own.vault if s == seat else Vault(0, 0, 0, 0, 0) for s in seats)
    low, high = view.dice or (Die(0, None), Die(0, None))
    return State(
        rng=Rng(b""),
        options=Options(
            length="short" if view.round_limit else "full",
            open_vaults="off" if view.vaults is None else "on",
            stall_rounds=view.stall_rounds,
        ),
        first=view.first,
        seat=view.seat,
        frame=_frame(view),
        figures=bytes(figure.place for figure in view.figures),
        eggs=bytes(volcano.eggs for volcano in volcanoes),
        gems=bytes(number for volcano in volcanoes for number in volcano.gems),
        hidden=bytes([NONE] * len(volcanoes)),
        spare=NONE,
        vaults=bytes(n for v in vaults for n in (v.red, v.green, v.blue, v.clear, v.eggs)),
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
    )


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
