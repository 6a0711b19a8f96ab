"""Run the bot: on Discord if DISCORD_TOKEN is set, else as a local table in the browser."""

import argparse
import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec

from bot import logs, metrics, settings
from bot.client import Hosting, Tafelrunde
from bot.commands.refusals import FAULTS, WRONG, LocalWorldDamaged, startup_refusal
from bot.commands.shelf import shelf
from bot.endpoint import Endpoint, current, point_at
from bot.local.page.routes import Demo, Page
from bot.local.server import LocalDiscord
from bot.settings import BadSetting, Settings
from bot.stopping import await_uncancelled, cancel_and_wait
from bot.table.play.search_process import SearchProcess
from bot.table.seating.limits import HouseRules
from bot.table.storage.faults import Leased
from bot.table.storage.sqlite.files.private import make_private
from bot.ui.message.painting import run_in_painter, start_painters, stop_painters
from render.preload import first_pictures
from render.registry import PAINTERS

PORTS = 20  # how many ports after the wished one are tried
DEMO = Demo(open="new", rules="rules", add="🤖", start="▶️")  # as the lobby card shows them


def options(_: argparse.ArgumentParser) -> None:
    """There are none: all settings come from the environment or from `.env`."""


def main(_: argparse.Namespace) -> int:
    try:
        chosen = settings.read_settings()
    except BadSetting as bad:
        return _wrong(str(bad))
    if not chosen.token and not chosen.local:
        return _wrong(
            "DISCORD_TOKEN is empty: put the bot's token into .env, or set TAFELRUNDE_LOCAL=1 for "
            "the local table, which only browsers on this machine can reach."
        )
    logs.set_up(chosen.log, chosen.level, chosen.token)
    try:
        make_private(chosen.database)
        if chosen.metrics:
            metrics.serve(chosen.metrics)
        if not os.access(chosen.data, os.W_OK):
            return _wrong(f"TAFELRUNDE_DATA = {chosen.data}: this folder is not writable.")
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_until_stopped(_on_discord(chosen) if chosen.token else _locally(chosen)))
    except FAULTS as fault:
        return _wrong(*startup_refusal(fault, chosen))
    return 0


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """SIGTERM is as good as Ctrl-C, from the first moment on; a second one changes nothing."""
    stop, working = asyncio.Event(), asyncio.create_task(work)
    with contextlib.suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    called = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait([working, called], return_when=asyncio.FIRST_COMPLETED)
    finally:
        await cancel_and_wait([called] if working.done() else [called, working])
    if not working.cancelled():
        working.result()


async def _on_discord(chosen: Settings) -> None:
    point_at(Endpoint(chosen.api or current().api, chosen.gateway))
    await _serve(chosen, chosen.token, invites=True)


async def _locally(chosen: Settings) -> None:
    server = _world(chosen.data / "local-discord.sqlite3")
    await _listen(server, chosen)
    point_at(Endpoint(server.api_address, server.gateway_address))
    print(
        f"Tafelrunde, the local table: {server.address} (this machine only; Ctrl-C stops it)",
        flush=True,
    )
    try:
        await _serve(chosen, server.token, invites=False)
    finally:
        await await_uncancelled(asyncio.create_task(server.stop()))


def _world(path: Path) -> LocalDiscord:
    try:
        return LocalDiscord(database=path, rate_limits=True)
    except (sqlite3.Error, msgspec.MsgspecError, UnicodeError) as fault:
        raise LocalWorldDamaged(f"{path} cannot be used: {fault}") from None


async def _listen(server: LocalDiscord, chosen: Settings) -> None:
    """On the wished port, or on the next free one."""
    page = Page(server, "de" if chosen.language == "de" else "en", DEMO, shelf())
    for candidate in (*range(chosen.port, chosen.port + PORTS), 0):
        app = server.application()
        page.mount(app)
        try:
            await server.start(candidate, app)
        except OSError:
            continue
        return


async def _serve(chosen: Settings, token: str, *, invites: bool) -> None:
    start_painters(chosen.workers)
    try:
        await _play(chosen, token, invites=invites)
    finally:
        stop_painters()  # not before the last click is answered or cut off


async def _play(chosen: Settings, token: str, *, invites: bool) -> None:
    async with Tafelrunde(
        chosen.postgres or chosen.database,
        Hosting(
            HouseRules(chosen.blocked, chosen.servers, chosen.drain, chosen.tables),
            backups=chosen.backups,
            keep=chosen.keep,
            invites=invites,
            listens=chosen.listens,
            is_watched=bool(chosen.metrics),
            thinker=SearchProcess(chosen.effort) if chosen.effort else None,
            has_clock=invites,
        ),
    ) as client:
        warming = asyncio.create_task(_warm_up(client))
        try:
            await client.start(token)
        finally:
            warming.cancel()
    if client.is_overtaken:
        raise Leased(0.0)


async def _warm_up(client: Tafelrunde) -> None:
    """Not before people can play."""
    await client.wait_until_ready()
    for paint in first_pictures(PAINTERS):
        await run_in_painter(paint)


def _wrong(sentence: str, status: int = WRONG) -> int:
    print(f"tafelrunde: {sentence}", file=sys.stderr)
    return status
