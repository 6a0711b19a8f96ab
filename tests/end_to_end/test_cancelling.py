"""A lobby is called off only after a question back, and never speaks of winners."""

import pytest

from bot.table.model.record import Phase
from tests.end_to_end.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

SECONDARY = 2
WORDS = {
    "en-US": ("Cancel", "Yes, call it off", "called off before the game began"),
    "de": ("Absagen", "Ja, absagen", "abgesagt, bevor das Spiel begann"),
}


@pytest.mark.parametrize("locale", WORDS)
async def test_the_host_is_asked_back_before_the_lobby_is_gone(home: House, locale: str) -> None:
    cancel, yes, gone = WORDS[locale]
    anna, ben = home.discord.people("Anna", "Ben", locale=locale)
    card = (await anna.slash("emerald new")).post
    assert card is not None
    (style,) = [one["style"] for one in card.enabled if one.get("label") == cancel]
    assert style == SECONDARY

    sure = (await anna.click(card, cancel)).post
    assert sure is not None
    assert sure.ephemeral
    assert (await home.table()).record.phase is Phase.LOBBY

    done = (await anna.click(sure, yes)).post
    await home.settle()

    assert done is not None
    assert gone in done.text
    assert (await home.table()).record.phase is Phase.ENDED
    assert gone in ben.again(card).text
    assert cancel not in ben.again(card).buttons


async def test_whoever_may_not_cancel_is_not_asked(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    card = (await anna.slash("emerald new")).post
    assert card is not None

    refused = (await ben.click(card, "Cancel")).post

    assert refused is not None
    assert "host" in refused.text
    assert not refused.buttons


async def test_a_yes_that_comes_after_the_start_ends_nothing(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    card = (await anna.slash("emerald new")).post
    assert card is not None
    await ben.click(card, "Join")
    sure = (await anna.click(card, "Cancel")).post
    assert sure is not None
    await anna.click(card, "Start")
    await home.settle()

    refused = (await anna.click(sure, "Yes, call it off")).post

    assert refused is not None
    assert "already on" in refused.text
    assert (await home.table()).record.phase is Phase.RUNNING


async def test_ending_a_lobby_by_command_says_the_same(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    card = (await anna.slash("emerald new")).post
    sure = (await anna.slash("table end")).post
    assert card is not None
    assert sure is not None

    done = (await anna.click(sure, "Yes, end it")).post
    await home.settle()

    assert done is not None
    for text in (done.text, anna.again(card).text):
        assert "before the game began" in text
        assert "Nobody wins" not in text
