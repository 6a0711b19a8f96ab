"""Building positions of Scratch Island on the test map, and playing them through the door."""

from collections.abc import Iterable
from typing import cast

import pytest
from msgspec.structs import replace

from bot.games import scratch_island
from bot.games.contract import AnyGame, Menu, Outcome, Refused, Rng, Seat, Step, play, resolve_path
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import (
    NUMBERS,
    edge,
    named,
    pack,
    pack_walls,
    squares,
    unpack,
)
from bot.games.scratch_island.content import (
    BOXES,
    CONTENTS,
    FIRST_KEY,
    FIRST_TREASURE,
    MOTIFS,
    Motif,
)
from bot.games.scratch_island.model import (
    NOBODY,
    Action,
    Event,
    Mode,
    Note,
    Options,
    Place,
    Series,
    SquareScratched,
    State,
    TurnEnded,
)
from bot.games.scratch_island.picks import DICE
from bot.games.scratch_island.rules.placing import Ground, ground
from bot.games.scratch_island.rules.taking import dice_showing
from tests.laws import leaves

GAME = cast(AnyGame, scratch_island)
Next = Step[State, Event, Note]

_WALLS = "A2-B2 B4-B5 B7-C7 D6-E6 F2-G2 F9-G9 G6-G7 H5-H6 H6-H7 H8-I8"
_HIDDEN = {
    "key_green": "B8",
    "key_yellow": "H7",
    "key_blue": "D4",
    "key_red": "G3",
    "blank": "E6 E2",
    "pearl": "G8",
    "amulet": "F6",
    "ring": "C9 C6",
    "mask": "H9 D3",
    "goblet": "F8 G7 D8",
    "crown": "C7 F4 C4",
    "snake": "A8 F7 D5 H4 B3",
}
# The path of a seat that has everything but the green chest, which it can open at once.
F = "E9 D9 C9 B9 B8 C8 C7 C6 C5 D5 D4 D3 C3 B3 B2 B1 A1 E3 F3 G3 G2 H2 I2 I1 F9 F8 G8 H8 H7 H9 I9"
HOME = "E9 D9 C9"
ANNA, BEN, CARLA = Seat(0), Seat(1), Seat(2)


def _walls(text: str) -> int:
    ends = (wall.split("-") for wall in text.split())
    return sum(edge(NUMBERS[one], NUMBERS[other]) for one, other in ends)


def _contents() -> bytes:
    hidden = bytearray(81)
    for content, where in _HIDDEN.items():
        for name in where.split():
            hidden[NUMBERS[name]] = CONTENTS.index(content)
    return bytes(hidden)


T1 = Chart(
    pack(named(*["E2", "G3", "D4", "E6", "H7", "B8"])),
    pack(named(*["D1", "E1", "C2", "I3", "A4", "C4", "E7", "D8"])),
    pack_walls(_walls(_WALLS)),
)
T1_HIDDEN = _contents()


def chart(path: str = "", *, base: Chart = T1, hidden: bytes = T1_HIDDEN) -> Chart:
    """The test map with this path; keys and boxes follow from what lies on it."""
    found = [hidden[NUMBERS[name]] for name in path.split()]
    marked = bytes(min(found.count(FIRST_TREASURE + k), n) for k, n in enumerate(BOXES))
    keys = sum(1 << c for c in range(4) if FIRST_KEY + c in found)
    return replace(base, scratched=pack(named(*path.split())), keys=keys, marked=marked)


def table(
    *paths: str,
    faces: str = "domino l4 t4 pickaxe",
    held: tuple[int, ...] = (),
    taken: dict[int, int] | None = None,
    first: int = 0,
    rolls: int = 0,
    turn: int = 0,
    options: Options | None = None,
    hidden: bytes = T1_HIDDEN,
    rung: tuple[int, ...] = (),
) -> State:
    """A position; held dice were taken by the seat in turn, `taken` names takers of others."""
    shown = motifs(faces)
    seat = (first + rolls + turn) % len(paths)
    takers = {**(taken or {}), **dict.fromkeys(held, seat)}
    charts = tuple(chart(path, hidden=hidden) for path in paths)
    return State(
        Rng(b"kit"),
        options or Options(),
        Seat(first),
        charts,
        (hidden,) * len(paths),
        shown,
        tuple(takers.get(die, NOBODY) for die in range(len(shown))),
        held,
        tuple(_row_winner(charts, kind) for kind in range(6)),
        tuple(Seat(s) for s in rung),
        rolls,
        turn,
    )


def _row_winner(charts: tuple[Chart, ...], kind: int) -> int:
    full = (s for s, one in enumerate(charts) if one.marked[kind] == BOXES[kind])
    return next(full, NOBODY)


def motifs(text: str) -> tuple[Motif, ...]:
    known: dict[str, Motif] = {motif: motif for motif in MOTIFS}
    return tuple(known[word] for word in text.split())


