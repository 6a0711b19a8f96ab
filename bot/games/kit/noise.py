"""How a computer settles among what it has weighed: by worth, and by luck where worth is alike."""

from collections.abc import Iterable
from hmac import digest
from typing import Final, TypeVar

T = TypeVar("T")
_MOST: Final = float(2**32)


def rank_with_noise(weighed: Iterable[tuple[float, T]], luck: int, whim: float) -> list[T]:
    """The best first, where luck adds up to `whim` to what each is worth.

    A small whim decides among equals, so that nobody can read a computer like a book; with a large
    one a beginner overlooks things, the more easily the less they matter.
    """
    tried = [(worth + whim * chance(luck, n), n, it) for n, (worth, it) in enumerate(weighed)]
    tried.sort(key=lambda one: (-one[0], one[1]))
    return [it for _, _, it in tried]


def chance(luck: int, number: int) -> float:
    """From 0 to 1; the same luck and number, the same chance."""
    drawn = digest(luck.to_bytes(8, "big"), number.to_bytes(4, "big"), "sha256")
    return int.from_bytes(drawn[:4], "big") / _MOST
