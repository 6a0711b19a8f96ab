"""What holds for every painter: pure, small, sized, in palette mode, and blind to states."""

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from typing import Any, get_type_hints

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.games.contract import TABLE, AnyGame, Menu, Seat
from bot.games.registry import GAMES
from render.kit import Point
from render.kit.colours import OTHERS
from render.kit.palette import CHOICE, UNCHANGED, rgb
from render.looks import Look, shown
from render.painter import png
from render.positions import NAMES, positions
from render.registry import PAINTERS
from render.replay import frame, gif
from tests.render.saying import say

LARGEST = 150_000  # bytes
WIDTHS = {1200, 1440}
SIZES = {(1200, 900), (1200, 750), (1440, 900)}
ODD = (
    "W" * 32,
    "🐉" * 32,
    "مرحبا بكم في القلعة",
    "漢字漢字漢字漢字漢字漢字漢字漢字",
    "Z̴̡̛a̷͝l̵g̶o̸\u202e\n\x00",
    "",
)

# in a module's scope, so that all tests of one game run before those of the next: see `played`
pytestmark = pytest.mark.parametrize("slug", GAMES, scope="module")


def game_of(slug: str) -> AnyGame:
    return GAMES[slug]


MANY, SOME, FEW = 250, 60, 20
in_soak_of_some = pytest.mark.parametrize("many", [FEW, pytest.param(SOME, marks=pytest.mark.soak)])


