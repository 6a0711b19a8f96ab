"""The history of a table: in memory as far as a board needs it, else read from the log."""

import asyncio
from typing import Any

from bot.games.contract import Refused, Seat
from bot.table.model.record import LogEntry, Phase, TableRecord
from bot.table.model.table_state import LogEvent, Replay, TableState
from bot.table.play.history import followed, moments, retold, standings, whole_walk
from bot.table.play.news import newest_news, of_newest_turn
from bot.table.play.recent import Story, extend_story, since_own
from bot.table.storage.protocol import Storage


class TableHistory:
    """Reads what has happened at a table; `Table` adds the changes."""

    def __init__(self, store: Storage, state: TableState) -> None:
        self._store, self._state = store, state
        self._recent_story: Story | None = None  # None: not computed since the table was read

    @property
    def record(self) -> TableRecord:
        return self._state.record

    @property
    def state(self) -> TableState:
        """The state after the last save: an immutable value that can be used without the lock."""
        return self._state

    async def history(self) -> list[LogEvent]:
        """All events from the deal on, replayed, because memory does not keep them.

        A long log takes a second, during which clicks go on: the table may change meanwhile.
        """
        while True:
            state = self._state
            found = await asyncio.to_thread(retold, state, await self._entries(state))
            if self._state is state:
                return found

    async def standings(self) -> list[tuple[int, ...]]:
        """The points after each round; raises `Refused` before the game ends."""
        if self.record.phase is not Phase.OVER:
            raise Refused("not_over")
        return await asyncio.to_thread(standings, self._state, await self._entries(self._state))

    async def moments(self, most: int = 3) -> list[LogEvent]:
        """The greatest moments of a finished game."""
        state = self._state
        return await asyncio.to_thread(moments, state, await self._entries(state), most)

    async def replay(self) -> Replay:
        """A finished game from the deal on: its events, and the state after each."""
        return await asyncio.to_thread(whole_walk, self._state, await self._entries(self._state))

    async def replay_since_own(self, seat: Seat) -> Replay:
        """Events and states since this seat last answered in person."""
        state = self._state
        return await asyncio.to_thread(followed, state, await self._entries(state), seat)

    async def news(self) -> tuple[Any, ...]:
        """The newest public events, as many as a board shows."""
        return tuple(news.event for news in newest_news((), await self._recent()))

    async def turn_news(self) -> tuple[Any, ...]:
        """The public events of the newest turn."""
        return of_newest_turn(await self._recent())

    async def since(self, seat: Seat, lines: int) -> Story:
        """This seat's newest own answer and everything after it, up to this log entry."""
        story = await self._recent()
        found = since_own(story, seat)
        if found is None:  # away for long: replay; or the log cannot be replayed
            found = since_own(tuple(await self.history()), seat) or story
        return tuple(one for one in found if one.number <= lines)

    async def _recent(self) -> Story:
        if self._recent_story is None:
            history = await self.history()
            if self._recent_story is None:  # nothing has changed meanwhile
                self._recent_story = extend_story((), history, self._people_seated())
        return self._recent_story

    def _people_seated(self) -> list[Seat]:
        return [Seat(n) for n, chair in enumerate(self.record.chairs) if chair.user is not None]

    async def _entries(self, state: TableState) -> list[LogEntry]:
        """The log entries that led to this state; later ones are left out."""
        lines = await self._store.log(state.record.id)
        return [line.entry for line in lines[: state.record.log_length]]

    def _keep_story(self, state: TableState) -> None:
        """Extends the story by what was saved; after an undo it is computed again."""
        lines = sum(happened.entry is not None for happened in state.unsaved_events)
        if state.record.log_length != self.record.log_length + lines:
            self._recent_story = None
        elif self._recent_story is not None:
            self._recent_story = extend_story(
                self._recent_story, state.unsaved_events, self._people_seated()
            )
