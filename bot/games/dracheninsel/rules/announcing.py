"""Announcing a deed: the cards it costs, and what all are told about it at once."""

from bot.games.contract import Seat
from bot.games.dracheninsel.content import (
    BETRAYAL_SNEAK,
    COLOURS,
    CURSE,
    FLIGHT,
    JOURNEY,
    KINDS,
    PATROL,
    PLACES,
    TERRAINS,
    shows,
)
from bot.games.dracheninsel.events import Announced, CardPlayed, Story
from bot.games.dracheninsel.model import (
    Begin,
    Board,
    Curse,
    Deed,
    Fear,
    Journey,
    Move,
    Patrol,
    Sneak,
    State,
    Swap,
)
from bot.games.dracheninsel.rules.cards import lay
from bot.games.dracheninsel.rules.deeds import marks
from bot.games.dracheninsel.rules.movement import carriers


def pay(state: State, seat: Seat, deed: Deed, story: Story) -> State:
    """All cards of the deed leave the hand and lie open; a played card never returns."""
    for card, use in costs(state.board, deed):
        story.tell(CardPlayed(seat, KINDS[card], use))
        story.reveals = True
        state = lay(state, seat, card, use)
    return state


def costs(board: Board, deed: Deed) -> tuple[tuple[int, str], ...]:
    """The cards played for a deed, each with what it is used as."""
    match deed:
        case Move(_, _, target, over, paid):
            flown = () if over is None else ((FLIGHT, "daring_flight"),)
            if paid is None:
                return flown
            return (*flown, (paid, _terrain_use(paid, board.tiles[target])))
        case Journey(paid, terrain):
            return (JOURNEY, "long_journey"), (paid, _terrain_use(paid, terrain))
        case Swap(card):
            return ((card, KINDS[card]),)
        case Patrol():
            return ((PATROL, "dragon_patrol"),)
        case Fear(card):
            return ((card, "fear"),)
        case Sneak():
            return ((BETRAYAL_SNEAK, "sneak_attack"),)
        case Curse():
            return ((CURSE, "evil_curse"),)
        case Begin():
            return ()


def _terrain_use(card: int, terrain: int) -> str:
    """A card that shows the terrain itself counts as used for it, never as a joker."""
    return TERRAINS[terrain] if shows(card, terrain) else "joker"


def announcement(board: Board, values: tuple[int, ...], seat: Seat, deed: Deed) -> Announced:
    """With all that was chosen, and the treasure that its hunter gives up for it."""
    kind = marks(board, deed)[0]
    match deed:
        case Move(hunter, _, target, over, _, victim):
            flown = "none" if over is None else PLACES[over]
            robbed = "" if victim is None else COLOURS[victim]
            lost = given_up(board, values, hunter)
            return Announced(seat, kind, COLOURS[hunter], PLACES[target], flown, robbed, lost=lost)
        case Journey(_, terrain):
            return Announced(seat, kind, terrain=TERRAINS[terrain])
        case Swap(_, first, second):
            return Announced(seat, kind, place=PLACES[first], other=PLACES[second])
        case Patrol(origin, target):
            left = "none" if origin is None else PLACES[origin]
            return Announced(seat, kind, place=PLACES[target], other=left)
        case Fear(_, hunter):
            return Announced(seat, kind, victim=COLOURS[hunter])
        case Sneak(target):
            return Announced(seat, kind, target_seat=target)
        case Curse() | Begin():
            return Announced(seat, kind)


def given_up(board: Board, values: tuple[int, ...], hunter: int) -> int:
    """The value of the treasure that is lost for good if this hunter moves; 0 if none is."""
    place = board.hunters[hunter]
    return values[board.treasures.index(place)] if len(carriers(board, place)) == 1 else 0
