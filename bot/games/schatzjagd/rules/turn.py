"""A turn from the roll to the night, and what comes next whenever nobody has to be asked."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.schatzjagd.board import BIT, slotted
from bot.games.schatzjagd.content import ON
from bot.games.schatzjagd.events import (
    DayBroke,
    Ended,
    HeldUp,
    PoisonWorked,
    Rolled,
    SatOut,
)
from bot.games.schatzjagd.model import (
    Activity,
    Defending,
    Fighting,
    Frame,
    Journey,
    Katharsis,
    Looking,
    LordPhase,
    Night,
    Over,
    Resting,
    State,
    Turn,
)
from bot.games.schatzjagd.rules.activity import (
    activities,
)
from bot.games.schatzjagd.rules.death import die
from bot.games.schatzjagd.rules.end import limit
from bot.games.schatzjagd.rules.fight import act, has_turned, react
from bot.games.schatzjagd.rules.piles import refill, round_table, settle_draws
from bot.games.schatzjagd.rules.story import (
    Course,
    go,
    pop,
    roll,
    set_fight,
    set_lord,
    set_turn,
    tell,
)


def begin_turn(course: Course, seat: Seat) -> None:
    state = course.state
    lord = state.lords[seat]
    day = state.round + (seat == state.first)
    course.state = replace(
        state,
        turn=Turn(seat, lord.field),
        round=day,
        turns=state.turns + 1,
        fight=None,
        find=None,
    )
    if day != state.round:
        tell(course, DayBroke(day))
    if lord.sits_out:
        tell(course, HeldUp(seat))
        go(course, Resting())
    else:
        _set_forth(course)


def _set_forth(course: Course) -> None:
    steps = roll(course, "journey")
    tell(course, Rolled(course.seat, steps))
    go(course, Journey(steps))


def sit_out(course: Course) -> None:
    """The henchman misses its journey; only its lord may still act."""
    set_lord(course, course.seat, replace(course.lord, sits_out=0))
    set_turn(course, replace(course.state.turn, sitting=True))
    tell(course, SatOut(course.seat))
    go(course, LordPhase())


def proceed(course: Course) -> None:
    """Goes on until somebody must be asked or the game is over."""
    while True:
        frame = course.state.frames[-1]
        moves_on = _BY_ITSELF.get(type(frame))
        if moves_on is not None and moves_on(course):
            continue
        if not course.state.owed or isinstance(frame, Katharsis):
            return
        settle_draws(course)


def lookable(state: State, done: bytes) -> int:
    """The slotted cards not looked at so far."""
    fields = slotted(state)
    for field in done:
        fields &= ~BIT[field]
    return fields


def _fights_on(course: Course) -> bool:
    fight = course.state.fight
    assert fight is not None
    if fight.way == ON and has_turned(course.state):
        set_fight(course, replace(fight, way=""))
        return False
    if fight.way:
        act(course, fight.way)
    return bool(fight.way)


def _defends_on(course: Course) -> bool:
    fight = course.state.fight
    assert fight is not None
    if fight.rival_way:
        react(course, fight.rival_way)
    return bool(fight.rival_way)


def _looks_up(course: Course) -> bool:
    looking = course.state.frames[-1]
    assert isinstance(looking, Looking)
    if looking.left and lookable(course.state, looking.done):
        return False
    pop(course)
    return True


def _wakes(course: Course) -> bool:
    """Freed by a spell the henchman sets forth; after any other spell it just sits out."""
    if not course.lord.sits_out:
        _set_forth(course)
    elif course.state.turn.played:
        sit_out(course)
    else:
        return False
    return True


def _leaves_off(course: Course) -> bool:
    if activities(course.state):
        return False
    go(course, LordPhase())
    return True


def _turns_in(course: Course) -> bool:
    """What is owed is drawn first: who dies at night must not draw for a hand they have lost."""
    if not course.state.turn.played or course.state.owed:
        return False
    nightfall(course)
    return True


def _hands_over(course: Course) -> bool:
    """When nobody has to draw any more, it is the next lord's turn."""
    if course.state.owed:
        return False
    _next_turn(course)
    return True


# What may go on without an answer; each says whether it did.
_BY_ITSELF: dict[type[Frame], Callable[[Course], bool]] = {
    Fighting: _fights_on,
    Defending: _defends_on,
    Looking: _looks_up,
    Resting: _wakes,
    Activity: _leaves_off,
    LordPhase: _turns_in,
    Night: _hands_over,
}


def nightfall(course: Course) -> None:
    """Poison first, then the hand is filled up."""
    seat, lord = course.seat, course.lord
    go(course, Night())
    if not course.state.turn.searched:
        set_lord(course, seat, replace(lord, days=0, searched=-1))
    if lord.poisoned:
        set_lord(course, seat, replace(course.lord, life=lord.life - 1))
        tell(course, PoisonWorked(seat, lord.life, lord.life - 1))
        if lord.life == 1:
            die(course, seat, "poison")
    refill(course, seat)


def _next_turn(course: Course) -> None:
    state = course.state
    following = round_table(state)[1]
    lords = len(state.lords)
    if following == state.first and state.round >= limit(state.options, lords):
        end(course, "limit")
    else:
        begin_turn(course, following)


def end(course: Course, reason: str) -> None:
    go(course, Over(reason))
    tell(course, Ended(reason))
