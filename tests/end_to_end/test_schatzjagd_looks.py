"""Who looks at a face-down card sees its face, he alone, wherever he plays."""

import secrets

import pytest

from bot.games.contract import Seat
from bot.games.schatzjagd.content import CASTLES, NAMES
from bot.local.post import Post
from bot.table.table import Table
from tests.end_to_end.house import House
from tests.end_to_end.players import Habit, Player, gather, picks
from tests.end_to_end.schatzjagd_duel import answer
from tests.games.schatzjagd.kit import asked, hand, way
from tests.truth import truth

pytestmark = pytest.mark.asyncio(loop_scope="module")

ANNA, BEN = Seat(0), Seat(1)
habits = pytest.mark.parametrize("habit", ["dm", "hand", "closed"])


@pytest.fixture(autouse=True)
def ben_holds_clairvoyance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda number=32: bytes([5]) * number)


async def say(home: House, players: list[Player], text: str) -> Table:
    table = await home.table()
    seat, _ = asked(truth(table.state))
    await answer(home, players[seat], way(truth(table.state), text))
    return table


async def day(home: House, players: list[Player], text: str) -> None:
    """Whose turn it is stays at home and does this with a card."""
    state = truth((await home.table()).state)
    await say(home, players, f"{NAMES[CASTLES[state.lords[state.turn.seat].castle]]}.{text}")


async def hidden_cards(home: House, habit: Habit) -> list[Player]:
    """An orc at C4 and a wolf at D7 are Anna's, a map at E9 is Ben's, whose day it is."""
    persons = home.discord.people("Anna", "Ben")
    players = [Player(persons[0]), Player(persons[1], habit)]
    await gather(home, players, "schatzjagd", options={"castles": "assigned"})
    assert "clairvoyance" in hand(truth((await home.table()).state), BEN)
    await day(home, players, "slot.orc.C4")
    await day(home, players, "slot.map_h2.E9")
    await day(home, players, "slot.wolf.D7")
    return players


async def since(home: House, player: Player) -> str:
    """*Since my last turn*, as this person reads it behind *My hand*."""
    shown = (await player.person.click(home.board(player.person), "My hand")).post
    assert shown is not None
    await player.person.click(shown, "Since my last turn")
    return (await player.person.wait(lambda one: "since your last turn" in one.text)).text


def left_of(player: Player) -> Post:
    """What the panel has become."""
    return player.person.inbox()[-1] if player.panel is None else player.person.again(player.panel)


@habits
@pytest.mark.rule("SJ-122")
@pytest.mark.scenario("schatzjagd", "W-44")
async def test_a_face_looked_at_is_told_at_once_and_again_on_request(
    home: House, habit: Habit
) -> None:
    anna, ben = players = await hidden_cards(home, habit)
    await day(home, players, "cast-clairvoyance")
    for field, face in (("C4", "Orc"), ("D7", "Wolf")):
        await say(home, players, field)
        panel = await ben.look(home)
        assert panel is not None
        assert f"🤫 Hidden on {field}: {face}." in panel.text
    await say(home, players, "stop")

    assert picks(left_of(ben)) == []
    story = await since(home, ben)
    assert "Orc" in story
    assert "Wolf" in story
    assert not any("Hidden on" in post.text for post in anna.person.everything())


@habits
@pytest.mark.rule("SJ-122")
@pytest.mark.scenario("schatzjagd", "W-44")
async def test_a_look_that_ends_the_turn_is_told_in_what_is_left_of_the_panel(
    home: House, habit: Habit
) -> None:
    """Three looks: the last face is told although nothing more is asked, with the new card."""
    _, ben = players = await hidden_cards(home, habit)
    await day(home, players, "cast-clairvoyance")
    for field in ("C4", "E9", "D7"):
        await say(home, players, field)

    left = left_of(ben)
    assert picks(left) == []
    assert "Wolf" in left.text
    assert "You draw:" in left.text
    story = await since(home, ben)
    assert all(face in story for face in ("Orc", "Map H2", "Wolf"))


@pytest.mark.rule("SJ-122")
async def test_what_one_has_slotted_oneself_is_not_noted_down_for_him(home: House) -> None:
    """He knows it, and messages stay: they must not remember more than the option says."""
    anna, _ = await hidden_cards(home, "dm")

    assert not any("Orc" in post.text for post in anna.person.inbox())
