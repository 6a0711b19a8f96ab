"""The checked properties of the board (section 2.7 of the rules), and its names."""

from collections import Counter
from itertools import combinations, pairwise, product
from math import dist, hypot

import pytest

from bot.games.drachenland.board import (
    ACROSS,
    AREA_OF,
    AREAS,
    DISTANCE,
    FAR,
    NAMES,
    NEIGHBOURS,
    NUMBER,
    OUTDOORS,
    OUTSIDE,
    PICKS,
    PLACES,
    reach,
)
from bot.games.drachenland.content import (
    BELTS,
    FORKED,
    GEMS_AT,
    LANES,
    PATHS,
    VOLCANOES,
    WATERS,
    WINDING,
    eggs_at,
)

VOLCANO_RIM, STONE_RIM = 5.0, 1.7
Point = tuple[float, float]
POINTS: tuple[Point, ...] = (  # of the places, in the canonical order
    *VOLCANOES,
    *(point for lane in LANES for point in (*lane.common, *(point for _, point in lane.fork))),
    *(point for stones in PATHS.values() for point in stones),
    (-50.0, -50.0),  # outside
    *(point for lane in LANES for point in lane.bends),
)
FORKS = {f"{lane.name}-{volcano}" for lane in LANES for volcano, _ in lane.fork}
BENDS = {f"{lane.name}.{step}" for lane in LANES for step in (3, 4, 5)}
UNUSED = {FORKED: BENDS, WINDING: FORKS}  # places that the land does not have
BY_LANES = pytest.mark.parametrize("lanes", [FORKED, WINDING])

PATH_NEIGHBOURS = {
    1: {2: 3, 3: 3, 12: 4},
    2: {1: 3, 4: 3, 6: 4},
    3: {1: 3, 4: 2, 5: 3, 14: 4},
    4: {2: 3, 3: 2, 5: 3, 8: 4},
    5: {3: 3, 4: 3, 10: 2, 15: 2},
    6: {2: 4, 7: 3, 8: 3},
    7: {6: 3, 9: 3, 11: 4},
    8: {4: 4, 6: 3, 9: 2, 10: 3},
    9: {7: 3, 8: 2, 10: 3, 13: 4},
    10: {5: 2, 8: 3, 9: 3, 15: 2},
    11: {7: 4, 12: 3, 13: 3},
    12: {1: 4, 11: 3, 14: 3},
    13: {9: 4, 11: 3, 14: 2, 15: 3},
    14: {3: 4, 12: 3, 13: 2, 15: 3},
    15: {5: 2, 10: 2, 13: 3, 14: 3},
}
OVER_THE_WATER = {
    1: {14}, 2: {3}, 3: {2, 15}, 4: {6}, 5: {8}, 6: {4}, 7: {8}, 8: {5, 7}, 9: {11}, 10: {13},
    11: {9}, 12: {13}, 13: {10, 12}, 14: {1}, 15: {3},
}  # fmt: skip


def turned(name: str) -> str:
    """The same place one sector further."""

    def next_volcano(volcano: str) -> int:
        return (int(volcano) + 4) % 15 + 1

    if name[0] == "E":
        lane = f"E{int(name[1]) % 3 + 1}"
        return f"{lane}-{next_volcano(name[3:])}" if name[2] == "-" else f"{lane}{name[2:]}"
    path, _, step = name.partition(".")
    if not step:
        return str(next_volcano(name))
    a, b = (next_volcano(end) for end in path.split("-"))
    stones = len(PATHS[frozenset({a, b})])
    return f"{a}-{b}.{step}" if a < b else f"{b}-{a}.{stones + 1 - int(step)}"


def land(lanes: int) -> set[int]:
    """The places that can be reached."""
    return {place for place in range(PLACES) if 0 < DISTANCE[lanes][OUTSIDE][place] < FAR}


