"""Emerald's pictures: choices numbered by the menu, pieces told apart without colour."""

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import bot.games.emerald as game
from bot.games.contract import Menu, Seat
from bot.games.emerald.content import COLOURS, DIE, KINDS
from bot.games.emerald.model import (
    BonusFourGiven,
    KnightLost,
    KnightMoved,
    RansomAsked,
    TreasureGiven,
)
from bot.games.emerald.views import Own, Public, ahead, stops
from bot.games.kit.walks import first_path
from render.emerald import PAINTER as emerald
from render.emerald import sprites
from render.emerald.crowd import LARGE, SMALL, crowd
from render.emerald.hand import hand
from render.emerald.panels import FIELD_W
from render.emerald.places import (
    CARD_H,
    CARDS_Y,
    FLOORS,
    GEM_DX,
    GOLD_DX,
    PANELS_TOP,
    column,
    panel,
)
from render.emerald.preview import APART, arrival, departures
from render.kit import Mark, Sprite, numbered
from render.kit.palette import CHOICE, rgb
from render.positions import NAMES, positions
from tests.laws import begin
from tests.render.saying import say
from tests.render.sight import grey

NOTHING = Own((), ())


def marks(view: Public, menu: Menu) -> list[Mark]:
    return numbered(menu, emerald.marks(view, NOTHING, Seat(0), (), menu))


def asked(about: str, seats: int = 5) -> tuple[Public, Menu]:
    """The first position of seeded games in which this is asked, also in the middle of an answer:
    the board is shown then as the first picks leave it."""
    for seed in range(9):
        for state in positions(game, seats, seed):
            for ask in game.asks(state):
                for path, menu in first_path(game, state, ask.seat):
                    if menu.about == about:
                        return ahead(game.public(state), path), menu
    raise AssertionError(f"nobody was asked about {about}")


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("about", ["first_move", "second_move"])
def test_moves_are_numbered_by_the_menu_where_they_begin_and_end(about: str, seats: int) -> None:
    view, menu = asked(about, seats)
    moves = {n: pick.split("-")[1] for n, pick in enumerate(menu.picks, 1) if "-" in pick}
    starts = {mark.number: mark.at for mark in departures(view, menu)}
    ends = {mark.number: mark.at for mark in marks(view, menu)}
    assert list(starts) == sorted(ends) == list(moves)
    for number, origin in moves.items():
        assert abs(starts[number][0] - FLOORS[origin][0]) < 100
        assert abs(ends[number][0] - FLOORS[arrival(view, origin)][0]) < 60
    spots = [*starts.values(), *ends.values()]
    assert all(dist(a, b) > APART - 6 for a, b in combinations(spots, 2)), "none is covered"


def test_the_numbers_of_cards_and_victims_follow_the_menu() -> None:
    view, menu = asked("take_card")
    gem, gold = marks(view, menu)
    assert (gem.number, gold.number) == (1, 2)
    assert gem.at[0] < column(int(view.trips[-1].target)) < gold.at[0]
    view, menu = asked("victim")
    assert [mark.number for mark in marks(view, menu)] == list(range(1, len(menu.picks) + 1))


