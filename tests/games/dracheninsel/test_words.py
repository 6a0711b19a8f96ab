"""Words for everything the game can say, in both languages."""

import logging
from collections.abc import Iterator
from typing import get_args

import pytest

from bot.games.contract import TABLE, Menu, Path, Phrase, Seat, play
from bot.games.dracheninsel.content import COLOURS, KINDS, TERRAINS
from bot.games.dracheninsel.events import Event, Note
from bot.games.dracheninsel.model import Options, State
from bot.games.kit.options import told_in_rules
from bot.words import LANGUAGES, Words, words
from tests.games.dracheninsel.kit import DRACHENINSEL, after, fresh, island
from tests.games.dracheninsel.rivals import normal

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
REFUSALS = [
    "not_asked",
    "unfinished",
    "not_offered",
    "not_your_turn",
    "window_open",
    "game_over",
    "not_adjacent",
    "not_behind",
    "dragon_blocks",
    "occupied",
    "foreign_boat",
    "boat_occupied",
    "terrain_not_paid",
    "overpaid",
    "card_not_in_hand",
    "wrong_half",
    "may_not_leave",
    "no_exit",
    "must_exit",
    "carriers_barred",
    "already_acted",
    "hunter_fixed",
    "not_your_hunter",
    "tile_occupied",
    "tiles_not_adjacent",
    "same_tile",
    "dragon_forbidden",
    "same_field",
    "target_home",
    "target_empty",
    "not_green",
    "already_answered",
    "window_closed",
    "not_counterable",
    "pointless",
    "free_step_cap",
    "bad_player_count",
]


