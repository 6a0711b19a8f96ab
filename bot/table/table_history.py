"""What has happened at a table: remembered as far as a board needs it, else read from its log."""

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
    """A table that can be looked back on; what is done there is done by `Table`."""

    def __init__(self, store: Storage, state: TableState) -> None:
        self._store, self._state = store, state
        self._recent_story: Story | None = None  # None: not looked up since it was read

    @property
    def record(self) -> TableRecord:
        return self._state.record

    @property
    def state(self) -> TableState:
        """As it was saved last: an immutable value, safe to paint and to tell from."""
        return self._state

    async def history(self) -> list[LogEvent]:
        """All that has happened, from the deal on, played again: memory does not keep it.

        A long log takes a second: nobody's click waits for it, so somebody may act meanwhile.
        """
        while True:
            state = self._state
            found = await asyncio.to_thread(retold, state, await self._entries(state))
            if self._state is state:
                return found

    async def standings(self) -> list[tuple[int, ...]]:
        """How the points have grown from round to round, told when the game is over."""
        if self.record.phase is not Phase.OVER:
            raise Refused("not_over")
        return await asyncio.to_thread(standings, self._state, await self._entries(self._state))

    async def moments(self, most: int = 3) -> list[LogEvent]:
        """What a finished game will be remembered for."""
        state = self._state
        return await asyncio.to_thread(moments, state, await self._entries(state), most)

    async def replay(self) -> Replay:
        """A finished game from the deal on: what happened, and how things stood then."""
        return await asyncio.to_thread(whole_walk, self._state, await self._entries(self._state))

    async def replay_since_own(self, seat: Seat) -> Replay:
        """What has happened since this seat last did something itself, and how things stood."""
        state = self._state
        return await asyncio.to_thread(followed, state, await self._entries(state), seat)

    async def news(self) -> tuple[Any, ...]:
        """The newest that all were told, as many as a board shows."""
        return tuple(news.event for news in newest_news((), await self._recent()))

    async def turn_news(self) -> tuple[Any, ...]:
        """What all were told of the newest turn."""
        return of_newest_turn(await self._recent())

    async def since(self, seat: Seat, lines: int) -> Story:
        """This seat's newest own answer and all that came of it and after it, up to this line."""
        story = await self._recent()
        found = since_own(story, seat)
        if found is None:  # they have been away for long; or the log cannot be told
            found = since_own(tuple(await self.history()), seat) or story
        return tuple(one for one in found if one.number <= lines)

    async def _recent(self) -> Story:
        if self._recent_story is None:
            history = await self.history()
            if self._recent_story is None:  # nobody has acted meanwhile
                self._recent_story = extend_story((), history, self._people_seated())
        return self._recent_story

    def _people_seated(self) -> list[Seat]:
        return [Seat(n) for n, chair in enumerate(self.record.chairs) if chair.user is not None]

    async def _entries(self, state: TableState) -> list[LogEntry]:
        """The lines that have led to this course; others may have come since."""
        lines = await self._store.log(state.record.id)
        return [line.entry for line in lines[: state.record.log_length]]

    def _keep_story(self, state: TableState) -> None:
        """What was saved has happened; after an undo it is looked up again."""
        lines = sum(happened.entry is not None for happened in state.unsaved_events)
        if state.record.log_length != self.record.log_length + lines:
            self._recent_story = None
        elif self._recent_story is not None:
            self._recent_story = extend_story(
                self._recent_story, state.unsaved_events, self._people_seated()
            )
