"""Windows: who is asked by public knowledge, and what can be answered."""

from typing import Literal

from msgspec.structs import replace

from bot.games.contract import TABLE, Ask, Clock, Seat
from bot.games.dracheninsel.events import NobodyAsked, Story
from bot.games.dracheninsel.model import Begin, Landed, Pending, State, Stop, Window
from bot.games.dracheninsel.rules.cards import active, unseen
from bot.games.dracheninsel.rules.deeds import COUNTERABLE, KEY, marks


def opened(state: State, story: Story) -> State | None:
    """With a window on the top frame; None, and the public reason told, if nobody is asked."""
    about, uses, seats = _question(state)
    if about is None:
        return None
    left = tuple(use for use in uses if unseen(state.discard, state.played, use))
    asked = tuple(seat for seat in seats if state.hands[seat])
    if left and asked:
        window = Window(about, asked, left)
        return replace(state, frames=(*state.frames, window))
    if about != "start" or state.options.start_stop == "window":
        story.tell(_nobody(about, asked, seats))
    return None


def _nobody(about: str, asked: tuple[Seat, ...], seats: tuple[Seat, ...]) -> NobodyAsked:
    if asked:
        return NobodyAsked("copies")
    return NobodyAsked(about, seats[0]) if about in ("claim", "duel") else NobodyAsked("hands")


Question = tuple[
    Literal["start", "react", "counter", "claim", "duel"] | None,
    tuple[str, ...],
    tuple[Seat, ...],
]
_NO_QUESTION: Question = (None, (), ())


def _question(state: State) -> Question:
    """What the top frame asks, what could answer it, and which seats, clockwise."""
    match state.frames[-1]:
        case Pending(deed, cancelled):
            kinds = marks(state.board, deed)
            if state.options.stop_points == "key" and KEY.isdisjoint(kinds):
                return _NO_QUESTION
            counterable = not cancelled and not COUNTERABLE.isdisjoint(kinds)
            uses = ("slumber", "counter") if counterable else ("slumber",)
            others = clockwise(state, active(state).seat)[1:]
            return "start" if isinstance(deed, Begin) else "react", uses, others
        case Stop(by):
            others = tuple(s for s in clockwise(state, active(state).seat) if s != by)
            return "counter", ("counter",), others
        case Landed(_, owner, _, ()):
            return "claim", ("betray",), (owner,)
        case Landed(_, owner, partner, claims):
            return "duel", ("betray",), (partner if claims[-1] == owner else owner,)
        case frame:
            raise AssertionError(f"{frame} opens no window")


def clockwise(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, from this one."""
    here = state.ring.index(seat)
    return state.ring[here:] + state.ring[:here]


def window_asks(state: State, window: Window) -> tuple[Ask, ...]:
    """The table's ask to close, and those of the seats that have not answered yet."""
    clock = Clock.DECISION if window.about in ("claim", "duel") else Clock.REACTION
    said = {seat for seat, _ in window.said}
    key = _is_key(state)
    silent = tuple(Ask(seat, window.about, clock, key) for seat in window.asked if seat not in said)
    return (Ask(TABLE, "close", _closing(state, window, clock), key), *silent)


def _is_key(state: State) -> bool:
    """A window on a key deed (5.4 of the rules), and every one in which a stop can be countered."""
    match state.frames[-2]:
        case Pending(deed):
            return not isinstance(deed, Begin) and not KEY.isdisjoint(marks(state.board, deed))
        case frame:
            return isinstance(frame, Stop)


def _closing(state: State, window: Window, clock: Clock) -> Clock:
    if window.about == "start" and state.options.start_stop == "order":
        return Clock.NOW
    ready = len(window.said) == len(window.asked) or any(a.card is not None for _, a in window.said)
    return Clock.AFTER_FLOOR if ready else clock


def winner(window: Window) -> tuple[Seat, int] | None:
    """The first seat clockwise that named a card, and the card; the others keep theirs."""
    named = {seat: answer.card for seat, answer in window.said}
    for seat in window.asked:
        card = named.get(seat)
        if card is not None:
            return seat, card
    return None
