"""One table: who may change it, and how. Every change is saved before anybody sees it."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import wraps
from time import monotonic
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Refused, Seat, resolve_path
from bot.games.offers import Scope
from bot.metrics import GAME_PHASES, SAVE_SECONDS, SAVES_LOST
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck
from bot.table.model.record import Attention, Chair, LogEntry, Phase, TableRecord
from bot.table.model.table_state import TableState, is_public, seen_by_all
from bot.table.people.settings import KnownPeople
from bot.table.play import flow, hints, windows
from bot.table.play.history import state_before
from bot.table.play.notifications import deadline_after_notification
from bot.table.play.orders import book
from bot.table.play.partial_answers import with_partial
from bot.table.play.plans import draft
from bot.table.play.undo.taking_back import undone
from bot.table.play.undo.undoable import may_undo
from bot.table.seating import lobby, seat_changes, votes
from bot.table.storage.faults import NotSaved, Stale
from bot.table.storage.protocol import Stamp, Storage
from bot.table.table_history import TableHistory
from bot.table.time.pauses import with_habits
from bot.table.time.sources import Time

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
REMINDERS = (DeadlineKind.REMIND, DeadlineKind.NUDGE)


def serialized(
    method: Callable[Concatenate["Table", P], Awaitable[T]],
) -> Callable[Concatenate["Table", P], Coroutine[Any, Any, T]]:
    """Runs one call at a time and always to the end: of two clicks at once the second waits.

    Shielded from cancellation: once the commit may have happened, memory must follow. The task
    cannot be garbage collected meanwhile, because lock and writer refer to it.
    """

    @wraps(method)
    async def whole(table: "Table", /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def locked() -> T:
            async with table.lock:
                try:
                    return await method(table, *args, **kwargs)
                except Stale:  # the table has been read again; the call may be refused now
                    return await method(table, *args, **kwargs)

        return await asyncio.shield(asyncio.create_task(locked()))

    return whole


class Table(TableHistory):
    """One table; everything that changes it is a method of this class."""

    def __init__(
        self,
        store: Storage,
        people: KnownPeople,
        time: Time,
        luck: Luck,
        state: TableState,
        on_saved: "Callable[[Table, bool], None]",  # bool: whether others are to be told
    ) -> None:
        super().__init__(store, state)
        self._people, self._time, self._luck = people, time, luck
        self._on_saved = on_saved
        self.lock = asyncio.Lock()

    # Playing

    @serialized
    async def answer(self, user: int, seat: Seat, since: int, path: Path) -> Menu | TableState:
        """Applies a click; returns the next menu of the panel, or the new state if the answer is
        complete.
        """
        self._check(user, seat, since)
        state = self._state
        found = resolve_path(state.game, state.game_state, seat, path)
        if isinstance(found, Menu):
            await self._note(with_partial(state, seat, path))
            return found
        after = flow.advance(state, (LogEntry(seat, path),), self._time.now(), self._luck)
        return await self._save(after)

    async def _note(self, state: TableState) -> None:
        """Saves a half-made answer if possible; opening a menu need not wait for a full disk."""
        if state is not self._state:
            with suppress(NotSaved):
                await self._save(state)

    @serialized
    async def fire(self, deadline: Deadline, told_at: float | None = 0.0) -> None:
        """Applies a deadline that has come, unless it was met or moved meanwhile.

        `told_at` is when the player was notified; None: not yet.
        """
        state, now = self._state, self._time.now()
        if state.due.get(deadline, now + 1) > now:
            if not self._store.is_shared:  # the stored table has just been checked
                await self._save(state)  # writes all deadlines again: the disk was behind
        elif (later := deadline_after_notification(state, deadline, told_at, now)) is not None:
            await self._save(replace(state, due={**state.due, deadline: later}), owed=True)
        elif deadline.kind is DeadlineKind.LOBBY:
            ended = replace(state.record, phase=Phase.ENDED)
            await self._save(replace(state, record=ended, due={}))
        elif not deadline.meaning.is_of_play:
            await self._save(votes.expire_proposal(state, deadline))
        else:
            after = flow.fire_deadline(state, deadline, now, self._luck)
            await self._save(votes.settle_votes(after, now), owed=deadline.kind in REMINDERS)

    @serialized
    async def begin_search(self, deadline: Deadline, until: float) -> bool:
        """Starts the search of a hard computer; its deadline waits for it, or comes again without
        it.
        """
        state, now = self._state, self._time.now()
        is_due = state.due.get(deadline, now + 1) <= now
        if self._store.is_shared and not is_due:
            return False
        due = {**state.due, deadline: until} if is_due else state.due
        await self._save(replace(state, due=due), owed=is_due)
        return is_due

    @serialized
    async def play_search_result(
        self, seat: Seat, thought_at: int, paths: tuple[Path, ...]
    ) -> None:
        """Plays the answers of a search, unless the table has changed meanwhile."""
        record = self.record
        is_stale = record.log_length != thought_at or record.phase is not Phase.RUNNING
        if is_stale or record.pause is not None or record.chairs[seat].computer != "hard":
            return
        entries, now = tuple(LogEntry(seat, path, "computer") for path in paths), self._time.now()
        after = flow.advance(self._state, entries, now, self._luck)
        await self._save(votes.settle_votes(after, now))

    @serialized
    async def reload_deadlines(self) -> None:
        """Reads the deadlines again after they were extended on disk."""
        if self._store.is_shared:
            await self._read_again()
            return
        self._state = replace(self._state, due=await self._store.due_of(self.record.id))

    @serialized
    async def undo(self, user: int, edition: int | None = None) -> TableState:
        """Undoes this person's newest click; `edition` is that of the button, if it was one.

        The log is replayed without it, which takes a moment in a long game: other clicks wait, and
        then find the new state.
        """
        seat, state = self._running_seat(user), self._state
        undoable = state.record.undo.open
        if undoable is None or not may_undo(state.record, seat):
            raise Refused("no_undo")
        if edition not in (None, undoable.public_version):
            raise Refused("moved_on")
        lines = await self._store.log(state.record.id)
        entries = [line.entry for line in lines[: state.record.log_length]]
        game_state = await asyncio.to_thread(state_before, state, entries)
        return await self._save(undone(state, undoable, game_state, self._time.now(), self._luck))

    # Before and after the game

    @serialized
    async def update_lobby(self, change: Callable[[TableRecord], TableRecord]) -> TableRecord:
        """Changes the lobby."""
        record = change(self._state.record)
        due = self._state.due if record.phase is Phase.LOBBY else {}
        return (await self._save(replace(self._state, record=record, due=due), True)).record

    @serialized
    async def start(self, by: int) -> TableState:
        """Deals. The seed is drawn here and stays secret until the end."""
        record, game = self._state.record, self._state.game
        options = lobby.ready(game, record, by)
        record = replace(record, seed=secrets.token_bytes(32))
        now = self._time.now()
        return await self._save(flow.deal(game, record, options, now, self._luck), True)

    @serialized
    async def end(self) -> None:
        """Calls the game off, if this person may."""
        if self.record.phase not in (Phase.LOBBY, Phase.RUNNING):
            raise Refused("game_over")
        await self._save(votes.call_off(self._state))

    @serialized
    async def reseat(self, change: Callable[[TableRecord], tuple[Chair, ...]]) -> None:
        """Changes who plays a seat: a computer, or its owner again."""
        self._running()
        chairs, now = change(self.record), self._time.now()
        await self._save(seat_changes.with_chairs(self._state, chairs, now, self._luck), True)

    @serialized
    async def update_running(
        self, change: Callable[[TableState, float, Luck], TableState]
    ) -> TableState:
        """Changes what people agree on: pauses, votes, offered seats."""
        self._running()
        after = change(self._state, self._time.now(), self._luck)
        moved = (after.record.chairs, after.record.channel) != (
            self.record.chairs,
            self.record.channel,
        )
        return await self._save(after, moved)

    @serialized
    async def apply_habits(self) -> None:
        """Applies a person's new quiet hours or vacation to the deadlines."""
        state = await self._with_habits(self._state)
        if self.record.phase is Phase.RUNNING and state is not self._state:
            await self._save(state, owed=state.due != self._state.due)

    async def _with_habits(self, state: TableState) -> TableState:
        """With the quiet hours and vacations of the people at the table."""
        chairs = tuple([await self._people.seated(chair) for chair in state.record.chairs])
        if chairs == state.record.chairs:
            return state
        return with_habits(state, chairs, self._time.now())

    @serialized
    async def update_finished(self, change: Callable[[TableRecord], TableRecord]) -> None:
        """Changes the record after the end; nothing is announced."""
        await self._save(replace(self._state, record=change(self.record)))

    # Attention is secret like orders: the only public effect is that a window may close

    @serialized
    async def set_attention(self, user: int, attention: Attention) -> TableState:
        """Sets in which windows the seat is asked from now on."""
        seat = self._running_seat(user)
        changed = windows.with_attention(self._state, seat, attention)
        return await self._advance(changed)

    @serialized
    async def wake(self, user: int) -> None:
        """Ends the doze after missed windows: the seat is asked again."""
        seat = self.record.seat_of(user)
        if seat is not None and windows.is_dozing(self.record, seat):
            await self._advance(windows.with_seat_awake(self._state, seat))

    @serialized
    async def waive(self, user: int, seat: Seat, since: int, offer: str) -> TableState:
        """Gives an order in a window that also answers it."""
        self._check(user, seat, since)
        state, entry = windows.with_waiver(self._state, seat, offer)
        return await self._save(flow.advance(state, (entry,), self._time.now(), self._luck))

    async def _advance(self, state: TableState) -> TableState:
        if state.record.pause is not None:
            return await self._save(state, owed=True)
        after = flow.advance(state, (), self._time.now(), self._luck)
        return await self._save(after, owed=True)

    # Standing orders are secret, so nothing is announced

    @serialized
    async def give_order(
        self, user: int, offer: str, picks: Path, scope: Scope, uses: int | None = None
    ) -> None:
        seat = self._running_seat(user)
        await self._save(book.with_order(self._state, seat, offer, picks, scope, uses))

    @serialized
    async def move_order(self, user: int, name: str, by: int) -> None:
        """Moves an order one place up (-1) or down (1)."""
        await self._save(book.with_order_moved(self._state, self._running_seat(user), name, by))

    @serialized
    async def drop_order(self, user: int, name: str) -> None:
        await self._save(book.without_order(self._state, self._running_seat(user), name))

    @serialized
    async def mark_notices_read(self, told: tuple[book.Notice, ...]) -> None:
        """Marks these notices as read by the owner."""
        if told:
            await self._save(book.with_notices_read(self._state, told))

    # Plans are secret until a step is played

    @serialized
    async def plan(
        self, user: int, seat: Seat, since: int, change: Callable[[TableState], TableState | Menu]
    ) -> TableState | Menu:
        """Drafts the seat's turn or sets its plan going; returns a menu if a step is incomplete."""
        self._check_seat(user, seat)
        if draft.planned_ask_version(self._state, seat) != since:
            raise Refused("moved_on")
        changed = change(self._state)
        if isinstance(changed, Menu):
            return changed
        return await self._save(flow.advance(changed, (), self._time.now(), self._luck))

    @serialized
    async def drop_plan(self, user: int) -> TableState:
        """Drops the plan; possible at any time, also while it waits for a window."""
        seat = self._running_seat(user)
        return await self._save(draft.drop_plan(self._state, seat))

    @serialized
    async def count_hint(self, user: int) -> TableState:
        """Counts a hint before it is shown."""
        seat = self._running_seat(user)
        after = hints.with_hint_counted(self._state, seat)
        return self._state if after is self._state else await self._save(after)

    # Permissions

    def _check(self, user: int, seat: Seat, since: int) -> None:
        self._check_seat(user, seat)
        if self._state.record.ask_versions.get(seat) != since:
            raise Refused("moved_on")

    def _check_seat(self, user: int, seat: Seat) -> None:
        self._running()
        record = self._state.record
        if record.pause is not None:
            raise Refused("paused")
        if not 0 <= seat < len(record.chairs) or record.chairs[seat].user != user:
            raise Refused("wrong_seat")
        if record.chairs[seat].computer:
            raise Refused("computer_plays")

    def _running(self) -> None:
        if self._state.record.phase is not Phase.RUNNING:
            raise Refused("not_started" if self.record.phase is Phase.LOBBY else "game_over")

    def _running_seat(self, user: int) -> Seat:
        self._running()
        seat = self.record.seat_of(user)
        if seat is None:
            raise Refused("not_seated")
        return seat

    async def _save(
        self, state: TableState, reseated: bool = False, *, owed: bool = False
    ) -> TableState:
        """Saves, and only then updates the memory.

        Nothing is announced if nothing public happened: a sealed answer or a standing order must
        not make the board look edited. A reminder or another deadline is announced although nothing
        happened.
        """
        if reseated:
            state = await self._with_habits(state)
        public = reseated or is_public(self.record, state)
        state = seen_by_all(state) if public else state
        state = replace(state, credits=self._state.credits)
        record = await self._write(state, announce=public or owed, reseated=reseated)
        self._keep_story(state)
        if record.phase is not self.record.phase:
            GAME_PHASES.labels(record.game, record.phase).inc()
            log.info(
                "table %d, %s, server %d: %s", record.id, record.game, record.guild, record.phase
            )
        self._state = replace(state, record=record, unsaved_events=())
        self._on_saved(self, public or owed)
        return replace(state, record=record)

    async def _write(self, state: TableState, *, announce: bool, reseated: bool) -> TableRecord:
        """Raises `Stale` if another process was faster; its table is in memory then."""
        undone, began = state.record.undo.told != self.record.undo.told, monotonic()
        try:
            record = await self._store.save(
                state, self._time.now(), announce=announce, reseated=reseated, undone=undone
            )
        except Stale:
            SAVES_LOST.inc()
            await self._read_again()
            raise
        SAVE_SECONDS.observe(monotonic() - began)
        return record

    async def revalidate(self) -> None:
        """Compares the table in memory with the stored one, if other processes write too."""
        # an action in progress finds out by itself
        if not self._store.is_shared or self.lock.locked():
            return
        stored = await self._store.stamp(self.record.id)
        if stored is None:
            raise Refused("no_table")
        async with self.lock:
            known = Stamp(self.record.row_version, self._state.credits)
            if stored != known and stored.row_version >= known.row_version:
                await self._read_again()

    async def _read_again(self) -> None:
        found = await self._store.load(self.record.id)
        self._state, self._recent_story = found or self._state, None
