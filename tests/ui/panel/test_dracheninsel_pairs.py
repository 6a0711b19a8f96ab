"""Pairs of worlds that differ in a green card of a seat which is asked and does not play it: all
that the others are shown is the same, byte for byte, with its times."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import TABLE, Mind, Path, Seat
from bot.games.dracheninsel.content import GREEN
from bot.games.dracheninsel.model import Curse, Options, Pending, Sneak, State, Turn, Window
from bot.games.dracheninsel.picks import SILENT
from bot.games.kit.walks import stroll
from bot.table.model.course import Course
from bot.table.model.sheet import Chair, Entry, Sheet
from bot.table.play import flow
from bot.ui.board.board import board, final
from bot.ui.panel.panel import panel
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.laws import seed_of
from tests.truth import truth
from tests.ui.message.test_secrets_shown import NAMES, plain, table_view

BEGUN = 1_000_000.0
NOT_DRAWN = 12  # so many cards of the pile may be drawn before we look again


class Pair(Struct):
    """An open window of one world, and the hand of one asked seat in another."""

    course: Course
    seat: Seat
    other: State
    about: str


def positions(luck: random.Random) -> Iterator[Pair]:
    """From the windows of sensible games, the rarer kinds as often as they can be had."""
    for number in range(10_000):
        for course in _windows(3 + number % 4, luck.randrange(2**32)):
            window = truth(course).frames[-1]
            assert isinstance(window, Window)
            if window.about == "react" and luck.random() > 0.05:
                continue
            seat = luck.choice(window.asked)
            other = _moved(truth(course), window, seat)
            if other is not None:
                yield Pair(course, seat, other, window.about)


def _windows(seats: int, seed: int) -> Iterator[Course]:
    """A game by normal computers, at each window that has just opened."""
    chairs = tuple(Chair(user, NAMES[user]) for user in range(seats))
    sheet = Sheet(1, "dracheninsel", 2, 3, 0, "de", chairs=chairs, seed=seed_of(seed))
    course = flow.begin(DRACHENINSEL, sheet, Options(), BEGUN, lambda: 0.5)
    while course.asks():
        top = truth(course).frames[-1]
        if isinstance(top, Window) and not top.said:
            yield _seen_by_all(course)
        course = flow.advance(course, (_sensible(course),), BEGUN, lambda: 0.5)


def _sensible(course: Course) -> Entry:
    state, seat = truth(course), course.asks()[-1].seat
    if seat == TABLE:
        return Entry(seat, ("close",), "clock")
    view, own = DRACHENINSEL.public(state), DRACHENINSEL.own(state, seat)
    tree = partial(DRACHENINSEL.choices, state, seat)
    return Entry(seat, DRACHENINSEL.choose(view, own, seat, tree, Mind()))


def _seen_by_all(course: Course) -> Course:
    """As after a save: news make a new edition."""
    public = any(happened.news for happened in course.happened)
    sheet = replace(course.sheet, edition=course.sheet.edition + public)
    return replace(course, sheet=sheet, happened=())


def _moved(state: State, window: Window, seat: Seat) -> State | None:
    """The seat's answering cards go to the bottom of the pile, or one comes from there; not where
    a card is about to be taken from it, nor where it must keep an exit."""
    turn, pending = state.frames[0], state.frames[1] if len(state.frames) > 1 else None
    deed = pending.deed if isinstance(pending, Pending) else None
    if isinstance(deed, Curse | Sneak) or (isinstance(turn, Turn) and turn.seat == seat):
        return None
    fitting = {card for use in window.uses for card in GREEN[use]}
    has_it = any(card in fitting for card in state.hands[seat])
    hand, pile = list(state.hands[seat]), list(state.pile)
    for place, card in enumerate(hand):
        bottom = range(len(pile) - 1, NOT_DRAWN, -1)
        at = next((k for k in bottom if (pile[k] in fitting) != has_it), None)
        if (card in fitting) == has_it and at is not None:
            hand[place], pile[at] = pile[at], card
            if not has_it:
                break
    if any(card in fitting for card in hand) == has_it:
        return None
    hands = (*state.hands[:seat], bytes(sorted(hand)), *state.hands[seat + 1 :])
    return replace(state, hands=hands, pile=bytes(pile))


async def traces(pair: Pair, state: State, seed: int) -> list[Any]:
    """All that everybody but the seat is shown from the window's opening to after its close."""
    luck, floors = random.Random(seed), random.Random(seed + 1).random
    course = replace(pair.course, state=state)
    shown = [await _shown(course, pair.seat, ())]
    opened = course.sheet.since[TABLE]
    for ask in course.asks()[1:]:
        path = _answer(course, ask.seat, pair, luck)
        if path is not None:
            course = flow.advance(course, (Entry(ask.seat, path),), BEGUN + 1, floors)
            shown.append(_times(course))
            course = _seen_by_all(course)
    news: tuple[Any, ...] = ()
    while course.sheet.since.get(TABLE) == opened:
        deadline, at = min(course.due.items(), key=lambda due: due[1])
        course = flow.fire(course, deadline, at, floors)
        news += tuple(course.happened)
        shown.append(_times(course))
        course = _seen_by_all(course)
    return [*shown, await _shown(course, pair.seat, news)]


