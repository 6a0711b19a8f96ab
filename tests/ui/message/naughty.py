"""Names that people might choose to make the bot say something, and how to see whether it does."""

import re

LINK, SPOILER, CALL, LINE = (
    "[Nitro](https://e.vil)",
    "||x|| `# ~~_*a",
    "<@&7> @everyone <t:0:R>",
    "> -# # 1. \u202eb\u200b\n- evil",
)
NAUGHTY = (LINK, SPOILER, CALL, LINE, "http://e.vil/__", "\\**")
WORSE = (
    "](",
    "http:",
    "https:",
    "||",
    "~~_",
    "__",
    "<@&",
    "@everyone",
    "<t:0",
    "\u202e",
    "\u200b",
    "\n- evil",
)
ESCAPE = re.compile(r"\\[^0-9A-Za-z\s]")


def meant(text: str) -> list[str]:
    """What of the names would be more than a name in this text."""
    bare = ESCAPE.sub("·", text)
    return [what for what in WORSE if what in bare]
