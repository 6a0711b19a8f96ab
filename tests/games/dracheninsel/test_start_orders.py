"""The Stop before the first action, by an order that was armed before that turn began."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.dracheninsel.events import SlumberPlayed
from bot.games.offers import Scope
from bot.table.model.table_state import TableState
from bot.table.play.orders.book import given, in_force_of, notices
from tests.games.dracheninsel.kit import DRACHENINSEL, active, dealt, island, seat_of
from tests.games.dracheninsel.tables import at_a_table, going_on
from tests.truth import truth

STOPS = {"red": "sweet_slumber", "grey": "fear_slumber", "blue": "counterspell desert"}


def armed(course: TableState, owner: str, rival: str) -> TableState:
    """Owner means to stop this rival at the start of his next turn."""
    seats = seat_of(truth(course), owner), seat_of(truth(course), rival)
    return given(course, seats[0], "slumber-start", (str(seats[1]),), Scope.GAME, 1)


def stops(course: TableState) -> list[Seat]:
    """Who has played a sweet slumber in the last moves."""
    news = [event for happened in course.happened for event in happened.news]
    return [event.seat for event in news if isinstance(event, SlumberPlayed)]


@pytest.mark.rule("DI-107", "DI-120")
@pytest.mark.parametrize(("when", "second"), [("before", [1]), ("after", [])])
def test_an_order_armed_after_the_turn_began_comes_too_late(when: str, second: list[int]) -> None:
    """Grey's Stop is countered; red stops again only if he was armed before the turn."""
    course = armed(at_a_table(island("yellow", hands=STOPS)), "grey", "blue")
    if when == "before":
        course = armed(course, "red", "blue")
    course = going_on(course, "yellow end")
    assert (active(truth(course)), stops(course)) == ("blue", [4])
    if when == "after":
        course = armed(course, "red", "blue")

    course = going_on(course, "blue counter", "close")

    assert stops(course) == second


@pytest.mark.rule("DI-107")
def test_an_order_that_came_too_late_holds_for_the_next_turn() -> None:
    course = going_on(at_a_table(island("yellow", hands=STOPS)), "yellow end")
    course = armed(course, "red", "blue")
    course = going_on(course, "blue end", "grey end", "brown end", "green end", "red end")
    assert active(truth(course)) == "yellow"
    hands = replace(course, state=dealt(truth(course), STOPS))  # whatever was drawn meanwhile

    assert stops(going_on(hands, "yellow end")) == [1]


@pytest.mark.rule("DI-107")
def test_the_order_waits_for_the_rivals_next_turn_beyond_the_round() -> None:
    """Green sits before red in the round: his next turn belongs to the next one."""
    course = armed(at_a_table(island("red", hands={"red": "sweet_slumber"})), "red", "green")
    course = replace(course, state=replace(truth(course), turns=1))
    course = going_on(course, "red pass.-", "yellow end", "blue end", "grey end")
    course = replace(course, state=dealt(truth(course), {"red": "sweet_slumber"}))

    course = going_on(course, "brown end")

    assert DRACHENINSEL.moment(truth(course)).round == 1
    assert (active(truth(course)), stops(course)) == ("green", [1])
    assert in_force_of(course, Seat(1)) == ()
    assert [notice.why for notice in notices(course, Seat(1))] == ["answered", "used"]


@pytest.mark.rule("DI-107", "DI-118")
def test_an_order_whose_answer_lapsed_has_not_been_used() -> None:
    """Two are armed, the first seat clockwise plays: the other keeps card and order."""
    course = at_a_table(island("yellow", hands={**STOPS, "blue": "desert"}))
    course = armed(armed(course, "red", "blue"), "grey", "blue")

    course = going_on(course, "yellow end")

    assert stops(course) == [4]
    assert [order.offer for order in in_force_of(course, Seat(1))] == ["slumber-start"]
    assert in_force_of(course, Seat(4)) == ()


@pytest.mark.rule("DI-107")
def test_an_order_without_the_card_stays_and_shows_nothing() -> None:
    course = armed(at_a_table(island("yellow")), "red", "blue")

    course = going_on(course, "yellow end")

    assert stops(course) == []
    assert [ask.about for ask in course.asks()] == ["turn"]
    assert len(in_force_of(course, Seat(1))) == 1
