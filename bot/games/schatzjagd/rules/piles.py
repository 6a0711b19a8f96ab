"""Drawing, reshuffling, maps that have become useless, and Grandlin's Katharsis."""

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Seat
from bot.games.schatzjagd.actions import Remove
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
from bot.games.schatzjagd.model import Katharsis, State
from bot.games.schatzjagd.rules.story import Story, discard, owe, pop, push, set_lord, tell, unslot

ROUNDS_OF_KATHARSIS = 3


def settle_draws(story: Story) -> None:
    """Every lord draws what they are owed, unless Katharsis must come first."""
    while story.state.owed:
        if story.state.draw:
            _draw(story)
        elif story.state.options.katharsis == "yes" and slotted(story.state):
            story.tell(KatharsisCame())
            push(story, Katharsis(bytes(round_table(story.state) * ROUNDS_OF_KATHARSIS)))
            return
        else:
            reshuffle(story)


def _draw(story: Story) -> None:
    """The first lord in the queue draws, as far as the pile goes."""
    state = story.state
    (seat, number), *rest = state.owed
    drawn, missing = state.draw[:number], number - len(state.draw)
    lord = state.lords[seat]
    set_lord(story, seat, replace(lord, cards=lord.cards + drawn))
    owed = ((seat, missing), *rest) if missing > 0 else tuple(rest)
    story.state = replace(story.state, draw=state.draw[number:], owed=owed)
    if drawn:
        story.tell(Drew(seat, len(drawn)))
        story.whisper(seat, YouDrew(tuple(CARDS[card].key for card in drawn)))
    maps = retire_maps(story, seat)
    if maps:  # replaced at once, before anybody else draws
        story.state = replace(story.state, owed=((seat, maps), *story.state.owed))


def exchange_maps(story: Story, seats: tuple[Seat, ...]) -> None:
    """These lords, in this order, exchange maps that have become useless."""
    for seat in seats:
        owe(story, seat, retire_maps(story, seat))


def retire_maps(story: Story, seat: Seat) -> int:
    """Once nothing is left to dig up, maps leave the game; how many this lord had."""
    lord = story.state.lords[seat]
    maps = bytes(card for card in lord.cards if card in MAPS)
    if story.state.hoard or not maps:
        return 0
    set_lord(story, seat, replace(lord, cards=bytes(c for c in lord.cards if c not in MAPS)))
    story.state = replace(story.state, out=story.state.out + maps)
    story.reveals = True
    story.tell(MapsGone(seat, tuple(CARDS[card].key for card in maps)))
    return len(maps)


def reshuffle(story: Story) -> None:
    """The discard pile becomes the draw pile; if that is empty too, no draw is left."""
    state = story.state
    if not state.discard:
        story.state = replace(state, owed=())
        return
    fresh, rng = shuffled(tuple(state.discard), state.rng, "reshuffle")
    story.state = replace(state, draw=bytes(fresh), discard=b"", rng=rng)
    story.reveals = True
    story.tell(Reshuffled(len(fresh)))


def purge(story: Story, seat: Seat, remove: Remove) -> None:
    """One lord's answer in Katharsis."""
    if remove.field is None:
        story.tell(Spared(seat))
    else:
        tell(story, remove.field)
        card = unslot(story, remove.field)
        discard(story, bytes((card,)))
        story.tell(Removed(seat, NAMES[remove.field], CARDS[card].key))
    katharsis = story.state.frames[-1]
    assert isinstance(katharsis, Katharsis)
    pop(story)
    if len(katharsis.seats) > 1 and slotted(story.state):
        push(story, Katharsis(katharsis.seats[1:]))
    else:
        reshuffle(story)


def refill(story: Story, seat: Seat) -> None:
    """Up to four cards in the hand, treasures and cards already owed included."""
    lord = story.state.lords[seat]
    waiting = sum(number for other, number in story.state.owed if other == seat)
    owe(story, seat, HAND - len(lord.cards) - len(lord.treasures) - waiting)


def round_table(state: State) -> tuple[Seat, ...]:
    """All lords, clockwise from the active one."""
    place = state.order.index(state.turn.seat)
    return state.order[place:] + state.order[:place]
