"""What an operator asks in Discord, where the database is a PostgreSQL."""

from pathlib import Path

from tests.end_to_end.answers import private
from tests.end_to_end.house import house


async def test_a_backup_is_made_elsewhere_and_health_knows_of_none(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        owner = home.discord.owner

        assert "`pg_dump`" in (await private(owner, "admin backup")).text
        assert "Newest backup: none yet" in (await private(owner, "admin health")).text
        assert home.bot.backups is None
