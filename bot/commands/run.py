"""Run the bot: on Discord with DISCORD_TOKEN, else as a local table in the browser."""

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import discord

from bot import logs, settings
from bot.client import Tafelrunde
from bot.endpoint import Endpoint, current, point_at
from bot.local.page.routes import Demo, Page
from bot.local.server import LocalDiscord
from bot.settings import BadSetting, Settings
from bot.table.lease import Leased
from bot.table.store import TooNew

PORTS = 20  # how many ports after the wished one are tried
DEMO = Demo(open="new", rules="rules", add="🤖", start="▶️")  # as the lobby card shows them


def options(_: argparse.ArgumentParser) -> None:
    """There are none: all settings come from the environment or from `.env`."""


def main(_: argparse.Namespace) -> int:
    try:
        chosen = settings.read()
    except BadSetting as bad:
        return _wrong(str(bad))
    logs.set_up(chosen.log, chosen.level, chosen.token)
    try:
        chosen.data.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_until_stopped(_on_discord(chosen) if chosen.token else _locally(chosen)))
    except OSError as fault:
        return _wrong(f"TAFELRUNDE_DATA = {chosen.data}: {fault.strerror}.")
    except discord.LoginFailure:
        return _wrong("DISCORD_TOKEN: Discord does not know this token.")
    except TooNew:
        return _wrong(
            f"{chosen.database}: made by a newer Tafelrunde; upgrade, or restore a backup.", 1
        )
    except Leased:
        return _wrong(f"{chosen.database}: another process is using this database.", 1)
    return 0


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """SIGTERM is as good as Ctrl-C, from the first moment on."""
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await work


async def _on_discord(chosen: Settings) -> None:
    known = current()
    point_at(Endpoint(chosen.api or known.api, chosen.gateway or known.gateway))
    await _serve(Tafelrunde(chosen.database), chosen.token)


async def _locally(chosen: Settings) -> None:
    server = LocalDiscord(database=chosen.data / "local-discord.sqlite3", rate_limits=True)
    await _listen(server, chosen)
    point_at(Endpoint(server.api_address, server.gateway_address))
    print(
        f"Tafelrunde, the local table: {server.address} (this machine only; Ctrl-C stops it)",
        flush=True,
    )
    try:
        await _serve(Tafelrunde(chosen.database), server.token)
    finally:
        await server.stop()


async def _listen(server: LocalDiscord, chosen: Settings) -> None:
    """On the wished port, or on the next free one."""
    page = Page(server, "de" if chosen.language == "de" else "en", DEMO)
    for candidate in (*range(chosen.port, chosen.port + PORTS), 0):
        app = server.application()
        page.mount(app)
        try:
            await server.start(candidate, app)
        except OSError:
            continue
        return


async def _serve(client: Tafelrunde, token: str) -> None:
    async with client:
        await client.start(token)


def _wrong(sentence: str, status: int = 2) -> int:
    print(f"tafelrunde: {sentence}", file=sys.stderr)
    return status
