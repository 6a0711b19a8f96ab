"""The score curve: pure, in palette mode, whatever the numbers and the names."""

from itertools import combinations
from math import dist

import pytest

from render.curve import (
    BOTTOM,
    EDGE,
    TOKEN,
    TOP,
    Labels,
    Line,
    Moment,
    Scale,
    curve,
    ends,
    scaled,
)
from render.kit.palette import rgb
from render.painter import Sign, png

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


def test_a_line_has_the_colour_and_sign_its_game_gives() -> None:
    shown = curve([Line("Anna", (12, 30), Sign("#3C7A89", "star", "7"))]).convert("RGB")
    other = curve([Line("Anna", (12, 30), Sign("#3C7A89", "star", "8"))]).convert("RGB")
    assert rgb("#3C7A89") in {colour for _, colour in shown.getcolors(2**20) or ()}
    assert shown.tobytes() != other.tobytes()


@pytest.mark.parametrize("last", [(5, 5, 5, 5, 5, 5), (0, 0, 0, 0, 0, 0), (9, 8, 9, 8, 9, 1)])
def test_no_token_covers_another_and_none_leaves_its_height_by_far(last: tuple[int, ...]) -> None:
    points = [(780.0, 620.0 - 55 * number) for number in last]
    spots = ends(points)
    assert all(dist(a, b) > 2 * TOKEN for a, b in combinations(spots, 2))
    assert all(abs(y - at) < 7 * 2 * TOKEN for (_, y), (_, at) in zip(spots, points, strict=True))
    assert all(TOP - EDGE <= y <= BOTTOM + EDGE for _, y in spots)


def test_tokens_in_other_columns_stay_where_they_are() -> None:
    points = [(300.0, 200.0), (780.0, 210.0), (540.0, 200.0)]
    assert ends(points) == points


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


def test_title_and_axes_are_named() -> None:
    pictures = [
        png(curve([ANNA], labels))
        for labels in (
            Labels("", "", ""),
            Labels("Emerald", "", ""),
            Labels("Emerald", "points", "round", 3),
        )
    ]
    assert len(set(pictures)) == 3


def test_moments_are_numbered_on_their_lines_and_told_below() -> None:
    """Whatever is told; a moment of nobody who is shown is left out."""
    ben = Line("Ben", (3, 9, 30, 31))
    told = [Moment(0, 1, "Anna flies"), Moment(1, 2, "🐉 " + "W" * 80), Moment(1, 99, "the end")]
    labels = Labels("Emerald", "points", "round")
    plain, full = curve([ANNA, ben], labels), curve([ANNA, ben], labels, told)
    assert full.width == plain.width
    assert full.height > plain.height
    moved = curve([ANNA, ben], labels, [told[0]._replace(at=2), *told[1:]])
    assert png(moved) != png(full)
    assert png(curve([ANNA, ben], labels, [*told, Moment(7, 0, "?")])) == png(full)
