"""The matrix of failures with two processes: whoever is asked is told by one of them, and once.

A few cases, drawn by the commit, are tried with every run; all of them in a soak.
"""

from collections import Counter
from pathlib import Path

import pytest

from bot.local.events import Event, MessageCreated
from bot.local.model import Flag
from tests.end_to_end.delivery.test_matrix import CASES, Case, drawn, tell_in_spite_of
from tests.end_to_end.delivery.witness import questions
from tests.end_to_end.shared.twins import Twins, twins

DRAWN = 2


@pytest.mark.parametrize("case", drawn()[:DRAWN], ids=str)
async def test_two_processes_tell_whoever_is_asked(tmp_path: Path, case: Case) -> None:
    await tell_once_in_spite_of(tmp_path, case)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_two_processes_tell_whatever_fails(tmp_path: Path, case: Case) -> None:
    await tell_once_in_spite_of(tmp_path, case)


async def tell_once_in_spite_of(folder: Path, case: Case) -> None:
    async with twins(folder) as home:
        rings = Rings(home)
        await tell_in_spite_of(home, case)
        assert set(rings.number.values()) == {1}, rings.number


class Rings:
    """How often somebody was called to the same question, by DM or by name in the channel."""

    def __init__(self, home: Twins) -> None:
        self._home, self.number = home, Counter[tuple[int, str, int]]()
        home.discord.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        if not isinstance(event, MessageCreated) or event.message.ephemeral:
            return
        message = event.message
        if not message.flags & Flag.SUPPRESS_NOTIFICATIONS:
            asked = {(seat, since) for _, seat, since in questions(message)}
            self.number.update((seat, "DM", since) for seat, since in asked)
        self.number.update(self._named(user) for user in message.mentions)

    def _named(self, user: int) -> tuple[int, str, int]:
        """Whoever is named is called to what they are asked by the newest that either knows."""
        known = [bot.tables._known.get(1) for bot in self._home.bots]
        sheets = [table.sheet for table in known if table is not None]
        newest = max(sheets, key=lambda sheet: sheet.revision)
        seat = newest.seat_of(user)
        assert seat is not None
        return seat, "mention", newest.since.get(seat, 0)
