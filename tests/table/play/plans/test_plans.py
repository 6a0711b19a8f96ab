"""A turn planned in one go: drafted in secret, played step by step, stopped when things change."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.games.contract import TABLE, Menu, Refused
from bot.table.model.record import Chair
from bot.table.play.plans import draft
from bot.words import words
from tests.games.dracheninsel.kit import at, island, path_of
from tests.table.kit import (
    ANNA,
    BEN,
    CARL,
    FLOOR,
    A,
    B,
    Room,
    asked,
    log,
    position,
)
from tests.table.play.plans.walks import WALK, drafted, placed, planned, walking
from tests.truth import truth

GUEST = 203  # the brown player


async def test_each_step_is_played_when_the_window_of_the_last_has_closed(room: Room) -> None:
    table = await room.place(walking())

    await planned(table, *WALK)

    for number in range(len(WALK)):
        written = [line for line in await log(table, room) if "close" not in line]
        assert written == [f"0 {step} plan" for step in WALK[: number + 1]]
        assert TABLE in asked(table)
        await room.time.advance(60)
    assert at(truth(table.state), "green") == "D5"
    assert asked(table) == {A: "turn"}
    assert table.record.plans == {}


async def test_it_goes_on_as_soon_as_all_have_passed_and_the_floor_is_over(room: Room) -> None:
    table = await room.place(walking())
    await planned(table, *WALK)

    for user in (BEN, CARL, 200, 201, 202):
        await room.click(table, user, "pass")
    await room.time.advance(FLOOR)

    assert (await log(table, room))[-1] == "0 step.D7.volcano plan"


async def test_a_stop_ends_it_with_the_reason_for_its_owner(room: Room) -> None:
    table = await room.place(walking(red="sweet_slumber"))
    await planned(table, *WALK)
    await room.time.advance(60)

    await room.click(table, BEN, "slumber")
    await room.time.advance(120)

    assert at(truth(table.state), "green") == "D8"
    plan = table.record.plans[A]
    assert (plan.broken, plan.paths) == ("turn", tuple(map(path_of, WALK[2:])))


async def test_whatever_is_not_as_foreseen_stops_it_within_the_turn(room: Room) -> None:
    """A Stop that its owner counters: his turn goes on, but not by itself."""
    table = await room.place(walking(red="sweet_slumber"))
    await planned(table, *WALK)
    await room.click(table, BEN, "slumber")
    await room.time.advance(FLOOR)
    await room.click(table, ANNA, "counter")

    await room.time.advance(120)

    assert asked(table) == {A: "turn"}
    assert at(truth(table.state), "green") == "D8"
    assert table.record.plans[A].broken == "table"
    await room.click(table, ANNA, "step.D7.volcano")
    await room.time.advance(60)
    assert table.record.plans == {}


async def test_a_step_that_is_asked_back_stops_it(room: Room) -> None:
    """R6: a plan ends the game for nobody; whoever means to do it clicks, and is asked back."""
    table = await room.place(position("jab", "jab", "jab", slug="final"))

    await planned(table, "strike.1.jab")

    assert await log(table, room) == []
    assert asked(table) == {A: "turn"}
    broken = table.record.plans[A].broken
    assert broken == "end"
    assert words("en").say(f"plan-broken-{broken}", steps=1).endswith("yourself.")


async def test_a_changed_hand_stops_it(room: Room) -> None:
    table = await room.place(walking())
    await planned(table, *WALK)
    state = truth(table.state)
    robbed = replace(state, hands=(bytes((23,)) * len(state.hands[0]), *state.hands[1:]))
    table._state = replace(table.state, game_state=robbed)

    await room.time.advance(60)

    assert table.record.plans[A].broken == "hand"


async def test_a_draft_is_secret(room: Room) -> None:
    table = await room.place(walking())
    edition, since, due = table.record.public_version, table.record.ask_versions, table.state.due

    await drafted(table, *WALK)

    assert (table.record.public_version, table.record.ask_versions, table.state.due) == (
        edition,
        since,
        due,
    )
    assert room.changed == []
    assert await log(table, room) == []


async def test_drafts_and_running_plans_survive_a_restart(room: Room) -> None:
    table = await room.place(walking())
    await drafted(table, *WALK[:2])
    await room.restart()
    table = await room.tables.get(table.record.id)

    since = table.record.ask_versions[A]
    await table.plan(
        ANNA, A, since, partial(draft.extend_draft, seat=A, steps=2, path=path_of(WALK[2]))
    )
    await table.plan(ANNA, A, since, partial(draft.launch_plan, seat=A, steps=3))
    await room.restart()
    table = await room.tables.get(table.record.id)
    await room.time.advance(180)

    assert at(truth(table.state), "green") == "D6"


@pytest.mark.parametrize("ends", ["play.betrayal_sneak.1", "end", "pass.0"])
async def test_nobody_plans_beyond_chance_or_the_end_of_his_turn(room: Room, ends: str) -> None:
    state = island("green", hands={"green": "betrayal_sneak desert", "red": "water betrayal"})
    table = await room.place(placed(state))
    await drafted(table, ends)

    further = partial(draft.extend_draft, seat=A, steps=1, path=path_of("step.D8.desert"))
    with pytest.raises(Refused, match="plan_ends"):
        await table.plan(ANNA, A, table.record.ask_versions[A], further)


async def test_an_incomplete_step_gives_the_next_menu(room: Room) -> None:
    table = await room.place(walking())
    await drafted(table, WALK[0])

    found = await table.plan(
        ANNA,
        A,
        table.record.ask_versions[A],
        partial(draft.extend_draft, seat=A, steps=1, path=("step", "D7")),
    )

    assert found == Menu("payment", ("volcano",), implied=True)


async def test_a_panel_that_shows_an_older_draft_is_refused(room: Room) -> None:
    table = await room.place(walking())
    await drafted(table, *WALK[:2])

    for change in (draft.shorten_draft, draft.launch_plan):
        with pytest.raises(Refused, match="moved_on"):
            await table.plan(
                ANNA, A, table.record.ask_versions[A], partial(change, seat=A, steps=1)
            )


async def test_a_step_can_be_taken_back_and_an_empty_plan_does_not_start(room: Room) -> None:
    table = await room.place(walking())
    await drafted(table, WALK[0])
    since = table.record.ask_versions[A]

    await table.plan(ANNA, A, since, partial(draft.shorten_draft, seat=A, steps=1))

    with pytest.raises(Refused, match="plan_empty"):
        await table.plan(ANNA, A, since, partial(draft.launch_plan, seat=A, steps=0))


async def test_acting_at_once_throws_the_draft_away(room: Room) -> None:
    table = await room.place(walking())
    await drafted(table, *WALK)

    await room.click(table, ANNA, "step.D8.desert")

    assert table.record.plans == {}


async def test_its_owner_can_stop_it_while_a_window_is_open(room: Room) -> None:
    table = await room.place(walking())
    await planned(table, *WALK)

    await table.drop_plan(ANNA)
    await room.time.advance(60)

    assert asked(table) == {A: "turn"}
    assert at(truth(table.state), "green") == "D8"


@pytest.mark.parametrize("chair", [Chair(ANNA, "Anna", "normal"), Chair(900, "Zoe")])
async def test_who_takes_over_the_seat_does_not_inherit_the_plan(room: Room, chair: Chair) -> None:
    table = await room.place(walking())
    await planned(table, *WALK)

    await table.reseat(lambda record: (chair, *record.chairs[1:]))

    assert table.record.plans == {}


async def test_nobody_plans_for_another_seat_or_for_a_turn_that_is_not_theirs(room: Room) -> None:
    table = await room.place(walking())
    with pytest.raises(Refused, match="wrong_seat"):
        await table.plan(BEN, A, 0, lambda state: draft.begin_draft(state, A, BEN))
    for since in (1, table.record.ask_versions[A]):
        with pytest.raises(Refused, match="moved_on"):
            await table.plan(BEN, B, since, lambda state: draft.begin_draft(state, B, BEN))
