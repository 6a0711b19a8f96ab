"""Drachenland's pictures: the map of the rules, choices by the menu, and nothing hidden shown."""

from itertools import combinations
from math import dist
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import bot.games.drachenland as game
from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.drachenland.board import OUTSIDE, PICKS, POINTS
from bot.games.drachenland.content import COLOURS, GEMS, KEPT, TILES
from bot.games.drachenland.model import Moving, Options, State
from bot.games.drachenland.views import Public
from render import kit
from render.drachenland import PAINTER as drachenland
from render.drachenland import places, sprites
from render.drachenland.hand import hand
from render.drachenland.preview import APART, MARKER, closest, tags
from render.drachenland.preview import numbers as marks
from render.drachenland.tags import Box, laid
from render.kit import Point, Sprite
from render.kit.palette import rgb
from render.positions import NAMES, positions
from tests.games.drachenland.kit import position
from tests.laws import begin


def say(phrase: Phrase) -> str:
    return phrase.key


def board(state: State) -> bytes:
    view = game.public(state)
    return drachenland.board(view, NAMES[: len(view.tiles)]).tobytes()


def asked(state: State, path: Path = ()) -> tuple[Public, Menu]:
    menu = game.choices(state, state.seat, path)
    assert isinstance(menu, Menu)
    return game.public(state), menu


# The map


def test_the_picture_has_the_places_of_the_rules_in_their_order() -> None:
    assert tuple(places.PLACES) == PICKS
    assert tuple(map(places.at, POINTS)) == places.SPOTS
    assert places.OUTSIDE == OUTSIDE


def test_no_place_covers_another() -> None:
    """Two figures on neighbouring stones overlap by a rim at most."""
    volcanoes, stones = places.SPOTS[:15], places.STONES
    assert all(dist(a, b) >= 2 * places.FIGURE - 4 for a, b in combinations(stones, 2))
    for number, (x, y) in enumerate(volcanoes, 1):
        for dx, dy in (places.sign_spot(number), places.tile_spot(number)):
            assert 14 <= x + dx <= places.WIDTH - 14
            assert all(dist((x + dx, y + dy), stone) > 32 for stone in stones)


@pytest.mark.parametrize("many", range(1, 13))
def test_all_figures_of_a_volcano_are_seen(many: int) -> None:
    spots, large = places.crowd(many)
    assert len(spots) == many
    room = 2 * (places.FIGURE if large else places.SMALL_FIGURE) - 4
    assert all(dist(a, b) >= room for a, b in combinations(spots, 2))
    assert all(abs(x) <= 66 and -10 <= y <= 56 for x, y in spots)


def grey(sprite: Sprite) -> Image.Image:
    flat = Image.new("RGBA", sprite.image.size, "white")
    return Image.alpha_composite(flat, sprite.image).convert("L")


@pytest.mark.parametrize(
    "pieces",
    [
        [
            sprites.figure(seat, c, ring)
            for seat in range(4)
            for c in range(3)
            for ring in (False, True)
        ],
        [sprites.figure(seat, c, False, large=False) for seat in range(4) for c in range(3)],
        [sprites.gem(colour, 11) for colour in GEMS],
        [sprites.counter(tile) for tile in (*(TILES[kind] for kind in KEPT), "ring_tile")],
        [sprites.king_dragon(colour) for colour in range(3)],
    ],
    ids=["figures", "small figures", "gems", "tiles", "dragons"],
)
def test_pieces_differ_without_colour(pieces: list[Sprite]) -> None:
    for one, other in combinations(pieces, 2):
        difference = ImageChops.difference(grey(one), grey(other))
        assert sum(difference.histogram()[60:]) > 40


def test_gems_have_other_shapes_than_figures() -> None:
    shapes = [shape for shape, _ in sprites.GEM_LOOKS.values()]
    assert len(set(shapes)) == len(shapes)
    assert not set(shapes) & set(sprites.GROUP_SHAPES)


