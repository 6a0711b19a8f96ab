"""A plan for the own next turn, drafted while others play: it goes on as long as it means the same,
and its owner is called only where it broke."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.games.contract import Rng, Seat
from bot.games.dracheninsel.content import PLACE
from bot.games.dracheninsel.model import State
from bot.games.registry import GAMES
from bot.table.play.notifications import notifications
from bot.table.play.plans import draft
from bot.table.play.plans.draft import draft_of
from bot.table.play.plans.forecast import foresee
from bot.table.table import Table
from tests.games.dracheninsel.kit import DRACHENINSEL, at, island, path_of
from tests.table.kit import ANNA, A, Room, asked, log
from tests.table.play.plans.walks import HAND, WALK, placed
from tests.truth import truth

BROWN = 202  # the last player, whose turn is before Anna's


def before_anna(**hands: str) -> State:
    """Brown is up, then green (Anna), who has the cards for a walk to the middle."""
    return island("brown", hands={"green": HAND, **hands})


async def drafted(table: Table, *steps: str) -> None:
    await table.plan(ANNA, A, 0, lambda state: draft.begin_draft(state, A, ANNA))
    for number, step in enumerate(steps):
        await table.plan(
            ANNA, A, 0, partial(draft.extend_draft, seat=A, steps=number, path=path_of(step))
        )


async def planned(table: Table, *steps: str) -> None:
    await drafted(table, *steps)
    await table.plan(ANNA, A, 0, partial(draft.launch_plan, seat=A, steps=len(steps)))


def changed(table: Table, **board: bytes) -> None:
    """Somebody has changed the island meanwhile."""
    state = truth(table.state)
    table._state = replace(
        table.state, game_state=replace(state, board=replace(state.board, **board))
    )


async def test_it_waits_for_the_turn_and_then_plays_by_itself(room: Room) -> None:
    table = await room.place(placed(before_anna()))
    await planned(table, *WALK)
    assert await log(table, room) == []

    await room.click(table, BROWN, "end")

    assert (await log(table, room))[-1] == f"0 {WALK[0]} plan"
    assert A not in notifications(table.state)
    for _ in WALK:
        await room.time.advance(60)
    assert at(truth(table.state), "green") == "D5"
    assert asked(table) == {A: "turn"}
    assert A in notifications(table.state)  # it is done, and the turn goes on


async def test_it_survives_a_restart_and_others_windows(room: Room) -> None:
    table = await room.place(placed(before_anna(brown="farmland farmland")))
    await planned(table, *WALK)
    await room.restart()
    table = await room.tables.get(table.record.id)
    await room.click(table, BROWN, "pass.-")

    assert (await log(table, room))[-1] == f"0 {WALK[0]} plan"


async def test_what_does_not_concern_it_does_not_break_it(room: Room) -> None:
    """A tile far away was swapped: in the first release any change stopped a plan."""
    table = await room.place(placed(before_anna()))
    await planned(table, *WALK)
    tiles = bytearray(truth(table.state).board.tiles)
    far, other = PLACE["I1"], PLACE["I2"]
    tiles[far], tiles[other] = tiles[other], tiles[far]
    changed(table, tiles=bytes(tiles))

    await room.click(table, BROWN, "end")

    assert (await log(table, room))[-1] == f"0 {WALK[0]} plan"


@pytest.mark.parametrize("what", ["tile", "dragon", "rival"])
async def test_it_breaks_where_a_step_means_something_else_and_calls(room: Room, what: str) -> None:
    table = await room.place(placed(before_anna()))
    await planned(table, *WALK)
    board = truth(table.state).board
    if what == "tile":
        tiles = bytearray(board.tiles)
        here, there = PLACE["D8"], PLACE["I1"]
        tiles[here], tiles[there] = tiles[there], tiles[here]
        changed(table, tiles=bytes(tiles))
    elif what == "dragon":
        changed(table, dragons=bytes((PLACE["D8"],)))
    else:  # red comes so near that it could rob or block
        hunters = bytearray(board.hunters)
        hunters[1] = PLACE["D7"]
        changed(table, hunters=bytes(hunters))

    await room.click(table, BROWN, "end")

    assert table.record.plans[A].broken == "table"
    assert asked(table) == {A: "turn"}
    assert A in notifications(table.state)


async def test_a_draft_that_was_not_set_going_ends_when_the_turn_comes(room: Room) -> None:
    table = await room.place(placed(before_anna()))
    await drafted(table, *WALK)
    await room.click(table, BROWN, "pass.-")

    assert draft_of(table.state, A) is None
    assert asked(table) == {A: "turn"}


async def test_a_draft_keeps_what_can_still_be_played(room: Room) -> None:
    table = await room.place(placed(island("grey", hands={"green": HAND})))
    await drafted(table, *WALK)
    changed(table, dragons=bytes((PLACE["D6"],)))
    await room.click(table, 201, "end")
    plan = draft_of(table.state, A)
    assert plan is not None
    assert plan.paths == tuple(map(path_of, WALK[:2]))


async def test_it_is_secret_and_can_be_dropped(room: Room) -> None:
    table = await room.place(placed(before_anna()))
    edition, due = table.record.public_version, table.state.due
    await planned(table, *WALK)
    assert (table.record.public_version, table.state.due, room.changed) == (edition, due, [])
    await table.drop_plan(ANNA)
    await room.click(table, BROWN, "end")

    assert asked(table) == {A: "turn"}
    assert not any(line.endswith("plan") for line in await log(table, room))


def test_a_forecast_of_the_next_turn_knows_no_secret() -> None:
    """The same for all worlds that the seat cannot tell apart."""
    state = placed(before_anna())
    paths = tuple(map(path_of, WALK))
    world = DRACHENINSEL.resample_hidden(truth(state), Seat(0), Rng(b"other"))
    one, two = foresee(state, A, paths), foresee(replace(state, game_state=world), A, paths)

    assert one.is_open == two.is_open
    assert one.expected_views(GAMES["dracheninsel"], A) == two.expected_views(
        GAMES["dracheninsel"], A
    )


async def test_emerald_is_planned_too_and_a_plan_is_played_or_its_owner_called(room: Room) -> None:
    """Whatever the other does meanwhile; more often than not the move still means the same."""
    held = 0
    for seed in range(8):
        table = await room.deal("emerald", 2, seed, channel=100 + seed)
        (ask,) = table.state.asks()
        planner = Seat(1 - ask.seat)
        user, other = table.record.chairs[planner].user, table.record.chairs[ask.seat].user
        assert user is not None
        assert other is not None
        await table.plan(user, planner, 0, partial(draft.begin_draft, seat=planner, user=user))
        start = foresee(table.state, planner, ()).states[0]
        path = table.state.game.default(start, planner)
        await table.plan(
            user, planner, 0, partial(draft.extend_draft, seat=planner, steps=0, path=path)
        )
        await table.plan(user, planner, 0, partial(draft.launch_plan, seat=planner, steps=1))
        while (
            planner not in table.state.record.ask_versions
            and not table.record.plans[planner].broken
        ):
            move = ".".join(table.state.game.default(table.state.game_state, ask.seat))
            await room.click(table, other, move)
            if planner not in table.record.plans:
                break
        is_held = f"{planner} {'.'.join(path)} plan" in await log(table, room)
        assert is_held or planner in notifications(table.state)
        held += is_held
    assert held >= 5
