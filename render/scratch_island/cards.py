"""The other players on cards: name, points, a sketch of the map, chests, keys and treasures."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.games.scratch_island.views import Public
from render.kit import Frame
from render.scratch_island import sprites
from render.scratch_island.chart import lay_map
from render.scratch_island.goods import chest_sprite, lay_boxes
from render.scratch_island.land import land
from render.scratch_island.places import CARD_HEAD, CARDS, SIDE_W, card_box
from render.scratch_island.sprites import ART, BARS, STUDIO, crew

NAME_ROOM = SIDE_W - 82 - 148  # the points, and a bell


def lay_cards(frame: Frame, view: Public, seats: Sequence[Seat], words: Sequence[str]) -> None:
    for number, seat in enumerate(seats):
        box = card_box(number, len(seats))
        _head(frame, view, seat, words[seat], box)
        _body(frame, view, seat, box, len(seats))


def _head(
    frame: Frame, view: Public, seat: Seat, name: str, box: tuple[int, int, int, int]
) -> None:
    left, top, width, _ = box
    frame.lay(sprites.seat_bar(STUDIO, seat, width, CARD_HEAD), left, top, "lt")
    frame.put(crew(seat, 70), left + 40, top + 32)
    frame.put(STUDIO.caption(name, 46, BARS[seat][1], NAME_ROOM), left + 80, top + 34, "lm")
    frame.put(sprites.points(STUDIO, view.points[seat]), left + width - 50, top + 31)
    if seat in view.rung:
        frame.put(ART.sprite("common/bell", 46), left + width - 122, top + 31)


def _body(
    frame: Frame, view: Public, seat: Seat, box: tuple[int, int, int, int], many: int
) -> None:
    (left, top, *_), card, here = box, CARDS[many], land(view, seat)
    lay_map(frame, here, left + card.map_at[0], top + card.map_at[1], card.cell)
    for colour, (x, y) in enumerate(card.chests):
        frame.put(chest_sprite(here, colour, card.chest), left + x, top + y)
    spots = tuple((left + x, top + y) for x, y in card.boxes)
    lay_boxes(frame, view, here, seat, spots, card.treasure)
