"""Whole games of Die Dracheninsel between players of different habits, and what came of them."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from bot.games.contract import TABLE, Clock, ComputerConfig, Menu, Path, Seat, play
from bot.games.dracheninsel.computer.cards import unwanted
from bot.games.dracheninsel.computer.walk import Node, reachable
from bot.games.dracheninsel.computer.worth import Eyes, cards_to
from bot.games.dracheninsel.content import CENTRE, boat
from bot.games.dracheninsel.model import Options, State
from bot.games.kit.walks import random_path
from tests.games.dracheninsel.kit import DRACHENINSEL, STANDARD

Player = Callable[[State, Seat], Path]


class Game(Struct, frozen=True):
    rounds: int
    reason: str
    scores: tuple[int, ...]
    windows: int  # for actions and counterspells
    told: Counter[str]  # events by kind


def played(players: list[Player], seed: int, options: Options = STANDARD) -> Game:
    """A game in which everybody asked in a window answers before it is closed."""
    state = DRACHENINSEL.start(len(players), seed.to_bytes(32, "big"), options).state
    told, windows = Counter[str](), 0
    while asks := DRACHENINSEL.asks(state):
        close, seats = asks[0], [ask.seat for ask in asks if ask.seat != TABLE]
        for seat in seats:
            step = play(DRACHENINSEL, state, seat, players[seat](state, seat))
            state = step.state
            told.update(type(event).__name__ for event in step.news)
        if close.seat == TABLE:
            step = play(DRACHENINSEL, state, TABLE, ("close",))
            state, windows = step.state, windows + (close.clock is Clock.REACTION)
            told.update(type(event).__name__ for event in step.news)
    outcome = DRACHENINSEL.outcome(state)
    assert outcome is not None
    rounds = -(-state.turns // len(players))
    return Game(rounds, outcome.reason, outcome.scores, windows, told)


def computer(config: ComputerConfig, state: State, seat: Seat) -> Path:
    view, own = DRACHENINSEL.public(state), DRACHENINSEL.own(state, seat)
    return DRACHENINSEL.choose(view, own, seat, partial(DRACHENINSEL.choices, state, seat), config)


normal: Player = partial(computer, ComputerConfig("normal"))


def easy(state: State, seat: Seat) -> Path:
    """With other luck in every turn."""
    return computer(ComputerConfig("easy", state.turns), state, seat)


def walker(state: State, seat: Seat) -> Path:
    """The cheapest way, shares, never reacts."""
    view, menu = DRACHENINSEL.public(state), DRACHENINSEL.choices(state, seat, ())
    assert isinstance(menu, Menu)
    eyes = Eyes(view, DRACHENINSEL.own(state, seat).hand, seat)
    if menu.about in ("turn", "exit"):
        nearest = min(reachable(eyes), key=lambda node: effort(eyes, node))
        can_rest = "pass" in menu.picks and eyes.hand
        return nearest.first or (("pass", exchange(eyes)) if can_rest else ("end",))
    if menu.about == "exchange":
        return (exchange(eyes),)
    pick = menu.picks[0 if menu.about == "colour" else -1]
    further = DRACHENINSEL.choices(state, seat, (pick,))
    return (pick, further.picks[0]) if isinstance(further, Menu) else (pick,)


def exchange(eyes: Eyes) -> str:
    """What is poor, else any two cards: a hand that gets nowhere is no use to a walker."""
    return "+".join(map(str, unwanted(eyes) or range(min(2, len(eyes.hand))))) or "-"


def effort(eyes: Eyes, node: Node) -> tuple[bool, float, int]:
    """Carrying comes first; then what is left of the way home, or to the coins."""
    if node.fellow is None:
        return True, cards_to(eyes, node.hunter, node.place, CENTRE), node.steps
    homes = (boat(node.hunter), boat(node.fellow))
    return False, min(cards_to(eyes, node.hunter, node.place, h) for h in homes), node.steps


def habit(answers: dict[str, str], base: Player, state: State, seat: Seat) -> Path:
    """Like another player, but some questions are always answered the same way, if possible."""
    menu = DRACHENINSEL.choices(state, seat, ())
    assert isinstance(menu, Menu)
    if menu.about not in answers:
        return base(state, seat)
    pick = answers[menu.about] if answers[menu.about] in menu.picks else menu.picks[-1]
    further = DRACHENINSEL.choices(state, seat, (pick,))
    return (pick, further.picks[0]) if isinstance(further, Menu) else (pick,)


def reacting(state: State, seat: Seat) -> Path:
    """Walks the cheapest way, but answers in windows like the normal computer."""
    menu = DRACHENINSEL.choices(state, seat, ())
    assert isinstance(menu, Menu)
    is_own = menu.about in ("turn", "exit", "exchange", "colour")
    return walker(state, seat) if is_own else normal(state, seat)


def at_random(seed: int) -> Player:
    luck = random.Random(seed)
    return lambda state, seat: random_path(DRACHENINSEL, state, seat, luck)


RIVALS: dict[str, Player] = {
    "random": at_random(2026),
    "always shares": partial(habit, {"claim": "share", "duel": "accept"}, reacting),
    "never reacts": partial(habit, {"react": "pass", "counter": "pass"}, reacting),
    "cheapest way": walker,
    "claims at every opportunity": partial(habit, {"claim": "claim", "duel": "betray"}, walker),
}


class Match(Struct):
    """Two against two: wins (ties half) and coins of both sides."""

    games: int = 0
    wins: float = 0.0
    coins: int = 0
    rival_coins: int = 0

    def __str__(self) -> str:
        won, margin = self.wins / self.games, 1.96 * (0.25 / self.games) ** 0.5
        mean = self.coins / self.games, self.rival_coins / self.games
        return f"{won:.1%} ± {margin:.1%}, {mean[0]:.0f} : {mean[1]:.0f} coins"


def match(rival: Player, games: int) -> Match:
    """Normal computers in opposite seats, in every second game in the other two."""
    result = Match()
    for number in range(games):
        players = [normal if seat % 2 == number % 2 else rival for seat in range(4)]
        scores = played(players, 1000 + number).scores
        mine = sum(scores[number % 2 :: 2])
        theirs = sum(scores) - mine
        result.games += 1
        result.coins, result.rival_coins = result.coins + mine, result.rival_coins + theirs
        result.wins += (mine > theirs) + (mine == theirs) / 2
    return result
