"""Whole stretches of every game by people who change their minds: the log stays the truth."""

import random
from typing import Any

import pytest

from bot.games.contract import TABLE, Seat
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.record import Phase
from bot.table.play.fairness import fairness_record, verify_fairness
from bot.table.play.undo.undoable import may_undo
from bot.table.table import Table
from tests.table.kit import Room, rebuilt

STEPS, MOST = 60, 400
ENOUGH = 4  # minds changed
RARELY = ("emerald", "dracheninsel")  # where almost every step reveals


class Memory:
    """How each line of the log was answered: the state before it and the deadline of its turn."""

    def __init__(self) -> None:
        self.before: dict[int, tuple[Any, float | None]] = {}

    def note(self, table: Table, seat: Seat) -> None:
        deadline = table.state.due.get(Deadline(DeadlineKind.TURN, seat))
        self.before[table.record.log_length] = table.state.game_state, deadline

    def assert_as_before(self, table: Table, seat: Seat) -> None:
        """The state is as it was before the line that is gone, and no time was gained."""
        state, deadline = self.before[table.record.log_length]
        assert table.state.game_state == state
        now = table.state.due.get(Deadline(DeadlineKind.TURN, seat))
        assert (now is None) == (deadline is None)
        assert now is None or now <= (deadline or 0) + 0.001


async def changed_mind(table: Table, memory: Memory, luck: random.Random) -> bool:
    """Whoever may take back mostly does; nobody else can."""
    undone = False
    for seat, chair in enumerate(table.record.chairs):
        if chair.user is not None and may_undo(table.record, Seat(seat)) and luck.random() < 0.8:
            await table.undo(chair.user)
            memory.assert_as_before(table, Seat(seat))
            undone = True
    return undone


async def answered(room: Room, table: Table, memory: Memory, luck: random.Random) -> None:
    """Somebody who is asked clicks, or time passes."""
    seats = [ask.seat for ask in table.state.asks() if ask.seat != TABLE]
    if not seats or luck.random() < 0.15:
        await room.time.advance(luck.choice((7, 60, 4000)))
        return
    seat = luck.choice(seats)
    memory.note(table, seat)
    path = random_path(table.state.game, table.state.game_state, seat, luck)
    await room.click(table, table.record.chairs[seat].user or 0, ".".join(path))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 12))]
)
async def test_taking_back_at_random(room: Room, slug: str, seed: int) -> None:
    luck, memory = random.Random(seed), Memory()
    table = await room.deal(slug, min(GAMES[slug].SEATS), seed)
    enough = 0 if slug in RARELY else ENOUGH
    undone = 0
    for step in range(MOST):  # where an answer holds a whole turn, minds are changed more rarely
        if table.record.phase is not Phase.RUNNING or (step >= STEPS and undone >= enough):
            break
        if await changed_mind(table, memory, luck):
            undone += 1
        else:
            await answered(room, table, memory, luck)
        assert await rebuilt(room, table.state) == table.state.game_state
        if step % 10 == 9:
            before = table.state
            await room.restart()
            table = await room.tables.get(before.record.id)
            assert table.state == before
    assert undone >= enough
    if table.record.phase is Phase.RUNNING:
        await table.end()
    verify_fairness(fairness_record(table.state, await room.store.log(table.record.id)))
