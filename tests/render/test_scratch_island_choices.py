"""Scratch Island's previews: choices numbered by the menu, in the rule's order, beside pieces."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest
from msgspec.structs import replace

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
from bot.games.scratch_island.content import MOTIFS
from bot.games.scratch_island.rules import placing as rules_placing
from bot.games.scratch_island.views import ahead, snake_odds
from render.kit import parts
from render.kit.colours import CHOICE, INK
from render.kit.palette import rgb
from render.painter import png
from render.positions import NAMES
from render.scratch_island import PAINTER as scratch_island
from render.scratch_island.fitting import beginnings
from render.scratch_island.land import contacts, land, number, scratching_order
from render.scratch_island.placements import WINDOW, digit, facts, first_square, sheet, window_at
from render.scratch_island.places import (
    CELL,
    HEIGHT,
    MAP_X,
    MAP_Y,
    WIDTH,
    centre,
)
from render.scratch_island.preview import choices, column, starts
from tests.render.saying import say
from tests.render.scratch_island_pictures import played
from tests.render.sight import colours

ALLOWED = 150_000  # bytes
Asked = tuple[game.State, Seat, Path, Menu]


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
        first = first_square(here, ahead(game.public(state), path)[1], laid)
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


def test_dice_taken_with_the_answer_are_shown_as_if_in_hand() -> None:
    """A table of release 1.0.0 may stand between the two: it shows the same pictures."""
    state = game.start(2, (32).to_bytes(32, "big"), game.Options(), Seat(0)).state
    begun = replace(state.charts[0], scratched=pack(named("E9", "D9")))
    state = replace(state, faces=("domino", "l4", "o4", "t4"), charts=(begun, state.charts[1]))
    in_hand = replace(state, takers=(0, 0, -1, -1), held=(0, 1))
    path: Path = ("domino-l4",)
    seen = list[str]()
    while isinstance(menu := game.choices(state, Seat(0), path), Menu):
        one, other = (
            scratch_island.preview(game.public(s), game.Own(), Seat(0), way, menu, NAMES[:2], say)
            for s, way in ((state, path), (in_hand, path[1:]))
        )
        assert one is not None
        assert other is not None
        assert one.tobytes() == other.tobytes()
        seen.append(menu.about)
        path = (*path, menu.picks[0])
    assert seen == ["choose_mode", "choose_first_square", "choose_placement"]


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
    assert max(y for _, y in spots) < HEIGHT - 30


def test_only_squares_are_framed_where_a_die_on_offer_can_begin() -> None:
    """A rock beside the path is none for a motif; a pickaxe may begin there."""
    seen = 0
    for state, seat, _, menu in asked():
        if menu.about != "take_die":
            continue
        view, ground = game.public(state), rules_placing.ground(state.charts[seat])
        framed = starts(view, seat, menu)
        fitting = {
            square
            for motif in MOTIFS
            for square in squares(ground.contact)
            if str(motif) in menu.picks and rules_placing.placements(ground, motif, square)
        }
        assert framed == fitting
        if "pickaxe" not in menu.picks:
            assert not framed & land(view, seat).rocks
            seen += 1
    assert seen


def test_a_motif_begins_where_the_rules_let_it() -> None:
    """Alone, and together with a pickaxe that breaks one rock."""
    for state in played(4)[::9]:
        for seat, chart in enumerate(state.charts):
            here, ground = land(game.public(state), Seat(seat)), rules_placing.ground(chart)
            for motif, combined in product(MOTIFS, (False, True)):
                allowed = rules_placing.first_squares(ground, motif, combined=combined)
                assert beginnings(here, motif, combined) == set(squares(allowed)), motif


def test_a_number_of_a_square_covers_nothing_that_lies_there() -> None:
    """No more than a quarter of it, and no other number."""
    half = parts.CHOICE_SIZE / 2
    for state, seat, path, menu in asked():
        if menu.about != "choose_first_square":
            continue
        view, here = game.public(state), land(game.public(state), seat)
        spots = scratch_island.marks(view, game.Own(), seat, path, menu)
        for (ax, ay), (bx, by) in combinations(spots.values(), 2):
            assert abs(ax - bx) >= half or abs(ay - by) >= half
        for square in (here.crosses | here.rocks) - here.path:
            x, y = centre(square, MAP_X, MAP_Y, CELL)
            for at in spots.values():
                across = min(x, at[0]) + half - max(x, at[0]) + half
                down = min(y, at[1]) + half - max(y, at[1]) + half
                assert max(0, across) * max(0, down) <= 0.25 * 56 * 56


@pytest.mark.parametrize("many", range(1, 21))
def test_tiles_lie_in_the_picture_and_apart(many: int) -> None:
    tiles = sheet(many)
    boxes = [tiles.box(tile) for tile in range(many)]
    assert boxes == sorted(boxes, key=lambda box: (box[1], box[0])), "read like a page"
    for x, y, width, height in boxes:
        assert 0 <= x < x + width <= WIDTH
        assert 0 < y < y + height <= HEIGHT
    for (ax, ay, width, height), (bx, by, *_) in combinations(boxes, 2):
        assert abs(ax - bx) > width or abs(ay - by) > height


@pytest.mark.parametrize("many", range(1, 21))
def test_a_number_stands_beside_the_window_of_its_tile(many: int) -> None:
    tiles, half = sheet(many), parts.CHOICE_SIZE / 2
    for tile in range(many):
        (x, y), (left, top, width, height) = tiles.number(tile), tiles.box(tile)
        far = WINDOW * tiles.look.cell
        right, low = left + tiles.look.window[0] + far, top + tiles.look.window[1] + far
        assert x - half > right or y - half > low
        assert x + half <= left + width
        assert y + half <= top + height


@pytest.mark.parametrize("many", range(1, 21))
def test_digits_fit_into_their_squares(many: int) -> None:
    cell = sheet(many).look.cell
    for count in range(1, 5):
        left, top, right, bottom = digit(cell, count, INK).image.getbbox() or (0, 0, cell, cell)
        assert right - left < cell
        assert bottom - top < cell


def test_a_window_shows_the_whole_motif_and_no_sea() -> None:
    for _, _, _, menu in asked():
        for pick in menu.picks[:-1] if menu.about == "choose_placement" else ():
            motif = tuple(map(number, pick.split("-")))
            top, left = window_at(motif)
            assert 0 <= min(top, left) <= max(top, left) <= 9 - WINDOW
            for square in motif:
                assert left <= square % 9 < left + WINDOW
                assert top <= square // 9 < top + WINDOW


def test_a_tile_tells_what_its_squares_may_bring() -> None:
    """One hidden square has the chance the menu names; what is printed is no chance at all."""
    state = game.start(2, (32).to_bytes(32, "big"), game.Options(), Seat(0)).state
    view, seat = game.public(state), Seat(0)
    here = land(view, seat)
    hidden = next(s for s in range(30, 60) if s not in here.rocks | here.crosses)
    one = dict(facts(view, seat, (hidden,)))
    assert one["snake"] == f"{round(100 * snake_odds(view, seat))} %"
    cross = min(here.crosses)
    assert dict(facts(view, seat, (cross,))) == {"cross": "1", "snake": "0 %", "coin": "0 %"}
    assert dict(facts(view, seat, (0,)))["chest-blue-open"] == "+5"
    several = dict(facts(view, seat, (hidden, hidden + 1, hidden + 9)))
    assert int(several["snake"][:-2]) > int(one["snake"][:-2])


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
