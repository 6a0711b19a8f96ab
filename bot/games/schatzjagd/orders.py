"""Standing orders: defence, Katharsis, fights with monsters, specials; and goals to walk to."""

from bot.games.contract import Menu, Path
from bot.games.offers import Condition, Goal, Offer, Order, Scope
from bot.games.schatzjagd.computer import errands
from bot.games.schatzjagd.content import CARDS, ROWS
from bot.games.schatzjagd.picks import ANSWERS
from bot.games.schatzjagd.views import Own, Public

_SCOPES = (Scope.ROUND, Scope.GAME)  # nobody is attacked in their own turn
_GAME = (Scope.GAME,)
_USES = 6
_WAYS = tuple(way for way in ANSWERS if way != "strike")
_SPECIALS = tuple(card.key for card in CARDS if card.sort == "special")


def _defence(way: str) -> Offer:
    return Offer(f"defend-{way}", (Order("defend", (way,)),), scopes=_SCOPES)


_CARRIER = Offer(
    "defend-carrier",
    (Order("defend", ("flee",), (Condition("carried", ">=", 1),)), Order("defend", ("prudent",))),
    scopes=_SCOPES,
    suggested=((),),
)
_SPARE = Offer("katharsis-pass", (Order("katharsis", ("pass",)),), scopes=_SCOPES)
_MONSTER = Offer(
    "monster",
    (
        Order(
            "fight",
            ("$way",),
            (
                Condition("foe", "=", "monster"),
                Condition("rival_strength", "<=", "$weak"),
                Condition("rival_strength", ">=", "$strong"),
                Condition("life", "<=", "$life"),
            ),
        ),
    ),
    (Menu("way", _WAYS),),
    _GAME,
    only=(
        Menu("weak", ("3", "5", "7", "9")),
        Menu("strong", ("4", "6", "8", "10")),
        Menu("life", ("3", "6", "9")),
    ),
)
_SPECIAL = Offer(
    "special",
    (
        Order("use_special", ("$use",), (Condition("$special", "=", "any"),)),
        Order("use_special", ("$use",), (Condition("special", "=", "$special"),)),
    ),
    (Menu("special", (*_SPECIALS, "any")), Menu("use", ("use", "no"))),
    _GAME,
    most_uses=_USES,
)


def _goal(
    key: str, goal: Goal[Public, Own], *steps: Menu, suggested: tuple[Path, ...] = ()
) -> Offer:
    return Offer(key, (), steps, _GAME, goal=goal, suggested=suggested)


OFFERS = (
    *(_defence(way) for way in _WAYS),
    _CARRIER,
    _SPARE,
    _MONSTER,
    _SPECIAL,
    _goal("secure", errands.secure_errand, suggested=((),)),
    _goal("dig-here", errands.dig_here, suggested=((),)),
    _goal("home", errands.home),
    _goal("dig", errands.dig_errand, Menu("row", ROWS), Menu("column", tuple("ABCDEFGHIJ"))),
    _goal("work", errands.work, Menu("coins", ("4", "6", "8", "10", "15"))),
)
