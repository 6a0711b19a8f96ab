"""/me export, /me statistics and /me erase, as people meet them."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.local.people import Person
from bot.local.post import Post
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather
from tests.end_to_end.rushing import rushed


async def private(person: Person, command: str, **options: Any) -> Post:
    """The answer that nobody else sees."""
    shown = (await person.slash(command, **options)).post
    assert shown is not None
    assert shown.ephemeral
    return shown


def exported(home: House, post: Post) -> Any:
    (attachment,) = post.payload["attachments"]
    assert attachment["filename"] == "tafelrunde.json"
    return json.loads(home.discord.world.files[int(attachment["id"])])


@pytest.mark.parametrize(
    ("locale", "words", "stored"),
    [("en-US", "everything", None), ("de", "alles", "de")],  # what goes without saying is not kept
)
async def test_the_export_is_a_private_file_about_oneself(
    tmp_path: Path, locale: str, words: str, stored: str | None
) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale=locale)
        (ben,) = home.discord.people("Ben")
        await rushed(home, ben, anna)

        shown = await private(anna, "me export")

        assert words in shown.text
        found = exported(home, shown)
        assert found["person"] == anna.id
        assert (found["settings"] or {}).get("language") == stored
        assert found["tables"][0]["chair"]["name"] == "Anna"
        assert found["results"][0]["game"] == "emerald"
        assert str(ben.id) not in json.dumps(found)
        assert "Ben" not in json.dumps(found)


@pytest.mark.parametrize(
    ("locale", "sure", "yes", "done"),
    [
        ("en-US", "really forget", "Yes, forget me", "do not know you"),
        ("de", "wirklich vergessen", "Ja, vergiss mich", "kenne dich nicht"),
    ],
)
async def test_forgotten_everywhere_while_the_others_play_on(
    tmp_path: Path, locale: str, sure: str, yes: str, done: str
) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale=locale)
        (ben,) = home.discord.people("Ben")
        await gather(home, [Player(ben), Player(anna)], "emerald")
        asked = await private(anna, "me erase")
        assert sure in asked.text
        assert (await home.table()).record.seat_of(anna.id) is not None

        assert (await anna.click(asked, yes)).failure is None
        await home.settle()

        assert done in anna.again(asked).text
        assert anna.inbox() == []
        record = (await home.table()).record
        assert record.seat_of(anna.id) is None
        assert [chair.name for chair in record.chairs] == ["Ben", "N. N. 2"]
        assert not await home.bot.store.ledger.of_person(anna.id)
        board = home.board(ben)
        assert not any("Anna" in text for text in board.everything())

        await home.close()
        await home.open()
        again = exported(home, await private(anna, "me export"))
        assert (again["tables"], again["results"]) == ([], [])
        refused = (await anna.click(home.board(anna), "My hand")).post
        assert refused is not None
        assert refused.ephemeral


@pytest.mark.parametrize(("locale", "on", "off"), [("en-US", "are counted", "neither"),
                                                   ("de", "wirst in den", "keiner")])  # fmt: skip
async def test_to_be_counted_or_not(tmp_path: Path, locale: str, on: str, off: str) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna", locale=locale)

        assert off in (await private(anna, "me statistics", at=anna.dm, counted=False)).text
        assert not await home.bot.store.is_counted(anna.id)
        assert on in (await private(anna, "me statistics", counted=True)).text
        assert await home.bot.store.is_counted(anna.id)


async def test_a_moderator_who_has_paused_is_erased_from_the_board(tmp_path: Path) -> None:
    """Code finding B5: a name is not stored where erasing its owner would not find it."""
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben")
        await gather(home, [Player(person) for person in people], "emerald")
        moderator = home.discord.owner
        await moderator.slash("table pause")
        await home.settle()
        pause = (await home.table()).record.pause
        assert pause is not None
        assert "a moderator" in home.board(people[0]).text

        asked = await private(moderator, "me erase")
        assert (await moderator.click(asked, "Yes, forget me")).failure is None
        await home.settle()

        record = repr((await home.table()).record)
        assert str(moderator.id) not in record
        assert moderator.name not in record
