"""Choices of Schatzjagd: what is numbered, shown close, veiled."""

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

import bot.games.schatzjagd as game
from bot.games.contract import Menu, Path
from bot.games.schatzjagd.content import FIELD, ROWS
from bot.games.schatzjagd.model import Journey, State
from bot.games.schatzjagd.views import ahead
from render.positions import NAMES as PEOPLE
from render.positions import positions
from render.schatzjagd import PAINTER as schatzjagd
from render.schatzjagd.places import (
    CELL,
    SPOTS,
    WHOLE,
    panel,
)
from render.schatzjagd.preview import BY_ROW, choices
from render.schatzjagd.reach import offered
from tests.games.schatzjagd.kit import YELLOW, position
from tests.render.schatzjagd_pictures import (
    NOTHING,
    say,
)

every_state_in_soak = pytest.mark.parametrize("nth", [4, pytest.param(1, marks=pytest.mark.soak)])


def menus(seats: int, nth: int) -> Iterator[tuple[State, Path, Menu]]:
    """The menus of every nth state of one random game, on the way down by the first picks."""
    for state in islice(positions(game, seats, seed=5), 0, None, nth):
        for ask in game.asks(state):
            path: Path = ()
            while isinstance(menu := game.choices(state, ask.seat, path), Menu):
                yield state, path, menu
                path = (*path, menu.picks[0])


@pytest.mark.parametrize("seats", game.SEATS)
@every_state_in_soak
def test_fields_are_numbered_by_the_menu(seats: int, nth: int) -> None:
    """A number touches its field; rows have theirs printed on the edge of the realm."""
    kinds = set[str]()
    for state, path, menu in menus(seats, nth):
        view = ahead(game.public(state), game.asks(state)[0].seat, path)
        numbers = {mark.number: mark.at for mark in choices(view, NOTHING, menu).numbers}
        for number, pick in enumerate(menu.picks, 1):
            if pick in SPOTS:
                x, y = SPOTS[pick]
                assert abs(numbers[number][0] - x) <= CELL / 2
                assert abs(numbers[number][1] - y) <= CELL / 2
                kinds.add("field")
            else:
                assert number not in numbers
                kinds.add("row" if pick in ROWS and menu.about in BY_ROW else "other")
    assert kinds == {"field", "row", "other"}


@pytest.mark.parametrize("seats", game.SEATS)
@every_state_in_soak
def test_a_row_shows_exactly_the_fields_that_lie_behind_it(seats: int, nth: int) -> None:
    """As the menu has them in its next step, worked out from what all can see."""
    rows = 0
    for state, path, menu in menus(seats, nth):
        picks = [pick for pick in menu.picks if pick in ROWS and menu.about in BY_ROW]
        fields = set[str]()
        for pick in picks:
            behind = game.choices(state, game.asks(state)[0].seat, (*path, pick))
            assert isinstance(behind, Menu)
            fields |= set(behind.picks)
        view = ahead(game.public(state), game.asks(state)[0].seat, path)
        if picks and menu.about != "look":
            assert choices(view, NOTHING, menu).fields == fields
            rows += 1
        elif picks:
            assert choices(view, NOTHING, menu).fields >= fields
    assert rows


@pytest.mark.parametrize("steps", range(1, 7))
@pytest.mark.parametrize("field", ["C3", "F4", "J10"])
def test_a_journey_reaches_what_the_rules_say(field: str, steps: int) -> None:
    near = {"field": field}, {"field": "E4"}, {"field": "G5"}
    state = position(*near, slots="D3:knife C5:wolf", loose={"F3": "orb"}, frame=Journey(steps))
    there = set[str]()
    menu = game.choices(state, YELLOW, ())
    assert isinstance(menu, Menu)
    for pick in menu.picks:
        below = () if pick in FIELD else game.choices(state, YELLOW, (pick,)).picks  # type: ignore[union-attr]
        there |= {pick, *below} & set(FIELD)
    assert offered(game.public(state), "journey") == there


def test_coins_for_the_smith_are_no_rows() -> None:
    menu = Menu("use_special", ("1", "2", "no"))
    assert choices(game.public(position()), NOTHING, menu).numbers == ()


def test_a_menu_without_places_has_no_preview() -> None:
    view = game.public(position())
    menu = Menu("fight", ("strike", "flee"))
    assert schatzjagd.preview(view, NOTHING, YELLOW, (), menu, PEOPLE[:4], say) is None


@pytest.mark.parametrize(
    ("picks", "close"), [(("C3", "C4"), True), (("C3", "J10"), False), (ROWS, False)]
)
def test_near_choices_are_shown_close_and_far_ones_on_the_whole_realm(
    picks: tuple[str, ...], close: bool
) -> None:
    view = game.public(position({"field": "C3"}))
    chosen = choices(view, NOTHING, Menu("journey", picks))
    assert (chosen.look != WHOLE) is close
    if close:
        assert all(chosen.look.shows(pick) for pick in (*picks, "C3"))


def test_what_cannot_be_chosen_lies_under_a_veil() -> None:
    """What can be is as bright as on the board."""
    view, menu = game.public(position({"field": "C3"})), Menu("journey", ("C8", "J10"))
    people = PEOPLE[:4]
    board = schatzjagd.board(view, people).convert("RGB")
    image = schatzjagd.preview(view, NOTHING, YELLOW, (), menu, people, say)
    assert image is not None
    for field, veiled in (("C8", False), ("D8", True), ("H4", True)):
        x, y = SPOTS[field]
        spot = (x + 4, y + 22)
        assert (image.convert("RGB").getpixel(spot) != board.getpixel(spot)) is veiled


@pytest.mark.rule("SJ-012")
@pytest.mark.parametrize("condition", ["count", "same", "different"])
def test_treasures_are_counted_out_of_those_needed_only_where_a_count_wins(condition: str) -> None:
    """Three alike or one of each are no matter of how many; the goal is painted elsewhere."""
    view = game.public(position({"vault": "orb"}))
    left, top, width, height = panel(0, 4)
    lord = left, top, left + width, top + height
    panels = [
        schatzjagd.board(replace(view, condition=condition, needed=needed), PEOPLE[:4]).crop(lord)
        for needed in (2, 3)
    ]

    assert (panels[0].tobytes() != panels[1].tobytes()) is (condition == "count")
