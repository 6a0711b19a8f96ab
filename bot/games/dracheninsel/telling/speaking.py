"""The score line, what cards and answers do, whether an answer ends the game, how long it lasts."""

from collections.abc import Iterator
from math import ceil

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.dracheninsel.content import BROWN_USE, KIND, KINDS
from bot.games.dracheninsel.model import CASHED, PLAYED_WITH, Deed, Fear, Swap
from bot.games.dracheninsel.views import Own, Public

_ANSWERS = {  # what a pick of a window is, as a card
    "slumber": "sweet_slumber",
    "counter": "counterspell",
    "claim": "betrayal",
    "betray": "betrayal",
}
_FLIGHTS = {"fly": "daring_flight", "journey": "long_journey"}


def score(view: Public, own: Own, seat: Seat) -> Phrase:
    totals = [sum(coins) for coins in view.coins]
    rivals = [other for other in view.ring if other != seat]
    leader = max(rivals, key=lambda other: totals[other])
    return Phrase(
        "line",
        {
            "mine": totals[seat],
            "seat": leader,
            "theirs": totals[leader],
            "left": _treasures_left(view),
            "round": view.round + 1,
            "rounds": view.rounds,
        },
    )


def remarks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
    """The effect of every card that is asked about, and of the one that waits."""
    cards = (*_pending(view), *_offered(view, path, menu))
    return tuple(Phrase("card", {"card": card}) for card in dict.fromkeys(cards))


def _pending(view: Public) -> Iterator[str]:
    if view.asked and view.pending is not None and not view.cancelled:
        card = _card_of(view.pending)
        if card:
            yield card


def _card_of(deed: Deed) -> str:
    match deed:
        case Swap(card):
            return KINDS[card]
        case Fear():
            return "fear"
        case _:
            return PLAYED_WITH.get(type(deed), "")


def _offered(view: Public, path: Path, menu: Menu) -> Iterator[str]:
    if view.asked:
        yield from (_ANSWERS[pick] for pick in menu.picks if pick in _ANSWERS)
    elif menu.about == "card" and path[:1] == ("play",):
        yield from (BROWN_USE[KIND[pick]] for pick in menu.picks)
    elif path[:1] == ("play",) and len(path) > 1:
        yield BROWN_USE[KIND[path[1]]]
    elif path and path[0] in _FLIGHTS:
        yield _FLIGHTS[path[0]]


def ends_game(view: Public, own: Own, seat: Seat, path: Path) -> bool:
    """Whatever could end it can be stopped, or is decided by a sealed answer."""
    return False


ROUNDS_A_TREASURE = {3: 2.2, 4: 1.9, 5: 1.7, 6: 1.5}  # of normal computers, by seats


def rounds_left(view: Public) -> int:
    """About how many more it takes: each treasure its share, and never more than are allowed."""
    expected = ceil(_treasures_left(view) * ROUNDS_A_TREASURE[len(view.ring)])
    return max(1, min(expected, view.rounds - view.round))


def _treasures_left(view: Public) -> int:
    return sum(place < CASHED for place in view.board.treasures)
