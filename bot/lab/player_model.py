"""One game of simulated people, who come when they are notified, look, click and leave again.

The table is real, with its deadlines, windows, orders, plans and attention. `desired_messages`
says who is notified, `decide_push` whether their phone rings. Only the people are simulated:
computers make their choices.
"""

import random
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import AnyGame, Ask, Clock, ComputerConfig, Path, Seat
from bot.lab import planning_ahead
from bot.lab.tally import Life
from bot.lab.visit_times import MEDIAN, ZONE, Phones
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import PACES
from bot.table.model.record import Attention, Clocks, LogEntry, Phase, TableRecord
from bot.table.model.table_state import TableState, is_public, seen_by_all
from bot.table.play import flow, windows
from bot.table.play.notifications import deadline_after_notification, deadline_owner
from bot.table.seating import lobby

BEGUN = 1_780_308_000.0  # a Monday in June, noon in Berlin
DAY = 86_400.0
CLICK = 10.0  # seconds that an answer takes
PATIENCE = 30.0  # seconds that somebody looks on after it
REMINDERS = (DeadlineKind.REMIND, DeadlineKind.NUDGE)


class PlayerHabits(Struct, frozen=True):
    """How everything is; whatever is not as usual is a way to see what it is good for."""

    clocks: Clocks = PACES["days"]
    attention: Attention = "key"
    median: float = MEDIAN
    daily: int = 0  # so many people look once a day
    has_calls: bool = True
    has_reminders: bool = True
    is_foresighted: bool = False  # they plan their next turn before they go, or give a goal


def play_as_people(game: AnyGame, slug: str, seats: int, seed: str, world: PlayerHabits) -> Life:
    """From the deal to the end."""
    return _Game(game, slug, seats, seed, world).play()


