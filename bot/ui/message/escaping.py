"""Escaping: names are chosen by people and must not act as markup.

Discord takes every character after a backslash literally, unless it is a letter, a digit or a
space. So a name cannot contain links, mentions, bold text or spoilers. An @ is also followed by an
invisible character, because mentions are searched before markup is parsed. Pictures, alt texts and
labels have no markup and show the name as it is.
"""

import re
from unicodedata import category

MARKUP = re.compile(r"[!-/:-@\[-`{-~]")  # ASCII without letters, digits and space
JOINERS = "\u200c\u200d"  # joiners, needed in Persian words and emoji families
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # characters that are called letters but show nothing
TAGS = range(0xE0020, 0xE0080)  # used in the flags of England, Scotland and Wales
NAMELESS = "?"
WORD_JOINER = "\u2060"


def escaped(name: str) -> str:
    """The name for a text: on one line, from left to right, without markup."""
    shown = " ".join("".join(filter(_is_honest, _on_one_line(name))).split())
    if not any(map(_is_seen, shown)):
        return NAMELESS
    return MARKUP.sub(r"\\\g<0>", shown).replace("@", f"@{WORD_JOINER}")


def clipped(text: str, most: int) -> str:
    """The beginning of a text; escape sequences stay whole."""
    kept = text[:most]
    is_torn = (len(kept) - len(kept.rstrip("\\"))) % 2 == 1
    return kept[:-1] if is_torn else kept


def _on_one_line(name: str) -> str:
    return "".join(" " if category(sign) in ("Cc", "Zl", "Zp") else sign for sign in name)


def _is_honest(sign: str) -> bool:
    """Whether a character neither changes the text direction nor hides."""
    return category(sign) != "Cf" or sign in JOINERS or ord(sign) in TAGS


def _is_seen(sign: str) -> bool:
    return category(sign)[0] not in "CZM" and sign not in BLANK
