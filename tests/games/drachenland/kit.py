"""Positions of Drachenland in the words of its rules: "A.R" is A's red figure, "3-14.2" a field.

What a position does not name does not exist: no gems, one egg on each volcano, every tile gone.
Its lanes are forked, as in games of 1.0.0, for which the scenarios were written; those of new games
have tests of their own.
"""

from collections.abc import Iterable, Mapping
from itertools import count as numbers
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import registry
from bot.games.contract import Menu, Path, Refused, Rng, Seat, Step, play, resolve_path
from bot.games.drachenland.board import NAMES, NUMBER, OUTDOORS, OUTSIDE, PICKED
from bot.games.drachenland.content import COLOURS, FORKED, KEPT, TILES
from bot.games.drachenland.model import (
    NOWHERE,
    Event,
    Frame,
    Options,
    Pick,
    Picking,
    State,
    YourVault,
)
from bot.games.drachenland.rules.answers import begun as begun_answer
from bot.games.drachenland.rules.answers import done
from bot.games.kit.series import in_a_row

game = registry.DRACHENLAND.game

A, B, C, D = (Seat(seat) for seat in range(4))
AnyStep = Step[State, Event, YourVault]


def figure(name: str) -> int:
    """The number of "A.R" in the state."""
    return 3 * "ABCD".index(name[0]) + "RGB".index(name[2])


def position(
    seats: int = 4,
    *,
    figures: Mapping[str, str] = {},
    gems: Mapping[int, str] = {},
    eggs: Mapping[int, int] | None = None,
    hidden: Mapping[int, str] = {},
    lying: Mapping[int, str] = {},
    ring_tiles: Iterable[int] = (),
    dragons: Mapping[str, int] = {},
    tiles: Mapping[str, str] = {},
    rings: Iterable[str] = (),
    vaults: Mapping[str, tuple[int, int, int, int, int]] = {},
    dice: tuple[int, int] = (2, 4),
    users: tuple[int, int] = (-1, -1),
    frame: Frame | None = None,
    options: Options | None = None,
    **more: Any,
) -> State:
    """A turn of A with both dice unused; `eggs` names all volcanoes that have any."""
    places = [OUTSIDE] * 3 * seats
    for name, place in figures.items():
        places[figure(name)] = NUMBER[place]
    left = dict.fromkeys(range(1, 16), 1) if eggs is None else eggs
    state = State(
        rng=Rng(b"a position"),
        options=options or Options(),
        first=A,
        seat=A,
        frame=frame or Picking(),
        figures=bytes(places),
        eggs=bytes(left.get(v, 0) for v in range(1, 16)),
        gems=bytes(n for v in range(1, 16) for n in _gems(gems.get(v, ""))),
        hidden=bytes(TILES.index(hidden.get(v, "none")) for v in range(1, 16)),
        spare=TILES.index("boatman"),
        vaults=bytes(n for name in "ABCD"[:seats] for n in vaults.get(name, (0,) * 5)),
        tiles=bytes(n for name in "ABCD"[:seats] for n in _tiles(tiles.get(name, ""))),
        played=bytes(len(KEPT)),
        lying=bytes(TILES.index(lying.get(v, "none")) for v in range(1, 16)),
        dragons=bytes(dragons[c] - 1 if c in dragons else NOWHERE for c in COLOURS),
        face_down=sum(1 << v - 1 for v in hidden),
        ring_tiles=sum(1 << v - 1 for v in ring_tiles),
        rings=sum(1 << figure(name) for name in rings),
        dice=dice,
        users=users,
        round=1,
        turn=seats,
    )
    return replace(state, **more)


def _gems(text: str) -> list[int]:
    """ "R2 T1" as numbers of red, green, blue and clear ones."""
    numbers = {word[0]: int(word[1:]) for word in text.split()}
    return [numbers.get(letter, 0) for letter in "RGBT"]


def _tiles(text: str) -> list[int]:
    return [text.split().count(TILES[kind]) for kind in KEPT]


