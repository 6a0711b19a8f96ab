"""Which order comes first: the special before the general, as its owner likes it; and which never
acts, because an earlier one always does."""

import pytest

from bot.games.contract import Refused, Seat
from bot.games.offers import Condition, Order, Scope
from bot.games.registry import GAMES
from bot.table.model.record import StandingOrder
from bot.table.model.table_state import TableState
from bot.table.play.orders.book import in_force_of, with_order, with_order_moved, without_order
from bot.table.play.orders.precedence import always_beats, beaten_by, covers
from tests.games.dracheninsel.kit import island
from tests.games.dracheninsel.tables import at_a_table, going_on
from tests.table.kit import ANNA, BEN, FLOOR, B, Room, log, position

RED = Seat(1)
DRACHENINSEL = GAMES["dracheninsel"]
DELIVERY = island(
    "grey",
    at="grey D8 green D8",
    treasures="240 D8",
    hands={"grey": "betrayal", "red": "sweet_slumber forest forest"},
)


def ordered(*orders: str, scope: Scope = Scope.GAME) -> TableState:
    """Red has given these orders, one after the other."""
    state = at_a_table(DELIVERY)
    for order in orders:
        offer, *picks = order.split(".")
        state = with_order(state, RED, offer, tuple(picks), scope)
    return state


def names(state: TableState) -> list[str]:
    return [order.name for order in in_force_of(state, RED)]


def standing(name: str, scope: Scope = Scope.GAME, left: int | None = None) -> StandingOrder:
    offer, *picks = name.split(".")
    return StandingOrder(RED, offer, tuple(picks), scope, 0, 0, 0, left=left)


@pytest.mark.parametrize(
    "orders", [("always-pass", "slumber-delivery.4"), ("slumber-delivery.4", "always-pass")]
)
def test_the_special_comes_before_the_general_whichever_was_given_first(
    orders: tuple[str, ...],
) -> None:
    state = ordered(*orders)
    assert names(state) == ["slumber-delivery.4", "always-pass"]

    assert going_on(state, "grey step.green").record.orders.held[RED] == ("slumber",)


def test_whoever_moves_an_order_up_has_it_tried_first() -> None:
    state = with_order_moved(ordered("slumber-delivery.4", "always-pass"), RED, "always-pass", -1)
    assert names(state) == ["always-pass", "slumber-delivery.4"]

    assert going_on(state, "grey step.green").record.orders.held[RED] == ("pass",)


def test_at_either_end_it_stays_and_what_is_gone_is_refused() -> None:
    state = ordered("slumber-delivery.4", "slumber-delivery.2", "always-pass")
    once = ["slumber-delivery.4", "slumber-delivery.2", "always-pass"]
    assert names(with_order_moved(state, RED, once[0], -1)) == once
    assert names(with_order_moved(state, RED, once[2], 1)) == once
    assert names(with_order_moved(state, RED, once[0], 1)) == [once[1], once[0], once[2]]
    with pytest.raises(Refused, match="moved_on"):
        with_order_moved(without_order(state, RED, once[0]), RED, once[0], 1)


def test_ben_and_carla_are_two_orders() -> None:
    state = ordered("slumber-delivery.2", "slumber-delivery.4")
    assert names(state) == ["slumber-delivery.2", "slumber-delivery.4"]

    assert going_on(state, "grey step.green").record.orders.held[RED] == ("slumber",)
    assert names(without_order(state, RED, "slumber-delivery.2")) == ["slumber-delivery.4"]


def test_an_order_that_never_acts_is_known_by_the_one_that_always_beats_it() -> None:
    state = ordered("always-pass", "always-ask")  # both for every window: the first one stays
    assert names(state) == ["always-pass", "always-ask"]
    orders = in_force_of(state, RED)
    assert beaten_by(DRACHENINSEL, orders, orders[0]) is None
    assert beaten_by(DRACHENINSEL, orders, orders[1]) is None  # it still asks at claims

    state = with_order_moved(ordered("slumber-delivery.4", "always-pass"), RED, "always-pass", -1)
    orders = in_force_of(state, RED)
    assert [beaten_by(DRACHENINSEL, orders, order) for order in orders] == [None, 0]


