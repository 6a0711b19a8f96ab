"""One table: who may do what now. Every change is saved before anybody hears of it."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import wraps
from time import monotonic
from typing import Any, Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

import bot.meters as meters
from bot.games.contract import Menu, Path, Refused, Seat, resolve_path
from bot.games.offers import Scope
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
    """One at a time and always to the end: two clicks at once act one after the other.

    Who stops waiting does not stop the work, or memory would miss what the disk has. The task
    cannot be collected meanwhile: lock and writer hold on to what waits for them.
    """

    @wraps(method)
    async def whole(table: "Table", /, *args: P.args, **kwargs: P.kwargs) -> T:
        async def locked() -> T:
            async with table.lock:
                try:
                    return await method(table, *args, **kwargs)
                except Stale:  # and was read again: does it still mean something?
                    return await method(table, *args, **kwargs)

        return await asyncio.shield(asyncio.create_task(locked()))

    return whole


class Table(TableHistory):
    """The door to one table; nothing is changed but through it."""

    def __init__(
        self,
        store: Storage,
        people: KnownPeople,
        time: Time,
        luck: Luck,
        state: TableState,
        on_saved: "Callable[[Table, bool], None]",  # bool: to be told
    ) -> None:
        super().__init__(store, state)
        self._people, self._time, self._luck = people, time, luck
        self._on_saved = on_saved
        self.lock = asyncio.Lock()

    # Playing

    @serialized
    async def answer(self, user: int, seat: Seat, since: int, path: Path) -> Menu | TableState:
        """A click: the next menu of the panel, or the course after a completed answer."""
        self._check(user, seat, since)
        state = self._state
        found = resolve_path(state.game, state.game_state, seat, path)
        if isinstance(found, Menu):
            await self._note(with_partial(state, seat, path))
            return found
        after = flow.advance(state, (LogEntry(seat, path),), self._time.now(), self._luck)
        return await self._save(after)

    async def _note(self, state: TableState) -> None:
        """Whoever only looks around need not wait until something can be saved again."""
        if state is not self._state:
            with suppress(NotSaved):
                await self._save(state)

    @serialized
    async def fire(self, deadline: Deadline, told_at: float | None = 0.0) -> None:
        """A deadline has come, unless it was met or put off meanwhile.

        `told_at` is when whoever is asked was told; None: they were not yet.
        """
        state, now = self._state, self._time.now()
        if state.due.get(deadline, now + 1) > now:
            if not self._store.is_shared:  # where memory has just been proved
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
        """A hard computer is up: its deadline waits for the thought, and comes again without it."""
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
        """What a hard computer thought of, unless the table has moved on meanwhile."""
        record = self.record
        is_stale = record.log_length != thought_at or record.phase is not Phase.RUNNING
        if is_stale or record.pause is not None or record.chairs[seat].computer != "hard":
            return
        entries, now = tuple(LogEntry(seat, path, "computer") for path in paths), self._time.now()
        after = flow.advance(self._state, entries, now, self._luck)
        await self._save(votes.settle_votes(after, now))

    @serialized
    async def reload_deadlines(self) -> None:
        """Deadlines were put off on disk; memory follows."""
        if self._store.is_shared:
            await self._read_again()
            return
        self._state = replace(self._state, due=await self._store.due_of(self.record.id))

    @serialized
    async def undo(self, user: int, edition: int | None = None) -> TableState:
        """Takes back this person's newest click; `edition` is that of the button, if it was one.

        The log is played again without it, which in a long game takes a moment: who clicks
        meanwhile waits, and then finds the table as it was.
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

    # Before and after

    @serialized
    async def update_lobby(self, change: Callable[[TableRecord], TableRecord]) -> TableRecord:
        """A change in the lobby."""
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
        """Called off by whoever may."""
        if self.record.phase not in (Phase.LOBBY, Phase.RUNNING):
            raise Refused("game_over")
        await self._save(votes.call_off(self._state))

    @serialized
    async def reseat(self, change: Callable[[TableRecord], tuple[Chair, ...]]) -> None:
        """A seat changes hands: to a computer, back to its owner."""
        self._running()
        chairs, now = change(self.record), self._time.now()
        await self._save(seat_changes.with_chairs(self._state, chairs, now, self._luck), True)

    @serialized
    async def update_running(
        self, change: Callable[[TableState, float, Luck], TableState]
    ) -> TableState:
        """Pauses, votes and offered seats: what people agree on beside the game."""
        self._running()
        after = change(self._state, self._time.now(), self._luck)
        moved = (after.record.chairs, after.record.channel) != (
            self.record.chairs,
            self.record.channel,
        )
        return await self._save(after, moved)

    @serialized
    async def apply_habits(self) -> None:
        """Somebody has settled when they are not to be waited for: their deadlines follow."""
        state = await self._with_habits(self._state)
        if self.record.phase is Phase.RUNNING and state is not self._state:
            await self._save(state, owed=state.due != self._state.due)

    async def _with_habits(self, state: TableState) -> TableState:
        """Whoever sits here brings their habits along."""
        chairs = tuple([await self._people.seated(chair) for chair in state.record.chairs])
        if chairs == state.record.chairs:
            return state
        return with_habits(state, chairs, self._time.now())

    @serialized
    async def update_finished(self, change: Callable[[TableRecord], TableRecord]) -> None:
        """A sheet is put right after the end; there is nothing to announce."""
        await self._save(replace(self._state, record=change(self.record)))

    # Attention: secret like the orders, so nothing public happens but that a window may close

    @serialized
    async def set_attention(self, user: int, attention: Attention) -> TableState:
        """To which windows somebody wants to be asked from now on."""
        seat = self._running_seat(user)
        changed = windows.with_attention(self._state, seat, attention)
        return await self._advance(changed)

    @serialized
    async def wake(self, user: int) -> None:
        """Somebody clicks after they let windows run out: they are asked again."""
        seat = self.record.seat_of(user)
        if seat is not None and windows.is_dozing(self.record, seat):
            await self._advance(windows.with_seat_awake(self._state, seat))

    @serialized
    async def waive(self, user: int, seat: Seat, since: int, offer: str) -> TableState:
        """An order that is given in a window and answers it as well."""
        self._check(user, seat, since)
        state, entry = windows.with_waiver(self._state, seat, offer)
        return await self._save(flow.advance(state, (entry,), self._time.now(), self._luck))

    async def _advance(self, state: TableState) -> TableState:
        if state.record.pause is not None:
            return await self._save(state, owed=True)
        after = flow.advance(state, (), self._time.now(), self._luck)
        return await self._save(after, owed=True)

    # Standing orders: secret, so nothing is announced

    @serialized
    async def give_order(
        self, user: int, offer: str, picks: Path, scope: Scope, uses: int | None = None
    ) -> None:
        seat = self._running_seat(user)
        await self._save(book.with_order(self._state, seat, offer, picks, scope, uses))

    @serialized
    async def move_order(self, user: int, name: str, by: int) -> None:
        """It is tried earlier (-1) or later (1) than before."""
        await self._save(book.with_order_moved(self._state, self._running_seat(user), name, by))

    @serialized
    async def drop_order(self, user: int, name: str) -> None:
        await self._save(book.without_order(self._state, self._running_seat(user), name))

    @serialized
    async def mark_notices_read(self, told: tuple[book.Notice, ...]) -> None:
        """An owner has been told this of their orders."""
        if told:
            await self._save(book.with_notices_read(self._state, told))

    # Plans: secret until a step is played

    @serialized
    async def plan(
        self, user: int, seat: Seat, since: int, change: Callable[[TableState], TableState | Menu]
    ) -> TableState | Menu:
        """Drafts the seat's turn or sets its plan going; a menu asks for the rest of a step."""
        self._check_seat(user, seat)
        if draft.planned_ask_version(self._state, seat) != since:
            raise Refused("moved_on")
        changed = change(self._state)
        if isinstance(changed, Menu):
            return changed
        return await self._save(flow.advance(changed, (), self._time.now(), self._luck))

    @serialized
    async def drop_plan(self, user: int) -> TableState:
        """At any time, also while it waits for a window."""
        seat = self._running_seat(user)
        return await self._save(draft.drop_plan(self._state, seat))

    @serialized
    async def count_hint(self, user: int) -> TableState:
        """Somebody is about to read what a computer would do: it is counted first."""
        seat = self._running_seat(user)
        after = hints.with_hint_counted(self._state, seat)
        return self._state if after is self._state else await self._save(after)

    # Who may

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
        """Only what the disk has is true: memory follows after the commit.

        Nothing is announced where nothing public happened: a sealed answer or a standing order
        must not even make the board's message look edited. What is owed is told without that
        anything has happened: a reminder, another deadline.
        """
        if reseated:
            state = await self._with_habits(state)
        public = reseated or is_public(self.record, state)
        state = seen_by_all(state) if public else state
        state = replace(state, credits=self._state.credits)
        record = await self._write(state, announce=public or owed, reseated=reseated)
        self._keep_story(state)
        if record.phase is not self.record.phase:
            meters.count("games", record.game, record.phase)
            log.info(
                "table %d, %s, server %d: %s", record.id, record.game, record.guild, record.phase
            )
        self._state = replace(state, record=record, unsaved_events=())
        self._on_saved(self, public or owed)
        return replace(state, record=record)

    async def _write(self, state: TableState, *, announce: bool, reseated: bool) -> TableRecord:
        """Raises `Stale` where somebody else has written, whose table is in memory then."""
        undone, began = state.record.undo.told != self.record.undo.told, monotonic()
        try:
            record = await self._store.save(
                state, self._time.now(), announce=announce, reseated=reseated, undone=undone
            )
        except Stale:
            meters.count("saves_lost")
            await self._read_again()
            raise
        meters.time("save_seconds", monotonic() - began)
        return record

    async def revalidate(self) -> None:
        """Where others write too, memory is used only after it was compared with what is stored."""
        if not self._store.is_shared or self.lock.locked():  # whoever acts just now finds out
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
