"""Hunters of Die Dracheninsel at a table, with a hand and a walk that it allows."""

from msgspec.structs import replace

from bot.games.contract import AnyState
from bot.games.dracheninsel.model import State
from bot.games.registry import GAMES
from bot.table.model.course import Course
from bot.table.model.sheet import Phase
from tests.table.kit import table_for

WALK = ("step.D8.desert", "step.D7.volcano", "step.D6.mountain", "step.D5")
HAND = "desert volcano mountain counterspell"


def placed(state: State) -> Course:
    sheet = replace(table_for("dracheninsel", len(state.hands)), phase=Phase.RUNNING)
    return Course(GAMES["dracheninsel"], sheet, AnyState(state), {})
