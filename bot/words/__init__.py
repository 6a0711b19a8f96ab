"""All sentences: Fluent files per language, one for common sentences and one for each game.

A missing sentence never stops a game: its key is shown and an error is logged; tests find it.
"""

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from bot.games.contract import Phrase
from bot.words.mentions import mention

LANGUAGES = ("de", "en")
FOLDER = Path(__file__).parent
log = logging.getLogger(__name__)

Names = Sequence[str]  # names of the players, by seat
PLUS = "+ "


class Words:
    """The sentences of one language about one subject: a game's slug, or "common"."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        functions: dict[str, Any] = {
            "WORD": lambda value: self.word(str(value)),
            "START": lambda value: self.start(str(value)),
            "EFFECT": lambda value: self.effect(str(value)),
            "COMMAND": lambda value: self.command(str(value)),
        }
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._bundle.add_resource(FluentResource(text))
        self._effects = re.findall(r"^effect-(\w+) =", text, re.MULTILINE)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: int | str) -> str:
        if not self.has(key):
            log.error("no words for %s in %s", key, self.language)
            return key
        pattern = self._bundle.get_message(key).value
        said, faults = self._bundle.format_pattern(pattern, args) if pattern else (key, ["empty"])
        if faults:
            log.error("faulty words for %s in %s: %s", key, self.language, faults)
        return str(said)

    def phrase(self, kind: str, phrase: Phrase, names: Names) -> str:
        """A `Phrase` of a game; `kind` is the prefix of its key, such as "pick" or "line"."""
        return self.say(f"{kind}-{phrase.key}", **self.parts(phrase.args, names))

    def told(self, kind: str, told: Struct, names: Names) -> str:
        """The sentence of an event or note: the key is its class, the parts are its fields."""
        fields = {name: getattr(told, name) for name in told.__struct_fields__}
        return self.say(f"{kind}-{type(told).__name__}", **self.parts(fields, names))

    def story(self, events: Iterable[Struct], names: Names) -> list[str]:
        """The events line by line. Those without words are for pictures and the record only; a
        sentence that begins with a plus continues the line before it.
        """
        lines: list[str] = []
        for event in events:
            said = self.told("event", event, names)
            if said.startswith(PLUS) and lines:
                lines[-1] += said[len(PLUS) - 1 :]
            elif said:
                lines.append(said.removeprefix(PLUS))
        return lines

    def parts(self, args: Mapping[str, Any], names: Names) -> dict[str, int | str]:
        return {name: self._part(name, value, names) for name, value in args.items()}

    def word(self, value: int | str) -> str:
        key = f"word-{value}"
        return self.say(key) if self.has(key) else str(value)

    def start(self, value: str) -> str:
        """A word capitalised, as buttons and sentences begin."""
        word = self.word(value)
        return word[:1].upper() + word[1:]

    def with_effect(self) -> list[str]:
        """The things whose effect is described, in the order of the file."""
        return self._effects

    def effect(self, card: str) -> str:
        """What a card of the game does."""
        return self.say(f"effect-{card}")

    def command(self, path: str) -> str:
        """A command such as "table resume", as the reader's client calls it."""
        common = words(self.language)
        names = [common.say(f"name-{w}") if common.has(f"name-{w}") else w for w in path.split()]
        return mention(path) or f"`/{' '.join(names)}`"

    def _part(self, name: str, value: Any, names: Names) -> int | str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            if name == "seats":
                return self.listed([str(names[seat]) for seat in value])
            return self.listed([self.word(part) for part in value])
        if (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else "?"
        return "" if value is None else value if isinstance(value, int) else str(value)

    def listed(self, parts: list[str]) -> str:
        """A list in words: "Red, Blue and Grey"."""
        if len(parts) < 2:
            return "".join(parts)
        return words(self.language).say("list", rest=", ".join(parts[:-1]), last=parts[-1])


@cache
def words(language: str, subject: str = "common") -> Words:
    """The sentences in a language; English if the bot does not speak it."""
    spoken = language if language in LANGUAGES else "en"
    path = FOLDER / spoken / f"{subject}.ftl"
    return Words(spoken, path.read_text(encoding="utf-8"))
