"""An attacker with statistics: from public traces alone, who holds a card is a matter of luck.

Each window is lived through in one of two worlds that differ in one hand, drawn by lot; clicks do
not depend on hands, and no card is played. A classifier is fitted to what all can see and measure:
times, edits, texts, file sizes. That it can find something is tried on a table that gives it away.
"""

import random
from bisect import bisect
from itertools import pairwise
from math import exp
from statistics import mean, pstdev
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import Menu, Seat
from bot.games.dracheninsel.picks import SILENT
from bot.table.model.table_state import TableState
from bot.table.play import windows
from tests.ui.panel.long_windows import ORDERS, Trace, clicks_of, judged, lived, long_pairs, ordered
from tests.ui.panel.window_pairs import BEGUN

Features = list[float]
STEPS, RATE, KEPT = 200, 0.5, 0.02  # of the descent; the last keeps weights small
PARTS = 5  # into which every measure is cut, so that it need not rise or fall evenly


async def traced(number: int, *, with_orders: bool) -> tuple[list[Features], list[bool]]:
    """What an attacker measures in so many windows, and what they would like to know: whether the
    seat holds a fitting card, which is whether its order would play."""
    luck, measured, labels = random.Random(number), list[Features](), list[bool]()
    pairs = (pair for pair in long_pairs(luck) if pair.about in ORDERS)
    for nth, pair in zip(range(number), pairs, strict=False):
        game_state = pair.state.game_state if luck.random() < 0.5 else pair.other
        state = replace(pair.state, game_state=game_state)
        if with_orders:
            state = judged(ordered(pair), pair.seat, game_state)
        clicks = clicks_of(pair, luck, own=not with_orders)
        passes = [replace(click, path=(SILENT[pair.about],)) for click in clicks]
        measured.append(features(await lived(state, pair.seat, passes, nth)))
        labels.append(holds(state, pair.seat))
    return measured, labels


def holds(state: TableState, seat: Seat) -> bool:
    menu = state.game.choices(state.game_state, seat, ())
    assert isinstance(menu, Menu)
    return len(menu.picks) > 1


def features(trace: Trace) -> Features:
    """Of the board and the mention, as often as they were seen to change."""
    seen = [(shown[0], shown[1][:2]) for shown in trace.shown]
    texts = [repr(components) for (components, _), _ in seen]
    sizes = [sum(len(data) for _, data in files) for (_, files), _ in seen]
    edits = [
        at for at, (one, two) in zip(trace.moments, pairwise(seen), strict=False) if one != two
    ]
    return [
        trace.closed - BEGUN,
        (trace.closed - BEGUN) % 3600,
        float(len(edits)),
        edits[0] - BEGUN if edits else 0.0,
        mean(map(len, texts)),
        float(len(texts[-1])),
        mean(sizes),
        float(sizes[-1]),
        float(sum(map(ord, texts[-1])) % 997),
    ]


def cut(measured: list[Features]) -> list[Features]:
    """Every measure in its own unit, and in which part of its range it lies."""
    columns = []
    for column in map(list, zip(*measured, strict=True)):
        middle, width = mean(column), pstdev(column) or 1.0
        columns.append([(x - middle) / width for x in column])
        ranked = sorted(column)
        borders = [ranked[len(ranked) * part // PARTS] for part in range(1, PARTS)]
        places = [bisect(borders, x) for x in column]
        columns += [[float(place == part) for place in places] for part in range(PARTS)]
    return [list(row) for row in zip(*columns, strict=True)]


def auc(scores: list[float], labels: list[bool]) -> float:
    """How often somebody who holds it is ranked above somebody who does not; equals half."""
    ranked = sorted(scores)
    ranks = [(bisect(ranked, s) + bisect(ranked, s - 1e-12) + 1) / 2 for s in scores]
    held = [rank for rank, label in zip(ranks, labels, strict=True) if label]
    others = len(labels) - len(held)
    return (sum(held) - len(held) * (len(held) + 1) / 2) / (len(held) * others)


def guessed(measured: list[Features], labels: list[bool]) -> float:
    """Fitted on the first half by logistic descent, tried on the second."""
    rows = cut(measured)
    half, weights, bias = len(rows) // 2, [0.0] * len(rows[0]), 0.0
    for _ in range(STEPS):
        gaps = [
            1 / (1 + exp(-bias - scored(weights, row))) - label
            for row, label in zip(rows[:half], labels[:half], strict=True)
        ]
        bias -= RATE * mean(gaps)
        for at in range(len(weights)):
            slope = sum(gap * row[at] for gap, row in zip(gaps, rows, strict=False)) / half
            weights[at] -= RATE * (slope + KEPT * weights[at])
    return auc([scored(weights, row) for row in rows[half:]], labels[half:])


def scored(weights: list[float], row: Features) -> float:
    return sum(weight * x for weight, x in zip(weights, row, strict=True))


def test_the_attacker_finds_what_there_is_to_find() -> None:
    """Also what lies in the middle of a range."""
    luck = random.Random(1)
    labels = [luck.random() < 0.5 for _ in range(400)]
    telling = [[luck.uniform(1, 2) if label else luck.uniform(0, 3), luck.random()]
               for label in labels]  # fmt: skip

    assert guessed(telling, labels) > 0.65


def test_the_attacker_does_not_find_what_is_not_there() -> None:
    luck = random.Random(2)
    labels = [luck.random() < 0.5 for _ in range(400)]

    assert guessed([[luck.random(), luck.random()] for _ in labels], labels) < 0.58


@pytest.mark.soak
@pytest.mark.parametrize("with_orders", [False, True])
async def test_three_thousand_windows_tell_nothing(with_orders: bool) -> None:
    measured, labels = await traced(3000, with_orders=with_orders)
    lots = [random.Random(n).sample(labels, len(labels)) for n in range(5)]
    found, by_chance = guessed(measured, labels), mean(guessed(measured, lot) for lot in lots)
    print(f"\nAUC {found:.3f}, with labels shuffled {by_chance:.3f}")  # noqa: T201

    assert 0.3 < mean(labels) < 0.7
    assert found <= 0.53
    assert abs(by_chance - 0.5) <= 0.02


@pytest.mark.soak
async def test_a_table_that_does_not_wait_for_the_helpless_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the attacker is for: whoever holds nothing keeps no window open."""
    missing = windows.missing

    def leaking(state: Any) -> list[Seat]:
        return [seat for seat in missing(state) if holds(state, seat)]

    monkeypatch.setattr(windows, "missing", leaking)
    measured, labels = await traced(800, with_orders=False)

    assert guessed(measured, labels) > 0.56
