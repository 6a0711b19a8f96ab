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
from bot.games.contract import Menu, Path, Refused, Seat, look
from bot.games.offers import Scope
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import Luck
from bot.table.model.record import Attention, Chair, Entry, Phase, TableRecord
from bot.table.model.table_state import TableState, is_public, seen_by_all
from bot.table.past import Past
from bot.table.people.settings import People
from bot.table.play import flow, hints, windows
from bot.table.play.begun import noted
from bot.table.play.calls import after_the_word
from bot.table.play.history import state_before
from bot.table.play.orders import book
from bot.table.play.plans import draft
from bot.table.play.undo.taking_back import undone
from bot.table.play.undo.undoable import may_undo
from bot.table.seating import handing_over, lobby, votes
from bot.table.storage.faults import NotSaved, Stale
from bot.table.storage.protocol import Stamp, Storage
from bot.table.time.pauses import heeded
from bot.table.time.sources import Time

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
REMINDERS = (DeadlineKind.REMIND, DeadlineKind.NUDGE)


def alone(
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


class Table(Past):
    """The door to one table; nothing is changed but through it."""

    def __init__(
        self,
        store: Storage,
        people: People,
        time: Time,
        luck: Luck,
        course: TableState,
        on_saved: "Callable[[Table, bool], None]",  # bool: to be told
    ) -> None:
        super().__init__(store, course)
        self._people, self._time, self._luck = people, time, luck
        self._on_saved = on_saved
        self.lock = asyncio.Lock()

    # Playing

    @alone
    async def answer(self, user: int, seat: Seat, since: int, path: Path) -> Menu | TableState:
        """A click: the next menu of the panel, or the course after a completed answer."""
        self._check(user, seat, since)
        course = self._course
        found = look(course.game, course.game_state, seat, path)
        if isinstance(found, Menu):
            await self._note(noted(course, seat, path))
            return found
        after = flow.advance(course, (Entry(seat, path),), self._time.now(), self._luck)
        return await self._save(after)

    async def _note(self, course: TableState) -> None:
        """Whoever only looks around need not wait until something can be saved again."""
        if course is not self._course:
            with suppress(NotSaved):
                await self._save(course)

    @alone
    async def fire(self, deadline: Deadline, told_at: float | None = 0.0) -> None:
        """A deadline has come, unless it was met or put off meanwhile.

        `told_at` is when whoever is asked was told; None: they were not yet.
        """
        course, now = self._course, self._time.now()
        if course.due.get(deadline, now + 1) > now:
            if not self._store.is_shared:  # where memory has just been proved
                await self._save(course)  # writes all deadlines again: the disk was behind
        elif (later := after_the_word(course, deadline, told_at, now)) is not None:
            await self._save(replace(course, due={**course.due, deadline: later}), owed=True)
        elif deadline.kind is DeadlineKind.LOBBY:
            ended = replace(course.record, phase=Phase.ENDED)
            await self._save(replace(course, sheet=ended, due={}))
        elif not deadline.meaning.is_of_play:
            await self._save(votes.expired(course, deadline))
        else:
            after = flow.fire(course, deadline, now, self._luck)
            await self._save(votes.settled(after, now), owed=deadline.kind in REMINDERS)

    @alone
    async def begin_thought(self, deadline: Deadline, until: float) -> bool:
        """A hard computer is up: its deadline waits for the thought, and comes again without it."""
        course, now = self._course, self._time.now()
        is_due = course.due.get(deadline, now + 1) <= now
        if self._store.is_shared and not is_due:
            return False
        due = {**course.due, deadline: until} if is_due else course.due
        await self._save(replace(course, due=due), owed=is_due)
        return is_due

    @alone
    async def follow(self, seat: Seat, thought_at: int, paths: tuple[Path, ...]) -> None:
        """What a hard computer thought of, unless the table has moved on meanwhile."""
        sheet = self.record
        is_stale = sheet.lines != thought_at or sheet.phase is not Phase.RUNNING
        if is_stale or sheet.pause is not None or sheet.chairs[seat].computer != "hard":
            return
        entries, now = tuple(Entry(seat, path, "computer") for path in paths), self._time.now()
        after = flow.advance(self._course, entries, now, self._luck)
        await self._save(votes.settled(after, now))

    @alone
    async def put_off(self) -> None:
        """Deadlines were put off on disk; memory follows."""
        if self._store.is_shared:
            await self._read_again()
            return
        self._course = replace(self._course, due=await self._store.due_of(self.record.id))

    @alone
    async def undo(self, user: int, edition: int | None = None) -> TableState:
        """Takes back this person's newest click; `edition` is that of the button, if it was one.

        The log is played again without it, which in a long game takes a moment: who clicks
        meanwhile waits, and then finds the table as it was.
        """
        seat, course = self._running_seat(user), self._course
        undoable = course.record.undo.open
        if undoable is None or not may_undo(course.record, seat):
            raise Refused("no_undo")
        if edition not in (None, undoable.edition):
            raise Refused("moved_on")
        lines = await self._store.log(course.record.id)
        entries = [line.entry for line in lines[: course.record.lines]]
        state = await asyncio.to_thread(state_before, course, entries)
        return await self._save(undone(course, undoable, state, self._time.now(), self._luck))

    # Before and after

    @alone
    async def gather(self, change: Callable[[TableRecord], TableRecord]) -> TableRecord:
        """A change in the lobby."""
        sheet = change(self._course.record)
        due = self._course.due if sheet.phase is Phase.LOBBY else {}
        return (await self._save(replace(self._course, sheet=sheet, due=due), True)).record

    @alone
    async def start(self, by: int) -> TableState:
        """Deals. The seed is drawn here and stays secret until the end."""
        sheet, game = self._course.record, self._course.game
        options = lobby.ready(game, sheet, by)
        sheet = replace(sheet, seed=secrets.token_bytes(32))
        now = self._time.now()
        return await self._save(flow.begin(game, sheet, options, now, self._luck), True)

    @alone
    async def end(self) -> None:
        """Called off by whoever may."""
        if self.record.phase not in (Phase.LOBBY, Phase.RUNNING):
            raise Refused("game_over")
        await self._save(votes.called_off(self._course))

    @alone
    async def reseat(self, change: Callable[[TableRecord], tuple[Chair, ...]]) -> None:
        """A seat changes hands: to a computer, back to its owner."""
        self._running()
        chairs, now = change(self.record), self._time.now()
        await self._save(handing_over.reseated(self._course, chairs, now, self._luck), True)

    @alone
    async def arrange(self, change: Callable[[TableState, float, Luck], TableState]) -> TableState:
        """Pauses, votes and offered seats: what people agree on beside the game."""
        self._running()
        after = change(self._course, self._time.now(), self._luck)
        moved = (after.record.chairs, after.record.channel) != (
            self.record.chairs,
            self.record.channel,
        )
        return await self._save(after, moved)

    @alone
    async def apply_habits(self) -> None:
        """Somebody has settled when they are not to be waited for: their deadlines follow."""
        course = await self._with_habits(self._course)
        if self.record.phase is Phase.RUNNING and course is not self._course:
            await self._save(course, owed=course.due != self._course.due)

    async def _with_habits(self, course: TableState) -> TableState:
        """Whoever sits here brings their habits along."""
        chairs = tuple([await self._people.seated(chair) for chair in course.record.chairs])
        if chairs == course.record.chairs:
            return course
        return heeded(course, chairs, self._time.now())

    @alone
    async def amend(self, change: Callable[[TableRecord], TableRecord]) -> None:
        """A sheet is put right after the end; there is nothing to announce."""
        await self._save(replace(self._course, sheet=change(self.record)))

    # Attention: secret like the orders, so nothing public happens but that a window may close

    @alone
    async def attend(self, user: int, attention: Attention) -> TableState:
        """To which windows somebody wants to be asked from now on."""
        seat = self._running_seat(user)
        changed = windows.with_attention(self._course, seat, attention)
        return await self._going_on(changed)

    @alone
    async def wake(self, user: int) -> None:
        """Somebody clicks after they let windows run out: they are asked again."""
        seat = self.record.seat_of(user)
        if seat is not None and windows.is_dozing(self.record, seat):
            await self._going_on(windows.woken(self._course, seat))

    @alone
    async def waive(self, user: int, seat: Seat, since: int, offer: str) -> TableState:
        """An order that is given in a window and answers it as well."""
        self._check(user, seat, since)
        course, entry = windows.waived(self._course, seat, offer)
        return await self._save(flow.advance(course, (entry,), self._time.now(), self._luck))

    async def _going_on(self, course: TableState) -> TableState:
        if course.record.pause is not None:
            return await self._save(course, owed=True)
        after = flow.advance(course, (), self._time.now(), self._luck)
        return await self._save(after, owed=True)

    # Standing orders: secret, so nothing is announced

    @alone
    async def give_order(
        self, user: int, offer: str, picks: Path, scope: Scope, uses: int | None = None
    ) -> None:
        seat = self._running_seat(user)
        await self._save(book.given(self._course, seat, offer, picks, scope, uses))

    @alone
    async def move_order(self, user: int, name: str, by: int) -> None:
        """It is tried earlier (-1) or later (1) than before."""
        await self._save(book.moved(self._course, self._running_seat(user), name, by))

    @alone
    async def drop_order(self, user: int, name: str) -> None:
        await self._save(book.dropped(self._course, self._running_seat(user), name))

    @alone
    async def mark_notices_read(self, told: tuple[book.Notice, ...]) -> None:
        """An owner has been told this of their orders."""
        if told:
            await self._save(book.marked_read(self._course, told))

    # Plans: secret until a step is played

    @alone
    async def plan(
        self, user: int, seat: Seat, since: int, change: Callable[[TableState], TableState | Menu]
    ) -> TableState | Menu:
        """Drafts the seat's turn or sets its plan going; a menu asks for the rest of a step."""
        self._check_seat(user, seat)
        if draft.stand_of(self._course, seat) != since:
            raise Refused("moved_on")
        changed = change(self._course)
        if isinstance(changed, Menu):
            return changed
        return await self._save(flow.advance(changed, (), self._time.now(), self._luck))

    @alone
    async def drop_plan(self, user: int) -> TableState:
        """At any time, also while it waits for a window."""
        seat = self._running_seat(user)
        return await self._save(draft.dropped(self._course, seat))

    @alone
    async def count_hint(self, user: int) -> TableState:
        """Somebody is about to read what a computer would do: it is counted first."""
        seat = self._running_seat(user)
        after = hints.counted(self._course, seat)
        return self._course if after is self._course else await self._save(after)

    # Who may

    def _check(self, user: int, seat: Seat, since: int) -> None:
        self._check_seat(user, seat)
        if self._course.record.since.get(seat) != since:
            raise Refused("moved_on")

    def _check_seat(self, user: int, seat: Seat) -> None:
        self._running()
        sheet = self._course.record
        if sheet.pause is not None:
            raise Refused("paused")
        if not 0 <= seat < len(sheet.chairs) or sheet.chairs[seat].user != user:
            raise Refused("wrong_seat")
        if sheet.chairs[seat].computer:
            raise Refused("computer_plays")

    def _running(self) -> None:
        if self._course.record.phase is not Phase.RUNNING:
            raise Refused("not_started" if self.record.phase is Phase.LOBBY else "game_over")

    def _running_seat(self, user: int) -> Seat:
        self._running()
        seat = self.record.seat_of(user)
        if seat is None:
            raise Refused("not_seated")
        return seat

    async def _save(
        self, course: TableState, reseated: bool = False, *, owed: bool = False
    ) -> TableState:
        """Only what the disk has is true: memory follows after the commit.

        Nothing is announced where nothing public happened: a sealed answer or a standing order
        must not even make the board's message look edited. What is owed is told without that
        anything has happened: a reminder, another deadline.
        """
        if reseated:
            course = await self._with_habits(course)
        public = reseated or is_public(self.record, course)
        course = seen_by_all(course) if public else course
        course = replace(course, credits=self._course.credits)
        sheet = await self._write(course, announce=public or owed, reseated=reseated)
        self._keep_story(course)
        if sheet.phase is not self.record.phase:
            meters.count("games", sheet.game, sheet.phase)
            log.info("table %d, %s, server %d: %s", sheet.id, sheet.game, sheet.guild, sheet.phase)
        self._course = replace(course, sheet=sheet, happened=())
        self._on_saved(self, public or owed)
        return replace(course, sheet=sheet)

    async def _write(self, course: TableState, *, announce: bool, reseated: bool) -> TableRecord:
        """Raises `Stale` where somebody else has written, whose table is in memory then."""
        undone, began = course.record.undo.told != self.record.undo.told, monotonic()
        try:
            sheet = await self._store.save(
                course, self._time.now(), announce=announce, reseated=reseated, undone=undone
            )
        except Stale:
            meters.count("saves_lost")
            await self._read_again()
            raise
        meters.time("save_seconds", monotonic() - began)
        return sheet

    async def prove(self) -> None:
        """Where others write too, memory is used only after it was compared with what is stored."""
        if not self._store.is_shared or self.lock.locked():  # whoever acts just now finds out
            return
        stored = await self._store.stamp(self.record.id)
        if stored is None:
            raise Refused("no_table")
        async with self.lock:
            known = Stamp(self.record.revision, self._course.credits)
            if stored != known and stored.revision >= known.revision:
                await self._read_again()

    async def _read_again(self) -> None:
        found = await self._store.load(self.record.id)
        self._course, self._story = found or self._course, None
