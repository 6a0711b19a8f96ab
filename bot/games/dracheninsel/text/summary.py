"""The score line, what cards and answers do, whether an answer ends the game, how long it lasts."""

from collections.abc import Iterator
from math import ceil

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.dracheninsel.content import BROWN_USE, FIELDS, KIND, KINDS, PLACE
from bot.games.dracheninsel.model import CASHED, PLAYED_WITH, Deed, Fear, Swap
from bot.games.dracheninsel.picks import HUNTER
from bot.games.dracheninsel.rules.movement import carriers, partner
from bot.games.dracheninsel.text.lines import entered_at, hunter_of, second_step
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
    """Whether the last treasure is delivered, abandoned or taken from its lone carrier, if nobody
    reacts: whoever holds what, the question is the same. Answers in windows end nothing by
    themselves."""
    if view.asked or view.turn is None or _treasures_left(view) != 1:
        return False
    match path:
        case ("play", card, hunter) if BROWN_USE[KIND[card]] == "fear":
            return carriers(view.board, view.board.hunters[HUNTER[hunter]]) == (HUNTER[hunter],)
        case ("walk", *_):
            view, _, path = second_step(view, own.hand, view.turn, path)
            return _is_last_move(view, path)
        case ("step" | "fly", *_):
            return _is_last_move(view, path)
        case _:
            return False


def _is_last_move(view: Public, path: Path) -> bool:
    """Of whoever carries the last treasure: alone, or into a boat."""
    assert view.turn is not None
    hunter = hunter_of(view, view.turn, path)
    if view.board.hunters[hunter] not in view.board.treasures:
        return False
    target = PLACE[path[entered_at(view, view.turn, path)]]
    return target >= FIELDS or partner(view.board, hunter) is None


ROUNDS_A_TREASURE = {3: 2.2, 4: 1.9, 5: 1.7, 6: 1.5}  # of normal computers, by seats


def rounds_left(view: Public) -> int:
    """About how many more it takes: each treasure its share, and never more than are allowed."""
    expected = ceil(_treasures_left(view) * ROUNDS_A_TREASURE[len(view.ring)])
    return max(1, min(expected, view.rounds - view.round))


def _treasures_left(view: Public) -> int:
    return sum(place < CASHED for place in view.board.treasures)
