"""The contract every game keeps: the game asks, a seat answers with a path of picks.

A game is a module of pure functions over immutable values. It knows seats and nothing else of
the world: no Discord, no pictures, no files, no people, no time. Read this file first.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from hmac import digest
from typing import Any, Generic, Literal, NewType, Protocol, TypeVar

from msgspec import Struct

Seat = NewType("Seat", int)
TABLE = Seat(-1)  # the table itself; the only thing it ever does is to close a window

Path = tuple[str, ...]  # the picks of one answer, in order: ("step", "D5", "water")
LONGEST_PATH = 60  # characters of a path with its dots, so that it fits into a button's id
MOST_PICKS = 25  # what a select of Discord holds

S = TypeVar("S")  # State: the whole truth; it never leaves rules, checks and store
A = TypeVar("A")  # Action: what a completed path means
P = TypeVar("P")  # Public: what everybody sees
Q = TypeVar("Q")  # Own: what one seat sees besides
X = TypeVar("X")  # Options: the variants, a struct whose fields are Literals with defaults
T_co = TypeVar("T_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)  # Event: what all are told
N_co = TypeVar("N_co", covariant=True)  # Note: what one seat alone is told


# Asking


class Clock(StrEnum):
    """Which time runs while an ask is open; only the table knows how long it is."""

    TURN = "turn"  # one deadline for a whole turn; stands still while another clock runs
    DECISION = "decision"  # one named seat decides, often out of turn
    REACTION = "reaction"  # a window for several seats, sealed until the table closes it
    FLOOR = "floor"  # the table's ask only: close as soon as the random floor has passed
    NOW = "now"  # the table's ask only: close at once, only standing orders may answer


class Ask(Struct, frozen=True):
    """One open question. That it is open is public, what may be answered is the seat's alone.

    While `TABLE` is asked too, the answers of all seats are sealed until it closes the window.
    """

    seat: Seat
    about: str
    clock: Clock = Clock.TURN


class Menu(Struct, frozen=True):
    """One step of an answer: one pick of at most 25, or `least` to `most` of them at once."""

    about: str
    picks: tuple[str, ...]  # in the order a player wants them; "pass" and its like come last
    least: int = 1
    most: int = 1

    def offers(self, pick: str) -> bool:
        """Several picks have one spelling only: in menu order, "0+2+5"; none of them is "-"."""
        if self.least == self.most == 1:
            return pick in self.picks
        many = [] if pick == "-" else pick.split("+")
        spelled = [p for p in self.picks if p in many]
        return many == spelled and self.least <= len(many) <= self.most


class Refused(Exception):
    """Nothing happened. The argument is the code of the reason, for which there are words."""


# Following


class Whisper(Struct, Generic[T_co], frozen=True):
    """A note for one seat alone. Notes and events are different classes, so none is mistaken."""

    to: Seat
    note: T_co
    is_known: bool = False  # by the own answer or the hand: no need to say it at once


class Step(Struct, Generic[T_co, E_co, N_co], frozen=True):
    """What follows: the next state, and who hears what."""

    state: T_co
    news: tuple[E_co, ...] = ()
    whispers: tuple[Whisper[N_co], ...] = ()
    reveals: bool = False  # chance or a secret came to light: no undo goes back over this
    scene: int = 0  # steps of the same one, a fight for instance, are told together; 0: of none
    carried: tuple[Seat, ...] = ()  # whose sealed answers took effect as the window was closed


class Moment(Struct, frozen=True):
    """Where in the game we are, by two counts that only grow; every turn belongs to one seat."""

    round: int
    turn: int


class Outcome(Struct, frozen=True):
    """How it ended: the reason, and score and place of every seat. Equal places share them."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the best

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Rng(Struct, frozen=True):
    """Chance as a value: HMAC-SHA256 of purpose and counter under a secret seed."""

    seed: bytes
    drawn: int = 0

    def below(self, n: int, purpose: str) -> "tuple[int, Rng]":
        """A fair number in range(n), and the generator to go on with."""
        fair, drawn = 2**256 - 2**256 % n, self.drawn
        while True:
            block = digest(self.seed, f"{purpose}:{drawn}".encode(), "sha256")
            number, drawn = int.from_bytes(block, "big"), drawn + 1
            if number < fair:
                return number % n, Rng(self.seed, drawn)


# Telling


class Phrase(Struct, frozen=True):
    """Something to be said in the reader's language: a key of the game's words, and its parts."""

    key: str
    args: Mapping[str, int | str] = {}


