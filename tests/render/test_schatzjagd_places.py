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
from tests.games.schatzjagd.test_invariants import EVERYTHING, wander

PLACES = {"journey", "landing", "look", "banish", "slot_field", "katharsis", "field", "pick_castle"}


def steps(state: State, seat: Seat, path: Path = ()) -> Iterator[tuple[Path, Menu]]:
    """Every menu below this point, cards of equal kind and further rows left out."""
    menu = game.choices(state, seat, path)
    if isinstance(menu, Menu):
        yield path, menu
        rows = [pick for pick in menu.picks if pick in ROWS]
        for pick in (*rows[:1], *(p for p in menu.picks if p not in ROWS)):
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
        chosen = [pick for pick in path if pick in ROWS]
        assert len(chosen) <= 1
        if chosen:
            assert all(pick in FIELD for pick in menu.picks)
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
