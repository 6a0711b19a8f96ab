"""Standing orders that the game offers; the table keeps them secret and carries them out.

Every offer of 5.6 of the rules but "… else ask me": waiting would tell that the card is missing.
"""

from collections.abc import Iterable
from typing import Final

from bot.games.contract import Menu, Path
from bot.games.offers import RIVALS, Condition, Offer, Order, Scope

_REACTIONS: Final = ("start", "react", "counter")
_WINDOWS: Final = (*_REACTIONS, "claim", "duel")
_USES: Final = 6

Conditions = tuple[Condition, ...]


def _is(fact: str, value: int | str = 1) -> Condition:
    return Condition(fact, "=", value)


# Whom an order is about: a pick, and what it means. A seat by its number comes last.
_SOMEBODY: Final = Menu("seat", (RIVALS, "any", "leader", "others"))
_WHO: Final[dict[str, Conditions]] = {
    "any": (),
    "leader": (_is("leads"),),
    "others": (_is("with_me", 0),),
    "": (_is("active_seat", "$seat"),),
}
_TARGETS: Final = Menu("target", ("me", "fellow", "any", RIVALS))
_TARGET: Final[dict[str, Conditions]] = {
    "me": (_is("at_me"),),
    "fellow": (_is("at_fellow"),),
    "any": (),
    "": (_is("target_seat", "$target"),),
}
_STOPPED: Final = Menu("stopped", ("me", "fellow", "any", RIVALS))
_STOP: Final[dict[str, Conditions]] = {
    "me": (_is("mine"),),
    "fellow": (_is("with_me"),),
    "any": (),
    "": (_is("active_seat", "$stopped"),),
}
_WITH: Final = Menu("rival", ("any", RIVALS))
_RIVAL: Final[dict[str, Conditions]] = {"any": (), "": (_is("rival_seat", "$rival"),)}

# What may be added to an order, and what it means.
_ELSE: Final = Menu("else", ("pass", "ask"))
_ASK: Final = Menu("else", ("ask",))
_VALUE: Final = Menu("value", ("150", "200", "240", "300"))
_HAND: Final = Menu("hand", ("1", "2", "3"))
_CARDS: Final = Menu("cards", ("1", "2", "3"))
_ON_ACTIONS: Final = (
    _ELSE,
    _VALUE,
    Menu("last", ("1",)),
    Menu("carry", ("1", "0")),
    Menu("played", ("2", "3", "4")),
    _CARDS,
    _HAND,
)
_ADDED: Final = (
    Condition("value", ">=", "$value"),
    _is("last_treasure", "$last"),
    _is("my_treasure", "$carry"),
    Condition("played", ">=", "$played"),
    Condition("cards", "<=", "$cards"),
    Condition("my_hand", "<=", "$hand"),
)


def _for(
    step: Menu, meaning: dict[str, Conditions], about: str, answer: Path, when: Conditions
) -> Iterable[Order]:
    """One rule for each way to say whom; another answer may have been chosen instead."""
    pick = f"${step.about}"
    for name, who in meaning.items():
        guard = _is(pick, name) if name else Condition(pick, ">=", 0)
        rule = (guard, *who, *when)
        yield Order(about, ("pass",), (_is("$else", "pass"), *rule), early=about == "start")
        yield Order(about, None, (_is("$else", "ask"), *rule), early=about == "start")
        yield Order(about, answer, rule, early=about == "start")


def _slumber(
    key: str, *when: Condition, more: tuple[Menu, ...] = (), suggested: tuple[Path, ...] = ()
) -> Offer:
    """A Stop, when somebody does this."""
    return Offer(
        f"slumber-{key}",
        tuple(_for(_SOMEBODY, _WHO, "react", ("slumber",), (*when, *_ADDED))),
        (_SOMEBODY,),
        only=(*_ON_ACTIONS, *more),
        most_uses=_USES,
        suggested=suggested,
    )


_START: Final = Offer(
    "slumber-start",
    tuple(
        _for(
            _SOMEBODY,
            _WHO,
            "start",
            ("slumber",),
            (
                Condition("to_treasure", "<=", "$near"),
                Condition("to_waiting", "<=", "$waiting"),
                Condition("to_boat", "<=", "$home"),
            ),
        )
    ),
    (_SOMEBODY,),
    (Scope.GAME,),  # the round may be over before their next turn comes
    most_uses=_USES,
    only=(
        Menu("else", ("pass",)),
        Menu("near", ("1", "2", "3")),
        Menu("waiting", ("1", "2", "3")),
        Menu("home", ("1", "2", "3")),
    ),
)
_CARD: Final = Menu(
    "card",
    (
        *("destroying_forces", "raging_elements", "dragon_patrol", "daring_flight"),
        *("long_journey", "fear", "sneak_attack", "evil_curse"),
    ),
)
_ON_CARD: Final = Offer(
    "slumber-card",
    tuple(_for(_SOMEBODY, _WHO, "react", ("slumber",), (_is("card", "$card"), *_ADDED))),
    (_SOMEBODY, _CARD),
    most_uses=_USES,
    only=_ON_ACTIONS,
)


