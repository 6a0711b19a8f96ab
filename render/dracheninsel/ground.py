"""The still ground of Die Dracheninsel: sea and island as at the start."""

from bot.games.dracheninsel.content import CENTRE, FIELDS, TERRAINS, TILES
from render.dracheninsel.places import ACROSS, SPOTS, R
from render.dracheninsel.sprites import ART, STUDIO, name
from render.kit import Layer, Pen
from render.kit.caching import kept


@kept
def ground() -> Layer:
    return STUDIO.layer(_draw, ART.sprite("scene_board", 1200))


def _draw(pen: Pen) -> None:
    """From the top down: each row covers the sides of the one above."""
    for place, (x, y) in enumerate(SPOTS[:FIELDS]):
        kind = "treasure" if place == CENTRE else TERRAINS[TILES[place]]
        pen.piece(ART.sprite(f"tile_{kind}", ACROSS).image, x - ACROSS / 2, y - R)
    for place, spot in enumerate(SPOTS[:FIELDS]):
        name(pen, place, *spot)
