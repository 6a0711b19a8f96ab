"""Sheets of release 1.0.0, from the very bytes that it stored: read, brought along, written new."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.table.model.record import RECORD_FORMAT, Clocks, Phase, TableRecord
from bot.table.storage.record_migrations import CHAIN, PARTS, decoded, with_ids, with_key
from bot.table.storage.snapshot import COLUMNS, SavedTable

FILE = Path(__file__).parents[2] / "fixtures" / "release_1_0_0" / "tafelrunde.sqlite3"


def stored() -> list[SavedTable]:
    with closing(sqlite3.connect(f"file:{FILE}?mode=ro&immutable=1", uri=True)) as db:
        return [SavedTable(*row) for row in db.execute(f"SELECT {COLUMNS} FROM tables")]


def test_every_stored_sheet_is_read_and_keeps_its_clocks() -> None:
    rows = stored()
    assert len(rows) > 5
    for row in rows:
        old = msgspec.msgpack.decode(row.body())
        assert "form" not in old

        record = decoded(row.body())

        assert (record.id, record.record_format, record.clocks.turn) == (
            row.id,
            RECORD_FORMAT,
            old["clocks"]["turn"],
        )
        assert record.zone == ""  # nobody's nights begin in the middle of a game
        assert decoded(msgspec.msgpack.encode(record)) == record


def test_what_stood_in_one_long_list_stands_in_its_part() -> None:
    moved = 0
    for row in stored():
        old, record = msgspec.msgpack.decode(row.body()), decoded(row.body())
        assert set(PARTS) <= set(record.__struct_fields__)
        for part, names in PARTS.items():
            now = msgspec.to_builtins(getattr(record, part), builtin_types=[bytes])
            assert set(names.values()) == set(now)
            for name in (name for name in names if name in old):
                assert _within(now[names[name]], old[name]), (row.id, name)
                moved += bool(old[name])

    assert moved > 20


def test_the_counters_are_those_that_were_stored() -> None:
    for row in stored():
        record = decoded(row.body())
        assert (record.log_length, record.row_version) == (row.version, row.revision)
        assert decoded(msgspec.msgpack.encode(record)).log_length == row.version
    assert any(row.version for row in stored())


def _within(new: object, old: object) -> bool:
    """Whether all that was known is still known; later releases may know more."""
    if isinstance(new, dict) and isinstance(old, dict):
        return all(_within(new.get(key), value) for key, value in old.items())
    if isinstance(new, list | tuple) and isinstance(old, list):
        return len(new) == len(old) and all(map(_within, new, old))
    return new == old


def test_there_is_a_step_for_every_form() -> None:
    assert len(CHAIN) == RECORD_FORMAT


@pytest.mark.parametrize(
    ("phase", "pace", "reaction", "clocks"),
    [
        ("running", "days", 60, Clocks(86400, 60, 60)),
        ("running", "together", 20, Clocks(86400, 20, 60)),
        ("running", "days", 600, Clocks(86400, 60, 600)),
        ("running", "days", 28800, Clocks(86400, 60, 28800)),
        ("lobby", "days", 60, Clocks(86400, 60, 28800)),
        ("lobby", "together", 20, Clocks(86400, 20, 60)),
        ("lobby", "days", 600, Clocks(86400, 60, 1200)),
    ],
)
def test_a_long_reaction_time_is_the_key_time_now(
    phase: str, pace: str, reaction: int, clocks: Clocks
) -> None:
    old = {"clocks": {"turn": 86400, "reaction": reaction}, "phase": phase, "pace": pace}

    assert msgspec.convert(with_key(old)["clocks"], Clocks) == clocks


def test_whoever_was_asked_is_waited_for() -> None:
    assert with_key({"asked": [1, 2]})["window"] == "key"
    assert with_key({"asked": []})["window"] is None


@pytest.mark.parametrize("body", [b"\x80", b"\x93\x01\x02\x03", b"nonsense", b""])
def test_what_is_no_sheet_is_refused(body: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decoded(body)


def test_a_newer_form_is_refused() -> None:
    record = TableRecord(1, "duel", 1, 1, 1, "en", Phase.LOBBY, record_format=RECORD_FORMAT + 1)

    with pytest.raises(msgspec.DecodeError):
        decoded(msgspec.msgpack.encode(record))


def test_names_in_pauses_and_ballots_become_ids() -> None:
    """Code finding B5: 1.1.0 wrote the name of that day, which nobody found again when erasing."""
    chairs = [{"user": 7, "name": "Anna"}, {"user": None, "name": "Computer"}]
    ballots = {"pause": {"by": "Anna"}, "abort": {"by": "Somebody renamed"}}
    old = {"chairs": chairs, "pause": {"by": "Max"}, "agreements": {"ballots": ballots}}

    new = with_ids(old)

    assert new["pause"]["by"] == 0
    assert {m: one["by"] for m, one in new["agreements"]["ballots"].items()} == {
        "pause": 7,
        "abort": 0,
    }
    assert with_ids({"chairs": chairs, "pause": None, "agreements": {}})["pause"] is None
