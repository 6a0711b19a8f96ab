"""Drachenland's choices on the board: numbered by the menu, in sight, where they are clicked."""

from itertools import combinations, islice
from math import dist
from typing import Any

import pytest

import bot.games.drachenland as game
from bot.games.contract import Menu, Path, Seat
from bot.games.drachenland.board import NUMBER
from bot.games.drachenland.model import Moving, State, Trip
from bot.games.drachenland.views import Public, ahead
from bot.games.kit.walks import first_path
from render.drachenland import PAINTER as drachenland
from render.drachenland import places
from render.drachenland.preview import Choice, choices, land_for
from render.kit.spreading import shared
from render.positions import NAMES, positions
from tests.games.drachenland.kit import position
from tests.laws import begin
from tests.render.saying import say


def asked(state: State, path: Path = ()) -> tuple[Public, Menu]:
    menu = game.choices(state, state.seat, path)
    assert isinstance(menu, Menu)
    return game.public(state), menu


def numbered(state: State, path: Path = ()) -> tuple[Menu, dict[str, Choice]]:
    view, menu = asked(state, path)
    found = choices(land_for(view, menu), menu)
    return menu, {menu.picks[choice.number - 1]: choice for choice in found}


def test_choices_are_numbered_by_the_menu_beside_their_places() -> None:
    menu, found = numbered(position(figures={"A.R": "5"}, hidden={3: "boatman"}), ("4R",))
    assert set(menu.picks) - set(found) == {"stop"}
    for pick, choice in found.items():
        volcano = pick.isdigit()
        place = places.plate(int(pick)) if volcano else places.PLACES[pick]
        assert choice.place == place
        assert 40 <= dist(choice.at, place) < 180


def test_areas_and_boats_are_marked_too() -> None:
    state = position(figures={"A.G": "1"}, frame=Moving(1, 0, 2, 3), tiles={"A": "boatman"})
    _, found = numbered(state)
    kinds = {pick: choice.kind for pick, choice in found.items()}
    assert kinds["area1"] == kinds["areaE1"] == "area"
    assert kinds["boat14"] == "boat"
    assert kinds["3-5_2"] == "place"


@pytest.mark.parametrize(("about", "path"), [("enter", ()), ("pick", ())])
def test_a_menu_without_places_has_no_preview(about: str, path: Path) -> None:
    state = begin(game, 3, 1) if about == "enter" else position(figures={"A.R": "5"})
    view, menu = asked(state, path)
    assert menu.about == about
    own = game.own(state, state.seat)
    assert drachenland.preview(view, own, state.seat, path, menu, NAMES[:4], say) is None


def test_after_a_walk_the_picture_shows_the_figure_where_it_has_arrived() -> None:
    """Red sails on from volcano 3, to which the half-made answer has led it; what it could take
    there has no place of its own."""
    lying: dict[str, Any] = {"gems": {3: "R2"}, "tiles": {"A": "boatman"}, "dice": (2, 4)}
    state = position(figures={"A.R": "1-3.2"}, **lying)
    arrived = position(
        figures={"A.R": "3"},
        **lying,
        users=(-1, 0),
        frame=Moving(0, 4, 3, walked=True),
        last=Trip(Seat(0), 0, NUMBER["1-3.2"], NUMBER["3"], "walk"),
    )
    (view, menu), (there, same) = asked(state, ("4R", "3")), asked(arrived)
    own, names = game.own(state, Seat(0)), NAMES[:4]

    assert menu == same
    marked = drachenland.marks(view, own, Seat(0), ("4R", "3"), menu)
    assert list(marked) == ["boat2", "boat15"]
    half = drachenland.preview(view, own, Seat(0), ("4R", "3"), menu, names, say)
    whole = drachenland.preview(there, own, Seat(0), (), same, names, say)
    assert half is not None
    assert whole is not None
    assert half.tobytes() == whole.tobytes()


def test_near_choices_are_seen_from_near_and_far_ones_on_the_whole_board() -> None:
    for place, path, near in (("5", ("2R",), True), ("outside", ("4R",), False)):
        figures = {"A.G": "7"} | ({} if place == "outside" else {"A.R": place})
        state = position(figures=figures)
        view, menu = asked(state, path)
        own = game.own(state, state.seat)
        one, other = (
            drachenland.preview(view, own, state.seat, path, menu, names, say)
            for names in (NAMES[:4], ("Zoe", *NAMES[1:4]))
        )
        assert one is not None
        assert other is not None
        assert (one.tobytes() == other.tobytes()) is near, "only the whole board has names"


@pytest.mark.parametrize(
    ("figures", "path"),
    [({"A.G": "7"}, ("4R",)), ({"A.R": "5"}, ("4R",)), ({"A.R": "13"}, ("4R",))],
)
def test_numbers_cover_no_other_number_and_no_choice(figures: dict[str, str], path: Path) -> None:
    """Not even where a figure from outside may enter by three gates."""
    _, found = numbered(position(figures=figures), path)
    for one, other in combinations(found.values(), 2):
        assert max(abs(a - b) for a, b in zip(one.at, other.at, strict=True)) > 40
        for number, place in ((one.at, other.place), (other.at, one.place)):
            assert dist(number, place) > 28
    for choice in found.values():
        assert 26 <= choice.at[0] <= places.WIDTH - 26
        assert 26 <= choice.at[1] <= places.HEIGHT - 26


def test_numbers_leave_those_of_the_volcanoes_in_sight() -> None:
    """Where a figure may go to sixteen places and most of the land is full."""
    covered = list[float]()
    for state in islice(positions(game, 3, 1), 80, 120, 4):
        for path, menu in first_path(game, state, state.seat):
            view, _ = ahead(game.public(state), game.own(state, state.seat), state.seat, path)
            covered += [_hidden(choice) for choice in choices(land_for(view, menu), menu)]
    assert len(covered) > 50
    assert max(covered) < 0.15


def _hidden(choice: Choice) -> float:
    """The part of a volcano's number below that of a choice."""
    (x, y), half = choice.at, 26 if choice.number < 10 else 36
    numbers = ((x - half, y - 26, x + half, y + 26), *places.PLATES)
    return max(shared(numbers[0], plate) / shared(plate, plate) for plate in numbers[1:])


@pytest.mark.parametrize("pick", [("4R", "fly_die"), ("4R",)])
def test_marks_stand_where_the_numbers_are_drawn(pick: Path) -> None:
    state = position(figures={"A.R": "5"}, dragons={"red": 5})
    view, menu = asked(state, pick)
    own = game.own(state, state.seat)
    spots = drachenland.marks(view, own, state.seat, pick, menu)
    assert spots == {name: choice.at for name, choice in numbered(state, pick)[1].items()}
