"""Paints a first picture of each game early, because it takes long: all pieces are drawn then."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from operator import attrgetter
from typing import Any

from bot.games.contract import Seat
from bot.games.registry import GAMES
from render.painter import Painter
from render.positions import NAMES


def first_pictures(painters: Mapping[str, Painter[Any, Any]]) -> Iterator[Callable[[], object]]:
    """A board and a hand of each game, to be painted one at a time between other pictures."""
    for slug, painter in painters.items():
        game = GAMES[slug]
        seats = min(game.SEATS)
        state = game.start(seats, bytes(32), game.Options()).state
        yield partial(painter.board, game.public(state), NAMES[:seats])
        views = game.public(state), game.own(state, Seat(0))
        yield partial(painter.hand, *views, Seat(0), NAMES[:seats], attrgetter("key"))
