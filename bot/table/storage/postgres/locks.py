"""Advisory locks: the first of their two numbers says what is locked, so they cannot collide."""

from hashlib import blake2b

MIGRATION = 0x7AFE0001
SHARD = 0x7AFE0002  # also used by functions.sql
BUCKET = 0x7AFE0003
ONCE = 0x7AFE0004
STILL = 0x7AFE0005
PROCESS = 0x7AFE0006


def number_of(name: str) -> int:
    """The second number of a lock with a name."""
    return int.from_bytes(blake2b(name.encode(), digest_size=3).digest(), "big")