def roller(path: str, held: str, *, pool: str = "o4 o4", rivals: tuple[str, ...] = ("",)) -> State:
    """Seat 0 has rolled and holds these two dice; the others have these paths."""
    return table(path, *rivals, faces=f"{held} {pool}", held=(0, 1))


def later(path: str, held: str) -> State:
    """Seat 1 of two holds this one die in the roll of seat 0."""
    return table(HOME, path, faces=f"o4 o4 {held} domino", taken={0: 0, 1: 0}, held=(2,), turn=1)


def taken(state: State, pick: str) -> State:
    """The seat in turn has these dice in hand and has done nothing with them yet: so a table may
    stand that was dealt by release 1.0.0."""
    seat, dice = now(state), dice_showing(state, DICE[pick])
    takers = tuple(int(seat) if die in dice else t for die, t in enumerate(state.takers))
    return replace(state, takers=takers, held=dice)


def left_unused(state: State, pick: str) -> Next:
    """These dice are taken, or passed, and the turn is over."""
    is_whole = not isinstance(resolve_path(GAME, state, now(state), (pick,)), Menu)
    return answer(state, pick) if is_whole else answer(state, pick, "end")


def land(path: str) -> Ground:
    return ground(chart(path))


def now(state: State) -> Seat:
    (ask,) = GAME.asks(state)
    return ask.seat


def lay(state: State, mode: Mode, where: str, first: str | None = None) -> Next:
    """Plays the one offered path that means this placement; the first square may be told."""
    seat, wanted = now(state), named(*where.split())
    for path in leaves(GAME, state, seat):
        action = what_is_done(GAME.choices(state, seat, path))
        if not isinstance(action, Place) or (action.mode, action.squares) != (mode, wanted):
            continue
        if first is None or action.first == NUMBERS[first]:
            return play(GAME, state, seat, path)
    raise AssertionError(f"{mode} on {where} is not offered")


def answer(state: State, *path: str) -> Next:
    return play(GAME, state, now(state), path)


def menu(state: State, *path: str) -> Menu:
    found = resolve_path(GAME, state, now(state), path)
    assert isinstance(found, Menu)
    return found


def refusal(state: State, *path: str) -> str:
    with pytest.raises(Refused) as refused:
        answer(state, *path)
    return str(refused.value)


def offered(state: State) -> set[tuple[str, str, str]]:
    """Every placement offered as mode, first square and squares."""
    return {_spelled(action) for action in actions(state) if isinstance(action, Place)}


def actions(state: State) -> list[Action]:
    """What every completed path means."""
    seat = now(state)
    found = (GAME.choices(state, seat, path) for path in leaves(GAME, state, seat))
    return [what_is_done(action) for action in found]


def what_is_done(action: Menu | Action) -> Action:
    """With the dice, if they are taken in the same answer."""
    assert not isinstance(action, Menu)
    return action.parts[1] if isinstance(action, Series) else action


def _spelled(place: Place) -> tuple[str, str, str]:
    return place.mode, spell((place.first,)), spell(squares(place.squares))


def spell(numbers: Iterable[int]) -> str:
    names = tuple(NUMBERS)
    return " ".join(names[number] for number in numbers)


def path_of(state: State, seat: int) -> str:
    return spell(squares(unpack(state.charts[seat].scratched)))


def scratched(step: Next) -> list[str]:
    """The squares uncovered in this step, in order."""
    return [event.square for event in step.news if isinstance(event, SquareScratched)]


def told(step: Next, *kinds: type[Event]) -> list[Event]:
    """The news of these kinds, in order."""
    return [event for event in step.news if isinstance(event, kinds)]


def reasons(step: Next) -> list[str]:
    """Why turns ended in this step."""
    return [event.reason for event in step.news if isinstance(event, TurnEnded)]


def defaults(state: State, steps: int) -> State:
    """Lets the clock answer this often."""
    for _ in range(steps):
        seat = now(state)
        state = play(GAME, state, seat, GAME.default(state, seat)).state
    return state


def result(state: State) -> Outcome:
    """How the game ended."""
    found = GAME.outcome(state)
    assert found is not None
    return found


def begun(seats: int, seed: int, options: Options | None = None, first: int | None = None) -> State:
    chosen = None if first is None else Seat(first)
    step = GAME.start(seats, seed.to_bytes(32, "big"), options or Options(), chosen)
    return cast(State, step.state)


def rng_giving(faces: str, seats: int) -> Rng:
    """A generator whose next roll shows these faces."""
    wanted = motifs(faces)
    for seed in range(100_000):
        rng = Rng(seed.to_bytes(32, "big"))
        if rolled(rng, seats) == wanted:
            return rng
    raise AssertionError(f"no seed rolls {faces}")


def rolled(rng: Rng, seats: int) -> tuple[Motif, ...]:
    """What this generator rolls next: the last turn of a roll is passed to see it."""
    state = replace(table(*("",) * seats, turn=seats - 1), rng=rng)
    if seats == 4:
        state = replace(state, faces=motifs("domino l4 t4 pickaxe i4"), takers=(NOBODY,) * 5)
    after = answer(state, "pass").state
    return after.faces
