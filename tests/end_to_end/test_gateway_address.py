"""Which gateway the bot connects to: a chosen one every time, else the one that the API names."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from yarl import URL

from bot.endpoint import Endpoint, pointed_at
from tests.discord_server import naps
from tests.end_to_end.house import House, house


class Proxy:
    """A gateway proxy in front of the real one; it counts the connections."""

    def __init__(self, target: URL) -> None:
        self._target, self.connections = target, 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        there, back = await asyncio.open_connection(self._target.host, self._target.port)
        await asyncio.gather(_copied(reader, back), _copied(there, writer))
        await asyncio.gather(back.wait_closed(), writer.wait_closed(), return_exceptions=True)


async def _copied(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()


@asynccontextmanager
async def proxied(home: House) -> AsyncIterator[tuple[Proxy, str]]:
    proxy = Proxy(URL(home.discord.gateway_address))
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield proxy, f"ws://127.0.0.1:{port}/gateway"
    finally:
        server.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110 - the socket's own thread of events rings no bell
            await asyncio.sleep(0)


async def _sessions_end(home: House) -> None:
    """One that is resumed, then one that has to begin anew."""
    gateway = home.discord.gateway
    with naps():
        gateway.drop()
        await until(lambda: gateway.resumed == 1)
        before = gateway.identified
        gateway.invalidate()
        await until(lambda: gateway.identified == before + 1)
    await home.heard()


async def test_a_chosen_gateway_is_never_bypassed(tmp_path: Path) -> None:
    """Fidelity finding B1: the first connection went where the API said, and so did resuming."""
    async with house(tmp_path) as home:
        await home.close()
        async with proxied(home) as (proxy, address):
            with pointed_at(Endpoint(home.discord.api_address, address)):
                await home.open()
                assert proxy.connections == 1
                await _sessions_end(home)
                assert proxy.connections == 3
            await home.close()


async def test_without_a_choice_a_new_session_begins_where_the_api_says(tmp_path: Path) -> None:
    """Fidelity finding B1: discord.py would go to Discord's own gateway."""
    async with house(tmp_path) as home:
        await home.close()
        with pointed_at(Endpoint(home.discord.api_address)):
            await home.open()
            await _sessions_end(home)
            await home.close()
