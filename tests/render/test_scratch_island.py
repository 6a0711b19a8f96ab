"""Scratch Island's pictures: every map in its place, great moments, secrets unseen."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import bot.games.scratch_island as game
from bot.games.contract import Menu, Seat
from bot.games.scratch_island.board.squares import (
    NUMBERS,
    pack,
)
from bot.games.scratch_island.content import COLOURS, CONTENTS, DICE, TREASURES
from bot.games.scratch_island.views import Public
from render.kit import Sprite
from render.kit.colours import LAST
from render.kit.palette import rgb
from render.positions import NAMES, steps
from render.scratch_island import PAINTER as scratch_island
from render.scratch_island import sprites
from render.scratch_island.board import large
from render.scratch_island.goods import box
from render.scratch_island.island import bar_width
from render.scratch_island.places import (
    BAR_H,
    BAR_X,
    BAR_Y,
    CARD_HEAD,
    CARDS,
    CELL,
    MAP_X,
    MAP_Y,
    card_box,
)
from tests.laws import begin
from tests.render.saying import say
from tests.render.scratch_island_pictures import played
from tests.render.sight import colours, grey

# What is shown, what is not


@pytest.mark.parametrize("seats", game.SEATS)
def test_what_lies_under_the_foil_is_never_drawn(seats: int) -> None:
    """Two states that differ only below the foil give the same pictures."""
    differing = 0
    for state in played(seats)[:-1:25]:
        other = game.resample_hidden(state, Seat(0), state.rng)
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


def map_area(view: Public, seat: Seat) -> tuple[int, int, int, int]:
    """Where the map of a seat lies on the board, with its frame."""
    seats, shown = len(view.charts), large(view)
    x, y, cell = MAP_X, MAP_Y, CELL
    if seat != shown:
        left, top, *_ = card_box((seat - shown - 1) % seats, seats - 1)
        card = CARDS[seats - 1]
        x, y, cell = left + card.map_at[0], top + card.map_at[1], card.cell
    return x - 10, y - 10, x + 9 * cell + 10, y + 9 * cell + 10


def test_the_last_placement_is_marked_on_its_map() -> None:
    view = next(v for v in map(game.public, played(2)) if v.last is not None)
    assert view.last is not None
    shown = _difference(view, replace(view, last=None))
    assert shown is not None
    assert _within(shown, map_area(view, view.last.seat))
    assert rgb(LAST) in colours(scratch_island.board(view, NAMES[:2]))


def _within(inner: tuple[int, int, int, int], outer: tuple[int, int, int, int]) -> bool:
    starts = outer[0] <= inner[0] and outer[1] <= inner[1]
    return starts and inner[2] <= outer[2] and inner[3] <= outer[3]


@pytest.mark.parametrize("seats", game.SEATS)
def test_the_board_shows_the_map_of_every_seat(seats: int) -> None:
    """What is scratched on one map is seen there and nowhere else."""
    view = game.public(played(seats)[0])
    for seat in map(Seat, range(seats)):
        scratched = replace(view.charts[seat], scratched=pack(1 << NUMBERS["E8"]))
        charts = (*view.charts[:seat], scratched, *view.charts[seat + 1 :])
        seen = _difference(view, replace(view, charts=charts))
        assert seen is not None
        assert _within(seen, map_area(view, seat))


@pytest.mark.parametrize("seats", game.SEATS)
def test_whoever_is_in_turn_has_the_large_map(seats: int) -> None:
    for state in played(seats)[:-1:10]:
        view = game.public(state)
        assert large(view) == view.turn
    over = game.public(played(seats)[-1])
    assert over.points[large(over)] == max(over.points)


def _difference(one: Public, other: Public) -> tuple[int, int, int, int] | None:
    pictures = [
        scratch_island.board(v, NAMES[: len(v.charts)]).convert("RGB") for v in (one, other)
    ]
    return ImageChops.difference(*pictures).getbbox()


def test_all_is_revealed_when_the_game_is_over() -> None:
    view = game.public(played(4)[-1])
    assert _difference(view, replace(view, revealed=((),) * 4)) is not None


@pytest.mark.parametrize("seats", game.SEATS)
def test_a_name_stays_on_its_bar(seats: int) -> None:
    view = game.public(begin(game, seats, 1))
    plain = scratch_island.board(view, NAMES[:seats]).convert("RGB")
    for seat in range(seats):
        names = (*NAMES[:seat], "W" * 32, *NAMES[seat + 1 : seats])
        other = scratch_island.board(view, names).convert("RGB")
        changed = ImageChops.difference(plain, other).getbbox()
        assert changed is not None
        bar = (BAR_X, BAR_Y, BAR_X + bar_width(view), BAR_Y + BAR_H)
        if seat != large(view):
            left, top, width, _ = card_box((seat - large(view) - 1) % seats, seats - 1)
            bar = (left, top, left + width, top + CARD_HEAD)
        assert _within(changed, bar)


@pytest.mark.parametrize("kind", ["EndAnnounced", "ChestOpened", "RowWon", "KeyFound", "SnakeMet"])
def test_great_moments_have_a_strip(kind: str) -> None:
    found = 0
    for step in steps(game, 4, 5, clever=True):
        told = {type(event).__name__ for event in step.news}
        strip = scratch_island.moment(game.public(step.state), step.news, NAMES[:4])
        if kind in told:
            assert strip is not None
            assert strip.size == (1200, 400)
            found += 1
        if not told & {"EndAnnounced", "ChestOpened", "RowWon", "KeyFound", "SnakeMet"}:
            assert strip is None
    assert found


def test_two_players_have_a_lower_score_sheet() -> None:
    sizes = []
    for seats in (2, 4):
        last = played(seats)[-1]
        outcome = game.outcome(last)
        assert outcome is not None
        sheet_of = scratch_island.final(game.public(last), NAMES[:seats], outcome)
        sizes.append(sheet_of.size)
    assert sizes == [(1200, 750), (1200, 900)]


def test_the_title_is_written_whatever_its_length() -> None:
    titles = [scratch_island.banner(title) for title in ("Insel", "Scratch Island", "W" * 40)]
    assert {banner.size for banner in titles} == {(1200, 400)}
    assert len({banner.tobytes() for banner in titles}) == 3


# Pieces


@pytest.mark.parametrize(
    "alike",
    [
        [sprites.piece(content, cell) for content in CONTENTS[1:] if content not in COLOURS]
        for cell in (CELL, 26)
    ]
    + [
        [sprites.chest(CELL, colour, False) for colour in COLOURS],
        [sprites.chest(CELL, "blue", is_open) for is_open in (False, True)],
        [sprites.die("blue1", motif, 80) for motif in DICE[0]],
        [sprites.crew(seat, 50) for seat in range(4)],
        [box(0, full, state, 40) for full, state in ((False, "open"), (True, "open"))],
        [box(5, True, state, 40) for state in ("open", "won", "struck")],
        [box(kind, True, "open", 40) for kind in range(len(TREASURES))],
    ],
    ids=["finds", "small", "chests", "lid", "motifs", "seats", "full", "rows", "treasures"],
)
def test_pieces_differ_without_colour(alike: list[Sprite]) -> None:
    for one, other in combinations(alike, 2):
        difference = ImageChops.difference(grey(one), grey(other))
        assert sum(difference.histogram()[50:]) > 15
