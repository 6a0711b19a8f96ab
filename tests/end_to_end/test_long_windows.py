"""Windows over days at a real table: called by DM, answered later, passed for good, missed."""

from collections.abc import Callable
from pathlib import Path

from bot.games.contract import TABLE, Seat
from bot.games.dracheninsel.content import GREEN
from bot.games.dracheninsel.model import State, Window
from bot.table.play.windows import is_dozing, is_long
from bot.table.table import Table
from tests.end_to_end.house import House, house
from tests.end_to_end.island import answer, played_until, press, react, seeded
from tests.end_to_end.players import NAMES, Player, asked_by_dm, gather
from tests.truth import truth

__all__ = ["seeded"]

DEAL = 7
KEY, FLOOR = 20 * 60.0, 90.0  # of a window of 20 minutes
DAYS = {"key_time": "20min"}


async def days(home: House, people: int, *closed: str) -> list[Player]:
    persons = home.discord.people(*NAMES[:people])
    players = [Player(p, "closed" if p.name in closed else "dm") for p in persons]
    await gather(home, players, "dracheninsel", options=DAYS)
    return players


def holds(state: State, seat: Seat) -> bool:
    return any(card in state.hands[seat] for card in GREEN["slumber"])


def is_stoppable(state: State) -> bool:
    """A key window in which three are asked, and one of them could stop it."""
    top = state.frames[-1]
    if not isinstance(top, Window) or top.about != "react" or top.said:
        return False
    return len(top.asked) == 3 and any(holds(state, seat) for seat in top.asked)


async def stoppable(home: House) -> tuple[Table, Seat, list[Seat]]:
    """The table at such a window, who could stop it, and who else is asked."""
    await played_until(home, is_stoppable)
    table = await home.table()
    assert is_long(table.record)
    seat = next(seat for seat in table.record.window.asked if holds(truth(table.state), seat))
    return table, seat, [other for other in table.record.window.asked if other != seat]


async def test_a_stop_comes_minutes_later_and_whoever_passed_for_the_turn_is_left_alone(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await days(home, 4)
        table, stopper, (one, two) = await stoppable(home)
        board = home.board(players[one].person)
        assert "waits for everybody" in board.text
        assert all(asked_by_dm(players[seat].person) for seat in table.record.window.asked)

        panel = await players[one].look(home)
        assert panel is not None
        await press(home, players[one], panel, "Pass for this whole turn")
        assert home.board(players[one].person).payload == board.payload
        await home.pass_time(FLOOR)
        await answer(home, players[stopper], "slumber")
        await home.pass_time(60)
        assert TABLE in table.record.ask_versions  # a named card does not close it
        await react(home, players[two], "pass")

        assert NAMES[stopper] in home.board(players[one].person).text
        orders = [order.offer for order in table.record.orders.standing if order.seat == one]
        assert orders == ["always-pass"]


async def test_attention_changes_while_a_window_is_open(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await days(home, 4)
        table, stopper, (one, two) = await stoppable(home)
        opened = table.record.ask_versions[TABLE]
        panel = await players[stopper].look(home)
        assert panel is not None
        orders = await press(home, players[stopper], panel, "Orders")
        which = next(c["custom_id"] for c in orders.enabled if ":attend:" in c["custom_id"])
        await players[stopper].person.select(orders, "orders", which=which)
        await home.settle()
        await home.pass_time(FLOOR)

        await react(home, players[one], "pass")
        await react(home, players[two], "pass")

        assert table.record.ask_versions.get(TABLE) != opened  # nobody waited for the card


async def test_whoever_lets_two_windows_pass_is_told_and_comes_back_by_a_click(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await days(home, 4)
        table = await home.table()
        while not any(is_dozing(table.record, Seat(s)) for s in range(4)):
            await played_until(home, is_stoppable)
            await home.pass_time(KEY)
        sleeper = next(Seat(s) for s in range(4) if is_dozing(table.record, Seat(s)))
        told = players[sleeper].person.inbox()[-1]
        assert "nobody waits for you" in told.text

        await press(home, players[sleeper], told, "I am back")

        assert not is_dozing(table.record, sleeper)


async def test_the_mention_names_all_who_get_no_dms_whatever_they_want(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await days(home, 4, *NAMES[:4])
        table = await home.table()
        await table.set_attention(players[1].person.id, "orders")
        table, _, _ = await stoppable(home)

        asked = [players[seat].person for seat in table.record.window.asked]
        shown = players[0].person.visible()
        assert all(any(post.mentions(person.id) for post in shown) for person in asked)
