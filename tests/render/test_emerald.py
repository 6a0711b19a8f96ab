"""Emerald's pictures: choices numbered by the menu, pieces told apart without colour."""

from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import bot.games.emerald as game
from bot.games.contract import Menu, Seat
from bot.games.emerald.content import COLOURS, KINDS
from bot.games.emerald.views import Public
from render.emerald import PAINTER as emerald
from render.emerald import sprites
from render.emerald.board import COUNTS
from render.emerald.hand import hand
from render.emerald.places import (
    CARD_H,
    FLOORS,
    GEM_Y,
    GOLD_Y,
    PANELS_TOP,
    column,
    crowd,
    panel,
)
from render.emerald.preview import RADIUS, arrival, clear
from render.emerald.preview import numbers as marks
from render.kit import Sprite
from render.kit.palette import CHOICE, rgb
from render.positions import NAMES, positions
from tests.laws import begin
from tests.render.test_painters import say


def asked(about: str, seats: int = 5) -> tuple[Public, Menu]:
    """The first position of seeded games in which this is asked."""
    for seed in range(9):
        for state in positions(game, seats, seed):
            for ask in game.asks(state):
                menu = game.choices(state, ask.seat, ())
                if ask.about == about and isinstance(menu, Menu):
                    return game.public(state), menu
    raise AssertionError(f"nobody was asked about {about}")


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("about", ["first_move", "second_move"])
def test_moves_are_numbered_by_the_menu_where_they_begin_and_end(about: str, seats: int) -> None:
    view, menu = asked(about, seats)
    moves = {n: pick.split("-")[1] for n, pick in enumerate(menu.picks, 1) if "-" in pick}
    starts = {mark.number: mark.at for mark in marks(view, menu) if not mark.here}
    ends = {mark.number: mark.at for mark in marks(view, menu) if mark.here}
    assert list(starts) == sorted(ends) == list(moves)
    for number, origin in moves.items():
        assert abs(starts[number][0] - FLOORS[origin][0]) < 50
        assert abs(ends[number][0] - FLOORS[arrival(view, origin)][0]) < 50
    spots = clear([mark.at for mark in marks(view, menu)])
    assert all(dist(a, b) > 2 * RADIUS - 3 for a, b in combinations(spots, 2)), "none is covered"


def test_the_numbers_of_cards_and_victims_follow_the_menu() -> None:
    view, menu = asked("take_card")
    gem, gold = marks(view, menu)
    assert (gem.number, gold.number) == (1, 2)
    assert gem.at[1] < gold.at[1]
    assert abs(gem.at[0] - column(int(view.trips[-1].target))) < 50
    view, menu = asked("victim")
    assert [mark.number for mark in marks(view, menu)] == list(range(1, len(menu.picks) + 1))


def test_cards_to_take_are_framed_and_neither_letters_nor_pips_are_hidden() -> None:
    view, menu = asked("take_card")
    plain = emerald.board(view, NAMES[:5]).convert("RGB")
    own = game.Own((1,), ())
    marked = emerald.preview(view, own, Seat(0), (), menu, NAMES[:5], say)
    assert marked is not None
    x = column(int(view.trips[-1].target))
    for y in (GEM_Y, GOLD_Y):
        middle = (x - 30, y - 8, x + 40, y + 30)  # from the letters to the pips
        changed = ImageChops.difference(plain.crop(middle), marked.convert("RGB").crop(middle))
        assert changed.getbbox() is None
        rim = marked.convert("RGB").getpixel((x, y + CARD_H // 2 + 2))
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


def grey(sprite: Sprite) -> Image.Image:
    flat = Image.new("RGBA", sprite.image.size, "white")
    return Image.alpha_composite(flat, sprite.image).convert("L")


@pytest.mark.parametrize(
    "pieces",
    [
        [sprites.knight(colour) for colour in COLOURS],
        [sprites.gem_card(kind, 1) for kind in KINDS],
        [sprites.gold_card(value, 1) for value in range(1, 6)],
        [sprites.gem_card("ruby", below) for below in range(3)],
        [sprites.dragon(facing) for facing in (1, -1)],
        [sprites.die(pips) for pips in (1, 2, 3)],
    ],
    ids=["knights", "gems", "gold", "pips", "dragon", "die"],
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
    assert sum(COUNTS.values()) + 2 * 4 <= width - 2 * 8
    view = game.public(begin(game, seats, 1))
    rich = replace(view, players=tuple(replace(p, gold=47) for p in view.players))
    first, second = (emerald.board(v, NAMES[:seats]).convert("RGB") for v in (view, rich))
    for seat in range(seats):
        left, top, width, height = panel(seat, seats)
        area = (left, top, left + width, top + height)
        changed = ImageChops.difference(first.crop(area), second.crop(area)).getbbox()
        assert changed is not None
        assert changed[2] - changed[0] < COUNTS["gold"] - 34, "two digits stay on their ground"


@pytest.mark.parametrize("many", range(21))
def test_every_knight_of_a_crowd_is_counted(many: int) -> None:
    knights = tuple(sorted((COLOURS * 4)[:many], key=COLOURS.index))
    spots = crowd(knights, (600, 200))
    assert sum(number for *_, number in spots) == many
    assert {colour for _, _, colour, _ in spots} == set(knights)
    assert len({(x, y) for x, y, _, _ in spots}) == len(spots)
    assert all(550 <= x <= 650 and y > 29 for x, y, _, _ in spots)


def test_gold_of_others_is_never_drawn() -> None:
    """Two states that differ only in what others hold give the same public picture."""
    state = list(positions(game, 4, 3))[60]
    other = game.scramble(state, Seat(0), state.rng)
    assert other != state
    first, second = (emerald.board(game.public(s), NAMES[:4]) for s in (state, other))
    assert first.tobytes() == second.tobytes()
    held = [
        hand(game.public(s), game.own(s, Seat(0)), Seat(0), NAMES[:4], str) for s in (state, other)
    ]
    assert held[0].tobytes() == held[1].tobytes()
