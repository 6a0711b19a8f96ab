"""Let computer players play whole games, and check every invariant after every action."""

import argparse
import random
import sys
from collections import Counter
from functools import partial
from statistics import mean
from time import perf_counter
from typing import Any, get_args

import msgspec
from msgspec import Struct

from bot.commands.arguments import Wrong, positive
from bot.commands.game_options import add_game, check_size, options_of
from bot.commands.progress import with_progress
from bot.games.contract import TABLE, AnyGame, ComputerConfig, Outcome, Path, Seat, play
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from bot.lab import calendar

EVERY = "all"  # instead of one game's name
LEVELS = ("random", *get_args(ComputerConfig.__annotations__["level"]))


class SimulationReport(Struct):
    """What many games of one size were like."""

    game: str
    players: int
    level: str
    games: int
    actions: int
    seconds: float
    rounds: tuple[int, float, int]  # shortest, mean, longest
    winner: float  # mean of the best and of the lowest score
    lowest: float
    ended: dict[str, int]  # by reason
    wins: tuple[float, ...]  # share of each seat


class Broken(Exception):
    """An invariant does not hold; the argument says which, where and with which seed."""


def options(command: argparse.ArgumentParser) -> None:
    add_game(command, EVERY)
    command.add_argument("--games", type=positive, default=100, help="how many; default: 100")
    command.add_argument("--players", type=positive, help="default: each possible number in turn")
    command.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    command.add_argument("--level", choices=LEVELS, default="normal")
    command.add_argument("--calendar", action="store_true", help="how many days a game takes")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument("--markdown", action="store_true", help="with --calendar: print a table")


def main(given: argparse.Namespace) -> int:
    if given.game == EVERY:
        if not given.calendar:
            raise Wrong(f"{EVERY} is possible with --calendar only")
        return _calendar(given)
    game = GAMES[given.game]
    if given.players:
        check_size(given.game, given.players, f"--players {given.players}")
    if given.calendar:
        return _calendar(given)
    chosen = options_of(given.game, given.option)
    try:
        for players in [given.players] if given.players else game.SEATS:
            report = simulate(given.game, players, given.games, given.seed, given.level, chosen)
            print(msgspec.json.encode(report).decode() if given.json else _told(report))
    except Broken as broken:
        print(f"tafelrunde simulate: {broken}", file=sys.stderr)
        return 1
    return 0


def _calendar(given: argparse.Namespace) -> int:
    """One game, or one after the other; each size is told as soon as it is known."""
    tell = calendar.in_markdown if given.markdown else calendar.in_words
    if given.markdown:
        print(calendar.markdown_heading())
    for slug in GAMES if given.game == EVERY else (given.game,):
        sizes = [n for n in GAMES[slug].SEATS if given.players in (None, n)]
        for players in sizes:
            found = calendar.calendar_page(slug, players, given.games, given.seed)
            print(calendar.in_json(found) if given.json else tell(found), flush=True)
    return 0


def simulate(
    slug: str, players: int, games: int, seed: int, level: str, options: Any | None = None
) -> SimulationReport:
    game, began = GAMES[slug], perf_counter()
    options = game.Options() if options is None else options
    numbers = with_progress(range(games), f"{slug}, {players} players")
    played = [_one(game, players, f"{seed}:{number}", level, options) for number in numbers]
    seconds = perf_counter() - began
    rounds, outcomes = [p[1] for p in played], [p[2] for p in played]
    wins = [sum(seat in o.winners for o in outcomes) / games for seat in range(players)]
    return SimulationReport(
        slug,
        players,
        level,
        games,
        sum(p[0] for p in played),
        round(seconds, 3),
        (min(rounds), round(mean(rounds), 1), max(rounds)),
        round(mean(max(o.scores) for o in outcomes), 1),
        round(mean(min(o.scores) for o in outcomes), 1),
        dict(Counter(o.reason for o in outcomes).most_common()),
        tuple(round(share, 3) for share in wins),
    )


def _one(
    game: AnyGame, players: int, seed: str, level: str, options: Any
) -> tuple[int, int, Outcome]:
    """Number of actions, number of rounds, outcome."""
    luck = random.Random(seed)
    game_state, actions = game.start(players, luck.randbytes(32), options).state, 0
    while asks := game.asks(game_state):
        seat = asks[-1].seat  # the table comes first: it closes when all have answered
        game_state = play(
            game, game_state, seat, _answer(game, game_state, seat, level, luck)
        ).state
        actions += 1
        if (errors := game.invariant_errors(game_state)) or actions > game.LONGEST:
            what = errors or "the game does not end"
            raise Broken(f"seed {seed!r}, {players} players, action {actions}: {what}")
    outcome = game.outcome(game_state)
    if outcome is None:
        raise Broken(f"seed {seed!r}, {players} players: nobody is asked, but it is not over")
    return actions, game.moment(game_state).round + 1, outcome


def _answer(game: AnyGame, game_state: Any, seat: Seat, level: str, luck: random.Random) -> Path:
    if seat == TABLE:
        return game.default(game_state, seat)
    if level != "random":
        view, own = game.public(game_state), game.own(game_state, seat)
        config = ComputerConfig("easy" if level == "easy" else "normal", luck.getrandbits(32))
        return game.choose(view, own, seat, partial(game.choices, game_state, seat), config)
    return random_path(game, game_state, seat, luck)


def _told(report: SimulationReport) -> str:
    shortest, usual, longest = report.rounds
    ended = ", ".join(f"{reason} {100 * n // report.games} %" for reason, n in report.ended.items())
    wins = ", ".join(f"{100 * share:.0f}" for share in report.wins)
    speed = f"{report.games / report.seconds:.1f} games/s, "
    speed += f"{report.actions / report.seconds:,.0f} actions/s"
    return (
        f"{report.game}, {report.players} players, {report.level}: {report.games} games, {speed}\n"
        f"  rounds {usual} ({shortest} to {longest}); winner {report.winner}, "
        f"lowest {report.lowest}\n  ended: {ended}; wins by seat {wins} %"
    )
