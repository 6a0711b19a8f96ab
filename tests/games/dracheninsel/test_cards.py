"""Cards in general, tiles, dragons, the curse: DI-045 to DI-058."""

import pytest

from bot.games.contract import Seat
from bot.games.dracheninsel.content import KIND, PLACE, PLACES, ROWS
from bot.games.dracheninsel.events import (
    Announced,
    CardPlayed,
    CurseDiscarded,
    CurseTook,
    DragonMoved,
)
from bot.games.dracheninsel.model import Options
from tests.games.dracheninsel.kit import (
    active,
    after,
    done,
    events,
    hand,
    island,
    menu,
    refusal,
    told,
)

QUIET = Options(stop_points="key", start_stop="off")
BROWN = ("destroying_forces", "raging_elements", "dragon_patrol", "evil_curse")


@pytest.mark.rule("DI-045")
@pytest.mark.parametrize(
    "path", ["step.D5.water", "fly.D5.E5", "journey.water.water", *(f"play.{c}" for c in BROWN)]
)
def test_terrain_and_brown_cards_are_for_the_active_player(path: str) -> None:
    state = island("green", at="green C5 red C4")
    assert refusal(state, f"red {path}") == "not_your_turn"

    window = after(state, "green step.D5")
    assert refusal(window, f"red {path}") in ("not_offered", "not_green")


@pytest.mark.rule("DI-046")
def test_green_cards_are_played_in_their_situations_only() -> None:
    cards = "sweet_slumber counterspell betrayal"
    state = island("green", at="green C5", hands={"green": cards, "red": cards})

    assert menu(state, "green") == ("step", "walk", "pass", "end")
    assert refusal(state, "green play.betrayal") == "wrong_half"
    assert refusal(state, "red slumber") == "window_closed"
    assert menu(after(state, "green step.D5"), "red") == ("slumber", "pass")
    assert refusal(after(state, "green step.D5"), "red counter") == "not_counterable"
    assert refusal(after(state, "green step.D5"), "red betray") == "not_offered"


@pytest.mark.rule("DI-047", "DI-048")
def test_fear_is_never_played_out_of_turn_but_its_green_half_is() -> None:
    hands = {"green": "fear_counterspell water", "red": "fear_slumber"}
    state = after(island("green", at="green C5 blue D2", hands=hands), "green step.D5")

    assert refusal(state, "red fear.green") == "not_green"
    assert refusal(state, "red play.fear_slumber.green") == "not_green"
    assert menu(state, "red") == ("slumber", "pass")
    stopped = after(state, "red slumber", "close")
    assert stopped.played[-1].use == "sweet_slumber"
    own = island("green", at="blue D2", hands=hands)
    assert menu(own, "green", "play") == ("fear_counterspell",)
    assert after(own, "green play.fear_counterspell.blue").played[-1].use == "fear"


@pytest.mark.rule("DI-049")
def test_an_action_card_is_announced_with_all_its_choices() -> None:
    step = told(island("green", hands={"green": "raging_elements"}),
                "green play.raging_elements.D.D4.I.I1")  # fmt: skip

    assert events(step, CardPlayed) == [CardPlayed(Seat(0), "raging_elements", "raging_elements")]
    assert events(step, Announced) == [Announced(Seat(0), "tiles", place="D4", other="I1")]


@pytest.mark.rule("DI-050", "DI-051")
@pytest.mark.parametrize(
    ("card", "path", "first", "second"),
    [
        ("destroying_forces", "D.D4.C3", "D4", "C3"),
        ("raging_elements", "D.D4.I.I1", "D4", "I1"),
        ("raging_elements", "D.D4.D.D3", "D4", "D3"),
    ],
)
def test_two_tiles_change_places(card: str, path: str, first: str, second: str) -> None:
    before = island("green", hands={"green": card})
    one, two = PLACE[first], PLACE[second]

    state = done(before, f"green play.{card}.{path}")

    assert state.board.tiles[one] == before.board.tiles[two]
    assert state.board.tiles[two] == before.board.tiles[one]
    assert sorted(state.board.tiles) == sorted(before.board.tiles)


@pytest.mark.rule("DI-050")
def test_destroying_forces_needs_neighbours() -> None:
    state = island("green", hands={"green": "destroying_forces"})

    assert menu(state, "green", "play.destroying_forces.D.D4") == ("C3", "C4", "D3", "D5", "E4")
    assert refusal(state, "green play.destroying_forces.D.D4.C5") == "tiles_not_adjacent"


@pytest.mark.rule("DI-051")
def test_raging_elements_reaches_every_pair_of_tiles() -> None:
    state, pairs = island("green", hands={"green": "raging_elements"}), 0
    for row in ROWS:
        for first in menu(state, "green", f"play.raging_elements.{row}"):
            for other in menu(state, "green", f"play.raging_elements.{row}.{first}"):
                path = f"play.raging_elements.{row}.{first}.{other}"
                pairs += len(menu(state, "green", path))

    assert pairs == 60 * 59


