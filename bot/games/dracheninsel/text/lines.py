"""What stands on a button, and board and hand in lines of text."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.contract import Path, Phrase, Seat
from bot.games.dracheninsel.content import (
    CENTRE,
    COLOURS,
    FIELDS,
    KIND,
    KINDS,
    NO_TILE,
    PLACE,
    PLACES,
    ROWS,
    TERRAINS,
    boat,
    shows,
)
from bot.games.dracheninsel.model import LOST, Move, Turn
from bot.games.dracheninsel.picks import HELD, HUNTER, SEAT, TERRAIN
from bot.games.dracheninsel.rules.announcing import given_up
from bot.games.dracheninsel.rules.movement import carriers, is_free, movable, plain_payment, waiting
from bot.games.dracheninsel.rules.walks import ahead
from bot.games.dracheninsel.text.now import now
from bot.games.dracheninsel.views import Own, Public

# Buttons


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    if view.phase == "exchange" or path[:1] == ("pass",):
        return Phrase("card", {"card": KINDS[own.hand[HELD[pick]]]})
    if view.phase == "colour":
        return Phrase("colours" if len(view.sizes) == 3 else "hunter", _colours(view, pick))
    turn = view.turn
    if pick == "pass" and not view.asked:
        return Phrase("pass_turn")  # cards are exchanged, which no pass in a window means
    if turn is None or not path or view.asked:
        return Phrase("card", {"card": pick}) if pick in KIND else Phrase(pick)
    match path[0]:
        case "step" | "fly":
            return _move_label(view, own.hand, turn, path, pick)
        case "walk":
            return _walk_label(view, own.hand, turn, path, pick)
        case "journey":
            return Phrase("card", {"card": pick}) if len(path) == 1 else _terrain_label(path, pick)
        case _:
            return _card_label(view, path, pick)


def _colours(view: Public, pick: str) -> dict[str, int | str]:
    other = HUNTER.pick((HUNTER[pick] + 3) % 6)  # a pair stands in opposite boats
    return {"hunter": pick, "other": other}


def _terrain_label(path: Path, pick: str) -> Phrase:
    plain = shows(KIND[path[1]], TERRAIN[pick])
    return Phrase("terrain" if plain else "terrain-joker", {"terrain": pick})


def _card_label(view: Public, path: Path, pick: str) -> Phrase:
    if len(path) == 1:
        return Phrase("card", {"card": pick})
    if pick in SEAT:
        return Phrase("seat", {"seat": SEAT[pick], "cards": view.sizes[SEAT[pick]]})
    if pick in HUNTER:
        return Phrase("hunter-at", {"hunter": pick, "place": _whereabouts(view, pick)})
    if pick in PLACE:
        return _tile_label(view, pick)
    return Phrase("row", {"row": pick}) if pick in ROWS else Phrase(pick)


def _whereabouts(view: Public, colour: str) -> str:
    return PLACES[view.board.hunters[HUNTER[colour]]]


def _tile_label(view: Public, pick: str) -> Phrase:
    return Phrase("tile", {"place": pick, "terrain": _terrain(view, PLACE[pick])})


def _terrain(view: Public, place: int) -> str:
    return TERRAINS[view.board.tiles[place]]


def _move_label(view: Public, hand: bytes, turn: Turn, path: Path, pick: str) -> Phrase:
    """Before the field comes perhaps a hunter, and in a flight what is flown over."""
    entered = entered_at(view, turn, path)
    if len(path) == 1 and entered > 1 + (path[0] == "fly"):
        return Phrase("hunter-at", {"hunter": pick, "place": _whereabouts(view, pick)})
    hunter = hunter_of(view, turn, path)
    if len(path) < entered:
        if PLACE[pick] == CENTRE:
            return Phrase("centre", {"lost": 0})
        return _tile_label(view, pick)
    if len(path) == entered:
        return _target_label(view, hand, turn, hunter, PLACE[pick])
    if pick in HUNTER:
        return Phrase("victim", {"hunter": pick})
    plain = shows(KIND[pick], view.board.tiles[PLACE[path[entered]]])
    return Phrase("card" if plain else "joker", {"card": pick})


def _walk_label(view: Public, hand: bytes, turn: Turn, path: Path, pick: str) -> Phrase:
    """The first step like any other, the second as it will be after the first."""
    entered = entered_at(view, turn, path)
    if len(path) <= entered + _first_cards(view, turn, path):
        return _move_label(view, hand, turn, ("step", *path[1:]), pick)
    view, hand, path = second_step(view, hand, turn, path)
    assert view.turn is not None
    return _move_label(view, hand, view.turn, path, pick)


def entered_at(view: Public, turn: Turn, path: Path) -> int:
    """Where in the path of a move the place stands that is entered (first)."""
    named = view.exit is None and len(movable(view.owners, turn)) > 1
    return 1 + named + (path[0] == "fly")


def hunter_of(view: Public, turn: Turn, path: Path) -> int:
    """Who moves: named in the path where there is a choice."""
    hunters = movable(view.owners, turn) if view.exit is None else (view.exit,)
    return HUNTER[path[1]] if hunters[1:] else hunters[0]


def _first_cards(view: Public, turn: Turn, path: Path) -> int:
    """How many picks of a walk name the card of its first step, if it gets so far."""
    entered = entered_at(view, turn, path)
    if len(path) <= entered:
        return 0
    hunter, target = hunter_of(view, turn, path), PLACE[path[entered]]
    return 0 if is_free(view.board, turn, hunter, target) else 1


def second_step(view: Public, hand: bytes, turn: Turn, path: Path) -> tuple[Public, bytes, Path]:
    """What a walk looks like once its first step is made: the second one as a step of its own."""
    entered, cards = entered_at(view, turn, path), _first_cards(view, turn, path)
    hunter, target = hunter_of(view, turn, path), PLACE[path[entered]]
    paid = KIND[path[entered + 1]] if cards else None
    first = Move(hunter, view.board.hunters[hunter], target, None, paid)
    board, turn, hand = ahead(view.board, turn, hand, first)
    rest = ("step", *path[entered + 1 + cards :])
    return replace(view, board=board, turn=turn), hand, rest


def _target_label(view: Public, hand: bytes, turn: Turn, hunter: int, place: int) -> Phrase:
    """Whoever would leave a treasure alone reads what it costs; the only card that pays is named,
    because nobody is asked for it."""
    lost = given_up(view.board, view.values, hunter)
    if place >= FIELDS:
        return Phrase("boat", {"boat": COLOURS[place - FIELDS], "lost": lost})
    crowd = len(carriers(view.board, place))
    key = ("place" if not is_free(view.board, turn, hunter, place) else "free", "join", "rob")
    if place == CENTRE:
        return Phrase("centre" if not crowd else key[crowd], {"place": "E5", "lost": lost})
    terrain = _terrain(view, place)
    card = plain_payment(view.board, turn, hunter, place, hand)
    if card is not None:
        parts = {"place": PLACES[place], "terrain": terrain, "payment": KINDS[card]}
        return Phrase("paid", parts)
    return Phrase(key[crowd], {"place": PLACES[place], "terrain": terrain, "lost": lost})


# The board in lines, the most important first


def describe(view: Public) -> tuple[Phrase, ...]:
    return (
        *now(view),
        *_treasures(view),
        *(line for seat in view.ring for line in _player(view, seat)),
        *_dragons(view),
        Phrase("piles", {"pile": view.pile, "discard": len(view.discard)}),
        Phrase("legend"),
        *_rows(view),
    )


def _treasures(view: Public) -> Iterator[Phrase]:
    lying, board = waiting(view.board), view.board
    if lying is not None:
        waiter = board.hunters.find(CENTRE)
        key = "coins" if waiter < 0 else "coins-waiting"
        yield Phrase(key, {"value": view.values[lying], "hunter": COLOURS[waiter]})
    for treasure, place in enumerate(board.treasures):
        if place < FIELDS:
            one, *rest = (COLOURS[h] for h in carriers(board, place))
            parts: dict[str, int | str] = {
                "value": view.values[treasure],
                "place": PLACES[place],
                "hunter": one,
            }
            if rest:
                yield Phrase("carried", {**parts, "partner": rest[0]})
            else:
                yield Phrase("lone", parts)
    lost = [str(v) for v, t in zip(view.values, board.treasures, strict=True) if t == LOST]
    if lost:
        yield Phrase("lost", {"values": ", ".join(lost)})


def _player(view: Public, seat: Seat) -> Iterator[Phrase]:
    parts = {"seat": seat, "cards": view.sizes[seat], "coins": sum(view.coins[seat])}
    yield Phrase("player", parts)
    for hunter, owner in enumerate(view.owners):
        if owner == seat:
            place = view.board.hunters[hunter]
            home = place == boat(hunter)
            key = "hunter-home" if home else "hunter" if place < FIELDS else "hunter-guest"
            yield Phrase(key, {"hunter": COLOURS[hunter], "place": PLACES[place]})


def _dragons(view: Public) -> Iterator[Phrase]:
    for place in view.board.dragons:
        yield Phrase("dragon", {"place": PLACES[place]})


def _rows(view: Public) -> Iterator[Phrase]:
    for row, places in ROWS.items():
        tiles = (view.board.tiles[place] for place in places)
        letters = " ".join("·" if tile == NO_TILE else LETTERS[tile] for tile in tiles)
        yield Phrase("row", {"row": row, "tiles": letters})


LETTERS = "FVDWMA"


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    held = (
        Phrase("hold", {"card": KINDS[card], "number": own.hand.count(card)})
        for card in dict.fromkeys(own.hand)
    )
    lines = (*held,) or (Phrase("hold-none"),)
    if own.answer is None:
        return lines
    if own.answer.card is None:
        silence = {"claim": "answered-share", "duel": "answered-accept"}
        return (*lines, Phrase(silence.get(view.phase, "answered-silent")))
    return (*lines, Phrase("answered", {"card": KINDS[own.answer.card]}))
