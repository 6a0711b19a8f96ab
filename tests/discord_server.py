"""The local Discord for tests: starts it, brings bots and people, and judges at the end.

    async with local_discord() as discord:
        anna, ben = discord.people("Anna", "Ben")
        await discord.connect(bot)
        await anna.slash("table new")

Whoever leaves the block must leave it clean: no failed interaction, no unknown route or field, no
crash of the server, no ERROR in the log, no bot that ended by itself. A test that expects one of
these takes it off the list before (`report.take_failures()`, `take_errors()`, ...).
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import discord
import pytest
from discord.gateway import KeepAliveHandler

from bot.endpoint import Endpoint, pointed_at
from bot.local.clock import VirtualClock
from bot.local.people import Person, people
from bot.local.server import LocalDiscord

NAP = 0.5
"""Real seconds from which on a sleep is one of discord.py's."""


class Discord(LocalDiscord):
    """The server with its people at hand and its bots under watch."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._running: dict[discord.Client, asyncio.Task[None]] = {}
        self._errors = _Errors(logging.ERROR)

    def people(self, *names: str, locale: str = "en-US") -> tuple[Person, ...]:
        return people(self, *names, locale=locale)

    @property
    def owner(self) -> Person:
        """The guild's owner, who may do everything."""
        return Person(self, self.world.users[self.guild.owner])

    async def connect(self, client: discord.Client) -> None:
        """Logs the bot in and waits until it is ready."""
        await client.login(self.token)
        task = asyncio.create_task(client.connect())
        self._running[client] = task
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait([task, ready], timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert ready.done(), "the bot did not get ready"

    async def disconnect(self, client: discord.Client) -> None:
        """An orderly end."""
        task = self._running.pop(client)
        await client.close()
        await task

    async def kill(self, client: discord.Client) -> None:
        """The end of a process: nothing is said, no socket is closed in order."""
        task = self._running.pop(client)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await client.http.close()

    async def ended(self, client: discord.Client) -> BaseException | None:
        """Waits for a bot that is expected to end by itself; the answer is why."""
        task = self._running.pop(client)
        await asyncio.wait([task], timeout=60)
        await client.close()
        return task.exception()

    def advance(self, seconds: float) -> None:
        assert isinstance(self.clock, VirtualClock)
        self.clock.advance(seconds)

    def take_errors(self) -> list[str]:
        """The ERROR lines so far, which the test has expected."""
        lines = [record.getMessage() for record in self._errors.records]
        self._errors.records.clear()
        return lines

    def assert_nothing_went_wrong(self) -> None:
        """Nothing may have gone wrong that nobody asked for."""
        report = self.report
        findings = [f"{one.deed}: the person read {one.shown!r}" for one in report.failures]
        findings += [f"unknown route: {route}" for route in report.unknown_routes]
        findings += [f"unknown field: {field}" for field in report.unknown_fields]
        findings += [f"the server crashed: {crash!r}" for crash in report.crashes]
        findings += [f"logged: {record.getMessage()}" for record in self._errors.records]
        findings += ["a bot ended by itself" for task in self._running.values() if task.done()]
        assert not findings, "\n".join(findings)

    async def clear_up(self) -> None:
        self.recover()  # no bot can leave that waits at the door
        for client in list(self._running):
            await self.disconnect(client)
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler):  # of a client that was killed or cut off
                thread.stop()
        await self.stop()


class _Errors(logging.Handler):
    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def naps(passing: Callable[[float], None] = lambda _: None) -> Iterator[list[float]]:
    """discord.py sleeps by the computer's clock before it repeats a request or reconnects: here
    it does not really. The answer is how long it would have slept; `passing` hears of it first."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float, result: object = None) -> object:
        if seconds >= NAP:
            slept.append(seconds)
            passing(seconds)
        return await sleep(0 if seconds >= NAP else seconds, result)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "sleep", nap)
        yield slept


@asynccontextmanager
async def local_discord(
    port: int = 0, kind: type[Discord] = Discord, **settings: Any
) -> AsyncIterator[Discord]:
    """A Discord of one's own with a virtual clock, unless `clock` says otherwise."""
    server = kind(**{"clock": VirtualClock()} | settings)
    await server.start(port)
    logging.getLogger().addHandler(server._errors)
    try:
        with pointed_at(Endpoint(server.api_address, server.gateway_address)):
            try:
                yield server
                server.assert_nothing_went_wrong()
            finally:
                await server.clear_up()
    finally:
        logging.getLogger().removeHandler(server._errors)
