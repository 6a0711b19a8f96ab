"""A stored plan that cannot be read is broken: its owner is told, and the table goes on.

It keeps views as an older release packed them. What was stored is whole, for a sheet is sealed; but
a view may have another form by now, and what does not fit must not stop the clock of a table.
"""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Seat
from bot.games.dracheninsel.views import public
from bot.games.registry import GAMES
from bot.table.model.record import NEXT, Plan
from bot.table.model.table_state import TableState
from bot.table.play.plans import draft
from tests.games.dracheninsel.kit import island, path_of
from tests.laws import seed_of
from tests.table.kit import ANNA, A, Room, asked, log
from tests.table.play.plans.walks import HAND, WALK, planned, walking

pack = msgspec.msgpack.encode
VIEW = public(island("green", hands={"green": HAND}))
PARTS: dict[str, Any] = msgspec.msgpack.decode(pack(VIEW))
STEP = path_of(WALK[0])

UNREADABLE = {
    "nothing": b"",
    "noise": bytes(range(40)),
    "no view": pack(7),
    "as long as a hash": bytes(12),
    "no text": b"\x81\xa5phase\xa2\xff\xff",
    "another game's": pack(GAMES["emerald"].public(
        GAMES["emerald"].start(2, seed_of(1), GAMES["emerald"].Options()).state
    )),
    "a field is missing": pack({name: part for name, part in PARTS.items() if name != "board"}),
    "a tag is unknown": pack(PARTS | {"last": {"type": "Teleport", "hunter": 1}}),
    "a board of another size": pack(replace(VIEW, owners=bytes(50))),
}  # fmt: skip


@pytest.mark.parametrize("seen", UNREADABLE.values(), ids=UNREADABLE)
async def test_a_view_that_cannot_be_read_breaks_its_plan_and_nothing_else(
    room: Room, seen: bytes
) -> None:
    table = await room.place(walking())
    await planned(table, *WALK)
    assert TABLE in asked(table)
    await spoiled(room, table.state, seen)
    table = await room.tables.get(table.record.id)

    await room.time.advance(60)

    assert asked(table) == {A: "turn"}
    assert table.record.plans[A].broken == "table"
    assert table.record.plans[A].paths == tuple(map(path_of, WALK[1:]))
    await room.click(table, ANNA, "end")
    assert "0 end click" in await log(table, room)


async def spoiled(room: Room, state: TableState, seen: bytes) -> None:
    """The same table with other bytes in its plan, saved and read again."""
    plan = state.record.plans[A]
    sights = tuple((seen, own) for _, own in plan.expected_views)
    record = replace(state.record, plans={A: replace(plan, expected_views=sights)})
    await room.storage.save(replace(state, record=record, unsaved_events=()), room.time.now())
    await room.restart()


def up(**plans: Plan) -> TableState:
    """It is the first seat's turn."""
    state = walking()
    stored = {Seat(int(seat.removeprefix("seat"))): plan for seat, plan in plans.items()}
    return replace(state, record=replace(state.record, ask_versions={A: 1}, plans=stored))


TURN = GAMES["dracheninsel"].moment(walking().game_state).turn
SIGHT = (pack(VIEW), bytes(12))


@pytest.mark.parametrize("turn", [TURN, NEXT])
@pytest.mark.parametrize("paths", [(), ((),), (("fly", "nowhere"),)])
def test_steps_that_lead_nowhere_break_it(paths: tuple[tuple[str, ...], ...], turn: int) -> None:
    judged = draft.with_judged_plans(up(seat0=Plan(ANNA, 1, turn, paths, (SIGHT,))))

    assert judged.record.plans[A].broken
    assert draft.next_step(judged) == ()


@pytest.mark.parametrize("seat", ["seat9", "seat-1"])
def test_a_seat_that_there_is_not_has_no_plan(seat: str) -> None:
    assert (
        draft.with_judged_plans(up(**{seat: Plan(ANNA, 1, TURN, (STEP,), (SIGHT,))})).record.plans
        == {}
    )


def test_one_that_can_be_read_goes_on() -> None:
    """So that the others are broken by what is wrong with them."""
    state = up()
    sight = pack(GAMES["dracheninsel"].public(state.game_state)), bytes(12)
    state = up(seat0=Plan(ANNA, 1, TURN, (STEP,), (sight,)))

    assert draft.with_judged_plans(state).record.plans == state.record.plans
