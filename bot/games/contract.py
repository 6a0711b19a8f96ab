"""The contract every game keeps: the game asks, a seat answers with a path of picks.

A game is a module of pure functions over immutable values. It knows seats and nothing else of
the world: no Discord, no pictures, no files, no people, no time. Read this file first.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from enum import StrEnum
from hmac import digest
from typing import TYPE_CHECKING, Any, Generic, Literal, NewType, Protocol, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from bot.games.offers import Offer

Seat = NewType("Seat", int)
TABLE = Seat(-1)  # the table itself; the only thing it ever does is to close a window

Path = tuple[str, ...]  # the picks of one answer, in order: ("step", "D5", "water")
CLOSE: Path = ("close",)  # the one answer of the table: this window is over
LONGEST_PATH = 60  # characters of a path with its dots, so that it fits into a button's id
PICK_LETTERS = frozenset(  # of picks; dots join a path, pluses several picks, "-" alone is none
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
)
MOST_PICKS = 25  # what a select of Discord holds

S = TypeVar("S")  # State: the whole truth; it never leaves rules, checks and store
A = TypeVar("A")  # Action: what a completed path means
P = TypeVar("P")  # Public: what everybody sees
Q = TypeVar("Q")  # Own: what one seat sees besides
X = TypeVar("X")  # Options: the variants, a struct whose fields are Literals with defaults
T_co = TypeVar("T_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)  # Event: what all are told
N_co = TypeVar("N_co", covariant=True)  # Note: what one seat alone is told


class Value(Struct, frozen=True, gc=False):
    """What games are made of: it never changes, so it lies in no circle of references, and Python's
    collector of those, which would walk through every board again and again, need not look."""


# Asking


class Clock(StrEnum):
    """Which time runs while an ask is open; only the table knows how long it is."""

    TURN = "turn"  # one deadline for a whole turn; stands still while another clock runs
    DECISION = "decision"  # one named seat decides, often out of turn
    REACTION = "reaction"  # a window for several seats, sealed until the table closes it
    AFTER_FLOOR = "floor"  # the table's ask only: close as soon as the random floor has passed
    NOW = "now"  # the table's ask only: close at once, only standing orders may answer


class Ask(Value, frozen=True):
    """One open question. That it is open is public, what may be answered is the seat's alone.

    While `TABLE` is asked too, the answers of all seats are sealed until it closes the window.
    """

    seat: Seat
    about: str
    clock: Clock = Clock.TURN
    is_important: bool = (
        False  # a window worth waiting for, by public knowledge; all its asks say the same
    )
    setup: bool = False  # before the first turn: everybody settles something, in whatever order


class Menu(Value, frozen=True):
    """One step of an answer: one pick of at most 25, or `least` to `most` of them at once."""

    about: str
    picks: tuple[str, ...]  # in the order a player wants them; quiet ones come last
    least: int = 1
    most: int = 1
    declining: frozenset[str] = (
        frozenset()
    )  # picks that decline or end something, as far as offered
    expand_first: bool = (
        False  # most answers begin with the first pick: its menu may lie open at once
    )
    implied: bool = False  # its only pick stood on the button before: nobody is asked for it
    retired: frozenset[str] = frozenset()  # shown to nobody any more, but logs have them

    def offers(self, pick: str) -> bool:
        """Several picks have one spelling only: in menu order."""
        if self.least == self.most == 1:
            return pick in self.picks or pick in self.retired
        many = split_picks(pick)
        return pick == self.in_order(many) and self.least <= len(many) <= self.most

    def in_order(self, chosen: Container[str]) -> str:
        return join_picks(pick for pick in self.picks if pick in chosen)


def join_picks(picks: Iterable[str]) -> str:
    """Several picks as one: "0+2+5"; none of them is "-"."""
    return "+".join(picks) or "-"


def split_picks(pick: str) -> list[str]:
    """The picks that were put together."""
    return [] if pick == "-" else pick.split("+")


class Refused(Exception):
    """Nothing happened. The argument is the code of the reason, for which there are words."""


# Following


class Whisper(Value, Generic[T_co], frozen=True):
    """A note for one seat alone. Notes and events are different classes, so none is mistaken."""

    to: Seat
    note: T_co
    is_known: bool = False  # by the own answer or the hand: no need to say it at once


class Step(Value, Generic[T_co, E_co, N_co], frozen=True):
    """What follows: the next state, and who hears what."""

    state: T_co
    news: tuple[E_co, ...] = ()
    whispers: tuple[Whisper[N_co], ...] = ()
    reveals: bool = False  # chance or a secret came to light: no undo goes back over this
    episode: int = 0  # steps of the same one, a fight for instance, are told together; 0: of none
    effective_seats: tuple[
        Seat, ...
    ] = ()  # whose sealed answers took effect as the window was closed


class Moment(Value, frozen=True):
    """Where in the game we are, by two counts that only grow; every turn belongs to one seat."""

    round: int
    turn: int
    seat: Seat  # whose turn it is, also while others are asked; once it is over, whose it was


class Outcome(Value, frozen=True):
    """How it ended: the reason, and score and place of every seat. Equal places share them."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the best

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


