"""Advisory locks: the first of two numbers says what is locked, so that nobody else's is meant."""

from hashlib import blake2b

MIGRATION = 0x7AFE0001
SHARD = 0x7AFE0002  # functions.sql knows this one too
BUCKET = 0x7AFE0003
ONCE = 0x7AFE0004
STILL = 0x7AFE0005
PROCESS = 0x7AFE0006


def number_of(name: str) -> int:
    """The second number of a lock that has a name."""
    return int.from_bytes(blake2b(name.encode(), digest_size=3).digest(), "big")
