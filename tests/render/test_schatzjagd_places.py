"""Choosing a field takes at most two steps, and each of them has a numbered preview."""

from collections.abc import Iterator
from itertools import islice

import pytest

import bot.games.schatzjagd as game
from bot.games.contract import Menu, Path, Seat
from bot.games.schatzjagd.content import FIELD, ROWS
from bot.games.schatzjagd.model import Options, State
from render.positions import NAMES
from render.schatzjagd import PAINTER as schatzjagd
from tests.games.schatzjagd.wandering import EVERYTHING, wander

PLACES = {"journey", "landing", "look", "banish", "slot_field", "katharsis", "field", "pick_castle"}


def steps(state: State, seat: Seat, path: Path = ()) -> Iterator[tuple[Path, Menu]]:
    """Every menu below this point, further rows and fields left out: one is as good as another."""
    menu = game.choices(state, seat, path)
    if isinstance(menu, Menu):
        yield path, menu
        rows = [pick for pick in menu.picks if pick in ROWS]
        fields = [pick for pick in menu.picks if pick in FIELD]
        others = [pick for pick in menu.picks if pick not in ROWS and pick not in FIELD]
        for pick in (*rows[:1], *fields[:1], *others):
            yield from steps(state, seat, (*path, pick))


def asked(seats: int, options: Options, seed: int) -> Iterator[tuple[State, Path, Menu]]:
    """The menus with places of one game, every ninth answer."""
    for state, seat, _, _ in islice(wander(seats, options, seed), 0, 400, 9):
        for path, menu in steps(state, seat):
            if any(pick in FIELD for pick in menu.picks) or menu.about in PLACES:
                yield state, path, menu


@pytest.mark.parametrize(("seats", "options"), [(2, Options()), (4, EVERYTHING)])
def test_a_field_is_chosen_in_at_most_two_steps(seats: int, options: Options) -> None:
    """The row if there are more than fit, then the field in it."""
    seen = set[str]()
    for state, path, menu in asked(seats, options, 2):
        seen.add(menu.about)
        if path and path[-1] in ROWS:
            assert all(pick in FIELD for pick in menu.picks)
            assert path[-2:-1] == () or path[-2] not in ROWS
        assert menu.about in PLACES
        assert game.public(state).question != "use_special"
    assert {"journey", "field", "slot_field"} <= seen


def test_every_step_to_a_field_has_a_preview() -> None:
    seen = set[str]()
    for state, path, menu in asked(4, EVERYTHING, 3):
        if menu.about in seen:
            continue
        seen.add(menu.about)
        (ask,) = game.asks(state)
        view, own = game.public(state), game.own(state, ask.seat)
        shown = schatzjagd.preview(view, own, ask.seat, path, menu, NAMES[:4], lambda p: p.key)
        assert shown is not None
    assert {"journey", "field", "slot_field", "look"} <= seen
