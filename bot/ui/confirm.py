"""A question back before something that cannot be taken back."""

from bot.ui.buttons import Style, button
from bot.ui.ids import Verb
from bot.ui.layout import Post, post
from bot.ui.scene import Scene


def confirm(scene: Scene, key: bytes, verb: str, question: str = "") -> Post:
    """The button does what the verb says, this time for sure."""
    question = question or f"sure-{verb}"
    yes = button(
        Verb(scene.sheet.id, verb, "yes"), key, scene.common.say(f"{question}-yes"),
        style=Style.danger,
    )  # fmt: skip
    return post(scene.common.say(question), [yes])
