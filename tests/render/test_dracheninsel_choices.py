"""Choices of Dracheninsel: what is numbered, and where its number stands."""

from itertools import combinations
from math import dist

import pytest
from PIL import ImageChops

import bot.games.dracheninsel as game
from bot.games.contract import Menu, Phrase, Seat
from bot.games.dracheninsel.content import (
    COLOURS,
    FIELDS,
    KINDS,
    PLACE,
    ROWS,
)
from render.dracheninsel import PAINTER as dracheninsel
from render.dracheninsel import sprites
from render.dracheninsel.places import ACROSS, HEIGHT, SPOTS, panel
from render.dracheninsel.preview import CARDS_TOP, preview
from render.dracheninsel.preview import cards as numbered
from render.dracheninsel.preview import numbers as marks
from render.kit import Mark, parts
from render.kit.palette import CHOICE, rgb
from render.kit.record import recorded
from render.painter import png
from render.positions import NAMES
from tests.render.dracheninsel_pictures import asked
from tests.render.saying import say

HALF = parts.CHOICE_SIZE / 2
FIELD_MENUS = ("target", "over", "landing", "dragon", "lair", "tile", "other", "neighbour")
ROW_MENUS = ("lair-row", "tile-row", "other-row")
HUNTER_MENUS = ("hunter", "victim", "fear")
CARD_MENUS = ("payment", "card", "pass")


@pytest.mark.parametrize("about", FIELD_MENUS)
def test_a_number_leaves_land_and_name_of_its_field_free(about: str) -> None:
    view, _, _, _, menu = asked()[about]
    for mark, pick in zip(marks(view, menu), menu.picks, strict=True):
        x, y = SPOTS[PLACE[pick]]
        assert abs(mark.at[0] - x) + 2 >= HALF or mark.at[1] + HALF <= y - 16, (
            "half the land is seen"
        )
        assert mark.at[1] + HALF <= y + 24, "the name begins below"


@pytest.mark.parametrize("about", ["dragon", "lair", "tile", "other"])
def test_fields_to_choose_on_the_whole_board_have_a_rim(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    image = preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say)
    assert image is not None
    colours = image.convert("RGB")
    for x, y in (SPOTS[PLACE[pick]] for pick in menu.picks):
        assert colours.getpixel((round(x + ACROSS / 2 - 4), round(y))) == rgb(CHOICE)


@pytest.mark.parametrize("about", [*FIELD_MENUS, *ROW_MENUS])
def test_fields_and_rows_are_numbered_by_the_menu(about: str) -> None:
    view, _, _, _, menu = asked()[about]
    numbers = marks(view, menu)
    assert [mark.number for mark in numbers] == list(range(1, len(menu.picks) + 1))
    for mark, pick in zip(numbers, menu.picks, strict=True):
        spot = SPOTS[PLACE[pick] if about in FIELD_MENUS else ROWS[pick][0]]
        assert dist(mark.at, spot) < (50 if about in FIELD_MENUS else 70)  # beside the first field
    assert_apart(numbers)


@pytest.mark.parametrize("about", ROW_MENUS)
def test_rows_have_their_letter_and_no_number_beside_it(about: str) -> None:
    """DI-Q4: no "1 · Row A", and the chip beside the row says A, not 1."""
    view, own, seat, path, menu = asked()[about]
    with recorded() as record:
        preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say)
    chips = [put.sprite for put in record.puts]
    assert all(parts.choice(sprites.STUDIO, row) in chips for row in menu.picks)
    assert parts.choice(sprites.STUDIO, 1) not in chips
    assert dracheninsel.marks(view, own, seat, path, menu) == {}


@pytest.mark.parametrize("about", HUNTER_MENUS)
def test_hunters_are_numbered_above_their_heads(about: str) -> None:
    view, _, _, _, menu = asked()[about]
    numbers = marks(view, menu)
    assert [mark.number for mark in numbers] == list(range(1, len(menu.picks) + 1))
    for mark, pick in zip(numbers, menu.picks, strict=True):
        x, y = SPOTS[view.board.hunters[COLOURS.index(pick)]]
        assert abs(mark.at[0] - x) < 56  # numbers are wider than two heads are apart
        assert y - 90 < mark.at[1] < y
    assert_apart(numbers)


