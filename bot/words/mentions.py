"""Mentions of commands: every client shows them in its own language.

A board has the language of its table, but its readers type the commands of their own clients.
Discord gives a command an id when it is registered; until then it is named as plain text in the
language of the sentence.
"""

from collections.abc import Mapping

_ids: dict[str, int] = {}  # ids of this process's application, by the English names


def learn(ids: Mapping[str, int]) -> None:
    """Called once at the start, when the ids are known."""
    _ids.clear()
    _ids.update(ids)


def mention(command: str) -> str | None:
    """The mention of a command such as "table resume"."""
    number = _ids.get(command.partition(" ")[0])
    return None if number is None else f"</{command}:{number}>"
