"""Fingerprints stand for pictures where pixels do not matter: where there is a picture there is a
fingerprint, of its size, and where there is none there is none."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

import pytest
from PIL import Image

from bot.games.contract import TABLE, Menu, Seat
from bot.games.registry import GAMES
from bot.ui.message import painting
from bot.ui.message.table_view import Saying
from render.curve import MOST, Labels, Line, Moment, curve
from render.kit.titles import title_picture
from render.looks import PLAIN, Look
from render.positions import NAMES, positions, sampled, steps
from render.registry import PAINTERS
from tests.fingerprints.canonical import canonical
from tests.fingerprints.encoded import encoded
from tests.fingerprints.sizes import SIZES

Paint = Callable[[], Image.Image | None]
POSITIONS = 12  # of each game, with all their hands and the menus of two steps
STEPS = 2
OF_A_KIND = 2  # so many strips are painted that tell of the same, so many pictures of one size
pytestmark = pytest.mark.painted
real = painting.encoded


def sizes(files: list[bytes]) -> list[tuple[int, int]]:
    found = []
    for file in files:
        with Image.open(BytesIO(file)) as image:
            image.load()
            found.append(image.size)
    return found


def assert_same_sizes(paint: Paint, slug: str = "", look: Look = PLAIN) -> None:
    assert sizes(encoded(paint, slug, look)) == sizes(real(paint, slug, look))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    ("many", "of_a_kind"),
    [(POSITIONS, OF_A_KIND), pytest.param(200, 10**6, marks=pytest.mark.soak)],
)
def test_a_fingerprint_is_as_large_as_its_picture(slug: str, many: int, of_a_kind: int) -> None:
    """Of those that would be equally large, asked for the same reason, a few are painted."""
    painted = Counter[Any]()
    for state in sampled(GAMES[slug], many):
        for paint in pictures(slug, state):
            about = [one.about for one in paint.args if isinstance(one, Menu)]
            kind = (paint.func, *about, *sizes(encoded(paint)))
            painted[kind] += 1
            if painted[kind] <= of_a_kind:
                assert_same_sizes(paint)


def pictures(slug: str, state: Any) -> Iterator[partial[Any]]:
    """The board, all hands, and the previews of the first steps of each question."""
    game, painter, view = GAMES[slug], PAINTERS[slug], GAMES[slug].public(state)
    names = NAMES[: len(game.standings(state))]
    say = Saying("de", slug, names)
    yield partial(painter.board, view, names)
    for seat in map(Seat, range(len(names))):
        yield partial(painter.hand, view, game.own(state, seat), seat, names, say)
    for ask in game.asks(state):
        for own, path, menu in _menus(slug, state, ask.seat):
            yield partial(painter.preview, view, own, ask.seat, path, menu, names, say)


def _menus(slug: str, state: Any, seat: Any) -> Iterator[tuple[Any, tuple[str, ...], Menu]]:
    game = GAMES[slug]
    path: tuple[str, ...] = ()
    while seat != TABLE and isinstance(menu := game.choices(state, seat, path), Menu):
        yield game.own(state, seat), path, menu
        if len(path) == STEPS or not menu.least == menu.most == 1:
            return
        path = (*path, menu.picks[0])


@pytest.mark.parametrize("slug", GAMES)
def test_the_last_pictures_and_the_title_too(slug: str) -> None:
    game, painter, seats = GAMES[slug], PAINTERS[slug], max(GAMES[slug].SEATS)
    *_, last = positions(game, seats, seed=seats)
    outcome = game.outcome(last)
    assert outcome is not None
    assert_same_sizes(partial(painter.final, game.public(last), NAMES[:seats], outcome))
    assert_same_sizes(partial(painter.banner, slug))


@pytest.mark.parametrize("slug", GAMES)
def test_a_picture_in_halves_has_two_fingerprints(slug: str) -> None:
    seats = min(GAMES[slug].SEATS)
    *_, last = positions(GAMES[slug], seats, seed=seats)
    for paint in pictures(slug, last):
        assert_same_sizes(paint, slug, Look("high_contrast", large=True))


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_great_enough_for_a_strip_is_known_without_painting(slug: str) -> None:
    game, painter, seats = GAMES[slug], PAINTERS[slug], max(GAMES[slug].SEATS)
    painted = Counter[frozenset[str]]()
    for step in steps(game, seats, seed=1):
        told = frozenset(type(event).__name__ for event in step.news)
        paint = partial(painter.moment, game.public(step.state), tuple(step.news), NAMES[:seats])
        if encoded(paint):
            painted[told] += 1
        if painted[told] <= OF_A_KIND:
            assert_same_sizes(paint)
    assert painted


LINES = [Line(name, (0, 3, 5)) for name in NAMES] + [Line("Nobody", ()), Line("Too many", (1, 2))]
TOLD = [Moment(line, 1, "A great day") for line in range(len(LINES))]


@pytest.mark.parametrize("told", [0, 1, MOST, len(TOLD)])
@pytest.mark.parametrize("title", ["", "How points have grown"])
@pytest.mark.parametrize("lines", [1, len(LINES)])
def test_a_curve_is_as_high_as_what_is_told_below_it(lines: int, title: str, told: int) -> None:
    assert_same_sizes(partial(curve, LINES[:lines], Labels(title), TOLD[:told]))


def test_a_curve_without_words() -> None:
    assert_same_sizes(partial(curve, LINES))


def test_every_painter_of_a_game_has_a_size() -> None:
    """Else its pictures would be painted in all tests, and nobody would notice."""
    kinds = ("board", "hand", "preview", "final", "moment")
    functions = {getattr(p, kind) for p in PAINTERS.values() for kind in kinds}
    assert set(SIZES) == {curve, title_picture, *functions}


def test_a_painter_that_is_not_known_here_paints() -> None:
    paint = partial(Image.new, "P", (2, 3))
    assert encoded(paint) == real(paint)


# What is told apart


class Owl(NamedTuple):
    eyes: int


class Cat(NamedTuple):
    eyes: int


DIFFERENT = (
    *(None, False, True, 0, 1, -1, 1.0, "", "1", b"1", 2**80, 2**80 + 1, (), (1,), ((1,),)),
    *(Owl(2), Cat(2), frozenset({1}), frozenset({(1,)}), {1: 2}, {2: 1}, {"set": [1]}),
    *(Seat, test_a_curve_without_words, partial(int, "1"), partial(int, "2"), Look(), Look("a")),
    *(
        Menu("turn", ("a",)),
        Menu("turn", ("a",), declining=frozenset({"a"})),
        Saying("de", "a", ()),
    ),
)


def test_different_values_have_different_keys() -> None:
    assert len({canonical(value) for value in DIFFERENT}) == len(DIFFERENT)


def test_equal_values_have_equal_keys_in_every_process() -> None:
    """Sets and maps have no order; the bytes are those of every run."""
    words = [str(number) for number in range(50)]
    assert canonical(frozenset(words)) == canonical(frozenset(reversed(words)))
    assert canonical({1: 2, 3: 4}) == canonical({3: 4, 1: 2})
    assert canonical((frozenset({"b", "a"}), Look("x"))) == (
        b"\x92\x81\xa3set\x92\xc4\x02\xa1a\xc4\x02\xa1b\x81\xb1render.looks.Look\x92\xa1x\xc2"
    )


@pytest.mark.parametrize("value", [object(), lambda: 1, LINES.append, iter(()), range(2), 1j])
def test_what_has_no_canonical_form_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="no fingerprint"):
        canonical((1, value))


def test_a_fingerprint_tells_apart_painter_arguments_look_and_half() -> None:
    view = GAMES["emerald"].public(next(positions(GAMES["emerald"], 2, 0)))
    board = partial(PAINTERS["emerald"].board, view, NAMES[:2])
    files = [
        *encoded(board),
        *encoded(partial(board.func, view, NAMES[1:3])),
        *encoded(partial(PAINTERS["drachenland"].board, view, NAMES[:2])),
        *encoded(board, "emerald", Look("high_contrast")),
        *encoded(board, "emerald", Look(large=True)),
    ]
    assert len(set(files)) == len(files) == 6
    assert encoded(board) == encoded(board, "emerald", PLAIN)
