"""Pauses and votes as people meet them: commands, public votes, the board, old panels."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.games.contract import TABLE
from bot.local.people import Person
from bot.local.post import Post, Shown
from bot.table.model.record import Phase
from tests.end_to_end.answers import said
from tests.end_to_end.days import deadline
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, asked_by_dm, gather, picks, play_out

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 24 * 3600


async def vote(shown: Shown, person: Person, button: str) -> Post:
    """Somebody presses the button of a public vote."""
    assert shown.post is not None
    assert not shown.post.ephemeral
    clicked = await person.click(shown.post, button)
    assert clicked.failure is None
    assert clicked.post is not None
    return clicked.post


async def test_a_pause_by_agreement_from_proposal_to_going_on(home: House) -> None:
    anna, ben, carla = (Player(p) for p in home.discord.people("Anna", "Ben", "Carla"))
    await gather(home, [anna, ben, carla], "emerald")
    active = next(p for p in (anna, ben, carla) if asked_by_dm(p.person))
    await home.pass_time(60)
    left = await deadline(home)

    proposed = await ben.person.slash("table pause")
    assert "Ben proposes a pause" in said(proposed)
    assert "All 3 who are playing must agree" in said(proposed)
    assert "So far 2: Anna, Ben" in (await vote(proposed, anna.person, "I agree")).text
    assert "⏸️" not in home.board(ben.person).text
    agreed = await vote(proposed, carla.person, "I agree")
    await home.settle()
    assert "the pause is agreed" in agreed.text
    assert not agreed.buttons
    assert "as agreed by all" in home.board(ben.person).text
    assert "<t:" not in home.board(ben.person).text
    assert "as agreed by all" in active.person.inbox()[-1].text
    assert not picks(active.person.inbox()[-1])

    await home.pass_time(120)
    assert "goes on" in said(await carla.person.slash("table resume"))
    await home.settle()

    assert await deadline(home) == left
    assert "⏸️" not in home.board(ben.person).text
    assert await active.act(home, random.Random(1)) is not None


async def test_the_host_pauses_in_german_and_old_buttons_wait(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben", locale="de")
    card = (await anna.slash("emerald new")).post
    assert card is not None
    await ben.click(card, "Mitspielen")
    await anna.click(card, "Start")
    await home.settle()
    active = next(p for p in (anna, ben) if asked_by_dm(p))
    old = (await active.click(home.board(active), "Meine Hand")).post
    assert old is not None

    assert "macht Pause" in said(await anna.slash("table pause"))
    await home.settle()

    assert "ausgerufen von Anna" in home.board(ben).text
    waiting = (await active.click(home.board(active), "Meine Hand")).post
    assert waiting is not None
    assert "Pause" in waiting.text
    assert not picks(waiting)
    first = picks(old)[0]["custom_id"]
    assert "Der Tisch macht Pause" in said(await active.click(old, first))
    assert (await home.table()).record.log_length == 0
    more = (await ben.click(home.board(ben), "Mehr")).post
    assert more is not None
    assert "weiter" in said(await ben.click(more, "Weiterspielen"))
    assert (await active.click(old, first)).failure is None
    assert "macht keine Pause" in said(await ben.slash("table resume"))


async def test_strangers_and_double_clicks_decide_nothing(home: House) -> None:
    anna, ben, carla = home.discord.people("Anna", "Ben", "Carla")
    (zoe,) = home.discord.people("Zoe", locale="de")
    await gather(home, [Player(p) for p in (anna, ben, carla)], "emerald")
    more = (await ben.click(home.board(ben), "More")).post
    assert more is not None
    proposed = await ben.click(more, "Propose to stop")
    assert "2 must agree" in said(proposed)

    assert proposed.post is not None
    assert "already agreed" in said(await ben.click(proposed.post, "I agree"))
    assert "Du sitzt nicht" in said(await zoe.click(proposed.post, "I agree"))
    for command in ("pause", "abort", "resume"):
        assert "Du sitzt nicht" in said(await zoe.slash(f"table {command}"))
    assert (await home.table()).record.phase is Phase.RUNNING

    assert "called off" in (await vote(proposed, carla, "I agree")).text
    await home.settle()
    assert (await home.table()).record.phase is Phase.ENDED
    assert "called off" in home.board(anna).text


async def test_two_who_propose_at_once_hold_one_vote(home: House) -> None:
    anna, ben, carla = home.discord.people("Anna", "Ben", "Carla")
    await gather(home, [Player(p) for p in (anna, ben, carla)], "emerald")

    both = await asyncio.gather(ben.slash("table pause"), carla.slash("table pause"))

    assert sorted("So far 2" in said(shown) for shown in both) == [False, True]
    await vote(both[0], anna, "I agree")
    assert (await home.table()).record.pause is not None
    assert both[1].post is not None
    assert "vote is over" in said(await anna.click(both[1].post, "I agree"))


async def test_a_vote_and_a_pause_outlive_the_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben, carla = home.discord.people("Anna", "Ben", "Carla")
        await gather(home, [Player(p) for p in (anna, ben, carla)], "emerald")
        left = await deadline(home)
        proposed = await ben.slash("table pause")
        await vote(proposed, carla, "I agree")

        await home.close()
        await home.open()
        await vote(proposed, anna, "I agree")
        await home.settle()
        await home.close()
        home.clock.advance(2 * DAY)
        await home.open()

        assert "as agreed by all" in home.board(ben).text
        await home.pass_time(60)
        await ben.slash("table resume")
        assert await deadline(home) == left


async def test_a_vote_nobody_answers_ends_with_its_deadline(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    card = (await anna.slash("emerald new")).post
    assert card is not None
    await anna.select(card, "together")
    await ben.click(card, "Join")
    await anna.click(card, "Start")
    await home.settle()
    proposed = await ben.slash("table pause")
    assert proposed.post is not None

    await home.pass_time(600)

    assert "vote is over" in said(await anna.click(proposed.post, "I agree"))
    assert (await home.table()).record.pause is None


async def test_who_plays_alone_with_computers_is_asked_back_once(home: House) -> None:
    (anna,) = home.discord.people("Anna")
    await gather(home, [Player(anna)], "emerald", computers=1)

    sure = (await anna.slash("table abort")).post
    assert sure is not None
    assert sure.ephemeral
    assert (await home.table()).record.phase is Phase.RUNNING
    assert "called off" in said(await anna.click(sure, "Yes, end it"))

    assert (await home.table()).record.phase is Phase.ENDED


async def test_a_window_stands_still_in_a_pause(tmp_path: Path) -> None:
    async with house(tmp_path, seed=3) as home:
        players = [Player(p) for p in home.discord.people("Anna", "Ben", "Carla")]
        quick = {"pace": "together", "reaction_time": "60s"}
        await gather(home, players, "dracheninsel", options=quick)
        luck = random.Random(3)
        while not any(ask.seat == TABLE for ask in (await home.table()).state.asks()):
            await play_out(home, players, luck, clicks=1)
        asks = (await home.table()).state.asks()

        await players[0].person.slash("table pause")
        await home.pass_time(90)
        assert (await home.table()).state.asks() == asks
        assert "react" in home.board(players[0].person).text
        await players[1].person.slash("table resume")
        await home.pass_time(60)

        assert (await home.table()).state.asks() != asks


@pytest.mark.parametrize("who", ["host", "moderator"])
async def test_host_and_moderators_need_no_vote(home: House, who: str) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    await gather(home, [Player(anna), Player(ben)], "emerald")
    person = anna if who == "host" else home.discord.owner

    assert "paused" in said(await person.slash("table pause"))
    assert "is paused" in said(await person.slash("table pause"))
    assert "goes on" in said(await person.slash("table resume"))
