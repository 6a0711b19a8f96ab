"""Behind the views of a table, where only tests may look."""

from typing import Any

from bot.table.model.table_state import TableState


def truth(state: TableState) -> Any:
    """The whole state, with all the fields that its game gives it."""
    return state.game_state
