"""What all see, what one seat sees besides, and what standing orders may test.

Everything here is by name or by the rulebook's number; painters need no other file of the game.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.contract import Path, Seat, Value
from bot.games.emerald.board import (
    WIDTH,
    active_seat,
    arrival,
    colours_of,
    gems_of,
    in_play,
    stacks,
    treasures_left,
    treasures_of,
)
from bot.games.emerald.content import (
    BONUS,
    CAVE,
    COLOURS,
    DIE,
    GEM,
    KINDS,
    PLACES,
    TREASURE,
    place_name,
)
from bot.games.emerald.model import Moved, Options, Over, Ransom, State
from bot.games.emerald.picks import MOVE
from bot.games.emerald.rules.asks import asks, moment
from bot.games.emerald.rules.dragon import walk
from bot.games.emerald.rules.score import Score, most_gems, outcome, scores

FACE_DOWN = 0


class Place(Value, frozen=True):
    """A start place or a field, and the knights on it: a colour for each, in colour order."""

    name: str  # T1 … T5, 1 … 15
    knights: tuple[str, ...]


class Stack(Value, frozen=True):
    """The two stacks beside a field of the cave; of each the open card, and how many below."""

    field: int
    gem: str | None
    gems_below: int
    gold: int | None
    gold_below: int


class Knight(Value, frozen=True):
    """One certain knight: the marked one, or the caught one."""

    colour: str
    place: str


class Trip(Value, frozen=True):
    """One knight's move."""

    colour: str
    origin: str
    target: str  # a place, or "chamber"


class Final(Value, frozen=True):
    """What is opened when the game is over."""

    place: int
    total: int
    score: Score  # in its parts
    hand: tuple[int, ...]
    bonus_kinds: tuple[str, ...]  # whose bonus card was won at the end


class Player(Value, frozen=True):
    """What lies open in front of one seat."""

    seat: Seat
    colours: tuple[str, ...]
    gold: int  # the number of cards
    gems: tuple[int, ...]  # by kind
    treasures: int  # as many as knights in the chamber
    has_bonus_four: bool
    in_play: int  # active knights
    nest: int  # lost knights
    ransoms: tuple[int, ...]  # paid so far, in order; a card laid face down is 0
    open_points: int  # treasures, gems, bonus_four: never gold
    final: Final | None


class Public(Value, frozen=True):
    options: Options
    round: int  # counted from 1
    turn: int  # counted from 1
    first: Seat
    active: Seat
    asked: Seat | None  # who must decide, and what; nobody when the game is over
    question: str | None
    places: tuple[Place, ...]  # T1 … T5, 1 … 15
    marked: Knight | None  # the knight moved first in this turn
    caught: Knight | None  # while its owner may buy it free
    chamber: tuple[str, ...]  # the colours on C1, C2, …
    nest: tuple[str, ...]  # colours in the order of their loss
    treasures_left: int
    stacks: tuple[Stack, ...]  # beside the fields 7 … 15
    bar: int  # its first field of four
    dragon: int
    facing: int  # +1 towards the chamber, -1 towards the exit
    walk: tuple[int, ...]  # her last walk with the field she left; empty before the first
    roll: int | None  # of that walk
    trips: tuple[Trip, ...]  # the moves of this turn, or else of the turn before
    players: tuple[Player, ...]
    over: str | None  # the reason: treasures or knights


class Own(Value, frozen=True):
    hand: tuple[int, ...]  # gold, sorted
    ransoms: tuple[int, ...]  # gold paid so far, in order


def public(state: State) -> Public:
    (ask,) = asks(state) or (None,)
    now = moment(state)
    caught = state.situation.colour if isinstance(state.situation, Ransom) else None
    return Public(
        options=state.options,
        round=now.round + 1,
        turn=now.turn + 1,
        first=state.first,
        active=active_seat(state),
        asked=ask.seat if ask else None,
        question=ask.about if ask else None,
        places=tuple(map(_place, PLACES, _rows(state.knights))),
        marked=None if state.marked is None else _knight(state.moves[0].colour, state.marked),
        caught=None if caught is None else Knight(COLOURS[caught], str(state.dragon)),
        chamber=tuple(COLOURS[colour] for colour in state.chamber),
        nest=tuple(COLOURS[colour] for colour in state.nest),
        treasures_left=treasures_left(state),
        stacks=tuple(map(_stack, CAVE, stacks(state.gems), stacks(state.gold))),
        bar=state.bar,
        dragon=state.dragon,
        facing=state.facing,
        walk=state.walk,
        roll=len(state.walk) - 1 if state.walk else None,
        trips=tuple(map(_trip, state.moves or state.before)),
        players=_players(state),
        over=state.situation.reason if isinstance(state.situation, Over) else None,
    )


