"""Labels, lines, facts and standing orders."""

import pytest

from bot.games.contract import Path, Phrase, Seat
from bot.games.schatzjagd.content import ANSWERS
from bot.games.schatzjagd.model import LordPhase, State
from tests.games.schatzjagd_kit import BLUE, GAME, GREEN, YELLOW, do, offers, position


def label(state: State, pick: str, path: Path = ()) -> Phrase:
    seat = GAME.asks(state)[0].seat
    return GAME.label(GAME.public(state), GAME.own(state, seat), seat, path, pick)


@pytest.mark.parametrize(
    ("pick", "key"),
    [
        ("C5", "field"),
        ("C4", "field_known"),
        ("D4", "field_card"),
        ("E3", "field_rival"),
        ("B3", "field_treasure"),
        ("E5", "field_shop"),
        ("3", "row"),
        ("cast-cleansing", "cast"),
    ],
)
def test_a_field_says_what_is_openly_there(pick: str, key: str) -> None:
    state = position(
        {"field": "C3"},
        {"field": "E3"},
        slots="C4:troll D4:knife",
        known="C4",
        loose={"B3": "orb"},
    )

    assert label(state, pick).key == key


def test_labels_never_tell_a_hidden_card() -> None:
    state = position({"field": "C3"}, slots="C4:troll D4:knife")

    assert label(state, "C4").args == {"field": "C4"}
    assert label(state, "D4").args == {"field": "D4"}


def test_labels_of_cards_deals_and_answers() -> None:
    lord = position({"cards": "knife"}, frame=LordPhase())
    assert label(lord, "knife", ("slot",)) == Phrase("card", {"card": "knife"})
    fight = do(position({"field": "C3"}, {"field": "C4"}), "C4").state
    assert label(fight, "attack-1").args == {"seat": 1, "strength": 2, "life": 15}
    fight = do(fight, "attack-1").state
    assert label(fight, "hold-3") == Phrase("hold", {"number": 3})
    smith = do(position({"field": "C3"}, slots="C4:travelling_smith"), "C4").state
    assert label(smith, "3") == Phrase("coins", {"number": 3})
    assert label(smith, "no").key == "no"


def test_the_board_in_lines() -> None:
    state = position({"field": "C3"}, slots="C4:troll D4:knife", known="C4", loose={"B3": "orb"})
    lines = GAME.describe(GAME.public(state))

    assert [line.key for line in lines] == [
        "round", "goal_count", "henchman", "henchman", "henchman", "henchman", "treasures",
        "known", "hidden", "piles",
    ]  # fmt: skip


def test_the_hand_in_lines() -> None:
    state = position({"cards": "orc knife", "treasures": "orb", "vault": "crown"})
    view = GAME.public(state)
    lines = GAME.describe_own(view, GAME.own(state, YELLOW), YELLOW)

    assert [line.key for line in lines] == ["card", "card", "carried", "vault"]
    assert lines[0].args == {"card": "orc", "sort": "monster", "strength": 6}
    assert GAME.describe_own(view, GAME.own(state, BLUE), BLUE) == (Phrase("empty_hand"),)


def test_facts_of_a_defender() -> None:
    state = position({"field": "D8", "weapons": 5}, {"field": "D8", "treasures": "orb", "life": 9})
    state = do(state, "D8", "attack-1", "strike").state
    facts = GAME.facts(GAME.public(state), GAME.own(state, GREEN), GREEN)

    assert (facts["rival_seat"], facts["own_strength"], facts["rival_strength"]) == (0, 2, 7)
    assert (facts["life"], facts["rival_life"], facts["carried"]) == (9, 15, 1)


def test_standing_orders_answer_what_the_rules_ask() -> None:
    state = position({"field": "D8"}, {"field": "D8"})
    defending = do(state, "D8", "attack-1", "strike").state
    answers = [o.answer for offer in GAME.OFFERS for o in offer.orders if o.about == "defend"]

    assert {answer[0] for answer in answers if answer} <= set(offers(defending))
    assert {offer.key for offer in GAME.OFFERS} == {
        *(f"defend-{way}" for way in ANSWERS if way != "strike"),
        "defend-carrier",
        "katharsis-pass",
    }
    assert Seat(1) == GREEN
