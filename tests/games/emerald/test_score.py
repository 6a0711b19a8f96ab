"""What counts in the end, and who wins."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.games.contract import Outcome, Seat
from bot.games.emerald.model import Options, Over, Scored, State
from bot.games.emerald.rules.score import Score, most_gems, scores
from bot.words import words
from tests.games.emerald.kit import BLUE, EMERALD, GREEN, RED, follow, position, told


def ended(
    hands: Mapping[int, str] | None = None,
    owned: Mapping[int, str] | None = None,
    chamber: str = "",
    bonus_four: Seat | None = None,
    seats: int = 3,
) -> State:
    state = position(
        seats, knights={"chamber": chamber}, hands=hands, owned=owned, bonus_four=bonus_four
    )
    return replace(state, situation=Over("treasures", RED))


def result(state: State) -> Outcome:
    outcome = EMERALD.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("EM-085")
def test_the_parts_of_a_score() -> None:
    state = ended({0: "2 4 5"}, {0: "ruby ruby emerald"}, "red blue red", RED)

    assert scores(state)[RED] == Score(gold=11, treasures=10, gems=3, bonuses=4 + 4 + 4)
    assert result(state).scores == (36, 5, 0)


@pytest.mark.rule("EM-085")
def test_all_hands_are_opened_at_the_end_and_not_before() -> None:
    state = position(
        knights={"15": "red", "chamber": "red blue green"}, hands={0: "5", 1: "1 2", 2: ""}
    )
    before, step = EMERALD.public(state), follow(state, "red-15")
    finals = [player.final for player in EMERALD.public(step.state).players]

    assert [player.final for player in before.players] == [None, None, None]
    assert [final and final.hand for final in finals] == [(5,), (1, 2), ()]
    assert [final and final.total for final in finals] == [15, 8, 5]
    assert [scored.hand for scored in told(step, Scored)] == [(5,), (1, 2), ()]
    assert [scored.score for scored in told(step, Scored)] == [15, 8, 5]


@pytest.mark.rule("EM-085", "EM-099")
@pytest.mark.parametrize("language", ["de", "en"])
def test_hands_and_secret_ransoms_are_told_at_the_end(language: str) -> None:
    state = position(
        knights={"15": "red", "chamber": "red blue green"}, hands={0: "5", 1: "1 2", 2: ""}
    )
    secret = Options(ransom_cards="secret")
    step = follow(replace(state, options=secret, ransoms=(b"\x03\x04", b"", b"")), "red-15")
    said, names = words(language, "emerald"), ("Anna", "Ben", "Carla")
    anna, ben, carla = (said.told("event", event, names) for event in told(step, Scored))
    lines = [said.phrase("line", p, names) for p in EMERALD.describe(EMERALD.public(step.state))]

    assert "5" in anna.partition("(")[2]
    assert anna.endswith(f"3 {'und' if language == 'de' else 'and'} 4).")
    assert "(1 " in ben
    assert "(" not in carla
    assert any(line.endswith("3, 4)") for line in lines)
    assert any("(1, 2)" in line for line in lines)


@pytest.mark.rule("EM-086")
def test_ransoms_stacks_box_and_knights_count_for_nobody() -> None:
    rich = ended({0: "3"})
    paid = replace(rich, ransoms=(b"\x05\x05", b"", b""))
    lost = replace(rich, nest=b"\x00\x00")

    assert result(rich).scores == result(paid).scores == result(lost).scores == (3, 0, 0)


@pytest.mark.rule("EM-087")
def test_bonus_four_counts_for_whom_it_was_given_to() -> None:
    kinds = "ruby emerald garnet turquoise"
    state = ended(owned={0: kinds, 1: kinds}, bonus_four=BLUE)

    assert result(state).scores == (4, 8, 0)


@pytest.mark.rule("EM-088")
@pytest.mark.parametrize("kind", ["ruby", "emerald", "garnet", "turquoise"])
def test_the_most_gems_of_a_kind_bring_its_bonus(kind: str) -> None:
    state = ended(owned={0: kind, 1: f"{kind} {kind}", 2: ""})

    assert result(state).scores == (1, 2 + 4, 0)
    final = EMERALD.public(state).players[BLUE].final
    assert final is not None
    assert final.bonus_kinds == (kind,)


@pytest.mark.rule("EM-089")
def test_a_shared_most_brings_nobody_anything() -> None:
    state = ended(owned={0: "ruby ruby", 1: "ruby ruby", 2: "ruby"})

    assert result(state).scores == (2, 2, 1)
    assert [most_gems(state, kind) for kind in range(4)] == [
        None
    ] * 4  # the others: nobody owns any


@pytest.mark.rule("EM-090")
def test_ties_go_to_more_treasures_and_then_to_more_gems() -> None:
    treasures = ended({0: "1", 1: "5 1"}, chamber="red")
    gems = ended({0: "4", 1: "5", 2: "4"}, {0: "ruby", 2: "ruby"})

    assert (result(treasures).scores, result(treasures).places) == ((6, 6, 0), (1, 2, 3))
    assert (result(gems).scores, result(gems).places) == ((5, 5, 5), (1, 3, 1))


@pytest.mark.rule("EM-091")
def test_a_full_tie_is_shared_and_places_below_are_ranked_alike() -> None:
    state = ended({0: "5 5", 1: "5 5", 2: "3", 3: "3"}, seats=4, chamber="")
    below = ended({0: "5 5", 1: "5", 2: ""}, chamber="green")

    assert result(state).places == (1, 1, 3, 3)
    assert result(state).winners == (0, 1)
    assert (result(below).scores, result(below).places) == ((10, 5, 5), (1, 3, 2))


@pytest.mark.scenario(24)
def test_a_whole_scoring() -> None:
    state = ended(
        {0: "2 4 5", 1: "1 1 3 3", 2: "4 5 5"},
        {
            0: "ruby ruby emerald turquoise",
            1: "ruby emerald emerald garnet garnet turquoise",
            2: "ruby ruby garnet",
        },
        "red red blue green",
        BLUE,
    )

    assert [most_gems(state, kind) for kind in range(4)] == [None, BLUE, BLUE, None]
    assert result(state).scores == (25, 31, 22)
    assert scores(state)[BLUE] == Score(gold=8, treasures=5, gems=6, bonuses=12)
    assert scores(state)[GREEN] == Score(gold=14, treasures=5, gems=3, bonuses=0)
    assert result(state).winners == (BLUE,)


@pytest.mark.scenario(25)
@pytest.mark.parametrize(
    ("one", "two", "better"),
    [
        ((30, 2, 4), (30, 1, 9), True),
        ((30, 1, 6), (30, 1, 5), True),
        ((30, 1, 5), (30, 1, 5), False),
    ],
)
def test_ranking_by_three_figures(
    one: tuple[int, int, int], two: tuple[int, int, int], better: bool
) -> None:
    def score(total: int, treasures: int, gems: int) -> Score:
        return Score(total - 5 * treasures - gems, 5 * treasures, gems, 0)

    assert (score(*one).rank > score(*two).rank) == better
    assert (score(*one).rank == score(*two).rank) == (not better)
