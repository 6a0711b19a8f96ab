"""Database files spoiled as disks, copies and people spoil them; the same seed, the same damage."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

PAGE = 4096
Damage = Callable[[Path, random.Random], None]


def flipped_bit(path: Path, luck: random.Random) -> None:
    with path.open("r+b") as file:
        place = luck.randrange(path.stat().st_size)
        file.seek(place)
        (byte,) = file.read(1)
        file.seek(place)
        file.write(bytes([byte ^ 1 << luck.randrange(8)]))


def flipped_bits(path: Path, luck: random.Random) -> None:
    for _ in range(luck.randint(2, 60)):
        flipped_bit(path, luck)


def truncated(path: Path, luck: random.Random) -> None:
    with path.open("r+b") as file:
        file.truncate(luck.randrange(path.stat().st_size))


def truncated_at_a_page(path: Path, luck: random.Random) -> None:
    with path.open("r+b") as file:
        file.truncate(PAGE * luck.randrange(_pages(path)))


def zeroed_page(path: Path, luck: random.Random) -> None:
    _write(path, luck.randrange(_pages(path)), bytes(PAGE))


def zeroed_stretch(path: Path, luck: random.Random) -> None:
    with path.open("r+b") as file:
        file.seek(luck.randrange(path.stat().st_size))
        file.write(bytes(luck.randint(1, 600)))


def swapped_pages(path: Path, luck: random.Random) -> None:
    one, other = luck.sample(range(_pages(path)), 2)
    first, second = _read(path, one), _read(path, other)
    _write(path, one, second)
    _write(path, other, first)


def doubled_page(path: Path, luck: random.Random) -> None:
    one, other = luck.sample(range(_pages(path)), 2)
    _write(path, one, _read(path, other))


def lost_journal(path: Path, _: random.Random) -> None:
    journal_of(path).unlink(missing_ok=True)


def emptied_journal(path: Path, _: random.Random) -> None:
    journal_of(path).write_bytes(b"")


def truncated_journal(path: Path, luck: random.Random) -> None:
    truncated(journal_of(path), luck)


def flipped_journal(path: Path, luck: random.Random) -> None:
    flipped_bit(journal_of(path), luck)


DAMAGES: tuple[Damage, ...] = (
    flipped_bit,
    flipped_bits,
    truncated,
    truncated_at_a_page,
    zeroed_page,
    zeroed_stretch,
    swapped_pages,
    doubled_page,
)
LOSSES: tuple[Damage, ...] = (lost_journal, emptied_journal)
CUTS: tuple[Damage, ...] = (truncated_journal, flipped_journal)


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def copied(path: Path, target: Path) -> Path:
    """File, journal and lock, as they lie there."""
    target.parent.mkdir()
    for beside in path.parent.glob(f"{path.name}*"):
        shutil.copyfile(beside, target.with_name(beside.name))
    return target


def _pages(path: Path) -> int:
    return path.stat().st_size // PAGE


def _read(path: Path, page: int) -> bytes:
    with path.open("rb") as file:
        file.seek(page * PAGE)
        return file.read(PAGE)


def _write(path: Path, page: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(content)


def changed(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(sql)
