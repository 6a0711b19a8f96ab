"""A board that cannot be shown keeps nobody from being asked, and comes as soon as it can."""

import asyncio
from pathlib import Path

import pytest

from bot.local import guilds
from bot.local.acts import Act
from bot.local.errors import INVALID_FORM_BODY, ApiError
from bot.local.model import Overwrite
from bot.local.script import FOREVER, ONCE, Term
from bot.local.troubles import TROUBLES, Trouble, Wait
from tests.discord_server import naps
from tests.end_to_end.delivery.usual import (
    alarms,
    asked_user,
    asks_once,
    boards,
    finish_turn,
    is_in_step,
    move,
    passes,
    play_on,
    usual,
)
from tests.end_to_end.house import house
from tests.patience import until

REFUSED = ("automod", "forbidden", "bad form", "too large", "missing permissions")


@pytest.mark.parametrize("name", REFUSED)
async def test_a_refused_board_silences_nobody(tmp_path: Path, name: str) -> None:
    """D-2: the next one is asked at once, nothing pauses, the host is told once what to change."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        fault = home.discord.faults.strike(Act.CHANNEL_EDIT, TROUBLES[name], FOREVER)

        for _ in range(2):
            pair = await play_on(home, pair)
            assert asks_once(pair.active.person)
            assert (await home.table()).record.pause is None
        anna = home.discord.people("Anna")[0]
        assert len(alarms(pair.active.person, pair.other.person)) == 1
        assert len(alarms(anna)) == 1
        assert bool(home.discord.take_errors()) is (name == "bad form")  # a body of ours

        fault.lift()
        pair = await play_on(home, pair)
        assert await is_in_step(home)
        assert alarms(pair.active.person, pair.other.person) == []


async def test_a_thread_that_moderators_have_closed_silences_nobody(tmp_path: Path) -> None:
    """D-2: an edit is answered 50083, a new post 160005."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        faults = home.discord.faults
        faults.strike(Act.CHANNEL_EDIT, TROUBLES["archived thread"], FOREVER)
        faults.strike(Act.CHANNEL_POST, TROUBLES["locked thread"], FOREVER)

        pair = await play_on(home, pair)

        assert asks_once(pair.active.person)
        assert (await home.table()).record.pause is None
        assert len(alarms(home.discord.people("Anna")[0])) == 1


async def test_a_board_comes_down_for_a_reason_without_a_move(tmp_path: Path) -> None:
    """D-3 a: it has scrolled away and the channel's permissions are edited: one board, at the
    bottom, whatever Discord remembers of its nonce."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        owner = home.discord.owner
        owner.delete(home.board(owner))
        await home.heard()
        for number in range(9):
            owner.say(f"hello {number}")
        await home.pass_time(65)
        world = home.discord.world
        world.overwrite(home.discord.channel, Overwrite(world.bot_id, 1, allow=1))
        await home.heard()

        (board,) = boards(pair.active.person)
        assert board.id == owner.visible()[-1].id
        assert board.pictures


async def test_the_board_is_brought_below_as_often_as_somebody_asks(tmp_path: Path) -> None:
    """D-3 b, D-12: without a move between, and the one above loses its buttons."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        seen = {boards(pair.active.person)[0].id}
        for _ in range(2):
            assert (await pair.other.person.slash("table board")).failure is None
            await home.settle()
            (board,) = boards(pair.active.person)
            assert board.id not in seen
            seen.add(board.id)

        pair = await play_on(home, pair)
        assert [post.id for post in boards(pair.active.person)] == [max(seen)]


async def test_a_board_deleted_twice_comes_back_twice(tmp_path: Path) -> None:
    """D-3 c: without a move between."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        owner, seen = home.discord.owner, set[int]()
        for _ in range(3):
            (board,) = boards(pair.active.person)
            assert board.id not in seen
            seen.add(board.id)
            owner.delete(board)
            await home.heard()
        assert len(boards(pair.active.person)) == 1


async def test_what_is_owed_is_tried_for_ever(tmp_path: Path) -> None:
    """D-5: a quarter of an hour of 503 is more than five attempts; the board comes within a minute
    of its end, and the next one was asked all the while."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        fault = home.discord.faults.strike(Act.CHANNEL_EDIT, TROUBLES["503"], FOREVER)
        with naps():
            pair = await play_on(home, pair)
            assert asks_once(pair.active.person)
            await passes(home, 15 * 60, step=20)
            assert not await is_in_step(home)
            assert await home.bot.store.pending_outbox() == [1]

            fault.lift()
            await passes(home, 60)

        assert await is_in_step(home)
        assert await home.bot.store.pending_outbox() == []


