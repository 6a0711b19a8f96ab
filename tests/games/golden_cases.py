"""Which golden games there are: every number of players with every way to end, and variants."""

from typing import Literal

from msgspec import Struct

Manner = Literal["random", "easy", "normal", "mixed"]


class Case(Struct, frozen=True):
    """A game to be looked for: so many seats, ended so, with these options, played so."""

    seats: int
    reason: str
    options: dict[str, int | str] = {}
    manner: Manner = "mixed"

    @property
    def name(self) -> str:
        variant = "-".join(str(value) for value in self.options.values())
        return "-".join(filter(None, (str(self.seats), self.reason, variant)))


def cases(seats: range, reason: str, manner: Manner = "mixed", **options: int | str) -> list[Case]:
    return [Case(number, reason, options, manner) for number in seats]


CASES: dict[str, list[Case]] = {
    "dracheninsel": [
        *cases(range(3, 7), "treasures", "normal", length="blitz"),
        *cases(range(3, 7), "rounds", "mixed", max_rounds=20, length="blitz"),
    ],
    "schatzjagd": [
        *cases(range(2, 5), "secured", "normal", length="blitz"),
        *cases(range(2, 5), "limit", "mixed", length="blitz", max_rounds=5),
        *cases(range(2, 5), "all_secured", "normal", victory="same"),
    ],
    "scratch_island": [
        *cases(range(2, 5), "chests", "normal", chests_to_end=2),
        *cases(range(2, 5), "max_rounds", "random", max_rounds=5),
    ],
    "emerald": [
        *cases(range(2, 6), "treasures", "mixed", length="short"),
        *cases(range(2, 6), "knights", "mixed"),
    ],
    "drachenland": [
        *cases(range(2, 5), "last_egg", "normal"),
        *cases(range(2, 5), "round_limit", "mixed", length="short"),
        *cases(range(2, 5), "stall", "random", stall_rounds=3),
    ],
}
