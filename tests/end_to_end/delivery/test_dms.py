"""Whoever is asked is told: by DM, and where that fails by another way; once, and for ever."""

from functools import partial
from pathlib import Path

import pytest

from bot.local import refusals
from bot.local.acts import Act
from bot.local.events import Event, MessageCreated
from bot.local.model import Flag
from bot.local.script import FOREVER, ONCE, Term
from bot.local.troubles import TROUBLES, answer
from bot.table.model.message_record import panel_of
from tests.discord_server import naps
from tests.end_to_end.delivery.usual import (
    Pair,
    asks_once,
    boards,
    finish_turn,
    is_told,
    panels,
    passes,
    play_on,
    quiet,
    until_so,
    usual,
)
from tests.end_to_end.house import House, house
from tests.end_to_end.players import asked_by_dm, picks


async def test_one_dropped_connection_is_tried_again(tmp_path: Path) -> None:
    """D-4: the post of the panel ends unanswered; a moment later it is there, once."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        for trouble in ("cut", "cut after doing"):
            home.discord.faults.strike(Act.DM_POST, TROUBLES[trouble], ONCE)
            pair = await finish_turn(home, pair)
            person = pair.active.person
            await until_so(home, partial(asks_once, person), within=40)
            await passes(home, 150)
            assert asks_once(pair.active.person)
            assert await home.bot.store.pending_outbox() == []


async def test_closed_dms_are_tried_again_by_a_click_a_minute_later(tmp_path: Path) -> None:
    """D-15: refused once, opened again: the click is answered, and the next turn comes by DM."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        pair.other.person.accept_dms(accepts=False)
        pair = await play_on(home, pair)
        person = pair.active.person
        assert is_told(home, person)
        assert not asked_by_dm(person)

        person.accept_dms(accepts=True)
        await home.pass_time(61)
        assert (await person.click(home.board(person), "My hand")).failure is None
        await home.settle()

        assert not [post for post in home.discord.owner.visible() if post.mentions(person.id)]
        pair = await play_on_by_any_way(home, pair)
        pair = await play_on(home, pair)
        assert pair.active.person == person
        assert asks_once(person)


async def test_closed_dms_are_tried_again_after_a_day(tmp_path: Path) -> None:
    """D-15: whoever has clicked nothing since."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        other = pair.other.person
        other.accept_dms(accepts=False)
        pair = await play_on(home, pair)
        other.accept_dms(accepts=True)
        for _ in range(25):  # the turn has 24 hours; a pause stops its clock
            if (await home.table()).record.pause is None:
                await home.discord.owner.slash("table pause")
            await passes(home, 3600, step=25)
        await home.discord.owner.slash("table resume")
        await home.settle()

        assert asks_once(other)


async def test_only_what_means_closed_closes(tmp_path: Path) -> None:
    """D-15: 40003 (too fast) and a body that is wrong pass; the next DM comes as ever."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        for trouble in ("DMs too fast", "bad form"):
            home.discord.faults.strike(Act.DM_POST, TROUBLES[trouble], ONCE)
            pair = await finish_turn(home, pair)
            await quiet(home)
            asked = pair.active.person
            assert not (await home.bot.tables.people.get(asked.id)).dms_closed
            await until_so(home, partial(is_told, home, asked), within=120)
            pair = await play_on_by_any_way(home, pair)
            assert asks_once(pair.active.person)
        assert len(home.discord.take_errors()) == 1  # the body was ours


async def play_on_by_any_way(home: House, pair: Pair) -> Pair:
    """In the DM, or by *My hand* where no panel has come."""
    if not asked_by_dm(pair.active.person):
        pair.active.habit = "hand"
    turned = await finish_turn(home, pair)
    await quiet(home)
    pair.active.habit = "dm"
    return turned


async def test_somebody_who_cannot_be_found_stops_nobody(tmp_path: Path) -> None:
    """D-16: opening the DM is answered 404; they are mentioned, and all others are told."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        await home.close()
        await home.open()
        home.discord.faults.strike(Act.OPEN_DM, answer(refusals.unknown_user), FOREVER)

        pair = await play_on(home, pair)

        assert is_told(home, pair.active.person)
        assert await home.bot.store.pending_outbox() == []


async def test_a_finished_turn_shows_how_things_stand(tmp_path: Path) -> None:
    """D-19: one living message in the DM, with the board and a way on; no graveyard above it."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        for _ in range(6):
            pair = await play_on(home, pair)
            (idle,) = panels(pair.other.person)
            assert not picks(idle)
            assert any(name.startswith("board-") for name in idle.files)
            assert "Refresh" in idle.buttons
            assert asks_once(pair.active.person)


