"""Pairs of worlds over long windows: what all see, and when, tells nothing of hands or orders.

Two worlds with equal clicks differ in a seat's hand, or in what its order answers, or in whether it
wants to be asked. Everything that anybody else is shown is compared, with its times, from the
opening to the close; the moment of the close as well, unless it is attention that differs.
"""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.games.contract import Menu
from bot.games.registry import GAMES
from bot.table.model.record import Attention
from bot.table.model.table_state import TableState
from bot.table.play.orders import judging
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.truth import truth
from tests.ui.panel.long_windows import ORDERS, Click, clicks_of, judged, lived, long_pairs, ordered
from tests.ui.panel.window_pairs import BEGUN, Pair

FLOORS = 180.0


def best(state: TableState, pair: Pair, clicks: list[Click], is_played: bool) -> list[Click]:
    """The seat that differs plays what it has, at the moment at which it would have passed."""
    menu = DRACHENINSEL.choices(truth(state), pair.seat, ())
    assert isinstance(menu, Menu)
    cards = [pick for pick in menu.picks if pick not in menu.declining]
    if not is_played or not cards:
        return clicks
    path = judging.complete(GAMES["dracheninsel"], truth(state), pair.seat, (cards[0],))
    return [replace(click, path=path) if click.seat == pair.seat else click for click in clicks]


async def compared(number: int) -> Counter[str]:
    luck, about, orders, plays = random.Random(number), Counter[str](), 0, 0
    for nth, pair in zip(range(number), long_pairs(luck), strict=False):
        is_ordered = nth % 2 == 1 and pair.about in ORDERS
        clicks = clicks_of(pair, luck, own=not is_ordered)
        one, two = replace(pair.state), replace(pair.state, game_state=pair.other)
        if is_ordered:
            state = ordered(pair)
            one = judged(state, pair.seat, pair.state.game_state)
            two = judged(state, pair.seat, pair.other)
            orders += (
                one.record.orders.held != two.record.orders.held
            )  # it plays here, and passes there
        is_played = nth % 3 == 0 and any(click.seat == pair.seat for click in clicks)
        plays += is_played
        first = await lived(one, pair.seat, best(one, pair, clicks, is_played), nth)
        second = await lived(two, pair.seat, best(two, pair, clicks, is_played), nth)
        assert first == second, f"pair {nth}: {pair.about}, seat {pair.seat}"
        about[pair.about] += 1
    about["orders"], about["plays"] = orders, plays
    return about


async def attentive(number: int) -> int:
    """Pairs that differ in attention alone; returns how many were kept open by somebody else."""
    luck, kept = random.Random(number), 0
    pairs = (one for one in long_pairs(luck) if one.about == "react")
    for nth, pair in zip(range(number), pairs, strict=False):
        clicks = clicks_of(pair, luck, own=False)
        wishes: tuple[Attention, Attention] = ("key", "orders")
        one, two = [
            await lived(
                replace(
                    pair.state,
                    record=pair.state.record.with_window(attention={pair.seat: wish}),
                ),
                pair.seat,
                clicks,
                nth,
            )
            for wish in wishes
        ]
        shared = min(len(one.shown), len(two.shown))
        assert one.shown[:shared] == two.shown[:shared], f"pair {nth}, seat {pair.seat}"
        assert one.moments[:shared] == two.moments[:shared], f"pair {nth}, seat {pair.seat}"
        kept += min(one.closed, two.closed) > BEGUN + FLOORS
    return kept


@pytest.mark.parametrize("pairs", [40, pytest.param(100, marks=pytest.mark.soak)])
async def test_long_windows_tell_nothing_of_hands_and_orders(pairs: int) -> None:
    about = await compared(pairs)

    assert set(about) >= {"react", "counter", "claim"}
    assert about["orders"] > 0.05 * pairs
    assert about["plays"] > 0.1 * pairs


@pytest.mark.parametrize("pairs", [6, pytest.param(30, marks=pytest.mark.soak)])
async def test_who_wants_to_be_asked_shows_at_the_close_at_the_earliest(pairs: int) -> None:
    assert await attentive(pairs) > pairs / 3


@pytest.mark.soak
async def test_two_thousand_pairs() -> None:
    about = await compared(1500)
    kept = await attentive(500)
    print(f"\n{dict(about)}, kept open {kept}")  # noqa: T201

    assert about["orders"] > 200
