"""How many days a game takes people who are not always online, and what they see of it."""

from collections.abc import Sequence
from statistics import mean

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.commands.calendar import HOUR
from bot.commands.progress import with_progress
from bot.games.registry import GAMES
from bot.lab.player_model import PlayerHabits, play_as_people
from bot.lab.tally import Life
from bot.words import words

FEWER = 2  # of so many games one is played again by people who think ahead


class Calendar(Struct, frozen=True):
    """The mean of many games of one size; what people do is counted per person and game."""

    game: str
    players: int
    games: int
    days: float
    days_without_windows: float
    calls_per_day: float
    windows_seen: float
    decisions_in_person: float
    turn_asks: float
    window_asks: float
    decision_asks: float
    asks: float
    clicks: float
    visits: float
    plans_held: float


class CalendarPage(Struct, frozen=True):
    """All that is printed of one size."""

    calendar: Calendar  # of people who have set nothing; but for `plans_held`
    worst: float  # days of the longest game
    with_daily: Calendar  # one person in four looks once a day
    with_plans: Calendar  # everybody plans the next turn, or gives a goal: `plans_held` is theirs


def simulated(game: str, people: int, games: int) -> str:
    """The figures of a bot's own people, of simulated ones."""
    usual, ahead = PlayerHabits(), PlayerHabits(is_foresighted=True)
    lived_so = calendar(game, people, games, 1, usual)
    planned = calendar(game, people, games, 1, ahead)
    return (
        f"simulated: {usual.median / HOUR:.1f} hours; windows missed: "
        f"{1 - lived_so.windows_seen:.0%}; plans held: {planned.plans_held:.0%}"
    )


def calendar_page(slug: str, players: int, games: int, seed: int) -> CalendarPage:
    """Of so many games as they usually are, and as they are if people live otherwise."""
    usual = PlayerHabits()
    lives = _lives(slug, players, games, seed, usual)
    has_windows = any(life.window_asks for life in lives)
    hushed = _lives(
        slug, players, games if has_windows else 0, seed, replace(usual, attention="orders")
    )
    daily = _lives(slug, players, games, seed, replace(usual, daily=max(1, players // 4)))
    few = max(1, games // FEWER)
    planned = _lives(slug, players, few, seed, replace(usual, is_foresighted=True))
    off = mean(life.days for life in hushed or lives)
    with_plans = _calendar(slug, players, planned, off)
    return CalendarPage(
        replace(_calendar(slug, players, lives, off), plans_held=with_plans.plans_held),
        round(max(life.days for life in lives), 1),
        _calendar(slug, players, daily, off),
        with_plans,
    )


def calendar(slug: str, players: int, games: int, seed: int, world: PlayerHabits) -> Calendar:
    """Of a world that is not as usual; without the figures of one without windows."""
    return _calendar(slug, players, _lives(slug, players, games, seed, world), 0.0)


def in_json(found: CalendarPage) -> str:
    return msgspec.json.encode(found.calendar).decode()


def in_words(found: CalendarPage) -> str:
    return "\n".join(
        (
            _told(found.calendar),
            f"  the longest took {found.worst} days",
            f"  with one in four who looks once a day:\n  {_told(found.with_daily)}",
            f"  if everybody plans the next turn or gives a goal:\n  {_told(found.with_plans)}",
        )
    )


HEADS = (
    "game", "people", "games", "days", "longest", "no windows", "daily", "ahead", "calls", "seen",
    "in person", "held", "questions", "clicks", "windows", "decisions", "visits",
)  # fmt: skip


def markdown_heading() -> str:
    """Of the table in docs/asynchronous.md, which this module prints."""
    return "\n".join((_row(*HEADS), _row(*("---" for _ in HEADS))))


def in_markdown(found: CalendarPage) -> str:
    one = found.calendar
    has_windows, has_decisions = one.window_asks > 0, one.decision_asks > 0
    return _row(
        words("en", one.game).say("name"),
        one.players,
        one.games,
        one.days,
        found.worst,
        one.days_without_windows if has_windows else "–",
        found.with_daily.days,
        found.with_plans.days,
        one.calls_per_day,
        f"{one.windows_seen:.0%}" if has_windows else "–",
        f"{one.decisions_in_person:.0%}" if has_decisions else "–",
        f"{one.plans_held:.0%}",
        *map(round, (one.turn_asks, one.clicks, one.window_asks, one.decision_asks, one.visits)),
    )


def _row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _lives(slug: str, players: int, games: int, seed: int, world: PlayerHabits) -> list[Life]:
    numbers = with_progress(range(games), f"{slug}, {players} people")
    return [
        play_as_people(GAMES[slug], slug, players, f"{seed}:{number}", world) for number in numbers
    ]


def _calendar(slug: str, players: int, lives: Sequence[Life], off: float) -> Calendar:
    def each(name: str) -> float:
        total: int = sum(getattr(life, name) for life in lives)
        return round(total / len(lives) / players, 1)

    def share(part: str, whole: str) -> float:
        total: int = sum(getattr(life, whole) for life in lives)
        found: int = sum(getattr(life, part) for life in lives)
        return round(found / total, 3) if total else float(came)

    came = any(life.visits for life in lives)  # then a share of nothing is 1, else 0
    days = sum(life.days for life in lives)
    return Calendar(
        slug,
        players,
        len(lives),
        round(days / len(lives), 1),
        round(off, 1),
        round(sum(life.calls for life in lives) / days / players, 2),
        share("seen", "windows"),
        share("decided", "decisions"),
        each("turn_asks"),
        each("window_asks"),
        each("decision_asks"),
        each("turn_asks"),
        each("clicks"),
        each("visits"),
        share("held", "plans"),
    )


def _told(one: Calendar) -> str:
    return (
        f"{one.game}, {one.players} people, {one.games} games: {one.days} days "
        f"({one.days_without_windows} without windows), {one.calls_per_day} calls a day each, "
        f"windows seen {one.windows_seen:.1%}, decisions in person {one.decisions_in_person:.1%}, "
        f"plans held {one.plans_held:.1%}; per person {one.turn_asks} turn questions, "
        f"{one.window_asks} windows, {one.decision_asks} decisions, {one.clicks} clicks, "
        f"{one.visits} visits"
    )
