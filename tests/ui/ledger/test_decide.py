"""The reconciler's mind against a Discord that fails, forgets, repeats and dies at any moment.

A made-up place keeps messages and nonces as Discord does. Two processes tend one slot in it: each
act may be done and not answered, answered late or twice, refused, or interrupted by the death of
the process before its outcome is written down. At rest the ledger must be as wanted: one living
message, with the print that is wanted, and every call rung exactly once.

Hypothesis draws one number for each step, and which kinds of steps a sequence has at all. (Its own
state machines draw ten numbers for a step, and nearly all their time goes into drawing.)
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import NamedTuple

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, note, seed, settings
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


class Step(NamedTuple):
    happens: Callable[..., None]
    how: tuple[object, ...]

    def __str__(self) -> str:
        return f"{self.happens.__name__}{self.how}"


def ways(happens: Callable[..., None], *choices: Iterable[object]) -> list[Step]:
    """Everything that is of one kind."""
    return [Step(happens, how) for how in product(*choices)]


BOTH = (False, True)
KINDS = [
    ways(Slots.all_goes_well),
    ways(Slots.something_else_is_wanted, BOTH),
    ways(Slots.nothing_is_wanted),
    ways(Slots.time_passes, [1.0, 5.0, 31.0, 61.0, 130.0, 400.0, 4000.0]),
    ways(Slots.its_reader_clicks, ["", "step.D5"]),
    ways(Slots.its_reader_looks_at_a_copy),
    ways(Slots.a_message_is_deleted_by_hand),
    ways(Slots.something_around_changes),
    ways(Slots.the_next_act_fails, FAILURES, BOTH),
    ways(Slots.the_table_moves_on_before_the_next_act_is_painted),
    ways(Slots.the_process_dies_in_the_middle, BOTH),
    ways(Slots.another_process_takes_over, BOTH),
    ways(Slots.what_was_given_up_for_lost_arrives_after_all),
]
STEPS = 20


def kinds_in(number: int) -> list[list[Step]]:
    """What may happen in a sequence: 0 is everything, any other number many kinds or few. Where
    few things happen they happen often, and that is what finds faults."""
    luck = random.Random(number)
    share = luck.random() if number else 1.0
    return [kind for kind in KINDS if luck.random() < share] or [luck.choice(KINDS)]


def live(world: int, numbers: list[int]) -> None:
    kinds, slots = kinds_in(world), Slots()
    for number in filter(None, numbers):
        nth, kind = divmod(number, len(kinds))
        step = kinds[kind][nth % len(kinds[kind])]
        note(str(step))
        step.happens(slots, *step.how)
        slots.assert_no_call_has_rung_twice()
    slots.assert_comes_to_rest()


def assert_all_come_to_rest(number: int, part: int) -> None:
    """So many sequences, others in every part."""
    drawn = given(
        st.integers(0, 9999),
        st.lists(st.integers(0, 9999), min_size=STEPS, max_size=STEPS),  # 0: nothing happens
    )
    chosen = settings(
        max_examples=number,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],  # so is a busy machine
    )
    seed(part)(chosen(drawn(live)))()


@pytest.mark.parametrize("number", [300, pytest.param(2000, marks=pytest.mark.soak)])
def test_whatever_happens_the_slot_comes_to_rest_as_wanted(number: int) -> None:
    assert_all_come_to_rest(number, 0)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, 11))
def test_whatever_happens_a_hundred_thousand_times(part: int) -> None:
    assert_all_come_to_rest(10_000, part)


def test_a_seat_that_changes_hands_leaves_nothing_with_the_one_before() -> None:
    record = MessageRecord(ANNA, MessageRef(CHANNEL, 1), "ask:1 a", "turn.0.1.0", posts=1)
    after, attempt = decide(record, Goal("ask:2 b", "turn.0.2.0", 8, push=True), None, 0.0)

    assert attempt is not None
    assert (attempt.op, attempt.post, attempt.push) == (MessageOp.POST, 2, True)
    assert (after.person, after.stale_messages) == (8, (MessageRef(CHANNEL, 1),))


def test_a_search_that_finds_nothing_has_told_nobody() -> None:
    """Who is mentioned meanwhile stays mentioned: the trouble lasts since it began."""
    goal = Goal("ask:1 a", "turn.0.1.0", ANNA, push=True)
    record, now = MessageRecord(), 1000.0
    since = now
    while True:
        record, attempt = decide(record, goal, None, now)
        if attempt is None:
            assert record.next is not None
            now = record.next
        elif attempt.op is MessageOp.SEARCH:
            record, _ = decide(record, goal, Succeeded(None, attempt), now)
            break
        else:
            record, _ = decide(record, goal, Failed(Failure.UNKNOWN, of=attempt), now)

    assert record.failure is not None
    assert record.failure.since == since


def test_what_was_never_tried_is_posted_at_once_as_it_is_wanted_now() -> None:
    record, attempt = decide(
        MessageRecord(), Goal("ask:1 a", "turn.0.1.0", ANNA, push=True), None, 0.0
    )
    newer = Goal("ask:2 b", "turn.0.2.0", ANNA, push=True)

    record, attempt = decide(record, newer, Skipped(attempt), 1.0)

    assert attempt is not None
    assert (attempt.op, attempt.fingerprint, attempt.is_doubtful) == (
        MessageOp.POST,
        "ask:2 b",
        False,
    )


def test_an_edit_that_was_broken_off_is_made_good_although_another_was_never_tried() -> None:
    """Nobody knows what stands there, even if it is now to be what stood there before."""
    message, goal = MessageRef(CHANNEL, 1), Goal("idle a", "", ANNA)
    record = MessageRecord(
        ANNA,
        message,
        "idle a",
        pending=PendingAttempt(MessageOp.EDIT, 0.0, "idle b", message=message),
    )
    record, attempt = decide(record, goal, None, 1.0)
    assert attempt is not None

    record, attempt = decide(record, goal, Skipped(attempt), 2.0)

    assert attempt is not None
    assert attempt.op is MessageOp.EDIT


@pytest.mark.parametrize("is_answered", [True, False])
def test_whoever_takes_a_seat_and_reads_at_once_gets_no_message_of_the_one_before(
    is_answered: bool,
) -> None:
    """Their click may be written down before anybody has seen that the seat is another's."""
    first, own = MessageRef(CHANNEL, 1), MessageRef(CHANNEL + 1, 2)
    record = MessageRecord(
        person=ANNA, message=first, fingerprint="ask:1 a", notification_id="turn.0.1.0", posts=1
    )
    goal = Goal("ask:1 b", "turn.0.1.1", ANNA + 1)
    record = (
        shown_by_click(record, goal, own, "", 0.0)
        if is_answered
        else shown_in_copy(record, goal, 0.0)
    )

    acts = list[PendingAttempt]()
    for _ in range(4):
        record, attempt = decide(record, goal, None, 0.0)
        if attempt is not None:
            acts.append(attempt)
            record, _ = decide(record, goal, Succeeded(own), 0.0)

    assert first in [attempt.message for attempt in acts if attempt.op is MessageOp.CLEAR]
    assert first not in [attempt.message for attempt in acts if attempt.op is MessageOp.EDIT]
