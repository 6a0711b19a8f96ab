"""Panels of every question in random games stay within Discord's limits, in both languages."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.contract import TABLE, AnyGame, Menu
from bot.ui.panel.controls import path_after_select
from bot.ui.panel.panel import panel
from bot.ui.panel.steps import panel_step
from bot.words import LANGUAGES
from render.registry import PAINTERS
from tests.laws import Scene, scenes, slug_of
from tests.ui.limits import assert_within_limits
from tests.ui.scenes import course_of, plain, table_view

every_position = pytest.mark.parametrize("many", [2, pytest.param(5, marks=pytest.mark.soak)])


def answered(game: AnyGame, seats: int, seed: int) -> list[Scene]:
    """The scenes of a random game in which somebody answers."""
    return [view for view in scenes(game, seats, seed) if view[2] != TABLE]


@every_position
async def test_every_step_of_every_answer_fits(
    registered: AnyGame, seats: int, seed: int, many: int
) -> None:
    """Of two games of one size each in another language."""
    luck, language = random.Random(seed), LANGUAGES[(seats + seed) % len(LANGUAGES)]
    answers = answered(registered, seats, seed)
    for state, _, seat, path, _ in luck.sample(answers, min(many, len(answers))):
        view = table_view(
            course_of(registered, state, seats), PAINTERS[slug_of(registered)], language
        )
        for depth in range(len(path)):
            assert_within_limits(await panel(view, seat, path[:depth]))


async def test_a_preview_that_shows_the_hand_stands_for_it(
    registered: AnyGame, seats: int, seed: int
) -> None:
    """At the first step the hand is shown once, and its words are told in any case."""
    painter = PAINTERS[slug_of(registered)]
    answers = answered(registered, seats, seed)
    for state, _, seat, _, _ in random.Random(seed).sample(answers, 1):
        view = table_view(course_of(registered, state, seats), painter, "en")
        first = panel_step(view, seat, ())
        assert first is not None
        components, files = plain(await panel(view, seat))
        names = [name.partition("-")[0] for name, _ in files]
        is_within = first.menu.about in painter.hand_shown_in
        assert ("hand" in names) == (view.hand(seat)() is not None and not is_within)
        assert "choice" in names or not is_within
        told = view.hand_lines(seat) if is_within else []
        assert all(repr(line)[1:-1] in str(components) for line in told)


def labels(part: Any) -> Iterator[str]:
    """Of all buttons and options."""
    if isinstance(part, list):
        for one in part:
            yield from labels(one)
    elif isinstance(part, dict):
        yield from [part["label"]] if isinstance(part.get("label"), str) else []
        for one in part.values():
            yield from labels(one)


@every_position
async def test_the_numbers_on_buttons_are_those_of_the_picture(
    registered: AnyGame, seats: int, seed: int, many: int
) -> None:
    """What has no place in the picture has no number; without a picture nothing has one."""
    painter = PAINTERS[slug_of(registered)]
    luck, answers = random.Random(seed), answered(registered, seats, seed)
    for state, _, seat, path, _ in luck.sample(answers, min(many, len(answers))):
        view = table_view(course_of(registered, state, seats), painter, "en")
        for depth in range(len(path)):
            shown = panel_step(view, seat, path[:depth])
            assert shown is not None
            places = painter.marks(view.public, view.own(seat), seat, shown.path, shown.menu)
            numbers = {n for n, pick in enumerate(shown.menu.picks, 1) if pick in places}
            components, _ = plain(await panel(view, seat, path[:depth]))
            found = [re.match(r"(\d+) · ", label) for label in labels(components)]
            assert {int(match[1]) for match in found if match} == numbers


def test_a_select_spells_several_picks_in_menu_order() -> None:
    menu = Menu("cards", ("0", "1", "2"), 0, 3)

    assert path_after_select(("pass",), ["2", "0"], menu) == ("pass", "0+2")
    assert path_after_select(("pass",), [], menu) == ("pass", "-")
    assert path_after_select((), ["7"], Menu("field", ("6", "7"))) == ("7",)
