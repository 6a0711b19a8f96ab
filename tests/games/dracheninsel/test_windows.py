"""Who is asked, what is sealed, when a window closes: DI-113 to DI-120."""

import random

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Rng, Seat, play
from bot.games.dracheninsel.events import (
    NobodyAsked,
    NoReaction,
    SentHome,
    SlumberPlayed,
    Stepped,
    Stopped,
)
from bot.games.dracheninsel.model import Answer, Options, State, Window
from bot.games.kit.walks import random_path
from tests.games.dracheninsel.kit import (
    DRACHENINSEL,
    after,
    asked,
    at,
    done,
    events,
    fresh,
    hand,
    is_window,
    island,
    menu,
    refusal,
    still,
    told,
)

KEY = Options(stop_points="key", start_stop="off")
ALL_SLUMBERS = "sweet_slumber " * 3 + "fear_slumber " * 3
ALL_COUNTERS = "counterspell " * 3 + "fear_counterspell " * 3


def stepping(**hands: str) -> State:
    """Green has announced a free step from C5 to D5."""
    return after(island("green", at="green C5", hands=hands), "green step.D5")


@pytest.mark.rule("DI-113")
def test_a_seat_is_asked_by_the_size_of_its_hand_never_by_its_cards() -> None:
    holders = stepping(red="sweet_slumber", yellow="", blue="water")

    assert asked(holders, "react") == ["red", "blue", "grey", "brown"]
    assert asked(stepping(red="water", yellow="", blue="sweet_slumber"), "react") == asked(holders)


@pytest.mark.rule("DI-113")
def test_the_player_of_the_answered_card_is_not_asked() -> None:
    state = after(stepping(red="sweet_slumber counterspell"), "red slumber", "close")

    assert asked(state, "counter") == ["green", "yellow", "blue", "grey", "brown"]


@pytest.mark.rule("DI-114")
@pytest.mark.parametrize(("lying", "opens"), [(6, False), (5, True)])
def test_copies_in_discard_pile_and_played_area_are_seen(lying: int, opens: bool) -> None:
    discard = " ".join(ALL_SLUMBERS.split()[:lying])
    state = island("green", at="green C5", discard=discard)

    assert is_window(after(state, "green step.D5")) == opens


@pytest.mark.rule("DI-114")
def test_a_slumber_on_the_table_counts_as_seen() -> None:
    discard = " ".join(ALL_SLUMBERS.split()[:5])  # one fear_slumber is left
    cards = {"green": "fear_slumber water"}
    state = island("green", at="green C5 red E7", discard=discard, hands=cards)

    step = told(state, "green play.fear_slumber.red")

    assert asked(step.state, "react")  # counterspells are unseen
    window = step.state.frames[-1]
    assert isinstance(window, Window)
    assert window.uses == ("counter",)


@pytest.mark.rule("DI-115")
def test_if_nobody_is_asked_it_is_carried_out_at_once_and_the_reason_told() -> None:
    seen = island("green", at="green C5", discard=ALL_SLUMBERS)
    step = told(seen, "green step.D5")
    assert events(step, NobodyAsked) == [NobodyAsked("copies")]
    assert at(step.state, "green") == "D5"

    empty: dict[str, str] = dict.fromkeys(("red", "yellow", "blue", "grey", "brown"), "")
    step = told(island("green", at="green C5", hands=empty), "green step.D5")
    assert events(step, NobodyAsked) == [NobodyAsked("hands")]
    assert len(events(step, Stepped)) == 1


@pytest.mark.rule("DI-115")
def test_a_stop_takes_effect_at_once_if_nobody_can_counter() -> None:
    state = island("green", at="green C5", hands={"red": "sweet_slumber"}, discard=ALL_COUNTERS)

    step = told(after(state, "green step.D5", "red slumber"), "close")

    assert events(step, NobodyAsked) == [NobodyAsked("copies")]
    assert events(step, Stopped) == [Stopped(Seat(0))]