async def test_a_copy_says_of_which_moment_it_is(tmp_path: Path) -> None:
    """D-21: what *My hand* has shown carries its moment, and a stale click makes it current."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        waiting = (await pair.other.person.click(home.board(pair.other.person), "My hand")).post
        mine = (await pair.active.person.click(home.board(pair.active.person), "My hand")).post
        assert waiting is not None
        assert mine is not None
        assert "As of <t:" in waiting.text
        assert "<t:" in mine.text  # until when it is asked
        owner = pair.active
        await play_on(home, pair)

        shown = (await owner.person.click(mine, picks(mine)[0]["custom_id"])).post

        assert shown is not None
        assert shown.id == mine.id
        assert "moved on" in shown.text
        assert not picks(shown)


async def test_a_dm_that_fails_for_a_minute_is_replaced_by_a_mention(tmp_path: Path) -> None:
    """While it lasts by another way; when it is over, silently by DM, and the mention goes."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        home.discord.faults.strike(Act.DM_POST, TROUBLES["503"], Term(seconds=600))
        with naps():
            pair = await finish_turn(home, pair)
            person = pair.active.person
            assert 55 <= await until_so(home, lambda: is_told(home, person), within=120) <= 70
            assert not asked_by_dm(person)
            await passes(home, 600)
            await until_so(home, lambda: asks_once(person), within=61)

        assert panels(person)[0].silent
        assert not [post for post in home.discord.owner.visible() if post.mentions(person.id)]
        seat = (await home.table()).record.seat_of(person.id)
        assert seat is not None
        assert (await home.bot.store.ledger.rows(1))[panel_of(seat)].failure is None


async def test_what_could_not_be_edited_once_calls_nobody_twice(tmp_path: Path) -> None:
    """A pause was refused in the DM; the next turn comes there as ever, and in no channel."""
    async with house(tmp_path) as home:
        pair, mentions = await usual(home), list[int]()

        def hear(event: Event) -> None:
            if isinstance(event, MessageCreated):
                mentions.extend(event.message.mentions)

        home.discord.world.listeners.append(hear)
        home.discord.faults.strike(Act.DM_EDIT, TROUBLES["automod"], FOREVER)
        for command in ("table pause", "table resume"):
            await home.discord.owner.slash(command)
            await home.settle()

        pair = await play_on(home, pair)

        assert asks_once(pair.active.person)
        assert mentions == []


@pytest.mark.parametrize("away", [70.0, 160.0, 400.0])
async def test_after_an_outage_only_one_way_calls(tmp_path: Path, away: float) -> None:
    """DV5: neither DM nor channel could be written for more than a minute; then both can. And the
    search for a mention that may have been posted does not take the board for it."""
    async with house(tmp_path) as home:
        pair, calls = await usual(home), list[str]()
        board = boards(home.discord.owner)[0].id
        person = pair.other.person

        def hear(event: Event) -> None:
            if isinstance(event, MessageCreated):
                if person.id in event.message.mentions:
                    calls.append("mention")
                elif (
                    event.message.channel == dm
                    and not event.message.flags & Flag.SUPPRESS_NOTIFICATIONS
                ):
                    calls.append("DM")

        dm = person.inbox()[0].channel
        home.discord.world.listeners.append(hear)
        faults = [
            home.discord.faults.strike(act, TROUBLES["503"], FOREVER)
            for act in (Act.DM_POST, Act.CHANNEL_POST, Act.CHANNEL_EDIT)
        ]
        with naps():
            await finish_turn(home, pair)
            await passes(home, away)
            for fault in faults:
                fault.lift()
            await until_so(home, lambda: is_told(home, person), within=62)
            await passes(home, 130)

        assert len(calls) == 1
        assert asks_once(person)
        assert [post.id for post in boards(home.discord.owner)] == [board]


async def test_a_dm_channel_that_has_changed_is_asked_for_again(tmp_path: Path) -> None:
    """DV4: discord.py remembers the channel, which Discord does not know any more."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        person, world = pair.other.person, home.discord.world
        old = world.channel(person.inbox()[0].channel)
        del world.channels[old.id]
        world.drop(old)
        home.requests.clear()

        pair = await play_on(home, pair)

        assert asks_once(person)
        assert person.inbox()[0].channel != old.id
        assert not [post for post in home.discord.owner.visible() if post.mentions(person.id)]
        assert sum(one.endswith("/users/@me/channels") for one in home.requests) == 1


async def test_a_panel_whose_dm_channel_has_changed_stands_in_the_new_one(tmp_path: Path) -> None:
    """DV4: it was to be edited; it is posted there without ringing once more."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        person, world = pair.active.person, home.discord.world
        old = world.channel(person.inbox()[0].channel)
        del world.channels[old.id]
        world.drop(old)

        await home.discord.owner.slash("table pause")
        await home.settle()

        (panel,) = panels(person)
        assert panel.silent
        assert "Pause" in panel.text


async def test_dms_come_back_with_the_bot(tmp_path: Path) -> None:
    """DV4: it was kicked (50278) and is invited again: nobody has to click anything first."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        world, guild = home.discord.world, home.discord.guild
        me = world.users[world.bot_id]
        world.leave(guild, me)
        await home.heard()
        await passes(home, 120)
        assert (await home.bot.tables.people.get(pair.active.person.id)).dms_closed

        world.join(guild, me)
        await home.heard()
        await passes(home, 60)

        assert (await home.table()).record.pause is None
        assert asks_once(pair.active.person)
        assert len(panels(pair.other.person)) == 1
