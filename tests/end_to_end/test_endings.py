"""That a game is over is said to everybody who had a seat: privately, once, as each has chosen."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.contract import Seat
from bot.local import threads
from bot.local.people import Person
from bot.local.post import Post
from bot.table.model.message_record import MessageOp, PendingAttempt, panel_of
from bot.table.model.record import Phase
from bot.table.storage.protocol import CLAIM
from bot.table.tables import Tables
from tests.end_to_end.house import House, SharedTime, house
from tests.end_to_end.players import Player, gather, picks, play_out
from tests.end_to_end.rushing import rush

pytestmark = pytest.mark.asyncio(loop_scope="module")

WINS = {"en-US": ("wins!", "share the victory"), "de": ("gewinnt!", "teilen sich den Sieg")}


def endings(person: Person, locale: str = "en-US") -> list[Post]:
    """What told this person alone how a game has ended, and offers the next one."""
    again = {"en-US": "Rematch", "de": "Revanche"}[locale]
    return [post for post in person.inbox() if again in post.buttons]


def calls(home: House, person: Person) -> list[Post]:
    return [post for post in home.discord.owner.visible() if post.mentions(person.id)]


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_everybody_is_told_privately_how_the_game_ended(home: House, locale: str) -> None:
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
        assert person.inbox() == [told]  # one living message: no graveyard above it
        assert len(told.pictures) >= 2  # the score sheet and the last board
        assert not told.silent
        assert not calls(home, person)


async def test_the_end_is_a_new_message_in_the_channel_and_in_every_dm(tmp_path: Path) -> None:
    """D-19, D-20: also for whoever made the last click; nothing else is left in the DM, and the
    boards above have no buttons any more."""
    async with house(tmp_path, seed=3) as home:
        players = [Player(person) for person in home.discord.people("Anna", "Ben")]
        await gather(home, players, "emerald")
        before = {post.id for one in players for post in one.person.everything()}
        await play_out(home, players, random.Random(4), most=20_000)
        assert (await home.table()).record.phase is Phase.OVER

        for one in players:
            (told,) = one.person.inbox()
            assert [told] == endings(one.person)
            assert told.id not in before
            assert not picks(told)
        public = [post for post in home.discord.owner.visible() if not post.ephemeral]
        assert public[-1].id not in before
        assert public[-1].buttons == ["Rematch", "Log", "Replay", "Step by step", "Check fairness"]
        assert len(public[-1].pictures) >= 2
        assert [post.buttons for post in public[:-1]] == [[]] * (len(public) - 1)


async def test_the_end_comes_as_notices_were_chosen(home: House) -> None:
    anna, ben, carl, dora = home.discord.people("Anna", "Ben", "Carl", "Dora")
    await anna.slash("me notices", how="mention")
    await ben.slash("me notices", how="none")
    habits = [Player(anna), Player(ben), Player(carl, "closed"), Player(dora)]
    await gather(home, habits, "emerald")
    await rush(await home.table(), random.Random(1))
    await home.settle()

    counts = {p.name: (len(endings(p)), len(calls(home, p))) for p in (anna, ben, carl, dora)}

    assert counts == {"Anna": (0, 1), "Ben": (0, 0), "Carl": (0, 1), "Dora": (1, 0)}
    (called,) = calls(home, anna)
    assert called == calls(home, carl)[0]  # one message for all who get no DMs
    assert "**Emerald** is over" in called.text


@pytest.mark.parametrize("how", ["host", "vote"])
async def test_all_hear_of_a_table_that_was_called_off(home: House, how: str) -> None:
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

    assert (await home.table()).record.phase is Phase.ENDED
    for person in (anna, ben):
        (told,) = endings(person)
        assert "called off" in told.text


async def test_whoever_gave_up_hears_no_more_and_whose_seat_is_kept_warm_does(
    home: House,
) -> None:
    anna, ben, carl = home.discord.people("Anna", "Ben", "Carl")
    await gather(home, [Player(p) for p in (anna, ben, carl)], "emerald")
    sure = (await anna.slash("table resign")).post
    assert sure is not None
    await anna.click(sure, "Yes, give up")
    await ben.slash("table replace", seat="1")
    await home.settle()
    before = {post.id for one in (anna, ben, carl) for post in one.inbox()}
    await (await home.table()).end()
    await home.settle()

    called = {one.name: [p.id not in before for p in endings(one)] for one in (anna, ben, carl)}
    assert called == {"Anna": [False], "Ben": [True], "Carl": [True]}


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
            if home.bot.store.is_shared:  # nobody else tells before the dead one's claim runs out
                await home.pass_time(CLAIM)
            assert [len(endings(person)) for person in people] == [1, 1]
            await home.close()
        await home.open()


async def test_whoever_dies_between_telling_and_noting_it_tells_it_once(tmp_path: Path) -> None:
    """The end was posted, the row says it was only tried: by the nonce Discord knows it again."""
    async with house(tmp_path) as home:
        people = home.discord.people("Anna", "Ben")
        await gather(home, [Player(person) for person in people], "emerald")
        await rush(await home.table(), random.Random(1))
        await home.settle()
        told = [post.id for person in people for post in endings(person)]
        after = await home.bot.store.ledger.rows(1)
        for slot in (panel_of(Seat(0)), panel_of(Seat(1))):
            row, now = after[slot], home.clock.now()
            trying = PendingAttempt(
                MessageOp.POST, now, row.fingerprint, row.notification_id, row.posts, push=True
            )
            lost = replace(row, message=None, fingerprint="", notification_id="", pending=trying)
            assert await home.bot.store.ledger.put(1, slot, lost) is not None

        home.bot.reconciler.changed(1)
        await home.settle()

        assert [post.id for person in people for post in endings(person)] == told


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
        assert await home.bot.store.pending_outbox() == []


async def test_an_old_panel_of_a_game_that_is_over_says_so(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    await gather(home, [Player(anna), Player(ben)], "emerald")
    private = (await anna.click(home.board(anna), "My hand")).post
    assert private is not None
    await (await home.table()).end()
    await home.settle()

    shown = (await anna.click(private, "Refresh")).post

    assert shown is not None
    assert "called off" in shown.text
    assert "Rematch" in shown.buttons
    assert not picks(shown)
