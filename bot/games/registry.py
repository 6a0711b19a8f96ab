"""The list of games. Each is declared here, once; everything else iterates the list.

A declaration holds the rules, which the type checkers compare with the contract at this place, and
the lessons. Its painter is the package of the same name under `render`, typed there and found by
`render.registry`: so whoever only plays (tables, `simulate`, `verify`) loads no pictures, and the
arrow from pictures to rules stays the only one. `tests/test_registry.py` says what a game lacks.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic

from msgspec import Struct

from bot.games import dracheninsel, drachenland, emerald, schatzjagd, scratch_island
from bot.games.contract import AnyGame, E_co, Game, N_co, P, Path, Q, S, Seat, Step, X
from bot.games.dracheninsel.computer.blunders import blunders as dracheninsel_blunders
from bot.games.dracheninsel.text.summary import rounds_left as dracheninsel_rounds_left
from bot.games.drachenland.computer.blunders import blunders as drachenland_blunders
from bot.games.emerald.computer.blunders import blunders as emerald_blunders
from bot.games.schatzjagd.computer.blunders import blunders as schatzjagd_blunders
from bot.games.scratch_island.computer.blunders import blunders as scratch_island_blunders

Pages = Mapping[str, int]  # which page explains an ask or a menu, by what it is about
# names of what people would laugh at in an answer, by what it led from and to; `match` counts them
Blunders = Callable[[S, Seat, Path, Step[S, E_co, N_co]], tuple[str, ...]]
RoundsLeft = Callable[[P], int]  # about how many more a game takes, by what everybody sees
PagePictures = tuple[str, ...]  # the moment that each page of the how-to-play shows; "" for none


DEFAULT_EFFORT = 40  # play-outs of a hard computer's answer: about what four seconds of a core give


def no_blunders(*_: Any) -> tuple[str, ...]:
    return ()


class GameEntry(Struct, Generic[S, E_co, N_co, P, Q, X], frozen=True):
    """One game: the name of its folders, commands and words, its rules, its lessons.

    A lesson is `start`, `final`, `at:<ask>` (the board when somebody is asked this), `hand:<ask>`
    (what the asked seat holds then) or `choice:<menu>` (the places it may choose among). What an
    action is remains between `choices` and `apply`, so its type is not named here.
    """

    slug: str
    game: Game[S, Any, E_co, N_co, P, Q, X]
    page_pictures: PagePictures
    pages: Pages = {}
    blunders: Blunders[S, E_co, N_co] = no_blunders
    effort: int = DEFAULT_EFFORT
    rounds_left: RoundsLeft[P] | None = None  # where windows are waited for, and so take days


DRACHENINSEL = GameEntry(
    "dracheninsel",
    dracheninsel,
    ("start", "hand:turn", "choice:target", "at:exit", "", "at:claim", "choice:tile", "at:react"),
    {
        **dict.fromkeys(("turn", "pass", "exchange"), 2),
        **dict.fromkeys(("target", "onward", "payment", "hunter", "over", "landing"), 3),
        **dict.fromkeys(("exit", "victim"), 4),
        **dict.fromkeys(("claim", "duel"), 6),
        **dict.fromkeys(("card", "curse", "fear", "seat", "terrain", "dragon", "lair"), 7),
        **dict.fromkeys(("lair-row", "tile", "tile-row", "neighbour", "other", "other-row"), 7),
        **dict.fromkeys(("start", "react", "counter", "answer"), 8),
        "colour": 9,
    },
    dracheninsel_blunders,
    effort=16,
    rounds_left=dracheninsel_rounds_left,
)
SCHATZJAGD = GameEntry(
    "schatzjagd",
    schatzjagd,
    (
        *("start", "choice:journey", "choice:field", "hand:fight"),
        *("at:fight", "", "at:activity", "final"),
    ),
    {
        "pick_castle": 1,
        **dict.fromkeys(("journey", "field", "landing"), 2),
        **dict.fromkeys(("lord", "slot", "slot_field"), 3),
        **dict.fromkeys(("use_special", "look", "banish"), 4),
        **dict.fromkeys(("fight", "defend"), 5),
        "rest": 6,
        "activity": 7,
        "katharsis": 9,
    },
    schatzjagd_blunders,
    effort=48,
)
SCRATCH_ISLAND = GameEntry(
    "scratch_island",
    scratch_island,
    ("start", "choice:choose_pair", "choice:choose_placement", "hand:scratch", "", "", "", "final"),
    {
        **dict.fromkeys(("choose_pair", "take_die"), 2),
        **dict.fromkeys(("scratch", "choose_mode", "choose_third"), 3),
        **dict.fromkeys(("choose_first_square", "choose_placement"), 3),
        "choose_pickaxe_square": 5,
    },
    scratch_island_blunders,
    effort=500,
)
EMERALD = GameEntry(
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
    {"first_move": 2, "second_move": 2, "take_card": 3, "victim": 5, "ransom": 5},
    emerald_blunders,
    effort=240,
)
DRACHENLAND = GameEntry(
    "drachenland",
    drachenland,
    (
        "start",
        "",
        "choice:entrance",
        "choice:move",
        "at:collect",
        "choice:fly_to",
        "hand:pick",
        "final",
    ),
    {
        **dict.fromkeys(("enter", "entrance"), 3),
        **dict.fromkeys(("pick", "move", "place"), 4),
        "collect": 5,
        "fly_to": 7,
        "hand": 8,
    },
    drachenland_blunders,
    effort=72,
)

AnyEntry = GameEntry[Any, Any, Any, Any, Any, Any]
REGISTRY: tuple[AnyEntry, ...] = (DRACHENINSEL, SCHATZJAGD, SCRATCH_ISLAND, EMERALD, DRACHENLAND)
GAMES: dict[str, AnyGame] = {entry.slug: entry.game for entry in REGISTRY}
PAGES: dict[str, Pages] = {entry.slug: entry.pages for entry in REGISTRY}
LESSONS: dict[str, PagePictures] = {entry.slug: entry.page_pictures for entry in REGISTRY}
EFFORTS: dict[str, int] = {entry.slug: entry.effort for entry in REGISTRY}
ROUNDS_LEFT: dict[str, RoundsLeft[Any] | None] = {e.slug: e.rounds_left for e in REGISTRY}
BLUNDERS: dict[str, Blunders[Any, Any, Any]] = {entry.slug: entry.blunders for entry in REGISTRY}
# the newest release that plays by rules of old, by game and number; their golden games are kept
VERIFIED_BY = {
    (EMERALD.slug, 1): "1.0.0",
    (SCRATCH_ISLAND.slug, 1): "1.0.0",
    (DRACHENLAND.slug, 1): "1.0.0",
    (SCHATZJAGD.slug, 2): "1.0.0",
}
