"""What one seat of Die Dracheninsel holds: six cards, each with its scene, name and effect."""

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.dracheninsel.content import BROWN_USE, FLIGHT, GREEN_USE, HAND, JOURNEY, LAST_TERRAIN
from bot.games.dracheninsel.views import Own, Public
from render import kit
from render.dracheninsel import faces
from render.dracheninsel.faces import LOW, TALL
from render.dracheninsel.reading import colours
from render.dracheninsel.sprites import ART, BARS, TONES, face
from render.kit import Frame, Layer, Pen, Point, Sprite
from render.kit.caching import kept
from render.kit.colours import INK, PAPER
from render.painter import Names, Say

HEAD, GAP, COLUMNS = 96, 12, 3
STUDIO = ART.studio(1200, HEAD + 3 * GAP + 2 * TALL)


def hand(view: Public, own: Own, seat: Seat, names: Names, say: Say) -> Image:
    frame, hunters = _ground().frame(), colours(view, seat)
    _head(frame, view, seat, names)
    ready, rows = playable(view, own, seat), heights(own.hand)
    for place, (x, top) in enumerate(spots(own.hand)):
        height = rows[place // COLUMNS]
        if place >= len(own.hand):
            frame.put(faces.empty(height), x, top, "mt")
            continue
        if ready[place]:
            frame.put(faces.glow(height), x, top - 8, "mt")
        faces.put(frame, own.hand[place], hunters, (x, top), height, say)
    return frame.image.crop((0, 0, STUDIO.width, HEAD + 3 * GAP + sum(rows)))


def heights(cards: bytes) -> tuple[int, int]:
    """The heights of the two rows: cards of two actions are taller."""
    rows = (cards[:COLUMNS], cards[COLUMNS:])
    upper, lower = (TALL if any(map(faces.is_double, row)) else LOW for row in rows)
    return upper, lower


def spots(cards: bytes) -> list[Point]:
    """The middle of the upper edge of each card, and of the free places up to six."""
    upper, _ = heights(cards)
    tops = (HEAD + GAP, HEAD + 2 * GAP + upper)
    return [(205 + 395 * (k % COLUMNS), tops[k // COLUMNS % 2]) for k in range(HAND)]


def playable(view: Public, own: Own, seat: Seat) -> list[bool]:
    """The cards that could be of use now, judged by the kind of question."""
    return [_is_playable(view, seat, card) for card in own.hand]


def _is_playable(view: Public, seat: Seat, card: int) -> bool:
    if view.asked:
        return seat in view.asked and GREEN_USE.get(card) in view.uses
    if view.turn is None or view.turn.seat != seat:
        return False
    match view.phase:
        case "turn":
            return card <= LAST_TERRAIN or card in (FLIGHT, JOURNEY) or card in BROWN_USE
        case "exit":
            return card <= LAST_TERRAIN or card == FLIGHT
        case "exchange":
            return True
        case _:
            return False


# Ground and head


@kept
def _ground() -> Layer:
    def draw(pen: Pen) -> None:
        hill = kit.curve((0, 560), (600, 470), (1200, 560), 24)
        pen.shape([*hill, (1200, pen.height), (0, pen.height)], PAPER.dark)

    return STUDIO.layer(draw, "#E9D6AC")


@kept
def _bar(hunters: tuple[int, ...]) -> Sprite:
    """In the colour of the seat, with its hunters, and gold at the right."""
    tones = TONES[hunters[0]] if hunters else PAPER
    tone = BARS[hunters[0]][0] if hunters else PAPER.base

    def draw(pen: Pen) -> None:
        pen.box(0, 0, 1200, HEAD, tone)
        pen.box(0, 0, 1200, 12, tones.light)
        pen.box(0, HEAD - 8, 1200, 8, tones.dark)
        for k, hunter in enumerate(hunters):
            image = face(hunter, 104).image
            pen.piece(image, 18 + 104 * k, HEAD - image.height + 2)
        pen.piece(ART.sprite("common/coin", 70).image, 968, 12)

    return STUDIO.sprite(1200, HEAD, draw)


def _head(frame: Frame, view: Public, seat: Seat, names: Names) -> None:
    """The name of the seat, and its gold."""
    hunters = colours(view, seat)
    tone = BARS[hunters[0]][1] if hunters else INK
    frame.lay(_bar(hunters), 0, 0, "lt")
    left = 34 + 104 * len(hunters)
    name = kit.readable(names[seat], seat)
    frame.put(STUDIO.caption(name, 56, tone, 950 - left, "black"), left, 48, "lm")
    gold = STUDIO.caption(str(sum(view.coins[seat])), 56, tone, 140, "black")
    frame.put(gold, 1052, 48, "lm")
