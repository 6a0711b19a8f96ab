"""The schema: one process upgrades it while the others wait."""

import logging
from hashlib import sha256
from importlib.resources import files
from typing import Any

from bot.table.storage.faults import NotSaved
from bot.table.storage.postgres.locks import MIGRATION
from bot.table.storage.sqlite.schema import newest_schema

log = logging.getLogger(__name__)
KEY, FUNCTIONS = "schema", "functions"
REMEMBER = """
INSERT INTO meta VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""


class PostgresTooNew(NotSaved):
    """The database was written by a newer release."""


async def migrate_postgres(connection: Any) -> None:
    """Brings a database to the newest schema; a new one starts there. Functions have no number."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, 0)", MIGRATION)
        number = await _number(connection)
        if number > newest_schema():
            raise PostgresTooNew(
                f"the database is of schema {number}; this release knows {newest_schema()}"
            )
        if number == 0:
            await connection.execute(_text("schema.sql"))
            log.info("database made, schema %d", newest_schema())
        functions = _text("functions.sql")
        known = await connection.fetchval("SELECT value FROM meta WHERE key = $1", FUNCTIONS)
        if known != (mark := sha256(functions.encode()).digest()):
            await connection.execute(functions)
            await connection.execute(REMEMBER, FUNCTIONS, mark)
        await connection.execute(REMEMBER, KEY, str(newest_schema()).encode())


async def _number(connection: Any) -> int:
    if await connection.fetchval("SELECT to_regclass('meta')") is None:
        return 0
    found = await connection.fetchval("SELECT value FROM meta WHERE key = $1", KEY)
    return 0 if found is None else int(found)


def _text(name: str) -> str:
    return (files("bot.table.storage.postgres") / name).read_text(encoding="utf-8")
