"""Which knights may move, and where a move leads."""

from msgspec.structs import replace

from bot.games.emerald.board import (
    active_seat,
    arrival,
    colours_of,
    joined,
    places_of,
    stride,
    without,
)
from bot.games.emerald.content import CHAMBER
from bot.games.emerald.model import Move, Moved, State

Row = tuple[int, bytes]  # a colour, and by place whether a knight of it may move from there


def first_rows(state: State) -> list[Row]:
    """Every knight of the active player."""
    colours = colours_of(state, active_seat(state))
    return [(colour, places_of(state.knights, colour)) for colour in colours]


def second_row(state: State) -> Row:
    """Another knight than the marked one, of the same colour."""
    colour, marked = state.moves[0].colour, state.marked
    row = places_of(state.knights, colour)
    if marked is not None:
        row = b"%b%c%b" % (row[:marked], row[marked] > 1, row[marked + 1 :])
    return colour, row


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
