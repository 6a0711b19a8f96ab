"""How a ransom is answered by a standing order, and what silence answers to any question."""

from itertools import product

import pytest
from msgspec.structs import replace

from bot.games.contract import AnyState, Path, Seat
from bot.games.emerald.model import Options, RansomOrder, State
from bot.games.emerald.orders import OFFERS
from bot.games.emerald.rules.asks import CLOCKS_ORDER, ransom_answer
from bot.games.offers import Scope
from bot.games.registry import GAMES
from bot.table.model.record import StandingOrder
from bot.table.play.orders.judging import held_answer
from tests.games.emerald.kit import BARE, BLUE, EMERALD, RED, asked, follow, position

STANDS = ("pay", "give_up", "same")


def window(hand: str, knights: int) -> State:
    """Blue's knight on field 13 is caught; Blue holds this gold and has so many knights."""
    lost = " ".join(["blue"] * (5 - knights))
    state = position(
        knights={"14": "red", "13": "blue", "nest": lost}, beat="12 12+", gems=BARE, gold=BARE,
        hands={1: hand}, rolls=(1,),
    )  # fmt: skip
    return follow(state, "red-14").state


def ordered(state: State, limit: int, last_stand: str, edition: int = 1) -> Path | None:
    """What the table lets the order answer."""
    picks = (str(limit), last_stand)
    order = StandingOrder(BLUE, "ransom", picks, Scope.GAME, edition, round=0, turn=0)
    wish = held_answer(
        GAMES["emerald"], AnyState(state), (order,), EMERALD.asks(state)[0], opened=2
    )
    return None if wish is None else wish.path


@pytest.mark.rule("EM-068")
@pytest.mark.parametrize(
    ("limit", "stand", "hand", "knights", "answer"),
    [
        (3, "same", "3 5", 4, "pay3"),
        (3, "same", "4 5", 4, "give_up"),
        (0, "same", "1", 4, "give_up"),
        (5, "give_up", "5 5", 3, "pay5"),  # three knights: no last stand
        (0, "pay", "1", 3, "give_up"),
        (0, "pay", "4 5", 2, "pay4"),
        (5, "give_up", "1", 2, "give_up"),
        (2, "same", "2 5", 2, "pay2"),
        (1, "same", "2 5", 2, "give_up"),
    ],
)
def test_what_an_order_answers(
    limit: int, stand: str, hand: str, knights: int, answer: str
) -> None:
    assert ordered(window(hand, knights), limit, stand) == (answer,)


@pytest.mark.rule("EM-068")
def test_the_order_as_data_and_the_function_agree() -> None:
    """For every order, cheapest card and number of knights."""
    for limit, stand, cheapest, knights in product(range(6), STANDS, range(1, 6), range(2, 6)):
        state = window(f"{cheapest} 5", knights)
        order = RansomOrder(limit, stand)  # type: ignore[arg-type]
        expected = ransom_answer(order, state.hands[BLUE], knights)
        assert ordered(state, limit, stand) == expected


@pytest.mark.rule("EM-069")
def test_the_clocks_order() -> None:
    assert RansomOrder(limit=3, last_stand="pay") == CLOCKS_ORDER
    for cheapest, knights in product(range(1, 6), range(2, 6)):
        pays = cheapest <= 3 or knights == 2
        answer = f"pay{cheapest}" if pays else "give_up"
        assert EMERALD.default(window(f"{cheapest} 5", knights), BLUE) == (answer,)


@pytest.mark.rule("EM-070")
def test_an_order_is_a_setting_of_the_seat_for_the_whole_game() -> None:
    """No action of the game: it is data for the table, and lasts until changed or the end."""
    (offer,) = OFFERS

    assert (offer.key, offer.scopes) == ("ransom", (Scope.GAME,))
    assert [(step.about, step.picks) for step in offer.steps] == [
        ("limit", ("0", "1", "2", "3", "4", "5")),
        ("last_stand", STANDS),
    ]
    assert {order.about for order in offer.orders} == {"ransom"}
    assert None not in {order.answer for order in offer.orders}  # never "ask me": waiting tells


@pytest.mark.rule("EM-070")
def test_an_order_answers_only_later_windows_and_without_one_the_owner_is_asked() -> None:
    state = window("2", 4)

    assert ordered(state, 3, "pay", edition=1) == ("pay2",)
    assert ordered(state, 3, "pay", edition=2) is None
    assert (
        held_answer(GAMES["emerald"], AnyState(state), (), EMERALD.asks(state)[0], opened=2) is None
    )


