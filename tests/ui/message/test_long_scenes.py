"""A fight of any length fits under the board."""

import pytest

from bot.games import schatzjagd
from bot.games.schatzjagd.events_fight import Attacked, Exchanged
from bot.ui.board import board
from bot.words import LANGUAGES
from render.registry import PAINTERS
from tests.games.schatzjagd.kit import BLUE, YELLOW, position
from tests.ui.limits import assert_within_limits
from tests.ui.scenes import course_of, table_view


def fight(blows: int) -> list[Attacked | Exchanged]:
    """Nobody is ever hurt in it."""
    begun = Attacked(YELLOW, 2, 15, BLUE, 2, 15)
    return [
        begun,
        *(
            Exchanged(k, YELLOW, 2, 3, BLUE, 2, 3, 0, YELLOW, 15, 15, 0, 0)
            for k in range(1, blows + 1)
        ),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_fight_shows_how_it_began_and_how_it_stands(language: str) -> None:
    state = course_of(schatzjagd, position(), 4)
    view = table_view(state, PAINTERS["schatzjagd"], language)
    short, long = board.news_lines(view, fight(12)), board.news_lines(view, fight(300))

    assert short is not None
    assert len(short.splitlines()) == 13
    assert long is not None
    first, gap, *_, last = long.splitlines()
    assert first == short.splitlines()[0]
    assert gap == "- …"
    assert " 300: " in last
    assert_within_limits(await board.board(view, fight(300)))
