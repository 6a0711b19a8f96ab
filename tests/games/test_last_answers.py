"""R4: a choice that ends the game, if nobody reacts, is asked back; and nothing else is.

Every answer near the end of the golden games is tried, and compared with what `ends_game` says.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Literal

import pytest

from bot.games.contract import TABLE, AnyGame, Ask, Path
from bot.games.dracheninsel.model import Options as Island
from bot.games.registry import GAMES
from bot.games.schatzjagd.model import LordPhase
from bot.games.schatzjagd.model import Options as Hunt
from tests.games.dracheninsel.kit import DRACHENINSEL, island, path_of, seat_of
from tests.games.endings import ends_by_choice, is_said_to_end
from tests.games.golden import records
from tests.games.schatzjagd.kit import GAME as SCHATZJAGD
from tests.games.schatzjagd.kit import YELLOW, position
from tests.games.transcripts import Scene, scenes
from tests.laws import is_sealed, leaves

WITH_WINDOWS = ("dracheninsel", "schatzjagd")
LAST, TRIED = 10, 40  # positions of each golden game, answers in each of them


@pytest.mark.parametrize("slug", WITH_WINDOWS)
def test_what_ends_the_game_is_asked_back_and_nothing_else(slug: str) -> None:
    game, asked_back = GAMES[slug], 0
    for state, ask, path in _near_the_end(slug):
        said = is_said_to_end(game, state, ask.seat, path)
        assert said == ends_by_choice(game, state, ask.seat, path), path
        asked_back += said
    assert asked_back


def _near_the_end(slug: str) -> Iterator[tuple[Any, Ask, Path]]:
    game = GAMES[slug]
    for record in records(slug).values():
        own = [view for view in scenes(game, record) if is_own(game, view)]
        for view in own[-LAST:]:
            assert view.ask is not None
            found = leaves(game, view.before, view.ask.seat)
            for path in (view.path, *islice(found, TRIED)):
                yield view.before, view.ask, path


def is_own(game: AnyGame, view: Scene) -> bool:
    """Whether it is no answer in a window."""
    ask = view.ask
    return ask is not None and ask.seat != TABLE and not is_sealed(game.asks(view.before), ask.seat)


@pytest.mark.rule("DI-122")
@pytest.mark.parametrize(
    ("at", "treasures", "answer", "ends"),
    [
        ("green C5", "300 C5", "step.D5", True),  # left alone
        ("green C5 red C5", "300 C5", "step.D5", False),
        ("green C5 red D8", "300 D8", "step.D5", False),  # by somebody else
        ("green C5", "240 C5", "step.D5", False),  # the next one waits
        ("green D8 red D8", "300 D8", "step.green", True),  # delivered
        ("green D7 red D7", "300 D7", "walk.D8.desert.green", True),
        ("green D7 red D7", "300 D7", "walk.D6.mountain.C5.forest", False),
        ("green D7 red D7", "300 D7", "step.D8.desert", False),
        ("green C5 red D8", "300 D8", "play.fear_slumber.red", True),
        ("green C5 red D8", "300 D8", "play.fear_slumber.green", False),
        ("green D8 red D8", "300 D8", "play.fear_slumber.red", False),
    ],
)
@pytest.mark.parametrize("stop_points", ["all", "key"])
def test_the_last_treasure_of_the_island(
    at: str, treasures: str, answer: str, ends: bool, stop_points: Literal["all", "key"]
) -> None:
    """Whatever the others hold: a Stop is possible, and the question is the same."""
    for red in ("sweet_slumber", "forest"):
        state = island(
            "green",
            at=at,
            treasures=treasures,
            hands={"green": "desert mountain forest fear_slumber", "red": red},
            options=Island(stop_points=stop_points),
        )
        green, path = seat_of(state, "green"), path_of(answer)
        assert is_said_to_end(DRACHENINSEL, state, green, path) == ends
        assert ends_by_choice(DRACHENINSEL, state, green, path) == ends


@pytest.mark.rule("SJ-134")
@pytest.mark.parametrize(("plunder", "ends"), [("no", True), ("yes", False)])
def test_the_last_treasure_of_all(plunder: Literal["no", "yes"], ends: bool) -> None:
    specs = (
        {"field": "A1", "treasures": "orb", "vault": "crown"},
        {"vault": "crown crown crown orb orb"},
        {"vault": "chalice chalice chalice chalice orb"},
    )
    options = Hunt(victory="count", treasures=6, plunder=plunder)
    state = position(*specs, frame=LordPhase(), options=options)

    assert is_said_to_end(SCHATZJAGD, state, YELLOW, ("secure-orb",)) == ends
    assert ends_by_choice(SCHATZJAGD, state, YELLOW, ("secure-orb",)) == ends
