"""The city: peace, and four shops (SJ-061 to SJ-069)."""

import pytest
from msgspec.structs import replace

from bot.games.schatzjagd.events import DealMade
from bot.games.schatzjagd.views import ahead
from tests.games.schatzjagd.kit import (
    GAME,
    YELLOW,
    asked,
    do,
    lord,
    offers,
    position,
    refusal,
    told,
    values,
)


def visit(field: str, **spec: int) -> list[str]:
    return offers(do(position({"field": field, **spec}), field).state)


@pytest.mark.rule("SJ-061")
@pytest.mark.parametrize("field", ["E5", "F5", "F6", "E6"])
def test_nobody_can_be_attacked_in_the_city(field: str) -> None:
    state = position({"field": field, "life": 5, "money": 9}, {"field": field})
    state = do(state, field).state

    assert not [pick for pick in offers(state) if pick.startswith("attack")]


@pytest.mark.rule("SJ-062")
def test_one_deal_of_the_shop_where_the_journey_ended() -> None:
    state = position({"field": "D6", "money": 9})
    step = do(state, "E6", "smith-2")

    assert asked(step.state) == (YELLOW, "lord")
    assert told(step, DealMade) == [DealMade(YELLOW, "smith", 2)]


@pytest.mark.rule("SJ-062")
def test_a_second_shop_on_the_same_day_deals_no_more() -> None:
    state = position({"field": "D6", "money": 9, "cards": "forced_march"})
    state = do(state, "E6", "smith-2", "cast-forced_march", "F6").state

    assert asked(state)[0] != YELLOW
    assert values(state, YELLOW) == (15, 7, 2, 2)


@pytest.mark.rule("SJ-062")
def test_a_shuffled_city_deals_by_its_layout() -> None:
    printed = position({"field": "E5"})
    assert offers(do(printed, "E5").state) == ["inn", "done"]

    shuffled = replace(printed, city=bytes((2, 0, 1, 3)))
    assert offers(do(shuffled, "E5").state) == ["school", "done"]


@pytest.mark.rule("SJ-063")
def test_the_inn_pays_two() -> None:
    state = position({"field": "E5"})

    assert lord(do(state, "E5", "inn").state, YELLOW).money == 7


@pytest.mark.rule("SJ-064")
def test_the_healer_gives_three_life_a_coin_and_the_last_may_overshoot() -> None:
    assert visit("F5", life=7, money=9) == ["heal-1", "heal-2", "heal-3", "done"]
    assert visit("F5", life=14, money=9) == ["heal-1", "done"]

    after = do(position({"field": "F5", "life": 7, "money": 9}), "F5", "heal-3").state
    assert values(after, YELLOW)[:2] == (15, 6)


@pytest.mark.rule("SJ-065")
def test_five_coins_end_poison_and_nothing_else() -> None:
    state = position({"field": "F5", "life": 9, "money": 5, "poisoned": 1})
    after = do(state, "F5", "cure-0").state

    assert values(after, YELLOW)[:2] == (9, 0)
    assert not lord(after, YELLOW).poisoned


@pytest.mark.rule("SJ-066")
def test_cure_and_healing_may_be_combined() -> None:
    state = position({"field": "F5", "life": 9, "money": 7, "poisoned": 1})
    state = do(state, "F5").state
    assert offers(state) == ["heal-1", "heal-2", "cure-0", "cure-1", "cure-2", "done"]

    after = do(state, "cure-2").state
    assert values(after, YELLOW)[:2] == (15, 0)


def test_a_cure_is_seen_while_its_answer_is_half_made() -> None:
    state = position({"field": "F4", "life": 9, "money": 7, "poisoned": 1})
    path = ("F5", "cure-2")

    seen, after = ahead(GAME.public(state), YELLOW, path), do(state, *path).state
    assert seen.figures[YELLOW] == GAME.public(after).figures[YELLOW]
    assert not seen.figures[YELLOW].poisoned


@pytest.mark.rule("SJ-067")
def test_the_school_trains_once_a_day() -> None:
    state = position({"field": "F6", "money": 9})
    after = do(state, "F6", "school").state

    assert values(after, YELLOW) == (15, 6, 3, 0)
    assert asked(after) == (YELLOW, "lord")


@pytest.mark.rule("SJ-068")
def test_the_smith_sells_as_much_as_is_wanted_and_affordable() -> None:
    assert visit("E6", money=3) == ["smith-1", "smith-2", "smith-3", "done"]
    assert visit("E6", money=9, weapons=13) == ["smith-1", "smith-2", "done"]

    after = do(position({"field": "E6", "money": 3}), "E6", "smith-3").state
    assert values(after, YELLOW) == (15, 0, 2, 3)


@pytest.mark.rule("SJ-069")
@pytest.mark.parametrize(
    ("field", "spec"),
    [
        ("E5", {"money": 15}),
        ("F5", {"life": 15, "money": 9}),
        ("F5", {"life": 3, "money": 0}),
        ("F6", {"money": 2}),
        ("F6", {"money": 9, "strength": 15}),
        ("E6", {"money": 0}),
        ("E6", {"money": 9, "weapons": 15}),
    ],
)
def test_only_affordable_deals_that_change_something(field: str, spec: dict[str, int]) -> None:
    state = do(position({"field": field, **spec}), field).state

    assert asked(state) == (YELLOW, "lord")


@pytest.mark.rule("SJ-069")
def test_a_cure_is_not_sold_to_the_healthy_or_the_poor() -> None:
    assert visit("F5", life=9, money=4, poisoned=1) == ["heal-1", "heal-2", "done"]
    state = do(position({"field": "F5", "life": 9, "money": 9}), "F5").state
    assert refusal(state, "cure-0") == "not_offered"
