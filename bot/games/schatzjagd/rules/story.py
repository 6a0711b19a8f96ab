"""The course of one answer: the state as it grows, and what is told on the way.

`apply` makes one, the rules work on it, and what is left becomes a step. Nothing of it outlives
the answer, and the states it passes through are values as everywhere.
"""

from msgspec.structs import replace

from bot.games.chance import rolled
from bot.games.contract import Seat, Step, Whisper
from bot.games.schatzjagd.board import put
from bot.games.schatzjagd.content import NAMES, TOP, TREASURES, Effect
from bot.games.schatzjagd.events import (
    Changed,
    Cured,
    Event,
    FreeAgain,
    MustSitOut,
    Note,
    Poisoned,
    YouGained,
)
from bot.games.schatzjagd.events_fight import (
    TreasuresLie,
)
from bot.games.schatzjagd.model import (
    OPEN,
    Fight,
    Frame,
    Lord,
    State,
    Turn,
)

Next = Step[State, Event, Note]

_FACES = (1, 2, 3, 4, 5, 6)


class Course:
    """What has followed so far."""

    __slots__ = ("_scene", "news", "reveals", "state", "whispers")

    def __init__(self, state: State) -> None:
        self.state = state
        self.news: list[Event] = []
        self.whispers: list[Whisper[Note]] = []
        self.reveals = False
        self._scene = state.turns if state.fight else 0

    @property
    def seat(self) -> Seat:
        """The active lord's."""
        return self.state.turn.seat

    @property
    def lord(self) -> Lord:
        """The active one."""
        return self.state.lords[self.state.turn.seat]

    def step(self) -> Next:
        """A turn with a fight is a scene from the step on that begins the fight."""
        scene = self.state.turns if self.state.fight else self._scene
        news, whispers = tuple(self.news), tuple(self.whispers)
        return Step(self.state, news, whispers, self.reveals, scene)


def tell(course: Course, *events: Event) -> None:
    course.news.extend(events)


def whisper(course: Course, seat: Seat, note: Note, *, is_known: bool = False) -> None:
    course.whispers.append(Whisper(seat, note, is_known))
    course.reveals = True


def roll(course: Course, purpose: str) -> int:
    die, rng = rolled(_FACES, course.state.rng, purpose)
    course.state = replace(course.state, rng=rng)
    course.reveals = True
    return die


def set_lord(course: Course, seat: Seat, lord: Lord) -> None:
    lords = course.state.lords
    course.state = replace(course.state, lords=(*lords[:seat], lord, *lords[seat + 1 :]))


def set_turn(course: Course, turn: Turn) -> None:
    course.state = replace(course.state, turn=turn)


def set_fight(course: Course, fight: Fight) -> None:
    course.state = replace(course.state, fight=fight)


def go(course: Course, *frames: Frame) -> None:
    """Only these situations are left."""
    course.state = replace(course.state, frames=frames)


def push(course: Course, frame: Frame) -> None:
    course.state = replace(course.state, frames=(*course.state.frames, frame))


def pop(course: Course) -> None:
    course.state = replace(course.state, frames=course.state.frames[:-1])


# Values


def affect(course: Course, seat: Seat, effects: tuple[Effect, ...]) -> None:
    """What a card does to a henchman. Whether it lives on is for the caller to see."""
    for effect in effects:
        before: int = getattr(course.state.lords[seat], effect.value)
        change(course, seat, effect.value, _result(before, effect))


def gain(course: Course, seat: Seat, value: str, amount: int) -> None:
    before: int = getattr(course.state.lords[seat], value)
    change(course, seat, value, before + amount)


def change(course: Course, seat: Seat, value: str, after: int) -> None:
    """Sets a value, kept within 0 and 15, and tells of it if it is another one."""
    lord = course.state.lords[seat]
    before: int = getattr(lord, value)
    after = min(TOP, max(0, after))
    if after == before:
        return
    set_lord(course, seat, replace(lord, **{value: after}))
    if value == "poisoned":
        tell(course, Poisoned(seat) if after else Cured(seat))
    elif value == "sits_out":
        tell(course, MustSitOut(seat) if after else FreeAgain(seat))
    else:
        tell(course, Changed(seat, value, before, after))


def _result(before: int, effect: Effect) -> int:
    match effect.how:
        case "+":
            return before + effect.amount
        case "-":
            return before - effect.amount
        case "/":
            return before // effect.amount
        case _:
            return effect.amount


# Cards and treasures


def discard(course: Course, cards: bytes) -> None:
    course.state = replace(course.state, discard=course.state.discard + cards)


def give_up(course: Course, card: int) -> None:
    """The active lord plays this card: it leaves the hand, and it is the only one this turn."""
    lord = course.lord
    place = lord.cards.index(card)
    left = lord.cards[:place] + lord.cards[place + 1 :]
    set_lord(course, course.seat, replace(lord, cards=left))
    set_turn(course, replace(course.state.turn, played=True))


def unslot(course: Course, field: int) -> int:
    """Takes the card out of a field."""
    state = course.state
    course.state = replace(
        state,
        slots=put(state.slots, field, 0),
        slotters=put(state.slotters, field, 0),
        seen=put(state.seen, field, 0),
    )
    return state.slots[field]


def show(course: Course, field: int) -> None:
    """All see the card that is slotted there."""
    seen = course.state.seen
    course.state = replace(course.state, seen=put(seen, field, seen[field] | OPEN))
    course.reveals = True


def lay(course: Course, field: int, treasures: bytes) -> None:
    """Treasures come to lie on a field."""
    loose = dict(course.state.loose)
    loose[field] = loose.get(field, b"") + treasures
    course.state = replace(course.state, loose=tuple(sorted(loose.items())))
    tell(course, TreasuresLie(NAMES[field], len(loose[field])))


def pick_up(course: Course, field: int) -> bytes:
    """All treasures of a field."""
    loose = dict(course.state.loose)
    treasures = loose.pop(field, b"")
    course.state = replace(course.state, loose=tuple(loose.items()))
    return treasures


def hold(course: Course, seat: Seat, treasures: bytes) -> None:
    """A lord takes treasures to their hand, and alone sees of which kind they are."""
    lord = course.state.lords[seat]
    set_lord(course, seat, replace(lord, treasures=lord.treasures + treasures))
    if treasures:
        whisper(course, seat, YouGained(tuple(TREASURES[kind] for kind in treasures)))


def owe(course: Course, seat: Seat, number: int) -> None:
    """A lord must draw; it happens as soon as nothing else is under way."""
    if number > 0:
        course.state = replace(course.state, owed=(*course.state.owed, (seat, number)))
