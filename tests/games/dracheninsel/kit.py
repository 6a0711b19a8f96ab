"""Positions of Die Dracheninsel in few words, and how tests play on from them.

Players are named by a colour of theirs, moves by the notation of the log: "green step.D5.water".
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from bot.games import registry
from bot.games.contract import CLOSE, TABLE, Menu, Path, Refused, Rng, Seat, Step, play
from bot.games.dracheninsel.content import COLOURS, DECK, HAND, KIND, PLACE, PLACES, VALUES
from bot.games.dracheninsel.events import Event, Note
from bot.games.dracheninsel.model import CASHED, LOST, Options, State, Turn
from bot.games.kit.orders import rules_of_order
from bot.games.offers import Order

DRACHENINSEL = registry.DRACHENINSEL.game
E = TypeVar("E")
Told = Step[State, Event, Note]
STANDARD = Options()
STATUS = {"cashed": CASHED, "lost": LOST}


def fresh(seats: int, options: Options = STANDARD, first: int | None = 0, seed: int = 1) -> State:
    """A new game; seat 0 begins unless said otherwise."""
    named = None if first is None else Seat(first)
    return DRACHENINSEL.start(seats, seed.to_bytes(32, "big"), options, named).state


def island(
    active: str,
    *,
    players: int = 6,
    at: str = "",
    hands: Mapping[str, str] | None = None,
    treasures: str = "",
    dragons: str = "",
    discard: str = "",
    options: Options = STANDARD,
) -> State:
    """`at="grey D4 green D8"`, `treasures="100 E7"`: lower ones that are not named are lost.

    Hands that are not named are six single terrain cards; the rest of the deck is the pile.
    """
    state = replace(fresh(players, options), frames=(), played=())
    state = replace(state, frames=(Turn(seat_of(state, active)),))
    board = replace(
        state.board,
        hunters=_placed(state.board.hunters, at),
        treasures=_treasures(VALUES[options.length], state.board.treasures, treasures),
        dragons=bytes(PLACE[name] for name in dragons.split()),
    )
    return dealt(replace(state, board=board), hands or {}, discard)


def _placed(hunters: bytes, at: str) -> bytes:
    places, words = bytearray(hunters), at.split()
    for colour, place in zip(words[::2], words[1::2], strict=True):
        places[COLOURS.index(colour)] = PLACE[place]
    return bytes(places)


def _treasures(values: tuple[int, ...], waiting: bytes, named: str) -> bytes:
    treasures, words = bytearray(waiting), named.split()
    for value, place in zip(words[::2], words[1::2], strict=True):
        index = values.index(int(value))
        treasures[:index] = bytes(t if t < 100 else LOST for t in treasures[:index])
        treasures[index] = STATUS[place] if place in STATUS else PLACE[place]
    return bytes(treasures)


def dealt(state: State, hands: Mapping[str, str], discard: str = "") -> State:
    """These hands and this discard pile; the other hands are filled from what is left."""
    named = {seat_of(state, colour): _cards(hand) for colour, hand in hands.items()}
    thrown, left = _cards(discard), DECK
    for card in b"".join((*named.values(), thrown)):
        left = left.replace(bytes((card,)), b"", 1)
    dealt = []
    for seat in range(len(state.hands)):
        if Seat(seat) not in named:
            named[Seat(seat)], left = left[:HAND], left[HAND:]
        dealt.append(bytes(sorted(named[Seat(seat)])))
    return replace(state, hands=tuple(dealt), discard=thrown, pile=left)


def _cards(words: str) -> bytes:
    return bytes(KIND[word] for word in words.split())


def seat_of(state: State, colour: str) -> Seat:
    return TABLE if colour == "table" else Seat(state.owners[COLOURS.index(colour)])


# Playing


def path_of(words: str) -> Path:
    return tuple(words.split(".")) if words else ()


def told(state: State, move: str) -> Told:
    """One answer, `"green step.D5"` or `"close"`, and what follows."""
    if move == "close":
        return play(DRACHENINSEL, state, TABLE, CLOSE)
    colour, path = move.split()
    return play(DRACHENINSEL, state, seat_of(state, colour), path_of(path))


def after(state: State, *moves: str) -> State:
    for move in moves:
        state = told(state, move).state
    return state


def still(state: State) -> State:
    """All windows closed without another answer."""
    while is_window(state):
        state = after(state, "close")
    return state


def done(state: State, *moves: str) -> State:
    """Each move, after which nobody answers anything."""
    for move in moves:
        state = still(after(state, move))
    return state


def is_window(state: State) -> bool:
    return any(ask.seat == TABLE for ask in DRACHENINSEL.asks(state))


def refusal(state: State, move: str) -> str:
    """The code with which a move is refused; nothing else may happen."""
    colour, path = move.split()
    seat = seat_of(state, colour)
    try:
        play(DRACHENINSEL, state, seat, path_of(path))
    except Refused as refused:
        code = str(refused)
        return DRACHENINSEL.why_not(state, seat, path_of(path)) if code == "not_asked" else code
    raise AssertionError(f"{move} was accepted")


def menu(state: State, colour: str, path: str = "") -> tuple[str, ...]:
    found = DRACHENINSEL.choices(state, seat_of(state, colour), path_of(path))
    assert isinstance(found, Menu), found
    return found.picks


def asked(state: State, about: str = "") -> list[str]:
    """The colours of the players that are asked, in the order of the asks."""
    seats = [a.seat for a in DRACHENINSEL.asks(state) if a.seat != TABLE and about in ("", a.about)]
    return [COLOURS[state.owners.index(seat)] for seat in seats]


# Looking


def at(state: State, colour: str) -> str:
    return PLACES[state.board.hunters[COLOURS.index(colour)]]


def hand(state: State, colour: str) -> list[str]:
    return sorted(
        name for name, kind in KIND.items() for _ in range(_held(state, colour).count(kind))
    )


def _held(state: State, colour: str) -> bytes:
    return state.hands[seat_of(state, colour)]


def treasure(state: State, value: int) -> int | str:
    """The field of a treasure, or its status number if it is not on its way."""
    place = state.board.treasures[VALUES[state.options.length].index(value)]
    return place if place >= 100 else PLACES[place]


def active(state: State) -> str:
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    return COLOURS[state.owners.index(turn.seat)]


def events(step: Told, kind: type[E]) -> list[E]:
    return [event for event in step.news if isinstance(event, kind)]


def with_chance(state: State, wanted: Callable[[State], bool]) -> State:
    """The same position with the first chance that makes this come true."""
    for number in range(10_000):
        other = replace(state, rng=Rng(number.to_bytes(4, "big")))
        if wanted(other):
            return other
    raise AssertionError("no such chance")


# Standing orders


def answer(key: str, state: State, seat: int, *picks: int | str | None) -> Path | None:
    """What the first fitting order of an offer answers to the seat's open ask, as a whole path."""
    (offer,) = (offer for offer in DRACHENINSEL.OFFERS if offer.key == key)
    (about,) = (ask.about for ask in DRACHENINSEL.asks(state) if ask.seat == seat)
    me = Seat(seat)
    facts = DRACHENINSEL.facts(DRACHENINSEL.public(state), DRACHENINSEL.own(state, me), me)
    given = tuple(str(pick) for pick in picks if pick is not None)
    for order in rules_of_order(offer, given):
        if order.about == about and all(c.holds(facts) for c in order.when):
            return _complete(order, state, me)
    return None


def _complete(order: Order, state: State, seat: Seat) -> Path | None:
    path: Path = ()
    if order.answer is None:
        return None
    while isinstance(menu := DRACHENINSEL.choices(state, seat, path), Menu):
        pick = order.answer[len(path)] if len(path) < len(order.answer) else menu.picks[0]
        if pick not in menu.picks:
            return DRACHENINSEL.default(state, seat)
        path = (*path, pick)
    return path
