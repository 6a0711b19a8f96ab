"""The map generator against its constraints, judged by slow code of its own."""

from collections import Counter, deque
from itertools import combinations
from statistics import mean, pstdev

import pytest

from bot.games.contract import Rng
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.motifs import PLACEMENTS, forms
from bot.games.scratch_island.board.squares import (
    NAMES,
    edge_names,
    names,
    unpack,
    unpack_walls,
    ways,
)
from bot.games.scratch_island.content import CONTENTS, MOTIFS, SHAPES
from bot.games.scratch_island.rules.map_maker import filling, is_fair, layout, length
from tests.games.scratch_island.kit import T1

CHESTS = {"A1", "I1", "A9", "I9"}
BOAT = "E9"
Walls = set[frozenset[str]]


def spot(name: str) -> tuple[int, int]:
    return int(name[1]), "ABCDEFGHI".index(name[0])


def apart(one: str, other: str) -> int:
    (a, b), (c, d) = spot(one), spot(other)
    return abs(a - c) + abs(b - d)


NEIGHBOURS = {one: [two for two in NAMES if apart(one, two) == 1] for one in NAMES}


def printed(chart: Chart) -> tuple[set[str], set[str], Walls]:
    walls = edge_names(unpack_walls(chart.walls))
    return (
        set(names(unpack(chart.crosses))),
        set(names(unpack(chart.rocks))),
        {frozenset(wall.split("-")) for wall in walls},
    )


