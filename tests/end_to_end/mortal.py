"""The bot as a process that dies (SIGKILL) at a given point: `python mortal.py send-before:7`.

The points: before or after the n-th commit of the store, before or after the n-th request that is
sent to Discord. Whoever gets SIGUSR1 is stopped (SIGSTOP) in the middle of its next save on
PostgreSQL.
The product has no such hooks; they are put around it here.
"""

import math
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from discord.http import HTTPClient

from bot.__main__ import main
from bot.commands import run
from bot.table.storage.postgres.store import PostgresStorage
from bot.table.storage.sqlite.writer import Writer
from bot.ui.intake import deferral
from bot.ui.message import painting
from tests.fingerprints.encoded import encoded


class Fate:
    def __init__(self, text: str) -> None:
        self.point, _, number = text.partition(":")
        self.left = int(number)

    def reached(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


def doomed(fate: Fate) -> None:
    commit: Callable[..., Any] = Writer._transaction
    request: Callable[..., Any] = HTTPClient.request

    def transaction(self: Writer, works: list[Any]) -> list[Any]:
        fate.reached("commit-before")
        results: list[Any] = commit(self, works)
        fate.reached("commit-after")
        return results

    async def send(self: HTTPClient, *args: Any, **options: Any) -> Any:
        fate.reached("send-before")
        result = await request(self, *args, **options)
        fate.reached("send-after")
        return result

    Writer._transaction = transaction  # type: ignore[method-assign]
    HTTPClient.request = send  # type: ignore[method-assign]


def hanging() -> None:
    save: Callable[..., Any] = PostgresStorage.save

    async def saved(self: PostgresStorage, *args: Any, **options: Any) -> Any:
        PostgresStorage.save = save  # type: ignore[method-assign]
        os.kill(os.getpid(), signal.SIGSTOP)
        return await save(self, *args, **options)

    def hang(*_: object) -> None:
        PostgresStorage.save = saved  # type: ignore[method-assign]

    signal.signal(signal.SIGUSR1, hang)


if __name__ == "__main__":
    run.__dict__["PAINTERS"] = {}  # whoever is to die need not warm up
    painting.encoded = encoded  # nor paint
    deferral.PATIENCE = math.inf  # the server's clock stands still: every click would seem late
    doomed(Fate(sys.argv[1]))
    hanging()
    sys.exit(main(["run"]))