# Standing orders: secret wishes the table keeps, over facts that the game gives out


class Scope(StrEnum):
    """How long an order holds."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class Condition(Struct, frozen=True):
    """A fact compared with a value; "$name" stands for what was picked when it was given."""

    fact: str
    how: Literal["=", "<=", ">="]
    value: int | str


class Order(Struct, frozen=True):
    """When all this holds, an ask about this is answered so.

    The answer begins a path, the rest is first picks; None means that the seat itself is asked.
    """

    about: str
    answer: Path | None
    when: tuple[Condition, ...] = ()
    early: bool = False  # only in turns that began after it was given


class Offer(Struct, frozen=True):
    """A kind of standing order the game offers: what is picked to give it, what it then does."""

    key: str
    orders: tuple[Order, ...]
    steps: tuple[Menu, ...] = ()  # a step about "seat" has no picks: the table fills in the rivals
    scopes: tuple[Scope, ...] = (Scope.TURN, Scope.ROUND, Scope.GAME)
    uses: int | None = None  # it ends when so many of its answers took effect; None: with its scope


class Mind(Struct, frozen=True):
    """How a computer plays. Its luck comes from the table, never from the game's own chance."""

    level: Literal["easy", "normal"] = "normal"
    luck: int = 0


Tree = Callable[[Path], Menu | A]  # the lazy tree of one seat's answers


class Game(Protocol[S, A, E_co, N_co, P, Q, X]):
    """A module with these names; every function is pure, and `State` has a field `rng`."""

    @property
    def SEATS(self) -> range: ...
    @property
    def RULES(self) -> int: ...  # raised when an old log would play differently
    @property
    def LONGEST(self) -> int: ...  # no game takes more answers than this
    @property
    def OFFERS(self) -> tuple[Offer, ...]: ...
    @property
    def Options(self) -> type[X]: ...
    @property
    def State(self) -> type[S]: ...

    # Play. `first` is the seat that begins, if the table has named one.
    def start(
        self, seats: int, seed: bytes, options: X, first: Seat | None = None
    ) -> Step[S, E_co, N_co]: ...
    def asks(self, state: S) -> tuple[Ask, ...]: ...
    def choices(self, state: S, seat: Seat, path: Path) -> Menu | A: ...  # only behind `look`
    def default(self, state: S, seat: Seat) -> Path: ...
    def why_not(self, state: S, seat: Seat, path: Path) -> str: ...
    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E_co, N_co]: ...
    def moment(self, state: S) -> Moment: ...
    def outcome(self, state: S) -> Outcome | None: ...
    def standings(self, state: S) -> tuple[int, ...]: ...  # scores if it ended now; may be secret

    # Seeing: painters, words, standing orders and computers get views, never a State.
    def public(self, state: S) -> P: ...
    def own(self, state: S, seat: Seat) -> Q: ...
    def facts(self, view: P, own: Q, seat: Seat) -> Mapping[str, int | str]: ...
    def label(self, view: P, own: Q, seat: Seat, path: Path, pick: str) -> Phrase: ...
    def describe(self, view: P) -> tuple[Phrase, ...]: ...  # the board in lines of text
    def describe_own(self, view: P, own: Q, seat: Seat) -> tuple[Phrase, ...]: ...
    def choose(self, view: P, own: Q, seat: Seat, tree: Tree[A], mind: Mind) -> Path: ...

    # Checking: what is wrong with a state, and another state this seat cannot tell from it.
    def flaws(self, state: S) -> tuple[str, ...]: ...
    def scramble(self, state: S, seat: Seat, rng: Rng) -> S: ...


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]


def look(game: Game[S, A, E_co, N_co, P, Q, X], state: S, seat: Seat, path: Path) -> Menu | A:
    """Where a path leads, provided the seat is asked and every pick on it was offered."""
    if all(ask.seat != seat for ask in game.asks(state)):
        raise Refused("not_asked")
    for depth, pick in enumerate(path):
        menu = game.choices(state, seat, path[:depth])
        if not isinstance(menu, Menu) or not menu.offers(pick):
            raise Refused(game.why_not(state, seat, path))
    return game.choices(state, seat, path)


def play(
    game: Game[S, A, E_co, N_co, P, Q, X], state: S, seat: Seat, path: Path
) -> Step[S, E_co, N_co]:
    """The only door to `apply`: what was not asked and offered does not get in."""
    action = look(game, state, seat, path)
    if isinstance(action, Menu):
        raise Refused("unfinished")
    return game.apply(state, seat, action)
