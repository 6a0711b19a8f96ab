"""Pairs of worlds with an open window that differ in one hand, from sensible games."""

import random
from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import TABLE, ComputerConfig, Seat
from bot.games.dracheninsel.content import GREEN
from bot.games.dracheninsel.model import Curse, Options, Pending, Sneak, State, Turn, Window
from bot.table.model.record import Chair, LogEntry, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play import flow
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.laws import seed_of
from tests.truth import truth
from tests.ui.scenes import NAMES

BEGUN = 1_000_000.0
NOT_DRAWN = 12  # so many cards of the pile may be drawn before we look again


class Pair(Struct):
    """An open window of one world, and the hand of one asked seat in another."""

    state: TableState
    seat: Seat
    other: State
    about: str


def positions(luck: random.Random) -> Iterator[Pair]:
    """From the windows of sensible games, the rarer kinds as often as they can be had."""
    for number in range(10_000):
        for state in _windows(3 + number % 4, luck.randrange(2**32)):
            window = truth(state).frames[-1]
            assert isinstance(window, Window)
            if window.about == "react" and luck.random() > 0.05:
                continue
            seat = luck.choice(window.asked)
            other = _moved(truth(state), window, seat)
            if other is not None:
                yield Pair(state, seat, other, window.about)


def _windows(seats: int, seed: int) -> Iterator[TableState]:
    """A game by normal computers, at each window that has just opened."""
    chairs = tuple(Chair(user, NAMES[user]) for user in range(seats))
    record = TableRecord(1, "dracheninsel", 2, 3, 0, "de", chairs=chairs, seed=seed_of(seed))
    state = flow.deal(DRACHENINSEL, record, Options(), BEGUN, lambda: 0.5)
    while state.asks():
        top = truth(state).frames[-1]
        if isinstance(top, Window) and not top.said:
            yield as_saved(state)
        state = flow.advance(state, (_sensible(state),), BEGUN, lambda: 0.5)


def _sensible(state: TableState) -> LogEntry:
    game_state, seat = truth(state), state.asks()[-1].seat
    if seat == TABLE:
        return LogEntry(seat, ("close",), "clock")
    view, own = DRACHENINSEL.public(game_state), DRACHENINSEL.own(game_state, seat)
    tree = partial(DRACHENINSEL.choices, game_state, seat)
    return LogEntry(seat, DRACHENINSEL.choose(view, own, seat, tree, ComputerConfig()))


def as_saved(state: TableState) -> TableState:
    """As after a save: news make a new edition."""
    public = any(happened.news for happened in state.unsaved_events)
    record = replace(state.record, public_version=state.record.public_version + public)
    return replace(state, record=record, unsaved_events=())


def _moved(state: State, window: Window, seat: Seat) -> State | None:
    """The seat's answering cards go to the bottom of the pile, or one comes from there; not where
    a card is about to be taken from it, nor where it must keep an exit."""
    turn, pending = state.frames[0], state.frames[1] if len(state.frames) > 1 else None
    deed = pending.deed if isinstance(pending, Pending) else None
    if isinstance(deed, Curse | Sneak) or (isinstance(turn, Turn) and turn.seat == seat):
        return None
    fitting = {card for use in window.uses for card in GREEN[use]}
    has_it = any(card in fitting for card in state.hands[seat])
    hand, pile = list(state.hands[seat]), list(state.pile)
    for place, card in enumerate(hand):
        bottom = range(len(pile) - 1, NOT_DRAWN, -1)
        at = next((k for k in bottom if (pile[k] in fitting) != has_it), None)
        if (card in fitting) == has_it and at is not None:
            hand[place], pile[at] = pile[at], card
            if not has_it:
                break
    if any(card in fitting for card in hand) == has_it:
        return None
    hands = (*state.hands[:seat], bytes(sorted(hand)), *state.hands[seat + 1 :])
    return replace(state, hands=hands, pile=bytes(pile))
