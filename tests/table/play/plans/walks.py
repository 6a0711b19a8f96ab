"""Hunters of Die Dracheninsel at a table, with a hand and a walk that it allows."""

from functools import partial

from msgspec.structs import replace

from bot.games.contract import AnyState
from bot.games.dracheninsel.model import State
from bot.games.registry import GAMES
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from bot.table.play.plans import draft
from bot.table.table import Table
from tests.games.dracheninsel.kit import island, path_of
from tests.table.kit import ANNA, A, table_for

WALK = ("step.D8.desert", "step.D7.volcano", "step.D6.mountain", "step.D5")
HAND = "desert volcano mountain counterspell"


def placed(state: State) -> TableState:
    record = replace(table_for("dracheninsel", len(state.hands)), phase=Phase.RUNNING)
    return TableState(GAMES["dracheninsel"], record, AnyState(state), {})


def walking(**hands: str) -> TableState:
    """Green at home with the cards for a walk to the middle."""
    return placed(island("green", hands={"green": HAND, **hands}))


async def drafted(table: Table, *steps: str) -> None:
    since = table.record.ask_versions[A]
    await table.plan(ANNA, A, since, lambda state: draft.begin_draft(state, A, ANNA))
    for number, step in enumerate(steps):
        await table.plan(
            ANNA, A, since, partial(draft.extend_draft, seat=A, steps=number, path=path_of(step))
        )


async def planned(table: Table, *steps: str) -> None:
    await drafted(table, *steps)
    since = table.record.ask_versions[A]
    await table.plan(ANNA, A, since, partial(draft.launch_plan, seat=A, steps=len(steps)))