@pytest.fixture
def _spoken(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails the test if a sentence was missing or faulty."""
    caplog.set_level(logging.ERROR, "bot.words")
    yield
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.usefixtures("_spoken")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_of_computers_can_be_told(seats: int, language: str) -> None:
    """Other than random ones they lift, carry, deliver, claim and stop."""
    said, options = words(language, "dracheninsel"), Options(length="blitz", colours="choose")
    state = fresh(seats, options, seed=seats)
    while asks := DRACHENINSEL.asks(state):
        seat = asks[-1].seat
        path = ("close",) if seat == TABLE else normal(state, seat)
        assert_all_has_words(said, state, seat, path)
        step = play(DRACHENINSEL, state, seat, path)
        for event in step.news:
            assert said.told("event", event, NAMES)
        state = step.state


def assert_all_has_words(said: Words, state: State, seat: Seat, path: Path) -> None:
    view = DRACHENINSEL.public(state)
    lines = [said.phrase("line", line, NAMES) for line in DRACHENINSEL.describe(view)]
    assert sum(map(len, lines)) + len(lines) <= 1024
    if seat == TABLE:
        return
    own = DRACHENINSEL.own(state, seat)
    facts = said.parts(DRACHENINSEL.facts(view, own, seat), NAMES)
    for depth in range(len(path)):
        menu = DRACHENINSEL.choices(state, seat, path[:depth])
        assert isinstance(menu, Menu)
        assert said.say(f"menu-{menu.about}", **facts)
        for pick in menu.picks:
            label = DRACHENINSEL.label(view, own, seat, path[:depth], pick)
            assert 0 < len(said.phrase("pick", label, NAMES)) <= 38


@pytest.mark.parametrize(
    ("path", "pick", "phrase"),
    [
        ((), "step", Phrase("step")),
        (("step",), "D5", Phrase("free", {"place": "D5", "terrain": "forest", "lost": 0})),
        (("step",), "C4", Phrase("place", {"place": "C4", "terrain": "water", "lost": 0})),
        (("step", "C4"), "forest", Phrase("joker", {"card": "forest"})),
        (("step", "C4"), "water", Phrase("card", {"card": "water"})),
        (("step",), "C6", Phrase("rob", {"place": "C6", "terrain": "farmland", "lost": 0})),
        (("step", "C6", "forest"), "red", Phrase("victim", {"hunter": "red"})),
        (("fly",), "D5", Phrase("tile", {"place": "D5", "terrain": "forest"})),
        (("fly", "D5"), "E5", Phrase("centre", {"place": "E5", "lost": 0})),
        (("journey",), "water", Phrase("card", {"card": "water"})),
        (("journey", "water"), "water", Phrase("terrain", {"terrain": "water"})),
        (("journey", "forest"), "water", Phrase("terrain-joker", {"terrain": "water"})),
        (("play",), "betrayal_sneak", Phrase("card", {"card": "betrayal_sneak"})),
        (("play", "betrayal_sneak"), "2", Phrase("seat", {"seat": 2, "cards": 6})),
        (("play", "fear_slumber"), "red", Phrase("hunter-at", {"hunter": "red", "place": "C6"})),
        (("play", "raging_elements"), "A", Phrase("row", {"row": "A"})),
        (("pass",), "0", Phrase("card", {"card": "forest"})),
    ],
)
def test_what_stands_on_a_button(path: Path, pick: str, phrase: Phrase) -> None:
    state = island(
        "green",
        at="green C5 red C6 blue C6",
        treasures="100 C6",
        hands={"green": "forest water daring_flight long_journey betrayal_sneak fear_slumber"},
    )
    view, own = DRACHENINSEL.public(state), DRACHENINSEL.own(state, Seat(0))

    assert DRACHENINSEL.label(view, own, Seat(0), path, pick) == phrase


@pytest.mark.parametrize(
    ("language", "boat", "paid", "turn"),
    [
        ("en", "Yellow boat", "C5 Forest, by Forest", "Round 1 of at most 60: Anna’s turn."),
        ("de", "Gelbes Boot", "C5 Wald, mit Wald", "Runde 1 von höchstens 60: Anna ist am Zug."),
    ],
)
def test_sentences_of_the_audit(language: str, boat: str, paid: str, turn: str) -> None:
    """Section 6 of the audit of 1.1.0."""
    said, state = words(language, "dracheninsel"), island("green")
    assert said.phrase("pick", Phrase("boat", {"boat": "yellow", "lost": 0}), NAMES) == boat
    parts = {"place": "C5", "terrain": "forest", "payment": "forest"}
    assert said.phrase("pick", Phrase("paid", parts), NAMES) == paid
    lines = DRACHENINSEL.describe(DRACHENINSEL.public(state))
    assert said.phrase("line", lines[0], NAMES) == turn


def test_the_hand_tells_its_cards_and_a_sealed_answer() -> None:
    state = after(
        island("green", at="green C5", hands={"red": "sweet_slumber water water"}),
        "green step.D5",
        "red slumber",
    )
    view, own = DRACHENINSEL.public(state), DRACHENINSEL.own(state, Seat(1))

    assert DRACHENINSEL.describe_own(view, own, Seat(1)) == (
        Phrase("hold", {"card": "water", "number": 2}),
        Phrase("hold", {"card": "sweet_slumber", "number": 1}),
        Phrase("answered", {"card": "sweet_slumber"}),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words(language: str) -> None:
    said = words(language, "dracheninsel")
    told = [f"event-{kind.__name__}" for kind in get_args(Event)]
    told += [f"note-{kind.__name__}" for kind in get_args(Note)]
    told += [f"refused-{code}" for code in REFUSALS]
    told += [f"word-{name}" for name in (*COLOURS, *TERRAINS, *KINDS)]
    told += [f"outcome-{reason}" for reason in ("treasures", "rounds")]
    told += [f"offer-{offer.key}" for offer in DRACHENINSEL.OFFERS]

    assert [key for key in told if not said.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_their_pages(language: str) -> None:
    said = words(language, "dracheninsel")
    parts = told_in_rules(DRACHENINSEL.Options)
    pages = [said.say(f"rules-{number}", **parts) for number in range(1, 10)]

    assert all(page.startswith("### ") and len(page) <= 900 for page in pages)
    assert not said.has("rules-10")
