"""What all see and what one lord sees besides, as painters, words and computers get it.

Fields, cards, shops and treasures go by name; painters need no other file of the game.
"""

from msgspec.structs import replace

from bot.games.contract import Path, Seat, Value
from bot.games.schatzjagd.content import CURE, EARNED, FIELD, HEALED, TOP, TRAINING
from bot.games.schatzjagd.model import Blow, Options
from bot.games.schatzjagd.picks import DEAL


class Figure(Value, frozen=True):
    """A lord, their castle and their henchman with its four tracks."""

    seat: Seat
    colour: str  # empty while the castle is not chosen
    castle: str
    field: str
    life: int
    money: int
    strength: int
    weapons: int
    poisoned: bool
    sits_out: bool
    cards: int  # play cards in the hand
    carried: int  # treasures in the hand
    secured: int  # treasures in the vault
    days: int  # of searching a vault, in a row
    carried_kinds: tuple[str, ...]  # both open only when the game is over
    secured_kinds: tuple[str, ...]


class SeenSlot(Value, frozen=True):
    """A slotted card: its back, or its face if all have seen it."""

    field: str
    slotter: Seat | None
    card: str | None


class Chest(Value, frozen=True):
    """Loose or guarded treasures."""

    field: str
    number: int


class Shop(Value, frozen=True):
    field: str
    name: str


class Bout(Value, frozen=True):
    """The fight of this turn. `ending` is empty while it goes on."""

    field: str
    seat: Seat
    rival: Seat | None
    monster: str | None
    strength: int  # combat strength of both, as it is now
    rival_strength: int
    life: int
    rival_life: int
    frenzy: int
    way: str  # what holds for the rest of the fight, if anything does
    rival_way: str
    blows: tuple[Blow, ...]
    ending: str


class Change(Value, frozen=True):
    """A value of a henchman: one of the four tracks, `poisoned` or `sits_out`."""

    value: str
    before: int
    after: int


class SeenFind(Value, frozen=True):
    """The card the active henchman has turned over in this turn, and what it changed."""

    field: str
    card: str
    changes: tuple[Change, ...]


class Trip(Value, frozen=True):
    seat: Seat
    origin: str
    field: str


class Public(Value, frozen=True):
    options: Options
    condition: str  # count, same, different
    needed: int
    limit: int
    round: int
    turn: int
    first: Seat | None
    active: Seat
    asked: Seat | None
    question: str | None
    order: tuple[Seat, ...]  # clockwise
    figures: tuple[Figure, ...]  # by seat
    slots: tuple[SeenSlot, ...]  # in canonical order of the fields
    chests: tuple[Chest, ...]
    shops: tuple[Shop, ...]
    draw: int
    hoard: int
    discard: tuple[str, ...]
    out: tuple[str, ...]
    steps: int | None  # of the journey to be decided
    gate: bool  # the active henchman may enter the city
    played: bool  # the active lord has played their card
    fled: bool
    sitting: bool
    special: str | None  # the one to be decided on
    area: str | None  # to be landed in
    looks: int  # left
    bout: Bout | None
    find: SeenFind | None
    trip: Trip | None  # the last one
    over: str | None
    places: tuple[int, ...]


class Own(Value, frozen=True):
    hand: tuple[str, ...]  # the card held longest first
    treasures: tuple[str, ...]
    vault: tuple[str, ...]
    remembered: tuple[SeenSlot, ...]  # own and looked-at cards; only with memory=full


def ahead(view: Public, seat: Seat, path: Path) -> Public:
    """The board as it is once the parts of a half-made answer are done; they reveal nothing."""
    for pick in path:
        if pick == "slot":  # what follows says which card and where
            return replace(view, question="lord")
        view = _after(view, seat, pick)
    return view


def _after(view: Public, seat: Seat, pick: str) -> Public:
    """A pick that completes no part, such as a row, changes nothing."""
    me = view.figures[seat]
    changed = _moved(me, pick) if pick in FIELD else _dealt(me, *DEAL.get(pick, (pick, 0)))
    if changed is None:
        return view
    return replace(
        view,
        figures=(*view.figures[:seat], changed, *view.figures[seat + 1 :]),
        trip=Trip(seat, me.field, pick) if pick in FIELD else view.trip,
        find=None if pick in FIELD else view.find,
        sitting=view.sitting or pick == "rest",
        steps=None,
        area=None,
        question=None,
    )


def _moved(me: Figure, field: str) -> Figure:
    return replace(me, field=field)


def _dealt(me: Figure, sort: str, number: int) -> Figure | None:
    life = min(TOP, me.life + HEALED * number)
    match sort:
        case "inn":
            return replace(me, money=min(TOP, me.money + EARNED))
        case "school":
            return replace(me, money=me.money - TRAINING, strength=me.strength + 1)
        case "smith":
            return replace(me, money=me.money - number, weapons=me.weapons + number)
        case "heal":
            return replace(me, money=me.money - number, life=life)
        case "cure":
            return replace(me, money=me.money - CURE - number, life=life, poisoned=False)
        case "rest":
            return replace(me, sits_out=False)
        case _:
            return me if sort == "done" else None
