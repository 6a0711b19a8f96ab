"""How a turn begins, goes on to the second figure, and passes on; rounds and the end."""

from functools import lru_cache

from msgspec.structs import replace

from bot.games.contract import Menu, Seat
from bot.games.drachenland.board import DISTANCE, OUTSIDE, PICKS, PLACES
from bot.games.drachenland.content import (
    COLOURS,
    ENTRY_DISTANCES,
    HIGH_DIE,
    KEPT,
    LOW_DIE,
    REROLL,
    SHORT_ROUNDS,
    TILES,
    WARNING,
)
from bot.games.drachenland.model import (
    Ended,
    Entering,
    Over,
    Picking,
    Reason,
    Rerolled,
    Rolled,
    RoundsLeft,
    StallWarned,
    State,
    Story,
    TurnEnded,
)
from bot.games.drachenland.packed import add
from bot.games.drachenland.picks import FIGURE, Chosen


def entry_targets(state: State) -> tuple[int, ...]:
    """The places at exactly the distance that the seat's turn to enter gives."""
    seats = len(state.figures) // 3
    distance = ENTRY_DISTANCES[seats][(state.seat - state.first) % seats]
    steps = DISTANCE[state.lanes][OUTSIDE]
    return tuple(place for place in range(PLACES) if steps[place] == distance)


def entry_menu(state: State, colour: str | None) -> Menu:
    if colour is None:
        return Menu("enter", COLOURS)
    return Menu("entrance", tuple(PICKS[place] for place in entry_targets(state)))


def pick_menu(state: State) -> Menu:
    owns_reroll = state.tiles[len(KEPT) * state.seat + KEPT.index(REROLL)] > 0
    return _pick_menu(state.dice, state.users, owns_reroll)


@lru_cache(maxsize=512)  # a pure function with a few hundred different answers
def _pick_menu(dice: tuple[int, int], users: tuple[int, int], owns_reroll: bool) -> Menu:
    left = {die for die, user in zip(dice, users, strict=True) if user < 0}
    picks = [
        FIGURE.pick(Chosen(die, colour))
        for die in sorted(left, reverse=True)
        for colour in range(len(COLOURS))
        if colour not in users
    ]
    reroll = ("reroll",) if owns_reroll and users == (-1, -1) else ()
    return Menu("pick", (*picks, *reroll, "end_turn"), declining=frozenset({"end_turn"}))


def reroll(state: State, story: Story) -> State:
    index = KEPT.index(REROLL)
    state = replace(
        state,
        tiles=add(state.tiles, len(KEPT) * state.seat + index, -1),
        played=add(state.played, index, 1),
    )
    state = _throw(state, story)
    story.tell(Rerolled(state.seat, *state.dice))
    return state


def end_turn(state: State, story: Story) -> State:
    """All unused dice lapse."""
    story.tell(TurnEnded(state.seat, state.users.count(-1)))
    return next_turn(state, story)


def finish_figure(state: State, story: Story) -> State:
    """The figure's turn is over; another die may wait for another figure."""
    if state.round == 0 or -1 not in state.users:
        return next_turn(state, story)
    return replace(state, frame=Picking())


def next_turn(state: State, story: Story) -> State:
    seats = len(state.figures) // 3
    seat, turn = Seat((state.seat + 1) % seats), state.turn + 1
    if seat == state.first:
        return _next_round(replace(state, seat=seat, turn=turn), story)
    if state.round == 0:
        return replace(state, seat=seat, turn=turn, frame=Entering())
    return _begin_turn(replace(state, seat=seat, turn=turn), story)


def _begin_turn(state: State, story: Story) -> State:
    state = _throw(replace(state, frame=Picking(), users=(-1, -1)), story)
    story.tell(Rolled(state.seat, *state.dice))
    return state


def _throw(state: State, story: Story) -> State:
    """Both dice through the tower, by one draw."""
    thrown, rng = state.rng.below(len(LOW_DIE) * len(HIGH_DIE), "dice")
    high, low = divmod(thrown, len(LOW_DIE))
    story.reveals = True
    return replace(state, rng=rng, dice=(LOW_DIE[low], HIGH_DIE[high]))


def _next_round(state: State, story: Story) -> State:
    """The seat has gone round; the entry round counts neither as quiet nor otherwise."""
    quiet = 0 if state.taken or state.round == 0 else state.quiet + 1
    limit = round_limit(state)
    if limit and state.round == limit:
        return end(state, "round_limit", story)
    if quiet == state.options.stall_rounds:
        return end(replace(state, quiet=quiet), "stall", story)
    if quiet == state.options.stall_rounds - WARNING and _has_rounds(state, WARNING):
        story.tell(StallWarned(WARNING))
    if limit and limit - state.round <= WARNING:
        story.tell(RoundsLeft(limit - state.round))
    after = replace(state, round=state.round + 1, quiet=quiet, taken=False)
    return _begin_turn(after, story)


def _has_rounds(state: State, number: int) -> bool:
    """Whether so many rounds can still come: a short game may be over before."""
    limit = round_limit(state)
    return limit is None or limit - state.round >= number


def round_limit(state: State) -> int | None:
    """The last round of a short game."""
    if state.options.length == "full":
        return None
    return SHORT_ROUNDS[len(state.figures) // 3]


def end(state: State, reason: Reason, story: Story) -> State:
    story.tell(Ended(reason, TILES[state.spare]))
    story.reveals = True
    return replace(state, frame=Over(reason))
