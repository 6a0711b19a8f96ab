"""Whole games between players, and what came of them."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import sqrt

from msgspec import Struct

from bot.games.contract import ComputerConfig, Path, Seat, play
from bot.games.drachenland.model import Options, State
from tests.games.drachenland.baselines import answer
from tests.games.drachenland.kit import game


class Played(Struct, frozen=True):
    """How one game went."""

    scores: tuple[int, ...]
    rounds: int
    reason: str
    rings: int
    first: Seat

    @property
    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]


def played(players: Sequence[str], seed: int, options: Options, first: Seat | None) -> Played:
    luck = random.Random(seed)
    state = game.start(len(players), seed.to_bytes(32, "big"), options, first).state
    while asks := game.asks(state):
        path = _path(players[asks[0].seat], state, asks[0].seat, luck)
        state = play(game, state, asks[0].seat, path).state
    outcome = game.outcome(state)
    assert outcome
    return Played(outcome.scores, state.round, outcome.reason, state.rings.bit_count(), state.first)


def _path(player: str, state: State, seat: Seat, luck: random.Random) -> Path:
    tree = partial(game.choices, state, seat)
    view, own = game.public(state), game.own(state, seat)
    match player:
        case "normal":
            return game.choose(view, own, seat, tree, ComputerConfig())
        case "easy":
            return game.choose(view, own, seat, tree, ComputerConfig("easy"))
        case taste:
            return answer(taste, view, own, seat, tree, luck)


def share_won(player: str, rival: str, games: int) -> float:
    """Of games for two, each deal played from both seats; a shared victory counts half."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        players = (player, rival) if seat == 0 else (rival, player)
        winners = played(players, number // 2, Options(), Seat(number // 2 % 2)).winners
        won += (seat in winners) / len(winners)
    return won / games


def lower_bound(share: float, games: int) -> float:
    """Wilson's, at 95 %."""
    z = 1.96
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2))
    return (centre - spread) / (1 + z * z / games)


class Figures(Struct, frozen=True):
    """A line of section 11: means, with the middle nine tenths."""

    rounds: "Spread"
    winner: "Spread"
    points: float  # mean of all
    rings: float  # per player
    reasons: dict[str, int]
    wins: tuple[int, ...]  # by seat from the start player, in per cent


class Spread(Struct, frozen=True):
    low: int
    mean: float
    high: int

    def __str__(self) -> str:
        return f"{self.mean:.1f} ({self.low}-{self.high})"


def figures(player: str, seats: int, games: int, options: Options) -> Figures:
    found = [played([player] * seats, seed, options, None) for seed in range(games)]
    wins = Counter((winner - one.first) % seats for one in found for winner in one.winners)
    return Figures(
        _spread([one.rounds for one in found]),
        _spread([max(one.scores) for one in found]),
        sum(sum(one.scores) for one in found) / games / seats,
        sum(one.rings for one in found) / games / seats,
        dict(Counter(one.reason for one in found)),
        tuple(round(100 * wins[seat] / wins.total()) for seat in range(seats)),
    )


def _spread(values: list[int]) -> Spread:
    low, high = (sorted(values)[int(part * len(values))] for part in (0.05, 0.95))
    return Spread(low, sum(values) / len(values), high)