def _against(deed: str) -> Iterable[Order]:
    """Only what a counterspell still helps against: a robbery at me is no matter of this order."""
    when = (
        _is(deed),
        _is("cancelled", 0),
        _is("target_waits", "$waits"),
        Condition("value", ">=", "$value"),
        Condition("my_hand", "<=", "$hand"),
    )
    return _for(_TARGETS, _TARGET, "react", ("counter",), when)


_ON_TARGET: Final = Offer(
    "counter-target",
    (*_against("fear"), *_against("sneak_attack")),
    (_TARGETS,),
    most_uses=_USES,
    only=(_ELSE, _VALUE, _HAND, Menu("waits", ("1",))),
    suggested=(("me",),),
)
_DEEDS: Final = ("first", "second", "delivery", "robbery", "joining", "leaving", "step", "flight")
_ON_STOP: Final = Offer(
    "counter-stop",
    tuple(
        _for(
            _STOPPED,
            _STOP,
            "counter",
            ("counter",),
            (
                _is("deed", "$deed"),
                _is("stopper_seat", "$stopper"),
                Condition("value", ">=", "$value"),
            ),
        )
    ),
    (_STOPPED,),
    most_uses=_USES,
    only=(_ELSE, _VALUE, Menu("deed", _DEEDS), Menu("stopper", (RIVALS,))),
    suggested=(("me",),),
)


def _cash(only: tuple[Menu, ...], about: str, answer: str) -> Iterable[Order]:
    named = {f"${step.about}" for step in only}
    when = tuple(condition for condition in _IN_QUARRELS if condition.value in named)
    for order in _for(_WITH, _RIVAL, about, (answer,), when):
        if order.answer != ("pass",):  # in a quarrel nobody passes
            yield order


_IN_QUARRELS: Final = (
    Condition("value", ">=", "$value"),
    Condition("rival_hand", "<=", "$cards"),
    Condition("unseen_betrayals", "<=", "$unseen"),
    _is("leading", "$leading"),
    Condition("spent", "<=", "$spent"),
)
_AT_CLAIM: Final = (
    _ASK,
    _VALUE,
    _CARDS,
    Menu("unseen", ("0", "2", "4", "6")),
    Menu("leading", ("1", "0")),
)
_AT_DUEL: Final = (_ASK, _VALUE, _CARDS, Menu("spent", ("0", "1", "2")))


def _quarrel(key: str, only: tuple[Menu, ...], *orders: tuple[str, str]) -> Offer:
    found = tuple(order for one in orders for order in _cash(only, *one))
    return Offer(key, found, (_WITH,), only=only, most_uses=_USES)


OFFERS: Final = (
    Offer(
        "always-pass",
        tuple(Order(about, ("pass",)) for about in _REACTIONS),
        at_hand=Scope.TURN,
    ),
    Offer(
        "pass-unconcerned",
        tuple(Order(about, ("pass",), (_is("concerns", 0),)) for about in ("react", "counter")),
        at_hand=Scope.GAME,
    ),
    Offer("always-ask", tuple(Order(about, None) for about in _WINDOWS)),
    _START,
    _slumber("treasure", _is("enters"), _is("deed", "$deed"), more=(Menu("deed", _DEEDS[:2]),)),
    _slumber(
        "delivery",
        _is("delivery"),
        _is("boat_seat", "$boat"),
        more=(Menu("boat", (RIVALS,)),),
        suggested=(("others",),),
    ),
    _slumber("robbery", _is("robbery"), _is("at_me", "$me"), more=(Menu("me", ("1",)),)),
    _slumber("joining", _is("joining")),
    _slumber("leaving", _is("leaving")),
    _ON_CARD,
    _slumber("hunter", _is("my_hunter")),
    _slumber("any"),
    _ON_TARGET,
    _ON_STOP,
    _quarrel("share", _AT_CLAIM, ("claim", "share")),
    _quarrel("claim", _AT_CLAIM, ("claim", "claim"), ("duel", "betray")),
    _quarrel("claim-once", _AT_CLAIM, ("claim", "claim")),
    _quarrel("accept", _AT_DUEL, ("duel", "accept")),
    _quarrel("betray", _AT_DUEL, ("duel", "betray")),
)
