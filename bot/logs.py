"""What the process says of itself: text or JSON lines, and never a secret."""

import json
import logging
import re
import sys
from typing import Any

import bot.tracing as tracing

# A bot token by its shape: three parts of the URL-safe alphabet.
TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
# Seeds and keys as hex, base64 or bytes (a long name of a function is none), and the tokens that
# stand in Discord's addresses.
LONG = re.compile(
    r"""(?![a-z_]+\b)[\w-]{43,}=*|(?<=b')(?:\\.|[^'\\]){24,}(?=')|(?<=b")(?:\\.|[^"\\]){24,}(?=")"""
)
ADDRESS = re.compile(r"((?:webhooks|interactions)/\d+/)[^/\s'\"?]+")
STRUCK_OUT = "[secret]"


class Discreet(logging.Formatter):
    """Strikes out secrets by shape and by value, wherever they stand, tracebacks included."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s%(about)s: %(message)s")
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        known = [f"{name} {value}" for name, value in _about().items()]
        record.about = f" ({', '.join(known)})" if known else ""
        return self.struck_out(super().format(record))

    def struck_out(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, STRUCK_OUT)
        text = ADDRESS.sub(rf"\1{STRUCK_OUT}", TOKEN.sub(STRUCK_OUT, text))
        return LONG.sub(STRUCK_OUT, text)


class JsonLines(Discreet):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            **_about(),
            "said": record.getMessage(),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        spoken = {k: self.struck_out(v) if isinstance(v, str) else v for k, v in line.items()}
        return json.dumps(spoken, ensure_ascii=False)


def _about() -> dict[str, int]:
    known = {"interaction": tracing.interaction.get(), "table": tracing.table.get()}
    return {name: value for name, value in known.items() if value is not None}


def set_up(kind: str, level: str, *secrets: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(secrets) if kind == "json" else Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # its faults reach us as exceptions
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))
