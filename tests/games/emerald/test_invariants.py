"""The invariants of the rules, after every step of random games.

What one state alone can show is judged by `flaws`; what takes two states or a whole game is here.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat, play
from bot.games.emerald.board import packed, stacks
from bot.games.emerald.content import KNIGHTS, OWNERS
from bot.games.emerald.model import (
    BarShifted,
    BonusFourGiven,
    DragonWalked,
    Event,
    GemTaken,
    GoldTaken,
    KnightCaught,
    KnightLost,
    KnightMoved,
    Moved,
    Options,
    Over,
    Ransom,
    RansomHidden,
    RansomPaid,
    SecondMove,
    State,
    TreasureGiven,
    TurnEnded,
)
from tests.games.emerald.kit import EMERALD, Told, at_random, fresh, position, told

VARIANTS = [Options(), Options("short"), Options("standard", "compulsory", "secret")]
PAID = (RansomPaid, RansomHidden)
CARDS = (GemTaken, GoldTaken, TreasureGiven)
Scene = tuple[State, Seat, Told]

every_variant = pytest.mark.parametrize("options", VARIANTS, ids=["standard", "short", "strict"])
every_number = pytest.mark.parametrize("seats", EMERALD.SEATS)


def game(seats: int, options: Options, seed: int = 1) -> Iterator[Scene]:
    luck, state = random.Random(seed), fresh(seats, options, first=None, seed=seed)
    while EMERALD.asks(state):
        seat, path = at_random(state, luck)
        step = play(EMERALD, state, seat, path)
        yield state, seat, step
        state = step.state


def positions(state: State) -> int:
    """Of all knights in play and in the chamber; a start place is 0, the chamber 16."""
    fields = [
        int(place.name) * len(place.knights)
        for place in EMERALD.public(state).places
        if place.name.isdigit()
    ]
    return sum(fields) + 16 * len(state.chamber)


@every_variant
@every_number
def test_no_state_has_a_flaw(seats: int, options: Options) -> None:
    """Invariants 1 to 5, 7 to 10, 12 to 15 and 19."""
    for seed in range(3):
        for _, _, step in game(seats, options, seed):
            assert EMERALD.invariant_errors(step.state) == ()


@every_variant
@every_number
def test_the_bar_follows_the_number_of_walks(seats: int, options: Options) -> None:
    """Invariant 6: one shift a walk, missing only while a catch is open or has ended the game."""
    walks = 0
    for before, _, step in game(seats, options):
        walks += len(told(step, DragonWalked))
        assert before.bar <= step.state.bar <= before.bar + len(told(step, BarShifted))
        due = min(12, 7 + walks)
        catching = EMERALD.public(step.state).question in ("victim", "ransom")
        lost = isinstance(step.state.situation, Over) and bool(told(step, KnightLost))
        pending = (catching or lost) and walks <= 5
        assert step.state.bar == due - pending


@every_variant
@every_number
def test_knights_only_go_forwards_and_none_is_lost_from_sight(seats: int, options: Options) -> None:
    """Invariants 5 and 11."""
    knights = KNIGHTS[seats] * len(OWNERS[seats])
    for _, _, step in game(seats, options):
        for moved in told(step, KnightMoved):
            origin = int(moved.origin) if moved.origin.isdigit() else 0
            target = 16 if moved.target == "chamber" else int(moved.target)
            assert target > origin
        view = EMERALD.public(step.state)
        standing = sum(len(place.knights) for place in view.places)
        assert standing + len(view.chamber) + len(view.nest) == knights


@every_variant
@every_number
def test_every_turn_is_progress(seats: int, options: Options) -> None:
    """Invariant 11: a lost knight counts with the field where it was caught."""
    lost, at_turn_start = 0, 0
    for _, _, step in game(seats, options):
        lost += sum(event.field for event in told(step, KnightLost))
        if told(step, TurnEnded):
            now = positions(step.state) + lost
            assert now > at_turn_start
            at_turn_start = now


@every_variant
@every_number
def test_what_a_turn_may_hold(seats: int, options: Options) -> None:
    """Invariants 12 and 13: two knights of one colour, one card, and no knight after it."""
    turn: list[Event] = []
    for _, _, step in game(seats, options):
        turn += step.news
        if told(step, TurnEnded):
            moves = [event for event in turn if isinstance(event, KnightMoved)]
            taken = [at for at, event in enumerate(turn) if isinstance(event, CARDS)]
            assert 1 <= len(moves) <= 2
            assert len({move.colour for move in moves}) == 1
            assert len(taken) <= 1
            assert not any(isinstance(event, KnightMoved) for at in taken for event in turn[at:])
            turn = []


@every_variant
@every_number
def test_catches_add_up_and_hands_change_by_one_card(seats: int, options: Options) -> None:
    """Invariants 16 and 17."""
    seen = Counter[str]()
    for before, seat, step in game(seats, options):
        seen["caught"] += len(told(step, KnightCaught))
        seen["lost"] += len(told(step, KnightLost))
        seen["paid"] += sum(isinstance(event, PAID) for event in step.news)
        window = isinstance(step.state.situation, Ransom)
        assert seen["caught"] == seen["paid"] + seen["lost"] + window
        assert len(step.state.nest) == seen["lost"]
        assert sum(map(len, step.state.ransoms)) == seen["paid"]
        for owner, hand in enumerate(step.state.hands):
            gained = sum(taken.seat == owner for taken in told(step, GoldTaken))
            spent = sum(isinstance(e, PAID) and e.seat == owner for e in step.news)
            assert len(hand) - len(before.hands[owner]) == gained - spent
            assert not gained or owner == (before.first + before.turn) % seats
            assert not spent or owner == seat


@every_number
def test_stacks_never_grow_and_the_bonus_never_moves(seats: int) -> None:
    """Invariants 14 and 15."""
    for seed in range(3):
        for before, _, step in game(seats, Options(), seed):
            for old, new in zip(
                stacks(before.gems) + stacks(before.gold),
                stacks(step.state.gems) + stacks(step.state.gold),
                strict=True,
            ):
                assert new in (old, old[1:])
            given = told(step, BonusFourGiven)
            if before.bonus_four is not None:
                assert step.state.bonus_four == before.bonus_four
                assert not given
            assert (step.state.bonus_four is None) or before.bonus_four is not None or given


@every_variant
@every_number
def test_treasures_are_knights_in_the_chamber(seats: int, options: Options) -> None:
    """Invariant 4."""
    given = Counter[int]()
    total = 3 if options.length == "short" else 4
    for _, _, step in game(seats, options):
        given.update(event.seat for event in told(step, TreasureGiven))
        view = EMERALD.public(step.state)
        assert view.treasures_left + sum(given.values()) == total
        for player in view.players:
            in_chamber = sum(colour in player.colours for colour in view.chamber)
            assert player.treasures == given[player.seat] == in_chamber


@every_variant
@every_number
def test_a_game_ends_in_time_with_a_right_sum(seats: int, options: Options) -> None:
    """Invariants 19 and 20."""
    for seed in range(5):
        scenes = list(game(seats, options, seed))
        state = scenes[-1][2].state
        outcome = EMERALD.outcome(state)
        assert outcome is not None
        assert state.turn < 16 * KNIGHTS[seats] * len(OWNERS[seats]) <= 320
        assert len(scenes) <= EMERALD.LONGEST
        assert sum(outcome.scores) <= 135


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    """Invariant 20."""
    assert [view[2] for view in game(4, Options(), 9)] == [
        view[2] for view in game(4, Options(), 9)
    ]


FLAWED: dict[str, dict[str, Any]] = {
    "gems were lost or doubled": {"box_gems": b"\0\0"},
    "gold was lost or doubled": {"hands": (b"\1", b"", b"")},
    "the box was opened": {"box_gold": b""},
    "a hand is not sorted": {"hands": (b"\2\1", b"", b"")},
    "bonus_four without four kinds": {"bonus_four": Seat(0)},
    "knights were lost or doubled": {"nest": b"\0"},
    "too many treasures were given": {"chamber": b"\0\0\1\1\2"},
    "the game ended too early or too late": {"situation": Over("knights", Seat(0))},
    "the bar left its way": {"bar": 13},
    "the dragon left her beat": {"dragon": 9},
    "the turn went on after a card": {"took": True},
    "the mark is on no knight": {"marked": 9},
    "more than two knights, or two colours, moved in a turn": {
        "moves": (Moved(0, 0, 7), Moved(1, 0, 7))
    },
    "a stack has grown": {"gold": packed([b"\1\1\1"] * 9)},
    "a knight on a field that does not exist": {
        "options": Options("short"),
        "knights": position(knights={"3": "red"}).knights,
    },
    "there is no second knight to move": {
        "situation": SecondMove(),
        "knights": bytes(100),
        "moves": (Moved(0, 0, 7),),
    },
    "the wrong seat is asked for ransom": {"situation": Ransom(1), "dragon": 7},
    "the caught knight is not there": {"situation": Ransom(1)},
}


@pytest.mark.parametrize("flaw", FLAWED)
def test_flaws_finds_what_is_wrong(flaw: str) -> None:
    broken = replace(fresh(3, seed=2), **FLAWED[flaw])

    assert flaw in EMERALD.invariant_errors(broken)