def _rows(knights: bytes) -> list[bytes]:
    return [knights[at : at + WIDTH] for at in range(0, len(knights), WIDTH)]


def _place(name: str, row: bytes) -> Place:
    return Place(name, tuple(c for c, n in zip(COLOURS, row, strict=True) for _ in range(n)))


def _knight(colour: int, place: int) -> Knight:
    return Knight(COLOURS[colour], place_name(place))


def _stack(field: int, gems: bytes, gold: bytes) -> Stack:
    return Stack(
        field,
        KINDS[gems[0]] if gems else None,
        max(0, len(gems) - 1),
        gold[0] if gold else None,
        max(0, len(gold) - 1),
    )


def _trip(moved: Moved) -> Trip:
    return Trip(COLOURS[moved.colour], place_name(moved.origin), place_name(moved.target))


def _players(state: State) -> tuple[Player, ...]:
    finals = _finals(state) or (None,) * len(state.hands)
    return tuple(_player(state, Seat(seat), final) for seat, final in enumerate(finals))


def _player(state: State, seat: Seat, final: Final | None) -> Player:
    treasures, gems = treasures_of(state, seat), tuple(gems_of(state, seat))
    colours = colours_of(state, seat)
    bonus_four = state.bonus_four == seat
    are_hidden = state.options.ransom_cards == "secret" and final is None
    paid = tuple(state.ransoms[seat])
    return Player(
        seat=seat,
        colours=tuple(COLOURS[colour] for colour in colours),
        gold=len(state.hands[seat]),
        gems=gems,
        treasures=treasures,
        has_bonus_four=bonus_four,
        in_play=in_play(state, seat),
        nest=sum(state.nest.count(colour) for colour in colours),
        ransoms=(FACE_DOWN,) * len(paid) if are_hidden else paid,
        open_points=TREASURE * treasures + GEM * sum(gems) + BONUS * bonus_four,
        final=final,
    )


def _finals(state: State) -> tuple[Final, ...]:
    result = outcome(state)
    if result is None:
        return ()
    leaders = [most_gems(state, kind) for kind in range(len(KINDS))]
    return tuple(
        Final(
            place=result.places[seat],
            total=score.total,
            score=score,
            hand=tuple(state.hands[seat]),
            bonus_kinds=tuple(KINDS[k] for k, leader in enumerate(leaders) if leader == seat),
        )
        for seat, score in enumerate(scores(state))
    )


def stops(view: Public) -> Mapping[int, int]:
    """The fields where the dragon would stop if she were woken now, and for how many rolls."""
    ends = [walk(view.bar, view.dragon, view.facing, roll)[0][-1] for roll in DIE]
    return {field: ends.count(field) for field in sorted(set(ends))}


def ahead(view: Public, path: Path) -> Public:
    """The board as it is once the moves of a half-made answer are done; they reveal nothing."""
    for pick in MOVE.among(path):
        view = _walked(view, *MOVE[pick])
    return view


def _walked(view: Public, colour: str, origin: int) -> Public:
    places = [list(place.knights) for place in view.places]
    target = arrival(view.options.length, origin, len(places[origin]))
    places[origin].remove(colour)
    if target < len(places):
        places[target] = sorted([*places[target], colour], key=COLOURS.index)
    trip = Trip(colour, PLACES[origin], place_name(target))
    is_first = view.question == "first_move"
    return replace(
        view,
        places=tuple(map(Place, PLACES, map(tuple, places))),
        marked=Knight(colour, trip.target) if is_first else view.marked,
        trips=(trip,) if is_first else (*view.trips, trip),
        question="second_move",
    )


def own(state: State, seat: Seat) -> Own:
    return Own(tuple(state.hands[seat]), tuple(state.ransoms[seat]))


def facts(view: Public, own: Own, seat: Seat) -> Mapping[str, int | str]:
    """`knights` and `cheapest` decide about a ransom; the rest is for the questions' wording."""
    here: dict[str, int | str] = {
        "knights": view.players[seat].in_play,
        "cheapest": own.hand[0] if own.hand else 0,
        "second_move": view.options.second_move,
    }
    match view.question:
        case "victim" | "ransom":
            here["field"] = view.dragon
    return here