@pytest.mark.rule("DI-116")
def test_answers_are_sealed_and_final_and_silence_is_a_pass() -> None:
    state = stepping(red="sweet_slumber", blue="sweet_slumber")
    step = told(state, "red slumber")

    assert (step.news, step.whispers, step.reveals) == ((), (), False)
    assert DRACHENINSEL.public(step.state) == DRACHENINSEL.public(state)
    assert DRACHENINSEL.own(step.state, Seat(1)).answer == Answer(18)
    assert DRACHENINSEL.own(step.state, Seat(3)) == DRACHENINSEL.own(state, Seat(3))
    assert refusal(step.state, "red pass") == "already_answered"
    assert at(after(state, "close"), "green") == "D5"
    assert at(after(state, "red pass", "blue pass", "close"), "green") == "D5"


@pytest.mark.rule("DI-116")
def test_naming_a_card_one_does_not_hold_is_no_answer() -> None:
    state = stepping(red="water")

    assert refusal(state, "red slumber") == "card_not_in_hand"
    assert asked(state) == ["red", "yellow", "blue", "grey", "brown"]


@pytest.mark.rule("DI-117")
@pytest.mark.parametrize(
    ("answers", "clock"),
    [
        ((), Clock.REACTION),
        (("red pass", "yellow pass", "grey pass", "brown pass"), Clock.REACTION),
        (("red pass", "yellow pass", "grey pass", "brown pass", "blue pass"), Clock.AFTER_FLOOR),
        (("red slumber",), Clock.AFTER_FLOOR),
    ],
)
def test_a_window_may_close_early_when_all_or_a_card_have_answered(
    answers: tuple[str, ...], clock: Clock
) -> None:
    state = after(stepping(red="sweet_slumber"), *answers)

    assert DRACHENINSEL.asks(state)[0] == Ask(TABLE, "close", clock)


@pytest.mark.rule("DI-118")
def test_the_first_seat_clockwise_plays_and_the_others_keep_their_cards() -> None:
    hands = {"red": "sweet_slumber", "grey": "sweet_slumber"}
    state = island("blue", at="blue E2", hands=hands)
    state = after(state, "blue step.D2", "red slumber", "grey slumber")

    step = told(state, "close")

    assert events(step, SlumberPlayed) == [SlumberPlayed(Seat(4), "sweet_slumber")]
    assert hand(step.state, "red") == ["sweet_slumber"]
    alone = told(after(island("blue", at="blue E2", hands=hands), "blue step.D2", "grey slumber"),
                 "close")  # fmt: skip
    assert step.news == alone.news  # nobody learns that red wanted to


@pytest.mark.rule("DI-118")
def test_the_active_player_is_first_in_a_counter_window() -> None:
    hands = {"green": "counterspell water", "red": "counterspell", "blue": "sweet_slumber"}
    state = after(
        island("green", at="green C5", hands=hands), "green step.D5", "blue slumber", "close"
    )

    state = after(state, "red counter", "green counter", "close")

    assert hand(state, "green") == ["water"]
    assert hand(state, "red") == ["counterspell"]


@pytest.mark.rule("DI-119")
def test_a_reaction_to_a_reaction_opens_a_new_window_with_a_full_clock() -> None:
    state = after(stepping(red="sweet_slumber"), "red slumber", "close")

    first, *others = DRACHENINSEL.asks(state)
    assert first == Ask(TABLE, "close", Clock.REACTION, is_important=True)
    assert {ask.about for ask in others} == {"counter"}
    assert sum(isinstance(frame, Window) for frame in state.frames) == 1


@pytest.mark.rule("DI-120")
def test_after_a_counterspell_the_same_action_can_be_stopped_again() -> None:
    hands = {"red": "sweet_slumber", "green": "counterspell water", "grey": "sweet_slumber"}
    state = after(stepping(**hands), "red slumber", "close", "green counter", "close")
    assert asked(state, "react") == ["yellow", "blue", "grey", "brown"]

    assert at(still(state), "green") == "D5"
    assert at(still(after(state, "grey slumber")), "green") == "C5"


