"""Pairs of worlds that differ in a green card of a seat which is asked and does not play it: all
that the others are shown is the same, byte for byte, with its times."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Path, Seat
from bot.games.dracheninsel.content import GREEN
from bot.games.dracheninsel.model import State
from bot.games.dracheninsel.picks import SILENT
from bot.games.kit.walks import random_path
from bot.table.model.record import LogEntry
from bot.table.model.table_state import TableState
from bot.table.play import flow
from bot.ui.board.board import board, final_card
from bot.ui.panel.panel import panel
from render.registry import PAINTERS
from tests.games.dracheninsel.kit import DRACHENINSEL
from tests.truth import truth
from tests.ui.panel.window_pairs import BEGUN, Pair, as_saved, positions
from tests.ui.scenes import plain, table_view


async def traces(pair: Pair, game_state: State, seed: int) -> list[Any]:
    """All that everybody but the seat is shown from the window's opening to after its close."""
    luck, floors = random.Random(seed), random.Random(seed + 1).random
    state = replace(pair.state, game_state=game_state)
    shown = [await _shown(state, pair.seat, ())]
    opened = state.record.ask_versions[TABLE]
    for ask in state.asks()[1:]:
        path = _answer(state, ask.seat, pair, luck)
        if path is not None:
            state = flow.advance(state, (LogEntry(ask.seat, path),), BEGUN + 1, floors)
            shown.append(_times(state))
            state = as_saved(state)
    news: tuple[Any, ...] = ()
    while state.record.ask_versions.get(TABLE) == opened:
        deadline, at = min(state.due.items(), key=lambda due: due[1])
        state = flow.fire_deadline(state, deadline, at, floors)
        news += tuple(state.unsaved_events)
        shown.append(_times(state))
        state = as_saved(state)
    return [*shown, await _shown(state, pair.seat, news)]


def _answer(state: TableState, seat: Seat, pair: Pair, luck: random.Random) -> Path | None:
    """The seat passes or stays silent; the others do what they like."""
    if luck.random() < 0.2:
        return None
    if seat == pair.seat:
        return (SILENT[pair.about],)
    return random_path(DRACHENINSEL, state.game_state, seat, luck)


def _times(state: TableState) -> Any:
    return state.due, state.record.public_version, state.record.ask_versions


async def _shown(state: TableState, hidden: Seat, happened: tuple[Any, ...]) -> Any:
    news = [event for one in happened for event in one.news]
    notes = [whisper for one in happened for whisper in one.whispers if whisper.to != hidden]
    view = table_view(state, PAINTERS["dracheninsel"], "de")
    public = board if state.asks() else final_card
    panels = [
        plain(await panel(view, Seat(seat))) for seat in range(len(view.names)) if seat != hidden
    ]
    return plain(await public(view, news)), panels, notes, _times(state)


async def compared(pairs: int) -> Counter[str]:
    """So many pairs; returns what they were about."""
    luck, about = random.Random(pairs), Counter[str]()
    for number, pair in zip(range(pairs), positions(luck), strict=False):
        one = await traces(pair, truth(pair.state), number)
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
    played = replace(pair.state, game_state=pair.state.game_state)
    path = random_path(DRACHENINSEL, played.game_state, pair.seat, random.Random(0))
    while path == ("share",):
        path = random_path(DRACHENINSEL, played.game_state, pair.seat, luck)
    after = flow.advance(played, (LogEntry(pair.seat, path),), BEGUN + 1, luck.random)
    closed = flow.advance(after, (LogEntry(TABLE, ("close",), "clock"),), BEGUN + 9, luck.random)
    shown = await _shown(as_saved(closed), pair.seat, closed.unsaved_events)

    assert shown != (await traces(pair, pair.other, 1))[-1]


def _holds(pair: Pair) -> bool:
    return any(card in truth(pair.state).hands[pair.seat] for card in GREEN["betray"])
