"""How a henchman dies, and how the next one takes its place."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.schatzjagd.content import (
    CARDS,
    CASTLES,
    HAND,
    LIFE,
    MONEY,
    NAMES,
    STRENGTH,
    TOP,
    WEAPONS,
)
from bot.games.schatzjagd.events_fight import (
    Died,
    HandLost,
    Looted,
    Returned,
)
from bot.games.schatzjagd.model import (
    Lord,
    Night,
)
from bot.games.schatzjagd.rules.story import Course, discard, go, hold, lay, owe, set_lord, tell


def fresh(lord: Lord) -> Lord:
    """A henchman with the starting values, in the castle of its lord."""
    return replace(
        lord,
        field=CASTLES[lord.castle],
        life=LIFE,
        money=MONEY,
        strength=STRENGTH,
        weapons=WEAPONS,
        poisoned=0,
        sits_out=0,
        days=0,
        searched=-1,
    )


def die(course: Course, seat: Seat, cause: str, killer: Seat | None = None) -> None:
    """Life has fallen to 0. The active lord's turn ends with their henchman."""
    lord = course.state.lords[seat]
    tell(course, Died(seat, NAMES[lord.field], cause))
    _lose_hand(course, seat)
    if killer is not None:
        _loot(course, killer, seat, lord)
    elif lord.treasures:
        lay(course, lord.field, lord.treasures)
    set_lord(course, seat, fresh(replace(course.state.lords[seat], treasures=b"")))
    tell(course, Returned(seat, NAMES[CASTLES[lord.castle]]))
    owe(course, seat, HAND)
    if seat == course.seat:
        go(course, Night())


def _lose_hand(course: Course, seat: Seat) -> None:
    """All cards but treasures go to the discard pile, for all to see."""
    lord = course.state.lords[seat]
    if lord.cards:
        tell(course, HandLost(seat, tuple(CARDS[card].key for card in lord.cards)))
        discard(course, lord.cards)
        set_lord(course, seat, replace(lord, cards=b""))
        course.reveals = True


def _loot(course: Course, killer: Seat, seat: Seat, victim: Lord) -> None:
    winner = course.state.lords[killer]
    money = min(TOP, winner.money + victim.money)
    set_lord(course, killer, replace(winner, money=money))
    tell(course, Looted(killer, seat, len(victim.treasures), victim.money))
    hold(course, killer, victim.treasures)
