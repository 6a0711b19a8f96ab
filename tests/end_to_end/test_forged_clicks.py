"""Forged and replayed clicks in great number: refused in private, alike, and without a trace."""

import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.local.people import Person
from bot.local.post import Post
from bot.ui.intake.custom_id import Forged, unpack_custom_id
from tests.end_to_end.forging import forged, send
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, asked_by_dm, gather, picks

NOT_MINE = "This button is not one of mine."
REPLAYED = ("That is not your seat.", "You are not seated at this table.")


async def tables(home: House) -> tuple[list[Player], Post]:
    """A running table of Anna and Ben, and a lobby that Carl has opened."""
    anna, ben, carl = (Player(p, "dm") for p in home.discord.people("Anna", "Ben", "Carl"))
    await gather(home, [anna, ben], "emerald")
    aside = home.discord.world.add_channel(home.discord.guild, "nebenan")
    card = (await carl.person.slash("scratch_island new", at=aside)).post
    assert card is not None
    return [anna, ben, carl], card


def genuine_ids(*posts: Post) -> list[str]:
    return [str(one["custom_id"]) for post in posts for one in post.enabled]


def carrying(person: Person, post: Post, custom_id: str) -> Post:
    """The same message, as if the bot had sent it with this button: only the MAC is left."""
    world = person.discord.world
    message = deepcopy(world.messages[post.channel][post.id])
    message.id = world.ids.next()
    _rename(message.components, custom_id)
    world.messages[post.channel][message.id] = message
    return Post(person.discord.wire.message_event(message))


def _rename(components: list[dict[str, Any]], custom_id: str) -> None:
    for one in components:
        if "custom_id" in one:
            one["custom_id"] = custom_id
        _rename(one.get("components", []), custom_id)


async def assert_forged_clicks_are_refused(home: House, clicks: int) -> None:
    """So many forged clicks by all kinds of people, on messages that carry them and that do not."""
    players, card = await tables(home)
    board = home.board(players[0].person)
    genuine = genuine_ids(board, card, *(p for player in players for p in player.person.inbox()))
    (stranger,) = home.discord.people("Zoe")
    luck, people = random.Random(1), [*(player.person for player in players), stranger]
    before = [(await home.table(number)).state for number in (1, 2)]
    for number in range(clicks):
        person, post = luck.choice(people), luck.choice((board, card))
        made = forged(genuine, luck).replace("\ud800", "\ufffd")  # Discord sends no half signs
        carried = carrying(person, post, made) if number % 3 == 0 else post
        shown = await send(person, carried, made)
        assert shown is not None, made
        assert (shown.ephemeral, shown.text) == (True, NOT_MINE), made
        if carried is not post:
            del home.discord.world.messages[carried.channel][carried.id]
    await home.settle()
    assert [(await home.table(number)).state for number in (1, 2)] == before


async def test_forged_clicks_are_refused_alike(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await assert_forged_clicks_are_refused(home, clicks=100)


@pytest.mark.soak
async def test_fifty_thousand_forged_clicks(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await assert_forged_clicks_are_refused(home, clicks=50_000)


def test_a_thousand_forged_ids_mean_nothing() -> None:
    key, luck = b"k" * 32, random.Random(2)
    genuine = ["a:1:0:3:redT1:AAAAAAAA", "t:1:hand::AAAAAAAA", "v:2:option:pace:AAAAAAAA"]
    for _ in range(1000):
        with pytest.raises(Forged):
            unpack_custom_id(forged(genuine, luck), key)


async def test_a_genuine_button_in_other_hands_is_refused(tmp_path: Path) -> None:
    """Replayed by everybody else, in the message that carries it and in another."""
    async with house(tmp_path) as home:
        players, card = await tables(home)
        active = next(player for player in players if asked_by_dm(player.person))
        panel = active.person.inbox()[-1]
        (stranger,) = home.discord.people("Zoe")
        others = [player.person for player in players if player is not active]
        before = [(await home.table(number)).state for number in (1, 2)]
        for pick in picks(panel):
            for person in (*others, stranger):
                shown = await send(person, panel, pick["custom_id"])
                assert shown is not None
                assert (shown.ephemeral, shown.text in REPLAYED) == (True, True), shown.text
            shown = await send(active.person, card, pick["custom_id"])
            assert shown is not None
            assert (shown.ephemeral, shown.text) == (True, NOT_MINE)
        assert [(await home.table(number)).state for number in (1, 2)] == before
