"""/admin: the operator looks and saves, who manages the server ends tables, nobody else does."""

from pathlib import Path

import pytest

from bot.local.people import Person
from bot.local.permissions import Can
from bot.local.typed import Impossible
from bot.table.model.record import Phase
from bot.table.storage.sqlite.files.integrity import verify_tables
from tests.end_to_end.answers import private
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather


def manager(home: House, locale: str = "en-US") -> Person:
    """Somebody with Manage Server, who does not run the bot."""
    (mia,) = home.discord.people("Mia", locale=locale)
    world, guild = home.discord.world, home.discord.guild
    role = world.grant(guild, "Managers", Can.MANAGE_GUILD)
    world.member(guild.id, mia.id).roles.append(role.id)
    return mia


async def test_the_operator_sees_how_things_stand(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await gather(home, [Player(p) for p in home.discord.people("Anna", "Ben")], "emerald")

        text = (await private(home.discord.owner, "admin health")).text

        assert "1 running, 0 gathering, 0 finished" in text
        assert "Newest backup: none yet" in text
        assert "overdue deadlines: 0" in text
        assert "Anna" not in text


async def test_a_backup_is_made_and_sound(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        owner, folder = home.discord.owner, home.file.path.parent
        await private(owner, "admin backup")
        text = (await owner.wait(lambda post: "verified copy" in post.text)).text

        (made,) = (folder / "backups").glob("*.sqlite3")
        assert made.name in text
        verify_tables(made)
        assert made.name in (await private(owner, "admin health")).text


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [("en-US", "Only whoever runs this bot"), ("de", "nur, wer diesen Bot betreibt")],
)
@pytest.mark.parametrize("command", ["admin health", "admin backup"])
async def test_others_are_refused_in_one_sentence(
    tmp_path: Path, locale: str, sentence: str, command: str
) -> None:
    async with house(tmp_path) as home:
        mia = manager(home, locale)

        assert sentence in (await private(mia, command)).text
        assert not (tmp_path / "backups").exists()


async def test_who_may_not_manage_the_server_is_not_even_offered_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (ben,) = home.discord.people("Ben")

        with pytest.raises(Impossible):
            await ben.slash("admin end")
        shown = (await ben.slash("admin end", at=ben.dm)).post
        assert shown is not None
        assert "manage this server" in shown.text


async def test_who_manages_the_server_ends_its_tables_and_no_others(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        mia = manager(home)
        await gather(home, [Player(p) for p in home.discord.people("Anna", "Ben")], "emerald")
        foreign = await home.bot.tables.open("emerald", 4711, 4712, 1, "Zoe", "en")
        offered = await mia.complete("admin end", "table", "")
        assert [choice.value for choice in offered] == [1]

        refused = await private(mia, "admin end", table=foreign.record.id)
        assert (await home.table()).record.phase is Phase.RUNNING
        assert foreign.record.phase is Phase.LOBBY
        ended = await private(mia, "admin end")
        await home.settle()

        assert "does not exist" in refused.text
        assert "called off" in ended.text
        assert (await home.table()).record.phase.value == "ended"
        assert "called off" in home.board(mia).text
