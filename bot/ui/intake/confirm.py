"""A question back before something that cannot be taken back."""

from bot.ui.intake.buttons import Style
from bot.ui.intake.custom_id import Verb
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def confirm(scene: TableView, verb: str, question: str = "") -> Post:
    """The button does what the verb says, this time for sure."""
    question = question or f"sure-{verb}"
    yes = scene.button(
        Verb(scene.record.id, verb, "yes"), scene.common.say(f"{question}-yes"),
        style=Style.danger,
    )  # fmt: skip
    return post(scene.common.say(question), [yes])
