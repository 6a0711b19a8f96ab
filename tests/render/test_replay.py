"""Long games are thinned out evenly."""

from itertools import pairwise

import pytest
from PIL import ImageChops

from bot.games.registry import GAMES
from render.captions import FOOT, SIDE, Caption
from render.painter import Sign
from render.positions import NAMES
from render.registry import PAINTERS
from render.replay import SIZE, frame, thinned


@pytest.mark.parametrize(("shots", "most"), [(1, 5), (5, 5), (6, 5), (99, 10), (1715, 94)])
def test_as_many_as_allowed_with_the_first_and_the_last(shots: int, most: int) -> None:
    found = thinned(range(shots), most)

    assert len(found) == min(shots, most)
    assert (found[0], found[-1]) == (0, shots - 1)
    assert len(set(found)) == len(found)


def test_the_gaps_are_alike() -> None:
    found = thinned(range(1000), 100)

    assert {after - before for before, after in pairwise(found)} <= {10, 11}


SIGNS = (Sign("#D9483B", "shield"), Sign("#3B74D1", "drop"), Sign("#35975A", letter="G"))
TOLD = Caption("Anna moves on", "round 4", 1, tuple((sign, 12) for sign in SIGNS), 0.5)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    "other",
    [
        TOLD._replace(words="Ben " + "W" * 90),
        TOLD._replace(place="round 5"),
        TOLD._replace(actor=None),
        TOLD._replace(scores=((SIGNS[0], -7), *TOLD.scores[1:])),
        TOLD._replace(share=0.51),
    ],
    ids=["words", "round", "actor", "scores", "progress"],
)
def test_all_that_is_told_is_seen_and_covers_no_board(slug: str, other: Caption) -> None:
    game = GAMES[slug]
    state = game.start(min(game.SEATS), bytes(32), game.Options()).state
    board = PAINTERS[slug].board(game.public(state), NAMES[: min(game.SEATS)])
    one, two = (frame(board, caption).convert("RGB") for caption in (TOLD, other))
    assert one.size == SIZE
    inner = (SIDE, 0, SIZE[0], SIZE[1] - FOOT)
    assert ImageChops.difference(one, two).getbbox() is not None
    assert ImageChops.difference(one.crop(inner), two.crop(inner)).getbbox() is None
