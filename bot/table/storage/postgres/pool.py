"""Connections to one PostgreSQL, and its faults in our words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from bot.table.storage.faults import NotSaved, TakenOver
from bot.table.storage.postgres import schema

TAKEN_OVER = "TR001"  # raised by functions.sql
MOST = 8  # connections of one process
PATIENCE = 10.0  # seconds for one statement
# A process that is stopped in the middle of a transaction must not keep the others waiting.
SETTINGS = {"idle_in_transaction_session_timeout": "10s", "application_name": "tafelrunde"}
# Internal: a connection that was ended while nobody looked has lost count of its answers.
OUT_OF_ORDER = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    asyncio.TimeoutError,
)

Connection = Any  # asyncpg's pool hands out proxies


class Pool:
    def __init__(self, address: str) -> None:
        self.address = address
        self.holder = ""  # of this process, once it is listed; "": nobody asks
        self._pool: Any = None  # asyncpg has no types that both checkers read

    async def open(self) -> None:
        """A database that is empty or of an older release gets the newest schema."""
        await self.open_to_read()
        async with self.connection() as connection:
            await schema.migrate_postgres(connection)

    async def open_to_read(self) -> None:
        """As it is: others may work on it meanwhile."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=MOST,
                command_timeout=PATIENCE,
                server_settings=SETTINGS,
            )
        except (*OUT_OF_ORDER, ValueError) as fault:  # the latter for an address that is none
            raise NotSaved(said(fault)) from fault

    async def close(self) -> None:
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except (*OUT_OF_ORDER, TimeoutError):
                self._pool.terminate()

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        async with self.connection() as connection:
            return list(await connection.fetch(sql, *values))

    async def value(self, sql: str, *values: Any) -> Any:
        async with self.connection() as connection:
            return await connection.fetchval(sql, *values)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """For one piece of work; what the database refuses is `NotSaved`."""
        assert self._pool is not None, "the store is not open"
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except asyncpg.UniqueViolationError:
            raise
        except asyncpg.PostgresError as fault:
            if getattr(fault, "sqlstate", "") == TAKEN_OVER:
                raise TakenOver(str(fault)) from None
            raise NotSaved(said(fault)) from fault
        except OUT_OF_ORDER as fault:
            raise NotSaved(said(fault)) from fault

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        async with self.connection() as connection, connection.transaction():
            yield connection


def said(fault: BaseException) -> str:
    """Never the address: it holds a password."""
    return str(fault) or type(fault).__name__
