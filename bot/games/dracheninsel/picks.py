"""The picks of Die Dracheninsel that say more than a word, a card or a place: how they are written
and read."""

from typing import Final

from bot.games.contract import Seat, split_picks
from bot.games.dracheninsel.content import COLOURS, DECK, SEATS, TERRAINS
from bot.games.kit.picks import PickKind

HUNTER: Final = PickKind(COLOURS.__getitem__, range(len(COLOURS)))
TERRAIN: Final = PickKind(TERRAINS.__getitem__, range(len(TERRAINS)))
SEAT: Final = PickKind(str, map(Seat, range(max(SEATS))))
HELD: Final = PickKind(
    str, range(len(DECK))
)  # by its place in the hand: cards of a kind have one name

# What declines in a window
SILENT = {"start": "pass", "react": "pass", "counter": "pass", "claim": "share", "duel": "accept"}


def spoken(about: str, use: str) -> str:
    """A green action in a window: the betrayal that opens a quarrel has its own word."""
    return "claim" if about == "claim" else use


def use_of(pick: str) -> str:
    """Which green action a pick in a window means."""
    return "betray" if pick == "claim" else pick


def held(hand: bytes, pick: str) -> bytes:
    """The cards that are picked together."""
    chosen = split_picks(pick)
    return bytes(card for place, card in enumerate(hand) if HELD.pick(place) in chosen)
