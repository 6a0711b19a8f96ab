"""What the process says of itself: text or JSON lines, and never a token."""

import json
import logging
import re
import sys
from typing import Any

# A bot token by its shape: three parts of the URL-safe alphabet. Whatever looks so is struck out.
TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
STRUCK_OUT = "[secret]"


class Discreet(logging.Formatter):
    """Strikes out tokens by shape and by value, wherever they stand, tracebacks included."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        return self.struck_out(super().format(record))

    def struck_out(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, STRUCK_OUT)
        return TOKEN.sub(STRUCK_OUT, text)


class JsonLines(Discreet):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return self.struck_out(json.dumps(line, ensure_ascii=False))


def set_up(kind: str, level: str, *secrets: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(secrets) if kind == "json" else Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))
