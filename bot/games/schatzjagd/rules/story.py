"""The story of one answer: the state as it grows, and what is told on the way.

`apply` makes one, the rules work on it, and what is left becomes a step. Nothing of it outlives
the answer, and the states it passes through are values as everywhere.
"""

from msgspec.structs import replace

from bot.games.chance import rolled
from bot.games.contract import Seat, Step
from bot.games.kit import step_builder as kit
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
from bot.games.schatzjagd.events_fight import TreasuresLie
from bot.games.schatzjagd.model import OPEN, Fight, Frame, Lord, State, Turn

Next = Step[State, Event, Note]

_FACES = (1, 2, 3, 4, 5, 6)


class Story(kit.StepBuilder[Event, Note]):
    """What has followed so far, and the state in which it was left."""

    __slots__ = ("_scene", "state")

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
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
        view = self.state.turns if self.state.fight else self._scene
        return self.ends_with(self.state, view)


def roll(story: Story, purpose: str) -> int:
    die, rng = rolled(_FACES, story.state.rng, purpose)
    story.state = replace(story.state, rng=rng)
    story.reveals = True
    return die


def set_lord(story: Story, seat: Seat, lord: Lord) -> None:
    lords = story.state.lords
    story.state = replace(story.state, lords=(*lords[:seat], lord, *lords[seat + 1 :]))


def set_turn(story: Story, turn: Turn) -> None:
    story.state = replace(story.state, turn=turn)


def set_fight(story: Story, fight: Fight) -> None:
    story.state = replace(story.state, fight=fight)


def go(story: Story, *frames: Frame) -> None:
    """Only these situations are left."""
    story.state = replace(story.state, frames=frames)


def push(story: Story, frame: Frame) -> None:
    story.state = replace(story.state, frames=(*story.state.frames, frame))


def pop(story: Story) -> None:
    story.state = replace(story.state, frames=story.state.frames[:-1])


# Values


def affect(story: Story, seat: Seat, effects: tuple[Effect, ...]) -> None:
    """What a card does to a henchman. Whether it lives on is for the caller to see."""
    for effect in effects:
        before: int = getattr(story.state.lords[seat], effect.value)
        change_value(story, seat, effect.value, _result(before, effect))


def gain(story: Story, seat: Seat, value: str, amount: int) -> None:
    before: int = getattr(story.state.lords[seat], value)
    change_value(story, seat, value, before + amount)


def change_value(story: Story, seat: Seat, value: str, after: int) -> None:
    """Sets a value, kept within 0 and 15, and tells of it if it is another one."""
    lord = story.state.lords[seat]
    before: int = getattr(lord, value)
    after = min(TOP, max(0, after))
    if after == before:
        return
    set_lord(story, seat, replace(lord, **{value: after}))
    if value == "poisoned":
        story.tell(Poisoned(seat) if after else Cured(seat))
    elif value == "sits_out":
        story.tell(MustSitOut(seat) if after else FreeAgain(seat))
    else:
        story.tell(Changed(seat, value, before, after))


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


def discard(story: Story, cards: bytes) -> None:
    story.state = replace(story.state, discard=story.state.discard + cards)


def give_up(story: Story, card: int) -> None:
    """The active lord plays this card: it leaves the hand, and it is the only one this turn."""
    lord = story.lord
    left = lord.cards.replace(bytes((card,)), b"", 1)
    set_lord(story, story.seat, replace(lord, cards=left))
    set_turn(story, replace(story.state.turn, played=True))


def unslot(story: Story, field: int) -> int:
    """Takes the card out of a field."""
    state = story.state
    story.state = replace(
        state,
        slots=put(state.slots, field, 0),
        slotters=put(state.slotters, field, 0),
        seen=put(state.seen, field, 0),
    )
    return state.slots[field]


def tell(story: Story, field: int) -> None:
    """All see the card that is slotted there."""
    seen = story.state.seen
    story.state = replace(story.state, seen=put(seen, field, seen[field] | OPEN))
    story.reveals = True


def lay(story: Story, field: int, treasures: bytes) -> None:
    """Treasures come to lie on a field."""
    loose = dict(story.state.loose)
    loose[field] = loose.get(field, b"") + treasures
    story.state = replace(story.state, loose=tuple(sorted(loose.items())))
    story.tell(TreasuresLie(NAMES[field], len(loose[field])))


def pick_up(story: Story, field: int) -> bytes:
    """All treasures of a field."""
    loose = dict(story.state.loose)
    treasures = loose.pop(field, b"")
    story.state = replace(story.state, loose=tuple(loose.items()))
    return treasures


def hold(story: Story, seat: Seat, treasures: bytes) -> None:
    """A lord takes treasures to their hand, and alone sees of which kind they are."""
    lord = story.state.lords[seat]
    set_lord(story, seat, replace(lord, treasures=lord.treasures + treasures))
    if treasures:
        story.whisper(seat, YouGained(tuple(TREASURES[kind] for kind in treasures)))


def owe(story: Story, seat: Seat, number: int) -> None:
    """A lord must draw; it happens as soon as nothing else is under way."""
    if number > 0:
        story.state = replace(story.state, owed=(*story.state.owed, (seat, number)))
