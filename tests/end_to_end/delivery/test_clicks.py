"""Clicks that come twice, late, from an old release, or while the painter is busy."""

import asyncio
import logging
from pathlib import Path
from threading import Event

import pytest

from bot.local.acts import Act
from bot.local.model import Message
from bot.local.people import Person
from bot.local.post import Post
from bot.local.script import ONCE
from bot.local.troubles import refusal
from bot.ui.intake.custom_id import VerbButton, pack_custom_id
from bot.ui.intake.handlers import HANDLERS
from bot.ui.message import painting
from tests.discord_server import naps
from tests.end_to_end.busy_painter import slowly
from tests.end_to_end.delivery.usual import asks_once, panels, play_on, quiet, usual
from tests.end_to_end.house import House, house
from tests.end_to_end.mischief import carrying, press
from tests.end_to_end.players import Player, gather, picks
from tests.patience import until

# They stand in messages that live for ever.
# fmt: off
WIRE_NAMES = {
    "join", "leave", "computer", "uncomputer", "option", "options", "start", "cancel", "hand",
    "refresh", "next_table", "log", "rules", "more", "text", "orders", "order", "drop", "undo",
    "since", "plan", "unplan", "resign", "back", "end", "rematch", "replay", "record", "pause",
    "resume", "abort", "agree", "sit", "page", "thread", "me", "forget", "honours", "games",
    "next", "visit",
}
# fmt: on


def source_of(home: House, post: Post) -> Message:
    return home.discord.world.messages[post.channel][post.id]


async def test_a_step_inside_a_move_is_announced_while_the_painter_is_busy(tmp_path: Path) -> None:
    """D-7: a colour, then a number: no "This interaction failed"."""
    async with house(tmp_path) as home:
        players = [Player(person) for person in home.discord.people("Anna", "Ben")]
        await gather(home, players, "drachenland")
        active = next(p for p in players if any(picks(post) for post in p.person.inbox()))
        panel = await active.look(home)
        assert panel is not None

        shown = await slowly(home, active.person.click(panel, picks(panel)[0]["custom_id"]))

        assert shown.failure is None
        await until(lambda: active.person.again(panel) != panel)


@pytest.mark.parametrize("what", ["hand", "since", "refresh"])
async def test_patience_is_counted_from_the_click_itself(tmp_path: Path, what: str) -> None:
    """D-7: delivered two seconds late, it is announced at once though the painter is busy."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        person = pair.active.person
        post, label = {
            "hand": (home.board(person), "My hand"),
            "since": (panels(person)[0], "Since my last turn"),
            "refresh": (panels(person)[0], "Refresh"),
        }[what]
        home.discord.gateway.delivery.late(2.0)
        shown = await late_and_slow(home, person, post, label)
        assert shown is None
        home.discord.recover()


async def late_and_slow(home: House, person: Person, post: Post, label: str) -> str | None:
    """The words of the failure that this person reads, if any."""
    go_on = Event()
    painter = asyncio.create_task(painting.paint_queue.line_up(lambda: go_on.wait(30)))
    clicking = asyncio.create_task(person.click(post, label))
    await asyncio.sleep(0)
    home.clock.advance(2.0)
    try:
        await until(clicking.done)  # announced before any more time has passed
    finally:
        go_on.set()
        await painter
    return (await clicking).failure


async def test_an_interaction_that_comes_twice_acts_once(tmp_path: Path) -> None:
    """D-14: *Add computer* adds one, a command opens one table."""
    async with house(tmp_path) as home:
        (anna,) = home.discord.people("Anna")
        twice = home.discord.gateway.delivery.twice
        twice()
        card = (await anna.slash("emerald new")).post
        assert card is not None
        twice()
        assert (await anna.click(card, "Add computer")).failure is None
        await home.heard()

        assert len((await home.table()).record.chairs) == 2
        assert await home.bot.store.open_of_guild(home.discord.guild.id) == [1]


def test_wire_names_of_buttons_are_data() -> None:
    """D-18: whoever takes one away kills a button on every old message."""
    assert set(HANDLERS) >= WIRE_NAMES


@pytest.mark.parametrize("place", ["board", "panel"])
async def test_a_button_of_an_old_release_leads_to_the_present(tmp_path: Path, place: str) -> None:
    """D-18: one sentence and the way to how things stand now; nothing went wrong."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        person = pair.active.person
        post = home.board(person) if place == "board" else panels(person)[0]
        old = pack_custom_id(VerbButton(1, "oldname"), home.bot.front.buttons.key)

        shown = await press(person, carrying(source_of(home, post), old), old)

        assert "older release" in shown.text
        assert "My hand" in shown.buttons or picks(shown)


async def test_the_finished_panel_leads_to_the_next_table(tmp_path: Path) -> None:
    """D-23: while another table waits for the same person."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        person, world = pair.active.person, home.discord.world
        second = world.add_channel(home.discord.guild, "second")
        await home.heard()
        card = (await person.slash("emerald new", at=second)).post
        assert card is not None
        await person.click(card, "Add computer")
        await person.click(card, "Start")
        while True:
            other = (await home.table(2)).state
            if any(other.record.chairs[a.seat].user == person.id for a in other.asks()):
                break
            await home.pass_time(2)

        pair.active.eager = 1.0
        here = f"<#{home.discord.channel.id}>"
        await play_on_here(home, pair.active, here)
        (done,) = [post for post in panels(person) if here in post.text]
        assert "Next table (1)" in done.buttons
        assert (await person.click(done, "Next table (1)")).failure is None
        await home.settle()

        newest = panels(person)[-1]
        assert f"<#{second.id}>" in newest.text
        assert picks(newest)
        assert len(panels(person)) == 2  # one for each table


async def play_on_here(home: House, player: Player, here: str) -> None:
    """Finishes the turn in the panel of one table."""
    while True:
        (panel,) = [post for post in panels(player.person) if here in post.text]
        if not picks(panel):
            return
        one = picks(panel)[0]
        if one["type"] == 2:
            await player.person.click(panel, one["custom_id"])
        else:
            value = one["options"][0]["value"]
            await player.person.select(panel, value, which=one["custom_id"])
        await quiet(home)


async def test_a_late_answer_leaves_a_line_for_the_host(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """D-28: verb, and how many seconds after the click."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        person = pair.active.person
        home.discord.gateway.delivery.late(3.5)
        clicking = asyncio.create_task(person.click(home.board(person), "My hand"))
        await asyncio.sleep(0)
        home.clock.advance(3.5)
        assert (await clicking).failure == "This interaction failed"
        await until(lambda: any("after the click" in r.getMessage() for r in caplog.records))

        home.discord.report.take_failures()
        (line,) = [r for r in caplog.records if "after the click" in r.getMessage()]
        assert line.levelno == logging.WARNING
        assert "hand" in line.getMessage()
        assert "3.5 s" in line.getMessage()


async def test_an_answer_whose_success_was_not_heard_of_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """D-30: it took effect and was answered 502; the repetition finds it acknowledged (40060)."""
    async with house(tmp_path) as home:
        pair = await usual(home)
        person = pair.active.person
        home.discord.faults.strike(Act.ANSWER, refusal(502).done(), ONCE)
        with naps():
            shown = await person.click(home.board(person), "My hand")
            await home.heard()

        assert shown.failure is None
        assert home.discord.take_errors() == []
        assert len([r for r in caplog.records if "40060" in r.getMessage()]) == 1
        pair = await play_on(home, pair)
        assert asks_once(pair.active.person)