def assert_apart(numbers: list[Mark]) -> None:
    for one, other in combinations(numbers, 2):
        assert dist(one.at, other.at) > 44, "numbers cover each other"


def test_players_are_numbered_at_their_panels() -> None:
    view, _, _, _, menu = asked()["seat"]
    for mark, pick in zip(marks(view, menu), menu.picks, strict=True):
        left, top, _, height = panel(view.ring.index(Seat(int(pick))), len(view.ring))
        assert abs(mark.at[0] - left) < 20
        assert top < mark.at[1] < top + height


@pytest.mark.parametrize("seats", [3, 4])
def test_colours_are_chosen_at_their_boats(seats: int) -> None:
    state = game.start(seats, bytes(32), game.Options(colours="choose")).state
    menu = game.choices(state, Seat(0), ())
    assert isinstance(menu, Menu)
    numbers = marks(game.public(state), menu)
    boats = {
        min(SPOTS[FIELDS:], key=lambda spot: dist(spot, mark.at)): mark.number for mark in numbers
    }
    assert set(boats) == set(SPOTS[FIELDS:])
    for number, pick in enumerate(menu.picks, 1):
        assert boats[SPOTS[PLACE[pick]]] == number


@pytest.mark.parametrize("about", CARD_MENUS)
def test_cards_are_numbered_in_the_hand(about: str) -> None:
    _, own, _, _, menu = asked()[about]
    for place, number in numbered(own, menu).items():
        pick = menu.picks[number - 1]
        assert pick in (str(place), KINDS[own.hand[place]])


@pytest.mark.parametrize("about", [*FIELD_MENUS, *ROW_MENUS, *HUNTER_MENUS, *CARD_MENUS, "seat"])
def test_every_choice_of_a_place_has_a_picture(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    image = preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say)
    assert image is not None
    assert image.size == (1200, 900)
    assert len(png(image)) <= 150_000
    assert rgb(CHOICE) in {colour for _, colour in image.convert("RGB").getcolors(2**20) or ()}


@pytest.mark.parametrize("about", CARD_MENUS)
def test_every_card_to_choose_from_is_named(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    said: set[str] = set()

    def hear(phrase: Phrase) -> str:
        said.add(phrase.key)
        return phrase.key

    preview(view, own, seat, path, menu, NAMES[: len(view.ring)], hear)
    assert said == {f"word-{KINDS[card]}" for card in own.hand}


@pytest.mark.parametrize("about", CARD_MENUS)
def test_the_board_stays_in_view_when_a_card_is_asked_for(about: str) -> None:
    """Its part that the answer is about, above the cards."""
    view, own, seat, path, menu = asked()[about]
    names = NAMES[: len(view.ring)]
    image = preview(view, own, seat, path, menu, names, say)
    assert image is not None
    board, left, right = dracheninsel.board(view, names).convert("L"), 200, 700
    shown = image.convert("L").crop((left, 0, right, CARDS_TOP))
    parts = (board.crop((left, y, right, y + CARDS_TOP)) for y in range(HEIGHT - CARDS_TOP + 1))
    same = max(ImageChops.difference(part, shown).histogram()[0] for part in parts)
    assert same > 0.95 * shown.width * shown.height, "all but the rims of what was picked"


@pytest.mark.parametrize("about", CARD_MENUS)
def test_everybody_stands_whole_beside_the_cards(about: str) -> None:
    view, own, seat, path, menu = asked()[about]
    names = NAMES[: len(view.ring)]
    with recorded() as record:
        preview(view, own, seat, path, menu, names, say)
    lowest = {w.words: put.box[3] for put in record.puts for w in put.sprite.writing}
    assert all(lowest[name] < CARDS_TOP for name in names)


def test_what_has_no_place_has_no_picture() -> None:
    view, own, seat, path, menu = asked()["turn"]
    assert preview(view, own, seat, path, menu, NAMES[: len(view.ring)], say) is None