@pytest.mark.scenario(18)
@pytest.mark.parametrize(
    ("hand", "knights", "answer"),
    [("3 5", 4, "pay3"), ("4 5", 4, "give_up"), ("4 5", 2, "pay4"), ("1", 3, "pay1")],
)
def test_the_clock_runs_out(hand: str, knights: int, answer: str) -> None:
    assert EMERALD.default(window(hand, knights), BLUE) == (answer,)


@pytest.mark.scenario(19)
@pytest.mark.parametrize(
    ("limit", "stand", "hand", "knights", "answer", "is_over"),
    [
        (0, "same", "1", 3, "give_up", False),
        (5, "same", "5", 3, "pay5", False),
        (2, "pay", "3 4", 2, "pay3", False),
        (5, "give_up", "1", 2, "give_up", True),
        (1, "same", "2", 2, "give_up", True),
        (3, "give_up", "3", 3, "pay3", False),
    ],
)
def test_orders_and_their_ends(
    limit: int, stand: str, hand: str, knights: int, answer: str, is_over: bool
) -> None:
    state = window(hand, knights)
    path = ordered(state, limit, stand)
    assert path == (answer,)
    assert path is not None

    assert (EMERALD.outcome(follow(state, *path).state) is not None) == is_over


# Silence, where nobody set an order: section 4 of the rules, kept by the clock's default.


def test_silence_moves_the_rearmost_knight_that_wakes_nobody() -> None:
    state = position(knights={"6": "red", "8": "red", "11": "red", "nest": "red red"}, beat="7 10-")
    # 6 and 8 would land beside the bar
    assert EMERALD.default(state, RED) == ("red-11", "gold")
    assert EMERALD.default(position(knights={"11": "red"}), RED) == ("red-T1", "end_turn")


def test_silence_moves_the_rearmost_if_all_would_wake_her() -> None:
    state = position(knights={"6": "red", "8": "red", "nest": "red red red"})

    assert EMERALD.default(state, RED) == ("red-6", "gold")


def test_silence_ranks_two_colours_on_one_place() -> None:
    state = position(2, knights={"2": "orange red", "nest": "red red red orange orange orange"})

    assert EMERALD.default(state, RED) == ("red-2",)


@pytest.mark.parametrize(("gold", "pick"), [("1 5 5", "gem"), ("2 5 5", "gold"), ("5 1 1", "gold")])
def test_silence_takes_gold_from_two_on(gold: str, pick: str) -> None:
    state = follow(position(knights={"8": "red"}, gold={9: gold}, beat="12 13+"), "red-8").state

    assert EMERALD.default(state, RED) == (pick,)


def test_silence_ends_the_turn_after_one_knight() -> None:
    state = follow(position(), "red-T1").state
    must = replace(state, options=Options(second_move="compulsory"))

    assert asked(state) == (RED, "second_move")
    assert EMERALD.default(state, RED) == ("end_turn",)
    assert EMERALD.default(must, RED) == ("red-T2",)


@pytest.mark.parametrize(
    ("active", "company", "lost", "victim"),
    [
        (0, "blue green yellow", "blue blue", "green"),  # most knights, then the next in turn
        (0, "blue green yellow", "", "blue"),
        (2, "red blue green yellow", "", "yellow"),  # after green it is yellow's turn
        (2, "red blue green", "red", "blue"),
        (1, "blue red", "red red red", "red"),  # oneself only at need
    ],
)
def test_silence_names_the_strongest_rival_on_the_field(
    active: int, company: str, lost: str, victim: str
) -> None:
    mover = ("red", "blue", "green", "yellow")[active]
    state = position(
        4, active, knights={"14": mover, "13": company, "nest": lost}, beat="12 12+", gems=BARE,
        gold=BARE, rolls=(1,),
    )  # fmt: skip
    stopped = follow(state, f"{mover}-14").state

    assert asked(stopped) == (active, "victim")
    assert EMERALD.default(stopped, Seat(active)) == (victim,)


def test_silence_names_an_own_colour_where_both_are_ones_own() -> None:
    state = position(
        2, knights={"14": "red", "13": "red orange"}, beat="12 12+", gems=BARE, gold=BARE,
        rolls=(1,),
    )  # fmt: skip

    assert EMERALD.default(follow(state, "red-14").state, RED) == ("red",)
