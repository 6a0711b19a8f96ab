"""Turns: how they begin and end, passing, exchanging, whose turn is next."""

from msgspec.structs import replace

from bot.games.dracheninsel.content import ROUNDS
from bot.games.dracheninsel.events import Exchanged, Passed, Story, TurnBegan, TurnEnded
from bot.games.dracheninsel.model import Begin, Exchange, Options, Pending, State, Turn
from bot.games.dracheninsel.rules.cards import active, hand_over, names, refill
from bot.games.dracheninsel.rules.deeds import is_finished
from bot.games.dracheninsel.rules.movement import has_free_step, without
from bot.games.dracheninsel.rules.windows import clockwise, opened


def rounds(options: Options) -> int:
    """After how many rounds the game ends at the latest."""
    return options.max_rounds or ROUNDS[options.length]


def is_over(state: State) -> bool:
    return is_finished(state) or state.turns >= rounds(state.options) * len(state.hands)


def resume(state: State, story: Story) -> State:
    """Back to the turn; it ends by itself if all can see that nothing is possible."""
    turn = active(state)
    if state.hands[turn.seat] or has_free_step(state.owners, state.board, turn):
        return state
    return finish(state, story)


def finish(state: State, story: Story) -> State:
    """End the turn; if nothing was done in it, it is a pass without cards."""
    turn = active(state)
    if turn.fresh:
        return trade(state, b"", story)
    story.tell(TurnEnded(turn.seat))
    return _over(state, story)


def _over(state: State, story: Story) -> State:
    return _next(_refilled(_swept(state), story), story)


def trade(state: State, cards: bytes, story: Story) -> State:
    """Pass, or exchange after an early Stop: lay cards aside, draw up to six."""
    seat = active(state).seat
    event = Exchanged if isinstance(state.frames[-1], Exchange) else Passed
    story.tell(event(seat, len(cards), names(cards)))
    state = _swept(state)
    hand = without(state.hands[seat], *cards)
    hands = hand_over(state.hands, seat, hand)
    state = replace(state, discard=state.discard + cards, hands=hands)
    return _next(_refilled(state, story), story)


def stopped(state: State, story: Story) -> State:
    """After a Stop: who has neither moved nor played a card may exchange."""
    turn = active(state)
    state = replace(state, frames=(turn,), then=None)
    if not turn.fresh:
        return _over(state, story)
    state = replace(_swept(state), frames=(turn, Exchange()))
    return state if state.hands[turn.seat] else trade(state, b"", story)


def begin(state: State, story: Story) -> State:
    """The top frame is a fresh turn: announce it, and the chance to stop it at once."""
    turn = active(state)
    story.tell(TurnBegan(turn.seat))
    if not state.hands[turn.seat] and not has_free_step(state.owners, state.board, turn):
        return finish(state, story)
    return before_first_action(state, story)


def before_first_action(state: State, story: Story) -> State:
    if state.options.start_stop == "off":
        return state
    waiting = replace(state, frames=(active(state), Pending(Begin())))
    return opened(waiting, story) or state


def _swept(state: State) -> State:
    """The played cards, in their order, on the discard pile."""
    if not state.played:
        return state
    return replace(state, discard=state.discard + bytes(p.card for p in state.played), played=())


def _refilled(state: State, story: Story) -> State:
    return refill(state, active(state).seat, story)


def _next(state: State, story: Story) -> State:
    following = clockwise(state, active(state).seat)[1]
    state = replace(state, turns=state.turns + 1, frames=(Turn(following),))
    return state if is_over(state) else begin(state, story)