@pytest.mark.parametrize(
    ("earlier", "later", "beats"),
    [
        (standing("always-pass"), standing("slumber-delivery.4"), True),
        (standing("always-pass"), standing("share.any"), False),
        (standing("share.any"), standing("claim.any"), False),  # a duel is left to it
        (standing("always-pass", Scope.TURN), standing("slumber-delivery.4"), False),
        (standing("always-pass", Scope.TURN), standing("slumber-delivery.4", Scope.TURN), True),
        (standing("always-pass", left=3), standing("slumber-delivery.4"), False),
        (standing("slumber-delivery.2"), standing("slumber-delivery.4"), False),
        (standing("slumber-delivery.any"), standing("slumber-delivery.4"), True),
        (standing("slumber-delivery.any"), standing("slumber-delivery.leader.value-200"), True),
        (standing("slumber-delivery.any.value-200"), standing("slumber-delivery.4"), False),
        (standing("slumber-delivery.leader"), standing("slumber-delivery.any"), False),
    ],
)
def test_always_means_whenever_the_later_one_would_act(
    earlier: StandingOrder, later: StandingOrder, beats: bool
) -> None:
    assert always_beats(DRACHENINSEL, earlier, later) is beats


def rule(*when: tuple[str, str, int | str], early: bool = False, about: str = "react") -> Order:
    conditions = tuple(Condition(fact, how, value) for fact, how, value in when)  # type: ignore[arg-type]
    return Order(about, ("pass",), conditions, early)


@pytest.mark.parametrize(
    ("general", "special", "expected"),
    [
        (rule(), rule(("value", ">=", 200)), True),
        (rule(("value", ">=", 150)), rule(("value", ">=", 200)), True),
        (rule(("value", ">=", 200)), rule(("value", ">=", 150)), False),
        (rule(("value", ">=", 200)), rule(("value", "=", 300)), True),
        (rule(("cards", "<=", 3)), rule(("cards", "<=", 2)), True),
        (rule(("cards", "<=", 2)), rule(("cards", "<=", 3)), False),
        (rule(("cards", "<=", 2)), rule(("cards", ">=", 1)), False),
        (rule(("seat", "=", 2)), rule(("seat", "=", 3)), False),
        (rule(("seat", "=", 2)), rule(), False),
        (rule(("seat", "=", 2)), rule(("seat", "=", 2), ("value", ">=", 1)), True),
        (rule(("kind", "=", "fear")), rule(("kind", "=", "fear")), True),
        (rule(early=True), rule(), False),
        (rule(), rule(early=True), True),
        (rule(about="claim"), rule(), False),
    ],
)
def test_a_rule_covers_another_if_it_fits_whenever_that_one_does(
    general: Order, special: Order, expected: bool
) -> None:
    assert covers(general, special) is expected


async def test_an_order_may_be_limited_to_some_uses(room: Room) -> None:
    table = await room.place(position("jab jab", "parry parry", "", slug="many", lives=9))
    for uses in (0, 4):
        with pytest.raises(Refused, match="not_offered"):
            await table.give_order(BEN, "thrice", (), Scope.GAME, uses)
    await table.give_order(BEN, "thrice", (), Scope.GAME, 1)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)

    assert "1 parry order" in await log(table, room)
    assert in_force_of(table.state, B) == ()


@pytest.mark.parametrize(
    ("picks", "held"),
    [((), ("parry",)), (("harm-1",), ("parry",)), (("harm-2",), None), (("instead-ask",), None)],
)
async def test_conditions_may_be_added(
    room: Room, picks: tuple[str, ...], held: tuple[str, ...] | None
) -> None:
    table = await room.place(position("jab", "parry", "", slug="many"))
    await table.give_order(BEN, "if", picks, Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")

    assert table.record.orders.held.get(B) == held
    for wrong in (("harm-3",), ("weather-1",), ("harm-1", "harm-2")):
        with pytest.raises(Refused, match="not_offered"):
            await table.give_order(BEN, "if", wrong, Scope.GAME)


async def test_an_order_knows_when_it_acted_last(room: Room) -> None:
    table = await room.place(position("jab", "parry", "", slug="many", lives=9))
    await table.give_order(BEN, "if", (), Scope.GAME)
    assert in_force_of(table.state, B)[0].acted_at == 0
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(FLOOR)
    closed = room.time.now()
    await room.time.advance(300)

    assert in_force_of(table.state, B)[0].acted_at == closed
