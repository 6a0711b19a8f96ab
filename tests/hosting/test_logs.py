"""Log lines have standard keys and ISO times, name interaction and table, and hold no secret."""

import json
import logging
import re
import time
import traceback
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from structlog.contextvars import bound_contextvars

from bot.local.errors import ApiError
from bot.logs import Redaction, formatter, set_up
from tests.end_to_end.house import house
from tests.end_to_end.players import Player, gather

VALUE = "s3cret-of-the-host"
SEED = bytes(range(150, 182))
SHAPES = {
    "a token": "MTA1NzI0OTU0NTQ0NzI4ODg0MA.GkZxYw.Zm9vYmFyYmF6cXV4LXRoaXMtaXMtbm90LW9uZQ",
    "a value": VALUE,
    "a seed in hex": SEED.hex(),
    "a key in base64": urlsafe_b64encode(SEED).decode(),
    "bytes": repr(SEED),
    "plain bytes": repr(b"abcdefghijklmnopqrstuvwxyz012345"),
    "a follow-up's address": "https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb24/messages",
    "an answer's address": "https://discord.com/api/v10/interactions/12345/aW50ZXJhY3Rpb24/callback",
}
KEPT_OUT = ("Zm9vYmFy", VALUE, SEED.hex(), "lpeYmZqb", r"\x96\x97", "abcdefghij", "aW50ZXJ")


def plain(secret: str) -> None:
    raise ValueError(f"could not use {secret}")


def chained(secret: str) -> None:
    try:
        plain(secret)
    except ValueError as fault:
        raise KeyError("gone") from fault


def grouped(secret: str) -> None:
    raise ExceptionGroup("several", [OSError(5, secret), ValueError(secret)])


def noted(secret: str) -> None:
    fault = RuntimeError("short")
    fault.add_note(f"seen: {secret}")
    raise fault


@pytest.mark.parametrize("kind", ["text", "json"])
@pytest.mark.parametrize("path", [plain, chained, grouped, noted])
@pytest.mark.parametrize("shape", SHAPES)
def test_no_secret_comes_out_on_any_path(
    kind: str, path: Callable[[str], None], shape: str
) -> None:
    lines: list[str] = []
    log = logging.getLogger("tests.discreet")
    handler = logging.Handler()
    handler.setFormatter(formatter(kind, VALUE))
    handler.emit = lambda record: lines.append(handler.format(record))  # type: ignore[method-assign]
    log.addHandler(handler)
    try:
        path(SHAPES[shape])
    except Exception:
        log.exception("it happened with %s", SHAPES[shape])
    finally:
        log.removeHandler(handler)

    (line,) = lines
    assert "[secret]" in line
    assert [secret for secret in KEPT_OUT if secret in line] == []


def test_ordinary_lines_and_tracebacks_stay_readable() -> None:
    redaction = Redaction((VALUE,))
    with pytest.raises(ValueError, match="table 7") as raised:
        plain("the board of table 7 in channel 1234567890123456789")
    told = "".join(traceback.format_exception(raised.value))

    assert redaction.redacted(told) == told


@pytest.fixture
def loggers() -> Iterator[None]:
    """What `set_up` changes for the whole process is put back."""
    root, others = logging.getLogger(), [logging.getLogger(name) for name in ("asyncpg", "discord")]
    handlers, levels = root.handlers[:], [one.level for one in (root, *others)]
    root.handlers.clear()
    yield
    root.handlers[:] = handlers
    for one, level in zip((root, *others), levels, strict=True):
        one.setLevel(level)


@pytest.fixture
def new_york(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "America/New_York")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def assert_now_in_new_york(text: str) -> None:
    """Local time with its offset from UTC: the moment is the same wherever it is read."""
    at = datetime.fromisoformat(text)
    assert at.utcoffset() == datetime.now(ZoneInfo("America/New_York")).utcoffset()
    assert abs(datetime.now(UTC) - at) < timedelta(minutes=1)


@pytest.mark.usefixtures("loggers", "new_york")
def test_a_json_line_has_the_keys_that_collectors_look_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """B8; the client's own lines too."""
    set_up("json", "INFO")
    logging.getLogger("discord.gateway").warning("shard %d: %s", 3, "später")

    line = json.loads(capsys.readouterr().err)

    assert list(line) == ["timestamp", "level", "logger", "event"]
    assert_now_in_new_york(line.pop("timestamp"))
    assert line == {"level": "warning", "logger": "discord.gateway", "event": "shard 3: später"}


@pytest.mark.usefixtures("loggers", "new_york")
def test_a_line_of_text_begins_with_the_same_time(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("text", "INFO")
    logging.getLogger("bot.client").info("ready as %s", "Tafelrunde")

    at, rest = capsys.readouterr().err.split(maxsplit=1)

    assert_now_in_new_york(at)
    assert rest == "INFO    bot.client: ready as Tafelrunde\n"


@pytest.mark.usefixtures("loggers")
def test_a_traceback_is_one_field_of_json_and_the_end_of_a_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for kind in ("json", "text"):
        set_up(kind, "INFO")
        try:
            plain("it")
        except ValueError:
            logging.getLogger("bot").exception("a fault")

    first, *rest = capsys.readouterr().err.splitlines()
    line = json.loads(first)
    assert line["event"] == "a fault"
    assert line["exception"].splitlines() == rest[1:]
    assert rest[-1] == "ValueError: could not use it"


@pytest.mark.usefixtures("loggers")
def test_context_is_a_key_of_json_and_stands_in_brackets_in_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It replaces no key of the line itself, and is redacted like the rest."""
    for kind in ("json", "text"):
        set_up(kind, "INFO", VALUE)
        with bound_contextvars(table=7, interaction=5, logger="another", address=VALUE):
            logging.getLogger("bot").info("saved")

    first, second = capsys.readouterr().err.splitlines()
    line = json.loads(first)
    assert (line["table"], line["interaction"], line["logger"]) == (7, 5, "bot")
    assert line["address"] == "[secret]"
    assert second.endswith(" INFO    bot (address [secret], interaction 5, table 7): saved")


async def test_a_fault_names_its_interaction_and_table(tmp_path: Path) -> None:
    """The whole way: a click whose answer Discord refuses is found again by its numbers."""
    lines: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.setFormatter(formatter("json"))
    handler.emit = lambda record: lines.append(handler.format(record))  # type: ignore[method-assign]
    async with house(tmp_path) as home:
        anna, ben = home.discord.people("Anna", "Ben")
        await gather(home, [Player(anna), Player(ben)], "emerald")
        logging.getLogger().addHandler(handler)
        refusal = ApiError(400, 50035, "Invalid Form Body")
        home.discord.faults.answer("POST /interactions/.*/callback", refusal)
        await anna.click(home.board(anna), "My hand")
        logging.getLogger().removeHandler(handler)
        home.discord.take_errors()
        home.discord.report.take_failures()

    (line,) = map(json.loads, lines)
    assert line["table"] == 1
    assert line["interaction"] > 0
    assert "Invalid Form Body" in line["exception"]
    assert not re.search(r"[0-9a-f]{40}", str(line)), "the interaction's own token"
