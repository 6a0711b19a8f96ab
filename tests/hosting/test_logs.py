"""What is logged names interaction and table, and never a secret of any shape."""

import json
import logging
import re
import traceback
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.local.errors import ApiError
from bot.logs import Discreet, JsonLines
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


@pytest.mark.parametrize("formatter", [Discreet, JsonLines])
@pytest.mark.parametrize("path", [plain, chained, grouped, noted])
@pytest.mark.parametrize("shape", SHAPES)
def test_no_secret_comes_out_on_any_path(
    formatter: type[Discreet], path: Callable[[str], None], shape: str
) -> None:
    lines: list[str] = []
    log = logging.getLogger("tests.discreet")
    handler = logging.Handler()
    handler.setFormatter(formatter((VALUE,)))
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
    formatter = Discreet((VALUE,))
    with pytest.raises(ValueError, match="table 7") as raised:
        plain("the board of table 7 in channel 1234567890123456789")
    told = "".join(traceback.format_exception(raised.value))

    assert formatter.struck_out(told) == told


async def test_a_fault_names_its_interaction_and_table(tmp_path: Path) -> None:
    """The whole way: a click whose answer Discord refuses is found again by its numbers."""
    lines: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.setFormatter(JsonLines(()))
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
    assert "Invalid Form Body" in line["fault"]
    assert not re.search(r"[0-9a-f]{40}", str(line)), "the interaction's own token"