_BLOCKS = 2**256  # as many different ones there are


class Rng(Value, frozen=True):
    """Chance as a value: HMAC-SHA256 of purpose and counter under a secret seed."""

    seed: bytes
    drawn: int = 0

    def below(self, n: int, purpose: str) -> "tuple[int, Rng]":
        """A fair number in range(n), and the generator to go on with."""
        fair, drawn = _BLOCKS - _BLOCKS % n, self.drawn
        while True:
            block = digest(self.seed, f"{purpose}:{drawn}".encode(), "sha256")
            number, drawn = int.from_bytes(block, "big"), drawn + 1
            if number < fair:
                return number % n, Rng(self.seed, drawn)


# Telling


class Phrase(Value, frozen=True):
    """Something to be said in the reader's language: a key of the game's words, and its parts."""

    key: str
    args: Mapping[str, int | str] = {}


class Impact(StrEnum):
    """What a public event means for one seat: how soon its owner should read of it."""

    LOSS = "loss"  # something of theirs is gone: a piece, a card, life, a turn
    AFFECTED = "blow"  # it concerns them, without costing them anything by itself
    NONE = "none"


# Playing


class ComputerConfig(Value, frozen=True):
    """How a computer plays. Its luck comes from the table, never from the game's own chance."""

    level: Literal["easy", "normal"] = "normal"
    luck: int = 0
    effort: int = 0  # games that a search may play on in thought; a game itself never searches
    is_hasty: bool = False  # one of very many answers in thought: about as good in less time


Tree = Callable[[Path], Menu | A]  # the lazy tree of one seat's answers


