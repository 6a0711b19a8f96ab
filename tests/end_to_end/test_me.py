"""/me: what people settle about themselves holds everywhere, also in DMs and after a restart."""

from pathlib import Path
from typing import Any

import pytest

from bot.local.people import Person
from bot.local.post import Post
from bot.table.model.person import Habits
from tests.end_to_end.answers import content
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, gather

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def card(person: Person, command: str, **options: Any) -> Post:
    """Types the command and returns the card that answers it."""
    shown = await person.slash(command, **options)
    assert shown.failure is None
    assert shown.post is not None
    assert shown.post.ephemeral
    return shown.post


async def test_a_chosen_language_wins_over_the_client_until_it_is_given_back(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        assert "Your settings" in (await card(anna, "me settings")).text

        shown = await card(anna, "me language", language="de")
        assert "Deine Einstellungen" in shown.text
        await home.close()
        await home.open()
        assert "Deine Einstellungen" in (await card(anna, "me settings")).text

        again = await chosen(anna, shown, "language", "client")
        assert "Your settings" in again.text


async def test_settings_are_changed_in_dms_too(home: House) -> None:
    (ben,) = home.discord.people("Ben", locale="de")
    shown = (await ben.slash("ich einstellungen", at=ben.dm)).post
    assert shown is not None
    assert "Deine Einstellungen" in shown.text

    shown = await chosen(ben, shown, "language", "en")
    assert "Your settings" in shown.text


async def test_quiet_hours_by_command_with_zones_proposed(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    hours: dict[str, Any] = {"from": "22", "to": "7:30"}
    proposed = await anna.complete("me quiet", "zone", "berl", **hours)
    assert [choice.value for choice in proposed] == ["Europe/Berlin"]
    assert proposed[0].name == "Europe/Berlin · 01:00"
    assert len(await anna.complete("me quiet", "zone", "a", **hours)) == 25

    shown = await card(anna, "me quiet", zone="Europe/Berlin", **hours)

    assert "**22:00 – 7:30**" in shown.text
    habits = (await home.bot.tables.people.get(anna.id)).habits
    assert habits == Habits("Europe/Berlin", (22 * 60, 7 * 60 + 30))


async def test_quiet_hours_by_the_card(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    shown = await card(anna, "me settings")
    assert select_of(shown, "quiet_to") is None

    shown = await chosen(anna, shown, "quiet_from", "23")
    assert "**23:00 – 7:00**" in shown.text
    shown = await chosen(anna, shown, "quiet_to", "9")
    assert "**23:00 – 9:00**" in shown.text
    refused = await anna.select(shown, "22", which=select_of(shown, "quiet_to"))
    assert refused.post is not None
    assert "16 hours" in refused.post.text
    shown = await chosen(anna, shown, "quiet_from", "never")

    assert "Quiet hours:" not in shown.text
    assert (await home.bot.tables.people.get(anna.id)).habits == Habits()


@pytest.mark.parametrize(
    ("locale", "command", "back"),
    [("en-US", "me vacation", "I am back"), ("de", "ich urlaub", "Ich bin wieder da")],
)
async def test_a_vacation_and_back(home: House, locale: str, command: str, back: str) -> None:
    (anna,) = home.discord.people("Anna", locale=locale)
    shown = await card(anna, command, until="24.12.2026")
    assert "<t:1798156800:f>" in shown.text  # the end of that day

    after = (await anna.click(shown, back)).post

    assert after is not None
    assert "<t:" not in after.text
    assert back not in after.buttons


@pytest.mark.parametrize(
    ("locale", "command", "options", "sentence"),
    [
        ("en-US", "me vacation", {"until": "soon"}, "a day within the coming year"),
        ("de", "ich urlaub", {"until": "24.12.2025"}, "einen Tag im kommenden Jahr"),
        ("en-US", "me quiet", {"zone": "Mars", "from": "1", "to": "2"}, "this time zone"),
        ("de", "ich ruhe", {"zone": "UTC", "from": "25", "to": "2"}, "die Uhrzeit"),
        ("de", "ich ruhe", {"zone": "UTC", "from": "3", "to": "2"}, "16 Stunden"),
    ],
)
async def test_what_cannot_be_read_is_said_in_one_sentence_and_changes_nothing(
    home: House, locale: str, command: str, options: dict[str, str], sentence: str
) -> None:
    (anna,) = home.discord.people("Anna", locale=locale)

    shown = await card(anna, command, **options)

    assert sentence in shown.text
    assert "\n" not in shown.text
    assert (await home.bot.tables.people.get(anna.id)).habits == Habits()


def select_of(post: Post, name: str) -> str | None:
    """The custom id of the card's select with this name."""
    ids = [str(one["custom_id"]) for one in post.enabled]
    return next((found for found in ids if f":{name}:" in found), None)


async def chosen(person: Person, post: Post, name: str, value: str) -> Post:
    shown = await person.select(post, value, which=select_of(post, name))
    assert shown.failure is None
    assert shown.post is not None
    return shown.post


async def test_own_pictures_in_other_colours_and_in_halves(home: House) -> None:
    """Private pictures only, and from the next panel on; the board in the channel stays."""
    players = [Player(person) for person in home.discord.people("Anna", "Ben")]
    anna, ben = (player.person for player in players)
    await gather(home, players, "emerald")
    public = content(home, home.board(ben))
    before = await hand(home, anna)

    shown = await card(anna, "me settings")
    shown = await chosen(anna, shown, "sight", "high_contrast")
    recoloured = await hand(home, anna)
    await chosen(anna, shown, "size", "large")
    halves = await hand(home, anna)

    assert before.keys() == recoloured.keys()
    assert all(before[name] != recoloured[name] for name in before)
    assert len(halves) == 2 * len(before)
    assert content(home, home.board(ben)) == public


async def hand(home: House, person: Person) -> dict[str, bytes]:
    shown = (await person.click(home.board(person), "My hand")).post
    assert shown is not None
    return content(home, shown)
