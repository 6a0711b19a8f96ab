"""The Stop before the first action, by an order that was armed before that turn began."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.dracheninsel.events import SlumberPlayed
from bot.games.offers import Scope
from bot.table.model.table_state import TableState
from bot.table.play.orders.book import in_force_of, unread_notices, with_order
from tests.games.dracheninsel.kit import DRACHENINSEL, active, dealt, island, seat_of
from tests.games.dracheninsel.tables import at_a_table, going_on
from tests.truth import truth

STOPS = {"red": "sweet_slumber", "grey": "fear_slumber", "blue": "counterspell desert"}


def armed(state: TableState, owner: str, rival: str) -> TableState:
    """Owner means to stop this rival at the start of his next turn."""
    seats = seat_of(truth(state), owner), seat_of(truth(state), rival)
    return with_order(state, seats[0], "slumber-start", (str(seats[1]),), Scope.GAME, 1)


def stops(state: TableState) -> list[Seat]:
    """Who has played a sweet slumber in the last moves."""
    news = [event for happened in state.unsaved_events for event in happened.news]
    return [event.seat for event in news if isinstance(event, SlumberPlayed)]


@pytest.mark.rule("DI-107", "DI-120")
@pytest.mark.parametrize(("when", "second"), [("before", [1]), ("after", [])])
def test_an_order_armed_after_the_turn_began_comes_too_late(when: str, second: list[int]) -> None:
    """Grey's Stop is countered; red stops again only if he was armed before the turn."""
    state = armed(at_a_table(island("yellow", hands=STOPS)), "grey", "blue")
    if when == "before":
        state = armed(state, "red", "blue")
    state = going_on(state, "yellow end")
    assert (active(truth(state)), stops(state)) == ("blue", [4])
    if when == "after":
        state = armed(state, "red", "blue")

    state = going_on(state, "blue counter", "close")

    assert stops(state) == second


@pytest.mark.rule("DI-107")
def test_an_order_that_came_too_late_holds_for_the_next_turn() -> None:
    state = going_on(at_a_table(island("yellow", hands=STOPS)), "yellow end")
    state = armed(state, "red", "blue")
    state = going_on(state, "blue end", "grey end", "brown end", "green end", "red end")
    assert active(truth(state)) == "yellow"
    hands = replace(state, game_state=dealt(truth(state), STOPS))  # whatever was drawn meanwhile

    assert stops(going_on(hands, "yellow end")) == [1]


@pytest.mark.rule("DI-107")
def test_the_order_waits_for_the_rivals_next_turn_beyond_the_round() -> None:
    """Green sits before red in the round: his next turn belongs to the next one."""
    state = armed(at_a_table(island("red", hands={"red": "sweet_slumber"})), "red", "green")
    state = replace(state, game_state=replace(truth(state), turns=1))
    state = going_on(state, "red pass.-", "yellow end", "blue end", "grey end")
    state = replace(state, game_state=dealt(truth(state), {"red": "sweet_slumber"}))

    state = going_on(state, "brown end")

    assert DRACHENINSEL.moment(truth(state)).round == 1
    assert (active(truth(state)), stops(state)) == ("green", [1])
    assert in_force_of(state, Seat(1)) == ()
    assert [notice.why for notice in unread_notices(state, Seat(1))] == ["answered", "used"]


@pytest.mark.rule("DI-107", "DI-118")
def test_an_order_whose_answer_lapsed_has_not_been_used() -> None:
    """Two are armed, the first seat clockwise plays: the other keeps card and order."""
    state = at_a_table(island("yellow", hands={**STOPS, "blue": "desert"}))
    state = armed(armed(state, "red", "blue"), "grey", "blue")

    state = going_on(state, "yellow end")

    assert stops(state) == [4]
    assert [order.offer for order in in_force_of(state, Seat(1))] == ["slumber-start"]
    assert in_force_of(state, Seat(4)) == ()


@pytest.mark.rule("DI-107")
def test_an_order_without_the_card_stays_and_shows_nothing() -> None:
    state = armed(at_a_table(island("yellow")), "red", "blue")

    state = going_on(state, "yellow end")

    assert stops(state) == []
    assert [ask.about for ask in state.asks()] == ["turn"]
    assert len(in_force_of(state, Seat(1))) == 1
