"""A turn from the roll to the night, and what comes next whenever nobody has to be asked."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.schatzjagd.board import BIT, slotted
from bot.games.schatzjagd.content import ON
from bot.games.schatzjagd.events import DayBroke, Ended, HeldUp, PoisonWorked, Rolled, SatOut
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
from bot.games.schatzjagd.rules.activity import activities
from bot.games.schatzjagd.rules.death import die
from bot.games.schatzjagd.rules.end import limit
from bot.games.schatzjagd.rules.fight import act, has_turned, react
from bot.games.schatzjagd.rules.piles import refill, round_table, settle_draws
from bot.games.schatzjagd.rules.story import Story, go, pop, roll, set_fight, set_lord, set_turn


def begin_turn(story: Story, seat: Seat) -> None:
    state = story.state
    lord = state.lords[seat]
    day = state.round + (seat == state.first)
    story.state = replace(
        state,
        turn=Turn(seat, lord.field),
        round=day,
        turns=state.turns + 1,
        fight=None,
        find=None,
    )
    if day != state.round:
        story.tell(DayBroke(day))
    if lord.sits_out:
        story.tell(HeldUp(seat))
        go(story, Resting())
    else:
        _set_forth(story)


def _set_forth(story: Story) -> None:
    steps = roll(story, "journey")
    story.tell(Rolled(story.seat, steps))
    go(story, Journey(steps))


def sit_out(story: Story) -> None:
    """The henchman misses its journey; only its lord may still act."""
    set_lord(story, story.seat, replace(story.lord, sits_out=0))
    set_turn(story, replace(story.state.turn, sitting=True))
    story.tell(SatOut(story.seat))
    go(story, LordPhase())


def proceed(story: Story) -> None:
    """Goes on until somebody must be asked or the game is over."""
    while True:
        frame = story.state.frames[-1]
        moves_on = _BY_ITSELF.get(type(frame))
        if moves_on is not None and moves_on(story):
            continue
        if not story.state.owed or isinstance(frame, Katharsis):
            return
        settle_draws(story)


def lookable(state: State, done: bytes) -> int:
    """The slotted cards not looked at so far."""
    fields = slotted(state)
    for field in done:
        fields &= ~BIT[field]
    return fields


def _fights_on(story: Story) -> bool:
    fight = story.state.fight
    assert fight is not None
    if fight.way == ON and has_turned(story.state):
        set_fight(story, replace(fight, way=""))
        return False
    if fight.way:
        act(story, fight.way)
    return bool(fight.way)


def _defends_on(story: Story) -> bool:
    fight = story.state.fight
    assert fight is not None
    if fight.rival_way:
        react(story, fight.rival_way)
    return bool(fight.rival_way)


def _looks_up(story: Story) -> bool:
    looking = story.state.frames[-1]
    assert isinstance(looking, Looking)
    if looking.left and lookable(story.state, looking.done):
        return False
    pop(story)
    return True


def _wakes(story: Story) -> bool:
    """Freed by a spell the henchman sets forth; after any other spell it just sits out."""
    if not story.lord.sits_out:
        _set_forth(story)
    elif story.state.turn.played:
        sit_out(story)
    else:
        return False
    return True


def _leaves_off(story: Story) -> bool:
    if activities(story.state):
        return False
    go(story, LordPhase())
    return True


def _turns_in(story: Story) -> bool:
    """What is owed is drawn first: who dies at night must not draw for a hand they have lost."""
    if not story.state.turn.played or story.state.owed:
        return False
    nightfall(story)
    return True


def _hands_over(story: Story) -> bool:
    """When nobody has to draw any more, it is the next lord's turn."""
    if story.state.owed:
        return False
    _next_turn(story)
    return True


# What may go on without an answer; each says whether it did.
_BY_ITSELF: dict[type[Frame], Callable[[Story], bool]] = {
    Fighting: _fights_on,
    Defending: _defends_on,
    Looking: _looks_up,
    Resting: _wakes,
    Activity: _leaves_off,
    LordPhase: _turns_in,
    Night: _hands_over,
}


def nightfall(story: Story) -> None:
    """Poison first, then the hand is filled up."""
    seat, lord = story.seat, story.lord
    go(story, Night())
    if not story.state.turn.searched:
        set_lord(story, seat, replace(lord, days=0, searched=-1))
    if lord.poisoned:
        set_lord(story, seat, replace(story.lord, life=lord.life - 1))
        story.tell(PoisonWorked(seat, lord.life, lord.life - 1))
        if lord.life == 1:
            die(story, seat, "poison")
    refill(story, seat)


def _next_turn(story: Story) -> None:
    state = story.state
    following = round_table(state)[1]
    lords = len(state.lords)
    if following == state.first and state.round >= limit(state.options, lords):
        end(story, "limit")
    else:
        begin_turn(story, following)


def end(story: Story, reason: str) -> None:
    go(story, Over(reason))
    story.tell(Ended(reason))
