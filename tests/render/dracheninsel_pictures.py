"""Positions and pictures of Dracheninsel, for the tests of both."""

from functools import cache

from msgspec.structs import replace

import bot.games.dracheninsel as game
from bot.games.contract import TABLE, Menu, Path, Seat
from bot.games.dracheninsel import model
from bot.games.dracheninsel.content import (
    DESTROY,
    FEAR_SLUMBER,
    LAIRS,
    PATROL,
    boat,
)
from bot.games.dracheninsel.views import Own, Public
from render.dracheninsel import PAINTER as dracheninsel
from render.dracheninsel.reading import Deed
from render.positions import NAMES, positions

Asked = tuple[Public, Own, Seat, Path, Menu]


DEEDS = {
    model.Move(1, 30, 31): Deed("", (30,), (31,), mover=1),
    model.Move(1, 30, 32, over=31): Deed("", (30,), (32,), is_flight=True, mover=1),
    model.Move(1, 30, 31, victim=4): Deed("robbery", (30,), (31,), victim=4, mover=1),
    model.Patrol(None, 20): Deed("dragon_patrol", (), (20,)),
    model.Patrol(20, 21): Deed("dragon_patrol", (20,), (21,)),
    model.Swap(DESTROY, 3, 4): Deed("destroying_forces", (), (3, 4)),
    model.Fear(FEAR_SLUMBER, 2): Deed("fear", (), (boat(2),), victim=2),
    model.Sneak(Seat(3)): Deed("sneak_attack", robbed=(Seat(3),)),
    model.Journey(0, 0): Deed("long_journey"),
    model.Curse(): Deed("evil_curse", robbed=(Seat(1), Seat(2), Seat(3))),
}


@cache
def played(seats: int) -> tuple[game.State, ...]:
    return tuple(positions(game, seats, 6, clever=True))


@cache
def strolled(seats: int) -> tuple[game.State, ...]:
    """By chance alone: what is asked there does not hang on how clever the computers are."""
    return tuple(positions(game, seats, 2))


def _menus(state: game.State, seat: Seat, path: Path = ()) -> list[tuple[Path, Menu]]:
    """The menus of an answer, by every card and else by the first and the last pick of each."""
    menu = game.choices(state, seat, path)
    if not isinstance(menu, Menu):
        return []
    found = [(path, menu)]
    if menu.least == menu.most == 1:
        ends = menu.picks if menu.about == "card" else (menu.picks[0], menu.picks[-1])
        for pick in dict.fromkeys(ends):
            found += _menus(state, seat, (*path, pick))
    return found


def two_dragons() -> game.State:
    """A turn that can move one of both dragons: too rare to wait for."""
    state = next(state for state in played(4) if game.public(state).phase == "turn")
    board = replace(state.board, dragons=LAIRS[5:7])
    return replace(state, board=board, hands=(bytes((PATROL,)),) * 4)


@cache
def asked() -> dict[str, Asked]:
    """The longest menu of each kind in two games in which all is asked."""
    found: dict[str, Asked] = {}
    for state in (*strolled(3)[::3], *strolled(4)[::3], two_dragons()):
        view = game.public(state)
        for seat in (ask.seat for ask in game.asks(state) if ask.seat != TABLE):
            for path, menu in _menus(state, seat):
                known = found.get(menu.about)
                if known is None or len(menu.picks) > len(known[4].picks):
                    found[menu.about] = view, game.own(state, seat), seat, path, menu
    return found


def pending(kind: str) -> Public:
    """A position in which a deed of this kind is announced."""
    views = (game.public(state) for state in (*played(3), *played(4)))
    return next(view for view in views if type(view.pending).__name__ == kind)


def painted(view: Public) -> bytes:
    return dracheninsel.board(view, NAMES[: len(view.ring)]).tobytes()
