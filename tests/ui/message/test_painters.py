"""The painters: other processes, replaced when they die, and in nobody's way."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from bot.games.registry import GAMES
from bot.ui.message import painters, painting
from bot.ui.message.painting import PaintQueue
from render.positions import NAMES
from render.preload import first_pictures
from render.registry import PAINTERS


@pytest.fixture
def studio() -> Iterator[PaintQueue]:
    studio = PaintQueue(1)
    yield studio
    studio.close()


def die_once(grave: Path) -> str:
    """Kills the process that does it, but not the one after."""
    if grave.exists():
        return "painted"
    grave.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def paint_for_ever(begun: Path) -> None:
    begun.touch()
    time.sleep(600)


async def test_what_is_painted_is_painted_by_another_process(studio: PaintQueue) -> None:
    assert await studio.paint(os.getpid) != os.getpid()


async def test_without_painters_the_bot_paints_by_itself() -> None:
    studio = PaintQueue(0)
    assert await studio.paint(os.getpid) == os.getpid()
    studio.close()


async def test_a_painter_that_dies_is_replaced_and_the_picture_comes(
    studio: PaintQueue, tmp_path: Path
) -> None:
    assert await studio.paint(partial(die_once, tmp_path / "grave")) == "painted"
    assert await studio.paint(os.getpid) != os.getpid()


async def test_a_painter_that_has_grown_too_large_is_replaced(
    studio: PaintQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its sprites of all games, looks and languages would fill a small machine."""
    first = await studio.paint(os.getpid)
    assert await studio.paint(os.getpid) == first
    monkeypatch.setattr(painters, "LARGEST", 0)

    assert await studio.paint(os.getpid) == first
    assert await studio.paint(os.getpid) not in (first, os.getpid())


async def test_whoever_stops_does_not_wait_for_a_picture(tmp_path: Path) -> None:
    """A container is killed after some seconds, and one picture may take them."""
    studio = PaintQueue(1)
    slow = asyncio.create_task(studio.paint(partial(paint_for_ever, tmp_path / "begun")))
    while not (tmp_path / "begun").exists():  # noqa: ASYNC110 - by another process
        await asyncio.sleep(0.01)

    await asyncio.wait_for(asyncio.to_thread(studio.close), 60)

    with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
        await slow


async def test_a_picture_that_fails_fails_alone(studio: PaintQueue) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        await studio.paint(partial(int, "no number"))
    assert await studio.paint(partial(int, "7")) == 7


async def test_a_picture_nobody_waits_for_any_more_is_not_painted(
    studio: PaintQueue, tmp_path: Path
) -> None:
    go_on = Event()
    busy = asyncio.create_task(studio.line_up(go_on.wait))
    unwanted = asyncio.create_task(studio.paint((tmp_path / "picture").touch))
    await asyncio.sleep(0)
    unwanted.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await busy
    await studio.paint(os.getpid)
    assert not (tmp_path / "picture").exists()


async def test_a_picture_whose_table_has_moved_on_is_not_painted(
    studio: PaintQueue, tmp_path: Path
) -> None:
    """Those before and after it in the line are."""
    go_on, edition = Event(), 1
    busy = asyncio.create_task(studio.line_up(go_on.wait))
    with painting.cancel_unless(lambda: edition == 1):
        old = asyncio.create_task(studio.paint((tmp_path / "old").touch))
        await asyncio.sleep(0)
    with painting.cancel_unless(lambda: edition == 2):
        new = asyncio.create_task(studio.paint((tmp_path / "new").touch))
        await asyncio.sleep(0)
    edition = 2
    go_on.set()
    await busy
    with pytest.raises(painting.Outdated):
        await old
    await new
    assert (tmp_path / "new").exists()
    assert not (tmp_path / "old").exists()


async def test_the_first_pictures_of_all_games_can_travel(studio: PaintQueue) -> None:
    pictures = [await studio.paint(paint) for paint in first_pictures(PAINTERS)]
    assert len(pictures) == 2 * len(GAMES)


ORPHAN = """
import asyncio, os
from bot.ui.message.painting import PaintQueue
print(asyncio.run(PaintQueue(1).paint(os.getpid)), flush=True)
os.kill(os.getpid(), 9)
"""


def test_painters_end_with_a_bot_that_was_killed() -> None:
    killed = subprocess.run(
        [sys.executable, "-c", ORPHAN], capture_output=True, text=True, timeout=60, check=False
    )
    painter = int(killed.stdout)
    ended = subprocess.run(
        ["timeout", "20", "tail", f"--pid={painter}", "-f", os.devnull], check=False
    )
    assert ended.returncode == 0


STOPPED = """
import asyncio
from functools import partial
from PIL import Image
from bot.ui.message.painting import render_for_all, stop_painters
asyncio.run(render_for_all(partial(Image.new, "P", (1, 1)), "one.png", ""))
stop_painters()
"""


def test_a_bot_that_stops_leaves_nothing_behind() -> None:
    """Python warns of what was not put away, in the host's log."""
    stopped = subprocess.run(
        [sys.executable, "-c", STOPPED], capture_output=True, text=True, timeout=60, check=False
    )
    assert (stopped.returncode, stopped.stderr) == (0, "")


async def test_a_board_is_the_same_whoever_paints_it(studio: PaintQueue) -> None:
    game = GAMES["emerald"]
    view = game.public(game.start(2, bytes(32), game.Options()).state)
    board = partial(PAINTERS["emerald"].board, view, NAMES[:2])
    elsewhere = await studio.paint(board)
    assert elsewhere.tobytes() == board().tobytes()
    assert painting.paint_queue is not studio
