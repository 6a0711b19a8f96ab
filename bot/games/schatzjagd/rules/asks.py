"""Who is asked, what follows from an answer, when it is over."""

from msgspec.structs import replace

from bot.games.contract import Ask, Clock, Moment, Seat
from bot.games.kit.memory import remembered
from bot.games.schatzjagd.actions import (
    Action,
    Answer,
    Attack,
    Banish,
    Cast,
    Deal,
    Decline,
    Deposit,
    Dig,
    FinishActivity,
    Land,
    LookAt,
    Part,
    Pass,
    PickCastle,
    Plunder,
    Remove,
    Secure,
    Series,
    SitOut,
    Slot,
    StopLooking,
    Take,
    Travel,
    Use,
)
from bot.games.schatzjagd.events import (
    ActivityEnded,
    Event,
    Passed,
)
from bot.games.schatzjagd.model import (
    Activity,
    AtSpecial,
    Banishing,
    Defending,
    Fighting,
    Founding,
    Frame,
    Journey,
    Katharsis,
    Landing,
    Looking,
    LordPhase,
    Over,
    Resting,
    State,
)
from bot.games.schatzjagd.rules.activity import (
    deal,
    plunder,
    take,
)
from bot.games.schatzjagd.rules.end import ending
from bot.games.schatzjagd.rules.field import (
    decline,
    land,
    look_at,
    stop_looking,
    travel,
    use,
)
from bot.games.schatzjagd.rules.fight import answer, attack
from bot.games.schatzjagd.rules.lord import banish, cast, deposit, dig, secure, slot
from bot.games.schatzjagd.rules.piles import purge
from bot.games.schatzjagd.rules.setup import choose_castle
from bot.games.schatzjagd.rules.story import Course, Next, go, tell
from bot.games.schatzjagd.rules.turn import end, nightfall, proceed, sit_out

_ABOUT: dict[type[Frame], str] = {
    Resting: "rest",
    Journey: "journey",
    Landing: "landing",
    AtSpecial: "use_special",
    Looking: "look",
    Banishing: "banish",
    Fighting: "fight",
    Activity: "activity",
    LordPhase: "lord",
}


def asks(state: State) -> tuple[Ask, ...]:
    """Always one question, and no word about what the asked lord could answer."""
    frame = state.frames[-1]
    if about := _ABOUT.get(type(frame)):
        return (Ask(state.turn.seat, about),)
    match frame:
        case Over():
            return ()
        case Founding(seat):
            return (Ask(seat, "pick_castle", setup=True),)
        case Defending():
            assert state.fight is not None
            assert state.fight.rival is not None
            return (Ask(state.fight.rival, "defend", Clock.DECISION),)
        case Katharsis(seats):
            return (Ask(Seat(seats[0]), "katharsis", Clock.DECISION),)
        case _:
            raise AssertionError(f"{frame} asks nothing")


def apply(state: State, seat: Seat, action: Action) -> Next:
    if not isinstance(action, Series):
        return _applied(state, seat, action)
    *begun, last = action.parts
    news: tuple[Event, ...] = ()
    for part in begun:  # nothing is whispered or revealed by these
        step = done(state, part)
        state, news = step.state, news + step.news
    step = _applied(state, seat, last)
    return replace(step, news=news + step.news)


@remembered
def done(state: State, part: Part) -> Next:
    """What follows from a part of the active lord's answer; it was looked at before it is done."""
    return _applied(state, state.turn.seat, part)


def _applied(state: State, seat: Seat, action: Part) -> Next:
    course = Course(state)
    _follow(course, seat, action)
    proceed(course)
    return course.step()


def _follow(course: Course, seat: Seat, action: Part) -> None:  # noqa: C901, PLR0915 - cases
    match action:
        case Travel(field):
            travel(course, field)
        case Answer(way):
            answer(course, seat, way)
        case Slot(card, field):
            slot(course, card, field)
        case Pass():
            tell(course, Passed(seat))
            nightfall(course)
        case FinishActivity():
            tell(course, ActivityEnded(seat))
            go(course, LordPhase())
        case Take():
            take(course)
        case Deal():
            deal(course, action)
        case Attack(rival):
            attack(course, rival)
        case Use(coins):
            use(course, coins)
        case Decline():
            decline(course)
        case Cast(spell):
            cast(course, spell)
        case Dig():
            dig(course)
        case Secure(kind):
            secure(course, kind)
            if reason := ending(course.state):
                end(course, reason)
        case Land(field):
            land(course, field)
        case SitOut():
            sit_out(course)
        case LookAt(field):
            look_at(course, field)
        case StopLooking():
            stop_looking(course)
        case Banish(field):
            banish(course, field)
        case Plunder():
            plunder(course)
        case Deposit(kind):
            deposit(course, kind)
        case Remove():
            purge(course, seat, action)
        case PickCastle(castle):
            choose_castle(course, seat, castle)


def moment(state: State) -> Moment:
    frame = state.frames[-1]
    seat = frame.seat if isinstance(frame, Founding) else state.turn.seat
    return Moment(state.round, state.turns, seat)
