"""The computer lord: what it does in clear cases, and whom it beats."""

import math
import sys
from collections.abc import Callable
from functools import partial
from statistics import mean

import pytest
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Path, Rng, Seat, play
from bot.games.schatzjagd.computer.land import dangers, ways
from bot.games.schatzjagd.computer.odds import monster_chance, survival, win_chance
from bot.games.schatzjagd.content import CITY, FIELD, FIELDS
from bot.games.schatzjagd.model import Journey, LordPhase, Options, State
from tests.games.schatzjagd import baselines
from tests.games.schatzjagd.baselines import Player, Result, contest, easy, normal, share
from tests.games.schatzjagd.kit import BLUE, GAME, YELLOW, asked, do, lord, position, where

ASSIGNED = Options(castles="assigned")


def chosen(state: State, level: str = "normal") -> Path:
    seat, _ = asked(state)
    config = ComputerConfig("easy" if level == "easy" else "normal")
    view, own = GAME.public(state), GAME.own(state, seat)
    return GAME.choose(view, own, seat, partial(GAME.choices, state, seat), config)


def moved(state: State) -> State:
    return play(GAME, state, asked(state)[0], chosen(state)).state


@pytest.mark.parametrize(
    ("strength", "weapons", "monster", "chance"),
    [(2, 0, 2, 0.5), (2, 5, 3, 0.63), (2, 10, 6, 0.95), (4, 6, 5, 0.87), (4, 10, 8, 0.95)],
)
def test_it_knows_its_chances(strength: int, weapons: int, monster: int, chance: float) -> None:
    assert abs(monster_chance(strength, weapons, 15, monster) - chance) < 0.1


def test_chances_are_fair_to_both_sides() -> None:
    assert win_chance(3, 4, 12, 3, 4, 12) == 0.5
    assert win_chance(3, 4, 12, 2, 4, 12) + win_chance(2, 4, 12, 3, 4, 12) == pytest.approx(1)
    assert (survival(15, 2, 10), survival(15, 2, 20)) == (1.0, 0.0)


def test_ways_lead_round_what_is_dear() -> None:
    dear = tuple(50.0 if field == FIELD["B1"] else 1.0 for field in range(FIELDS))

    assert ways(dear, FIELD["C1"])[FIELD["A1"]] == 4


def test_it_secures_and_digs_whenever_it_can() -> None:
    home = position({"cards": "knife", "treasures": "orb"}, frame=LordPhase())
    assert chosen(home) == ("secure-orb",)
    digger = position({"field": "C4", "cards": "map_c4 knife"}, frame=LordPhase())
    assert chosen(digger) == ("dig",)


def test_a_carrier_walks_home() -> None:
    """And secures there, in the same answer."""
    state = position({"field": "C2", "weapons": 9, "treasures": "orb"})

    assert where(moved(state), YELLOW) == "A1"
    assert chosen(state) == ("A1", "secure-orb")


def test_it_takes_what_lies_free_and_flees_from_the_too_strong() -> None:
    take = do(position({"field": "C3"}, loose={"C4": "orb"}), "C4").state
    assert chosen(take) == ("take",)
    dragon = do(position({"field": "C3", "strength": 9}, slots="C4:dragon"), "C4").state
    assert chosen(dragon) == ("flee",)
    robber = do(position({"field": "C3", "weapons": 9}, slots="C4:robber"), "C4").state
    assert chosen(robber) == ("fight_on",)


def answers(state: State) -> set[Path]:
    """Whatever its luck."""
    seat, _ = asked(state)
    tree = partial(GAME.choices, state, seat)
    view, own = GAME.public(state), GAME.own(state, seat)
    return {
        GAME.choose(view, own, seat, tree, ComputerConfig("normal", luck)) for luck in range(40)
    }


