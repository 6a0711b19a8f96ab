"""What all are told of a deed: with all its choices, in whole sentences, in both languages."""

import pytest

from bot.games.dracheninsel.events import Announced, DragonMoved, Stepped
from bot.games.dracheninsel.model import State
from bot.words import words
from tests.games.dracheninsel.kit import after, island, told

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
FLYING = {"green": "daring_flight forest water mountain volcano farmland"}
PATROLLING = {"green": "dragon_patrol"}


def said(state: State, move: str, kind: type, language: str) -> str:
    """The one sentence of this kind that a move brings."""
    (event,) = (event for event in told(state, move).news if isinstance(event, kind))
    return words(language, "dracheninsel").told("event", event, NAMES)


ANNOUNCED = [
    (
        island("green", dragons="C4 G4", hands=PATROLLING),
        "play.dragon_patrol.G4.F.F4",
        "Anna will den Drachen von G4 auf F4 setzen.",
        "Anna wants to put the dragon from G4 on F4.",
    ),
    (
        island("green", dragons="C4", hands=PATROLLING),
        "play.dragon_patrol.F.F4",
        "Anna will einen Drachen auf F4 setzen.",
        "Anna wants to put a dragon on F4.",
    ),
    (
        island("green", at="green D6", hands=FLYING),
        "fly.D5.E5",
        "Anna will mit Grün im Flug über D5 als erstem Schatzjäger auf das Schatzfeld.",
        "Anna wants to be first on the treasure field with Green in a flight over D5.",
    ),
    (
        island("green", at="green D6 red E5", hands=FLYING),
        "fly.D5.E5",
        "Anna will mit Grün im Flug über D5 als zweitem Schatzjäger auf das Schatzfeld.",
        "Anna wants to be second on the treasure field with Green in a flight over D5.",
    ),
    (
        island("green", at="green D5 red E5"),
        "step.E5",
        "Anna will mit Grün als zweitem Schatzjäger auf das Schatzfeld.",
        "Anna wants to be second on the treasure field with Green.",
    ),
    (
        island("green", at="green C4 red D6 blue D6", treasures="100 D6", hands=FLYING),
        "fly.D5.D6.forest.red",
        "Anna überfällt mit Grün im Flug über D5 das Feld D6: Rot soll nach Hause.",
        "Anna attacks the carriers on D6 with Green in a flight over D5: Red is to go home.",
    ),
    (
        island("green", at="green C4 red D6", treasures="100 D6", hands=FLYING),
        "fly.D5.D6.forest",
        "Anna will mit Grün im Flug über D5 den Schatz auf D6 mittragen.",
        "Anna wants to help carry the treasure on D6 with Green in a flight over D5.",
    ),
    (
        island("green", at="green D7", treasures="100 D7", hands=FLYING),
        "fly.D8.green",
        "Anna will mit Grün im Flug über D8 ins grüne Boot und damit den Schatz zu 100 aufgeben.",
        "Anna wants to abandon the treasure of 100 and go into the green boat with Green in a"
        " flight over D8.",
    ),
    (
        island("green", at="green D7 red D7", treasures="100 D7", hands=FLYING),
        "fly.D8.green",
        "Anna will den Schatz im Flug über D8 ins grüne Boot bringen.",
        "Anna wants to take the treasure into the green boat in a flight over D8.",
    ),
    (
        island("green", at="green D8"),
        "step.green",
        "Anna will mit Grün ins grüne Boot.",
        "Anna wants to go into the green boat with Green.",
    ),
]


@pytest.mark.rule("DI-049")
@pytest.mark.parametrize(("state", "path", "german", "english"), ANNOUNCED)
def test_a_deed_is_announced_with_all_its_choices(
    state: State, path: str, german: str, english: str
) -> None:
    assert said(state, f"green {path}", Announced, "de") == german
    assert said(state, f"green {path}", Announced, "en") == english


@pytest.mark.rule("DI-049", "DI-053")
@pytest.mark.parametrize(
    ("dragons", "path", "german", "english"),
    [
        ("C4", "F.F4", "Ein Drache steht jetzt auf F4.", "A dragon now stands on F4."),
        (
            "C4 G4",
            "G4.F.F4",
            "Der Drache von G4 steht jetzt auf F4.",
            "The dragon from G4 now stands on F4.",
        ),
    ],
)
def test_it_is_told_which_dragon_has_moved(
    dragons: str, path: str, german: str, english: str
) -> None:
    state = island("green", dragons=dragons, hands=PATROLLING)
    window = after(state, f"green play.dragon_patrol.{path}")

    assert said(window, "close", DragonMoved, "de") == german
    assert said(window, "close", DragonMoved, "en") == english


@pytest.mark.rule("DI-033")
@pytest.mark.parametrize(
    ("active", "path", "german"),
    [
        ("red", "step.green", "Rot geht ins grüne Boot."),
        ("green", "step.green", "Grün geht ins grüne Boot."),
        ("green", "step.D7.volcano", "Grün geht nach D7."),
    ],
)
def test_a_boat_goes_by_its_colour(active: str, path: str, german: str) -> None:
    """Whoever carries may enter the partner's boat as well, and that is not home."""
    hands = {active: "volcano mountain"}
    state = island(active, at="green D8 red D8", treasures="100 D8", hands=hands)

    assert said(after(state, f"{active} {path}"), "close", Stepped, "de") == german
