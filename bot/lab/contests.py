"""Games between computer players of several levels, and what their results prove."""

import random
from collections import Counter
from functools import partial
from math import log, sqrt
from typing import Any, Literal

from msgspec import Struct

from bot.games.contract import TABLE, AnyGame, Ask, Clock, ComputerConfig, Outcome, Path, Seat, play
from bot.games.kit.search import think
from bot.games.registry import Blunders

Level = Literal["easy", "normal", "hard"]
SURE = 1.96  # standard errors: 95 %
DOUBT = 0.05  # how often the sequential test may err, either way
BETTER = 1.2  # it tells the fair share from so many times that share: 50 % from 60 %

Verdict = Literal["better", "not better", "open"]


class Share(Struct, frozen=True):
    """What part of the games the seats of one level have won, and between what it may truly lie."""

    share: float
    low: float
    high: float


class ContestResult(Struct, frozen=True):
    """One game: how it ended, and what each seat did that people laugh at."""

    outcome: Outcome
    first: Seat  # whose turn came first
    blunders: Counter[tuple[Seat, str]]

    def won(self, seat: Seat) -> float:
        return (seat in self.outcome.winners) / len(self.outcome.winners)


class Players(Struct, frozen=True):
    """Who sits where, how much the hard ones may think, and the luck of all."""

    chairs: tuple[Level, ...]
    effort: int
    luck: random.Random

    def answer(self, game: AnyGame, game_state: Any, asks: tuple[Ask, ...]) -> tuple[Seat, Path]:
        ask = asks[-1]  # the table comes first: it closes when all have answered
        if ask.seat == TABLE:
            return ask.seat, game.default(game_state, ask.seat)
        level, luck = self.chairs[ask.seat], self.luck.getrandbits(32)
        if level == "hard" and ask.clock is Clock.TURN:
            config = ComputerConfig("normal", luck, self.effort)
            return ask.seat, think(game, game_state, ask.seat, config, lambda: False).path
        view, own = game.public(game_state), game.own(game_state, ask.seat)
        config = ComputerConfig("easy" if level == "easy" else "normal", luck)
        tree = partial(game.choices, game_state, ask.seat)
        return ask.seat, game.choose(view, own, ask.seat, tree, config)


def contest(
    game: AnyGame, players: Players, deal: bytes, options: Any, blunders_of: Blunders[Any, Any, Any]
) -> ContestResult:
    """A whole game over nothing but the contract."""
    game_state, blunders = game.start(len(players.chairs), deal, options).state, Counter[Any]()
    first = game.moment(game_state).seat
    while asks := game.asks(game_state):
        first = game.moment(game_state).seat if asks[-1].setup else first
        seat, path = players.answer(game, game_state, asks)
        step = play(game, game_state, seat, path)
        blunders.update((seat, name) for name in blunders_of(game_state, seat, path, step))
        game_state = step.state
    outcome = game.outcome(game_state)
    assert outcome is not None
    return ContestResult(outcome, first, blunders)


def share(won: float, games: int) -> Share:
    """Wilson's interval, which knows that twenty of twenty is no certainty."""
    mean, extra = won / games, SURE**2 / games
    centre = (mean + extra / 2) / (1 + extra)
    reach = SURE * sqrt(mean * (1 - mean) / games + extra / (4 * games)) / (1 + extra)
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return Share(round(mean, 4), round(low, 4), round(high, 4))


def verdict(won: float, games: int, fair: float) -> Verdict:
    """Wald's sequential test of the fair share against one that is better by a fifth."""
    better = BETTER * fair
    lost = games - won
    evidence = won * log(better / fair) + lost * log((1 - better) / (1 - fair))
    if evidence >= log((1 - DOUBT) / DOUBT):
        return "better"
    return "not better" if evidence <= log(DOUBT / (1 - DOUBT)) else "open"
