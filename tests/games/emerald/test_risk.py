"""The risk on a button is exact: every roll of the die is tried, and what it caught is counted."""

import random

import pytest
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Rng, Seat, play
from bot.games.emerald.model import DragonWalked, KnightCaught, Next, State
from bot.games.kit.walks import random_path
from tests.games.emerald.kit import EMERALD, fresh, told


def caught_by_roll(state: State, seat: Seat, pick: str) -> dict[int, bool]:
    """For each roll of the die, whether this seat's move makes the dragon stop where only knights
    of this seat stand; found by drawing other chance until all three rolls have come."""
    found: dict[int, bool] = {}
    for number in range(200):
        other = replace(state, rng=Rng(number.to_bytes(2, "big")))
        path: Path = (pick,)
        if isinstance(EMERALD.choices(other, seat, path), Menu):
            path = (pick, "gem")
        step = play(EMERALD, other, seat, path)
        if walked := told(step, DragonWalked):
            found[walked[0].roll] = caught(step, seat)
        if len(found) == 3:
            return found
    raise AssertionError(f"the dragon did not wake: {pick}")


def caught(step: Next, seat: Seat) -> bool:
    """Where knights of others stand too, the mover is asked and need not lose one."""
    asked = [ask for ask in EMERALD.asks(step.state) if ask.about == "victim"]
    if asked:
        colours = EMERALD.public(step.state).players[seat].colours
        return set(picks(step.state, seat)) <= set(colours)
    return any(event.seat == seat for event in told(step, KnightCaught))


@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_the_risk_counts_the_rolls_that_catch_an_own_knight(seats: int) -> None:
    luck, compared = random.Random(seats), 0
    state = fresh(seats)
    while EMERALD.asks(state):
        (ask,) = EMERALD.asks(state)
        if ask.about in ("first_move", "second_move"):
            compared += sum(compare(state, ask.seat, pick) for pick in picks(state, ask.seat))
        state = play(EMERALD, state, ask.seat, random_path(EMERALD, state, ask.seat, luck)).state
    assert compared > 10


def picks(state: State, seat: Seat) -> tuple[str, ...]:
    menu = EMERALD.choices(state, seat, ())
    return tuple(getattr(menu, "picks", ()))


def compare(state: State, seat: Seat, pick: str) -> bool:
    view, own = EMERALD.public(state), EMERALD.own(state, seat)
    parts = EMERALD.label(view, own, seat, (), pick).args
    if parts.get("wakes") != "yes":
        return False
    assert parts["risk"] == sum(caught_by_roll(state, seat, pick).values())
    return True