def test_the_numbers_of_places_and_pairs() -> None:
    assert Counter(len(stones) for stones in PATHS.values()) == {2: 15, 1: 6, 3: 6}
    assert sum(len(stones) for stones in PATHS.values()) == 54
    assert len(PATHS) == 27
    for lanes, places, pairs in ((FORKED, 81, 96), (WINDING, 84, 96)):
        assert len(land(lanes)) == places
        assert sum(len(NEIGHBOURS[lanes][place]) for place in land(lanes)) == 2 * pairs
        assert {NAMES[p] for p in range(PLACES)} - {NAMES[p] for p in land(lanes)} == {
            "outside",
            *UNUSED[lanes],
        }
    assert len(set(PICKS)) == PLACES


def test_every_volcano_has_its_exits_and_its_neighbours() -> None:
    """Today's lanes lead to no volcano, so the outer ones have an exit less."""
    assert [len(NEIGHBOURS[FORKED][v]) for v in range(OUTDOORS)] == [4] * 15
    exits = [3 if belt == "outer" else 4 for belt in BELTS]
    assert [len(NEIGHBOURS[WINDING][v]) for v in range(OUTDOORS)] == exits
    for (a, b), stones in PATHS.items():
        assert PATH_NEIGHBOURS[a][b] == PATH_NEIGHBOURS[b][a] == len(stones) + 1
    assert sum(len(others) for others in PATH_NEIGHBOURS.values()) == 2 * len(PATHS)
    assert {v + 1: {o + 1 for o in ACROSS[v]} for v in range(OUTDOORS)} == OVER_THE_WATER


@BY_LANES
def test_the_land_is_connected_and_its_three_sectors_are_alike(lanes: int) -> None:
    around = NEIGHBOURS[lanes]
    assert max(DISTANCE[lanes][0][place] for place in land(lanes)) < 20
    for place in land(lanes):
        beside = {turned(NAMES[other]) for other in around[place]}
        assert beside == {NAMES[other] for other in around[NUMBER[turned(NAMES[place])]]}
    for water in WATERS:
        a, b = (int(turned(str(end))) - 1 for end in water.ends)
        assert b in ACROSS[a]


@BY_LANES
def test_walking_distances_of_volcanoes(lanes: int) -> None:
    steps = DISTANCE[lanes]
    pairs = Counter(steps[a][b] for a, b in combinations(range(OUTDOORS), 2))

    assert pairs == {2: 6, 3: 15, 4: 6, 5: 18, 6: 12, 7: 12, 8: 15, 9: 12, 10: 3, 11: 6}
    assert round(sum(d * n for d, n in pairs.items()) / 105, 1) == 6.2
    nearest = [min(steps[v][o] for o in range(OUTDOORS) if o != v) for v in range(OUTDOORS)]
    assert [3 if belt == "outer" else 2 for belt in BELTS] == nearest


def test_water_saves_steps() -> None:
    ends = [sorted(water.ends) for water in WATERS]
    saved = {(a, b): DISTANCE[WINDING][a - 1][b - 1] for a, b in ends}

    assert saved == {
        (1, 14): 7, (2, 3): 5, (3, 15): 5, (4, 6): 7, (5, 8): 5, (7, 8): 5, (9, 11): 7,
        (10, 13): 5, (12, 13): 5,
    }  # fmt: skip


@BY_LANES
def test_how_many_places_are_within_reach(lanes: int) -> None:
    most = [max(len(reach(lanes, p, k, 0).places) for p in land(lanes)) for k in range(1, 8)]

    assert most == {FORKED: [4, 8, 15, 24, 33, 45, 55], WINDING: [4, 8, 15, 24, 32, 44, 53]}[lanes]


@pytest.mark.rule("DL-016")
@BY_LANES
def test_gates_are_no_places_and_lead_to_the_first_stones_only(lanes: int) -> None:
    around, far = NEIGHBOURS[lanes], DISTANCE[lanes][OUTSIDE]
    assert {NAMES[place] for place in around[OUTSIDE]} == {"E1.1", "E2.1", "E3.1"}
    assert [NAMES[place] for place in around[NUMBER["E1.1"]]] == ["E1.2"]
    assert "E1" not in NUMBER
    steps = {FORKED: [4, 4], WINDING: [8, 7]}[lanes]
    assert [[far[v - 1] for v, _ in lane.fork] for lane in LANES] == [steps] * 3


