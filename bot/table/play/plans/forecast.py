"""What a turn would come to if nobody interfered: the ground on which a plan is drawn up.

It is played in worlds that the seat cannot tell from the real one, so that no preview knows a
secret; and only as long as they agree, for nobody can plan beyond a card still to be drawn.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec import Struct, msgpack

from bot.games.contract import TABLE, AnyGame, Clock, Path, Rng, Seat, play

if TYPE_CHECKING:
    from bot.table.model.course import Course

WORLDS = 3  # chance that falls alike in all of them deceives the planner; judging finds it out
PRINT = 12  # bytes

Sight = tuple[bytes, bytes]  # prints of what all see, and of what one seat sees besides


class Foresight(Struct, frozen=True):
    """A planned turn, step by step."""

    states: tuple[Any, ...]  # before each step, and after the last; nothing hidden in them is true
    is_open: bool  # whether a further step can be planned

    def sights(self, game: AnyGame, seat: Seat) -> tuple[Sight, ...]:
        """What the seat must see before each step."""
        return tuple(sight(game, state, seat) for state in self.states[:-1])


def foresee(course: Course, seat: Seat, paths: tuple[Path, ...]) -> Foresight:
    """These answers of the seat, one after the other, while everybody else keeps silent."""
    game = course.game
    worlds = [game.scramble(course.state, seat, Rng(bytes((n,)))) for n in range(WORLDS)]
    states = [worlds[0]]
    for path in paths:
        worlds = [_unopposed(game, play(game, w, seat, path).state, seat) for w in worlds]
        states.append(worlds[0])
    agree = len({sight(game, world, seat) for world in worlds}) == 1
    turn = game.moment(course.state).turn
    return Foresight(tuple(states), agree and is_up(game, worlds[0], seat, turn))


def is_up(game: AnyGame, state: Any, seat: Seat, turn: int) -> bool:
    """Is it still that turn, and this seat's to act in it?"""
    asked = {ask.seat: ask.clock for ask in game.asks(state)}
    return TABLE not in asked and asked.get(seat) is Clock.TURN and game.moment(state).turn == turn


def sight(game: AnyGame, state: Any, seat: Seat) -> Sight:
    return _print(game.public(state)), _print(game.own(state, seat))


def _unopposed(game: AnyGame, state: Any, seat: Seat) -> Any:
    """Windows closed in silence; one that asks the seat itself is where a plan must end."""
    while TABLE in (asked := [ask.seat for ask in game.asks(state)]) and seat not in asked:
        state = play(game, state, TABLE, game.default(state, TABLE)).state
    return state


def _print(view: Any) -> bytes:
    return sha256(msgpack.encode(view, order="deterministic")).digest()[:PRINT]
