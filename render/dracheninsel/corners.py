"""The corners round the island: treasures, cards of this turn, piles, round, journeys."""

from bot.games.dracheninsel.content import CENTRE, TERRAINS
from bot.games.dracheninsel.views import Public
from render.dracheninsel import cards
from render.dracheninsel.places import (
    DISCARD,
    JOURNEYS,
    PILE,
    PLAYED,
    ROUND,
    TREASURE_LINE,
    TREASURES,
)
from render.dracheninsel.reading import CASHED, LOST, WAITING, lying
from render.dracheninsel.sprites import ART, DEEP, FOAM, STUDIO, face
from render.kit import Frame, Pen, Sprite, curve
from render.kit.caching import kept
from render.kit.colours import CREAM, GOLD, INK

LOT_W, LOT_H = 86, 38
STRUCK, TICK, SURF = "#E7553F", "#B8F08A", "#86D2DE"


def corners(frame: Frame, view: Public) -> None:
    _treasures(frame, view)
    for spot, card in zip(PLAYED, view.played[-len(PLAYED) :], strict=False):
        frame.lay(cards.small(card.card, card.use), *spot)
    frame.lay(cards.back(view.pile), *PILE)
    frame.lay(cards.top(view.discard[-1] if view.discard else None, len(view.discard)), *DISCARD)
    frame.lay(_round(f"{min(view.round + 1, view.rounds)}/{view.rounds}"), *ROUND)
    _journeys(frame, view)


# Treasures


def _treasures(frame: Frame, view: Public) -> None:
    for k, value in enumerate(view.values):
        x, y = TREASURES[0], TREASURES[1] + TREASURE_LINE * k
        fate = _fate(view, k)
        frame.lay(_lot(value, fate), x + 12, y)
        for place, hunter in enumerate(_bearers(view, k) if fate == "on" else ()):
            frame.put(face(hunter, 36), x + 62 + 28 * place, y + 18, "mb")


def _bearers(view: Public, treasure: int) -> list[int]:
    """The hunters who carry it, or the one who waits for a partner."""
    place = view.board.treasures[treasure]
    where = CENTRE if place == WAITING else place
    return [hunter for hunter, at in enumerate(view.board.hunters) if at == where]


def _fate(view: Public, treasure: int) -> str:
    place = view.board.treasures[treasure]
    if place == CASHED:
        return "cashed"
    if place == LOST:
        return "lost"
    return "on" if place != WAITING or treasure == lying(view) else "next"


@kept
def _lot(value: int, fate: str) -> Sprite:
    """A treasure in the list: to come, on its way, cashed or lost."""
    middle = LOT_H / 2 + 1

    def draw(pen: Pen) -> None:
        if fate == "on":
            pen.box(0, 0, LOT_W, LOT_H + 2, GOLD.base, 20, INK, 3)
            pen.box(10, 4, LOT_W - 20, 6, GOLD.light, 3)
        else:
            pen.box(0, 1, LOT_W, LOT_H, DEEP, 19, SURF if fate == "next" else None, 3)
        tone = INK if fate == "on" else FOAM
        pen.text(LOT_W / 2, middle, str(value), STUDIO.floor, tone, weight="black")
        if fate == "lost":
            pen.line(((6, middle), (LOT_W - 6, middle)), STRUCK, 6)
        if fate == "cashed":
            pen.line(((LOT_W + 2, 18), (LOT_W + 10, 28), (LOT_W + 24, 8)), TICK, 7)

    return STUDIO.sprite(LOT_W + 28, LOT_H + 4, draw)


# Round and journeys


@kept
def _round(words: str) -> Sprite:
    """The round, and the last possible one."""

    def draw(pen: Pen) -> None:
        pen.box(2, 4, 170, 46, INK, 23, alpha=90)
        pen.box(0, 0, 170, 47, CREAM, 23, INK, 3.5)
        way = [*curve((19, 28), (14, 10), (32, 11)), *curve((32, 11), (50, 16), (42, 30))]
        way += curve((42, 30), (32, 40), (23, 34))
        pen.line(way, INK, 4.5)
        pen.shape([(10, 22), (27, 21), (20, 34)], INK)
        pen.text(108, 23, words, STUDIO.floor + 2, INK, weight="black", room=116)

    return STUDIO.sprite(172, 52, draw)


def _journeys(frame: Frame, view: Public) -> None:
    """Terrains that are free in this turn, below the wanderer."""
    free = [t for t in range(len(TERRAINS)) if view.turn and view.turn.journeys >> t & 1]
    if not free:
        return
    frame.put(ART.sprite("sign_long_journey", 60), JOURNEYS[0], JOURNEYS[1] - 2)
    for k, terrain in enumerate(free):
        x, y = JOURNEYS[0] + 60 * ((k + 1) % 2), JOURNEYS[1] + 74 * ((k + 1) // 2)
        frame.lay(ART.sprite(f"mini_{TERRAINS[terrain]}", cards.SMALL), x, y)
