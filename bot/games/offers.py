"""Standing orders that a game offers: secret wishes the table keeps, over facts the game gives out.

Part of the contract (`Game.OFFERS`); whoever gives one is never asked where it answers.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Literal

from msgspec import Struct

from bot.games.contract import Menu, P, Path, Q, Seat

RIVALS = "rivals"  # in the steps of an offer: a pick for every other seat, by its number


class Scope(StrEnum):
    """How long an order holds."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


class Condition(Struct, frozen=True):
    """A fact compared with a value; "$name" stands for what was picked when the order was given.

    `bot/games/kit/orders.py` fills the picks in. A value that was not picked is no condition.
    """

    fact: str
    how: Literal["=", "<=", ">="]
    value: int | str

    def holds(self, facts: Mapping[str, int | str]) -> bool:
        """By these facts; what is not known, or not to be compared, does not hold."""
        fact, value = facts.get(self.fact), self.value
        if self.how == "=":
            return fact == value
        if not isinstance(fact, int) or not isinstance(value, int):
            return False
        return fact <= value if self.how == "<=" else fact >= value


class Order(Struct, frozen=True):
    """When all this holds, an ask about this is answered so.

    The answer begins a path, in which "$name" stands for what was picked; the rest is first picks.
    None means that the seat itself is asked.
    In a turn it is asked as well where it could not answer so; elsewhere it takes the default.
    """

    about: str
    answer: Path | None
    when: tuple[Condition, ...] = ()
    early: bool = False  # only in turns that began after it was given


REACHED: Path = ()  # what a goal answers when there is nothing left to do: its order ends
# By views, seat, tree and picks: the completed answer of an own turn that brings the goal nearer,
# `REACHED`, or None where nothing does, so that the seat itself is asked. It knows no more than a
# person in that seat.
Goal = Callable[[P, Q, Seat, "Callable[[Path], Any]", Path], Path | None]


class Offer(Struct, frozen=True):
    """A kind of standing order the game offers: what is picked to give it, what it then does."""

    key: str
    orders: tuple[Order, ...]  # the first that fits answers
    steps: tuple[Menu, ...] = ()  # all are picked; the first pick is what it meant before the step
    scopes: tuple[Scope, ...] = (Scope.TURN, Scope.ROUND, Scope.GAME)
    uses: int | None = None  # it ends when so many of its answers took effect; None: with its scope
    most_uses: int = 0  # up to so many may be chosen instead of a scope
    at_hand: Scope | None = None  # a button in a window's own panel, which it then answers as well
    only: tuple[Menu, ...] = ()  # conditions that may be added, in picks like "value-200"
    goal: Goal[Any, Any] | None = None  # answers in the own turn; then there are no orders
    ends_at: str = ""  # it ends with an answer of its own that passes a menu about this
    suggested: tuple[Path, ...] = ()  # picks with which it is offered at the deal, for the game
    still: Callable[[Any, Seat], bool] | None = None  # by the public view: may it yet be of use?

    def is_open(self, view: Any, seat: Seat) -> bool:
        """What can answer nothing any more is offered no more."""
        return self.still is None or self.still(view, seat)
