"""What a turn would lead to if nobody interfered: the basis of a plan.

It is played in states that the seat cannot tell from the real one, so that no preview knows a
secret, and only while they agree: nobody can plan beyond a card still to be drawn. Before the own
turn the other seats are assumed to do the minimum.
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

WORLDS = 3  # if all samples agree by chance the forecast is wrong; judging finds it out
PRINT = 12  # bytes
LONGEST_WAIT = 200  # assumed answers of others before the own turn

Sight = tuple[bytes, bytes]  # the public view, and a fingerprint of the own one


class Forecast(Struct, frozen=True):
    """A planned turn, step by step."""

    states: tuple[AnyState, ...]  # before each step and after the last; hidden parts are made up
    is_open: bool  # whether another step can be planned

    def expected_views(self, game: TableGame, seat: Seat) -> tuple[Sight, ...]:
        """What the seat expects to see before each step."""
        return tuple(expected_view(game, game_state, seat) for game_state in self.states[:-1])


def foresee(state: TableState, seat: Seat, paths: tuple[Path, ...]) -> Forecast:
    """Plays these answers of the seat while all others pass."""
    game = state.game
    worlds = [game.resample_hidden(state.game_state, seat, Rng(bytes((n,)))) for n in range(WORLDS)]
    worlds = [_awaited(game, world, seat) for world in worlds]
    states, turn = [worlds[0]], game.moment(worlds[0]).turn
    for path in paths:
        try:
            worlds = [_unopposed(game, play(game, w, seat, path).state, seat) for w in worlds]
        except Refused:  # something has happened since it was drafted
            break
        states.append(worlds[0])
    agree = len({expected_view(game, world, seat) for world in worlds}) == 1
    return Forecast(tuple(states), agree and is_up(game, worlds[0], seat, turn))


def is_up(game: TableGame, game_state: AnyState, seat: Seat, turn: int) -> bool:
    """Whether it is still that turn, and this seat may act."""
    asked = {ask.seat: ask.clock for ask in game.asks(game_state)}
    return (
        TABLE not in asked
        and asked.get(seat) is Clock.TURN
        and game.moment(game_state).turn == turn
    )


def is_up_now(state: TableState, seat: Seat) -> bool:
    """Whether the seat may act in the present turn."""
    return is_up(state.game, state.game_state, seat, state.game.moment(state.game_state).turn)


def expected_view(game: TableGame, game_state: AnyState, seat: Seat) -> Sight:
    """What the seat sees in this state, to be compared when a step is played."""
    return _packed(game.public(game_state)), own_fingerprint(game.own(game_state, seat))


def own_fingerprint(view: AnyPublic | AnyOwn) -> bytes:
    """A short hash of a view."""
    return sha256(_packed(view)).digest()[:PRINT]


def _awaited(game: TableGame, game_state: AnyState, seat: Seat) -> AnyState:
    """The seat's next turn if the others do as little as possible until then."""
    for _ in range(LONGEST_WAIT):
        asks = game.asks(game_state)
        if not asks or is_up(game, game_state, seat, game.moment(game_state).turn):
            break
        who = asks[0].seat
        game_state = play(game, game_state, who, game.default(game_state, who)).state
    return game_state


def _unopposed(game: TableGame, game_state: AnyState, seat: Seat) -> AnyState:
    """Windows closed without reactions; a plan ends where one asks the seat itself."""
    while TABLE in (asked := [ask.seat for ask in game.asks(game_state)]) and seat not in asked:
        game_state = play(game, game_state, TABLE, game.default(game_state, TABLE)).state
    return game_state


def _packed(view: AnyPublic | AnyOwn) -> bytes:
    return msgpack.encode(view, order="deterministic")