def test_its_hiding_places_follow_no_pattern() -> None:
    """SJ-C2: gifts lay on even fields, mischief on odd ones."""
    for key in ("sword", "ogre"):
        state = position({"field": "C3", "cards": f"{key} cleansing"}, frame=LordPhase())
        fields = {FIELD[path[-1]] for path in answers(state)}
        assert {(field // 10 + field % 10) % 2 for field in fields} == {0, 1}


def test_what_it_hid_it_knows_by_its_view_alone() -> None:
    """SJ-C2: without notes one own card is like the other."""
    mine = position({}, {}, {}, {}, slots="C4:sword D4:ogre")
    seen = dangers(GAME.public(mine), GAME.own(mine, Seat(3)), Seat(3))
    assert seen[FIELD["D4"]] == seen[FIELD["C4"]]
    full = position({}, {}, {}, {}, slots="C4:sword D4:ogre", options=Options(memory="full"))
    seen = dangers(GAME.public(full), GAME.own(full, Seat(3)), Seat(3))
    assert seen[FIELD["C4"]] < 0 < seen[FIELD["D4"]]


def test_it_hides_no_mischief_where_its_own_map_leads() -> None:
    """SJ-C3: the rival's way home leads over C4, and so does the own map."""
    for key in ("troll", "ogre"):
        rival = {"field": "C5", "treasures": "orb"}
        state = position({"field": "H8", "cards": f"{key} map_c4"}, rival, frame=LordPhase())
        assert all(path[-1] != "C4" for path in answers(state))


def test_it_is_gone_before_it_is_slain() -> None:
    """SJ-C3: life 4, an attacker of 9 beside it, and Teleportation in hand."""
    state = position(
        {"field": "C3", "life": 4, "cards": "teleportation map_d8"},
        {"field": "C5", "strength": 5, "weapons": 9},
    )
    assert answers(state) == {("cast-teleportation",)}


@pytest.mark.parametrize(
    ("cards", "wounded", "wanted"),
    [
        ("teleportation map_d8", 4, "cast-teleportation"),
        ("map_d8", 4, "fight_on"),
        ("teleportation map_d8", 2, "strike"),  # as good as won
    ],
)
def test_it_waits_for_no_last_blow_with_teleportation_in_hand(
    cards: str, wounded: int, wanted: str
) -> None:
    """SJ-C3: life 4 against an Orc whose next blow may slay it."""
    henchman = {"field": "C3", "life": 4, "weapons": 6, "cards": cards}
    state = do(position(henchman, slots="C4:orc"), "C4").state
    assert state.fight is not None
    state = replace(state, fight=replace(state.fight, monster_life=wounded))
    assert answers(state) == {(wanted,)}


def test_it_casts_before_the_journey() -> None:
    """SJ-C3: a carrier far from home marches on."""
    state = position({"field": "H8", "treasures": "orb", "cards": "forced_march", "weapons": 9})
    assert answers(state) == {("cast-forced_march",)}


def test_it_banishes_what_guards_the_treasure_of_its_map() -> None:
    """Rather than what is more dangerous, and as near."""
    guarded = {"field": "C3", "cards": "banishment map_c4"}
    state = position(guarded, slots="C4:orc D3:dragon", known="C4 D3", frame=LordPhase())

    assert chosen(state) == ("cast-banishment",)
    assert chosen(moved(state)) == ("C4",)


def test_it_parts_with_the_map_that_leads_to_a_dragon() -> None:
    state = position({"cards": "map_c4 map_d8"}, slots="D8:dragon", known="D8", frame=LordPhase())

    assert chosen(state)[:2] == ("slot", "map_d8")


def test_castles_are_taken_opposite_each_other() -> None:
    """SJ-C3: as the clock takes them."""
    state = GAME.start(2, b"castles", Options(castles="pick")).state
    state = do(state, *chosen(state)).state
    assert chosen(state) == GAME.default(state, asked(state)[0])
    assert [lord.castle for lord in do(state, *chosen(state)).state.lords] == [0, 2]


def test_it_sees_only_views() -> None:
    """Another world with the same views gets the same answer."""
    state = position({"field": "C3", "cards": "knife map_d8"}, slots="C4:wolf G8:orc")
    assert chosen(GAME.resample_hidden(state, YELLOW, Rng(b"other"))) == chosen(state)


# Strength

RIVALS: list[tuple[str, int, float]] = [
    ("at_random", 2, 0.98), ("at_random", 4, 0.9), ("sleeper", 2, 0.98), ("sleeper", 4, 0.9),
    ("rusher", 2, 0.6), ("smith_first", 2, 0.6),
]  # fmt: skip
AMONG_FOUR = [("rusher", 4, 0.25), ("smith_first", 4, 0.25)]  # a fair share at least


def margin(part: float, games: int) -> float:
    """Two standard deviations of a share."""
    return 2 * math.sqrt(part * (1 - part) / games)


@pytest.mark.parametrize(("name", "seats", "least"), RIVALS)
@pytest.mark.parametrize("games", [4, pytest.param(16, marks=pytest.mark.soak)])
def test_normal_beats_its_rivals_in_a_sample(
    name: str, seats: int, least: float, games: int
) -> None:
    won = share(normal, getattr(baselines, name), seats, range(games), ASSIGNED)

    assert won >= least - margin(least, games) - 0.02


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats", "least"), RIVALS + AMONG_FOUR)
def test_normal_beats_its_rivals(name: str, seats: int, least: float) -> None:
    games = 400
    won = share(normal, getattr(baselines, name), seats, range(games), ASSIGNED)
    sys.stdout.write(f"normal among {name}, {seats} lords: {won:.3f} ± {margin(won, games):.3f}\n")

    assert won >= least


@pytest.mark.soak
def test_easy_is_easier_and_still_beats_chance() -> None:
    assert share(normal, easy, 2, range(200), ASSIGNED) > 0.6
    assert share(easy, baselines.at_random, 2, range(200), ASSIGNED) > 0.9


def self_play(seats: int, games: int) -> list[Result]:
    players: list[Player] = [normal] * seats
    return [contest(players, seed, ASSIGNED) for seed in range(games)]


def figures(results: list[Result], seats: int) -> dict[str, float]:
    def per_game(count: Callable[[Result], float]) -> float:
        return mean(count(result) for result in results)

    return {
        "rounds": per_game(lambda r: r.rounds),
        "limit": per_game(lambda r: r.reason == "limit"),
        "deaths": per_game(lambda r: r.deaths / seats),
        "monsters": per_game(lambda r: r.monsters),
        "duels": per_game(lambda r: r.duels),
        "dug": per_game(lambda r: r.dug),
        "looted": per_game(lambda r: r.looted),
        "secured by a loser": per_game(lambda r: (sum(r.scores) - max(r.scores)) / (seats - 1)),
    }


def test_a_sample_of_games_has_the_expected_length() -> None:
    found = figures(self_play(2, 8), 2)

    assert 12 <= found["rounds"] <= 33
    assert found["limit"] <= 1 / 8


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thousand_games_stay_in_the_expected_ranges(seats: int) -> None:
    results = self_play(seats, 1000)
    found = figures(results, seats)
    wins = [mean((s in r.winners) / len(r.winners) for r in results) for s in range(seats)]
    sys.stdout.write(f"{seats} lords: {found}, wins by seat {[round(won, 3) for won in wins]}\n")

    assert 15 <= found["rounds"] <= 26
    assert found["limit"] < 0.02
    if seats == 4:
        assert min(wins) > 0.18
        assert max(wins) < 0.33


def test_a_sleeper_is_played_past() -> None:
    players = [normal, normal, baselines.sleeper]
    result = contest(players, 5, ASSIGNED)

    assert Seat(2) not in result.winners
    assert result.reason == "secured"


def test_easy_plays_whole_games() -> None:
    result = contest([easy, easy], 3, ASSIGNED)

    assert result.winners
    assert lord(position({}), YELLOW).life == 15


# SJ-C1: nobody wins by washing dishes


def in_city(path: Path) -> bool:
    """Where the journey of this answer ends."""
    return FIELD[next(pick for pick in path if pick in FIELD)] in CITY


def test_whoever_is_armed_and_has_a_map_leaves_the_city() -> None:
    """With an empty purse a night there brings nothing: it used to wait at the healer's."""
    state = position(
        {"field": "E5", "money": 2, "weapons": 9},
        {"field": "B1", "weapons": 8},
        {"field": "E6", "money": 0, "weapons": 9, "cards": "map_g3 map_b3"},
        {"field": "E5", "money": 4, "weapons": 7},
        active=BLUE,
        frame=Journey(2),
    )

    assert not in_city(chosen(state))


@pytest.mark.parametrize("treasures", ["orb crown", "orb"])
def test_nobody_stays_in_the_city_while_a_rival_carries_what_wins(treasures: str) -> None:
    poor = {"field": "E5", "money": 3, "cards": "map_e2"}
    rival = {"field": "H8", "treasures": treasures, "strength": 6}
    state = position(poor, rival, {"field": "J10"}, frame=Journey(4), lords=3)
    wins = len(treasures.split()) >= GAME.public(state).needed

    assert in_city(chosen(state)) is not wins


def test_rivals_who_arm_do_not_make_others_poor_again() -> None:
    """It used to compare itself with the others: each purchase sent all of them back to the inn."""
    me = {"field": "E5", "strength": 2, "weapons": 9, "money": 5, "cards": "map_e2"}
    weak = position(me, {"field": "A10"}, {"field": "J10"}, frame=Journey(4), lords=3)
    arms = {"strength": 6, "weapons": 9}
    strong = position(
        me, {"field": "A10", **arms}, {"field": "J10", **arms}, frame=Journey(4), lords=3
    )

    assert chosen(strong) == chosen(weak)
