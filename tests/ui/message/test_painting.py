"""Files of pictures: as their reader wants to see them, with real pixels."""

from functools import partial

import pytest

from bot.games.registry import GAMES
from bot.ui.message.painting import encoded
from render.looks import Look
from render.positions import NAMES, positions
from render.registry import PAINTERS


@pytest.mark.parametrize("look", [Look("high_contrast"), Look(large=True)])
def test_a_private_picture_is_encoded_as_its_reader_wants_to_see_it(look: Look) -> None:
    game = GAMES["emerald"]
    view = game.public(next(positions(game, 2, seed=0)))
    board = partial(PAINTERS["emerald"].board, view, NAMES[:2])

    files, plain = encoded(board, "emerald", look), encoded(board, "emerald")

    assert files != plain
    assert len(files) == (2 if look.large else 1)
