"""Connections to one PostgreSQL, and its errors as ours."""

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
# A process that hangs in a transaction must not block the others.
SETTINGS = {"idle_in_transaction_session_timeout": "10s", "application_name": "tafelrunde"}
# InternalClientError: a connection that ended unnoticed is out of step with its answers.
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
        self.holder = ""  # of this process once it is registered; "" before
        self._pool: Any = None  # asyncpg has no types that both checkers read

    async def open(self) -> None:
        """Connects; creates the schema, or upgrades an older one."""
        await self.open_to_read()
        async with self.connection() as connection:
            await schema.migrate_postgres(connection)

    async def open_to_read(self) -> None:
        """Connects without touching the schema, because others may work on it."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=MOST,
                command_timeout=PATIENCE,
                server_settings=SETTINGS,
            )
        # TypeError and ValueError: the address is malformed
        except (*OUT_OF_ORDER, ValueError) as fault:
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
        """A connection for one piece of work; database errors become `NotSaved`."""
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
    """Without the address, which contains a password."""
    return str(fault) or type(fault).__name__
