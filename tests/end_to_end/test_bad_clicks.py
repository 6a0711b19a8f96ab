"""Strangers, wrong seats, stale, doubled and forged clicks: one private sentence, no change."""

import asyncio
from collections.abc import Callable

import pytest

from bot.local.people import Person
from bot.local.post import Post
from tests.end_to_end.forging import send
from tests.end_to_end.house import House
from tests.end_to_end.players import picks
from tests.end_to_end.two_people import at_the_table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def lay(home: House, person: Person, panel: Post) -> None:
    """The first dice, the first of them as it comes: whoever rolled is asked for the other one."""
    version = (await home.table()).record.log_length
    while (await home.table()).record.log_length == version:
        control = picks(person.again(panel))[0]
        if "options" in control:
            await person.select(panel, control["options"][0]["value"], which=control["custom_id"])
        else:
            await person.click(person.again(panel), control["custom_id"])
        await home.settle()


async def test_a_stranger_is_refused_privately(home: House) -> None:
    await at_the_table(home)
    (stranger,) = home.discord.people("Zoe")
    before = (await home.table()).record

    shown = await stranger.click(home.board(stranger), "My hand")

    assert shown.post is not None
    assert shown.post.ephemeral
    assert "not seated" in shown.post.text
    assert (await home.table()).record == before


async def test_another_persons_button_is_refused(home: House) -> None:
    """Even with a genuine custom_id in the right message: the seat belongs to somebody else."""
    active, other = await at_the_table(home)
    panel = active.person.inbox()[-1]
    before = (await home.table()).record

    shown = await send(other.person, panel, picks(panel)[0]["custom_id"])

    assert shown is not None
    assert shown.ephemeral
    assert "not your seat" in shown.text
    assert (await home.table()).record == before


@pytest.mark.parametrize("where", ["private", "dm"])
async def test_an_old_panel_of_ones_own_becomes_the_current_one(home: House, where: str) -> None:
    """Not a dead end: the very message that was clicked says that the game has moved on, and asks
    what is asked now. Nothing is added, nothing happens in the game."""
    active, _ = await at_the_table(home)
    panel = active.person.inbox()[-1]
    hand = (await active.person.click(home.board(active.person), "My hand")).post
    assert hand is not None
    old, new = (hand, panel) if where == "private" else (panel, hand)
    await lay(home, active.person, new)
    before, seen = (await home.table()).record, len(active.person.everything())

    shown = await send(active.person, old, picks(old)[0]["custom_id"])

    assert shown is not None
    assert shown.id == old.id
    assert "The game has moved on" in shown.text
    assert len(active.person.everything()) == seen
    assert (await home.table()).record == before
    assert picks(shown) == picks(active.person.again(new))
    assert (await active.person.click(shown, picks(shown)[0]["custom_id"])).failure is None
    assert picks(active.person.again(shown)) != picks(shown), "it leads on"


async def test_a_neighbour_with_an_old_panel_gets_the_sentence_only(home: House) -> None:
    active, other = await at_the_table(home)
    panel = active.person.inbox()[-1]
    hand = (await active.person.click(home.board(active.person), "My hand")).post
    assert hand is not None
    await active.person.click(panel, picks(panel)[0]["custom_id"])
    await home.settle()

    shown = await send(other.person, hand, picks(hand)[0]["custom_id"])

    assert shown is not None
    assert shown.ephemeral
    assert shown.id != hand.id
    assert "not your seat" in shown.text


@pytest.mark.parametrize(
    "spoil",
    [
        lambda genuine: genuine[:-1] + ("A" if genuine[-1] != "A" else "B"),
        lambda genuine: genuine.replace("a:1:", "a:2:", 1),
        lambda genuine: genuine.replace("T1", "T2", 1),
        lambda _: "a:1:0:1:redT1:AAAAAAAA",
        lambda _: "a:zz",
        lambda _: "t:",
        lambda _: "x" * 100,
        lambda _: "a:" + "9" * 98,
        lambda _: "t:1:end:yes:AAAAAAAA",
        lambda genuine: genuine,  # genuine, but in a message that does not carry it
    ],
)
async def test_forged_buttons_are_refused_alike(home: House, spoil: Callable[[str], str]) -> None:
    """Whether or not such a table exists, the sentence is the same, and nothing happens."""
    active, other = await at_the_table(home)
    genuine = picks(active.person.inbox()[-1])[0]["custom_id"]
    before = (await home.table()).record

    shown = await send(other.person, home.board(other.person), spoil(genuine))

    assert shown is not None
    assert shown.ephemeral
    assert shown.text == "This button is not one of mine."
    assert (await home.table()).record == before


async def test_two_clicks_at_once_act_once(home: House) -> None:
    active, _ = await at_the_table(home)
    panel = active.person.inbox()[-1]
    await active.person.click(panel, picks(panel)[0]["custom_id"])  # two dice
    await home.settle()
    offered = [str(one["custom_id"]) for one in picks(active.person.again(panel))]
    custom_id = next(one for one in offered if one.split(":")[4].endswith(".end"))
    version = (await home.table()).record.log_length

    # Both look at the same message, and the first answer may be the last one to arrive.
    said = list[str]()
    home.discord.world.listeners.append(lambda _: said.append(active.person.again(panel).text))
    await asyncio.gather(*(send(active.person, panel, custom_id) for _ in range(2)))
    home.discord.world.listeners.pop()
    await home.settle()

    assert (await home.table()).record.log_length == version + 1
    assert any("moved on" in text for text in said)


async def test_only_the_host_starts_and_the_lobby_says_so(home: House) -> None:
    anna, ben = home.discord.people("Anna", "Ben")
    card = (await anna.slash("emerald new")).post
    assert card is not None
    await ben.click(card, "Join")

    shown = await ben.click(card, "Start")
    again = await ben.click(card, "Join")
    second = await ben.slash("emerald new")

    for refused, words in (
        (shown, "host"),
        (again, "already seated"),
        (second, "already a table"),
    ):
        assert refused.post is not None
        assert refused.post.ephemeral
        assert words in refused.post.text
