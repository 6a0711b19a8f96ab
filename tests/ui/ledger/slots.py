"""A slot on a made-up Discord, which keeps messages and nonces, and all that may happen to both."""

from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from bot.table.model.message_record import MessageOp, MessageRecord, MessageRef, PendingAttempt
from bot.ui.ledger.decide import decide
from bot.ui.ledger.goals import AttemptOutcome, Failed, Goal, Skipped, Succeeded
from bot.ui.ledger.outcomes import retried_now, shown_by_click, shown_in_copy, to_be_verified
from bot.ui.message.failures import ARCHIVED, Failure

ANNA, CHANNEL, NONCES = 7, 70, 300.0
FAILURES = [
    Failed(Failure.PASSING, 503),
    Failed(Failure.UNKNOWN, 0),
    Failed(Failure.REFUSED, 50035),
    Failed(Failure.LOST, 50001),
    Failed(Failure.CLOSED, 50007),
    Failed(Failure.GONE, ARCHIVED),
]


class Place:
    """Messages that stand, what they show, which rang; nonces live for a while."""

    def __init__(self) -> None:
        self.standing: dict[int, str] = {}
        self.rung: Counter[str] = Counter()
        self._nonces: dict[int, tuple[int, float]] = {}
        self._last = 0

    def post(self, number: int, goal: Goal, *, rings: bool, now: float) -> MessageRef:
        known = self._nonces.get(number)
        if known is not None and now < known[1] + NONCES and known[0] in self.standing:
            return MessageRef(CHANNEL, known[0])
        self._last += 1
        self.standing[self._last] = goal.fingerprint
        self._nonces[number] = self._last, now
        if rings:
            self.rung[goal.notification_id] += 1
        return MessageRef(CHANNEL, self._last)

    def edit(self, message: MessageRef, goal: Goal) -> bool:
        if message.id not in self.standing:
            return False
        self.standing[message.id] = goal.fingerprint
        return True

    def newest(self, known: set[int]) -> MessageRef | None:
        found = [one for one in self.standing if one > max(known, default=0)]
        return MessageRef(CHANNEL, max(found)) if found else None


