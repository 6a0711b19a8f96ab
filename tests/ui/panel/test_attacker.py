"""An attacker with statistics: from public traces alone, who holds a card is a matter of luck.

Each window is lived through in one of two worlds that differ in one hand, drawn by lot; clicks do
not depend on hands, and no card is played. A classifier is fitted to what all can see and measure.
"""

import random
from math import exp, fsum
from statistics import mean, pstdev

import pytest
from msgspec.structs import replace

from bot.games.dracheninsel.rules.menus import SILENT
from tests.ui.panel.test_dracheninsel_pairs import BEGUN
from tests.ui.panel.test_long_window_pairs import (
    ORDERS,
    Trace,
    clicks_of,
    judged,
    lived,
    long_pairs,
    ordered,
)

Features = list[float]
STEPS, RATE = 300, 0.3  # of the descent


async def windows(number: int, *, with_orders: bool) -> tuple[list[Features], list[bool]]:
    """What an attacker measures, and what they would like to know."""
    luck, measured, labels = random.Random(number), list[Features](), list[bool]()
    pairs = (pair for pair in long_pairs(luck) if pair.about in ORDERS)
    for nth, pair in zip(range(number), pairs, strict=False):
        is_first = luck.random() < 0.5
        state = pair.course.state if is_first else pair.other
        course = replace(pair.course, state=state)
        if with_orders:
            course = judged(ordered(pair), pair.seat, state)
        passes = [replace(c, path=(SILENT[pair.about],)) for c in clicks_of(pair, luck, own=True)]
        trace = await lived(course, pair.seat, passes, nth)
        card = len(course.game.choices(state, pair.seat, ()).picks) > 1
        measured.append(features(trace))
        labels.append(card)
    return measured, labels


def features(trace: Trace) -> Features:
    """Times, edits, lengths of texts, sizes of files."""
    boards = [repr(shown[0]) for shown in trace.shown]
    return [
        trace.closed - BEGUN,
        float(len(trace.shown)),
        float(len(set(boards))),
        mean(map(len, boards)),
        float(hash(boards[-1]) % 997),
    ]


def auc(scores: list[float], labels: list[bool]) -> float:
    """How often somebody who holds it is ranked above somebody who does not."""
    ranked = sorted(range(len(scores)), key=lambda at: scores[at])
    ranks = {at: rank for rank, at in enumerate(ranked, 1)}
    holds = [ranks[at] for at, label in enumerate(labels) if label]
    others = len(labels) - len(holds)
    return (sum(holds) - len(holds) * (len(holds) + 1) / 2) / (len(holds) * others)


def guessed(measured: list[Features], labels: list[bool]) -> float:
    """Fitted on the first half by logistic descent, tried on the second."""
    columns = list(zip(*measured, strict=True))
    scales = [(mean(column), pstdev(column) or 1.0) for column in columns]
    rows = [[(x - m) / s for x, (m, s) in zip(row, scales, strict=True)] for row in measured]
    half, weights, bias = len(rows) // 2, [0.0] * len(columns), 0.0
    for _ in range(STEPS):
        gaps = [
            1 / (1 + exp(-bias - sum(w * x for w, x in zip(weights, row, strict=True)))) - label
            for row, label in zip(rows[:half], labels[:half], strict=True)
        ]
        bias -= RATE * mean(gaps)
        for at in range(len(weights)):
            slope = mean(gap * row[at] for gap, row in zip(gaps, rows, strict=False))
            weights[at] -= RATE * slope
    scores = [fsum(w * x for w, x in zip(weights, row, strict=True)) for row in rows[half:]]
    return auc(scores, labels[half:])


def test_the_attacker_finds_what_there_is_to_find() -> None:
    luck = random.Random(1)
    labels = [luck.random() < 0.5 for _ in range(400)]
    telling = [[label + luck.gauss(0, 1), luck.random()] for label in labels]

    assert guessed(telling, labels) > 0.7


@pytest.mark.soak
@pytest.mark.parametrize("with_orders", [False, True])
async def test_three_thousand_windows_tell_nothing(with_orders: bool) -> None:
    measured, labels = await windows(3000, with_orders=with_orders)
    shuffled = random.Random(2).sample(labels, len(labels))
    found, by_chance = guessed(measured, labels), guessed(measured, shuffled)
    print(f"\nAUC {found:.3f}, with labels shuffled {by_chance:.3f}")  # noqa: T201

    assert 0.3 < mean(labels) < 0.7
    assert found <= 0.53
    assert abs(by_chance - 0.5) <= 0.02
