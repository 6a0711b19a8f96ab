"""The score curve: pure, in palette mode, whatever the numbers and the names."""

import pytest

from render.curve import Line, Scale, curve, scaled
from render.painter import png

ANNA = Line("Anna", (12, 30, 22, 48))


@pytest.mark.parametrize(
    "lines",
    [
        [ANNA],
        [Line("Ben", (7,))],
        [Line("🐉" * 32, (0, 0)), Line("W" * 40, (-30, 5))],
        [Line(f"Person {n}", tuple(range(n, 90))) for n in range(9)],
        [Line("Nobody", ()), ANNA],
        [Line("Rich", (10**6, 10**7))],
        [],
    ],
    ids=["one", "a single game", "odd names", "many", "without points", "large", "nobody"],
)
def test_whatever_there_is_to_show_is_shown(lines: list[Line]) -> None:
    picture = curve(lines)

    assert picture.mode == "P"
    assert picture.size == (1200, 750)
    assert len(png(picture)) < 150_000


def test_the_same_numbers_give_the_same_bytes() -> None:
    assert png(curve([ANNA])) == png(curve([ANNA]))


def test_other_points_give_another_picture() -> None:
    assert png(curve([ANNA])) != png(curve([Line("Anna", (12, 30, 22, 49))]))


@pytest.mark.parametrize(
    ("points", "scale"),
    [
        ((3, 4), Scale(0, 4, 1, 1)),
        ((12, 48, 30), Scale(0, 50, 10, 2)),
        ((-3, -40), Scale(-40, 10, 10, 1)),
        ((0,), Scale(0, 1, 1, 0)),
        ((1999,), Scale(0, 2000, 500, 0)),
    ],
)
def test_the_scale_has_round_steps_and_the_line_of_nought(
    points: tuple[int, ...], scale: Scale
) -> None:
    assert scaled([Line("Anna", points)]) == scale
