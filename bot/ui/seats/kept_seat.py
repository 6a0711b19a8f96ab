"""A seat that a computer keeps warm, as its owner sees it."""

from bot.ui.intake.buttons import Style
from bot.ui.intake.custom_id import Verb
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def warm_seat(scene: TableView) -> Post:
    """A computer keeps the seat warm; one click takes it back."""
    take = scene.button(
        Verb(scene.record.id, "back"), scene.common.say("button-back-in"), style=Style.success
    )
    return post(f"### {scene.title}\n{scene.common.say('seat-warm')}", [take])