def spelled(text: str) -> Path:
    """A path as the log writes it, but with places as the rules write them: "4R 3-14.2"."""
    return tuple(pick.replace(".", "_") for pick in text.split())


def answer(state: State, text: str) -> AnyStep:
    """The seat whose turn it is answers.

    What is not whole is played as far as it goes, as release 1.0.0 asked for it: such a state must
    be playable still, and what follows in it is what follows in the whole answer."""
    path = spelled(text)
    if not isinstance(resolve_path(game, state, state.seat, path), Menu):
        return play(game, state, state.seat, path)
    half = begun_answer(state, path)
    if half.group or isinstance(half.parts[-1], Pick):
        raise Refused("unfinished")
    return in_a_row(state, half.parts, done)


def after(state: State, *texts: str) -> State:
    for text in texts:
        state = answer(state, text).state
    return state


def offered(state: State, text: str = "") -> list[str]:
    """The picks of a menu, places as the rules write them."""
    menu = resolve_path(game, state, state.seat, spelled(text))
    assert isinstance(menu, Menu)
    return [NAMES[PICKED[pick]] if pick in PICKED else pick for pick in menu.picks]


def destinations(state: State, text: str = "") -> set[str]:
    """Where a walk can lead, even if the menu shows areas."""
    found = set[str]()
    for pick in offered(state, text):
        if pick.startswith("area"):
            found |= destinations(state, f"{text} {pick}")
        elif pick in NUMBER:
            found.add(pick)
    return found


def costs(state: State, text: str = "") -> dict[str, int]:
    """The steps on the buttons of the places offered."""
    view, own = game.public(state), game.own(state, state.seat)
    found = dict[str, int]()
    for pick in offered(state, text):
        if pick in NUMBER:
            label = game.label(view, own, state.seat, spelled(text), spelled(pick)[0])
            found[pick] = int(label.args["steps"])
    return found


def refusal(state: State, text: str, seat: Seat | None = None) -> str:
    """The code of the reason why an answer is refused."""
    who = state.seat if seat is None else seat
    with pytest.raises(Refused) as refused:
        play(game, state, who, spelled(text))
    return str(refused.value)


def about(state: State) -> str | None:
    """What is asked now."""
    return next((ask.about for ask in game.asks(state)), None)


def place(state: State, name: str) -> str:
    number = state.figures[figure(name)]
    return NAMES[number]


def gems(state: State, volcano: int) -> str:
    """ "R2 T1" again."""
    left = state.gems[4 * volcano - 4 : 4 * volcano]
    return " ".join(f"{letter}{n}" for letter, n in zip("RGBT", left, strict=True) if n)


def vault(state: State, seat: Seat) -> tuple[int, ...]:
    """Red, green, blue, clear, eggs."""
    return tuple(state.vaults[5 * seat : 5 * seat + 5])


def owned(state: State, seat: Seat) -> list[str]:
    """The tiles before the screen."""
    held = state.tiles[len(KEPT) * seat : len(KEPT) * (seat + 1)]
    return [TILES[kind] for kind, n in zip(KEPT, held, strict=True) for _ in range(n)]


def dragon(state: State, colour: str) -> int | None:
    """The volcano of a king dragon that lies open."""
    number = state.dragons[COLOURS.index(colour)]
    return number + 1 if number < OUTDOORS else None


def events(step: AnyStep) -> list[str]:
    return [type(event).__name__ for event in step.news]


def rolling(state: State, text: str, low: int, high: int) -> State:
    """The state with a chance that lets this answer end in a roll of these dice."""
    for number in numbers():
        lucky = replace(state, rng=Rng(str(number).encode()))
        if answer(lucky, text).state.dice == (low, high):
            return lucky
    raise AssertionError("unreachable")


def begun(seats: int = 4, seed: int = 1, first: Seat | None = A, **options: Any) -> State:
    return game.start(seats, seed.to_bytes(32, "big"), Options(**options), first).state


def of_1_0_0(state: State) -> State:
    """The same game, begun when the lanes were forked."""
    return replace(state, lanes=FORKED)