@pytest.mark.rule("DI-052")
@pytest.mark.parametrize("card", ["destroying_forces", "raging_elements"])
def test_tiles_must_be_free_and_different(card: str) -> None:
    state = island("green", at="red D4", dragons="C5", hands={"green": card})
    second = "D.D4" if card == "raging_elements" else "D4"

    assert refusal(state, f"green play.{card}.D.D4.C3") == "tile_occupied"
    assert refusal(state, f"green play.{card}.C.C5") == "tile_occupied"
    assert refusal(state, f"green play.{card}.D.D3.{second}") == "tile_occupied"
    same = "D.D3" if card == "raging_elements" else "D3"
    assert refusal(state, f"green play.{card}.D.D3.{same}") == "same_tile"
    assert "D8" in menu(state, "green", f"play.{card}.D")  # a front field


@pytest.mark.rule("DI-052")
def test_tiles_of_the_same_terrain_may_be_swapped() -> None:
    state = island("green", hands={"green": "raging_elements water"})

    swapped = done(state, "green play.raging_elements.A.A1.B.B6")

    assert swapped.board.tiles == state.board.tiles
    assert hand(swapped, "green") == ["water"]


@pytest.mark.rule("DI-053")
def test_patrols_bring_both_dragons_and_then_move_one() -> None:
    state = island("green", hands={"green": " ".join(["dragon_patrol"] * 4)}, options=QUIET)

    state = after(state, "green play.dragon_patrol.C.C5", "green play.dragon_patrol.C.C6")
    assert [PLACES[d] for d in state.board.dragons] == ["C5", "C6"]
    assert menu(state, "green", "play.dragon_patrol") == ("C5", "C6")
    assert refusal(state, "green play.dragon_patrol.C5.C.C5") == "same_field"
    step = told(state, "green play.dragon_patrol.C5.H.H3")
    assert events(step, DragonMoved) == [DragonMoved("C5", "H3")]
    assert sorted(PLACES[d] for d in step.state.board.dragons) == ["C6", "H3"]


@pytest.mark.rule("DI-054")
@pytest.mark.parametrize("field", ["D8", "I5", "E5", "D5", "C4"])
def test_where_no_dragon_may_be_put(field: str) -> None:
    """Front fields (also of vacant boats), the treasure field, hunters, the other dragon."""
    cards = {"green": "dragon_patrol"}
    state = island("green", players=4, at="blue D5", dragons="C4", hands=cards)

    assert refusal(state, f"green play.dragon_patrol.{field[0]}.{field}") == "dragon_forbidden"
    fields = [f for r in menu(state, "green", "play.dragon_patrol")
              for f in menu(state, "green", f"play.dragon_patrol.{r}")]  # fmt: skip
    assert len(fields) == 48 - 2


@pytest.mark.rule("DI-055")
def test_a_dragon_blocks_entering_swapping_and_flying_over() -> None:
    cards = {"green": "water daring_flight destroying_forces"}
    state = island("green", at="green D6", dragons="C5", hands=cards)

    assert refusal(state, "green step.C5") == "dragon_blocks"
    assert refusal(state, "green fly.C5.C4.water") == "dragon_blocks"
    assert refusal(state, "green play.destroying_forces.C.C5.C4") == "tile_occupied"
    assert "C5" not in menu(state, "green", "fly")


@pytest.mark.rule("DI-056", "DI-057")
def test_a_curse_throws_the_own_hand_away_and_takes_from_everybody_clockwise() -> None:
    hands = {"blue": "evil_curse water water", "brown": "betrayal", "green": "", "red": "desert"}
    before = island("blue", players=5, hands=hands)
    step = told(after(before, "blue play.evil_curse.curse"), "close")
    state = step.state

    assert events(step, CurseDiscarded) == [CurseDiscarded(Seat(3), 2, ("water", "water"))]
    assert [(e.victim_seat, e.number) for e in events(step, CurseTook)] == [
        (4, 1),
        (0, 0),
        (1, 1),
        (2, 1),
    ]
    assert [len(cards) for cards in state.hands] == [0, 0, 5, 3, 0]
    assert {"betrayal", "desert"} < set(hand(state, "blue"))
    assert active(state) == "blue"


@pytest.mark.rule("DI-056", "DI-131")
def test_with_three_players_a_curse_takes_two_from_each() -> None:
    hands = {"green": "evil_curse water", "red": "desert", "yellow": "water " * 5}

    state = done(island("green", players=3, hands=hands), "green play.evil_curse.curse")

    assert [len(cards) for cards in state.hands] == [3, 0, 3]


@pytest.mark.rule("DI-057")
def test_a_curse_is_legal_with_nothing_to_throw_and_nothing_to_take() -> None:
    empty: dict[str, str] = dict.fromkeys(("red", "yellow", "blue", "grey", "brown"), "")
    state = island("green", hands={"green": "evil_curse", **empty}, at="green C5")

    state = done(state, "green play.evil_curse.curse")

    assert [len(cards) for cards in state.hands] == [0] * 6
    assert active(state) == "green"  # D5 is free for him


@pytest.mark.rule("DI-058")
def test_a_pending_curse_touches_no_hand_and_cannot_be_countered() -> None:
    before = island("green", hands={"green": "evil_curse water", "red": "counterspell"})

    state = after(before, "green play.evil_curse.curse")

    assert state.hands == (bytes((KIND["water"],)), *before.hands[1:])
    assert state.discard == b""
    assert refusal(state, "red counter") == "not_counterable"
