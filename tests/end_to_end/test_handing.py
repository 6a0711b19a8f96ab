"""Seats that change hands before everybody's eyes: offered, taken with one click, taken back."""

import random
from pathlib import Path

import pytest

from bot.local.people import Person
from bot.local.script import FOREVER
from bot.local.troubles import TROUBLES
from bot.table.model.record import Chair
from tests.discord_server import naps
from tests.end_to_end.answers import post_of
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, asked_by_dm, gather, picks

pytestmark = pytest.mark.asyncio(loop_scope="module")

LUCK = random.Random(1)


async def chair(home: House, seat: int = 0) -> Chair:
    return (await home.table()).record.chairs[seat]


async def seated(home: House, *names: str) -> tuple[Player, ...]:
    players = tuple(Player(person) for person in home.discord.people(*names))
    await gather(home, list(players), "emerald")
    return players


def active_first(one: Player, other: Player) -> tuple[Player, Player, int]:
    """Who is asked, who waits, and the seat that is asked."""
    return (one, other, 0) if asked_by_dm(one.person) else (other, one, 1)


@pytest.mark.parametrize("habit", ["dm", "closed"])
async def test_a_member_takes_the_seat_over_with_one_click(home: House, habit: str) -> None:
    owner, other, seat = active_first(*await seated(home, "Anna", "Ben"))
    (zoe,) = home.discord.people("Zoe", locale="de")
    heir = Player(zoe, "closed" if habit == "closed" else "dm")
    panel = owner.person.inbox()[-1]

    command = await owner.person.slash("table replace", seat=str(seat), member=zoe)
    offer = post_of(command)
    assert offer.mentions(zoe.id)
    assert not offer.files
    assert picks(owner.person.again(panel))  # until she agrees nothing has changed
    assert zoe.inbox() == []
    refused = post_of(await other.person.click(offer, "Take the seat"))
    assert "somebody else" in refused.text

    await zoe.click(offer, "Take the seat")
    await home.settle()

    assert (await chair(home, seat)) == Chair(zoe.id, "Zoe")
    assert f"Zoe plays on for {owner.person.name}" in zoe.again(offer).text
    assert owner.person.inbox() == []  # what it was is not theirs any more
    hand = [post for post in zoe.visible() if post.ephemeral]
    assert len(hand) == 1
    assert picks(hand[0])
    called = [post for post in zoe.visible() if not post.ephemeral and post.mentions(zoe.id)]
    assert (len(zoe.inbox()), len(called)) == ((1, 0) if habit == "dm" else (0, 1))
    heir.panel = hand[0]
    assert await heir.act(home, LUCK) is not None
    late = post_of(await owner.person.click(home.board(owner.person), "My hand"))
    assert "not seated" in late.text


async def test_an_old_private_panel_of_the_former_owner_is_worth_nothing(home: House) -> None:
    owner, _, seat = active_first(*await seated(home, "Anna", "Ben"))
    (zoe,) = home.discord.people("Zoe")
    old = post_of(await owner.person.click(home.board(owner.person), "My hand"))
    offer = await owner.person.slash("table replace", seat=str(seat), member=zoe)
    await zoe.click(post_of(offer), "Take the seat")

    first = picks(old)[0]["custom_id"]

    assert "not your seat" in post_of(await owner.person.click(old, first)).text
    assert "not seated" in post_of(await owner.person.click(old, "Refresh")).text


async def test_a_seat_goes_to_a_computer_and_back_with_one_click(home: House) -> None:
    anna, ben = await seated(home, "Anna", "Ben")
    left = post_of(await anna.person.slash("table replace", seat="Anna"))
    await home.settle()
    assert "A computer plays on for Anna" in left.text
    assert (await chair(home)) == Chair(anna.person.id, "Anna", "normal")
    assert (await home.table()).record.host == ben.person.id
    again = post_of(await anna.person.slash("table replace", seat="Anna"))
    assert "already" in again.text

    warm = post_of(await anna.person.click(home.board(anna.person), "My hand"))
    await anna.person.click(warm, "I play again myself")

    assert (await chair(home)) == Chair(anna.person.id, "Anna")


async def test_the_way_back_stands_in_the_dms_and_leads_to_one_panel(home: House) -> None:
    owner, _, seat = active_first(*await seated(home, "Anna", "Ben"))
    panel = owner.person.inbox()[-1]
    await owner.person.slash("table replace", seat=str(seat))
    await home.settle()
    assert "keeps your seat warm" in owner.person.again(panel).text

    await owner.person.click(owner.person.again(panel), "I play again myself")
    await home.settle()

    assert (await chair(home, seat)).is_played
    assert "you play again yourself" in owner.person.again(panel).text
    assert len([post for post in owner.person.inbox() if picks(post)]) == 1


