"""The risk of a snake is exact: all ways to hide the snakes that are left are counted."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bot.games.scratch_island.board.squares import MAP, squares, unpack
from bot.games.scratch_island.content import BESIDE_BOAT, BOAT, CORNERS
from bot.games.scratch_island.text.summary import snake_risk
from bot.games.scratch_island.views import unseen_ground
from tests.games.scratch_island.kit import ANNA, GAME, table

LONG = "E9 D9 C9 B9 B8 B7 B6 C6 D6 D5 E5 F5 G5 G4 G3 F3 G2 E8 F8 G8 H8"


@pytest.mark.parametrize("unknown", [1, 2, 3, 4])
def test_the_risk_is_that_of_all_ways_to_hide_the_snakes(unknown: int) -> None:
    view = GAME.public(table(LONG, "E9"))
    chart = view.charts[ANNA]
    known = unpack(chart.rocks) | unpack(chart.crosses) | CORNERS | BOAT | BESIDE_BOAT
    ground = list(squares(MAP & ~known & ~unpack(chart.scratched)))
    assert len(ground) == unseen_ground(chart)
    left = view.options.snakes - sum(find.content == "snake" for find in view.finds[ANNA])
    asked, few = set(ground[:unknown]), min(left, 3)
    hits = total = 0
    for hidden in combinations(ground, few):
        total += 1
        hits += bool(asked & set(hidden))

    met = view.options.snakes - left
    fewer = replace(view, options=replace(view.options, snakes=met + few))
    assert snake_risk(fewer, ANNA, unknown) == pytest.approx(hits / total)
