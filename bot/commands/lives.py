"""One game as people live it: they come when they are called, look, click, and go again.

The course is the real one, with its deadlines, windows, orders, plans and attention; whom it calls
is said by the real `wanted`. Only the people are made up: computers make their choices.
"""

import random
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, Ask, Clock, Menu, Mind, Path, Refused, Seat
from bot.table.model.course import Course, is_public, seen_by_all
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.ledger import panel_of
from bot.table.model.pace import PACES
from bot.table.model.person import Habits, Person
from bot.table.model.sheet import Attention, Clocks, Entry, Phase, Sheet
from bot.table.play import flow, windows
from bot.table.play.calls import after_the_word, whose_end
from bot.table.play.plans import draft
from bot.table.play.plans.forecast import foresee
from bot.table.seating import lobby
from bot.table.time.quiet_hours import after_awake
from bot.ui.ledger.wanted import Around, wanted

ZONE = "Europe/Berlin"
BEGUN = 1_780_308_000.0  # a Monday in June, noon in Berlin
DAY, MINUTE = 86_400.0, 60.0
MEDIAN, SIGMA = 40 * MINUTE, 1.2  # awake time until a call is answered: lognormal
AWAKE = Habits(ZONE, (23 * 60, 7 * 60))  # they sleep eight hours; nobody has told the bot
DAILY = Habits(ZONE, (19 * 60 + 10, 19 * 60))  # whoever looks once a day, in the evening
CLICK = 10.0  # seconds that an answer takes
LONGEST_PLAN = 8  # steps that somebody thinks ahead
REMINDERS = (DeadlineKind.REMIND, DeadlineKind.NUDGE)
PEOPLE = {user: Person() for user in range(1, 7)}


class World(Struct, frozen=True):
    """How everything is; whatever is not as usual is a way to see what it is good for."""

    clocks: Clocks = PACES["days"]
    attention: Attention = "key"
    median: float = MEDIAN
    daily: int = 0  # so many people look once a day
    has_calls: bool = True
    has_reminders: bool = True


class Life(Struct):
    """What came of one game."""

    days: float = 0.0
    calls: int = 0
    visits: int = 0
    clicks: int = 0
    turn_asks: int = 0
    window_asks: int = 0
    decision_asks: int = 0
    windows: int = 0  # for each who was waited for in a key one
    seen: int = 0  # in which they answered themselves
    decisions: int = 0
    decided: int = 0  # by whoever was asked
    plans: int = 0
    held: int = 0  # played to their end


def live(game: AnyGame, slug: str, seats: int, seed: str, world: World) -> Life:
    """From the deal to the end."""
    return _Game(game, slug, seats, seed, world).play()


