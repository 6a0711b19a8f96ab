"""A seat that a computer keeps warm, as its owner sees it."""

from bot.ui.intake.buttons import Style
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def warm_seat(view: TableView) -> Post:
    """A computer keeps the seat warm; one click takes it back."""
    take = view.button(
        VerbButton(view.record.id, "back"), view.common.say("button-back-in"), style=Style.success
    )
    return post(f"### {view.title}\n{view.common.say('seat-warm')}", [take])
