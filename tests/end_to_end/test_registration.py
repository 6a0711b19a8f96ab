"""Commands at Discord: registered by every application, and named so that all can type them."""

import re
from pathlib import Path
from typing import Any

from discord import app_commands

from bot.local.errors import ApiError
from bot.local.people import Person
from bot.words import FOLDER
from tests.discord_server import local_discord
from tests.end_to_end.house import House, house

NAMED = re.compile(r'COMMAND\("([^"]+)"\)')
MENTION = re.compile(r"</([^:]+):(\d+)>")
SYNC = re.compile(r"PUT /api/v10/applications/\d+/commands")


def syncs(home: House) -> int:
    return sum(SYNC.fullmatch(request) is not None for request in home.requests)


def shown_as(reader: Person, mention: tuple[str, str]) -> str:
    """What this reader's client makes of a mention."""
    names, number = mention[0].split(), mention[1]
    level: list[Any] = [one for one in reader.commands() if one["id"] == number]
    found = []
    for name in names:
        (one,) = (one for one in level if one["name"] == name)
        found.append((one.get("name_localizations") or {}).get(reader.user.locale, name))
        level = one.get("options", [])
    return "/" + " ".join(found)


async def test_another_application_on_the_same_data_registers_its_commands(tmp_path: Path) -> None:
    """D-9: whose commands they are is remembered too."""
    known = []
    for seed in (0, 7):
        async with local_discord(seed=seed) as discord:
            home = House(discord, tmp_path / "tafelrunde.sqlite3", 1)
            await home.open()
            known.append({one["id"]: one["name"] for one in home.discord.owner.commands()})
            card = (await home.discord.owner.slash("me settings")).post
            assert card is not None
            assert {number for _, number in MENTION.findall(card.text)} <= known[-1].keys()
            await home.close()
    assert len(known[0]) == len(known[1]) == 12
    assert not known[0].keys() & known[1].keys()


async def test_commands_are_sent_once_and_their_ids_outlive_the_process(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert syncs(home) == 1
        await home.close()
        await home.open()
        assert syncs(home) == 1
        card = (await home.discord.owner.slash("me settings")).post
        assert card is not None
        assert [name for name, _ in MENTION.findall(card.text)] == ["me quiet", "me vacation"]
        await home.bot.store.set_meta("commands", bytes(range(200, 232)))  # as 1.0.0 did
        await home.close()
        await home.open()
        assert syncs(home) == 2


async def test_a_pause_is_ended_by_what_each_reader_can_type(tmp_path: Path) -> None:
    """D-33: every client shows a mention in its own language."""
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale="de")
        (ben,) = home.discord.people("Ben", locale="en-US")
        card = (await anna.slash("emerald neu")).post
        assert card is not None
        await ben.click(card, "Mitspielen")
        await anna.click(anna.again(card), "Start")
        await home.settle()
        await anna.slash("tisch pause")
        await home.settle()

        board = home.board(ben)
        (mention,) = MENTION.findall(board.text)
        assert "Die Uhren stehen still" in board.text
        assert shown_as(anna, mention) == "/tisch fortsetzen"
        assert shown_as(ben, mention) == "/table resume"
        assert "tisch" not in mention[0]


async def test_every_command_that_a_sentence_names_exists(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        known = {
            one.qualified_name
            for one in home.bot.tree.walk_commands()
            if not isinstance(one, app_commands.Group)
        }
    for path in FOLDER.glob("*/*.ftl"):
        named = set(NAMED.findall(path.read_text(encoding="utf-8")))
        assert named <= known, path


async def test_refused_commands_are_named_and_the_old_ones_stay(tmp_path: Path) -> None:
    """Fidelity finding B2: the bot did not start, and nothing said which command was wrong."""
    async with house(tmp_path) as home:
        known = {one["id"] for one in home.discord.owner.commands()}
        await home.close()
        await home.open()
        await home.bot.store.set_meta("commands", b"{}")  # as if others were registered last
        await home.close()
        fields = {"0": {"name": {"_errors": [{"code": "X", "message": "too rude"}]}}}
        error = ApiError(400, 50035, "Invalid Form Body", fields)
        home.discord.faults.answer(r"PUT .*/commands$", error)

        await home.open()

        (told,) = home.discord.take_errors()
        for part in (
            "PUT /api/v10/applications/",
            "/commands",
            "50035",
            "too rude",
            "dracheninsel",
        ):
            assert part in told
        card = (await home.discord.owner.slash("me settings")).post
        assert card is not None
        assert {int(number) for _, number in MENTION.findall(card.text)} <= {int(i) for i in known}
        before = syncs(home)
        await home.close()
        await home.open()  # the next start tries again
        assert syncs(home) == before + 1