def _answer(course: Course, seat: Seat, pair: Pair, luck: random.Random) -> Path | None:
    """The seat passes or stays silent; the others do what they like."""
    if luck.random() < 0.2:
        return None
    if seat == pair.seat:
        return (SILENT[pair.about],)
    return stroll(DRACHENINSEL, course.state, seat, luck)


def _times(course: Course) -> Any:
    return course.due, course.sheet.edition, course.sheet.since


async def _shown(course: Course, hidden: Seat, happened: tuple[Any, ...]) -> Any:
    news = [event for one in happened for event in one.news]
    notes = [whisper for one in happened for whisper in one.whispers if whisper.to != hidden]
    scene = table_view(course, PAINTERS["dracheninsel"], "de")
    public = board if course.asks() else final
    panels = [
        plain(await panel(scene, Seat(seat))) for seat in range(len(scene.names)) if seat != hidden
    ]
    return plain(await public(scene, news)), panels, notes, _times(course)


async def compared(pairs: int) -> Counter[str]:
    """So many pairs; returns what they were about."""
    luck, about = random.Random(pairs), Counter[str]()
    for number, pair in zip(range(pairs), positions(luck), strict=False):
        one = await traces(pair, truth(pair.course), number)
        two = await traces(pair, pair.other, number)
        assert one == two, f"pair {number}: {pair.about}, seat {pair.seat}"
        about[pair.about] += 1
    return about


@pytest.mark.parametrize("pairs", [20, pytest.param(100, marks=pytest.mark.soak)])
async def test_a_green_card_that_is_not_played_leaves_no_trace(pairs: int) -> None:
    about = await compared(pairs)

    assert set(about) == {"react", "counter", "claim", "duel"}


@pytest.mark.soak
async def test_no_green_card_leaves_a_trace_in_two_thousand_positions() -> None:
    about = await compared(2000)
    print(f"\n{dict(about)}")  # noqa: T201

    assert about["claim"] + about["duel"] > 200


async def test_a_card_that_is_played_is_seen() -> None:
    """That traces can differ at all: the same worlds, but the seat plays what it has."""
    luck = random.Random(3)
    pair = next(p for p in positions(luck) if p.about == "claim" and _holds(p))
    played = replace(pair.course, state=pair.course.state)
    path = stroll(DRACHENINSEL, played.state, pair.seat, random.Random(0))
    while path == ("share",):
        path = stroll(DRACHENINSEL, played.state, pair.seat, luck)
    after = flow.advance(played, (Entry(pair.seat, path),), BEGUN + 1, luck.random)
    closed = flow.advance(after, (Entry(TABLE, ("close",), "clock"),), BEGUN + 9, luck.random)
    shown = await _shown(_seen_by_all(closed), pair.seat, closed.happened)

    assert shown != (await traces(pair, pair.other, 1))[-1]


def _holds(pair: Pair) -> bool:
    return any(card in truth(pair.course).hands[pair.seat] for card in GREEN["betray"])
