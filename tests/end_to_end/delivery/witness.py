"""Who sees everything: what people were shown and when, and for whom the clock played.

Told is whoever has seen their question: a message with its picks, or one that mentions them. It is
read off the messages themselves, not off the bot's ledger.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.games.contract import Clock, Seat
from bot.local.components import walk
from bot.local.events import Event, MessageCreated, MessageEdited
from bot.local.model import Message
from bot.table.model.pace import window_time
from bot.table.model.record import Phase, StoredLogEntry
from bot.table.model.table_state import TableState
from bot.table.play.notifications import notifications
from tests.end_to_end.delivery.weather import HOUR, MINUTE, Weather
from tests.end_to_end.house import House

LATEST = HOUR + 5 * MINUTE  # what was refused is tried again every hour

Key = tuple[int, Seat, str, int]  # table, seat; a turn is told once, any other ask by itself


class Asked(NamedTuple):
    key: Key
    length: float  # of its clock
    since: float  # when it was first seen to be asked


class Scene(NamedTuple):
    """A table as it was when it was last looked at."""

    state: TableState
    asked: dict[Seat, Asked]
    is_missed: bool  # the rest of this turn takes defaults

    @property
    def version(self) -> int:
        return self.state.record.log_length


class Witness:
    def __init__(self, home: House, weather: Weather, unasked: set[int]) -> None:
        self._home, self._weather = home, weather
        self._unasked = unasked  # people who have chosen not to be told
        self._scenes: dict[int, Scene] = {}
        self._late = set[Key]()
        self.told: dict[Key, float] = {}
        self.asked = set[Key]()
        self.by_clock = 0
        self.wrongs = list[str]()
        home.discord.world.listeners.append(self._hear)

    # What people see

    def _hear(self, event: Event) -> None:
        if isinstance(event, MessageCreated | MessageEdited):
            for table, seat, since in set(questions(event.message)):
                self._note(table, seat, since)
            for user in event.message.mentions:
                self._note_mention(event.message.channel, user)

    def _note(self, table: int, seat: Seat, since: int) -> None:
        found = self._home.bot.tables._known.get(table)
        if found is not None and found.record.ask_versions.get(seat) == since:
            self.told.setdefault(key_of(found.state, seat), self._home.clock.now())

    def _note_mention(self, channel: int, user: int) -> None:
        for table in list(self._home.bot.tables._known.values()):
            seat = table.record.seat_of(user)
            if (
                seat is not None
                and table.record.channel == channel
                and seat in table.record.ask_versions
            ):
                self._note(table.record.id, seat, table.record.ask_versions[seat])

    # What becomes of them

    async def look(self) -> None:
        for number, table in list(self._home.bot.tables._known.items()):
            before, state = self._scenes.get(number), table.state
            if before is None or before.state is not state:
                if before is not None and state.record.log_length > before.version:
                    lines = await self._home.bot.store.log(number, before.version)
                    self._judge(before, [line for line in lines if line.entry.by == "clock"])
                self._scenes[number] = self._scene(state, before)
        for view in self._scenes.values():
            self._check_told(view)

    def _scene(self, state: TableState, before: Scene | None) -> Scene:
        asked = dict[Seat, Asked]()
        for seat in notifications(state) if state.record.phase is Phase.RUNNING else ():
            known, key = before.asked.get(seat) if before else None, key_of(state, seat)
            since = known.since if known and known.key == key else self._home.clock.now()
            asked[seat] = Asked(key, _length(state, seat), since)
            if state.record.chairs[seat].user not in self._unasked:
                self.asked.add(key)
        return Scene(state, asked, _is_missed(state))

    def _judge(self, view: Scene, lines: list[StoredLogEntry]) -> None:
        """No default is ever played for somebody who was not told, at least half their time ago."""
        record, judged = view.state.record, set[Seat]()
        for line in lines:
            seat = line.entry.seat
            is_played = seat >= 0 and record.chairs[seat].is_played
            if not is_played or seat in judged or record.chairs[seat].user in self._unasked:
                continue
            judged.add(seat)  # what follows in the same turn follows from this
            if seat in view.asked:
                self._judge_one(view.asked[seat], line)
            elif not view.is_missed and not _in_short_window(view.state, seat):
                self.wrongs.append(f"table {record.id}, seat {seat}: never asked: {line}")

    def _judge_one(self, asked: Asked, line: StoredLogEntry) -> None:
        self.by_clock += 1
        told = self.told.get(asked.key)
        if told is None:
            self.wrongs.append(f"{asked.key}: played by the clock, and never told")
        elif line.at < told + asked.length / 2 - 1:
            self.wrongs.append(f"{asked.key}: played {line.at - told:.0f} s after the word")

    def _check_told(self, view: Scene) -> None:
        """In good weather everybody is told within the hour, whatever was before."""
        for seat, asked in view.asked.items():
            user = view.state.record.chairs[seat].user
            if asked.key in self.told or asked.key in self._late or user in self._unasked:
                continue
            waited = self._home.clock.now() - max(asked.since, self._weather.calm_since)
            if waited > LATEST:
                self._late.add(asked.key)
                self.wrongs.append(f"{asked.key}: not told for {waited:.0f} s of good weather")

    def figures(self) -> dict[str, int]:
        told = sum(key in self.told for key in self.asked)
        return {"asks": len(self.asked), "told": told, "by the clock": self.by_clock}


def questions(message: Message) -> Iterator[tuple[int, Seat, int]]:
    """Table, seat and ask of every pick on it."""
    for custom_id in ids(message.components):
        kind, table, *rest = custom_id.split(":")
        if kind in ("a", "s"):
            yield int(table, 16), Seat(int(rest[0], 16)), int(rest[1].partition("+")[0], 16)


def table_of(components: list[Any]) -> int | None:
    """Whose message it is: a button or two may lead to another table."""
    found = Counter(int(one.split(":")[1], 16) for one in ids(components) if one.count(":") > 2)
    return found.most_common(1)[0][0] if found else None


def ids(components: list[Any]) -> list[str]:
    return [str(one["custom_id"]) for one in walk(components) if "custom_id" in one]


def key_of(state: TableState, seat: Seat) -> Key:
    ask, number = state.ask_of(seat), state.record.id
    if ask is not None and ask.clock is Clock.TURN:
        return number, seat, "turn", state.game.moment(state.game_state).turn
    return number, seat, "ask", state.record.ask_versions[seat]


def _length(state: TableState, seat: Seat) -> float:
    ask, clocks = state.ask_of(seat), state.record.clocks
    assert ask is not None
    return (
        (clocks.turn or 0)
        if ask.clock is Clock.TURN
        else window_time(state.record, state.record.window.kind)
    )


def _is_missed(state: TableState) -> bool:
    is_on = state.record.phase is Phase.RUNNING
    return is_on and state.record.turn.missed == state.game.moment(state.game_state).turn


def _in_short_window(state: TableState, seat: Seat) -> bool:
    """People are not called to windows of a minute, and these have no turn to miss."""
    ask = state.ask_of(seat) if state.record.phase is Phase.RUNNING else None
    return ask is not None and ask.clock is Clock.REACTION
