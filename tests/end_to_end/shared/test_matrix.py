"""The matrix of failures with two processes: whoever is asked is told by one of them, and once.

A few cases are tried with every change; all of them in a soak.
"""

from collections import Counter
from pathlib import Path

import pytest

from bot.local.events import Event, MessageCreated
from bot.local.model import Flag, Message
from bot.table.model.record import TableRecord
from tests.end_to_end.delivery.matrix import CASES, FIRST, Case, assert_told_in_spite_of
from tests.end_to_end.delivery.witness import questions
from tests.end_to_end.shared.twins import Twins, twins

FEW = FIRST[::6]


@pytest.mark.slow
@pytest.mark.parametrize("case", FEW, ids=str)
async def test_two_processes_tell_whoever_is_asked(tmp_path: Path, case: Case) -> None:
    await assert_told_once_in_spite_of(tmp_path, case)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_two_processes_tell_whatever_fails(tmp_path: Path, case: Case) -> None:
    await assert_told_once_in_spite_of(tmp_path, case)


async def assert_told_once_in_spite_of(folder: Path, case: Case) -> None:
    async with twins(folder) as home:
        rings = Rings(home)
        await assert_told_in_spite_of(home, case)
        assert set(rings.number.values()) == {1}, rings.number


class Rings:
    """How often somebody was called to the same question, by DM or by name in the channel.

    A pause takes the question back: who was called before it is called once more after it.
    """

    def __init__(self, home: Twins) -> None:
        self._home, self._pauses = home, [0.0]  # the beginning of each; 0: they play
        self.number = Counter[tuple[str, int, int, int]]()  # way, seat, since when, pauses so far
        home.discord.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        tables = [bot.tables._known.get(1) for bot in self._home.bots]
        sheets = [table.record for table in tables if table is not None]
        if not sheets:
            return
        newest = max(sheets, key=lambda record: record.row_version)
        pause = 0.0 if newest.pause is None else newest.pause.since
        if pause != self._pauses[-1]:
            self._pauses.append(pause)
        if isinstance(event, MessageCreated) and not event.message.ephemeral:
            self._rung(event.message, newest)

    def _rung(self, message: Message, newest: TableRecord) -> None:
        if not message.flags & Flag.SUPPRESS_NOTIFICATIONS:
            for seat, since in {(seat, since) for _, seat, since in questions(message)}:
                self._note("DM", seat, since)
        for named in map(newest.seat_of, message.mentions):
            assert named is not None
            self._note("mention", named, newest.ask_versions.get(named, 0))

    def _note(self, way: str, seat: int, since: int) -> None:
        self.number[way, seat, since, len(self._pauses)] += 1