class _Game:
    def __init__(self, game: AnyGame, slug: str, seats: int, seed: str, world: World) -> None:
        self._world, self._luck, self._life = world, random.Random(seed), Life()
        sheet = lobby.open_lobby(game, slug, 1, 1, 1, "1", "de", ZONE)
        for user in range(2, seats + 1):
            sheet = lobby.join(game, sheet, user, str(user))
        options = lobby.ready(game, sheet, 1)
        sheet = replace(sheet, clocks=world.clocks)
        attention = dict.fromkeys(map(Seat, range(seats)), world.attention)
        sheet = replace(sheet, seed=self._luck.randbytes(32), attention=attention)
        self._now, self._game = BEGUN, game
        self._called: dict[Seat, tuple[str, float]] = {}  # the last call of each, and when
        self._coming: dict[Seat, float] = {}
        self._plans = dict[Seat, int]()  # launched: how many steps are still to be played
        self._course = self._seen(sheet, flow.begin(game, sheet, options, BEGUN, self._chance))
        self._call()

    def play(self) -> Life:
        while self._course.sheet.phase is Phase.RUNNING:
            deadline, due = min(self._course.due.items(), key=lambda one: one[1])
            seat = min(self._coming, key=lambda one: self._coming[one], default=None)
            if seat is not None and self._coming[seat] <= due:
                self._now = max(self._now, self._coming.pop(seat))
                self._visit(seat)
            else:
                self._now = max(self._now, due)
                self._fire(deadline)
        self._life.days = (self._now - BEGUN) / DAY
        return self._life

    # Time

    def _fire(self, deadline: Deadline) -> None:
        course = self._course
        if deadline.kind in REMINDERS and not self._world.has_reminders:
            left = {one: at for one, at in course.due.items() if one != deadline}
            self._course = replace(course, due=left)
            return
        told_at = self._called.get(whose_end(course, deadline), ("", self._now))[1]
        later = after_the_word(course, deadline, told_at, self._now)
        if later is not None and self._world.has_calls:
            self._course = replace(course, due={**course.due, deadline: later})
            return
        self._count_missed(course, deadline)
        self._became(flow.fire(course, deadline, self._now, self._chance))

    def _count_missed(self, course: Course, deadline: Deadline) -> None:
        ask = course.ask_of(deadline.seat)
        if deadline.meaning.is_end and ask is not None and ask.clock is Clock.DECISION:
            self._life.decisions += 1

    def _became(self, after: Course, *, by: Seat | None = None) -> None:
        """The next course is true: whoever is called by it will come."""
        before = self._course
        self._course = self._seen(before.sheet, after)
        self._count_window(before, by)
        self._count_plans()
        self._call(by)

    def _seen(self, before: Sheet, course: Course) -> Course:
        course = seen_by_all(course) if is_public(before, course) else course
        return replace(course, happened=())

    def _call(self, by: Seat | None = None) -> None:
        for number in range(len(self._course.sheet.chairs)):
            self._ring(Seat(number), is_own=by == number)

    def _ring(self, seat: Seat, *, is_own: bool) -> None:
        content = wanted(self._course, PEOPLE, Around()).get(panel_of(seat))
        call = content.call if content is not None else ""
        if not call or self._called.get(seat, ("", 0.0))[0] == call:
            return
        self._called[seat] = call, self._now
        if is_own or not self._world.has_calls:  # the click's own answer carries it
            return
        self._life.calls += 1
        is_daily = seat < self._world.daily
        wait = 1.0 if is_daily else self._luck.lognormvariate(0, SIGMA) * self._world.median
        come = after_awake(DAILY if is_daily else AWAKE, self._now, wait)
        self._coming[seat] = min(come, self._coming.get(seat, come))

    # People

    def _visit(self, seat: Seat) -> None:
        """Whoever comes answers all that they are asked, until they have to wait."""
        self._life.visits += 1
        while (ask := self._course.ask_of(seat)) is not None:
            if self._course.sheet.chairs[seat].computer:
                return
            self._now += CLICK
            if not (ask.clock is Clock.TURN and self._plan(seat)):
                self._answer(ask)

    def _answer(self, ask: Ask) -> None:
        path = self._choice(self._course.state, ask.seat)
        self._count(ask, path)
        entry = Entry(ask.seat, path)
        after = flow.advance(self._course, (entry,), self._now, self._chance)
        self._became(after, by=ask.seat)

    def _plan(self, seat: Seat) -> bool:
        """Where a turn has many steps, they think ahead and let the plan play."""
        if not self._game.PLANNABLE:
            return False
        user = self._course.sheet.chairs[seat].user or 0
        course = draft.begun(self._course, seat, user)
        for steps in range(LONGEST_PLAN):
            ahead = foresee(course, seat, _paths(course, seat))
            if not ahead.is_open:
                break
            path = self._choice(ahead.states[-1], seat)
            try:
                longer = draft.extended(course, seat, steps, path)
            except Refused:
                break
            if isinstance(longer, Menu):
                break
            course = longer
            self._count_clicks(ahead.states[-1], seat, path)
        planned = len(_paths(course, seat))
        if planned < 2:
            return False
        self._life.plans += 1
        self._life.clicks += 1
        self._life.turn_asks += 1
        self._plans[seat] = planned
        launched = draft.launched(course, seat, planned)
        self._became(flow.advance(launched, (), self._now, self._chance), by=seat)
        return True

    def _choice(self, state: Any, seat: Seat) -> Path:
        game, mind = self._game, Mind("normal", self._luck.getrandbits(32))
        tree = partial(game.choices, state, seat)
        return game.choose(game.public(state), game.own(state, seat), seat, tree, mind)

    def _chance(self) -> float:
        return self._luck.random()

    # Counting

    def _count(self, ask: Ask, path: Path) -> None:
        life = self._life
        self._count_clicks(self._course.state, ask.seat, path)
        if ask.clock is Clock.TURN:
            life.turn_asks += 1
        elif ask.clock is Clock.DECISION:
            life.decision_asks += 1
            life.decisions += 1
            life.decided += 1
        else:
            life.window_asks += 1
            sheet = self._course.sheet
            waited = sheet.window == "key" and windows.is_waited_for(sheet, ask.seat)
            life.windows += waited
            life.seen += waited

    def _count_clicks(self, state: Any, seat: Seat, path: Path) -> None:
        """A menu with a single pick is passed through, and what lies open is not picked first."""
        for depth, pick in enumerate(path):
            menu = self._game.choices(state, seat, path[:depth])
            assert isinstance(menu, Menu)
            is_open = menu.opens and pick == menu.picks[0]
            self._life.clicks += len(menu.picks) > 1 and not is_open

    def _count_window(self, before: Course, by: Seat | None) -> None:
        """A key window has closed without somebody for whom it was kept open."""
        opened = before.sheet.since.get(TABLE)
        is_closed = opened is not None and self._course.sheet.since.get(TABLE) != opened
        if is_closed and before.sheet.window == "key":
            self._life.windows += sum(seat != by for seat in windows.missing(before))

    def _count_plans(self) -> None:
        for seat in list(self._plans):
            plan = self._course.sheet.plans.get(seat)
            if plan is None or plan.broken or plan.is_draft:
                self._life.held += plan is None
                del self._plans[seat]


def _paths(course: Course, seat: Seat) -> tuple[Path, ...]:
    plan = course.sheet.plans.get(seat)
    return () if plan is None else plan.paths
