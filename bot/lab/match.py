"""Let computer players of different levels play each other: who wins, and with which blunders."""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from typing import Any, get_args

import msgspec
from msgspec import Struct

from bot.commands.arguments import positive
from bot.commands.game_options import add_game, check_size, options_of
from bot.commands.progress import say, with_progress
from bot.games.contract import Seat
from bot.games.registry import BLUNDERS, DEFAULT_EFFORT, EFFORTS, GAMES, no_blunders
from bot.lab.contests import (
    ContestResult,
    Level,
    Players,
    Share,
    Verdict,
    contest,
    share,
    verdict,
)

LEVELS: tuple[Level, ...] = get_args(Level)


class MatchReport(Struct):
    """What a match has shown."""

    game: str
    levels: tuple[Level, ...]
    games: int
    seconds: float
    shares: dict[str, Share]  # by level, of all its seats together
    seats: tuple[Share, ...]  # in the order of the first turns
    scores: dict[str, float]  # by level, the mean
    blunders: dict[str, dict[str, int]]  # by level, how often
    verdict: Verdict  # whether the first level is better than all the others


class Match:
    """The games played so far."""

    def __init__(self, slug: str, levels: tuple[Level, ...]) -> None:
        self.slug, self.levels, self.games = slug, levels, 0
        self.won, self.scores = dict.fromkeys(levels, 0.0), dict.fromkeys(levels, 0.0)
        self.seats, self.blunders = [0.0] * len(levels), {name: Counter[str]() for name in levels}

    def chairs(self) -> tuple[Level, ...]:
        """Each deal is played once from every seat."""
        turned = self.games % len(self.levels)
        return self.levels[turned:] + self.levels[:turned]

    def count(self, chairs: tuple[Level, ...], result: ContestResult) -> None:
        for seat, level in enumerate(chairs):
            self.won[level] += result.won(Seat(seat))
            self.seats[(seat - result.first) % len(chairs)] += result.won(Seat(seat))
            self.scores[level] += result.outcome.scores[seat]
        for (seat, blunder), number in result.blunders.items():
            self.blunders[chairs[seat]][blunder] += number
        self.games += 1

    def verdict(self) -> Verdict:
        first = self.levels[0]
        fair = self.levels.count(first) / len(self.levels)
        return verdict(self.won[first], self.games, fair) if fair < 1 else "open"

    def report(self, seconds: float) -> MatchReport:
        names = dict.fromkeys(self.levels)
        seated = {name: self.games * self.levels.count(name) for name in names}
        return MatchReport(
            self.slug,
            self.levels,
            self.games,
            round(seconds, 3),
            {name: share(self.won[name], self.games) for name in names},
            tuple(share(won, self.games) for won in self.seats),
            {name: round(self.scores[name] / seated[name], 2) for name in names},
            {name: dict(self.blunders[name].most_common()) for name in names},
            self.verdict(),
        )


def options(command: argparse.ArgumentParser) -> None:
    add_game(command)
    levels = "the level of each seat; default: normal,easy"
    command.add_argument(
        "--levels", type=_levels, default=("normal", "easy"), metavar="L,L[,…]", help=levels
    )
    command.add_argument("--games", type=positive, default=100, help="how many; default: 100")
    command.add_argument("--until", action="store_true", help="stop once the verdict is clear")
    command.add_argument("--effort", type=positive, help="play-outs for each answer at level hard")
    command.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    command.add_argument("--json", action="store_true", help="print JSON")


def main(given: argparse.Namespace) -> int:
    check_size(given.game, len(given.levels), "--levels")
    chosen = options_of(given.game, given.option)
    effort = given.effort or EFFORTS.get(given.game, DEFAULT_EFFORT)
    rules = Rules(given.games, given.seed, effort, given.until)
    report = match(given.game, given.levels, rules, chosen)
    print(msgspec.json.encode(report).decode() if given.json else "\n".join(_told(report)))
    return 0


class Rules(Struct, frozen=True):
    """How a match is played."""

    games: int
    seed: int
    effort: int
    until: bool  # stop as soon as it is decided


def match(slug: str, levels: tuple[Level, ...], rules: Rules, options: Any) -> MatchReport:
    played, began = Match(slug, levels), perf_counter()
    try:
        for number in with_progress(range(rules.games), f"{slug}, {', '.join(levels)}"):
            _play(played, rules, options, number)
            if rules.until and played.verdict() != "open":
                break
    except KeyboardInterrupt:  # Ctrl+C ends the match and reports the games so far
        if not played.games:
            raise
    say("")
    return played.report(perf_counter() - began)


def _play(played: Match, rules: Rules, options: Any, number: int) -> None:
    chairs, luck = played.chairs(), random.Random(f"{rules.seed}:{number}")
    deal = random.Random(f"{rules.seed}:{number // len(chairs)}").randbytes(32)
    players, blunders_of = (
        Players(chairs, rules.effort, luck),
        BLUNDERS.get(played.slug, no_blunders),
    )
    played.count(chairs, contest(GAMES[played.slug], players, deal, options, blunders_of))


def _told(report: MatchReport) -> Iterator[str]:
    yield f"{report.game}, {', '.join(report.levels)}: {report.games} games, {report.seconds:.0f} s"
    for level, won in report.shares.items():
        yield f"  {level} wins {_percent(won)}, scores {report.scores[level]}"
    yield f"  by order of turns {', '.join(map(_percent, report.seats))}"
    for level, blunders in report.blunders.items():
        named = ", ".join(f"{name} {number}" for name, number in blunders.items())
        yield f"  blunders of {level}: {named or 'none'}"
    if len(report.shares) > 1:
        yield f"  {report.levels[0]} against the rest: {report.verdict}"


def _percent(won: Share) -> str:
    return f"{100 * won.share:.1f} % ({100 * won.low:.0f} to {100 * won.high:.0f})"


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    for level in levels:
        if level not in LEVELS:
            raise argparse.ArgumentTypeError(f"{level!r} is not one of {', '.join(LEVELS)}")
    return levels