class _Game:
    def __init__(
        self, game: AnyGame, slug: str, seats: int, seed: str, world: PlayerHabits
    ) -> None:
        self._world, self._luck, self._life = world, random.Random(seed), Life()
        record = lobby.open_lobby(game, slug, 1, 1, 1, "1", "de", ZONE)
        for user in range(2, seats + 1):
            record = lobby.join(game, record, user, str(user))
        options = lobby.ready(game, record, 1)
        record = replace(record, clocks=world.clocks)
        attention = dict.fromkeys(map(Seat, range(seats)), world.attention)
        record = replace(record, seed=self._luck.randbytes(32)).with_window(attention=attention)
        self._now, self._game = BEGUN, game
        self._phones = Phones(self._luck, world.median, world.daily)
        self._plans = set[Seat]()  # whose plan is set going
        self._turn = -1  # the last one of somebody with a goal that has begun
        self._state = self._seen(record, flow.deal(game, record, options, BEGUN, self._chance))
        self._call()

    def play(self) -> Life:
        while self._state.record.phase is Phase.RUNNING:
            deadline, due = min(self._state.due.items(), key=lambda one: one[1])
            phone = self._phones.next()
            if phone is not None and phone[0] <= due:
                self._now = max(self._now, phone[0])
                self._rings_or_comes(phone[1])
            else:
                self._now = max(self._now, due)
                self._fire(deadline)
        self._life.days = (self._now - BEGUN) / DAY
        return self._life

    # Time

    def _fire(self, deadline: Deadline) -> None:
        state = self._state
        if deadline.kind in REMINDERS and not self._world.has_reminders:
            left = {one: at for one, at in state.due.items() if one != deadline}
            self._state = replace(state, due=left)
            return
        told_at = self._phones.called.get(deadline_owner(state, deadline), ("", self._now))[1]
        later = deadline_after_notification(state, deadline, told_at, self._now)
        if later is not None and self._world.has_calls:
            self._state = replace(state, due={**state.due, deadline: later})
            return
        self._life.missed(state, deadline)
        self._became(flow.fire_deadline(state, deadline, self._now, self._chance))

    def _became(self, after: TableState, *, by: Seat | None = None) -> None:
        """Makes this the state of the table; the players it notifies will come."""
        before = self._state
        self._count_goals(before, after)
        self._state = self._seen(before.record, after)
        self._life.closed(before, self._state, by)
        self._count_plans()
        self._call(by)

    def _seen(self, before: TableRecord, state: TableState) -> TableState:
        state = seen_by_all(state) if is_public(before, state) else state
        return replace(state, unsaved_events=())

    def _call(self, by: Seat | None = None) -> None:
        if not self._world.has_calls:
            return
        for number in range(len(self._state.record.chairs)):
            is_carried = by == number
            rings = self._phones.call(self._state, Seat(number), self._now, is_carried=is_carried)
            self._life.calls += rings

    # People

    def _rings_or_comes(self, seat: Seat) -> None:
        if self._phones.coming.get(seat, self._now + 1) <= self._now:
            del self._phones.coming[seat]
            self._visit(seat)
        else:
            self._life.calls += self._phones.ring(self._state, seat, self._now)

    def _visit(self, seat: Seat) -> None:
        """A visit: the player answers all questions until they would have to wait for long."""
        self._life.visits += 1
        while (ask := self._next_ask(seat)) is not None:
            if self._state.record.chairs[seat].computer:
                return
            self._now += CLICK
            if not (ask.clock is Clock.TURN and self._plan(seat, 2)):
                self._answer(ask)
        if self._world.is_foresighted and self._state.record.phase is Phase.RUNNING:
            self._plan(seat, 1)

    def _next_ask(self, seat: Seat) -> Ask | None:
        """In their own turn they look on for a moment: most windows close within seconds."""
        until = self._now + PATIENCE
        while (ask := self._state.ask_of(seat)) is None and self._is_up(seat):
            deadline, due = min(self._state.due.items(), key=lambda one: one[1])
            if due > until:
                return None
            self._now = max(self._now, due)
            self._fire(deadline)
        return ask

    def _is_up(self, seat: Seat) -> bool:
        is_on = self._state.record.phase is Phase.RUNNING
        return is_on and self._game.moment(self._state.game_state).seat == seat

    def _answer(self, ask: Ask) -> None:
        before, seat = self._state, ask.seat
        path = self._choice(before.game_state, seat)
        self._life.answered(before, ask, path)
        is_first = self._game.moment(before.game_state).turn > self._turn
        waiver = planning_ahead.waiver(before, seat)
        state = before if waiver is None else windows.with_waiver(before, seat, waiver)[0]
        after = flow.advance(state, (LogEntry(seat, path),), self._now, self._chance)
        self._became(after, by=seat)
        if self._world.is_foresighted and ask.clock is Clock.TURN:
            state = planning_ahead.without_goals(self._state, seat) if is_first else self._state
            self._state = planning_ahead.aimed(state, before, seat, path, self._choice)

    def _plan(self, seat: Seat, least: int) -> bool:
        """Where a turn has many steps, they think ahead and let the plan play."""
        state = planning_ahead.planned(self._state, seat, self._choice, least, self._life)
        if state is None:
            return False
        self._plans.add(seat)
        self._became(flow.advance(state, (), self._now, self._chance), by=seat)
        return True

    def _choice(self, game_state: Any, seat: Seat) -> Path:
        game, config = self._game, ComputerConfig("normal", self._luck.getrandbits(32))
        tree = partial(game.choices, game_state, seat)
        return game.choose(game.public(game_state), game.own(game_state, seat), seat, tree, config)

    def _chance(self) -> float:
        return self._luck.random()

    # Counting

    def _count_plans(self) -> None:
        for seat in list(self._plans):
            plan = self._state.record.plans.get(seat)
            if plan is None or plan.broken:
                self._life.held += plan is None
                self._plans.remove(seat)

    def _count_goals(self, before: TableState, after: TableState) -> None:
        """At the first answer of a turn: has the goal given it, that was given before the turn?"""
        for happened in after.unsaved_events:
            entry, moment = happened.entry, happened.moment
            if entry is None or moment.turn <= self._turn or entry.seat != moment.seat:
                continue
            self._turn = moment.turn
            if any(goal.turn < moment.turn for goal in planning_ahead.goals_of(before, entry.seat)):
                self._life.plans += 1
                self._life.held += entry.by == "order"