def test_cards_to_take_are_framed_and_neither_letters_nor_pips_are_hidden() -> None:
    view, menu = asked("take_card")
    plain = emerald.board(view, NAMES[:5]).convert("RGB")
    own = game.Own((1,), ())
    marked = emerald.preview(view, own, Seat(0), (), menu, NAMES[:5], say)
    assert marked is not None
    x = column(int(view.trips[-1].target))
    for dx in (GEM_DX, GOLD_DX):
        middle = (x + dx - 18, CARDS_Y - 22, x + dx + 18, CARDS_Y + 28)  # all but its edge
        changed = ImageChops.difference(plain.crop(middle), marked.convert("RGB").crop(middle))
        assert changed.getbbox() is None
        rim = marked.convert("RGB").getpixel((x + dx, CARDS_Y + CARD_H // 2 + 3))
        assert rim == rgb(CHOICE)


def test_a_ransom_has_no_place() -> None:
    view, menu = asked("ransom")
    own = game.Own((1,), ())
    assert marks(view, menu) == []
    assert emerald.preview(view, own, Seat(0), (), menu, NAMES[:5], say) is None


def test_arrivals_follow_the_stride() -> None:
    view = game.public(begin(game, 3, 1))
    assert arrival(view, "T1") == "3"
    short = replace(view, options=replace(view.options, length="short"))
    assert arrival(short, "T1") == "6"
    crowded = tuple(
        replace(place, knights=("red",) * 2) if place.name == "14" else place
        for place in view.places
    )
    assert arrival(replace(view, places=crowded), "14") == "chamber"


@pytest.mark.parametrize(
    "pieces",
    [
        [sprites.head(colour, LARGE) for colour in COLOURS],
        [sprites.head(colour, SMALL, scared) for colour in COLOURS for scared in (True, False)],
        [sprites.gem_card(kind, 1) for kind in KINDS],
        [sprites.gold_card(value, 1) for value in range(1, 6)],
        [sprites.gem_card("ruby", below) for below in range(3)],
        [sprites.ART.sprite("dragon", 356, mirrored=turned) for turned in (False, True)],
        [sprites.ART.sprite(f"die_{pips}", 56) for pips in DIE],
    ],
    ids=["knights", "scared", "gems", "gold", "pips", "dragon", "die"],
)
def test_pieces_differ_without_colour(pieces: list[Sprite]) -> None:
    for one, other in combinations(pieces, 2):
        difference = ImageChops.difference(grey(one), grey(other))
        assert sum(difference.histogram()[60:]) > 60


def test_a_name_stays_in_its_panel() -> None:
    view = game.public(begin(game, 5, 1))
    plain = emerald.board(view, NAMES[:5]).convert("RGB")
    for seat in range(5):
        names = (*NAMES[:seat], "W" * 32, *NAMES[seat + 1 : 5])
        changed = ImageChops.difference(plain, emerald.board(view, names).convert("RGB")).getbbox()
        assert changed is not None
        left, top, width, _ = panel(seat, 5)
        assert left <= changed[0] < changed[2] <= left + width
        assert PANELS_TOP == top <= changed[1] < changed[3] <= top + 60


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_counts_of_a_panel_lie_apart_and_inside(seats: int) -> None:
    width = panel(0, seats)[2]
    assert width - 2 * 6 >= 3 * FIELD_W
    view = game.public(begin(game, seats, 1))
    rich = replace(view, players=tuple(replace(p, gold=47) for p in view.players))
    first, second = (emerald.board(v, NAMES[:seats]).convert("RGB") for v in (view, rich))
    for seat in range(seats):
        left, top, width, height = panel(seat, seats)
        area = (left, top, left + width, top + height)
        changed = ImageChops.difference(first.crop(area), second.crop(area)).getbbox()
        assert changed is not None
        assert changed[2] - changed[0] < FIELD_W - 34, "two digits stay on their ground"


@pytest.mark.parametrize("many", range(21))
def test_every_knight_of_a_crowd_is_counted(many: int) -> None:
    knights = tuple(sorted((COLOURS * 4)[:many], key=COLOURS.index))
    spots = crowd(knights, (600, 204), SMALL)
    assert sum(spot.many for spot in spots) == many
    assert {spot.colour for spot in spots} == set(knights)
    assert len({(spot.x, spot.y) for spot in spots}) == len(spots)
    assert all(550 <= spot.x <= 650 and spot.y > 100 for spot in spots)


def test_the_stones_show_where_the_dragon_would_stop() -> None:
    for state in positions(game, 4, 5):
        view = game.public(state)
        chances = stops(view)
        assert sum(chances.values()) == len(DIE)
        assert view.dragon not in chances or view.walk, "she never stays where she is at first"


@pytest.mark.parametrize(
    "told",
    [
        KnightLost(Seat(1), "blue", 11, False, 3),
        TreasureGiven(Seat(2), "C1", 3),
        RansomAsked(Seat(0), "red", 12),
        BonusFourGiven(Seat(3)),
    ],
)
def test_a_great_thing_has_its_strip(told: object) -> None:
    view = game.public(begin(game, 5, 1))
    walked = KnightMoved(Seat(0), "red", "T1", "5", 5)
    picture = emerald.moment(view, (walked, told), NAMES[:5])
    assert picture is not None
    assert (picture.size, picture.mode) == ((1200, 400), "P")
    assert emerald.moment(view, (walked,), NAMES[:5]) is None


def test_the_banner_carries_the_name_it_is_given() -> None:
    one, other = (emerald.banner(title) for title in ("Emerald", "Smaragd und Drache"))
    assert one.size == other.size == (1200, 400)
    assert one.tobytes() != other.tobytes()


def test_gold_of_others_is_never_drawn() -> None:
    """Two states that differ only in what others hold give the same public picture."""
    state = list(positions(game, 4, 3))[60]
    other = game.resample_hidden(state, Seat(0), state.rng)
    assert other != state
    first, second = (emerald.board(game.public(s), NAMES[:4]) for s in (state, other))
    assert first.tobytes() == second.tobytes()
    held = [
        hand(game.public(s), game.own(s, Seat(0)), Seat(0), NAMES[:4], str) for s in (state, other)
    ]
    assert held[0].tobytes() == held[1].tobytes()
