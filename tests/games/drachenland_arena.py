"""Whole games between players, and what came of them."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import sqrt

from msgspec import Struct

from bot.games.contract import Mind, Path, Seat, play
from bot.games.drachenland.model import Options, State
from tests.games.drachenland_baselines import answer
from tests.games.drachenland_kit import game


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
            return game.choose(view, own, seat, tree, Mind())
        case "easy":
            return game.choose(view, own, seat, tree, Mind("easy"))
        case taste:
            return answer(taste, view, own, tree, luck)


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


def table(player: str, seats: int, games: int, options: Options) -> str:
    """A line of section 11: means, and the middle nine tenths in brackets."""
    found = [played([player] * seats, seed, options, None) for seed in range(games)]
    best = [max(one.scores) for one in found]
    mean = sum(sum(one.scores) for one in found) / games / seats
    rings = sum(one.rings for one in found) / games / seats
    reasons = Counter(one.reason for one in found)
    seat_wins = Counter[int]()
    for one in found:
        seat_wins.update((winner - one.first) % seats for winner in one.winners)
    by_seat = ":".join(f"{100 * seat_wins[s] / seat_wins.total():.0f}" for s in range(seats))
    return (
        f"{player} {seats} {options.length}: rounds {_spread([one.rounds for one in found])}, "
        f"winner {_spread(best)}, mean {mean:.1f}, rings {rings:.2f}, {dict(reasons)}, "
        f"wins by seat {by_seat}"
    )


def _spread(values: list[int]) -> str:
    low, high = (sorted(values)[int(part * len(values))] for part in (0.05, 0.95))
    return f"{sum(values) / len(values):.1f} ({low}-{high})"
