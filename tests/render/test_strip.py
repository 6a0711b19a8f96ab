"""Strips: up to four boards in one small picture."""

from itertools import islice

import pytest
from PIL import ImageChops

from bot.games import GAMES
from render import PAINTERS
from render.painter import png
from render.positions import NAMES, positions
from render.strip import strip

LARGEST = 300_000  # bytes


@pytest.mark.parametrize("slug", GAMES)
def test_a_strip_is_one_small_picture_in_the_boards_own_palette(slug: str) -> None:
    game, painter = GAMES[slug], PAINTERS[slug]
    states = islice(positions(game, min(game.SEATS), seed=3), 0, 28, 9)
    views = [game.public(state) for state in states]
    boards = [painter.board(view, NAMES[: min(game.SEATS)]) for view in views]

    whole = strip(boards)

    assert whole.mode == "P"
    assert whole.getpalette() == boards[0].getpalette()
    assert len(png(whole)) < LARGEST
    assert ImageChops.difference(whole, strip([boards[0], *boards[:3]])).getbbox() is not None


@pytest.mark.parametrize(("number", "size"), [(1, (600, 450)), (2, (1208, 514)), (3, (1208, 1028))])
def test_as_many_rows_as_it_takes(number: int, size: tuple[int, int]) -> None:
    game = GAMES["emerald"]
    state = next(positions(game, 2, seed=1))
    board = PAINTERS["emerald"].board(game.public(state), NAMES[:2])

    assert strip([board] * number).size == size
