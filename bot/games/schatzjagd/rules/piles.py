"""Drawing, reshuffling, maps that have become useless, and Grandlin's Katharsis."""

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Seat
from bot.games.schatzjagd.actions import (
    Remove,
)
from bot.games.schatzjagd.board import slotted
from bot.games.schatzjagd.content import CARDS, HAND, MAPS, NAMES
from bot.games.schatzjagd.events import (
    Drew,
    KatharsisCame,
    MapsGone,
    Removed,
    Reshuffled,
    Spared,
    YouDrew,
)
from bot.games.schatzjagd.model import (
    Katharsis,
    State,
)
from bot.games.schatzjagd.rules.story import (
    Course,
    discard,
    owe,
    pop,
    push,
    set_lord,
    show,
    tell,
    unslot,
    whisper,
)

ROUNDS_OF_KATHARSIS = 3


def settle_draws(course: Course) -> None:
    """Every lord draws what they are owed, unless Katharsis must come first."""
    while course.state.owed:
        if course.state.draw:
            _draw(course)
        elif course.state.options.katharsis == "yes" and slotted(course.state):
            tell(course, KatharsisCame())
            push(course, Katharsis(bytes(round_table(course.state) * ROUNDS_OF_KATHARSIS)))
            return
        else:
            reshuffle(course)


def _draw(course: Course) -> None:
    """The first lord in the queue draws, as far as the pile goes."""
    state = course.state
    (seat, number), *rest = state.owed
    drawn, missing = state.draw[:number], number - len(state.draw)
    lord = state.lords[seat]
    set_lord(course, seat, replace(lord, cards=lord.cards + drawn))
    owed = ((seat, missing), *rest) if missing > 0 else tuple(rest)
    course.state = replace(course.state, draw=state.draw[number:], owed=owed)
    if drawn:
        tell(course, Drew(seat, len(drawn)))
        whisper(course, seat, YouDrew(tuple(CARDS[card].key for card in drawn)))
    maps = retire_maps(course, seat)
    if maps:  # replaced at once, before anybody else draws
        course.state = replace(course.state, owed=((seat, maps), *course.state.owed))


def exchange_maps(course: Course, seats: tuple[Seat, ...]) -> None:
    """These lords, in this order, exchange maps that have become useless."""
    for seat in seats:
        owe(course, seat, retire_maps(course, seat))


def retire_maps(course: Course, seat: Seat) -> int:
    """Once nothing is left to dig up, maps leave the game; how many this lord had."""
    lord = course.state.lords[seat]
    maps = bytes(card for card in lord.cards if card in MAPS)
    if course.state.hoard or not maps:
        return 0
    set_lord(course, seat, replace(lord, cards=bytes(c for c in lord.cards if c not in MAPS)))
    course.state = replace(course.state, out=course.state.out + maps)
    course.reveals = True
    tell(course, MapsGone(seat, tuple(CARDS[card].key for card in maps)))
    return len(maps)


def reshuffle(course: Course) -> None:
    """The discard pile becomes the draw pile; if that is empty too, no draw is left."""
    state = course.state
    if not state.discard:
        course.state = replace(state, owed=())
        return
    fresh, rng = shuffled(tuple(state.discard), state.rng, "reshuffle")
    course.state = replace(state, draw=bytes(fresh), discard=b"", rng=rng)
    course.reveals = True
    tell(course, Reshuffled(len(fresh)))


def purge(course: Course, seat: Seat, remove: Remove) -> None:
    """One lord's answer in Katharsis."""
    if remove.field is None:
        tell(course, Spared(seat))
    else:
        show(course, remove.field)
        card = unslot(course, remove.field)
        discard(course, bytes((card,)))
        tell(course, Removed(seat, NAMES[remove.field], CARDS[card].key))
    katharsis = course.state.frames[-1]
    assert isinstance(katharsis, Katharsis)
    pop(course)
    if len(katharsis.seats) > 1 and slotted(course.state):
        push(course, Katharsis(katharsis.seats[1:]))
    else:
        reshuffle(course)


def refill(course: Course, seat: Seat) -> None:
    """Up to four cards in the hand, treasures and cards already owed included."""
    lord = course.state.lords[seat]
    waiting = sum(number for other, number in course.state.owed if other == seat)
    owe(course, seat, HAND - len(lord.cards) - len(lord.treasures) - waiting)


def round_table(state: State) -> tuple[Seat, ...]:
    """All lords, clockwise from the active one."""
    place = state.order.index(state.turn.seat)
    return state.order[place:] + state.order[:place]