class Game(Protocol[S, A, E_co, N_co, P, Q, X]):
    """A module with these names. Every function is pure: the same arguments, the same result.

    `State` is a frozen struct with a field `rng`; it survives JSON and msgpack unchanged. What is
    promised here, `tests/test_laws.py` holds against random games of every module.
    """

    @property
    def SEATS(self) -> range:
        """With how many players it can be played."""
        ...

    @property
    def RULES(self) -> int:
        """The number of these rules, raised whenever an old log would play differently."""
        ...

    @property
    def LONGEST(self) -> int:
        """No game takes more answers than this, whatever is answered."""
        ...

    @property
    def PLANNABLE(self) -> bool:
        """Whether turns can be planned: they begin without dice, so that it pays to do it."""
        ...

    @property
    def OFFERS(self) -> "tuple[Offer, ...]":
        """The kinds of standing orders that a seat can give. At most three are suggested."""
        ...

    @property
    def Options(self) -> type[X]:
        """The variants: a struct of Literals, each with a default and 2 to 25 values."""
        ...

    @property
    def Public(self) -> type[P]:
        """What everybody sees, as a type that msgspec can read."""
        ...

    @property
    def State(self) -> type[S]:
        """The whole truth, as a type that msgspec can read."""
        ...

    # Play

    def start(
        self, seats: int, seed: bytes, options: X, first: Seat | None = None
    ) -> Step[S, E_co, N_co]:
        """The beginning; all chance follows from the seed. If `first` is named, it has the first
        turn, once everybody has set up what there is to set up."""
        ...

    def asks(self, state: S) -> tuple[Ask, ...]:
        """All open questions, at most one for each seat; none means that the game is over.

        Who is asked what follows from public knowledge alone: that a seat is asked betrays
        nothing of what it holds. In a window the table's own ask comes first."""
        ...

    def choices(self, state: S, seat: Seat, path: Path) -> Menu | A:
        """Where a path leads: to the next menu or, completed, to what it means.

        Only called behind `look`: the seat is asked, and every pick of the path was offered.
        The tree of a seat depends on nothing that this seat cannot see."""
        ...

    def default(self, state: S, seat: Seat, begun: Path = ()) -> Path:
        """A completed, legal path for a seat that is asked and lets its time run out: harmless,
        and by what the seat can see. For the table it is `CLOSE`.

        What the seat has picked already (`begun`, which leads to a menu) stays as far as it decides
        something: the path begins with part of it, and is what the default of that part is. It
        never costs what an answer that was not begun would not cost."""
        ...

    def why_not(self, state: S, seat: Seat, path: Path) -> str:
        """The code of the reason why this path cannot be walked; never raises, whatever nonsense
        the path is, and tells the seat nothing it cannot see."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E_co, N_co]:
        """What follows from an answer; only called by `play`. While the table is asked too, the
        answer is sealed: nothing is told, and nobody else can see that it was given."""
        ...

    def moment(self, state: S) -> Moment:
        """Round and turn, and whose turn it is. Asks of the turn's clock are of that seat."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None exactly while somebody is asked."""
        ...

    def standings(self, state: S) -> tuple[int, ...]:
        """The scores if it ended now, by seat; in the end those of the outcome. They may rest on
        secrets, so nobody is shown them while the game is on."""
        ...

    # Seeing: painters, words, standing orders and computers get views, never a State

    def public(self, state: S) -> P:
        """What everybody sees. Hashable, and no state or chance can be reached from its type."""
        ...

    def own(self, state: S, seat: Seat) -> Q:
        """What this seat sees besides. Hashable, like the public view."""
        ...

    def facts(self, view: P, own: Q, seat: Seat) -> Mapping[str, int | str]:
        """What this seat's orders can rest on, and what the sentences of its menus name."""
        ...

    def label(self, view: P, own: Q, seat: Seat, path: Path, pick: str) -> Phrase:
        """What a pick of the menu at this path is called; for the eyes of this seat only."""
        ...

    def describe(self, view: P) -> tuple[Phrase, ...]:
        """The board in lines of text, as complete as its picture."""
        ...

    def describe_own(self, view: P, own: Q, seat: Seat) -> tuple[Phrase, ...]:
        """What one seat holds, in lines of text; none in a game without secrets."""
        ...

    def impact(self, view: P, event: Any, seat: Seat) -> Impact:
        """What an event means for this seat, by public knowledge; the view is of any later time."""
        ...

    def score(self, view: P, own: Q, seat: Seat) -> Phrase:
        """The goal, the own score, the leader: in one line, for the eyes of this seat only."""
        ...

    def remarks(self, view: P, own: Q, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
        """What the picks of a menu do, cost or risk, where their labels have no room for it."""
        ...

    def ends_game(self, view: P, own: Q, seat: Seat, path: Path) -> bool:
        """Whether this completed path ends the game at once, by what the seat can see.

        Never said of what would end whatever is answered: a last round is nobody's choice."""
        ...

    def choose(self, view: P, own: Q, seat: Seat, tree: Tree[A], config: ComputerConfig) -> Path:
        """A computer's answer: a completed path of this tree, by what the seat itself can see."""
        ...

    def plan_still_valid(self, view_then: P, view_now: P, seat: Seat, path: Path) -> bool:
        """Whether an answer that was planned then means the same now, by public knowledge: the same
        price, the same target, no new danger. While nothing has changed it does. That the answer
        is offered is checked elsewhere."""
        ...

    def ideas(
        self, view: P, own: Q, seat: Seat, tree: Tree[A], config: ComputerConfig
    ) -> tuple[Path, ...]:
        """What a computer thinks of, the most promising first; its choice is the very first."""
        ...

    def prospects(self, view: P) -> tuple[float, ...] | None:
        """How the seats stand, in points of the end: only their differences count. None where no
        view tells it well; then a computer plays on in its thoughts."""
        ...

    # Checking

    def invariant_errors(self, state: S) -> tuple[str, ...]:
        """What is wrong with a state, in words for whoever mends it; nothing in any real game."""
        ...

    def resample_hidden(self, state: S, seat: Seat, rng: Rng) -> S:
        """Another world that this seat cannot tell from the state: same views, same questions.

        It has new chance, and shows nothing of what it hides: the same `rng` gives the same world
        for all states that this seat cannot tell apart."""
        ...


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
# The game of a table: which one is not known, and yet its state is no view. With these names the
# checkers refuse a state where a view is wanted (`tests/typed_reading.py`).
AnyState = NewType("AnyState", object)
AnyPublic = NewType("AnyPublic", object)
AnyOwn = NewType("AnyOwn", object)
TableGame = Game[AnyState, Any, Any, Any, AnyPublic, AnyOwn, Any]


def resolve_path(
    game: Game[S, A, E_co, N_co, P, Q, X], state: S, seat: Seat, path: Path
) -> Menu | A:
    """Where a path leads, provided the seat is asked and every pick on it was offered."""
    if seat not in [ask.seat for ask in game.asks(state)]:
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
    action = resolve_path(game, state, seat, path)
    if isinstance(action, Menu):
        raise Refused("unfinished")
    return game.apply(state, seat, action)
