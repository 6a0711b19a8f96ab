"""A question back before something that cannot be taken back."""

from bot.ui.intake.buttons import Style
from bot.ui.intake.custom_id import VerbButton
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import TableView


def confirm(view: TableView, verb: str, question: str = "") -> Post:
    """The button does what the verb says, this time for sure."""
    question = question or f"sure-{verb}"
    yes = view.button(
        VerbButton(view.record.id, verb, "yes"), view.common.say(f"{question}-yes"),
        style=Style.danger,
    )  # fmt: skip
    return post(view.common.say(question), [yes])
