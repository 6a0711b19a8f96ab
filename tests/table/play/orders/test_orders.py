"""Standing orders: which asks they answer, with what, for how long, and that none is lost."""

from typing import Literal

import pytest
from msgspec.structs import replace

from bot.games.contract import Ask, Clock, Menu, Path, Refused
from bot.games.offers import Condition, Offer, Order, Scope
from bot.table.model.record import StandingOrder
from bot.table.play.orders.book import in_force_of
from bot.table.play.orders.judging import held_answer
from tests.table.kit import (
    ANNA,
    BEN,
    CARL,
    FLOOR,
    STRANGER,
    A,
    B,
    C,
    Room,
    asked,
    log,
    position,
)  # fmt: skip
from tests.table.variants import duel_with
from tests.toys import TOYS
from tests.toys.duel.model import Blow, Strike, Turn, Window

STRUCK = (Turn(A), Blow(Strike(B, "jab")), Window("parry", (B, C)))


def answer(
    *orders: StandingOrder, hand: str = "parry", opened: int = 9, weapon: str = "jab"
) -> object:
    """What these orders hold for Ben when he is struck."""
    frames = (Turn(A), Blow(Strike(B, weapon)), Window("parry", (B, C)))
    state = position("jab", hand, "jab", frames=frames).game_state
    wish = held_answer(TOYS["duel"], state, orders, Ask(B, "parry", Clock.REACTION), opened)
    return None if wish is None else wish.path


def order(offer: str, *picks: str, scope: Scope = Scope.GAME, edition: int = 5) -> StandingOrder:
    return StandingOrder(B, offer, picks, scope, edition, round=0, turn=0)


@pytest.mark.parametrize(
    ("orders", "hand", "weapon", "expected"),
    [
        ((order("guard", "1"),), "parry", "jab", ("parry",)),
        ((order("guard", "2"),), "parry", "jab", ("pass",)),
        ((order("guard", "2"),), "parry", "slash", ("parry",)),
        ((order("guard", "1"),), "jab", "jab", ("pass",)),  # names a card that is not held
        ((order("spare", "0"),), "parry", "jab", ("pass",)),
        ((order("spare", "2"),), "parry", "jab", None),
        ((order("spare", "2"), order("guard", "1")), "parry", "jab", ("parry",)),
        ((order("spare", "0"), order("guard", "1")), "parry", "jab", ("pass",)),
        ((), "parry", "jab", None),
    ],
)
def test_the_first_order_that_fits_answers(
    orders: tuple[StandingOrder, ...], hand: str, weapon: str, expected: Path | None
) -> None:
    assert answer(*orders, hand=hand, weapon=weapon) == expected


@pytest.mark.parametrize(
    "vanished",
    [
        order("sword", "1"),
        order("guard"),
        order("guard", "1", "harm-1"),
        order("guard", "1", "1"),
        order("guard", "3"),
        order("spare", "1"),
        order("pass", scope=Scope.GAME),
    ],
)
def test_an_order_that_is_offered_no_more_is_passed_over(vanished: StandingOrder) -> None:
    assert answer(vanished) is None
    assert answer(vanished, order("guard", "1")) == ("parry",)


@pytest.mark.parametrize(
    ("fact", "how", "value", "fits"),
    [
        ("harm", "=", 1, True),
        ("harm", "=", "1", False),
        ("harm", "<=", 1, True),
        ("harm", "<=", 0, False),
        ("harm", ">=", 1, True),
        ("harm", ">=", 2, False),
        ("harm", ">=", "much", False),
        ("weather", "=", 1, False),
        ("weather", "<=", 1, False),
        ("$weapon", "=", "any", True),
        ("$weapon", "=", "slash", False),
    ],
)
def test_conditions(fact: str, how: Literal["=", "<=", ">="], value: int | str, fits: bool) -> None:
    """Facts and picks are compared as they are; what is not known never fits."""
    rule = Order("parry", ("parry",), (Condition(fact, how, value),))
    game = duel_with(Offer("rule", (rule,), (Menu("weapon", ("any",)),)))
    state = position("jab", "parry", "jab", frames=STRUCK).game_state

    found = held_answer(game, state, (order("rule", "any"),), Ask(B, "parry", Clock.REACTION), 9)

    assert found == (("rule.any", ("parry",)) if fits else None)


def test_a_wish_is_finished_by_first_picks() -> None:
    game = duel_with(Offer("drop", (Order("turn", ("trade",)), Order("turn", None))))
    state = position("jab slash", "jab").game_state
    wish = replace(order("drop"), seat=A)

    assert held_answer(game, state, (wish,), Ask(A, "turn"), 9) == ("drop", ("trade", "-"))


def test_an_order_to_be_asked_answers_nothing_and_ends_the_search() -> None:
    game = duel_with(
        Offer("ask", (Order("parry", None),)), Offer("never", (Order("parry", ("pass",)),))
    )
    state = position("jab", "parry", "jab", frames=STRUCK).game_state
    ask = Ask(B, "parry", Clock.REACTION)

    assert held_answer(game, state, (order("ask"), order("never")), ask, 9) is None
    assert held_answer(game, state, (order("never"), order("ask")), ask, 9) == ("never", ("pass",))


