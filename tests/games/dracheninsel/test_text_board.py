"""The board as text says what the picture shows."""

import pytest

from bot.games.dracheninsel.model import State
from bot.words import words
from tests.games.dracheninsel.kit import DRACHENINSEL, after, done, island
from tests.games.dracheninsel.windows import BEGINNING, SPARED, STOPPED

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
SNEAK = after(island("blue", hands={"blue": "betrayal_sneak"}), "blue play.betrayal_sneak.1")
CLAIM = after(
    island("green", at="blue F1 green F1", treasures="200 F1", hands={"blue": "betrayal"}),
    "green step.blue",
    "close",
)
JOURNEY = done(
    island("green", hands={"green": "long_journey water desert"}), "green journey.water.water"
)
MOVER = done(
    island("red", players=3, at="red G6", hands={"red": "forest_volcano water"}),
    "red step.red.G5.water",
)
BEGUN = after(BEGINNING, "red slumber", "close")


def lines(state: State, language: str) -> list[str]:
    """The board in lines, up to the first player's."""
    said = words(language, "dracheninsel")
    found = [
        said.phrase("line", line, NAMES)
        for line in DRACHENINSEL.describe(DRACHENINSEL.public(state))
    ]
    return found[: next(i for i, line in enumerate(found) if line.startswith("Anna: "))]


@pytest.mark.rule("DI-014", "DI-049")
@pytest.mark.parametrize(
    ("state", "german", "english"),
    [
        (STOPPED, "Dilara will mit Blau nach D2.", "Dilara wants to go to D2 with Blue."),
        (STOPPED, "Ben ruft „Stop!“.", "Ben calls “Stop!”."),
        (SPARED, "Dilara will Rot nach Hause schicken.", "Dilara wants to send Red home."),
        (SPARED, "Ein Gegenzauber hat das aufgehoben.", "A Counterspell has cancelled it."),
        (SNEAK, "Dilara greift Ben hinterhältig an.", "Dilara sneaks up on Ben."),
    ],
)
def test_the_deed_that_waits_and_its_answers(state: State, german: str, english: str) -> None:
    assert german in lines(state, "de")
    assert english in lines(state, "en")


@pytest.mark.rule("DI-065", "DI-094", "DI-128")
@pytest.mark.parametrize(
    ("state", "german", "english"),
    [
        (
            CLAIM,
            "Schatz 200 im Boot von Dilara, mitgetragen von Anna.",
            "Treasure 200 in the boat of Dilara, carried with Anna.",
        ),
        (JOURNEY, "Frei in diesem Zug: Wasser", "Free this turn: Water"),
        (MOVER, "In diesem Zug geht Rot.", "Red moves this turn."),
        (CLAIM, "Aus dem Spiel: 100, 125, 150, 175", "Out of the game: 100, 125, 150, 175"),
    ],
)
def test_what_holds_in_this_turn(state: State, german: str, english: str) -> None:
    assert german in lines(state, "de")
    assert english in lines(state, "en")


@pytest.mark.rule("DI-107")
def test_the_moment_before_the_first_action_is_no_deed() -> None:
    """It can be stopped, but nothing was announced."""
    turn = "Runde 1 von höchstens 60: Dilara ist am Zug."
    assert lines(BEGINNING, "de")[:2] == [turn, "Vor der ersten Aktion kann gestoppt werden."]
    assert lines(BEGUN, "de")[:3] == [
        turn,
        "Ben ruft „Stop!“.",
        "Ein Süßer Schlummer kann aufgehoben werden.",
    ]


def test_with_one_hunter_it_goes_without_saying_who_moves() -> None:
    state = done(island("green", at="green C5"), "green step.D5")

    assert not any("geht" in line for line in lines(state, "de"))