async def refused_late(wait: Wait) -> None:
    """Discord takes its time, and then does not want it."""
    await wait(10)
    raise ApiError(400, INVALID_FORM_BODY, "Invalid Form Body")


async def test_a_change_that_comes_during_a_failure_is_shown(tmp_path: Path) -> None:
    """D-6: an edit is held and then refused; what has happened meanwhile is not stranded."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        faults = home.discord.faults
        held = faults.strike(Act.CHANNEL_EDIT, Trouble(refused_late), ONCE)
        pair = await move(home, pair)
        before = (await home.table()).record.public_version
        assert held.met == 1
        pair = await finish_turn(home, pair)
        assert (await home.table()).record.public_version > before

        await passes(home, 15)

        assert await is_in_step(home)
        assert asks_once(pair.active.person)
        home.discord.take_errors()


async def test_dms_do_not_wait_for_a_board_that_is_out_of_order(tmp_path: Path) -> None:
    """D-11: not a second passes; and a board that is well again is shown by the next change."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        home.discord.faults.strike(Act.CHANNEL_EDIT, TROUBLES["503"], Term(times=3))
        began = home.clock.now()
        with naps():
            pair = await play_on(home, pair)
            assert asks_once(pair.active.person)
            assert home.clock.now() == began
            await passes(home, 60)
        assert await is_in_step(home)


@pytest.mark.parametrize("answer", ["missing access", "503"])
async def test_after_a_servers_outage_the_game_goes_on_by_itself(
    tmp_path: Path, answer: str
) -> None:
    """D-17: nobody has to type anything, and no time was taken from anybody."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        world, guild = home.discord.world, home.discord.guild
        fault = home.discord.faults.strike(Act.CHANNEL_EDIT, TROUBLES["missing access"], FOREVER)
        if answer == "503":
            fault.lift()
            guilds.take_away(world, guild)
        with naps():
            await move(home, pair)
            await passes(home, 600)
            paused = (await home.table()).record.pause
            assert (paused is not None) is (answer == "missing access")

            fault.lift()
            if answer == "503":
                guilds.bring_back(world, guild)
            else:
                create = home.discord.wire.guild_create(guild)
                home.discord.gateway.dispatch("GUILD_CREATE", create, guild.id)
            await home.heard()
            await passes(home, 60)

        table = await home.table()
        assert table.record.pause is None
        assert await is_in_step(home)
        asked = await asked_user(home)
        assert [p.person.id == asked for p in pair if asks_once(p.person)] == [True]
        turn = next(at for (kind, _), at in table.state.due.items() if kind == "turn")
        assert turn - home.clock.now() > 24 * 3600 - 120


async def test_a_board_deleted_before_its_posting_is_answered_comes_back(tmp_path: Path) -> None:
    """DV2: the gateway tells of the deletion while the answer to the POST is still on its way."""
    async with house(tmp_path) as home:
        await usual(home)
        owner, faults = home.discord.owner, home.discord.faults
        held = faults.strike(Act.CHANNEL_POST, TROUBLES["delay after doing"], ONCE)
        owner.delete(boards(owner)[0])
        await until(lambda: held.met == 1 and len(boards(owner)) == 1)
        owner.delete(boards(owner)[0])
        await home._marked(home.bot)

        await passes(home, 10)

        assert await is_in_step(home)
        assert await home.bot.store.pending_outbox() == []


async def test_a_lobby_deleted_before_its_posting_is_answered_comes_back(tmp_path: Path) -> None:
    """DV2: the same for the card, which is the answer to a command."""
    async with house(tmp_path) as home:
        (anna,), owner = home.discord.people("Anna"), home.discord.owner
        held = home.discord.faults.strike(Act.ANSWER, TROUBLES["delay after doing"], ONCE)
        opening = asyncio.create_task(anna.slash("emerald new"))
        await until(lambda: held.met == 1 and bool(owner.visible()))
        owner.delete(owner.visible()[0])
        await home._marked(home.bot)
        await passes(home, 10)
        await opening

        await passes(home, 60)

        (card,) = owner.visible()
        assert "Join" in card.buttons
