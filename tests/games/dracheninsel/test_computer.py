"""The computers: strength against simple habits, lengths of games, only public facts."""

from statistics import median, quantiles
from typing import Literal

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, ComputerConfig, Rng, Seat
from bot.games.dracheninsel.content import FREE_STEPS, TERRAINS
from bot.games.dracheninsel.model import Options, State, Turn
from tests.games.dracheninsel.kit import DRACHENINSEL, after, island, path_of, seat_of
from tests.games.dracheninsel.rivals import RIVALS, Game, computer, easy, match, normal, played

MEDIAN = {3: 19, 4: 16, 5: 12, 6: 11}  # rounds of a full game by players of similar strength
KEY = Options(stop_points="key")
EASY, NORMAL = ComputerConfig("easy"), ComputerConfig("normal")


@pytest.mark.parametrize(
    ("rival", "games"),
    [
        ("random", 2),
        ("cheapest way", 5),
        *(pytest.param(rival, 10, marks=pytest.mark.soak) for rival in RIVALS),
    ],
)
def test_normal_beats_simple_habits_in_a_sample(rival: str, games: int) -> None:
    result = match(RIVALS[rival], games)

    assert result.wins / result.games >= 0.6, f"{rival}: {result}"


@pytest.mark.soak
@pytest.mark.parametrize("rival", RIVALS)
def test_normal_beats_simple_habits(rival: str) -> None:
    result = match(RIVALS[rival], 40 if rival == "random" else 200)
    print(f"\n{rival}: {result}")  # noqa: T201  # the table belongs into the report

    assert result.wins / result.games >= 0.8, f"{rival}: {result}"


def assert_lengths(games: list[Game], seats: int, tolerance: float) -> str:
    """Lengths within a third of the expected median, hardly any ended by the last round."""
    rounds = [game.rounds for game in games]
    low, *_, high = quantiles(rounds, n=20)
    late = sum(game.reason == "rounds" for game in games)
    best = median(max(game.scores) for game in games)
    windows = sum(game.windows for game in games) / len(games)
    length = f"{low:.0f} / {median(rounds):.0f} / {high:.0f}"
    line = (
        f"{seats} players, {len(games)} games: rounds {length},"
        f" winner {best:.0f}, windows {windows:.0f}, ended by rounds {late / len(games):.1%}"
    )
    assert abs(median(rounds) / MEDIAN[seats] - 1) <= tolerance, line
    assert late / len(games) < 0.01, line
    return line


@pytest.mark.parametrize("games", [2, pytest.param(4, marks=pytest.mark.soak)])
def test_games_are_as_long_as_expected_in_a_sample(games: int) -> None:
    assert_lengths([played([normal] * 4, seed) for seed in range(games)], 4, 0.4)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_are_as_long_as_expected(seats: int) -> None:
    line = assert_lengths([played([normal] * seats, seed) for seed in range(1000)], seats, 1 / 3)
    print(f"\n{line}")  # noqa: T201


def test_easy_computers_finish_a_short_game() -> None:
    game = played([easy] * 4, 1, Options(length="blitz", stop_points="key"))

    assert game.reason == "treasures"


# What it does in single positions


def chosen(state: State, colour: str, config: ComputerConfig = NORMAL) -> str:
    return ".".join(computer(config, state, seat_of(state, colour)))


def answers(state: State, colour: str, level: Literal["easy", "normal"] = "normal") -> set[str]:
    """Whatever its luck."""
    return {chosen(state, colour, ComputerConfig(level, luck)) for luck in range(20)}


def test_it_swaps_tiles_to_get_home() -> None:
    """DI-C2: one mountain lies before the own boat."""
    state = island(
        "yellow", players=4, at="yellow I3 brown I3", treasures="100 I3",
        hands={"yellow": "raging_elements betrayal_sneak"},
    )  # fmt: skip
    (answer,) = answers(state, "yellow")
    assert answer.startswith("play.raging_elements.I.I2.")
    swapped = after(state, f"yellow {answer}", "close")
    assert answers(swapped, "yellow") == {"walk.I2.yellow"}


def test_it_closes_the_way_of_a_foreign_pair() -> None:
    """DI-C2: it was never played."""
    state = island(
        "brown", players=4, at="green D7 yellow D7 brown A5", treasures="240 D7",
        hands={"brown": "raging_elements"},
    )  # fmt: skip
    assert all(answer.startswith("play.raging_elements.") for answer in answers(state, "brown"))


@pytest.mark.parametrize(
    "hand",
    [
        "betrayal betrayal sweet_slumber counterspell daring_flight fear_slumber",
        "counterspell betrayal betrayal fear_counterspell",
    ],
)
def test_a_good_hand_is_kept_whole(hand: str) -> None:
    """DI-C3: waiting on the coins with nothing to do."""
    state = island("green", players=4, at="green E5", hands={"green": hand})
    assert answers(state, "green") == {"pass.-"}


def test_it_lifts_with_a_partner_who_waits() -> None:
    """DI-C4: it paid Farmland to walk off to D4."""
    state = island(
        "green", players=4, at="green D5 brown E5", hands={"green": "farmland fear_slumber"}
    )
    assert answers(state, "green") == {"step.E5"}


