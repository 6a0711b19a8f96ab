"""Commands as our sentences name them: every client shows a mention in its own language.

A board speaks the language of its table, but whoever reads it types the commands of their own
client. Discord gives each command an id when it is registered; until that is known, a command is
named as plain text in the language of the sentence.
"""

from collections.abc import Mapping

_ids: dict[str, int] = {}  # of the application that this process runs, by the English names


def learn(ids: Mapping[str, int]) -> None:
    """Called once at the start, when Discord knows our commands."""
    _ids.clear()
    _ids.update(ids)


def mention(command: str) -> str | None:
    """Of a command such as "table resume"."""
    number = _ids.get(command.partition(" ")[0])
    return None if number is None else f"</{command}:{number}>"
