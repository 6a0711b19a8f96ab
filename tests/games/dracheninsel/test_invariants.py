"""Section 8: what holds after every answer, seen in random games; `flaws` judges single states."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Path, Refused, Rng, Seat, play
from bot.games.dracheninsel.content import CENTRE, DECK, HAND, KINDS, PLACE, PLACES
from bot.games.dracheninsel.model import (
    LOST,
    WAITING,
    Board,
    Exit,
    Landed,
    Options,
    Pending,
    State,
    Stop,
    Trade,
    Turn,
    Window,
)
from bot.games.dracheninsel.rules.refusals import UNKNOWN
from bot.games.kit.walks import random_path
from tests.games.dracheninsel.kit import DRACHENINSEL, Told, after, fresh, island
from tests.laws import leaves

Scene = tuple[State, Seat, Path, Told]
LIVELY = Options(length="blitz", start_stop="window", max_rounds=20)


def game(seats: int, seed: int, options: Options = LIVELY) -> Iterator[Scene]:
    """A random game in which hunters often start in the middle, so that much happens."""
    luck, state = random.Random(seed), fresh(seats, options, seed=seed)
    state = replace(state, board=replace(state.board, hunters=_inland(state.board.hunters, luck)))
    while asks := DRACHENINSEL.asks(state):
        seat = luck.choice(asks).seat
        path = random_path(DRACHENINSEL, state, seat, luck)
        step = play(DRACHENINSEL, state, seat, path)
        yield state, seat, path, step
        state = step.state


def _inland(hunters: bytes, luck: random.Random) -> bytes:
    near = ["D4", "D5", "E4", "E6", "F4", "F5"]
    luck.shuffle(near)
    return bytes(PLACE[near[h]] if place < 255 else place for h, place in enumerate(hunters))


games = pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4), (6, 5)])


@games
def test_no_state_has_a_flaw(seats: int, seed: int) -> None:
    """Invariants 1 to 14, 20 and 22, and the game goes on exactly while somebody is asked."""
    for _, _, _, step in game(seats, seed):
        assert DRACHENINSEL.invariant_errors(step.state) == ()
        over = DRACHENINSEL.outcome(step.state) is not None
        assert over == (not DRACHENINSEL.asks(step.state))


@games
def test_hands_grow_only_for_the_active_player(seats: int, seed: int) -> None:
    """Invariants 2, 3, 16 and 20: who has finished his turn holds six, and the table is clear."""
    for state, _, _, step in game(seats, seed):
        turn, then = state.frames[0], step.state.frames[0]
        assert isinstance(turn, Turn)
        assert isinstance(then, Turn)
        for seat in range(seats):
            grown = len(step.state.hands[seat]) > len(state.hands[seat])
            passed = step.state.turns - state.turns > 1  # others passed with an empty hand
            assert not grown or seat == turn.seat or passed
        if step.state.turns > state.turns:
            assert len(step.state.hands[turn.seat]) == HAND
            assert step.state.played == ()
            assert then == Turn(then.seat)


@games
def test_a_pending_deed_has_no_effect(seats: int, seed: int) -> None:
    """Invariant 9: while it waits, the board and all hands but for played cards stay; where the
    second step of a walk waits, the first has just been made."""
    for state, _, path, step in game(seats, seed):
        waits = any(isinstance(frame, Pending | Stop) for frame in step.state.frames[1:])
        goes_on = (state.then is not None or path[0] == "walk") and step.state.then is None
        if waits and not goes_on and step.state.turns == state.turns:
            assert step.state.board == state.board
            assert step.state.coins == state.coins
            played = len(step.state.played) - len(state.played)
            held = sum(map(len, state.hands)) - sum(map(len, step.state.hands))
            assert held == played


@games
def test_dragons_never_leave_and_lost_treasures_stay_lost(seats: int, seed: int) -> None:
    """Invariants 6, 12 and 13."""
    for state, _, _, step in game(seats, seed):
        before, now = state.board, step.state.board
        assert len(now.dragons) >= len(before.dragons)
        for old, new in zip(before.treasures, now.treasures, strict=True):
            assert new == LOST if old == LOST else True
            assert new != WAITING or old == WAITING
        if WAITING in now.treasures:
            crowd = now.hunters.count(CENTRE)
            assert crowd <= 1 + isinstance(step.state.frames[-1], Exit)


@games
def test_a_refusal_has_a_reason_and_an_offer_has_none(seats: int, seed: int) -> None:
    """Invariant 8, against every step, flight and card that could be named at all."""
    luck = random.Random(seed)
    named = [*(("step", name) for name in PLACES), *(("play", name) for name in KINDS)]
    for number, (state, _, _, _) in enumerate(game(seats, seed)):
        turn = state.frames[-1]
        if not isinstance(turn, Turn) or number % 5:
            continue
        offered = {path[:2] for path in leaves_at(state, turn.seat)}
        for path in luck.sample(named, 20):
            if path in offered or (seats == 3 and path[0] == "step"):
                continue
            reason = DRACHENINSEL.why_not(state, turn.seat, path)
            assert reason != UNKNOWN or path[0] == "play" or path[1] in KINDS
            with pytest.raises(Refused):
                play(DRACHENINSEL, state, turn.seat, path)


def leaves_at(state: State, seat: Seat) -> list[Path]:
    """All completed answers, but of swaps and exchanges only one for each beginning."""
    found: dict[Path, Path] = {}
    for way in DRACHENINSEL.choices(state, seat, ()).picks:
        if way in ("pass", "journey", "end"):
            continue
        for pick in DRACHENINSEL.choices(state, seat, (way,)).picks:
            found[(way, pick)] = next(leaves(DRACHENINSEL, state, seat, (way, pick)))
    return list(found.values())


@games
def test_views_of_others_show_no_hand(seats: int, seed: int) -> None:
    """Invariants 17 and 19: another world with the same public facts looks the same."""
    for number, (state, _, _, _) in enumerate(game(seats, seed)):
        if number % 7:
            continue
        for seat in map(Seat, range(seats)):
            other = DRACHENINSEL.resample_hidden(state, seat, Rng(bytes((number % 256,))))
            assert DRACHENINSEL.invariant_errors(other) == ()
            assert DRACHENINSEL.public(other) == DRACHENINSEL.public(state)
            assert DRACHENINSEL.own(other, seat) == DRACHENINSEL.own(state, seat)
            assert sorted(b"".join(other.hands) + other.pile) == sorted(
                b"".join(state.hands) + state.pile
            )


def test_a_scrambled_second_can_always_leave() -> None:
    """All know that he has a way out, so he has one in every world."""
    state = island("green", at="green D4 grey E5", dragons="D5", hands={"green": "farmland"})
    entering = after(state, "green step.E5")
    for number in range(50):
        world = DRACHENINSEL.resample_hidden(entering, Seat(3), Rng(bytes((number,))))
        world = play(DRACHENINSEL, world, TABLE, ("close",)).state
        assert isinstance(world.frames[-1], Exit)
        play(DRACHENINSEL, world, Seat(0), DRACHENINSEL.default(world, Seat(0)))


# Each flaw is found: a state broken on purpose, and the word for it


def broken(state: State, **board: bytes) -> State:
    return replace(state, board=replace(state.board, **board))


START = island("green", at="green D5", treasures="125 D5", dragons="C5")


@pytest.mark.parametrize(
    ("state", "word"),
    [
        (replace(START, pile=START.pile[1:]), "cards were lost"),
        (replace(START, hands=(DECK[:7], *START.hands[1:])), "more than six"),
        (replace(START, hands=(b"\x05\x00", *START.hands[1:])), "telling"),
        (replace(START, pile=b"", discard=START.pile), "draw pile is empty"),
        (replace(START, coins=((100,), *START.coins[1:])), "won coins"),
        (broken(START, treasures=bytes((WAITING, 20, *[WAITING] * 5))), "lower treasure"),
        (broken(START, tiles=START.board.tiles[:-1] + b"\x01"), "tiles"),
        (broken(START, hunters=b"\xff" + START.board.hunters[1:]), "vacant colour"),
        (broken(START, dragons=bytes((18, 19, 20))), "too many dragons"),
        (broken(START, dragons=bytes((CENTRE,))), "a dragon where"),
        (broken(START, hunters=bytes((20, 20)) + START.board.hunters[2:]), "share a field"),
        (broken(START, treasures=bytes((LOST, 21, *[WAITING] * 5))), "without one or two"),
        (broken(START, treasures=bytes((LOST, 99, *[WAITING] * 5))), "nowhere"),
        (broken(START, hunters=bytes((62,)) + START.board.hunters[1:]), "guest before"),
        (replace(START, frames=(*START.frames, Landed(0, Seat(0), Seat(1)))), "its question"),
        (replace(START, frames=(*START.frames, Window("react", (), ()))), "asks nobody"),
        (replace(START, frames=(Turn(Seat(0), free_steps=31),)), "too many free"),
        (replace(START, frames=(Turn(Seat(0), mover=0),)), "has a past"),
        (replace(START, frames=(Turn(Seat(0), fresh=False, mover=3),)), "somebody else's"),
    ],
)
def test_flaws_are_found(state: State, word: str) -> None:
    assert any(word in flaw for flaw in DRACHENINSEL.invariant_errors(state))


def test_the_sound_state_behind_them_has_none() -> None:
    assert DRACHENINSEL.invariant_errors(START) == ()
    assert isinstance(START.board, Board)
    assert DRACHENINSEL.choices(START, Seat(0), ("pass", "0")) == Trade(START.hands[0][:1])
