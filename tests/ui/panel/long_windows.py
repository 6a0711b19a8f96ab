"""Long windows from opening to close: who answers when, and what all others see of it."""

import random
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import TABLE, Path, Seat
from bot.games.dracheninsel.picks import SILENT
from bot.games.kit.walks import random_path
from bot.games.offers import Scope
from bot.games.registry import GAMES
from bot.table.model.message_record import BOARD, MENTION, panel_of
from bot.table.model.person import Person
from bot.table.model.record import LogEntry
from bot.table.model.table_state import TableState, is_public, seen_by_all
from bot.table.play import flow
from bot.table.play.orders import book, judging
from bot.ui.board.board import board
from bot.ui.ledger.desired_messages import DeliveryContext, desired_messages
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.ui.panel.window_pairs import BEGUN, Pair, positions
from tests.ui.scenes import plain, table_view

HOUR = 3600.0
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
    for ask in pair.state.asks()[1:]:
        at, is_silent = BEGUN + luck.uniform(1, 10 * HOUR), luck.random() < 0.2
        path = random_path(DRACHENINSEL, pair.state.game_state, ask.seat, luck)
        if ask.seat == pair.seat:
            path, is_silent = (SILENT[pair.about],), is_silent or not own
        if not is_silent:
            found.append(Click(at, ask.seat, path))
    return sorted(found, key=lambda click: click.at)


async def lived(state: TableState, hidden: Seat, clicks: list[Click], seed: int) -> Trace:
    """From the opening of the window to its close."""
    luck, trace, todo = random.Random(seed).random, Trace([], []), list(clicks)
    opened = state.record.ask_versions[TABLE]
    while state.record.ask_versions.get(TABLE) == opened:
        trace.shown.append(await seen(state, hidden))
        deadline, due = min(state.due.items(), key=lambda one: one[1])
        if todo and todo[0].at <= due:
            click = todo.pop(0)
            trace.moments.append(click.at)
            after = flow.advance(state, (LogEntry(click.seat, click.path),), click.at, luck)
        else:
            trace.moments.append(due)
            after = flow.fire_deadline(state, deadline, due, luck)
        told = seen_by_all(after) if is_public(state.record, after) else after
        state = replace(told, unsaved_events=())
    return trace


async def seen(state: TableState, hidden: Seat) -> Any:
    """By everybody but one: the board as it is shown, the mention, their own calls, all times."""
    record, contents = state.record, desired_messages(state, PEOPLE, DeliveryContext())
    others = [panel_of(Seat(n)) for n in range(len(record.chairs)) if n != hidden]
    view = table_view(state, PAINTERS["dracheninsel"], "de")
    public = {due: at for due, at in state.due.items() if due.seat != hidden}
    numbers = {seat: since for seat, since in record.ask_versions.items() if seat != hidden}
    return (
        plain(await board(view, ())),
        [contents.get(slot) for slot in (BOARD, MENTION, *others)],
        (
            public,
            numbers,
            record.public_version,
            record.window.asked,
            record.window.kind,
            record.asked_at.get(TABLE),
        ),
    )


def long_pairs(luck: random.Random) -> Iterator[Pair]:
    """Those in whose window somebody is waited for, at a table in Berlin."""
    for pair in positions(luck):
        record = replace(pair.state.record, zone="Europe/Berlin")
        if record.window.kind != "plain":
            yield replace(pair, state=replace(pair.state, record=record))


def ordered(pair: Pair) -> TableState:
    """With an order that plays a card in this window, given before it opened."""
    state, (offer, picks) = pair.state, ORDERS[pair.about]
    opened = state.record.ask_versions[pair.seat]
    state = book.with_order(state, pair.seat, offer, picks, Scope.GAME)
    (*others, mine) = state.record.orders.standing
    early = replace(mine, public_version=opened - 1)
    return replace(state, record=state.record.with_orders(standing=(*others, early)))


def judged(state: TableState, seat: Seat, game_state: Any) -> TableState:
    """The window with this hand, as if it had just opened: what the order holds ready."""
    ask = state.ask_of(seat)
    assert ask is not None
    wish = judging.held_answer(
        GAMES["dracheninsel"],
        game_state,
        state.record.orders.standing,
        ask,
        state.record.ask_versions[seat],
    )
    assert wish is not None
    record = state.record.with_orders(held={seat: wish.path}, held_by={seat: wish.order})
    return replace(state, record=record, game_state=game_state)
