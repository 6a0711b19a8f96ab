"""People choose their names; in a text of ours a name is nothing but a name.

Discord takes whatever stands behind a backslash for itself, unless it is a letter, a digit or a
space. So neither links nor mentions, neither stars nor spoilers come out of somebody's name. A sign
that nobody sees stands behind an @ as well: text is searched for calls before its markup is read.
Pictures, their descriptions and labels know no markup: there a name stands as it is.
"""

import re
from unicodedata import category

MARKUP = re.compile(r"[!-/:-@\[-`{-~]")  # all of ASCII that is no letter, digit or space
JOINERS = "\u200c\u200d"  # without them Persian words and families of emoji fall apart
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name, and nothing to be seen
TAGS = range(0xE0020, 0xE0080)  # the flags of England, Scotland and Wales are spelled with them
NAMELESS = "?"
WORD_JOINER = "\u2060"


def escaped(name: str) -> str:
    """The name as a text of ours shows it: on one line, from left to right, without a meaning."""
    shown = " ".join("".join(filter(_is_honest, _on_one_line(name))).split())
    if not any(map(_is_seen, shown)):
        return NAMELESS
    return MARKUP.sub(r"\\\g<0>", shown).replace("@", f"@{WORD_JOINER}")


def clipped(text: str, most: int) -> str:
    """The beginning of a text with names in it; what was escaped stays so."""
    kept = text[:most]
    is_torn = (len(kept) - len(kept.rstrip("\\"))) % 2 == 1
    return kept[:-1] if is_torn else kept


def _on_one_line(name: str) -> str:
    return "".join(" " if category(sign) in ("Cc", "Zl", "Zp") else sign for sign in name)


def _is_honest(sign: str) -> bool:
    """Nothing that turns the direction of what follows or hides in the text."""
    return category(sign) != "Cf" or sign in JOINERS or ord(sign) in TAGS


def _is_seen(sign: str) -> bool:
    return category(sign)[0] not in "CZM" and sign not in BLANK
