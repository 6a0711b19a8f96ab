"""People who are not online, over whole days and in both languages: what they can still do."""

import random
from pathlib import Path

import pytest

from bot.games.contract import TABLE, Seat
from bot.games.dracheninsel.model import State
from bot.games.offers import Scope
from bot.table.play.windows import is_dozing
from bot.table.table import Table
from bot.words import words
from tests.end_to_end.days import (
    LOCALES,
    four,
    from_hour,
    hours,
    hours_left,
    placed,
    reopened,
    strides,
)
from tests.end_to_end.house import House, house
from tests.end_to_end.island import about, answer, press
from tests.end_to_end.players import Player, asked_by_dm
from tests.games.dracheninsel.kit import DRACHENINSEL, island, seat_of
from tests.truth import truth

__all__ = ["strides"]

pytestmark = pytest.mark.usefixtures("strides")
HALF_A_DAY = 5.0  # awake hours between two looks
VALUE = 240


def delivery() -> State:
    """Yellow may bring a treasure into Green's boat; Blue holds a Stop, Yellow a counterspell."""
    return island(
        "yellow",
        players=4,
        at="yellow D8 green D8",
        treasures=f"{VALUE} D8",
        hands={
            "yellow": "counterspell forest",
            "blue": "sweet_slumber forest",
            "green": "betrayal forest",
            "brown": "forest",
        },
    )


class Four:
    """The four of the position, by colour."""

    def __init__(self, table: Table, players: list[Player]) -> None:
        self.table = table
        self.players = players

    def seat(self, colour: str) -> Seat:
        return seat_of(truth(self.table.state), colour)

    def __getitem__(self, colour: str) -> Player:
        return self.players[self.seat(colour)]

    async def pass_all(self, home: House, *but: str) -> None:
        """Everybody who is asked by DM and is not named passes."""
        for player in self.players:
            if asked_by_dm(player.person) and player not in [self[name] for name in but]:
                await answer(home, player, "pass")


async def delivering(home: House, locale: str) -> Four:
    """Yellow delivers: a window is open that the others have eight awake hours for."""
    players = await four(home, locale)
    await placed(home, delivery())
    them = Four(await home.table(), players)
    await answer(home, them["yellow"], "step", "green")
    assert about(them.table) == "react"
    return them


@pytest.mark.parametrize("locale", LOCALES)
async def test_twice_a_day_suffices_to_stop_to_counter_and_to_claim(
    tmp_path: Path, locale: str
) -> None:
    """The bot is stopped and started again at random points of it."""
    luck = random.Random(locale)
    async with house(tmp_path, **from_hour(8)) as home:
        them = await delivering(home, locale)

        async def later() -> None:
            await hours(home, HALF_A_DAY)
            if luck.random() < 0.5:
                await reopened(home)
            them.table = await home.table()

        await later()
        await answer(home, them["blue"], "slumber")
        await them.pass_all(home)
        assert about(them.table) == "counter"
        await later()
        await answer(home, them["yellow"], "counter")
        await them.pass_all(home)
        assert about(them.table) == "react"  # it can be stopped once more
        await later()
        await them.pass_all(home)
        assert about(them.table) == "claim"
        await later()
        await answer(home, them["green"], "claim")
        await later()
        assert about(them.table) == "duel"
        await answer(home, them["yellow"], "accept")
        await later()

        coins = truth(them.table.state).coins[them.seat("green")]
        assert coins == (VALUE, VALUE)