@pytest.mark.parametrize("volcano", range(1, 16))
@pytest.mark.parametrize("many", [1, 2, 3])
def test_dragons_leave_the_printed_number_in_sight(volcano: int, many: int) -> None:
    """They change the picture beside the number, but nothing of the number (rules 2.7)."""
    guards: dict[str, int] = dict.fromkeys(COLOURS[:many], volcano)
    pictures = [
        drachenland.board(game.public(position(dragons=dragons)), NAMES[:4]).convert("RGB")
        for dragons in ({}, guards)
    ]
    x, y = places.SPOTS[volcano - 1]
    dx, dy = places.sign_spot(volcano)
    half = 14 if volcano < 10 else 23
    sign = [p.crop((x + dx - half, y + dy - 15, x + dx + half, y + dy + 15)) for p in pictures]
    assert ImageChops.difference(*sign).getbbox() is None
    assert ImageChops.difference(*pictures).getbbox() is not None


def test_the_number_of_a_choice_covers_neither_treasures_nor_an_open_tile() -> None:
    for volcano in range(1, 16):
        x, y = places.SPOTS[volcano - 1]
        for tiled in (False, True):
            nx, ny = places.number_spot(volcano, tiled)
            assert all(dist((nx, ny), (x, y + up)) > MARKER + 14 for up in (places.EGG_Y, 0))
            tx, ty = places.tile_spot(volcano)
            assert not tiled or dist((nx, ny), (x + tx, y + ty)) >= 40
            assert 0 < nx < places.WIDTH
            assert dist((nx, ny), (x, y)) < 110


# What is hidden stays hidden


def test_neither_face_down_tiles_nor_the_vaults_of_others_are_drawn() -> None:
    state = list(positions(game, 4, 3))[60]
    other = game.scramble(state, Seat(0), state.rng)
    assert (other.hidden, other.spare) != (state.hidden, state.spare)
    assert other.vaults != state.vaults
    assert board(other) == board(state)
    held = [
        hand(game.public(s), game.own(s, Seat(0)), Seat(0), NAMES[:4], say) for s in (state, other)
    ]
    assert held[0].tobytes() == held[1].tobytes()


def test_a_full_vault_looks_like_an_empty_one_unless_played_without_screens() -> None:
    for options, same in ((Options(), True), (Options(open_vaults="on"), False)):
        empty, full = (
            board(position(figures={"A.R": "5"}, vaults={"A": vault}, options=options))
            for vault in ((0, 0, 0, 0, 0), (4, 0, 0, 2, 5))
        )
        assert (empty == full) is same


def test_a_hand_shows_its_own_vault_only() -> None:
    pictures = set[bytes]()
    for vaults in ({}, {"A": (4, 0, 0, 2, 5)}, {"B": (4, 0, 0, 2, 5)}):
        state = position(figures={"A.R": "5", "B.R": "7"}, vaults=vaults)
        view, own = game.public(state), game.own(state, Seat(0))
        pictures.add(hand(view, own, Seat(0), NAMES[:4], say).tobytes())
    assert len(pictures) == 2


# What is public shows


@pytest.mark.parametrize(
    "change",
    [
        {"figures": {"A.R": "1"}},
        {"gems": {5: "R1 G1"}},
        {"eggs": {1: 1}},
        {"hidden": {7: "boatman"}},
        {"lying": {7: "boatman"}},
        {"ring_tiles": (7,)},
        {"dragons": {"red": 7}},
        {"tiles": {"B": "reroll"}},
        {"rings": ("A.R",)},
        {"dice": (3, 3)},
        {"users": (0, -1)},
        {"frame": Moving(0, 0, 2)},
        {"frame": Moving(0, 0, 2, 3)},
        {"round": 7},
        {"seat": Seat(1)},
        {"quiet": 8},
    ],
    ids=lambda change: next(iter(change)),
)
def test_every_public_thing_changes_the_board(change: dict[str, Any]) -> None:
    plain: dict[str, Any] = {"figures": {"A.R": "5"}, "eggs": {1: 1, 2: 1}}
    assert board(position(**{**plain, **change})) != board(position(**plain))


@pytest.mark.parametrize(("vaults", "room"), [("off", places.PANEL_W), ("on", 140)])
def test_a_name_stays_in_its_panel(vaults: Any, room: int) -> None:
    """Without screens the figures stand beside the names."""
    view = game.public(position(options=Options(open_vaults=vaults)))
    plain = drachenland.board(view, NAMES[:4]).convert("RGB")
    for seat in range(4):
        names = (*NAMES[:seat], "W" * 32, *NAMES[seat + 1 : 4])
        painted = drachenland.board(view, names).convert("RGB")
        changed = ImageChops.difference(plain, painted).getbbox()
        assert changed is not None
        left, top = places.panel(seat)
        assert left <= changed[0] < changed[2] <= left + room
        assert top <= changed[1] < changed[3] <= top + places.PANEL_HEAD


