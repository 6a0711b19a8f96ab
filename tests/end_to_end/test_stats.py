"""/stats: the server's table of honour, in the reader's language, without those who opted out."""

from pathlib import Path
from typing import Any

import pytest

from bot.local.people import Person
from bot.local.post import Post
from tests.end_to_end.house import House, house
from tests.end_to_end.rushing import rushed

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def stats(person: Person, **options: Any) -> Post:
    shown = (await person.slash("stats", **options)).post
    assert shown is not None
    assert shown.ephemeral
    return shown


@pytest.mark.parametrize(
    ("locale", "empty", "games", "best", "back"),
    [
        ("en-US", "No game has been played", "1 game on this server", "best", "All games"),
        ("de", "noch keine Partie", "1 Partie auf diesem Server", "beste", "Alle Spiele"),
    ],
)
async def test_the_table_of_honour_after_a_restart(
    tmp_path: Path, locale: str, empty: str, games: str, best: str, back: str
) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        (zoe,) = home.discord.people("Zoe", locale=locale)
        assert empty in (await stats(zoe)).text
        assert empty in (await stats(zoe, game="emerald")).text
        await rushed(home, anna, ben)
        await home.close()
        await home.open()

        shown = await stats(zoe, game="emerald")
        overview = (await zoe.click(shown, back)).post

        assert games in shown.text
        assert best in shown.text
        state = (await home.table()).state
        outcome = state.game.outcome(state.game_state)
        assert outcome is not None
        assert all(f"{score}" in shown.text for score in outcome.scores)
        assert shown.files == ["points-emerald.png"]
        (alt,) = shown.alt_texts
        assert "Anna" in alt
        assert "Ben" in alt
        assert overview is not None
        assert "Emerald" in overview.text
        assert "Schatzjagd" in overview.buttons
        assert "Schatzjagd" not in overview.text


async def test_who_opted_out_is_nowhere_to_be_seen(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    await rushed(home, anna, ben)
    await anna.slash("me statistics", counted=False)

    pages = [await stats(ben), await stats(ben, game="emerald")]
    own = await stats(anna, game="emerald")

    for page in pages:
        assert not any("Anna" in text for text in page.everything())
        assert any("Ben" in text for text in page.everything())
    assert "neither counted nor named" in own.text
    await anna.slash("me statistics", counted=True)
    assert "Anna" in (await stats(ben, game="emerald")).text


async def test_the_games_are_offered_by_their_names_in_both_languages(home: House) -> None:
    command = next(one for one in home.discord.owner.commands() if one["name"] == "stats")

    (game,) = command["options"]
    names = {c["value"]: (c["name"], c["name_localizations"]["de"]) for c in game["choices"]}
    assert names["dracheninsel"] == ("Die Dracheninsel", "Die Dracheninsel")
    assert len(names) == 5


async def test_a_table_that_was_called_off_is_not_counted(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    card = (await anna.slash("emerald new")).post
    assert card is not None
    await ben.click(card, "Join")
    await anna.click(card, "Start")
    await (await home.table()).end()
    await home.settle()

    assert "No game has been played" in (await stats(anna)).text