def test_the_sums_of_treasures() -> None:
    assert (sum(eggs_at(2)), sum(eggs_at(3)), sum(eggs_at(4))) == (15, 18, 18)
    assert sum(GEMS_AT) == 57


def test_the_canonical_order_and_the_areas() -> None:
    assert NAMES[:19] == (*map(str, range(1, 16)), "E1.1", "E1.2", "E1-1", "E1-2")
    assert NAMES[27:30] == ("1-2.1", "1-2.2", "1-3.1")
    assert NAMES[-1] == "E3.5"
    assert OUTSIDE == 81  # as games of 1.0.0 have stored it
    assert NAMES[80:83] == ("14-15.2", "outside", "E1.3")  # the others keep their numbers
    by_area = {a: [NAMES[p] for p in range(PLACES) if AREA_OF[p] == a] for a in AREAS}
    assert len(by_area) == 18
    assert max(len(places) for places in by_area.values()) == 6
    assert by_area["1"] == ["1", "E1-1", "1-2.1", "1-3.1", "1-12.1", "1-12.2"]
    assert by_area["10"] == ["10", "8-10.2", "9-10.2", "10-15.1"]
    assert by_area["13"] == ["13", "9-13.3", "11-13.2", "13-14.1", "13-15.1"]
    assert by_area["15"] == ["15", "13-15.2", "14-15.2"]
    assert by_area["E3"] == ["E3.1", "E3.2", "E3.3", "E3.4", "E3.5"]


@BY_LANES
def test_the_drawing_has_room(lanes: int) -> None:
    stones = [POINTS[place] for place in land(lanes) if place >= OUTDOORS]
    volcanoes = POINTS[:OUTDOORS]

    assert round(min(dist(a, b) for a, b in combinations(stones, 2)), 1) == 4.0
    assert min(dist(a, b) for a, b in product(stones, volcanoes)) == pytest.approx(7.0, abs=0.1)
    assert round(min(dist(a, b) for a, b in combinations(volcanoes, 2)), 1) == 15.6


def test_no_two_lines_of_the_drawing_cross() -> None:
    paths = [_line(min(ends), *stones, max(ends)) for ends, stones in PATHS.items()]
    waters = [_line(min(w.ends), w.bend, max(w.ends)) for w in WATERS]
    lanes = [[e.gate, *e.common, *e.bends, POINTS[NUMBER[e.joins]]] for e in LANES]

    for one, other in combinations([*paths, *waters, *lanes], 2):
        assert not any(_cross(*a, *b) for a in pairwise(one) for b in pairwise(other))


def test_water_keeps_off_foreign_rims() -> None:
    for water in WATERS:
        line = _line(min(water.ends), water.bend, max(water.ends))
        for place, point in enumerate(POINTS):
            if place + 1 in water.ends:
                continue
            rim = VOLCANO_RIM if place < OUTDOORS else STONE_RIM
            assert min(_gap(point, *part) for part in pairwise(line)) - rim >= 1.45


def _line(a: int, *rest: Point | int) -> list[Point]:
    return [POINTS[end - 1] if isinstance(end, int) else end for end in (a, *rest)]


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Two stretches meet in their inside; common ends do not count."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    if {a, b} & {c, d}:
        return False
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _gap(p: Point, a: Point, b: Point) -> float:
    """From a point to a stretch."""
    along, up = b[0] - a[0], b[1] - a[1]
    share = ((p[0] - a[0]) * along + (p[1] - a[1]) * up) / (along**2 + up**2)
    share = min(1.0, max(0.0, share))
    return hypot(p[0] - a[0] - share * along, p[1] - a[1] - share * up)
