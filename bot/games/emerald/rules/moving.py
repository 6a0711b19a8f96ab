"""Which knights may move, where a move leads, and what is asked in the same breath."""

from msgspec.structs import replace

from bot.games.emerald.board import (
    active_seat,
    arrival,
    colours_of,
    joined,
    places_of,
    stack_at,
    stride,
    wakes_dragon,
    without,
)
from bot.games.emerald.content import CAVE, CHAMBER, field_of
from bot.games.emerald.model import Move, Moved, SecondMove, Situation, State, TakeCard


def first_moves(state: State) -> tuple[Move, ...]:
    """One for each colour and place, by colour and then from the rear to the front."""
    return tuple(
        Move(colour, place)
        for colour in colours_of(state, active_seat(state))
        for place, number in enumerate(places_of(state.knights, colour))
        if number
    )


def second_moves(state: State) -> tuple[Move, ...]:
    """Another knight than the marked one, of the same colour."""
    colour = state.moves[0].colour
    return tuple(
        Move(colour, place)
        for place, number in enumerate(places_of(state.knights, colour))
        if number > (place == state.marked)
    )


def moved(state: State, move: Move) -> State:
    """The knight has walked, and nothing has followed from it yet."""
    colour, origin = move.colour, move.place
    target = arrival(state.options.length, origin, stride(state.knights, origin))
    rest = without(state.knights, colour, origin)
    return replace(
        state,
        knights=joined(rest, colour, target) if target < CHAMBER else rest,
        moves=(*state.moves, Moved(colour, origin, target)),
        marked=state.marked if state.moves else target,
    )


def ahead(state: State, move: Move) -> State | None:
    """The position in which the same answer goes on, for the move itself brings nothing to light:
    a card has to be named, or the second knight. None where the move completes the answer."""
    after = moved(state, move)
    situation = _asked(after)
    return None if situation is None else replace(after, situation=situation)


def _asked(state: State) -> Situation | None:
    target = state.moves[-1].target
    field = field_of(target)
    if target < CHAMBER and field in CAVE:
        stacks = stack_at(state.gems, field), stack_at(state.gold, field)
        if all(stacks):
            return TakeCard()
        if any(stacks) or wakes_dragon(state.bar, state.dragon, field):
            return None
    is_last = target == CHAMBER or len(state.moves) == 2 or not second_moves(state)
    return None if is_last else SecondMove()