@pytest.mark.rule("DI-120")
def test_after_a_countered_fear_only_slumber_is_offered() -> None:
    hands = {"blue": "fear_slumber", "yellow": "counterspell", "red": "counterspell"}
    state = island("blue", at="red G6", hands=hands)
    state = after(state, "blue play.fear_slumber.red", "yellow counter", "close")

    window = state.frames[-1]
    assert isinstance(window, Window)
    assert window.uses == ("slumber",)
    assert menu(state, "red") == ("pass",)
    step = told(state, "close")
    assert NoReaction() in step.news
    assert not events(step, SentHome)


@pytest.mark.parametrize(
    ("move", "is_key"),
    [
        ("green step.C5.volcano", False),
        ("green step.E5", True),
        ("green play.dragon_patrol.C.C1", False),
        ("green play.fear_slumber.red", True),
        ("green play.betrayal_sneak.1", True),
        ("green play.evil_curse.curse", True),
        ("green journey.volcano.volcano", False),
    ],
)
def test_with_key_points_only_key_actions_can_be_stopped(move: str, is_key: bool) -> None:
    cards = "volcano long_journey dragon_patrol fear_slumber betrayal_sneak evil_curse"
    state = island("green", at="green D5 red E7", hands={"green": cards}, options=KEY)

    assert is_window(after(state, move)) == is_key


def test_a_silent_start_window_tells_nothing() -> None:
    state = after(island("brown"), "brown end")

    step = told(state, "close")

    assert DRACHENINSEL.asks(state)[0] == Ask(TABLE, "close", Clock.NOW)
    assert step.news == ()
    assert asked(done(island("brown"), "brown end"), "turn") == ["green"]


def test_another_world_asks_the_same_seats() -> None:
    """Invariant 10: only public facts decide who is asked and what is offered."""
    before = island("green", at="green C5 red E7", hands={"green": "fear_slumber water"})
    for number in range(30):
        world = DRACHENINSEL.resample_hidden(before, Seat(0), Rng(bytes((number,))))
        world = play(DRACHENINSEL, world, Seat(0), ("play", "fear_slumber", "red")).state
        true = after(before, "green play.fear_slumber.red")
        assert DRACHENINSEL.asks(world) == DRACHENINSEL.asks(true)
        assert DRACHENINSEL.public(world) == DRACHENINSEL.public(true)
        assert replace(world.frames[-1]) == true.frames[-1]


# Key windows


def test_only_key_actions_and_counters_open_key_windows() -> None:
    """A free step is plain; with `stop_points=key` nobody is asked about it."""
    plain = after(stepping(red="sweet_slumber"))
    assert {ask.is_important for ask in DRACHENINSEL.asks(plain)} == {False}
    countering = after(plain, "red slumber", "close")
    assert {ask.is_important for ask in DRACHENINSEL.asks(countering)} == {True}

    luck, seen = random.Random(4), set[tuple[str, bool]]()
    state = fresh(4, options=Options(stop_points="key", start_stop="window"))
    for _ in range(3000):
        asks = DRACHENINSEL.asks(state)
        seen |= {(ask.about, ask.is_important) for ask in asks if ask.seat != TABLE}
        if not asks:
            break
        seat = luck.choice(asks).seat
        state = play(DRACHENINSEL, state, seat, random_path(DRACHENINSEL, state, seat, luck)).state
    assert ("react", True) in seen
    assert {about for about, key in seen if key} <= {"react", "counter"}
    assert {about for about, key in seen if not key}.isdisjoint({"react", "counter"})


def test_an_empty_answer_is_refused_with_a_reason() -> None:
    """R8: in a turn, in a window, by whomever."""
    turn = island("green", hands={"green": "desert"})
    for state in (turn, after(turn, "green step.D8.desert")):
        for seat in map(Seat, range(7)):
            assert DRACHENINSEL.why_not(state, seat, ()) == "not_offered"