@cache
def played(slug: str, most: int = MANY) -> tuple[tuple[int, Any], ...]:
    """Every state of one random game for each number of players, thinned where there are many."""
    game = game_of(slug)
    all_states = [
        (seats, state) for seats in game.SEATS for state in positions(game, seats, seed=seats)
    ]
    return tuple(all_states[:: -(-len(all_states) // most)])


def previews(
    slug: str, many: int
) -> Iterator[tuple[Menu, Mapping[str, Point], Image.Image | None]]:
    """Every preview a seat can meet on the first two steps of its answer, and its marks."""
    game, painter = game_of(slug), PAINTERS[slug]
    for seats, state in played(slug, many):
        view = game.public(state)
        for ask in game.asks(state):
            if ask.seat == TABLE:
                continue
            own = game.own(state, ask.seat)
            path: tuple[str, ...] = ()
            while isinstance(menu := game.choices(state, ask.seat, path), Menu) and len(path) < 2:
                seen = (view, own, ask.seat, path, menu)
                yield menu, painter.marks(*seen), painter.preview(*seen, NAMES[:seats], say)
                if not menu.least == menu.most == 1:
                    break
                path = (*path, menu.picks[0])


@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
def test_every_view_is_painted_small_and_in_palette_mode(slug: str, many: int) -> None:
    game, painter = game_of(slug), PAINTERS[slug]
    for seats, state in played(slug, many):
        board = painter.board(game.public(state), NAMES[:seats])
        assert board.mode == "P"
        assert board.size in SIZES
        assert len(png(board)) <= LARGEST


@in_soak_of_some
def test_hands_and_score_sheets_are_painted(slug: str, many: int) -> None:
    game, painter = game_of(slug), PAINTERS[slug]
    for seats, state in played(slug, many)[::2]:
        view, names = game.public(state), NAMES[:seats]
        for seat in map(Seat, range(seats)):
            hand = painter.hand(view, game.own(state, seat), seat, names, say)
            assert hand is None or (hand.mode == "P" and hand.width in WIDTHS)
    for seats in game.SEATS:
        *_, last = positions(game, seats, seed=seats)
        outcome = game.outcome(last)
        assert outcome is not None
        record = painter.final(game.public(last), NAMES[:seats], outcome)
        assert record.mode == "P"
        assert record.size in SIZES


def test_every_seat_has_its_own_colour_and_sign(slug: str) -> None:
    game, painter = game_of(slug), PAINTERS[slug]
    for seats in game.SEATS:
        view = game.public([state for many, state in played(slug) if many == seats][-1])
        signs = [painter.sign(view, Seat(seat)) for seat in range(seats)]
        assert len({sign.tone for sign in signs}) == seats
        assert len({sign._replace(tone="") for sign in signs}) == seats, "without colour"


def test_the_same_view_gives_the_same_bytes(slug: str) -> None:
    """Also when another thread paints it, and when other pictures were painted in between."""
    game, painter = game_of(slug), PAINTERS[slug]
    views = [(game.public(state), NAMES[:seats]) for seats, state in played(slug)[::20]]
    first = [png(painter.board(*view)) for view in views]
    with ThreadPoolExecutor(4) as threads:
        again = list(threads.map(lambda view: png(painter.board(*view)), reversed(views)))
    assert again[::-1] == first


@in_soak_of_some
def test_a_preview_marks_choices_in_the_tone_kept_for_them(slug: str, many: int) -> None:
    """There is one exactly if some pick has a place."""
    kinds = set[str]()
    for menu, marks, image in previews(slug, many):
        assert set(marks) <= set(menu.picks)
        assert (image is None) == (not marks)
        if image is None:
            continue
        kinds.add(menu.about)
        assert image.mode == "P"
        assert image.size in SIZES
        assert len(png(image)) <= LARGEST
        assert rgb(CHOICE) in {colour for _, colour in image.convert("RGB").getcolors(2**20) or ()}
    assert kinds


def test_odd_names_neither_crash_nor_spread(slug: str) -> None:
    """Another name changes the picture by no more than a quarter of it."""
    game, painter = game_of(slug), PAINTERS[slug]
    seats, state = played(slug)[len(played(slug)) // 2]
    view = game.public(state)
    plain = painter.board(view, NAMES[:seats]).convert("RGB")
    for name in ODD:
        board = painter.board(view, (*NAMES[: seats - 1], name)).convert("RGB")
        changed = ImageChops.difference(plain, board).getbbox()
        if changed is not None:
            left, top, right, bottom = changed
            assert (right - left) * (bottom - top) < board.width * board.height / 4
        for seat in map(Seat, range(seats)):
            painter.hand(view, game.own(state, seat), seat, (name,) * seats, say)


def test_a_replay_shows_every_board(slug: str) -> None:
    """Although its frames hold only what has changed; a board shown twice is shown twice."""
    game, painter = game_of(slug), PAINTERS[slug]
    seats = game.SEATS[0]
    states = [state for many, state in played(slug) if many == seats][:6]
    boards = [painter.board(game.public(state), NAMES[:seats]) for state in states]
    boards.insert(2, boards[1])
    with Image.open(BytesIO(gif(boards, 500))) as replay:
        frames = [frame.convert("RGB").tobytes() for frame in ImageSequence.Iterator(replay)]
    assert frames == [board.convert("RGB").tobytes() for board in boards]


def test_a_frame_of_a_replay_is_small_and_keeps_its_palette(slug: str) -> None:
    """No colour is lost to the place that means "as before", whatever the board's shape."""
    game, painter = game_of(slug), PAINTERS[slug]
    seats, state = played(slug)[0]
    board = painter.board(game.public(state), NAMES[:seats])
    small = frame(board)
    assert small.size == (600, 450)
    assert small.getpalette() == board.getpalette()
    assert small.histogram()[UNCHANGED] == 0


def test_a_painter_reads_the_views_of_its_game(slug: str) -> None:
    """The type checkers hold a painter against its own views; here they are those of the rules."""
    game, painter = game_of(slug), PAINTERS[slug]
    view, own = (get_type_hints(give)["return"] for give in (game.public, game.own))
    hints = [get_type_hints(paint) for paint in (painter.board, painter.hand, painter.preview)]
    assert [hint["view"] for hint in hints] == [view] * 3
    assert [hint["own"] for hint in hints if "own" in hint] == [own] * 2


@pytest.mark.parametrize("sight", OTHERS)
def test_everybody_is_shown_the_board_in_the_colours_they_chose(slug: str, sight: str) -> None:
    """Also of a game that has no palette for them: it is shown as it is."""
    seats, state = played(slug, FEW)[0]
    image = PAINTERS[slug].board(game_of(slug).public(state), NAMES[:seats])

    (seen,) = shown(image, slug, Look(sight))

    assert seen.size == image.size
