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
from bot.games.schatzjagd.events_fight import Died, HandLost, Looted, Returned
from bot.games.schatzjagd.model import Lord, Night
from bot.games.schatzjagd.rules.story import Story, discard, go, hold, lay, owe, set_lord


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


def die(story: Story, seat: Seat, cause: str, killer: Seat | None = None) -> None:
    """Life has fallen to 0. The active lord's turn ends with their henchman."""
    lord = story.state.lords[seat]
    story.tell(Died(seat, NAMES[lord.field], cause))
    _lose_hand(story, seat)
    if killer is not None:
        _loot(story, killer, seat, lord)
    elif lord.treasures:
        lay(story, lord.field, lord.treasures)
    set_lord(story, seat, fresh(replace(story.state.lords[seat], treasures=b"")))
    story.tell(Returned(seat, NAMES[CASTLES[lord.castle]]))
    owe(story, seat, HAND)
    if seat == story.seat:
        go(story, Night())


def _lose_hand(story: Story, seat: Seat) -> None:
    """All cards but treasures go to the discard pile, for all to see."""
    lord = story.state.lords[seat]
    if lord.cards:
        story.tell(HandLost(seat, tuple(CARDS[card].key for card in lord.cards)))
        discard(story, lord.cards)
        set_lord(story, seat, replace(lord, cards=b""))
        story.reveals = True


def _loot(story: Story, killer: Seat, seat: Seat, victim: Lord) -> None:
    winner = story.state.lords[killer]
    money = min(TOP, winner.money + victim.money)
    set_lord(story, killer, replace(winner, money=money))
    story.tell(Looted(killer, seat, len(victim.treasures), victim.money))
    hold(story, killer, victim.treasures)
