"""The list of games. Each is declared here, once; everything else iterates the list.

A declaration holds the rules, which the type checkers compare with the contract at this place, and
the lessons. Its painter is the package of the same name under `render`, typed there and found by
`render.registry`: so whoever only plays (tables, `simulate`, `verify`) loads no pictures, and the
arrow from pictures to rules stays the only one. `tests/test_registry.py` says what a game lacks.
"""

from typing import Any, Generic

from msgspec import Struct

from bot.games import dracheninsel, drachenland, emerald, schatzjagd, scratch_island
from bot.games.contract import AnyGame, E_co, Game, N_co, P, Q, S, X

Lessons = tuple[str, ...]  # the moment that each page of the how-to-play shows; "" for none


class Entry(Struct, Generic[S, E_co, N_co, P, Q, X], frozen=True):
    """One game: the name of its folders, commands and words, its rules, its lessons.

    A lesson is `start`, `final`, `at:<ask>` (the board when somebody is asked this), `hand:<ask>`
    (what the asked seat holds then) or `choice:<menu>` (the places it may choose among). What an
    action is remains between `choices` and `apply`, so its type is not named here.
    """

    slug: str
    game: Game[S, Any, E_co, N_co, P, Q, X]
    lessons: Lessons


DRACHENINSEL = Entry(
    "dracheninsel",
    dracheninsel,
    ("start", "hand:turn", "choice:target", "at:exit", "", "at:claim", "choice:tile", "at:react"),
)
SCHATZJAGD = Entry(
    "schatzjagd",
    schatzjagd,
    (
        "start",
        "choice:journey",
        "choice:field",
        "hand:fight",
        "at:fight",
        "",
        "at:activity",
        "final",
    ),
)
SCRATCH_ISLAND = Entry(
    "scratch_island",
    scratch_island,
    ("start", "choice:choose_pair", "choice:choose_placement", "hand:scratch", "", "", "", "final"),
)
EMERALD = Entry(
    "emerald",
    emerald,
    (
        "start",
        "choice:first_move",
        "choice:take_card",
        "choice:victim",
        "at:ransom",
        "final",
        "hand:ransom",
    ),
)
DRACHENLAND = Entry(
    "drachenland",
    drachenland,
    (
        "start",
        "",
        "choice:entrance",
        "choice:move",
        "at:collect",
        "choice:fly_to",
        "hand:hand",
        "final",
    ),
)

AnyEntry = Entry[Any, Any, Any, Any, Any, Any]
REGISTRY: tuple[AnyEntry, ...] = (DRACHENINSEL, SCHATZJAGD, SCRATCH_ISLAND, EMERALD, DRACHENLAND)
GAMES: dict[str, AnyGame] = {entry.slug: entry.game for entry in REGISTRY}
LESSONS: dict[str, Lessons] = {entry.slug: entry.lessons for entry in REGISTRY}
