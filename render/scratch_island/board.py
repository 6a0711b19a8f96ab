"""The board of Scratch Island: the map of the seat whose turn it is large, the others small."""

from PIL.Image import Image

from bot.games.contract import Seat
from bot.games.scratch_island.views import Public
from render import kit
from render.painter import Names
from render.scratch_island.cards import NAME_ROOM, lay_cards
from render.scratch_island.ground import board_ground
from render.scratch_island.island import lay_island, name_room
from render.scratch_island.sprites import STUDIO


def board(view: Public, names: Names) -> Image:
    seats = len(view.charts)
    frame, shown = board_ground(seats).frame(), large(view)
    words = kit.short(names[:seats], min(NAME_ROOM, name_room(view)), STUDIO.floor)
    lay_island(frame, view, shown, words[shown])
    others = [Seat((shown + k) % seats) for k in range(1, seats)]
    lay_cards(frame, view, others, words)
    return frame.image


def large(view: Public) -> Seat:
    """The seat with the large map: whose turn it is, at the end the one with most points."""
    if view.turn is not None:
        return view.turn
    return Seat(max(range(len(view.points)), key=lambda seat: view.points[seat]))
