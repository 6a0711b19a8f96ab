"""The first picture of a game takes a while, because all its pieces are drawn then: beforehand."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from operator import attrgetter
from typing import Any

from bot.games.contract import AnyGame, Seat
from bot.games.registry import GAMES
from render.painter import Painter
from render.positions import NAMES


def first_pictures(painters: Mapping[str, Painter[Any, Any]]) -> Iterator[Callable[[], object]]:
    """A board and a hand of each game, to be painted one at a time between people's pictures."""
    for slug, painter in painters.items():
        game = GAMES[slug]
        seats = min(game.SEATS)
        state = game.start(seats, bytes(32), game.Options()).state
        yield partial(painter.board, game.public(state), NAMES[:seats])
        yield partial(_hand, painter, game, state)


def _hand(painter: Painter[Any, Any], game: AnyGame, state: Any) -> None:
    seat, names = Seat(0), NAMES[: min(game.SEATS)]
    painter.hand(game.public(state), game.own(state, seat), seat, names, attrgetter("key"))
