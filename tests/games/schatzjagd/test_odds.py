"""The odds of a fight are exact: blow by blow all throws are counted, and real fights agree."""

from collections import defaultdict
from itertools import product

import pytest
from msgspec.structs import replace

from bot.games.contract import Menu, Rng, play
from bot.games.schatzjagd.model import Fighting
from bot.games.schatzjagd.odds import Ending, flee, strike_on, take_care
from bot.games.schatzjagd.rules.fight import _flees
from tests.games.schatzjagd.kit import GAME, YELLOW, position, way

FIGHTS = [(2, 0, 15, 3, 15), (2, 3, 9, 4, 15), (5, 6, 15, 8, 15), (4, 0, 6, 4, 3), (3, 2, 1, 2, 2)]
NOTHING = 1e-9  # a share of all fights that is not worth counting


def enumerated(fight: tuple[int, int, int, int, int], stance: str) -> Ending:
    """Every throw of both dice, exchange after exchange."""
    strength, weapons, life, rival, rival_life = fight
    standing = {(weapons, life, rival_life): 1.0}
    ends: defaultdict[str, float] = defaultdict(float)
    while sum(standing.values()) > NOTHING:
        after: defaultdict[tuple[int, int, int], float] = defaultdict(float)
        for (worn, mine, theirs), chance in standing.items():
            own = strength + worn
            if _flees(stance, mine, own, rival):
                for face in range(1, 7):
                    dead = max(0, rival + face - own) >= mine
                    ends["dead" if dead else "fled"] += chance / 6
                continue
            for one, two in product(range(1, 7), repeat=2):
                lead = own + one - rival - two
                left, foe = mine - max(0, -lead), theirs - max(0, lead)
                if left <= 0 or foe <= 0:
                    ends["dead" if left <= 0 else "win"] += chance / 36
                else:
                    after[max(0, worn - 1), left, foe] += chance / 36
        standing = after
    return Ending(ends["win"], ends["fled"], ends["dead"])


@pytest.mark.parametrize("fight", FIGHTS)
def test_the_odds_are_those_of_all_throws(fight: tuple[int, int, int, int, int]) -> None:
    assert strike_on(*fight) == pytest.approx(enumerated(fight, "hold-0"), abs=1e-6)
    assert take_care(*fight) == pytest.approx(enumerated(fight, "prudent"), abs=1e-6)
    strength, weapons, life, rival, _ = fight
    expected = enumerated(fight, "flee")
    assert flee(strength + weapons, life, rival) == pytest.approx(expected, abs=1e-6)


def test_real_fights_end_so() -> None:
    state = position(
        {"field": "C3", "cards": "knife wolf club dagger", "strength": 4, "weapons": 4},
        slots="C4:robber",
        known="C4",
    )
    met = play(GAME, state, YELLOW, way(state, "C4")).state
    assert isinstance(met.frames[-1], Fighting)
    view = GAME.public(met)
    menu, own = GAME.choices(met, YELLOW, ()), GAME.own(met, YELLOW)
    assert isinstance(menu, Menu)
    remark = GAME.remarks(view, own, YELLOW, (), menu)[0]
    wins = 0
    for seed in range(400):
        fought = play(GAME, replace(met, rng=Rng(seed.to_bytes(4, "big"))), YELLOW, ("hold-0",))
        wins += any(type(event).__name__ == "MonsterBeaten" for event in fought.news)

    assert abs(wins / 4 - int(remark.args["win"])) < 10  # four standard deviations
