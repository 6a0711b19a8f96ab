"""People with naughty names: nothing that the bot says to anybody is more than their names."""

import random

import pytest

from bot.local.people import Person
from bot.ui.message.escaping import escaped
from tests.end_to_end.answers import post_of
from tests.end_to_end.house import House
from tests.end_to_end.players import Player, gather, play_out
from tests.end_to_end.rushing import rushed
from tests.ui.message.naughty import CALL, LINK, NAUGHTY, SPOILER, meant

pytestmark = pytest.mark.asyncio(loop_scope="module")


def assert_names_are_text(*people: Person) -> str:
    """Whatever these people can see anywhere, where no name is more than its letters."""
    texts = [post.text for person in people for post in person.everything()]
    assert [text for text in texts if meant(text)] == []
    return "\n".join(texts)


async def test_a_table_from_the_lobby_to_the_vote(home: House) -> None:
    """D-10: a name is text wherever it stands."""
    anna, ben, zoe = home.discord.people(LINK, SPOILER, CALL)
    players = [Player(anna), Player(ben)]
    card = post_of(await anna.slash("emerald new"))
    assert escaped(LINK) in card.text
    await anna.click(card, "Cancel")
    await anna.click(anna.visible()[-1], "Yes, call it off")
    await gather(home, players, "emerald")
    await play_out(home, players, random.Random(1), clicks=8)
    board = home.board(anna)
    for opened in ("Log", "My hand"):
        post_of(await anna.click(board, opened))
    post_of(await ben.click(next(p for p in ben.inbox() if p.buttons), "Since my last turn"))
    post_of(await anna.slash("games"))
    post_of(await anna.slash("table board", text=True))
    post_of(await ben.slash("table pause"))
    post_of(await anna.slash("table pause"))
    await home.settle()
    assert f"called by {escaped(LINK)}" in anna.again(board).text
    post_of(await anna.slash("table resume"))
    offer = post_of(await ben.slash("table replace", seat="1", member=zoe))
    assert escaped(SPOILER) in offer.text
    post_of(await zoe.click(offer, "Take the seat"))
    await home.settle()
    told = assert_names_are_text(anna, ben, zoe)
    assert all(escaped(name) in told for name in (LINK, SPOILER, CALL))


async def test_the_table_of_honour(home: House) -> None:
    anna, ben = home.discord.people(*NAUGHTY[:2])
    await rushed(home, anna, ben)
    table = post_of(await anna.slash("stats", game="emerald"))
    post_of(await anna.click(table, "All games"))
    told = assert_names_are_text(anna, ben)
    assert escaped(LINK) in told
    assert LINK in table.alt_texts[0]
