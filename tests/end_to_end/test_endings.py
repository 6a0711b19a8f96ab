"""That a game is over is said to everybody who had a seat: privately, once, as each has chosen."""

import random
from pathlib import Path

import pytest

from bot.local import threads
from bot.local.people import Person
from bot.local.post import Post
from bot.table.model.sheet import Phase
from bot.table.tables import Tables
from tests.end_to_end.house import House, SharedTime, house
from tests.end_to_end.players import Player, gather, picks, play_out
from tests.end_to_end.rushing import rush, rushed

OVER = {"en-US": "The game is over", "de": "Das Spiel ist vorbei"}
WINS = {"en-US": ("wins!", "share the victory"), "de": ("gewinnt!", "teilen sich den Sieg")}


def endings(person: Person, locale: str = "en-US") -> list[Post]:
    """What told this person alone how a game has ended."""
    return [post for post in person.inbox() if f"🏁 **{OVER[locale]}" in post.text]


def calls(home: House, person: Person) -> list[Post]:
    return [post for post in home.discord.owner.visible() if post.mentions(person.id)]


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_everybody_is_told_privately_how_the_game_ended(tmp_path: Path, locale: str) -> None:
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben", locale=locale)
        await people[0].slash("emerald new")
        table = await home.table()
        await people[1].click(home.board(people[1]), "Mitspielen" if locale == "de" else "Join")
        await people[0].click(home.board(people[0]), "Start")
        await home.settle()
        await rush(table, random.Random(1))
        await home.settle()

        for person in people:
            (told,) = endings(person, locale)
            assert any(words in told.text for words in WINS[locale])
            assert f"<#{home.discord.channel.id}>" in told.text
            assert all(f". {one.name}: " in told.text for one in people)
            assert told.id == person.inbox()[-1].id
            assert not calls(home, person)


async def test_whoever_made_the_last_click_reads_in_his_panel_that_it_is_over(
    tmp_path: Path,
) -> None:
    """No DM says any more that the others are up."""
    async with house(tmp_path, seed=3) as home:
        players = [Player(person) for person in home.discord.people("Anna", "Ben")]
        await gather(home, players, "emerald")
        await play_out(home, players, random.Random(4), most=20_000)
        assert (await home.table()).sheet.phase is Phase.OVER

        newest = [max((p for p in one.person.inbox()), key=lambda p: p.id) for one in players]
        assert all(OVER["en-US"] in post.text for post in newest)
        retired = [p for one in players for p in one.person.inbox() if "the game is over" in p.text]
        assert len(retired) == 1
        assert not any(picks(post) for one in players for post in one.person.inbox())


async def test_the_end_comes_as_notices_were_chosen(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben, carl, dora = home.discord.people("Anna", "Ben", "Carl", "Dora")
        await anna.slash("me notices", how="mention")
        await ben.slash("me notices", how="none")
        habits = [Player(anna), Player(ben), Player(carl, "closed"), Player(dora)]
        await gather(home, habits, "emerald")
        await rush(await home.table(), random.Random(1))
        await home.settle()

        counts = {p.name: (len(endings(p)), len(calls(home, p))) for p in (anna, ben, carl, dora)}

        assert counts == {"Anna": (0, 1), "Ben": (0, 0), "Carl": (0, 1), "Dora": (1, 0)}
        assert all("Emerald is over" in post.text for post in calls(home, anna))


@pytest.mark.parametrize("how", ["host", "vote"])
async def test_all_hear_of_a_table_that_was_called_off(tmp_path: Path, how: str) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")
        if how == "host":
            sure = (await anna.slash("table end")).post
            assert sure is not None
            await anna.click(sure, "Yes, end it")
        else:
            proposed = (await ben.slash("table abort")).post
            assert proposed is not None
            await anna.click(proposed, "I agree")
        await home.settle()

        assert (await home.table()).sheet.phase is Phase.ENDED
        for person in (anna, ben):
            (told,) = endings(person)
            assert "called off" in told.text


async def test_whoever_gave_up_hears_no_more_and_whose_seat_is_kept_warm_does(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        anna, ben, carl = home.discord.people("Anna", "Ben", "Carl")
        await gather(home, [Player(p) for p in (anna, ben, carl)], "emerald")
        sure = (await anna.slash("table resign")).post
        assert sure is not None
        await anna.click(sure, "Yes, give up")
        await ben.slash("table replace", seat="1")
        await home.settle()
        await (await home.table()).end()
        await home.settle()

        assert [len(endings(person)) for person in (anna, ben, carl)] == [0, 1, 1]


async def test_the_end_is_told_once_whenever_the_bot_dies(tmp_path: Path) -> None:
    """Saved but not told: it is told after the start, and never again."""
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben")
        await gather(home, [Player(person) for person in people], "emerald")
        await home.close()
        await home.bot.store.open()
        silent = Tables(home.bot.store, SharedTime(home.clock))  # it dies before it can tell
        await rush(await silent.get(1), random.Random(1))
        await home.bot.store.close()
        assert not any(endings(person) for person in people)

        for _ in range(2):
            await home.open()
            await home.heard()
            assert [len(endings(person)) for person in people] == [1, 1]
            await home.close()
        await home.open()


async def test_whatever_is_told_again_after_a_death_carries_the_same_nonce(tmp_path: Path) -> None:
    """It died between telling and noting that it was told: by the nonce Discord knows it again."""
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben")
        await rushed(home, *people)
        table = await home.table()
        for seat in range(2):
            await home.bot.store.unshow(table.sheet.id, "end", seat)

        home.bot.announcer.changed(table)
        await home.settle()

        nonces = [{post.payload["nonce"] for post in endings(person)} for person in people]
        assert [len(different) for different in nonces] == [1, 1]
        assert nonces[0] != nonces[1]


async def test_the_end_is_told_in_dms_where_the_channel_is_gone(tmp_path: Path) -> None:
    """And where nobody can be reached any more nothing goes wrong."""
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        ben.accept_dms(accepts=False)
        await gather(home, [Player(anna), Player(ben, "closed")], "emerald")
        threads.delete(home.discord.world, home.discord.channel)
        await home.heard()

        await (await home.table()).end()
        await home.settle()

        assert len(endings(anna)) == 1
        assert endings(ben) == []
        assert await home.bot.store.untold() == []


async def test_an_old_panel_of_a_game_that_is_over_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")
        private = (await anna.click(home.board(anna), "My hand")).post
        assert private is not None
        await (await home.table()).end()
        await home.settle()

        shown = (await anna.click(private, "Refresh")).post

        assert shown is not None
        assert OVER["en-US"] in shown.text
        assert not picks(shown)
