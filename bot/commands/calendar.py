"""How fast the people of this bot answer: counted from the logs of their tables, without any id."""

import argparse
import asyncio
import sys
import time
from importlib.util import find_spec
from statistics import median, quantiles
from typing import Any

from msgspec import Struct

from bot import settings
from bot.commands.arguments import positive
from bot.commands.databases import storage_of
from bot.games.contract import TABLE, Ask, Clock, Moment, Seat
from bot.games.registry import GAMES
from bot.settings import BadSetting
from bot.table.model.record import StoredLogEntry
from bot.table.model.replay import walked
from bot.table.model.table_state import TableState
from bot.table.storage.faults import NotSaved
from bot.table.storage.protocol import Storage
from bot.table.storage.snapshot import Unreadable

DAY, HOUR = 86_400.0, 3600.0
DAYS = 30  # older answers say little about today


class OwnCalendar(Struct):
    """Of all tables of one game with so many people."""

    game: str
    people: int
    tables: int = 0
    waits: list[float] = []  # seconds from a question to the first click that answered it
    windows: int = 0  # important windows and decisions out of turn that waited for a person
    missed: int = 0  # of these: closed or answered by the clock
    plans: int = 0  # turns in which a plan played
    held: int = 0  # of these: its owner had to click nothing more

    @property
    def wait(self) -> tuple[float, float]:
        """Median and 90th percentile, in hours."""
        if len(self.waits) < 2:
            only = sum(self.waits) / HOUR
            return only, only
        return median(self.waits) / HOUR, quantiles(self.waits, n=10)[-1] / HOUR


class LogReplay:
    """Replays one log; only answers since the given time count."""

    def __init__(self, own: OwnCalendar, state: TableState, since: float) -> None:
        self._own, self._state, self._since = own, state, since
        self._opened = dict[Seat, float]()  # since when each asked seat has been asked
        self._last: Seat | None = None  # who acted last
        self._turn: Moment | None = None
        self._planned = self._broken = False

    def count(self, lines: list[StoredLogEntry]) -> None:
        game, record = self._state.game, self._state.record
        states = walked(game, record, [line.entry for line in lines])
        _, game_state = next(states)
        at = record.dealt_at or lines[0].at
        for line, (happened, after) in zip(lines, states, strict=True):
            asks = {ask.seat: ask for ask in game.asks(game_state)}
            self._opened = {seat: self._opened.get(seat, at) for seat in asks}
            self._begin(happened.moment)
            if line.at >= self._since:
                self._answered(line, asks)
            self._opened.pop(line.entry.seat, None)
            self._last, game_state, at = line.entry.seat, after, line.at
        self._begin(None)

    def _begin(self, moment: Moment | None) -> None:
        """Counts the plan of the previous turn when another turn begins."""
        if self._turn is not None and moment is not None and _is_same(self._turn, moment):
            return
        self._own.plans += self._planned
        self._own.held += self._planned and not self._broken
        self._planned = self._broken = False
        self._turn = moment

    def _answered(self, line: StoredLogEntry, asks: dict[Seat, Ask]) -> None:
        seat, by = line.entry.seat, line.entry.by
        if seat == TABLE:  # a window closes: the people still asked in it came too late
            late = [ask for ask in asks.values() if ask.is_important and self._is_person(ask.seat)]
            self._own.windows += len(late)
            self._own.missed += len(late)
        elif self._is_person(seat) and seat in asks:
            if asks[seat].is_important or asks[seat].clock is Clock.DECISION:
                self._own.windows += 1
                self._own.missed += by == "clock"
            if by == "click" and self._last != seat:
                self._own.waits.append(line.at - self._opened[seat])
            if self._turn is not None and seat == self._turn.seat:
                self._broken = self._broken or (self._planned and by in ("click", "clock"))
                self._planned = self._planned or by == "plan"

    def _is_person(self, seat: Seat) -> bool:
        return seat != TABLE and self._state.record.chairs[seat].user is not None


def _is_same(one: Moment, other: Moment) -> bool:
    return (one.turn, one.seat) == (other.turn, other.seat)


async def own_calendar(storage: Storage, now: float) -> list[OwnCalendar]:
    """By game and number of people; tables dealt under other rules tell nothing any more."""
    found = dict[tuple[str, int], OwnCalendar]()
    await storage.open_to_read()
    try:
        for number in await storage.numbers():
            await _add(found, storage, number, now - DAYS * DAY)
    finally:
        await storage.close()
    return [found[key] for key in sorted(found)]


async def _add(found: dict[Any, OwnCalendar], storage: Storage, number: int, since: float) -> None:
    try:
        state = await storage.load(number)
    except Unreadable:
        return
    if state is None or not state.is_dealt or state.record.rules != state.game.RULES:
        return
    lines = await storage.log(number)
    if lines and lines[-1].at >= since:
        people = sum(chair.user is not None for chair in state.record.chairs)
        key = (state.record.game, people)
        own = found.setdefault(key, OwnCalendar(*key))
        own.tables += 1
        LogReplay(own, state, since).count(lines)


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--own", action="store_true", required=True, help="report on this bot's games (required)"
    )
    command.add_argument(
        "--games", type=positive, default=2, help="in a checkout: simulated games per size"
    )


def main(given: argparse.Namespace) -> int:
    """Nobody's name or id."""
    try:
        chosen = settings.read_settings()
        if not chosen.postgres and not chosen.database.is_file():
            raise NotSaved(f"{chosen.database} does not exist")
        found = asyncio.run(own_calendar(storage_of(chosen), time.time()))
    except (BadSetting, NotSaved) as fault:
        print(f"tafelrunde calendar: {fault}", file=sys.stderr)
        return 1
    if not found:
        print(f"Nobody has played on this bot in the last {DAYS} days.")
    for own in found:
        print(own_days(own, given.games), flush=True)
    return 0


def own_days(own: OwnCalendar, games: int) -> str:
    wait, longest = own.wait
    lines = [
        f"{own.game}, {own.people} people, {own.tables} tables in {DAYS} days: from question to "
        f"click {wait:.1f} hours (median), {longest:.1f} (90th percentile); windows and decisions "
        f"missed: {_part(own.missed, own.windows)}; plans held: {_part(own.held, own.plans)}"
    ]
    if own.people in GAMES[own.game].SEATS and find_spec("bot.lab") is not None:
        from bot.lab.calendar import simulated  # which no release has

        lines.append(f"  {simulated(own.game, own.people, games)}")
    return "\n".join(lines)


def _part(part: int, whole: int) -> str:
    return f"{part / whole:.0%} of {whole}" if whole else "none"
