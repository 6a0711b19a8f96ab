"""When simulated people come: their phone rings, and after a while they look.

`desired_messages` says who is notified, `decide_push` whether the phone rings. A call
that comes silently brings nobody; in the morning it rings, if it still stands.
"""

import random
from collections.abc import Mapping

from msgspec import Struct

from bot.games.contract import Seat
from bot.table.model.message_record import panel_of
from bot.table.model.person import Habits, Person
from bot.table.model.table_state import TableState
from bot.table.storage.ledger import LastPush
from bot.table.time.quiet_hours import after_awake
from bot.ui.ledger.desired_messages import DeliveryContext, desired_messages
from bot.ui.ledger.push_policy import daily_push_limit, decide_push, push_recorded, with_table_zone

ZONE = "Europe/Berlin"
MINUTE = 60.0
MEDIAN, SIGMA = 40 * MINUTE, 1.2  # awake time until a call is answered: lognormal
AWAKE = Habits(ZONE, (23 * 60, 7 * 60))  # they sleep eight hours; nobody has told the bot
DAILY = Habits(ZONE, (19 * 60 + 10, 19 * 60))  # of people who look once a day, in the evening
PEOPLE: Mapping[int, Person] = {user: Person() for user in range(1, 7)}  # they have set nothing
TABLE_ID = 1


class Phones(Struct):
    """Whose phone rang when, and who will come of it."""

    luck: random.Random
    median: float = MEDIAN
    daily: int = 0  # so many people look once a day, whenever they were called
    called: dict[Seat, tuple[str, float]] = {}  # the last call of each, and when it was made
    rung: dict[Seat, LastPush] = {}
    silent: dict[Seat, float] = {}  # whose last call has not rung yet: when it will
    coming: dict[Seat, float] = {}

    def next(self) -> tuple[float, Seat] | None:
        """Who comes next, or whose phone rings in the morning."""
        soon = [*self.coming.items(), *self.silent.items()]
        return min(((at, seat) for seat, at in soon), default=None)

    def call(self, state: TableState, seat: Seat, now: float, *, is_carried: bool) -> bool:
        """Makes the call that is wanted, if it is new; whether it rings. One that is carried by the
        answer to the own click never does."""
        content = desired_messages(state, PEOPLE, DeliveryContext()).get(panel_of(seat))
        call = content.notification_id if content is not None else ""
        if not call:
            self.silent.pop(seat, None)
            return False
        if self.called.get(seat, ("", 0.0))[0] == call:
            return False
        self.called[seat] = call, now
        self.silent.pop(seat, None)
        return not is_carried and self.ring(state, seat, now)

    def ring(self, state: TableState, seat: Seat, now: float) -> bool:
        person = PEOPLE[seat + 1]
        habits = with_table_zone(person.habits, state.record.zone)
        rung = self.rung.get(seat, LastPush())
        most = daily_push_limit(person, self.called[seat][0])
        may = decide_push(habits, most, rung, TABLE_ID, now)
        if not may.now:
            assert may.push_after is not None
            self.silent[seat] = may.push_after
            return False
        self.silent.pop(seat, None)
        self.rung[seat] = push_recorded(habits, rung, TABLE_ID, now, counts=most is not None)
        come = self._come(seat, now)
        self.coming[seat] = min(come, self.coming.get(seat, come))
        return True

    def _come(self, seat: Seat, now: float) -> float:
        if seat < self.daily:
            return after_awake(DAILY, now, 1.0)
        return after_awake(AWAKE, now, self.luck.lognormvariate(0, SIGMA) * self.median)
