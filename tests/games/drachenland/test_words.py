"""Everything that can happen has words, and they fit."""

import logging
import re
from collections.abc import Iterator
from functools import partial
from typing import Any, get_args

import pytest

from bot.games.contract import ComputerConfig, Menu, play
from bot.games.drachenland.board import DISTANCE, OUTDOORS, OUTSIDE
from bot.games.drachenland.content import ENTRY_DISTANCES, WINDING
from bot.games.drachenland.model import Event, Options, Reason, State, YourVault
from bot.games.kit.options import allowed, told_in_rules
from bot.words import LANGUAGES, Words, words
from tests.games.drachenland.kit import A, begun, game, position

NAMES = ("Anna", "Ben", "Carla", "Dilara")
CODES = (
    "game_over", "not_your_turn", "wrong_phase", "figure_used", "die_not_available", "too_far",
    "occupied", "beyond_face_down", "not_reachable", "no_tile", "not_on_volcano", "no_water_link",
    "wrong_colour", "dragon_hidden", "dragon_elsewhere", "no_four", "nothing_there",
    "ring_already", "no_ring_tile", "just_walked", "seats", "start_seat",
)  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[Words]:
    """One language; the test fails if a sentence was missing or faulty."""
    caplog.set_level(logging.ERROR, "bot.words")
    yield words(request.param, "drachenland")
    assert [record.getMessage() for record in caplog.get_records("call")] == []


def computer_game(seats: int, **options: Any) -> Iterator[State]:
    state = begun(seats, seed=11, **options)
    while asks := game.asks(state):
        yield state
        seat, tree = asks[0].seat, partial(game.choices, state, asks[0].seat)
        path = game.choose(game.public(state), game.own(state, seat), seat, tree, ComputerConfig())
        state = play(game, state, seat, path).state
    yield state


def test_every_event_note_reason_and_refusal_has_words(said: Words) -> None:
    for event in get_args(Event):
        assert said.has(f"event-{event.__name__}")
    assert said.has(f"note-{YourVault.__name__}")
    for reason in get_args(Reason):
        assert said.say(f"outcome-{reason}")
    for code in CODES:
        assert said.say(f"refused-{code}")
    for name, values in allowed(Options).items():
        assert said.say(f"option-{name}")
        assert said.say(f"option-{name}-help")
        for value in values:
            assert said.say(f"option-{name}-{value}")


def test_the_rules_fit_their_pages(said: Words) -> None:
    for page in range(1, 9):
        text = said.say(f"rules-{page}", **told_in_rules(Options))
        assert text.startswith("### ")
        assert len(text) <= 950
    assert not said.has("rules-9")


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (3, {"open_vaults": "on"}), (2, {})])
def test_the_board_in_words_fits_an_alt_text(
    said: Words, seats: int, options: dict[str, str]
) -> None:
    for state in computer_game(seats, **options):
        view = game.public(state)
        lines = [said.phrase("line", line, NAMES) for line in game.describe(view)]
        assert len("\n".join(lines)) <= 1024
        own = game.own(state, state.seat)
        for line in game.describe_own(view, own, state.seat):
            assert said.phrase("line", line, NAMES)


def test_a_figure_that_cannot_walk_says_so(said: Words) -> None:
    taken = {"B.R": "E1.1", "B.G": "E2.1", "B.B": "E3.1"}
    state = position(figures={"A.R": "1", **taken}, dice=(1, 2))
    view, own = game.public(state), game.own(state, A)
    red, green = (
        said.phrase("pick", game.label(view, own, A, (), pick), NAMES) for pick in ("1R", "1G")
    )

    assert "(" not in red
    assert green.endswith(("(cannot walk)", "(kann nicht gehen)"))


def test_labels_fit_buttons(said: Words) -> None:
    """Every label of the first two menus of a computer's game."""
    for state in computer_game(3):
        if not game.asks(state):
            continue
        view, own, seat = game.public(state), game.own(state, state.seat), state.seat
        menu = game.choices(state, seat, ())
        assert isinstance(menu, Menu)
        for path in ((), *((pick,) for pick in menu.picks)):
            deeper = game.choices(state, seat, path)
            for pick in deeper.picks if isinstance(deeper, Menu) else ():
                label = said.phrase("pick", game.label(view, own, seat, path, pick), NAMES)
                assert 0 < len(label) <= 38


def test_the_page_about_entering_tells_how_far_the_volcanoes_are() -> None:
    """R2: by the lanes of new games, which nobody has walked when the entry round is over."""
    far = DISTANCE[WINDING][OUTSIDE]
    by_steps = {n: [v + 1 for v in range(OUTDOORS) if far[v] == n] for n in sorted(far)[:100]}
    nearest, next_ = sorted(n for n, found in by_steps.items() if found)[:2]
    numbers = [nearest, *by_steps[nearest], next_, *by_steps[next_]]

    assert nearest > max(max(steps) for steps in ENTRY_DISTANCES.values())
    for language in LANGUAGES:
        page = words(language, "drachenland").say("rules-3", **told_in_rules(Options))
        (told,) = [line for line in page.splitlines() if str(nearest) in line]
        assert [int(number) for number in re.findall(r"\d+", told)] == numbers


@pytest.mark.parametrize(
    ("eggs", "told"),
    [(1, "Auf dem Plan liegt noch 1 Ei."), (2, "Auf dem Plan liegen noch 2 Eier.")],
)
def test_eggs_are_counted_in_good_german(eggs: int, told: str) -> None:
    assert told in words("de", "drachenland").say("menu-pick", eggs_left=eggs)