def test_it_does_not_leave_a_treasure_alone() -> None:
    """DI-C5: whoever carries alone waits to be joined."""
    state = island(
        "green", players=4, at="green D4", treasures="100 D4",
        hands={"green": "mountain volcano desert"},
    )  # fmt: skip
    assert all(not answer.startswith(("step", "fly")) for answer in answers(state, "green"))


def test_among_equals_luck_decides() -> None:
    """DI-C6: the same position, other answers."""
    state = island("green", players=4, at="green H6", hands={"green": "desert mountain"})
    assert len(answers(state, "green")) > 1


def test_it_delivers_into_its_own_boat() -> None:
    state = island("green", at="green D8 blue D8", treasures="200 D8")

    assert chosen(state, "green") == "step.green"


@pytest.mark.parametrize("config", [NORMAL, EASY])
def test_it_knows_when_its_free_steps_are_used_up(config: ComputerConfig) -> None:
    state = island("green", at="green D8 blue D8", treasures="200 D8", hands={"green": ""})
    (turn,) = state.frames
    assert isinstance(turn, Turn)
    tired = replace(state, frames=(replace(turn, free_steps=FREE_STEPS, fresh=False),))

    assert chosen(tired, "green", config) == "end"


def test_it_lifts_a_treasure_as_second_with_a_way_home() -> None:
    state = island("green", at="green D5 grey E5", hands={"green": "mountain volcano desert"})

    assert chosen(state, "green") == "step.E5"
    entered = after(state, "green step.E5", "close")
    assert path_of(chosen(entered, "green")) in [("step", "E6", "volcano"), ("step", "D5")]


def test_it_stops_a_foreign_delivery_and_easy_only_now_and_then() -> None:
    where, hands = "grey D8 green D8", {"red": "fear_slumber sweet_slumber"}
    state = after(island("grey", at=where, treasures="200 D8", hands=hands), "grey step.green")

    assert chosen(state, "red") == "slumber.sweet_slumber"
    assert answers(state, "red", "easy") == {"slumber.sweet_slumber", "pass"}


def test_it_counters_a_stop_on_its_own_delivery() -> None:
    hands = {"red": "sweet_slumber", "grey": "counterspell"}
    state = island("grey", at="grey D8 green D8", treasures="200 D8", hands=hands)
    state = after(state, "grey step.green", "red slumber", "close")

    assert chosen(state, "grey") == "counter"


def test_it_claims_what_is_dear_and_answers_a_claim() -> None:
    hands = {"green": "betrayal", "grey": "betrayal_sneak water"}
    state = island("grey", at="grey D8 green D8", treasures="200 D8", hands=hands)
    state = after(state, "grey step.green", "close")

    assert chosen(state, "green") == "claim"
    assert answers(state, "green", "easy") == {"claim", "share"}
    assert chosen(after(state, "green claim", "close"), "grey") == "betray"


def test_it_exchanges_what_is_worse_than_an_unknown_card() -> None:
    state = island("green", at="green E5", hands={"green": "desert desert betrayal forest"})

    assert chosen(state, "green") == "pass.1+2"


def test_it_knows_nothing_but_what_it_sees() -> None:
    """The same choice in every world that its seat cannot tell apart."""
    state = island("green", at="green D7 grey D5 red D5", treasures="125 D5", options=KEY)
    expected = chosen(state, "green")
    for number in range(20):
        world = DRACHENINSEL.resample_hidden(state, Seat(0), Rng(bytes((number,))))
        assert chosen(world, "green") == expected


def whole_turn(state: State, colour: str) -> list[str]:
    """All that it does until its turn is over or somebody is asked; windows close in silence."""
    seat, deeds = seat_of(state, colour), list[str]()
    while DRACHENINSEL.asks(state):
        ask = DRACHENINSEL.asks(state)[0]
        if ask.seat == TABLE:
            state = after(state, "close")
        elif ask.seat != seat or ask.about not in ("turn", "exit"):
            return deeds
        else:
            deeds.append(chosen(state, colour))
            state = after(state, f"{colour} {deeds[-1]}")
    return deeds


def test_it_takes_no_step_only_to_draw_a_card() -> None:
    """DI-C1: blue used to walk into its boat and back, for the desert card."""
    hand = "desert mountain destroying_forces sweet_slumber betrayal betrayal"
    state = island("blue", players=4, at="blue E1", hands={"blue": hand})
    places = ["E1", *(deed.split(".")[1] for deed in whole_turn(state, "blue") if "step" in deed)]

    assert len(set(places)) == len(places)


def test_it_announces_no_terrain_twice() -> None:
    state = island("green", players=4, at="green A1", hands={"green": "long_journey forest"})
    (turn,) = state.frames
    assert isinstance(turn, Turn)
    announced = replace(turn, journeys=1 << TERRAINS.index("farmland"))

    assert chosen(state, "green") == "journey.forest.farmland"
    assert chosen(replace(state, frames=(announced,)), "green").startswith("walk.")


def test_right_before_the_boat_it_delivers_at_once() -> None:
    """DI-C1: two fields in a circle were two more chances to be stopped."""
    hand = "forest desert counterspell betrayal fear_counterspell"
    state = island("red", players=3, at="red F1 blue F1", treasures="100 F1", hands={"red": hand})

    assert chosen(state, "red").startswith("step")
    assert "blue" in chosen(state, "red")