async def test_giving_up_is_noted(home: House) -> None:
    anna, _ = await seated(home, "Anna", "Ben")
    sure = post_of(await anna.person.slash("table resign"))
    assert "counts as lost" in sure.text

    await anna.person.click(sure, "Yes, give up")

    assert (await chair(home)).resigned


async def test_only_absent_seats_are_in_the_hands_of_others(home: House) -> None:
    anna, ben, carla = (p.person for p in await seated(home, "Anna", "Ben", "Carla"))
    owner = home.discord.owner
    assert await names(anna) == ["1. Anna"]
    assert await names(ben) == ["2. Ben"]
    assert await names(owner) == []
    assert "is playing" in post_of(await anna.slash("table replace", seat="1")).text
    assert "not your seat" in post_of(await ben.slash("table replace", seat="0")).text
    assert "no such seat" in post_of(await anna.slash("table replace", seat="Zoe")).text
    assert "already seated" in post_of(
        await anna.slash("table replace", seat="0", member=ben)
    ).text  # fmt: skip

    await ben.slash("table replace", seat="1")  # a computer plays for Ben
    assert await names(anna) == ["1. Anna", "2. Ben"]
    assert await names(owner) == ["2. Ben"]
    assert await names(carla) == ["3. Carla"]
    (zoe,) = home.discord.people("Zoe")
    offer = post_of(await owner.slash("table replace", seat="1", member=zoe))
    await zoe.click(offer, "Take the seat")

    assert (await chair(home, 1)) == Chair(zoe.id, "Zoe")


async def names(person: Person) -> list[str]:
    return [choice.name for choice in await person.complete("table replace", "seat", "")]


async def test_an_offer_outlives_the_bot_but_not_its_deadline(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        (zoe, yan) = home.discord.people("Zoe", "Yan")
        card = post_of(await anna.slash("emerald new"))
        await anna.select(card, "together")
        await ben.click(card, "Join")
        await anna.click(card, "Start")
        await home.settle()
        offers = [
            post_of(await anna.slash("table replace", seat="0", member=zoe)),
            post_of(await ben.slash("table replace", seat="1", member=yan)),
        ]

        await home.close()
        await home.open()
        await zoe.click(offers[0], "Take the seat")
        assert (await chair(home)).user == zoe.id
        await home.pass_time(601)

        assert "not on offer" in post_of(await yan.click(offers[1], "Take the seat")).text
        assert (await chair(home, 1)).user == ben.id


async def test_the_host_may_replace_whoever_has_left_the_server(tmp_path: Path) -> None:
    """DV6: at once, though they have missed no turn yet; Discord is asked at that moment."""
    async with house(tmp_path) as home:
        anna, ben, carla = (p.person for p in await seated(home, "Anna", "Ben", "Carla"))
        assert "is playing" in post_of(await anna.slash("table replace", seat="Ben")).text
        home.discord.world.leave(home.discord.guild, ben.user)

        assert "not your seat" in post_of(await carla.slash("table replace", seat="Ben")).text
        assert "is playing" in post_of(await anna.slash("table replace", seat="Carla")).text
        left = post_of(await anna.slash("table replace", seat="Ben"))

        assert "A computer plays on for Ben" in left.text
        assert (await chair(home, 1)).computer == "normal"


async def test_somebody_else_may_have_the_seat_of_whoever_has_left(tmp_path: Path) -> None:
    """DV6: a moderator offers it; it is shown among the seats while they are waited for."""
    async with house(tmp_path) as home:
        one, two = await seated(home, "Anna", "Ben")
        gone, _, seat = active_first(one, two)
        (zoe,) = home.discord.people("Zoe")
        owner = home.discord.owner
        assert await names(owner) == []
        home.discord.world.leave(home.discord.guild, gone.person.user)
        assert await names(owner) == [f"{seat + 1}. {gone.person.name}"]

        offer = post_of(await owner.slash("table replace", seat=str(seat), member=zoe))
        await zoe.click(offer, "Take the seat")

        assert (await chair(home, seat)).user == zoe.id


@pytest.mark.parametrize("trouble", ["503", "missing access", "forbidden"])
async def test_nobody_is_taken_for_gone_because_discord_does_not_tell(
    tmp_path: Path, trouble: str
) -> None:
    """DV6: only that it knows no such member counts."""
    async with house(tmp_path) as home:
        anna, _ = (p.person for p in await seated(home, "Anna", "Ben"))
        home.discord.faults.strike("GET /guilds/.*/members/", TROUBLES[trouble], FOREVER)

        with naps():
            answer = post_of(await anna.slash("table replace", seat="Ben"))

        assert "is playing" in answer.text
        assert (await chair(home, 1)).is_played


async def test_in_the_lobby_there_is_nobody_to_be_waited_for(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        await anna.slash("emerald new")

        assert await names(home.discord.owner) == []
        assert await names(anna) == ["1. Anna"]
