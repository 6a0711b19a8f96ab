"""The disk is full or read-only: the bot stays up, says so, and recovers by itself."""

import resource
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.end_to_end.forging import send
from tests.end_to_end.house import House, house
from tests.end_to_end.players import picks
from tests.end_to_end.two_people import at_the_table

NOT_SAVED = "I could not save that; nothing has happened. Please try again in a moment."
Trouble = Callable[[House], AbstractContextManager[None]]


@contextmanager
def full(home: House) -> Iterator[None]:
    """No file of this process may grow: every write fails, as on a full disk."""
    assert home.file.path.is_file()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only(home: House) -> Iterator[None]:
    writer = home.file._writer
    assert writer is not None
    writer._db.execute("PRAGMA query_only = ON")
    yield
    writer._db.execute("PRAGMA query_only = OFF")


@pytest.mark.parametrize("trouble", [full, read_only])
async def test_a_click_that_cannot_be_saved_is_told_and_works_again_later(
    tmp_path: Path, trouble: Trouble
) -> None:
    async with house(tmp_path) as home:
        active, other = await at_the_table(home, "emerald")
        panel = active.person.inbox()[-1]
        await send(active.person, panel, picks(panel)[0]["custom_id"])
        panel = active.person.again(panel)
        chosen = next(pick["custom_id"] for pick in picks(panel) if "End turn" in pick["label"])
        table = await home.table()
        before = table.state
        with trouble(home):
            for _ in range(2):
                shown = await send(active.person, panel, chosen)
                assert shown is not None
                assert (shown.ephemeral, shown.text) == (True, NOT_SAVED)
            assert table.state is before
            assert await home.bot.store.load(1) == before
            hand = await other.person.click(home.board(other.person), "My hand")
            assert hand.failure is None
            assert hand.post is not None
        assert all("not saved" in line for line in home.discord.take_errors())

        await send(active.person, panel, chosen)
        await home.settle()

        assert table.record.log_length == before.record.log_length + 1
        assert await home.bot.store.load(1) == table.state
