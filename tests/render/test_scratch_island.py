"""Scratch Island's pictures: choices numbered by the menu, the rule's order, secrets unseen."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import bot.games.scratch_island as game
from bot.games.contract import Menu, Path, Seat
from bot.games.scratch_island.board.squares import (
    MAP,
    NUMBERS,
    edge,
    named,
    pack,
    squares,
    unpack,
    unpack_walls,
)
from bot.games.scratch_island.content import COLOURS, CONTENTS, MOTIFS, TREASURES
from bot.games.scratch_island.rules import placing as rules_placing
from bot.games.scratch_island.views import Public
from render.kit import Sprite
from render.kit.palette import CHOICE, INK, LAST, PAPER_LIGHT, rgb
from render.painter import png
from render.positions import NAMES, positions
from render.scratch_island import PAINTER as scratch_island
from render.scratch_island import sprites
from render.scratch_island.land import contacts, land, number, scratching_order
from render.scratch_island.placements import (
    WINDOW,
    digit,
    first_square,
    placements,
    sheet,
    window_at,
)
from render.scratch_island.places import HEAD, head, places
from render.scratch_island.preview import choices, column
from render.scratch_island.tones import HEIGHT, WIDTH
from tests.laws import begin
from tests.render.test_painters import say

ALLOWED = 150_000  # bytes
Asked = tuple[game.State, Seat, Path, Menu]


@cache
def played(seats: int) -> tuple[game.State, ...]:
    return tuple(positions(game, seats, 3))


def _menus(state: game.State, seat: Seat, path: Path = ()) -> Iterator[Asked]:
    """The menus of an answer, by the first and the middle pick of each."""
    menu = game.choices(state, seat, path)
    if isinstance(menu, Menu):
        yield state, seat, path, menu
        for pick in dict.fromkeys((menu.picks[0], menu.picks[len(menu.picks) // 2])):
            yield from _menus(state, seat, (*path, pick))


@cache
def asked() -> tuple[Asked, ...]:
    states = (*played(2)[::4], *played(4)[::4])
    return tuple(m for s in states for ask in game.asks(s) for m in _menus(s, ask.seat))


def longest(about: str) -> Asked:
    return max((a for a in asked() if a[3].about == about), key=lambda a: len(a[3].picks))


def colours(image: Image.Image) -> set[object]:
    return {colour for _, colour in image.convert("RGB").getcolors(2**20) or ()}


# What a view means


def test_maps_are_read_as_the_game_stores_them() -> None:
    for state in played(3)[::20]:
        for seat, chart in enumerate(state.charts):
            here = land(game.public(state), Seat(seat))
            assert here.path == set(squares(unpack(chart.scratched)))
            assert here.rocks == set(squares(unpack(chart.rocks)))
            assert here.crosses == set(squares(unpack(chart.crosses)))
            assert sum(edge(*pair) for pair in here.walls) == unpack_walls(chart.walls)
    assert {name: number(name) for name in NUMBERS} == NUMBERS


def test_placements_are_numbered_in_the_order_they_will_be_scratched() -> None:
    compared = 0
    for state, seat, path, menu in asked():
        if menu.about != "choose_placement":
            continue
        here, ground = land(game.public(state), seat), rules_placing.ground(state.charts[seat])
        laid = [frozenset(map(number, pick.split("-"))) for pick in menu.picks[:-1]]
        first = first_square(here, path, laid)
        for group in laid:
            mask = sum(1 << square for square in group) & MAP
            expected = rules_placing.scratching_order(ground, mask, first)
            assert scratching_order(here, first, group) == tuple(expected)
            compared += 1
    assert compared > 50


def test_first_squares_are_among_the_marked_contacts() -> None:
    for state, seat, _, menu in asked():
        if menu.about == "choose_first_square":
            assert set(map(number, menu.picks[:-1])) <= contacts(land(game.public(state), seat))


# Choices


@pytest.mark.parametrize(
    "about",
    ["choose_pair", "take_die", "choose_mode", "choose_first_square", "choose_placement"],
)
def test_every_step_has_a_picture(about: str) -> None:
    state, seat, path, menu = longest(about)
    view = game.public(state)
    names = NAMES[: len(view.charts)]
    image = scratch_island.preview(view, game.Own(), seat, path, menu, names, say)
    assert image is not None
    assert image.size == (WIDTH, HEIGHT)
    assert len(png(image)) <= ALLOWED
    assert rgb(CHOICE) in colours(image)


def test_numbers_follow_the_menu_and_ending_has_none() -> None:
    menu = Menu("choose_mode", ("l4-top", "l4-bottom", "pickaxe", "combine", "end"))
    assert list(choices(menu)) == [(1, "l4-top"), (2, "l4-bottom"), (3, "pickaxe"), (4, "combine")]


@pytest.mark.parametrize(
    ("about", "many"),
    [*(("choose_pair", n) for n in range(1, 11)), *(("choose_mode", n) for n in range(1, 10))],
)
def test_choices_of_dice_stand_apart(about: str, many: int) -> None:
    listed = column(Menu(about, (*(f"choice{k}" for k in range(many)), "end")))
    spots = [listed.spot(mark) for mark in range(1, many + 1)]
    for (ax, ay), (bx, by) in combinations(spots, 2):
        assert abs(ax - bx) > 62 + 2 * listed.die or abs(ay - by) > max(listed.die, 57)
    assert max(y for _, y in spots) < 640


@pytest.mark.parametrize("many", range(1, 21))
def test_tiles_lie_in_the_picture_and_apart(many: int) -> None:
    tiles = sheet(many)
    side = WINDOW * tiles.cell
    corners = [tiles.corner(tile) for tile in range(many)]
    assert corners == sorted(corners, key=lambda c: (c[1], c[0])), "read like a page"
    for x, y in corners:
        assert 0 < x < x + side < WIDTH
        assert 0 < y < y + side < HEIGHT
    for (ax, ay), (bx, by) in combinations(corners, 2):
        assert abs(ax - bx) > side or abs(ay - by) > side


@pytest.mark.parametrize("many", range(1, 21))
def testdigits_fit_into_their_squares(many: int) -> None:
    cell = sheet(many).cell
    for count in range(1, 5):
        left, top, right, bottom = digit(cell, count, INK).image.getbbox() or (0, 0, cell, cell)
        assert right - left < cell
        assert bottom - top < cell


def test_every_tile_has_its_coordinates_or_shares_them_with_its_row_and_column() -> None:
    """Each is written on the sea, level with the middle of its squares."""
    sizes = set[bool]()
    for state, seat, path, menu in asked():
        if menu.about != "choose_placement":
            continue
        laid = [frozenset(map(number, pick.split("-"))) for pick in menu.picks[:-1]]
        here, tiles = land(game.public(state), seat), sheet(len(laid))
        top, left = window_at(first_square(here, path, laid))
        image = placements(here, path, menu).convert("RGB")
        for tile in range(len(laid)):
            x, y = tiles.corner(tile)
            letters = not tiles.is_crowded or tile < tiles.across
            digits = not tiles.is_crowded or tile % tiles.across == 0
            for k in range(WINDOW):
                start = round(k * tiles.cell)
                above = (x + start, y - 34, x + start + tiles.cell, y - 6)
                beside = (x - 34, y + start, x - 6, y + start + tiles.cell)
                assert not letters or _written(image, above) or left + k < 0
                assert not digits or _written(image, beside) or top + k < 0
        sizes.add(tiles.is_crowded)
    assert False in sizes


def _written(image: Image.Image, box: tuple[int, int, int, int]) -> bool:
    """In the tone of paper, as near as the palette has it."""
    difference = ImageChops.difference(
        image.crop(box), Image.new("RGB", (box[2] - box[0], box[3] - box[1]), PAPER_LIGHT)
    )
    return any(difference.convert("L").histogram()[:3])


def test_a_number_covers_no_square_of_a_motif() -> None:
    """It lies on the four squares in the corner of a window, where no motif reaches."""
    for state, seat, path, menu in asked():
        if menu.about == "choose_placement":
            laid = [frozenset(map(number, pick.split("-"))) for pick in menu.picks[:-1]]
            top, left = window_at(first_square(land(game.public(state), seat), path, laid))
            assert max(top, left) + WINDOW <= 9, "no sea right of the map or below it"
            for square in frozenset().union(*laid):
                across, down = square % 9 - left, square // 9 - top
                assert 0 <= across < WINDOW
                assert 0 <= down < WINDOW
                assert max(across, down) > 1


@pytest.mark.parametrize("many", range(1, 13))
def test_a_number_stands_on_the_rim_of_its_tile_unless_they_are_too_many(many: int) -> None:
    tiles = sheet(many)
    for tile in range(many):
        (x, y), (cx, cy) = tiles.number(tile), tiles.corner(tile)
        assert max(x, y) > 26
        assert (x - cx, y - cy) < (0, 0)


# What is shown, what is not


@pytest.mark.parametrize("seats", game.SEATS)
def test_what_lies_under_the_foil_is_never_drawn(seats: int) -> None:
    """Two states that differ only below the foil give the same pictures."""
    differing = 0
    for state in played(seats)[:-1:25]:
        other = game.scramble(state, Seat(0), state.rng)
        differing += other != state
        assert _all_pictures(state, seats) == _all_pictures(other, seats)
    assert differing


def _all_pictures(state: game.State, seats: int) -> list[bytes]:
    view, seat = game.public(state), game.asks(state)[0].seat
    menu = game.choices(state, seat, ())
    assert isinstance(menu, Menu)
    images = [
        scratch_island.board(view, NAMES[:seats]),
        scratch_island.hand(view, game.Own(), seat, NAMES[:seats], str),
        scratch_island.preview(view, game.Own(), seat, (), menu, NAMES[:seats], say),
    ]
    return [image.tobytes() for image in images if image is not None]


def test_the_last_placement_is_marked_on_its_map() -> None:
    view = next(v for v in map(game.public, played(2)) if v.last is not None)
    assert view.last is not None
    shown = _difference(view, replace(view, last=None))
    assert shown is not None
    at = places(2)
    x, y = at.maps[view.last.seat]
    assert x <= shown[0] < shown[2] <= x + 9 * at.cell
    assert y <= shown[1] < shown[3] <= y + 9 * at.cell
    assert rgb(LAST) in colours(scratch_island.board(view, NAMES[:2]))


@pytest.mark.parametrize("seats", game.SEATS)
def test_the_board_shows_the_map_of_every_seat(seats: int) -> None:
    """What is scratched on one map is seen there and nowhere else."""
    view, at = game.public(played(seats)[0]), places(seats)
    for seat, (x, y) in enumerate(at.maps):
        scratched = replace(view.charts[seat], scratched=pack(1 << NUMBERS["E8"]))
        charts = (*view.charts[:seat], scratched, *view.charts[seat + 1 :])
        seen = _difference(view, replace(view, charts=charts))
        assert seen is not None
        assert x <= seen[0] < seen[2] <= x + 9 * at.cell
        assert y <= seen[1] < seen[3] <= y + 9 * at.cell


def _difference(one: Public, other: Public) -> tuple[int, int, int, int] | None:
    pictures = [
        scratch_island.board(v, NAMES[: len(v.charts)]).convert("RGB") for v in (one, other)
    ]
    return ImageChops.difference(*pictures).getbbox()


def test_all_is_revealed_when_the_game_is_over() -> None:
    view = game.public(played(4)[-1])
    assert _difference(view, replace(view, revealed=((),) * 4)) is not None


@pytest.mark.parametrize("seats", game.SEATS)
def test_a_name_stays_above_its_map(seats: int) -> None:
    view = game.public(begin(game, seats, 1))
    plain = scratch_island.board(view, NAMES[:seats]).convert("RGB")
    for seat in range(seats):
        names = (*NAMES[:seat], "W" * 32, *NAMES[seat + 1 : seats])
        other = scratch_island.board(view, names).convert("RGB")
        changed = ImageChops.difference(plain, other).getbbox()
        assert changed is not None
        left, top, width = head(places(seats), seat)
        assert left <= changed[0] < changed[2] <= left + width
        assert top <= changed[1] < changed[3] <= top + HEAD


# Pieces


def grey(sprite: Sprite) -> Image.Image:
    flat = Image.new("RGBA", sprite.image.size, "white")
    return Image.alpha_composite(flat, sprite.image).convert("L")


@pytest.mark.parametrize(
    "alike",
    [
        [sprites.scratched(40, 0, content) for content in ("", *CONTENTS[1:])],
        [sprites.revealed(40, treasure) for treasure in TREASURES],
        [sprites.chest(40, colour, False) for colour in COLOURS],
        [sprites.chest(40, "blue", is_open) for is_open in (False, True)],
        [sprites.die("blue1", motif, 66) for motif in MOTIFS],
        [sprites.seat_token(seat) for seat in range(4)],
    ],
    ids=["finds", "treasures", "chests", "lid", "motifs", "seats"],
)
def test_pieces_differ_without_colour(alike: list[Sprite]) -> None:
    for one, other in combinations(alike, 2):
        difference = ImageChops.difference(grey(one), grey(other))
        assert sum(difference.histogram()[50:]) > 15


def test_a_motif_may_reach_into_another_third_of_the_map() -> None:
    """The chosen third has one first square, and the motif touches the path elsewhere too."""
    state = game.start(2, (32).to_bytes(32, "big"), game.Options(), Seat(0)).state
    north = "B2 H2 B3 E3 H3 B4 E4 H4 B5 E5 H5 B6 E6 H6"
    south = "A7 B7 D7 E7 G7 H7 A8 B8 C8 D8 E8 F8 G8 H8 I8 B9 C9 D9 E9 F9 H9"
    scratched = pack(named(*north.split(), *south.split()))
    state = replace(
        state,
        charts=(replace(state.charts[0], scratched=scratched), state.charts[1]),
        faces=("domino", "pickaxe", "o4", "t4"),
        takers=(0, 0, -1, -1),
        held=(0,),
    )
    way = ("domino-bottom",)

    menu = game.choices(state, Seat(0), way)
    assert isinstance(menu, Menu)
    assert (menu.about, menu.picks) == ("choose_placement", ("C6-C7", "end"))
    here, laid = land(game.public(state), Seat(0)), frozenset(map(number, ("C6", "C7")))
    assert first_square(here, way, [laid]) == number("C7")
