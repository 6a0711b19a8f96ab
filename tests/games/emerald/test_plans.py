"""A planned move, and what others have done meanwhile."""

import random

import pytest
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Seat, play
from bot.games.emerald.board import joined, places_of, stack_at, uncovered, without
from bot.games.emerald.checks import RESTING
from bot.games.emerald.content import CAVE, COLOURS, DIE, PLACES
from bot.games.emerald.model import Event, GemTaken, GoldTaken, KnightCaught, KnightMoved, State
from tests.games.emerald.kit import (
    BARE,
    EMERALD,
    Told,
    asked,
    at_random,
    fresh,
    offered,
    position,
    rng_giving,
    told,
)

ROLLS = [rng_giving(roll) for roll in DIE]
KNIGHTS = {"7": "red blue", "9": "green"}
CARDS = dict.fromkeys((9, 10), "ruby emerald")


def here(**changed: object) -> State:
    """Red may move from 7 to 9, two steps, for there are two knights."""
    settings: dict[str, object] = {"knights": KNIGHTS, "beat": "12 15-", "gems": CARDS}
    return position(**{**settings, **changed})  # type: ignore[arg-type]


def is_same(now: State) -> bool:
    return EMERALD.plan_still_valid(
        EMERALD.public(here()), EMERALD.public(now), Seat(0), ("red-7",)
    )


@pytest.mark.parametrize(
    ("now", "same"),
    [
        (here(), True),
        (here(knights={**KNIGHTS, "12": "yellow"}), True),  # far away
        (here(gems={**CARDS, 10: "ruby"}), True),  # beside another field
        (here(knights={"7": "red blue blue", "9": "green"}), False),  # a longer stride
        (here(gems={**CARDS, 9: "ruby"}), False),  # another card
        (here(beat="8 15-"), False),  # it would wake the dragon now
        (here(beat="13 15-"), True),  # she sleeps as before
    ],
)
def test_a_move_means_the_same_as_long_as_stride_cards_and_dragon_do(
    now: State, same: bool
) -> None:
    assert is_same(now) is same


def test_a_beat_that_was_known_is_no_new_danger() -> None:
    waking = here(beat="8 15-")
    then, now = EMERALD.public(waking), EMERALD.public(waking)
    assert EMERALD.plan_still_valid(then, now, Seat(0), ("red-7",))
    nearer = EMERALD.public(replace(waking, dragon=14))
    assert not EMERALD.plan_still_valid(then, nearer, Seat(0), ("red-7",))


CROWDED = {"4": "red", "5": "red blue", "12": "green"}
SECOND: Path = ("red-4", "red-5", "gold")  # the crowd on 5 is three by then: on to 8


def two_knights(beat: str = "12 15-", **gold: str) -> State:
    """Red moves one knight to another and from there the other one, for what lies beside 8."""
    return position(knights=CROWDED, beat=beat, gold={7: "2 3", 8: gold.get("on_8", "5 4")})


@pytest.mark.parametrize(
    ("now", "same"),
    [
        (two_knights(), True),
        (two_knights(on_8="1 4"), False),  # other gold
        (two_knights(beat="8 15-"), False),  # ending beside the bar would wake her now
        (two_knights(beat="7 15-"), False),
        (replace(two_knights(), gold=uncovered(two_knights().gold, 7)), True),  # it passes 7
    ],
)
def test_a_second_knight_is_judged_where_it_arrives(now: State, same: bool) -> None:
    then = EMERALD.public(two_knights())
    assert EMERALD.plan_still_valid(then, EMERALD.public(now), Seat(0), SECOND) is same


def alone(others: str) -> State:
    """Red goes from 7 to 9 and wakes the dragon, who then stops on 11, 12 or 13."""
    knights = {"7": "red blue", "11": f"red{others}", "12": f"red{others}", "13": f"red{others}"}
    return position(knights=knights, beat="9 10+", gems=BARE, gold=BARE)


def test_more_rolls_that_catch_an_own_knight_are_a_new_danger() -> None:
    safe, risky = EMERALD.public(alone(" green")), EMERALD.public(alone(""))

    def risk(view: object) -> int | str:
        return EMERALD.label(view, own, Seat(0), (), "red-7").args["risk"]  # type: ignore[arg-type]

    own = EMERALD.own(alone(""), Seat(0))
    assert (risk(safe), risk(risky)) == (0, 3)
    assert not EMERALD.plan_still_valid(safe, risky, Seat(0), ("red-7",))
    assert EMERALD.plan_still_valid(risky, safe, Seat(0), ("red-7",))  # less of it breaks no plan


@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_what_means_the_same_takes_the_same_and_risks_no_more(seats: int) -> None:
    """In random games, after others have moved knights, taken cards and led the dragon on."""
    luck, kept, broken = random.Random(seats), 0, 0
    state = fresh(seats)
    while EMERALD.asks(state):
        seat, about = asked(state)
        if about == "first_move":
            path, now = _any_path(state, luck), _disturbed(state, seat, luck)
            if EMERALD.plan_still_valid(EMERALD.public(state), EMERALD.public(now), seat, path):
                assert _deed(now, seat, path) == _deed(state, seat, path)
                assert _risk(now, seat, path) <= _risk(state, seat, path)
                kept += len(path) > 1
            else:
                broken += 1
        state = play(EMERALD, state, *at_random(state, luck)).state
    assert kept > 3
    assert broken > 3


def _any_path(state: State, luck: random.Random) -> Path:
    """Any answer, with a second knight wherever there can be one."""
    path: Path = ()
    while isinstance(menu := EMERALD.choices(state, asked(state)[0], path), Menu):
        path = (*path, luck.choice([pick for pick in menu.picks if pick != "end_turn"]))
    return path


def _disturbed(state: State, seat: Seat, luck: random.Random) -> State:
    """The same turn, as others may leave it."""
    view = EMERALD.public(state)
    others = [c for player in view.players if player.seat != seat for c in player.colours]
    colour = COLOURS.index(luck.choice(others))
    found = [place for place, many in enumerate(places_of(state.knights, colour)) if many]
    origin = luck.choice(found)
    target = min(origin + luck.randint(0, 3), len(PLACES) - 1)
    knights = joined(without(state.knights, colour, origin), colour, target)
    field, bar = luck.choice(CAVE), luck.choice([state.bar, state.bar, *RESTING])
    dragon, facing = luck.choice(sorted(RESTING[bar]))
    if bar == state.bar:
        dragon, facing = state.dragon, state.facing
    gold = uncovered(state.gold, field) if stack_at(state.gold, field)[1:] else state.gold
    return replace(state, knights=knights, gold=gold, bar=bar, dragon=dragon, facing=facing)


def _deed(state: State, seat: Seat, path: Path) -> list[Event]:
    """How the knights walk, and what they take."""
    step = play(EMERALD, state, seat, path)
    return [event for event in step.news if isinstance(event, KnightMoved | GemTaken | GoldTaken)]


def _risk(state: State, seat: Seat, path: Path) -> int:
    """Of the three rolls, how many cost this seat a knight or its ransom."""
    worlds = [replace(state, rng=rng) for rng in ROLLS]
    return sum(_is_caught(play(EMERALD, world, seat, path), seat) for world in worlds)


def _is_caught(step: Told, seat: Seat) -> bool:
    """Also by being asked which of the own colours it shall be."""
    own = EMERALD.public(step.state).players[seat].colours
    is_mine = [ask.about == "victim" for ask in EMERALD.asks(step.state)] == [True]
    caught = {event.seat for event in told(step, KnightCaught)}
    return seat in caught or (is_mine and set(offered(step.state)) <= set(own))
