"""Drachenland's pictures: the map of the rules, and nothing hidden shown."""

from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import bot.games.drachenland as game
from bot.games.contract import Seat
from bot.games.drachenland.board import DISTANCE, FAR, OUTSIDE, PICKS
from bot.games.drachenland.board import NAMES as NAMED
from bot.games.drachenland.content import COLOURS, FORKED, KEPT, PATHS, TILES, WINDING
from bot.games.drachenland.model import (
    ClearTaken,
    EggTaken,
    Ended,
    Flew,
    GemsTaken,
    Moving,
    Options,
    RingTaken,
    State,
    Walked,
)
from render.drachenland import PAINTER as drachenland
from render.drachenland import places, sprites
from render.drachenland.final import STRUCK
from render.drachenland.hand import hand
from render.drachenland.standing import settled
from render.kit import Point, Sprite
from render.kit.palette import rgb
from render.positions import NAMES, positions
from tests.games.drachenland.kit import position
from tests.render.saying import say
from tests.render.sight import grey


def board(state: State) -> bytes:
    view = game.public(state)
    return drachenland.board(view, NAMES[: len(view.tiles)]).tobytes()


# The map


def test_the_picture_has_the_places_of_the_rules_in_their_order() -> None:
    assert tuple(places.PLACES) == PICKS
    assert places.OUTSIDE == OUTSIDE


@pytest.mark.parametrize("lanes", [FORKED, WINDING])
def test_the_ground_shows_the_stones_of_its_lanes_and_no_others(lanes: int) -> None:
    ground = drachenland.board(game.public(position(lanes=lanes)), NAMES[:4]).convert("RGB")

    def tone(spot: Point) -> Any:
        return ground.getpixel((round(spot[0]), round(spot[1])))

    stone = tone(places.PLACES["1-2_1"])
    steps = DISTANCE[lanes][OUTSIDE]
    there = [spot for place, spot in enumerate(places.SPOTS) if 0 < steps[place] < FAR]

    for pick, spot in places.PLACES.items():
        if pick.startswith("E") and not 0 < min(dist(spot, other) for other in there) < 20:
            assert (tone(spot) == stone) is (spot in there), pick


def test_the_stones_of_a_path_lead_from_its_lower_volcano_to_its_higher_one() -> None:
    """Field a-b.1 touches a (rules 2.4): a number of a choice must not mean another stone."""
    for ends, stones in PATHS.items():
        a, b = sorted(ends)
        way = [places.PLACES[str(a)]]
        way += [places.PLACES[f"{a}-{b}_{step}"] for step in range(1, len(stones) + 1)]
        way.append(places.PLACES[str(b)])
        straight = sum(dist(one, next_one) for one, next_one in pairwise(way))
        turned = [way[0], *way[-2:0:-1], way[-1]]
        assert straight <= sum(dist(one, next_one) for one, next_one in pairwise(turned))


def test_waters_lead_from_foot_to_foot() -> None:
    for water, state in places.STREAMS.items():
        for end, point in zip(sorted(water.ends), (state[0], state[-1]), strict=True):
            assert dist(point, places.PLACES[str(end)]) < 60


@pytest.mark.parametrize(
    "pieces",
    [
        [sprites.figure(seat, c, False, 52) for seat in range(4) for c in range(3)],
        [sprites.figure(seat, c, True, 52) for seat in range(4) for c in range(3)],
        [sprites.disc(seat, c, False, sprites.PLAIN) for seat in range(4) for c in range(3)],
        [sprites.gem(colour, 48) for colour in sprites.GEMS],
        [sprites.tile(tile, 54) for tile in (*(TILES[kind] for kind in KEPT), "ring_tile")],
        [sprites.king_dragon(colour, 112) for colour in COLOURS],
    ],
    ids=["figures", "figures with rings", "discs", "gems", "tiles", "dragons"],
)
def test_pieces_differ_without_colour(pieces: list[Sprite]) -> None:
    for one, other in combinations(pieces, 2):
        difference = ImageChops.difference(grey(one), grey(other))
        assert sum(difference.histogram()[60:]) > 40


CROWDED = ("A.R", "A.G", "A.B", "B.R", "B.G", "B.B", "C.R", "C.G", "C.B", "D.R", "D.G", "D.B")


@pytest.mark.parametrize("volcano", range(1, 16))
@pytest.mark.parametrize("many", [1, 2, 3, 5, 12])
def test_all_figures_of_a_volcano_are_seen(volcano: int, many: int) -> None:
    """Apart from each other, inside the picture, and near enough to belong to the volcano."""
    view = game.public(position(figures=dict.fromkeys(CROWDED[:many], str(volcano))))
    spots = [spot.at for spot in settled(view).figures]
    assert len(spots) == many
    assert all(dist(a, b) >= 34 for a, b in combinations(spots, 2))
    for x, y in spots:
        assert 20 < x < places.WIDTH - 20
        assert 20 < y < places.HEIGHT - 20
        assert dist((x, y), places.CONES[volcano - 1]) < 190


