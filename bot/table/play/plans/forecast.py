"""What a turn would come to if nobody interfered: the ground on which a plan is drawn up.

It is played in worlds that the seat cannot tell from the real one, so that no preview knows a
secret; and only as long as they agree, for nobody can plan beyond a card still to be drawn. Before
the own turn the others are imagined to do nothing that they need not do.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from msgspec import Struct, msgpack

from bot.games.contract import (
    TABLE,
    AnyOwn,
    AnyPublic,
    AnyState,
    Clock,
    Path,
    Refused,
    Rng,
    Seat,
    TableGame,
    play,
)

if TYPE_CHECKING:
    from bot.table.model.table_state import TableState

WORLDS = 3  # chance that falls alike in all of them deceives the planner; judging finds it out
PRINT = 12  # bytes
LONGEST_WAIT = 200  # answers of others that are imagined before the own turn

Sight = tuple[bytes, bytes]  # what all see, and a print of what one seat sees besides


class Forecast(Struct, frozen=True):
    """A planned turn, step by step."""

    states: tuple[
        AnyState, ...
    ]  # before each step, and after the last; nothing hidden in them is true
    is_open: bool  # whether a further step can be planned

    def expected_views(self, game: TableGame, seat: Seat) -> tuple[Sight, ...]:
        """What the seat counts on before each step."""
        return tuple(expected_view(game, game_state, seat) for game_state in self.states[:-1])


def foresee(state: TableState, seat: Seat, paths: tuple[Path, ...]) -> Forecast:
    """These answers of the seat, one after the other, while everybody else keeps silent."""
    game = state.game
    worlds = [game.resample_hidden(state.game_state, seat, Rng(bytes((n,)))) for n in range(WORLDS)]
    worlds = [_awaited(game, world, seat) for world in worlds]
    states, turn = [worlds[0]], game.moment(worlds[0]).turn
    for path in paths:
        try:
            worlds = [_unopposed(game, play(game, w, seat, path).state, seat) for w in worlds]
        except Refused:  # somebody has moved since it was drafted
            break
        states.append(worlds[0])
    agree = len({expected_view(game, world, seat) for world in worlds}) == 1
    return Forecast(tuple(states), agree and is_up(game, worlds[0], seat, turn))


def is_up(game: TableGame, game_state: AnyState, seat: Seat, turn: int) -> bool:
    """Is it still that turn, and this seat's to act in it?"""
    asked = {ask.seat: ask.clock for ask in game.asks(game_state)}
    return (
        TABLE not in asked
        and asked.get(seat) is Clock.TURN
        and game.moment(game_state).turn == turn
    )


def is_up_now(state: TableState, seat: Seat) -> bool:
    return is_up(state.game, state.game_state, seat, state.game.moment(state.game_state).turn)


def expected_view(game: TableGame, game_state: AnyState, seat: Seat) -> Sight:
    return _packed(game.public(game_state)), own_fingerprint(game.own(game_state, seat))


def own_fingerprint(view: AnyPublic | AnyOwn) -> bytes:
    return sha256(_packed(view)).digest()[:PRINT]


def _awaited(game: TableGame, game_state: AnyState, seat: Seat) -> AnyState:
    """The seat's next turn, if everybody does as little as possible until then."""
    for _ in range(LONGEST_WAIT):
        asks = game.asks(game_state)
        if not asks or is_up(game, game_state, seat, game.moment(game_state).turn):
            break
        who = asks[0].seat
        game_state = play(game, game_state, who, game.default(game_state, who)).state
    return game_state


def _unopposed(game: TableGame, game_state: AnyState, seat: Seat) -> AnyState:
    """Windows closed in silence; one that asks the seat itself is where a plan must end."""
    while TABLE in (asked := [ask.seat for ask in game.asks(game_state)]) and seat not in asked:
        game_state = play(game, game_state, TABLE, game.default(game_state, TABLE)).state
    return game_state


def _packed(view: AnyPublic | AnyOwn) -> bytes:
    return msgpack.encode(view, order="deterministic")
