"""What a line of the log is about: the interaction that caused it and the table it concerns.

Tasks inherit both from whoever starts them, so that a board that cannot be shown names the click.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

interaction: ContextVar[int | None] = ContextVar("interaction", default=None)
table: ContextVar[int | None] = ContextVar("table", default=None)


@contextmanager
def kept() -> Iterator[None]:
    """What lies behind a walk over many tables is about none of them."""
    before = table.get()
    try:
        yield
    finally:
        table.set(before)