@pytest.mark.parametrize("locale", LOCALES)
async def test_orders_alone_stop_a_delivery_minutes_later(tmp_path: Path, locale: str) -> None:
    async with house(tmp_path, **from_hour(8)) as home:
        players = await four(home, locale)
        await placed(home, delivery())
        them = Four(await home.table(), players)
        for colour in ("green", "blue", "brown"):
            await them.table.set_attention(them[colour].person.id, "orders")
        user = them["blue"].person.id
        await them.table.give_order(user, "slumber-delivery", ("any",), Scope.GAME)
        await answer(home, them["yellow"], "step", "green")
        assert not any(asked_by_dm(them[colour].person) for colour in ("green", "blue", "brown"))

        await home.pass_time(180)  # the longest floor

        assert about(them.table) == "counter"
        name = them["blue"].person.name
        assert name in home.board(them["green"].person).text
        assert words(locale[:2], "dracheninsel").say("name") in home.board(them["blue"].person).text


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_leaves_it_to_orders_meanwhile_is_not_waited_for(
    tmp_path: Path, locale: str
) -> None:
    async with house(tmp_path, **from_hour(8)) as home:
        them = await delivering(home, locale)
        await hours(home, 1)
        blue = them["blue"]
        panel = await blue.look(home)
        assert panel is not None
        orders = await press(home, blue, panel, words(locale[:2]).say("button-orders"))
        which = next(c["custom_id"] for c in orders.enabled if ":attend:" in c["custom_id"])
        assert (await blue.person.select(orders, "orders", which=which)).failure is None
        await home.settle()
        assert about(them.table) == "react"

        await them.pass_all(home, "blue")

        assert about(them.table) == "claim"


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_never_comes_holds_nobody_up_for_good(tmp_path: Path, locale: str) -> None:
    async with house(tmp_path, **from_hour(8)) as home:
        them = await delivering(home, locale)
        brown = them.seat("brown")
        await them.pass_all(home, "brown")
        await hours(home, 8)
        assert about(them.table) == "claim"  # the treasure is in Green's boat
        assert them.table.record.window.lapses == {brown: 1}
        assert them.table.record.chairs[brown].misses == 0
        green = them.seat("green")

        await hours(home, 9 + 12)  # a night, and half the time of a turn

        assert truth(them.table.state).coins[green] == (VALUE,)  # silence shares
        assert them.table.record.chairs[green].misses == 1
        assert is_dozing(them.table.record, green)
        told = them["green"].person.inbox()[-1].text
        assert words(locale[:2]).say("attention-dozing") in told


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_ransom_is_paid_hours_later(tmp_path: Path, locale: str) -> None:
    async with house(tmp_path, **from_hour(8)) as home:
        players = await four(home, locale, "emerald")
        table = await home.table()
        while (ask := table.state.asks()[0]).about != "ransom":
            user = players[ask.seat].person.id
            path = table.state.game.default(table.state.game_state, ask.seat)
            await table.answer(user, ask.seat, table.record.ask_versions[ask.seat], path)
        await home.settle()

        await hours(home, HALF_A_DAY)
        paid = table.state.game.choices(table.state.game_state, ask.seat, ()).picks[0]
        await answer(home, players[ask.seat], paid)

        log = [line.entry for line in await home.bot.store.log(1)]
        assert (ask.seat, (paid,), "click") in [(e.seat, e.path, e.by) for e in log]


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_night_does_not_count(tmp_path: Path, locale: str) -> None:
    """It is eight in the evening: three hours of the eight are left today."""
    async with house(tmp_path, **from_hour(20)) as home:
        them = await delivering(home, locale)
        assert await hours_left(home) == pytest.approx(3 + 9 + 5, abs=0.01)

        await hours(home, 16.5)
        assert about(them.table) == "react"
        await hours(home, 0.5)

        assert about(them.table) == "claim"


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_pause_does_not_count(tmp_path: Path, locale: str) -> None:
    async with house(tmp_path, **from_hour(8)) as home:
        them = await delivering(home, locale)
        await hours(home, 2)
        await them.players[0].person.slash("table pause")  # the host needs no vote
        await home.settle()
        await hours(home, 4)
        assert about(them.table) == "react"
        assert not any(asked_by_dm(player.person) for player in them.players)
        await them.players[0].person.slash("table resume")
        await home.settle()

        assert await hours_left(home) == pytest.approx(6, abs=0.01)
        assert asked_by_dm(them["blue"].person)  # and called anew


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_is_on_vacation_is_not_waited_for(tmp_path: Path, locale: str) -> None:
    async with house(tmp_path, **from_hour(8)) as home:
        players = await four(home, locale)
        await placed(home, delivery())
        them = Four(await home.table(), players)
        command = {"en": "me vacation", "de": "ich urlaub"}[locale[:2]]
        assert (await them["blue"].person.slash(command, until="24.6.2026")).failure is None
        await home.settle()
        await answer(home, them["yellow"], "step", "green")
        assert await hours_left(home) == pytest.approx(8, abs=0.01)  # it looks like any other
        await hours(home, 1)
        assert about(them.table) == "react"

        await them.pass_all(home, "blue")

        assert about(them.table) == "claim"


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_outage_does_not_count(tmp_path: Path, locale: str) -> None:
    """While the bot is away, and while Discord is."""
    async with house(tmp_path, **from_hour(8)) as home:
        them = await delivering(home, locale)
        await hours(home, 1)
        await home.close()
        home.clock.advance(3 * 3600)
        await home.open()
        await home.heard()
        assert await hours_left(home) == pytest.approx(7, abs=0.01)

        await home.bot.tables.stop_clocks()
        await hours(home, 2)
        await home.bot.tables.start_clocks()
        await home.settle()

        them.table = await home.table()
        assert about(them.table) == "react"
        assert await hours_left(home) == pytest.approx(7, abs=0.01)
        assert TABLE in them.table.record.ask_versions
        assert DRACHENINSEL.moment(truth(them.table.state)).seat == them.seat("yellow")
