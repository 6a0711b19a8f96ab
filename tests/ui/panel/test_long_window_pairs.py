"""Pairs of worlds over long windows: what all see, and when, tells nothing of hands or orders.

Two worlds with equal clicks differ in a seat's hand, or in what its order answers, or in whether it
wants to be asked. Everything that anybody else is shown is compared, with its times, from the
opening to the close; the moment of the close as well, unless it is attention that differs.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import TABLE, Menu, Path, Seat
from bot.games.dracheninsel.picks import SILENT
from bot.games.kit.walks import stroll
from bot.games.offers import Scope
from bot.games.registry import GAMES
from bot.table.model.course import Course, is_public, seen_by_all
from bot.table.model.ledger import BOARD, MENTION, panel_of
from bot.table.model.person import Person
from bot.table.model.sheet import Attention, Entry
from bot.table.play import flow
from bot.table.play.orders import book, judging
from bot.ui.board.board import board
from bot.ui.ledger.wanted import Around, wanted
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.truth import truth
from tests.ui.message.test_secrets_shown import plain, table_view
from tests.ui.panel.test_dracheninsel_pairs import BEGUN, Pair, positions

HOUR = 3600.0
FLOORS = 180.0
ORDERS = {  # which order plays a card in such a window, if it is there
    "react": ("slumber-any", ("any",)),
    "counter": ("counter-stop", ("any",)),
}
PEOPLE = {user: Person(dms_closed=user % 3 == 0) for user in range(7)}


class Trace(Struct):
    shown: list[Any] = []  # what everybody else could see, at each moment at which something was
    moments: list[float] = []  # at which something may have changed, and at last it was closed

    @property
    def closed(self) -> float:
        return self.moments[-1]


class Click(Struct, frozen=True):
    at: float
    seat: Seat
    path: Path


def clicks_of(pair: Pair, luck: random.Random, *, own: bool) -> list[Click]:
    """When everybody answers, and what; some never do. The seat that differs passes, or nothing."""
    found = []
    for ask in pair.course.asks()[1:]:
        at, is_silent = BEGUN + luck.uniform(1, 10 * HOUR), luck.random() < 0.2
        path = stroll(DRACHENINSEL, pair.course.state, ask.seat, luck)
        if ask.seat == pair.seat:
            path, is_silent = (SILENT[pair.about],), is_silent or not own
        if not is_silent:
            found.append(Click(at, ask.seat, path))
    return sorted(found, key=lambda click: click.at)


async def lived(course: Course, hidden: Seat, clicks: list[Click], seed: int) -> Trace:
    """From the opening of the window to its close."""
    luck, trace, todo = random.Random(seed).random, Trace([], []), list(clicks)
    opened = course.sheet.since[TABLE]
    while course.sheet.since.get(TABLE) == opened:
        trace.shown.append(await seen(course, hidden))
        deadline, due = min(course.due.items(), key=lambda one: one[1])
        if todo and todo[0].at <= due:
            click = todo.pop(0)
            trace.moments.append(click.at)
            after = flow.advance(course, (Entry(click.seat, click.path),), click.at, luck)
        else:
            trace.moments.append(due)
            after = flow.fire(course, deadline, due, luck)
        told = seen_by_all(after) if is_public(course.sheet, after) else after
        course = replace(told, happened=())
    return trace


async def seen(course: Course, hidden: Seat) -> Any:
    """By everybody but one: the board as it is shown, the mention, their own calls, all times."""
    sheet, contents = course.sheet, wanted(course, PEOPLE, Around())
    others = [panel_of(Seat(n)) for n in range(len(sheet.chairs)) if n != hidden]
    scene = table_view(course, PAINTERS["dracheninsel"], "de")
    public = {due: at for due, at in course.due.items() if due.seat != hidden}
    numbers = {seat: since for seat, since in sheet.since.items() if seat != hidden}
    return (
        plain(await board(scene, ())),
        [contents.get(slot) for slot in (BOARD, MENTION, *others)],
        (
            public,
            numbers,
            sheet.edition,
            sheet.window.asked,
            sheet.window.kind,
            sheet.asked_at.get(TABLE),
        ),
    )


def long_pairs(luck: random.Random) -> Iterator[Pair]:
    """Those in whose window somebody is waited for, at a table in Berlin."""
    for pair in positions(luck):
        sheet = replace(pair.course.sheet, zone="Europe/Berlin")
        if sheet.window.kind != "plain":
            yield replace(pair, course=replace(pair.course, sheet=sheet))


def ordered(pair: Pair) -> Course:
    """With an order that plays a card in this window, given before it opened."""
    course, (offer, picks) = pair.course, ORDERS[pair.about]
    opened = course.sheet.since[pair.seat]
    course = book.given(course, pair.seat, offer, picks, Scope.GAME)
    (*others, mine) = course.sheet.orders.standing
    early = replace(mine, edition=opened - 1)
    return replace(course, sheet=course.sheet.with_orders(standing=(*others, early)))


def judged(course: Course, seat: Seat, state: Any) -> Course:
    """The window with this hand, as if it had just opened: what the order holds ready."""
    ask = course.ask_of(seat)
    assert ask is not None
    wish = judging.held(
        GAMES["dracheninsel"], state, course.sheet.orders.standing, ask, course.sheet.since[seat]
    )
    assert wish is not None
    sheet = course.sheet.with_orders(held={seat: wish.path}, held_by={seat: wish.order})
    return replace(course, sheet=sheet, state=state)


def best(course: Course, pair: Pair, clicks: list[Click], is_played: bool) -> list[Click]:
    """The seat that differs plays what it has, at the moment at which it would have passed."""
    menu = DRACHENINSEL.choices(truth(course), pair.seat, ())
    assert isinstance(menu, Menu)
    cards = [pick for pick in menu.picks if pick not in menu.quiet]
    if not is_played or not cards:
        return clicks
    path = judging.complete(GAMES["dracheninsel"], truth(course), pair.seat, (cards[0],))
    return [replace(click, path=path) if click.seat == pair.seat else click for click in clicks]


async def compared(number: int) -> Counter[str]:
    luck, about, orders, plays = random.Random(number), Counter[str](), 0, 0
    for nth, pair in zip(range(number), long_pairs(luck), strict=False):
        is_ordered = nth % 2 == 1 and pair.about in ORDERS
        clicks = clicks_of(pair, luck, own=not is_ordered)
        one, two = replace(pair.course), replace(pair.course, state=pair.other)
        if is_ordered:
            course = ordered(pair)
            one = judged(course, pair.seat, pair.course.state)
            two = judged(course, pair.seat, pair.other)
            orders += (
                one.sheet.orders.held != two.sheet.orders.held
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
                    pair.course,
                    sheet=pair.course.sheet.with_window(attention={pair.seat: wish}),
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