def test_an_order_answers_only_what_opened_after_it_was_given() -> None:
    assert answer(order("guard", "1", edition=8), opened=9) == ("parry",)
    assert answer(order("guard", "1", edition=9), opened=9) is None


def test_orders_of_others_and_asks_about_other_things_are_left_alone() -> None:
    assert answer(replace(order("guard", "1"), seat=C)) is None
    state = position("jab", "parry", "jab", frames=STRUCK).game_state
    assert (
        held_answer(TOYS["duel"], state, (order("guard", "1"),), Ask(B, "wound", Clock.DECISION), 9)
        is None
    )


async def test_the_open_window_is_not_touched_the_next_one_is(room: Room) -> None:
    table = await room.place(position("jab pierce", "parry parry", ""))
    await room.click(table, ANNA, "strike.1.jab")
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    assert table.record.orders.held == {}

    await room.click(table, BEN, "parry")
    await room.time.advance(FLOOR)
    await room.click(table, ANNA, "pierce")
    await room.time.advance(FLOOR)

    assert table.record.orders.held == {B: ("parry",)}


@pytest.mark.parametrize(("scope", "turns"), [(Scope.TURN, 1), (Scope.ROUND, 3), (Scope.GAME, 5)])
async def test_an_order_ends_exactly_with_its_scope(room: Room, scope: Scope, turns: int) -> None:
    """Three seats, so three turns are a round; Carl is struck in each of them."""
    table = await room.place(position("jab jab", "jab jab", "pierce", lives=9))
    offer, picks = ("pass", ()) if scope is Scope.TURN else ("guard", ("2",))
    await table.give_order(CARL, offer, picks, scope)
    answered = []
    for striker in (ANNA, BEN, None, ANNA, BEN):
        if striker is None:
            await room.click(table, CARL, "trade.-")
            continue
        await room.click(table, striker, "strike.2.jab")
        answered.append(C in table.record.orders.held)
        await room.time.advance(60)
        await room.click(table, CARL, "bleed")

    assert answered == [turn < turns for turn in (0, 1, 3, 4)]


async def test_an_order_answers_a_decision_at_its_floor(room: Room) -> None:
    """Nobody can tell the order from a person who thinks for a moment."""
    table = await room.place(position("jab", "jab", "", slug="quick"))
    await table.give_order(BEN, "shield", (), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")
    await room.time.advance(60)
    assert asked(table) == {B: "wound"}

    await room.time.advance(FLOOR)

    assert (await log(table, room))[-1] == "1 shed.jab order"


async def test_orders_survive_a_restart(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await room.click(table, ANNA, "strike.1.jab")

    await room.restart()
    again = await room.tables.get(table.record.id)

    assert again.record.orders.standing == table.record.orders.standing
    assert again.record.orders.held == {B: ("parry",)}
    await room.time.advance(FLOOR)
    assert (await log(again, room))[-2:] == ["1 parry order", "-1 close clock"]


async def test_a_new_order_takes_the_place_of_the_one_that_says_the_same(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))
    await table.give_order(BEN, "guard", ("1",), Scope.GAME)
    await table.give_order(BEN, "guard", ("1",), Scope.ROUND)
    await table.give_order(CARL, "guard", ("1",), Scope.GAME)

    assert [(o.seat, o.scope) for o in table.record.orders.standing] == [(B, "round"), (C, "game")]
    await table.drop_order(BEN, "guard.1")
    assert [o.seat for o in table.record.orders.standing] == [C]


async def test_there_may_be_several_of_a_kind_but_no_more_than_ten(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab", "", "", slug="many"))
    for number in range(10):
        await table.give_order(BEN, "tenth", (str(number),), Scope.GAME)

    assert [o.picks for o in in_force_of(table.state, B)] == [(str(n),) for n in range(10)]
    with pytest.raises(Refused, match="orders_full"):
        await table.give_order(BEN, "tenth", ("10",), Scope.GAME)
    await table.give_order(BEN, "tenth", ("9",), Scope.ROUND)  # one that stands is no more
    await table.give_order(CARL, "tenth", ("10",), Scope.GAME)


async def test_what_is_not_offered_cannot_be_ordered(room: Room) -> None:
    table = await room.place(position("jab", "parry", "jab"))

    for offer, picks, scope in [
        ("sword", (), Scope.GAME),
        ("guard", ("9",), Scope.GAME),
        ("spare", ("1",), Scope.GAME),
        ("pass", (), Scope.GAME),
    ]:
        with pytest.raises(Refused, match="not_offered"):
            await table.give_order(BEN, offer, picks, scope)
    with pytest.raises(Refused, match="not_seated"):
        await table.give_order(STRANGER, "guard", ("1",), Scope.GAME)
    with pytest.raises(Refused, match="not_seated"):
        await table.drop_order(STRANGER, "guard")
