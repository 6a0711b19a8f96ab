"""Windows of Die Dracheninsel at a real table: answered, passed, run out, nested, after a restart;
and the quarrel at the boat."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.games.contract import TABLE, Seat
from bot.games.dracheninsel.content import GREEN
from bot.games.dracheninsel.model import Landed, State, Window
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.message_record import BOARD
from bot.table.play.fairness import fairness_record, verify_fairness
from bot.table.storage.protocol import PULSE
from bot.ui.intake.custom_id import PickButton, unpack_custom_id
from tests.end_to_end.house import House, house
from tests.end_to_end.island import (
    about,
    answer,
    panel,
    played_until,
    react,
    seeded,
    sensible,
    table_of,
)
from tests.end_to_end.players import NAMES, Player, onward, picks
from tests.games.dracheninsel.kit import at
from tests.patience import until
from tests.truth import truth

__all__ = ["seeded"]

ANNA, BEN, CARLA, DILARA = (Seat(seat) for seat in range(4))
DEAL = 7  # Anna begins; Carla holds a Sweet slumber, Anna and Dilara a counterspell each
STEP = ("step", "D8", "forest_volcano")
CAP, FLOORS = 60.0, (3.0, 8.0)


def betrayals(state: State, seat: Seat) -> int:
    return sum(state.hands[seat].count(card) for card in GREEN["betray"])


def is_quarrel(state: State) -> bool:
    """A treasure is in a boat, and both its carriers could claim it."""
    *_, below, top = (None, *state.frames)
    if not isinstance(top, Window) or top.about != "claim":
        return False
    assert isinstance(below, Landed)
    return betrayals(state, below.owner) > 1 and betrayals(state, below.partner) > 0


async def test_silence_lasts_until_the_cap(tmp_path: Path, seeded: Callable[[int], None]) -> None:
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        table = await home.table()
        await answer(home, players[ANNA], *STEP)
        assert at(truth(table.state), "green") == "green"

        await home.pass_time(CAP - 1)
        assert about(table) == "react"
        await home.pass_time(1)

        assert about(table) is None
        assert at(truth(table.state), "green") == "D8"


async def test_when_all_have_passed_it_closes_at_the_floor_and_nobody_saw_who(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    """One of them answers with closed DMs."""
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await table_of(home, 4, NAMES[CARLA])
        table = await home.table()
        await answer(home, players[ANNA], *STEP)
        board = home.board(players[ANNA].person).payload
        for player in players[1:]:
            await react(home, player, "pass")
        assert home.board(players[ANNA].person).payload == board

        await home.pass_time(FLOORS[0] - 0.1)
        assert about(table) == "react"
        await home.pass_time(FLOORS[1] - FLOORS[0] + 0.1)

        assert at(truth(table.state), "green") == "D8"


async def test_a_stop_is_countered_and_the_action_can_be_stopped_again(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        table = await home.table()
        await answer(home, players[ANNA], *STEP)
        await react(home, players[CARLA], "slumber")
        await home.pass_time(FLOORS[1])
        assert about(table) == "counter"
        assert table.state.due[Deadline(DeadlineKind.CAP)] > home.clock.now() + CAP - FLOORS[1]
        assert "Answer" in home.board(players[BEN].person).buttons

        await react(home, players[ANNA], "counter")
        await home.pass_time(FLOORS[1])

        assert about(table) == "react"
        await home.pass_time(CAP)
        assert at(truth(table.state), "green") == "D8"


async def test_a_stop_that_nobody_counters_takes_the_step_back(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        table = await home.table()
        await answer(home, players[ANNA], *STEP)
        await react(home, players[CARLA], "slumber")

        await home.pass_time(2 * CAP)

        assert at(truth(table.state), "green") == "green"
        assert [ask.seat for ask in table.state.asks()] == [BEN]
        assert "Carla" in home.board(players[BEN].person).text


async def test_the_quarrel_at_the_boat(tmp_path: Path, seeded: Callable[[int], None]) -> None:
    """Claim, betrayal, betrayal, and both coins for who played the last one."""
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await table_of(home, 3)
        await played_until(home, is_quarrel)
        table = await home.table()
        landed = truth(table.state).frames[-2]
        owner, partner = players[landed.owner], players[landed.partner]
        coins = len(truth(table.state).coins[landed.owner])

        for player, word in ((owner, "claim"), (partner, "betray"), (owner, "betray")):
            await spoken(home, player, word)
        if about(table) == "duel":
            await spoken(home, partner, "accept")

        assert about(table) is None
        assert len(truth(table.state).coins[landed.owner]) == coins + 2


async def spoken(home: House, player: Player, word: str) -> None:
    """Says it in the DM that asks him; with two fitting cards the first one serves."""
    table = await home.table()
    seat = table.record.seat_of(player.person.id)
    assert seat is not None
    state = truth(table.state)
    cards = [card for card in GREEN["betray"] if card in state.hands[seat]]
    names = {"betrayal": GREEN["betray"][0], "betrayal_sneak": GREEN["betray"][1]}
    which = [name for name, card in names.items() if card in cards]
    path = (word, which[0]) if word in ("claim", "betray") and len(which) > 1 else (word,)
    await answer(home, player, *path)
    await home.pass_time(FLOORS[1])


@pytest.mark.parametrize("kind", ["react", "counter", "claim", "duel", "exit"])
async def test_a_restart_inside_a_window_loses_nothing(
    tmp_path: Path, seeded: Callable[[int], None], kind: str
) -> None:
    """Half of those who are asked have answered before it, the others answer after it."""
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await table_of(home, 3)
        table = await home.table()
        await played_until(home, lambda state: phase(state) == kind)
        asked = [ask.seat for ask in table.state.asks() if ask.seat != TABLE]
        early, late = asked[: len(asked) // 2], asked[len(asked) // 2 :]
        paths = {seat: sensible(table.state, seat) for seat in asked}
        for seat in early:
            await react(home, players[seat], *paths[seat])

        await home.close()
        await home.open()
        table = await home.table()
        assert phase(truth(table.state)) == kind
        for seat in late:
            await react(home, players[seat], *paths[seat])
        await home.pass_time(FLOORS[1])

        clicked = [h.entry for h in (await table.history())[-6:] if h.entry]
        assert {(entry.seat, entry.path) for entry in clicked} >= set(paths.items())
        verify_fairness(fairness_record(table.state, await home.bot.store.log(1)))


def phase(state: State) -> str:
    top = state.frames[-1]
    return top.about if isinstance(top, Window) else type(top).__name__.lower()


async def test_whoever_is_asked_again_while_the_board_is_slow_is_told_at_once(
    tmp_path: Path, seeded: Callable[[int], None]
) -> None:
    """An older board is still being sent when the window has opened and closed again."""
    seeded(DEAL)
    async with house(tmp_path) as home:
        players = await table_of(home, 4)
        anna, table, key = players[ANNA], await home.table(), home.bot.front.buttons.key
        home.discord.faults.slow(r"PATCH /channels/\d+/messages", 2 * CAP)
        await home.bot.reconciler.doubt(table.record.id, BOARD)
        await until(lambda: home.discord.faults.struck == 1)
        post = await panel(home, anna)
        while about(table) is None:
            ids = [one["custom_id"] for one in picks(post)]
            meant = {unpack_custom_id(i, key): i for i in ids}
            way = onward(post, key, STEP)
            button = next(
                i for m, i in meant.items() if isinstance(m, PickButton) and m.path == way
            )
            assert (await anna.person.click(post, button)).failure is None
            post = anna.person.again(post)

        while about(table) == "react":
            await go_on(home)
        await until(lambda: bool(picks(anna.person.inbox()[-1])))
        assert not home.bot.reconciler.is_idle  # the board still waits

        while not home.bot.reconciler.is_idle:
            await go_on(home)
        assert home.board(anna.person).text.count("Deadline") == 1


async def go_on(home: House) -> None:
    """Time passes, and nobody waits for what Discord is told."""
    home.clock.advance(PULSE)
    await home.bot.tables.pulse()
