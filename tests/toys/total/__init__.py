"""Total: all roll one hidden die; in turn guess the sum; the first exact guess wins.

views  what is seen of it: by everybody, and by one seat
"""

from collections.abc import Mapping
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import (
    Ask,
    ComputerConfig,
    Impact,
    Menu,
    Moment,
    Outcome,
    Path,
    Phrase,
    Rng,
    Seat,
    Step,
    Tree,
    Whisper,
)
from bot.games.kit.plans import unchanged as plan_still_valid
from bot.games.kit.search import untold as prospects
from bot.games.kit.walks import completed
from tests.toys.total.views import Own, Public

SEATS, RULES, LONGEST, PLANNABLE, OFFERS = range(2, 6), 1, 30, False, ()


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Guess(Struct, frozen=True, tag=True):
    total: int


class Guessed(Struct, frozen=True, tag=True):
    seat: Seat
    total: int


class YouRolled(Struct, frozen=True, tag=True):
    face: int


class State(Struct, frozen=True):
    rng: Rng
    dice: tuple[int, ...]  # secret
    first: Seat = Seat(0)
    said: tuple[int, ...] = ()


def start(
    seats: int, seed: bytes, options: Options, first: Seat | None = None
) -> Step[State, Guessed, YouRolled]:
    rng, dice = Rng(seed), []
    for _ in range(seats):
        roll, rng = rng.below(6, "die")
        dice.append(roll + 1)
    whispers = tuple(Whisper(Seat(i), YouRolled(face)) for i, face in enumerate(dice))
    return Step(State(rng, tuple(dice), first or Seat(0)), (), whispers, reveals=True)


def asks(state: State) -> tuple[Ask, ...]:
    if outcome(state) is not None:
        return ()
    return (Ask(_at_turn(state, len(state.said)), "guess"),)


def choices(state: State, seat: Seat, path: Path) -> Menu | Guess:
    """Five dice have 26 totals, one more than a menu holds: first the tens, then the total."""
    seats = len(state.dice)
    left = [n for n in range(seats, 6 * seats + 1) if n not in state.said]
    match path:
        case ():
            return Menu("tens", tuple(dict.fromkeys(str(n // 10) for n in left)))
        case (tens,):
            return Menu("total", tuple(str(n) for n in left if n // 10 == int(tens)))
        case _:
            return Guess(int(path[1]))


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    return completed(partial(choices, state, seat), begun)


def why_not(state: State, seat: Seat, path: Path) -> str:
    said = len(path) == 2 and path[1] in map(str, state.said)
    return "already_said" if said else "not_offered"


def apply(state: State, seat: Seat, action: Guess) -> Step[State, Guessed, YouRolled]:
    after = replace(state, said=(*state.said, action.total))
    return Step(after, (Guessed(seat, action.total),), reveals=True)  # right or wrong is news


def moment(state: State) -> Moment:
    turn = len(state.said)
    return Moment(turn // len(state.dice), turn, _at_turn(state, turn))


def standings(state: State) -> tuple[int, ...]:
    """Who has said it has all there is to have."""
    said = sum(state.dice) in state.said
    last = _at_turn(state, len(state.said) - 1)
    return tuple(int(said and seat == last) for seat in range(len(state.dice)))


def outcome(state: State) -> Outcome | None:
    if sum(state.dice) not in state.said:
        return None
    scores = standings(state)
    return Outcome("guessed", scores, tuple(2 - score for score in scores))


def _at_turn(state: State, turn: int) -> Seat:
    return Seat((state.first + turn) % len(state.dice))


def public(state: State) -> Public:
    return Public(len(state.dice), state.said)


def own(state: State, seat: Seat) -> Own:
    return Own(state.dice[seat])


def facts(view: Public, own: Own, seat: Seat) -> Mapping[str, int | str]:
    return {"guesses": len(view.said)}


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    return Phrase("total" if path else "tens", {"number": int(pick)})


def describe(view: Public) -> tuple[Phrase, ...]:
    return (Phrase("said", {"number": len(view.said)}),)


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    return (Phrase("face", {"face": own.face}),)


def impact(view: Public, event: Guessed, seat: Seat) -> Impact:
    return Impact.AFFECTED if event.seat != seat else Impact.NONE


def score(view: Public, own: Own, seat: Seat) -> Phrase:
    return Phrase("line", {"number": len(view.said)})


def remarks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
    return ()


def ends_game(view: Public, own: Own, seat: Seat, path: Path) -> bool:
    return False


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Guess], config: ComputerConfig) -> Path:
    """The likeliest total is the own die plus 3.5 for each other one."""
    likely = own.face + 7 * (view.seats - 1) // 2
    left = [n for n in range(view.seats, 6 * view.seats + 1) if n not in view.said]
    total = min(left, key=lambda n: abs(n - likely))
    return (str(total // 10), str(total))


def ideas(
    view: Public, own: Own, seat: Seat, tree: Tree[Guess], config: ComputerConfig
) -> tuple[Path, ...]:
    return (choose(view, own, seat, tree, config),)


def invariant_errors(state: State) -> tuple[str, ...]:
    return () if len(set(state.said)) == len(state.said) else ("a total was said twice",)


def resample_hidden(state: State, seat: Seat, rng: Rng) -> State:
    """Other dice, but no total that was said and found wrong."""
    while True:
        dice = []
        for i, face in enumerate(state.dice):
            roll, rng = rng.below(6, "scramble")
            dice.append(face if i == seat else roll + 1)
        if (sum(dice) in state.said) == (sum(state.dice) in state.said):
            return replace(state, dice=tuple(dice), rng=rng)