def walk(start: str, rocks: set[str], walls: Walls) -> dict[str, int]:
    """Steps to every square that can be walked to; chests are dead ends."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if here in CHESTS and here != start:
            continue
        for there in NEIGHBOURS[here]:
            if there not in steps and there not in rocks and frozenset((here, there)) not in walls:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def spanning_tree(crosses: set[str], rocks: set[str], walls: Walls) -> int:
    """Kruskal, where the generator has Prim."""
    places = sorted(crosses | CHESTS | {BOAT})
    steps = {place: walk(place, rocks, walls) for place in places}
    group, total = {place: place for place in places}, 0
    for cost, one, two in sorted((steps[a][b], a, b) for a, b in combinations(places, 2)):
        if group[one] != group[two]:
            total, old = total + cost, group[one]
            group = {place: group[two] if g == old else g for place, g in group.items()}
    return total


def can_begin(shape: tuple[tuple[int, int], ...], rocks: set[str], walls: Walls) -> bool:
    """Is there a legal first placement, over the boat?"""
    for form in forms(shape):
        for top in range(1, 10):
            for left in range(9):
                cells = [(top + r, left + c) for r, c in form]
                if any(row > 9 or column > 8 for row, column in cells):
                    continue
                laid = {f"{'ABCDEFGHI'[column]}{row}" for row, column in cells}
                crossed = {frozenset(p) for p in combinations(laid, 2)} & walls
                if BOAT in laid and not laid & (rocks | CHESTS) and not crossed:
                    return True
    return False


def faults(chart: Chart) -> list[str]:
    """The constraints G1 to G8 that a layout breaks."""
    crosses, rocks, walls = printed(chart)
    special = CHESTS | {BOAT}
    fenced = special | {n for square in special for n in NEIGHBOURS[square]}
    inner = {name for name in NAMES if name[0] not in "AI" and name[1] not in "19"}
    halves = ["1234", "6789", "ABCD", "FGHI"]
    constraints = {
        "G2": len(crosses) == 6
        and crosses <= inner
        and all(apart(a, b) >= 3 for a, b in combinations([*crosses, BOAT], 2)),
        "G3": all(sum(name[1] in h or name[0] in h for name in crosses) >= 2 for h in halves),
        "G4": len(rocks) == 8 and not rocks & (fenced | crosses),
        "G5": len(walls) == 10 and not any(wall & (special | rocks) for wall in walls),
        "G6": set(walk(BOAT, rocks, walls)) == set(NAMES) - rocks,
        "G7": all(can_begin(SHAPES[m], rocks, walls) for m in MOTIFS if m != "pickaxe"),
    }
    if constraints["G6"]:
        constraints["G8"] = spanning_tree(crosses, rocks, walls) in (35, 36, 37)
    return [name for name, holds in constraints.items() if not holds]


def content_faults(chart: Chart, hidden: bytes, snakes: int) -> list[str]:
    """The constraints G9 and G10 that a filling breaks."""
    crosses, rocks, _ = printed(chart)
    found = {name: CONTENTS[hidden[number]] for number, name in enumerate(NAMES)}
    under = sorted(found[name] for name in crosses)
    ground = set(NAMES) - crosses - rocks - CHESTS - {BOAT, "D9", "E8", "F9"}
    in_ground = Counter(found[name] for name in ground)
    in_rocks = [found[name] for name in rocks if found[name] != "nothing"]
    treasures = Counter(in_rocks) + in_ground
    del treasures["snake"], treasures["nothing"]
    constraints = {
        "keys": under == ["blank", "blank", "key_blue", "key_green", "key_red", "key_yellow"],
        "rocks": len(in_rocks) == 2 and "snake" not in in_rocks,
        "snakes": in_ground["snake"] == snakes and len(ground) == 59,
        "nothing": in_ground["nothing"] == 49 - snakes,
        "treasures": treasures
        == {"pearl": 1, "amulet": 1, "ring": 2, "mask": 2, "goblet": 3, "crown": 3},
        "bare": all(found[name] == "nothing" for name in (*CHESTS, BOAT, "D9", "E8", "F9")),
    }
    return [name for name, holds in constraints.items() if not holds]


def assert_maps_are_sound(seeds: range) -> None:
    for seed in seeds:
        chart, rng = layout(Rng(seed.to_bytes(32, "big")))
        assert faults(chart) == [], seed
        hidden, _ = filling(chart, seed % 9, rng)
        assert content_faults(chart, hidden, seed % 9) == [], seed


@pytest.mark.rule("SI-003", "SI-058", "SI-059")
def test_every_map_satisfies_every_constraint() -> None:
    assert_maps_are_sound(range(100))


@pytest.mark.soak
def test_two_thousand_maps_satisfy_every_constraint() -> None:
    assert_maps_are_sound(range(2000))


def test_the_test_map_is_one_the_generator_could_make() -> None:
    crosses, rocks, walls = unpack(T1.crosses), unpack(T1.rocks), unpack_walls(T1.walls)

    assert faults(T1) == []
    assert is_fair(crosses, rocks, walls)
    assert length(crosses, rocks, ways(walls)) == spanning_tree(*printed(T1)) == 37


def test_the_layout_does_not_depend_on_the_filling() -> None:
    """The generator draws the hidden part last and never goes back."""
    chart, rng = layout(Rng(b"layout"))
    one, _ = filling(chart, 5, rng)
    two, _ = filling(chart, 5, Rng(b"another filling"))

    assert layout(Rng(b"layout"))[0] == chart
    assert one != two


def test_all_places_are_equally_likely() -> None:
    """Keys over the crosses, treasures over rocks and ground, within five standard deviations."""
    chart, rng = layout(Rng(b"odds"))
    blue, hollow, snakes = Counter[int](), Counter[int](), Counter[int]()
    rocks = unpack(chart.rocks)
    for _ in range(1200):
        hidden, rng = filling(chart, 5, rng)
        blue[hidden.index(CONTENTS.index("key_blue"))] += 1
        hollow.update(s for s in range(81) if rocks >> s & 1 and hidden[s])
        snakes.update(s for s in range(81) if CONTENTS[hidden[s]] == "snake")
    assert len(blue) == 6
    assert all(135 < times < 265 for times in blue.values())  # 200 expected
    assert len(hollow) == 8
    assert all(225 < times < 375 for times in hollow.values())  # 300 expected
    assert len(snakes) == 59
    assert all(53 < times < 151 for times in snakes.values())  # 102 expected


def test_layouts_vary() -> None:
    charts = [layout(Rng(bytes([seed])))[0] for seed in range(60)]
    crosses = Counter(name for chart in charts for name in printed(chart)[0])

    assert len(crosses) > 30
    assert pstdev(crosses.values()) < mean(crosses.values())
    assert sum(len(placements) for placements in PLACEMENTS.values()) == 1675
