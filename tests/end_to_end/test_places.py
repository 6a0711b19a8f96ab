"""Where a table can stand is asked before it is opened, and what is missing is named."""

from pathlib import Path

import pytest

from bot.local.permissions import Can
from bot.table.model.record import Phase
from tests.end_to_end.house import House, house
from tests.end_to_end.permissions import withdraw

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = {
    Can.VIEW_CHANNEL: ("“View Channel”", "„Kanal anzeigen“"),
    Can.SEND_MESSAGES: ("“Send Messages”", "„Nachrichten senden“"),
    Can.ATTACH_FILES: ("“Attach Files”", "„Dateien anhängen“"),
}


@pytest.mark.parametrize("lost", NAMES)
async def test_no_lobby_where_no_board_could_stand(tmp_path: Path, lost: Can) -> None:
    """D-8: one sentence names what is missing."""
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        (ben,) = home.discord.people("Ben", locale="de")
        withdraw(home, lost)
        for person, name in zip((anna, ben), NAMES[lost], strict=True):
            told = (await person.slash("emerald new")).post
            assert told is not None
            assert told.ephemeral
            assert name in told.text
            assert not told.buttons
        assert await home.bot.store.open_in(home.discord.channel.id) is None


async def test_all_that_is_missing_is_named_at_once(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    withdraw(home, Can.SEND_MESSAGES | Can.ATTACH_FILES)
    told = (await anna.slash("emerald new")).post
    assert told is not None
    assert "“Send Messages” and “Attach Files”" in told.text
    assert "View Channel" not in told.text


@pytest.mark.parametrize("lost", [Can.SEND_MESSAGES, Can.ATTACH_FILES])
async def test_start_says_what_went_missing_since(home: House, lost: Can) -> None:
    """D-8: whoever presses *Start* is told."""
    anna, ben = home.discord.people("Anna", "Ben")
    card = (await anna.slash("emerald new")).post
    assert card is not None
    await ben.click(card, "Join")
    withdraw(home, lost)

    told = (await anna.click(anna.again(card), "Start")).post
    assert told is not None
    assert NAMES[lost][0] in told.text
    assert (await home.table()).record.phase is Phase.LOBBY

    withdraw(home, Can(0))
    assert (await anna.click(anna.again(card), "Start")).failure is None
    await home.settle()
    assert (await home.table()).record.phase is Phase.RUNNING


@pytest.mark.parametrize(
    ("locale", "command", "said", "rules"),
    [
        ("en-US", "emerald new", "stands in a text channel", "Rules"),
        ("de", "emerald neu", "steht im Textkanal", "Regeln"),
    ],
)
async def test_in_a_dm_one_is_told_where_to_type_it_and_can_read_the_rules(
    home: House, locale: str, command: str, said: str, rules: str
) -> None:
    """D-32: not only that it cannot be done here."""
    (anna,) = home.discord.people("Anna", locale=locale)
    for options in ({}, {"thread": True}):
        told = (await anna.slash(command, at=anna.dm, **options)).post
        assert told is not None
        assert said in told.text
        assert "</emerald new:" in told.text
        page = (await anna.click(told, rules)).post
        assert page is not None
        assert page.files
