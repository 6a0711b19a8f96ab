"""From the announcement of a deed to its effect: windows, Stop, counterspell, share or claim."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.dracheninsel import events as told
from bot.games.dracheninsel.content import GREEN_NAMES, GREEN_USE, KINDS, VALUES
from bot.games.dracheninsel.events import Story
from bot.games.dracheninsel.model import Begin, Deed, Exit, Landed, Pending, State, Stop, Window
from bot.games.dracheninsel.rules.announcing import announcement, pay
from bot.games.dracheninsel.rules.cards import active, lay
from bot.games.dracheninsel.rules.deeds import carry_out, cashed, is_finished, marks
from bot.games.dracheninsel.rules.turns import finish, resume, stopped
from bot.games.dracheninsel.rules.windows import opened, winner


def attempt(state: State, deed: Deed, story: Story) -> State:
    """Its cards are played; everything else waits until nobody can stop it any more."""
    seat = active(state).seat
    announced = announcement(state.board, VALUES[state.options.length], seat, deed)
    state = pay(state, seat, deed, story)
    state = replace(state, frames=(*state.frames, Pending(deed)))
    waiting = opened(state, story)
    if waiting is None:
        return _settle(state, story)
    story.tell(announced)
    return waiting


def close(state: State, story: Story) -> State:
    """Open the sealed answers: one card is played, or the top frame takes effect."""
    window = state.frames[-1]
    assert isinstance(window, Window)
    story.reveals = True
    state = replace(state, frames=state.frames[:-1])
    played = winner(window)
    if played is not None:
        return _answer(state, *played, story)
    is_shown = window.about != "start" or state.options.start_stop == "window"
    if is_shown and window.about not in ("claim", "duel"):
        story.tell(told.NoReaction())
    return _settle(state, story)


def _answer(state: State, seat: Seat, card: int, story: Story) -> State:
    use, name, story.carried = GREEN_USE[card], KINDS[card], (seat,)
    state = lay(state, seat, card, GREEN_NAMES[use])
    below, top = state.frames[:-1], state.frames[-1]
    match top:
        case Pending(deed) if use == "counter":
            story.tell(told.CounterspellPlayed(seat, name, marks(state.board, deed)[0]))
            frames = (*below, Pending(deed, cancelled=True))
        case Pending():
            story.tell(told.SlumberPlayed(seat, name))
            frames = (*below, top, Stop(seat))
        case Stop():
            story.tell(told.CounterspellPlayed(seat, name, "sweet_slumber"))
            frames = below
        case Landed(claims=claims):
            story.tell(told.Claimed(seat, name))
            frames = (*below, replace(top, claims=(*claims, seat)))
        case frame:
            raise AssertionError(f"{frame} cannot be answered")
    return _pause(replace(state, frames=frames), story)


def _pause(state: State, story: Story) -> State:
    """The next window on the top frame; if nobody is asked, it takes effect at once."""
    return opened(state, story) or _settle(state, story)


def _settle(state: State, story: Story) -> State:
    """Nobody answers the top frame any more."""
    match state.frames[-1]:
        case Pending(deed, cancelled=True):
            story.tell(told.Fizzled(marks(state.board, deed)[0]))
            return resume(replace(state, frames=state.frames[:1]), story)
        case Pending(deed):
            state, ends = carry_out(replace(state, frames=state.frames[:1]), deed, story)
            return _go_on(state, story, ends=ends)
        case Stop():
            story.tell(told.Stopped(active(state).seat, _stopped_what(state)))
            return stopped(state, story)
        case Landed() as landed:
            return _go_on(_cash_in(state, landed, story), story, ends=True)
        case frame:
            raise AssertionError(f"{frame} has no effect")


def _stopped_what(state: State) -> str:
    pending = state.frames[-2]
    assert isinstance(pending, Pending)
    if isinstance(pending.deed, Begin):
        return "start"
    return "cancelled" if pending.cancelled else "deed"


def _cash_in(state: State, landed: Landed, story: Story) -> State:
    value = VALUES[state.options.length][landed.treasure]
    if landed.claims:
        last = landed.claims[-1]
        loser = landed.partner if last == landed.owner else landed.owner
        story.tell(told.Cashed(last, value, loser))
        to = last, last
    else:
        story.tell(told.Shared(landed.owner, landed.partner, value))
        to = landed.owner, landed.partner
    return cashed(replace(state, frames=state.frames[:1]), landed.treasure, to)


def _go_on(state: State, story: Story, *, ends: bool) -> State:
    if is_finished(state):  # nothing more is drawn
        return state
    if ends:
        return finish(state, story)
    match state.frames[-1]:
        case Landed():
            return _pause(state, story)
        case Exit():
            return state
        case _ if state.then is not None:
            return attempt(replace(state, then=None), state.then, story)
        case _:
            return resume(state, story)
