"""Positions of Schatzjagd in few words, and how tests play on from them.

Lords are named by castle: with four (and three) of them the seats are yellow, green, blue, red;
with two, seat 0 is yellow and seat 1 is blue. Card and field names are those of the rules.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games import registry
from bot.games.contract import Menu, Path, Refused, Rng, Seat, Step, resolve_path
from bot.games.schatzjagd.actions import Series
from bot.games.schatzjagd.content import (
    ASSIGNED,
    CARD,
    CARDS,
    FIELD,
    HOARD,
    NAMES,
    PACK,
    SIDE,
    TREASURES,
)
from bot.games.schatzjagd.events import Event, Note
from bot.games.schatzjagd.model import OPEN, Frame, Journey, Lord, Options, State, Turn
from bot.games.schatzjagd.rules.death import fresh
from bot.games.schatzjagd.rules.series import stand

GAME = registry.SCHATZJAGD.game
Told = Step[State, Event, Note]
E = TypeVar("E")

YELLOW, GREEN, BLUE, RED = map(Seat, range(4))
PLAIN = Options()
Spec = Mapping[str, Any]


def position(
    *specs: Spec,
    lords: int = 4,
    active: Seat = YELLOW,
    frame: Frame = Journey(3),  # noqa: B008  # a value
    began: str | None = None,
    slots: str = "",
    known: str = "",
    loose: Mapping[str, str] | None = None,
    draw: str = "",
    discard: str = "",
    pile: int | None = None,
    hoard: int | None = None,
    dice: str = "",
    options: Options = PLAIN,
    round: int = 1,
    turn: Spec | None = None,
) -> State:
    """The active lord is asked, by default for a journey of three steps.

    `specs` describe the lords by seat: field, cards, treasures, vault and values. Slots are
    written "C4:troll D7:knife" and belong to the last lord; those named in `known` are open to
    all. What is named nowhere is in the draw pile, below `draw`; with `pile` only so many cards
    are, the others are discarded too. `hoard` leaves only so many treasures in their pile, the
    others lie in the city, where they hinder nobody.
    `dice` is what will be rolled: "journey 4 blow 3 2".
    """
    pack, chests = list(PACK), list(HOARD)
    seats = tuple(_lord(spec, seat, lords, pack, chests) for seat, spec in _padded(specs, lords))
    named = _slots(slots, pack)
    lying = tuple(sorted((FIELD[f], _kinds(t, chests)) for f, t in (loose or {}).items()))
    top, thrown = _cards(draw, pack), _cards(discard, pack)
    rest = bytes(pack)
    if pile is not None:
        rest, spare = rest[: pile - len(top)], rest[pile - len(top) :]
        thrown += spare
    if hoard is not None:
        lying = tuple(sorted((*lying, (FIELD["E5"], bytes(chests[hoard:])))))
        chests = chests[:hoard]
    state = State(
        rng=rng_giving(dice),
        options=options,
        lords=seats,
        draw=top + rest,
        hoard=bytes(chests),
        frames=(frame,),
        slots=_board(named),
        slotters=_board(dict.fromkeys(named, lords)),
        seen=_board({f: (1 << lords - 1) | (NAMES[f] in known.split()) * OPEN for f in named}),
        loose=lying,
        discard=thrown,
        order=tuple(map(Seat, range(lords))),
        first=active,
        round=round,
        turns=1,
        turn=Turn(active, FIELD[began] if began else seats[active].field, **(turn or {})),
    )
    assert GAME.invariant_errors(state) == ()
    return state


def _padded(specs: tuple[Spec, ...], lords: int) -> list[tuple[int, Spec]]:
    return [(seat, specs[seat] if seat < len(specs) else {}) for seat in range(lords)]


def _lord(spec: Spec, seat: int, lords: int, pack: list[int], chests: list[int]) -> Lord:
    lord = fresh(Lord(castle=ASSIGNED[lords][seat]))
    values = dict(spec)
    if "field" in values:
        values["field"] = FIELD[values["field"]]
    values["cards"] = _cards(values.get("cards", ""), pack)
    for place in ("treasures", "vault"):
        values[place] = _kinds(values.get(place, ""), chests)
    return replace(lord, **values)


def _cards(text: str, pack: list[int]) -> bytes:
    cards = bytes(CARD[key] for key in text.split())
    for card in cards:
        pack.remove(card)
    return cards


def _kinds(text: str, chests: list[int]) -> bytes:
    kinds = bytes(TREASURES.index(name) for name in text.split())
    for kind in kinds:
        chests.remove(kind)
    return kinds


def _slots(text: str, pack: list[int]) -> dict[int, int]:
    found = {}
    for word in text.split():
        field, key = word.split(":")
        (found[FIELD[field]],) = _cards(key, pack)
    return found


def _board(filled: Mapping[int, int]) -> bytes:
    return bytes(filled.get(field, 0) for field in range(len(NAMES)))


@cache
def rng_giving(dice: str) -> Rng:
    """A generator whose next dice are these; each purpose holds until the next one is named."""
    wanted: list[tuple[str, int]] = []
    purpose = ""
    for word in dice.split():
        if word.isdigit():
            wanted.append((purpose, int(word)))
        else:
            purpose = word
    return next(rng for rng in _seeds() if _gives(rng, wanted))


def _seeds() -> Iterator[Rng]:
    return (Rng(number.to_bytes(8, "big")) for number in count())


def _gives(rng: Rng, wanted: list[tuple[str, int]]) -> bool:
    for purpose, face in wanted:
        rolled, rng = rng.below(6, purpose)
        if rolled + 1 != face:
            return False
    return True


# Playing on


def asked(state: State) -> tuple[Seat, str]:
    (ask,) = GAME.asks(state)
    return ask.seat, ask.about


def way(state: State, text: str) -> Path:
    """The path in words; the row of a field is put in where the menu wants it."""
    seat, _ = asked(state)
    path: Path = ()
    for pick in text.split("."):
        menu = GAME.choices(state, seat, path)
        if pick in FIELD and isinstance(menu, Menu) and pick not in menu.picks:
            row = str(FIELD[pick] // SIDE + 1)
            path = (*path, row) if row in menu.picks else path
        path = (*path, pick)
    return path


def do(state: State, text: str, *more: str) -> Told:
    """Plays the answers of whoever is asked; the step of the last one.

    Where an answer goes on, its first part is played alone: there a table of release 1.0.0 may
    stand, and the rules of each part hold wherever it is asked.
    """
    seat, path = asked(state)[0], way(state, text)
    found = resolve_path(GAME, state, seat, path)
    step = GAME.apply(
        state, seat, Series(stand(state, path).parts) if isinstance(found, Menu) else found
    )
    assert GAME.invariant_errors(step.state) == ()
    return do(step.state, *more) if more else step


def refusal(state: State, text: str) -> str:
    """Why an answer is refused; empty if it is offered."""
    try:
        resolve_path(GAME, state, asked(state)[0], way(state, text))
    except Refused as refused:
        return str(refused)
    return ""


def offers(state: State, text: str = "") -> list[str]:
    """All picks at this point, with the fields of all rows instead of the rows."""
    seat, _ = asked(state)
    path = tuple(text.split(".")) if text else ()
    menu = GAME.choices(state, seat, path)
    assert isinstance(menu, Menu)
    found: list[str] = []
    for pick in menu.picks:
        inner = GAME.choices(state, seat, (*path, pick)) if pick.isdigit() else None
        found += inner.picks if isinstance(inner, Menu) and menu.about != "use_special" else (pick,)
    return list(dict.fromkeys(found))


def told(step: Told, kind: type[E]) -> list[E]:
    """The news of one class."""
    return [event for event in step.news if isinstance(event, kind)]


# Looking


def lord(state: State, seat: Seat) -> Lord:
    return state.lords[seat]


def where(state: State, seat: Seat) -> str:
    return NAMES[state.lords[seat].field]


def hand(state: State, seat: Seat) -> list[str]:
    return keys(state.lords[seat].cards)


def keys(cards: bytes) -> list[str]:
    return [CARDS[card].key for card in cards]


def slot_at(state: State, field: str) -> str:
    """The slotted card, empty for none."""
    return CARDS[state.slots[FIELD[field]]].key


def loose_at(state: State, field: str) -> int:
    return len(dict(state.loose).get(FIELD[field], b""))


def values(state: State, seat: Seat) -> tuple[int, int, int, int]:
    """Life, money, strength, weapons."""
    own = state.lords[seat]
    return own.life, own.money, own.strength, own.weapons