class Slots:
    """A slot, what is wanted there, and all that may happen to it."""

    def __init__(self) -> None:
        self.place, self.row, self.now = Place(), MessageRecord(), 1000.0
        self.goal: Goal | None = Goal("idle 0", person=ANNA)
        self.calls = 0
        self.asked: set[str] = set()  # calls that were wanted at some time
        self.carried: set[str] = set()  # calls that a click's own answer has carried
        self.prints = 0

    # What happens at the table

    def something_else_is_wanted(self, is_call: bool) -> None:
        self.prints += 1
        self.calls += is_call
        call = (
            f"turn.0.{self.calls}.0"
            if is_call
            else (self.goal.notification_id if self.goal else "")
        )
        self.goal = Goal(f"ask:{self.calls} {self.prints}", call, ANNA, push=bool(call))
        self.asked.add(call)

    def nothing_is_wanted(self) -> None:
        self.goal = None

    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    def its_reader_clicks(self, page: str) -> None:
        """In a living message of theirs, whichever that is; a page is as new as the panel."""
        if self.goal is None or not self.place.standing:
            return
        message = MessageRef(CHANNEL, max(self.place.standing))
        self.place.edit(message, self.goal)
        self.carried.add(self.goal.notification_id)
        self.row = self._written(shown_by_click(self.row, self.goal, message, page, self.now))

    def its_reader_looks_at_a_copy(self) -> None:
        if self.goal is not None:
            self.carried.add(self.goal.notification_id)
            self.row = self._written(shown_in_copy(self.row, self.goal, self.now))

    def a_message_is_deleted_by_hand(self) -> None:
        """One that we know of: of any other, nobody could tell that it ever was there."""
        if self.row.message is not None and self.row.message.id in self.place.standing:
            del self.place.standing[self.row.message.id]
            self.row = self._written(to_be_verified(self.row, self.now))

    def something_around_changes(self) -> None:
        self.row = self._written(retried_now(self.row, self.now))

    # What the reconciler does

    def all_goes_well(self) -> None:
        self._tend()

    def the_next_act_fails(self, failure: Failed, is_done: bool) -> None:
        """Refused; or broken off, and then it may have been done."""

        def act_and_fail(attempt: PendingAttempt) -> AttemptOutcome:
            if failure.kind is Failure.UNKNOWN and is_done:
                self._do(attempt)
            if failure.kind is Failure.LOST and attempt.op is MessageOp.CLEAR:
                self._do(attempt)  # with its channel
            return failure

        self._step(act_and_fail)

    def the_table_moves_on_before_the_next_act_is_painted(self) -> None:
        self._step(Skipped)

    def the_process_dies_in_the_middle(self, is_done: bool) -> None:
        """Its intention is written down, its outcome is not."""
        attempt = self._look()
        if attempt is not None and is_done:
            self._do(attempt)

    def another_process_takes_over(self, is_done: bool) -> None:
        """The first one hangs: what it has sent arrives a little later, its outcome too."""
        attempt = self._look()
        if attempt is None:
            return
        goal = self.goal
        self._tend()
        outcome = self._do(attempt, goal) if is_done else Failed(Failure.UNKNOWN)
        assert outcome is not None
        self._heard(outcome._replace(of=attempt))

    def what_was_given_up_for_lost_arrives_after_all(self) -> None:
        """Minutes later, when another message stands. (Had it rung, nobody could help it.)"""
        attempt, goal = self._look(), self.goal
        if attempt is None or attempt.op is not MessageOp.POST or attempt.push:
            return
        self.now += 400.0
        self._tend()
        outcome = self._do(attempt, goal)
        assert outcome is not None
        self._heard(outcome._replace(of=attempt))

    # How it is done

    def _tend(self) -> None:
        for _ in range(30):
            if self._step(self._do):
                return
        raise AssertionError("it does not come to rest")

    def _step(self, do: Callable[[PendingAttempt], AttemptOutcome]) -> bool:
        attempt = self._look()
        if attempt is None:
            return True
        outcome = do(attempt)
        assert outcome is not None
        self._heard(outcome._replace(of=attempt))
        return False

    def _look(self) -> PendingAttempt | None:
        record, attempt = decide(self.row, self.goal, None, self.now)
        self.row = self._written(record)
        assert attempt is None or attempt == self.row.pending  # written down before it is tried
        return attempt

    def _heard(self, outcome: AttemptOutcome) -> None:
        """Its writer dies right after: whatever it would do next, another one decides anew."""
        record, _ = decide(self.row, self.goal, outcome, self.now)
        self.row = self._written(record)

    def _do(self, attempt: PendingAttempt, goal: Goal | None = None) -> AttemptOutcome:
        goal, message = goal or self.goal, attempt.message
        if attempt.op is MessageOp.POST and goal is not None:
            return Succeeded(self.place.post(attempt.post, goal, rings=attempt.push, now=self.now))
        if attempt.op is MessageOp.SEARCH:
            known = {m.id for m in (*self.row.stale_messages, self.row.message) if m is not None}
            return Succeeded(self.place.newest(known))
        assert message is not None
        if attempt.op is MessageOp.CLEAR:
            is_there = self.place.standing.pop(message.id, None) is not None
        else:
            is_there = goal is not None and self.place.edit(message, goal)
        return Succeeded() if is_there else Failed(Failure.GONE, 10008)

    def _written(self, record: MessageRecord) -> MessageRecord:
        return replace(record, version=self.row.version + 1) if record != self.row else record

    def assert_no_call_has_rung_twice(self) -> None:
        assert all(times == 1 for times in self.place.rung.values()), self.place.rung

    def assert_comes_to_rest(self) -> None:
        """Discord is well again, and time passes: everything comes to rest as it is wanted."""
        for _ in range(8):
            self.now += 4000.0
            self._tend()
        if self.goal is None:
            assert self.place.standing == {}
            return
        assert list(self.place.standing.values()) == [self.goal.fingerprint]
        assert self.row.message is not None
        assert set(self.place.standing) == {self.row.message.id}
        if self.goal.notification_id:
            assert self.row.notification_id == self.goal.notification_id
            assert (
                self.place.rung[self.goal.notification_id] == 1
                or self.goal.notification_id in self.carried
            )
