"""The reconciler's mind against a Discord that fails, forgets, repeats and dies at any moment.

A made-up place keeps messages and nonces as Discord does. Two processes tend one slot in it: each
act may be done and not answered, answered late or twice, refused, or interrupted by the death of
the process before its outcome is written down. At rest the ledger must be as wanted: one living
message, with the print that is wanted, and every call rung exactly once.

Hypothesis draws one number for each step, and which kinds of steps a sequence has at all. (Its own
state machines draw ten numbers for a step, and nearly all their time goes into drawing.)
"""

import random
from collections.abc import Callable, Iterable
from itertools import product
from typing import NamedTuple

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, note, seed, settings

from bot.table.model.message_record import MessageOp, MessageRecord, MessageRef, PendingAttempt
from bot.ui.ledger.decide import decide
from bot.ui.ledger.goals import Failed, Goal, Skipped, Succeeded
from bot.ui.ledger.outcomes import shown_by_click, shown_in_copy
from bot.ui.message.failures import Failure
from tests.ui.ledger.slots import ANNA, CHANNEL, FAILURES, Slots


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
