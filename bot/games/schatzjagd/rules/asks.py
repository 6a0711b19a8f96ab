"""Who is asked, what follows from an answer, when it is over."""

from bot.games.contract import Ask, Clock, Moment, Seat
from bot.games.kit.memory import memoize_by_identity
from bot.games.kit.series import in_a_row
from bot.games.schatzjagd import actions, model
from bot.games.schatzjagd.events import ActivityEnded, Passed
from bot.games.schatzjagd.model import State
from bot.games.schatzjagd.rules.activity import plunder, take, trade_at_shop
from bot.games.schatzjagd.rules.end import ending
from bot.games.schatzjagd.rules.field import decline, land, look_at, stop_looking, travel, use
from bot.games.schatzjagd.rules.fight import answer, attack
from bot.games.schatzjagd.rules.lord import banish, cast, deposit, dig, secure, slot
from bot.games.schatzjagd.rules.piles import purge
from bot.games.schatzjagd.rules.setup import choose_castle
from bot.games.schatzjagd.rules.story import Next, Story, go
from bot.games.schatzjagd.rules.turn import end, nightfall, proceed, sit_out

_ABOUT: dict[type[model.Frame], str] = {
    model.Resting: "rest",
    model.Journey: "journey",
    model.Landing: "landing",
    model.AtSpecial: "use_special",
    model.Looking: "look",
    model.Banishing: "banish",
    model.Fighting: "fight",
    model.Activity: "activity",
    model.LordPhase: "lord",
}


def asks(state: State) -> tuple[Ask, ...]:
    """Always one question, and no word about what the asked lord could answer."""
    frame = state.frames[-1]
    if about := _ABOUT.get(type(frame)):
        return (Ask(state.turn.seat, about),)
    match frame:
        case model.Over():
            return ()
        case model.Founding(seat):
            return (Ask(seat, "pick_castle", setup=True),)
        case model.Defending():
            assert state.fight is not None
            assert state.fight.rival is not None
            return (Ask(state.fight.rival, "defend", Clock.DECISION),)
        case model.Katharsis(seats):
            return (Ask(Seat(seats[0]), "katharsis", Clock.DECISION),)
        case _:
            raise AssertionError(f"{frame} asks nothing")


def apply(state: State, seat: Seat, action: actions.Action) -> Next:
    if isinstance(action, actions.Series):
        return in_a_row(state, action.parts, done)
    return done(state, action) if seat == state.turn.seat else _applied(state, seat, action)


@memoize_by_identity
def done(state: State, part: actions.Part) -> Next:
    """What follows from a part of the active lord's answer; it was looked at before it is done."""
    return _applied(state, state.turn.seat, part)


def _applied(state: State, seat: Seat, action: actions.Part) -> Next:
    story = Story(state)
    _follow(story, seat, action)
    proceed(story)
    return story.step()


def _follow(story: Story, seat: Seat, action: actions.Part) -> None:  # noqa: C901, PLR0915 - a table of cases
    match action:
        case actions.Travel(field):
            travel(story, field)
        case actions.Answer(way):
            answer(story, seat, way)
        case actions.Slot(card, field):
            slot(story, card, field)
        case actions.Pass():
            story.tell(Passed(seat))
            nightfall(story)
        case actions.FinishActivity():
            story.tell(ActivityEnded(seat))
            go(story, model.LordPhase())
        case actions.Take():
            take(story)
        case actions.Deal():
            trade_at_shop(story, action)
        case actions.Attack(rival):
            attack(story, rival)
        case actions.Use(coins):
            use(story, coins)
        case actions.Decline():
            decline(story)
        case actions.Cast(spell):
            cast(story, spell)
        case actions.Dig():
            dig(story)
        case actions.Secure(kind):
            secure(story, kind)
            if reason := ending(story.state):
                end(story, reason)
        case actions.Land(field):
            land(story, field)
        case actions.SitOut():
            sit_out(story)
        case actions.LookAt(field):
            look_at(story, field)
        case actions.StopLooking():
            stop_looking(story)
        case actions.Banish(field):
            banish(story, field)
        case actions.Plunder():
            plunder(story)
        case actions.Deposit(kind):
            deposit(story, kind)
        case actions.Remove():
            purge(story, seat, action)
        case actions.PickCastle(castle):
            choose_castle(story, seat, castle)


def moment(state: State) -> Moment:
    frame = state.frames[-1]
    seat = frame.seat if isinstance(frame, model.Founding) else state.turn.seat
    return Moment(state.round, state.turns, seat)
