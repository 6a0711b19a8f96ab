"""Positions of Emerald in few words, and how tests play on from them."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.games import registry
from bot.games.contract import Menu, Path, Rng, Seat, Step, play, resolve_path
from bot.games.emerald.board import WIDTH, packed
from bot.games.emerald.content import (
    CAVE,
    COLOURS,
    DIE,
    GEM_HEIGHTS,
    GOLD_HEIGHTS,
    KINDS,
    KNIGHTS,
    OWNERS,
    PLACES,
)
from bot.games.emerald.model import Event, Note, Options, State
from bot.games.emerald.rules.asks import ANSWERS
from bot.games.kit.walks import random_path

EMERALD = registry.EMERALD.game
E = TypeVar("E")
Told = Step[State, Event, Note]

RED, BLUE, GREEN, YELLOW, ORANGE = map(Seat, range(5))  # the seats, with three or more players
STANDARD = Options()
BARE = dict.fromkeys(CAVE, "")  # no cards anywhere in the cave


def fresh(seats: int, options: Options = STANDARD, first: int | None = 0, seed: int = 1) -> State:
    """A new game; seat 0 begins unless said otherwise."""
    named = None if first is None else Seat(first)
    return EMERALD.start(seats, seed.to_bytes(32, "big"), options, named).state


def position(
    seats: int = 3,
    active: int = 0,
    knights: Mapping[str, str] | None = None,
    beat: str = "7 10-",
    gems: Mapping[int, str] | None = None,
    gold: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    owned: Mapping[int, str] | None = None,
    bonus_four: Seat | None = None,
    rolls: tuple[int, ...] = (),
    options: Options = STANDARD,
) -> State:
    """The first move of the active seat.

    Knights by place, "nest" and "chamber" included; all the others still stand in the castle.
    `beat` is the bar and the dragon with her facing. Cards go by field, from the open one down,
    hands and owned gems by seat; `rolls` are what the die will show.
    """
    state = fresh(seats, options, first=active)
    bar, at = beat.split()
    return replace(
        state,
        rng=rng_giving(*rolls),
        bar=int(bar),
        dragon=int(at[:-1]),
        facing=int(f"{at[-1]}1"),
        gems=_stacks(gems or {}, GEM_HEIGHTS, "ruby", KINDS),
        gold=_stacks(gold or {}, GOLD_HEIGHTS, "3", "012345"),
        hands=tuple(bytes(map(int, (hands or {}).get(s, "").split())) for s in range(seats)),
        owned=b"".join(
            bytes(map((owned or {}).get(s, "").split().count, KINDS)) for s in range(seats)
        ),
        bonus_four=bonus_four,
        **_placed(seats, knights or {}),
    )


def _stacks(
    given: Mapping[int, str], heights: tuple[int, ...], usual: str, names: Sequence[str]
) -> bytes:
    """Stacks of one usual card, where nothing else is given."""
    cards = [
        given.get(field, " ".join([usual] * height))
        for field, height in zip(CAVE, heights, strict=True)
    ]
    return packed(bytes(map(names.index, stack.split())) for stack in cards)


def _placed(seats: int, knights: Mapping[str, str]) -> dict[str, bytes]:
    grid = bytearray(len(PLACES) * WIDTH)
    away: dict[str, bytes] = {"nest": b"", "chamber": b""}
    for name, colours in knights.items():
        for colour in map(COLOURS.index, colours.split()):
            if name in away:
                away[name] += bytes((colour,))
            else:
                grid[PLACES.index(name) * WIDTH + colour] += 1
    for colour in OWNERS[seats]:
        used = sum(grid[colour::WIDTH]) + (away["nest"] + away["chamber"]).count(colour)
        free = [p for p in range(KNIGHTS[seats]) if not grid[p * WIDTH + colour]]
        for place in free[: KNIGHTS[seats] - used]:
            grid[place * WIDTH + colour] += 1
    return {"knights": bytes(grid), **away}


def rng_giving(*rolls: int) -> Rng:
    """Chance that rolls these numbers next."""
    for number in count():
        rng = start = Rng(number.to_bytes(32, "big"))
        for roll in rolls:
            face, rng = rng.below(len(DIE), "die")
            if DIE[face] != roll:
                break
        else:
            return start
    raise AssertionError("endless")


def follow(state: State, *picks: str) -> Told:
    """Each pick is answered by the seat that is asked; all news in one. What is asked in the same
    breath is one answer. One that is not whole leads to where release 1.0.0 asked for the rest."""
    news: tuple[Event, ...] = ()
    whispers: tuple[Any, ...] = ()
    path: Path = ()
    for pick in picks:
        path = (*path, pick)
        if isinstance(resolve_path(EMERALD, state, asked(state)[0], path), Menu):
            continue
        step = play(EMERALD, state, asked(state)[0], path)
        state, news, whispers, path = step.state, news + step.news, whispers + step.whispers, ()
    step = halfway(state, path)
    return Step(step.state, news + step.news, whispers)


def halfway(state: State, path: Path) -> Told:
    """Where release 1.0.0 asked for the rest of an answer that is one today."""
    news: tuple[Event, ...] = ()
    for pick in path:
        step = EMERALD.apply(state, asked(state)[0], ANSWERS[pick])
        state, news = step.state, news + step.news
    return Step(state, news)


def arrive(field: int, beat: str, rolls: tuple[int, ...] = (1,)) -> Told:
    """A lone knight steps onto the field; there are no cards and nobody else in the cave."""
    before = str(field - 1)
    state = position(knights={before: "red"}, beat=beat, gems=BARE, gold=BARE, rolls=rolls)
    return follow(state, f"red-{before}")


def at_random(state: State, luck: random.Random) -> tuple[Seat, Path]:
    """Who is asked, and any answer of theirs."""
    seat = asked(state)[0]
    return seat, random_path(EMERALD, state, seat, luck)


def asked(state: State) -> tuple[Seat, str]:
    """Who, and what about."""
    (ask,) = EMERALD.asks(state)
    return ask.seat, ask.about


def offered(state: State) -> tuple[str, ...]:
    menu = EMERALD.choices(state, asked(state)[0], ())
    assert isinstance(menu, Menu)
    return menu.picks


def told(step: Told, kind: type[E]) -> list[E]:
    return [event for event in step.news if isinstance(event, kind)]


def knights(state: State) -> dict[str, Counter[str]]:
    """The colours on every place where somebody stands."""
    return {p.name: Counter(p.knights) for p in EMERALD.public(state).places if p.knights}


def on(state: State, place: str) -> list[str]:
    return sorted(knights(state).get(place, Counter[str]()).elements())


def in_play(state: State, seat: int) -> int:
    return EMERALD.public(state).players[seat].in_play


def dragon(state: State) -> tuple[int, int, int]:
    """Bar, dragon, facing."""
    return state.bar, state.dragon, state.facing
