"""Law: whatever is changed in what a painter is given, its pictures change; else it stands in a
list with the reason why it is not drawn.

Fingerprints are made of what painters are given (tests/fingerprints). This law says that they tell
no more apart than pixels do, but for what stands in that list; that they tell no less apart follows
from painters being pure (test_painters.py).
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

import pytest

from bot.games.registry import GAMES
from render.registry import PAINTERS
from tests.render.changing import PICTURES, Place, Spot, changed, fields, painted, spots, values
from tests.render.not_drawn import ALSO, NOT_DRAWN, SELDOM, VARIANTS

TRIES = 2  # other values for a field of one position
FEW, MANY = 60, 200  # positions in which something is looked for that changes the picture
LISTED = 2, 60  # positions in which nothing may change it
NONSENSE = (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration)
Pixels = tuple[Any, ...] | None


class Found(NamedTuple):
    """A field at one position."""

    spot: Spot
    place: Place
    value: Any


class Looking:
    """At many positions of one game."""

    def __init__(self, slug: str) -> None:
        game = GAMES[slug]
        self.slug, self.pixels = slug, cache(self._pixels)
        self.found, self.values = defaultdict[str, list[Found]](list), dict[str, list[Any]]()
        whole = spots(game, game.Options(**VARIANTS[slug]))
        for part in PICTURES:
            known = [spot for spot in whole if getattr(spot, part) is not None]
            for name, others in values([getattr(spot, part) for spot in known]).items():
                called = f"{part}.{name}"
                self.values[called] = others + ALSO[slug].get(called, [])
            for number, spot in enumerate(known):
                self._find(spot, part, number)

    def _find(self, spot: Spot, part: str, number: int) -> None:
        """Of fields that it has several times, one: at every position another."""
        found: dict[str, list[Found]] = defaultdict(list)
        for place, name, value in fields(getattr(spot, part)):
            found[f"{part}.{name}"].append(Found(spot, place, value))
        for name, same in found.items():
            self.found[name].append(same[number % len(same)])

    def is_drawn(self, name: str, positions: int) -> bool:
        """Whether a change of this field, and of nothing else, was seen in so many positions: by
        turns in those where it is what it mostly is, and in others."""
        found, tried, luck = self.found[name], 0, random.Random(f"{self.slug} {name}")
        ((usual, _),) = Counter(one.value for one in found).most_common(1)
        others = [one for one in found if one.value != usual]
        usually = [one for one in found if one.value == usual]
        for one in (one for pair in zip_longest(others, usually) for one in pair if one):
            was_tried = False
            for is_seen in self._changes(name, one, luck):
                if is_seen:
                    return True
                was_tried = True
            tried += was_tried
            if tried == positions:
                return False
        assert tried, f"{self.slug}: {name} never changes; give it a value in ALSO"
        return False

    def _changes(self, name: str, at: Found, luck: random.Random) -> Iterator[bool]:
        """Of each picture, whether another value changes it. What no painter can read is left
        out: it cannot be."""
        part, _, _ = name.partition(".")
        fresh = [one for one in self.values[name] if one != at.value]
        for new in luck.sample(fresh, min(TRIES, len(fresh))):
            for kind in PICTURES[part]:
                before = self.pixels(at.spot, kind)
                with suppress(*NONSENSE):
                    other = changed(getattr(at.spot, part), at.place, new)
                    yield self._pixels(at.spot._replace(**{part: other}), kind) != before

    def _pixels(self, spot: Spot, kind: str) -> Pixels:
        image = painted(PAINTERS[self.slug], self.slug, spot, kind)
        return None if image is None else (image.size, image.tobytes(), image.getpalette())


def undrawn(slug: str, positions: int, listed: int) -> set[str]:
    """A field in which something is drawn is drawn; of one in which nothing is, no more is said."""
    looking, drawn, known = Looking(slug), set[str](), NOT_DRAWN[slug].keys()
    names = [name for name in looking.values if known.isdisjoint(holders(name)[1:])]
    for name in sorted(names, key=lambda name: -name.count(".")):
        most = listed if name in known else positions
        if name in drawn or name in SELDOM[slug] or looking.is_drawn(name, most):
            drawn.update(holders(name))
    found = set(names) - drawn
    return {name for name in found if found.isdisjoint(holders(name)[1:])}


def holders(name: str) -> list[str]:
    """A field, what holds it, and what holds that."""
    parts = name.split(".")
    return [".".join(parts[:end]).rstrip("[]") for end in range(len(parts), 1, -1)]


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_painter_is_given_is_drawn_or_known_not_to_be(slug: str) -> None:
    assert undrawn(slug, FEW, LISTED[0]) == set(NOT_DRAWN[slug])


@pytest.mark.soak
@pytest.mark.parametrize("slug", GAMES)
def test_so_it_is_in_two_hundred_positions(slug: str) -> None:
    assert undrawn(slug, MANY, LISTED[1]) == set(NOT_DRAWN[slug])
