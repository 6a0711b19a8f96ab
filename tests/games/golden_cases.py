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
    seed: int = 1  # the first that is tried
    shows: frozenset[str] = frozenset()  # events that must happen, questions that must be asked

    @property
    def name(self) -> str:
        parts = (self.seats, self.reason, *self.options.values(), f"from{self.seed}")
        return "-".join(map(str, parts)).removesuffix("-from1")


def cases(seats: range, reason: str, manner: Manner = "mixed", **options: int | str) -> list[Case]:
    return [Case(number, reason, options, manner) for number in seats]


CALM = {"stop_points": "key", "start_stop": "off"}  # fewer windows keep a game short
WILD = {"deposit": "yes", "plunder": "yes", "katharsis": "yes", "city_layout": "shuffled"}

LONG: dict[str, int | str] = {
    "length": "short",
    "treasures": 6,
    "max_rounds": 60,
    "truce_at_home": "no",
    **WILD,
}
# With 7 a castle with several treasures is plundered, with 17 a soothsayer shows two cards.
LOOKING = frozenset({"Searched", "look"})

CASES: dict[str, list[Case]] = {
    "dracheninsel": [
        Case(3, "treasures", {"length": "blitz", "start_stop": "window"}, "normal"),
        *cases(range(4, 7), "treasures", "normal", length="blitz", **CALM),
        *cases(range(3, 7), "rounds", "mixed", length="short", max_rounds=20, **CALM),
        Case(3, "treasures", {"length": "full", "colours": "choose", **CALM}, "normal"),
        Case(3, "treasures", {"length": "short", **CALM}, "normal"),
    ],
    "schatzjagd": [
        *cases(range(2, 5), "secured", "normal", length="blitz"),
        *cases(range(2, 5), "limit", "mixed", length="blitz", max_rounds=10, **WILD),
        *cases(range(2, 5), "limit", "mixed", length="short", castles="assigned", max_rounds=5),
        Case(
            3,
            "limit",
            {"length": "short", "treasures": 6, "max_rounds": 40, "truce_at_home": "no", **WILD},
            seed=59,
            shows=frozenset({"Searched", "PortalRolled", "katharsis", "look"}),
        ),
        *(Case(2, "limit", LONG, seed=seed, shows=LOOKING) for seed in (7, 17)),
        *cases(range(2, 4), "all_secured", "normal", victory="same", max_rounds=120),
        *cases(range(4, 5), "all_secured", "normal", treasures=6, max_rounds=60),
    ],
    "scratch_island": [
        *cases(range(2, 5), "chests", "normal", chests_to_end=2),
        *cases(range(2, 5), "max_rounds", "random", max_rounds=5),
        *(Case(4, "max_rounds", {"max_rounds": 5}, "random", seed) for seed in (10, 20, 30, 40)),
        Case(3, "max_rounds", {"max_rounds": 20, "snakes": 0}, "random"),
        Case(3, "max_rounds", {"max_rounds": 20, "snakes": 1}, "random"),
        Case(4, "chests", {"chests_to_end": 4}, "normal"),
        Case(3, "chests", {"length": "short", "layout": "shared"}),
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