@pytest.mark.parametrize("volcano", range(1, 16))
@pytest.mark.parametrize("many", [1, 2, 3])
def test_dragons_leave_the_printed_number_in_sight(volcano: int, many: int) -> None:
    """They change the picture beside the number, but nothing of the number (rules 2.7)."""
    guards: dict[str, int] = dict.fromkeys(COLOURS[:many], volcano)
    pictures = [
        drachenland.board(game.public(position(dragons=dragons)), NAMES[:4]).convert("RGB")
        for dragons in ({}, guards)
    ]
    x, y = places.plate(volcano)
    half = 14 if volcano < 10 else 23
    sign = [p.crop((x - half, y - 15, x + half, y + 15)) for p in pictures]
    assert ImageChops.difference(*sign).getbbox() is None
    assert ImageChops.difference(*pictures).getbbox() is not None


def test_a_figure_on_any_stone_leaves_the_printed_numbers_in_sight() -> None:
    plain = drachenland.board(game.public(position()), NAMES[:4]).convert("RGB")
    for stone in NAMED[15:]:
        view = game.public(position(figures={"A.R": stone}))
        painted = drachenland.board(view, NAMES[:4]).convert("RGB")
        for volcano in range(1, 16):
            x, y = places.plate(volcano)
            sign = [p.crop((x - 12, y - 15, x + 12, y + 15)) for p in (plain, painted)]
            assert ImageChops.difference(*sign).getbbox() is None, (stone, volcano)


# What is hidden stays hidden


def test_neither_face_down_tiles_nor_the_vaults_of_others_are_drawn() -> None:
    state = list(positions(game, 4, 3))[120]
    other = game.resample_hidden(state, Seat(0), state.rng)
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


def test_the_steps_left_are_those_of_the_die_and_the_extra_ones() -> None:
    def left(pips: int, extra: int) -> bytes:
        return board(position(figures={"A.R": "5"}, frame=Moving(0, 0, pips, extra)))

    assert left(2, 3) == left(5, 0) != left(2, 0)


@pytest.mark.parametrize("vaults", ["off", "on"])
def test_a_name_stays_in_its_panel(vaults: Any) -> None:
    view = game.public(position(options=Options(open_vaults=vaults)))
    plain = drachenland.board(view, NAMES[:4]).convert("RGB")
    for seat in range(4):
        names = (*NAMES[:seat], "W" * 32, *NAMES[seat + 1 : 4])
        painted = drachenland.board(view, names).convert("RGB")
        changed = ImageChops.difference(plain, painted).getbbox()
        assert changed is not None
        left, top = places.panel(seat, places.PANEL_H if vaults == "off" else places.OPEN_H)
        assert left <= changed[0] < changed[2] <= left + places.PANEL_W
        assert top <= changed[1] < changed[3] <= top + 60


# The end


def test_the_score_sheet_strikes_out_what_a_missing_ring_costs() -> None:
    *_, last = positions(game, 2, 2)
    outcome, view = game.outcome(last), game.public(last)
    assert outcome is not None
    assert view.results is not None
    red = rgb(STRUCK)
    struck = []
    for rings in ((True, True, True), (True, False, True)):
        vault = replace(view.results[0].vault, green=3)
        results = (replace(view.results[0], vault=vault, rings=rings), *view.results[1:])
        record = drachenland.final(replace(view, results=results), NAMES[:2], outcome)
        colours = {c: n for n, c in record.convert("RGB").getcolors(2**20) or ()}
        struck.append(colours.get(red, 0))
    assert struck[0] < struck[1]


# Moments


def test_the_greatest_thing_of_a_turn_is_celebrated() -> None:
    view = game.public(position(figures={"A.R": "5", "B.B": "10"}))
    walked = Walked(Seat(0), "red", "5", True, 2)
    ring = RingTaken(Seat(0), "red", 5)
    flew = Flew(Seat(1), "blue", 3, 10, "die")
    egg = EggTaken(Seat(0), "red", 5, "none", False)
    by_hand = ClearTaken(Seat(0), "red", 5, True)
    plain = GemsTaken(Seat(0), "red", 2, 5, False)
    assert drachenland.moment(view, [walked, egg, plain], NAMES[:4]) is None
    shown = [
        drachenland.moment(view, news, NAMES[:4])
        for news in ([by_hand], [by_hand, ring], [ring, flew], [flew, egg, Ended("last_egg", "")])
    ]
    pictures = [picture.tobytes() for picture in shown if picture is not None]
    assert len(set(pictures)) == 4, "each is greater than those before"
    again = drachenland.moment(view, [flew, ring, by_hand], NAMES[:4])
    assert again is not None
    assert again.tobytes() == pictures[2]