# Choices


def test_choices_are_numbered_by_the_menu_at_their_places() -> None:
    state = position(figures={"A.R": "5"}, hidden={3: "boatman"})
    view, menu = asked(state, ("4R",))
    found = {mark.number: mark for mark in marks(view, menu)}
    for number, pick in enumerate(menu.picks, 1):
        if pick in places.PLACES:
            assert dist(found[number].at, places.PLACES[pick]) < 60
            assert found[number].stops is (pick == "3"), "only a face-down tile stops"
    assert set(range(1, len(menu.picks) + 1)) - set(found) == {menu.picks.index("stop") + 1}


def test_areas_and_boats_are_marked_too() -> None:
    state = position(figures={"A.G": "1"}, frame=Moving(1, 0, 2, 3), tiles={"A": "boatman"})
    view, menu = asked(state)
    kinds = {menu.picks[mark.number - 1]: mark.kind for mark in marks(view, menu)}
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


def test_numbers_never_cover_each_other() -> None:
    """Not even where a figure from outside may enter by three gates."""
    state = position(figures={"A.G": "7"})
    view, menu = asked(state, ("4R",))
    crowded = [mark.at for mark in marks(view, menu)]
    for points in (crowded, [(600.0, 400.0)] * 4, [(5.0, 5.0), (9.0, 5.0)]):
        spots = kit.spread(points, APART, MARKER, places.WIDTH, places.HEIGHT)
        assert all(dist(a, b) > APART - 3 for a, b in combinations(spots, 2))
        assert all(0 < x < places.WIDTH and 0 < y < places.HEIGHT for x, y in spots)


@pytest.mark.parametrize(("figure", "die"), [("12", "2R"), ("5", "3R"), ("outside", "4R")])
def test_offered_stones_carry_their_ids_where_there_is_room(figure: str, die: str) -> None:
    """A tag touches its own number and covers neither another number nor another tag."""
    figures = {"A.G": "7"} | ({} if figure == "outside" else {"A.R": figure})
    view, menu = asked(position(figures=figures, dice=(int(die[0]), 4)), (die,))
    found = marks(view, menu)
    offered = [pick.replace("_", ".") for pick in menu.picks if not pick.isdigit()]
    assert [mark.stone for mark in found if mark.stone] == offered[:-1]
    zoom, _ = closest([mark.at for mark in found])
    middles = [(x * zoom, y * zoom) for x, y in (mark.at for mark in found)]
    spots = kit.spread(middles, APART, MARKER, 2000, 1500)
    stones, taken = tags(found, spots, zoom)
    boxes = list(laid(stones, taken, (2000, 1500)))
    assert len(boxes) >= len(stones) / 5
    for name, box in boxes:
        reach = {number: _away(box, spot) for number, spot in enumerate(spots)}
        nearest = min(reach, key=lambda number: reach[number])
        assert found[nearest].stone == name
        assert 0 < reach[nearest] <= MARKER + 2
    for (_, one), (_, other) in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart


def _away(box: Box, point: Point) -> float:
    """How far a point lies from a box."""
    x, y = point
    return dist(point, (min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])))


# The end


def test_the_score_sheet_strikes_out_what_a_missing_ring_costs() -> None:
    *_, last = positions(game, 2, 2)
    outcome, view = game.outcome(last), game.public(last)
    assert outcome is not None
    assert view.results is not None
    red = rgb(kit.RED)
    struck = []
    for rings in ((True, True, True), (True, False, True)):
        vault = replace(view.results[0].vault, green=3)
        results = (replace(view.results[0], vault=vault, rings=rings), *view.results[1:])
        sheet = drachenland.final(replace(view, results=results), NAMES[:2], outcome)
        colours = {c: n for n, c in sheet.convert("RGB").getcolors(2**20) or ()}
        struck.append(colours[red])
    assert struck[0] < struck[1]
