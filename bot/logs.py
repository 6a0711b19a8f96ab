"""Log lines: text for people or JSON for machines, with ISO times and without secrets.

All code logs through the standard `logging`, as discord.py does, and every record passes the same
formatter. What a line is about (`interaction`, `table`) is bound with `structlog.contextvars`;
tasks inherit it, so a board that cannot be shown names the click that changed it.
"""

import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime

from structlog.contextvars import merge_contextvars
from structlog.processors import JSONRenderer, format_exc_info
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, WrappedLogger

# A bot token by its shape: three parts of the URL-safe alphabet.
TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
# Seeds and keys as hex, base64 or bytes (a long name of a function is none), and the tokens that
# stand in Discord's addresses.
LONG = re.compile(
    r"""(?![a-z_]+\b)[\w-]{43,}=*|(?<=b')(?:\\.|[^'\\]){24,}(?=')|(?<=b")(?:\\.|[^"\\]){24,}(?=")"""
)
ADDRESS = re.compile(r"((?:webhooks|interactions)/\d+/)[^/\s'\"?]+")
REDACTED = "[secret]"
STANDARD = {"timestamp", "level", "logger", "event", "exception"}  # every other key is context


class Redaction:
    """A processor that replaces secrets, known by value or by shape, in every value of a line."""

    def __init__(self, secrets: Iterable[str]) -> None:
        self._secrets = [secret for secret in secrets if secret]

    def __call__(self, _: WrappedLogger, __: str, line: EventDict) -> EventDict:
        return {k: v if isinstance(v, int) else self.redacted(str(v)) for k, v in line.items()}

    def redacted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        text = ADDRESS.sub(rf"\1{REDACTED}", TOKEN.sub(REDACTED, text))
        return LONG.sub(REDACTED, text)


def formatter(kind: str, *secrets: str) -> logging.Formatter:
    """Renders records as JSON lines where the kind is "json", otherwise as text."""
    render = JSONRenderer(ensure_ascii=False) if kind == "json" else _as_text
    steps = (_standard_keys, merge_contextvars, format_exc_info, Redaction(secrets), render)
    return ProcessorFormatter(processors=steps)


def _standard_keys(_: WrappedLogger, level: str, line: EventDict) -> EventDict:
    """The keys that log collectors look for; the time is local, with its offset from UTC."""
    record: logging.LogRecord = line["_record"]
    at = datetime.fromtimestamp(record.created, UTC).astimezone()
    head = {"timestamp": at.isoformat(timespec="milliseconds"), "level": level}
    line = ProcessorFormatter.remove_processors_meta(None, level, line)
    return {**head, "logger": record.name, **line}


def _as_text(_: WrappedLogger, __: str, line: EventDict) -> str:
    context = ", ".join(f"{name} {line[name]}" for name in sorted(line.keys() - STANDARD))
    where = f"{line['logger']} ({context})" if context else line["logger"]
    text = f"{line['timestamp']} {line['level'].upper():<7} {where}: {line['event']}"
    return f"{text}\n{line['exception']}" if "exception" in line else text


def set_up(kind: str, level: str, *secrets: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(kind, *secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # its faults reach us as exceptions
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))
