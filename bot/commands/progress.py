"""The progress of a long command: one line that renews itself, and only on a terminal."""

import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
RENEWED = 0.2  # seconds
WIDTH = 78


def with_progress(things: Sequence[T], what: str) -> Iterator[T]:
    """The same things; on a terminal it is told how many are done."""
    told = -RENEWED
    for number, thing in enumerate(things):
        if sys.stderr.isatty() and monotonic() - told >= RENEWED:
            say(f"{what}: {number} of {len(things)}")
            told = monotonic()
        yield thing
    say("")


def say(line: str) -> None:
    """In the place of what stood there; nothing: it is done."""
    if sys.stderr.isatty():
        print(f"\r{line[:WIDTH]:<{WIDTH}}\r" if not line else f"\r{line[:WIDTH]:<{WIDTH}}",
              end="", file=sys.stderr, flush=True)  # fmt: skip
