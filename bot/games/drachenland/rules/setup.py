"""Laying out the land."""

from math import perm

from bot.games.chance import shuffled
from bot.games.contract import Refused, Rng, Seat, Step
from bot.games.drachenland.board import OUTDOORS, OUTSIDE
from bot.games.drachenland.content import (
    GEM_NUMBERS,
    GEMS_AT,
    KEPT,
    NONE,
    PERSONAL,
    POOL,
    SAME_COLOUR_LIMIT,
    SEATS,
    WINDING,
    eggs_at,
)
from bot.games.drachenland.model import NOWHERE, Began, Entering, Next, Options, State

_GEMS = tuple(colour for colour, number in enumerate(GEM_NUMBERS) for _ in range(number))


def start(seats: int, seed: bytes, options: Options, first: Seat | None = None) -> Next:
    if seats not in SEATS:
        raise Refused("seats")
    if first is not None and first not in range(seats):
        raise Refused("start_seat")
    tiles, rng = shuffled(tuple(POOL), Rng(seed), "tiles")
    gems, rng = _deal(rng, limited=options.gem_limit == "on")
    if first is None:
        drawn, rng = rng.below(seats, "first")
        first = Seat(drawn)
    personal = bytes(kind in PERSONAL for kind in KEPT)
    state = State(
        rng=rng,
        options=options,
        first=first,
        seat=first,
        frame=Entering(),
        figures=bytes([OUTSIDE] * 3 * seats),
        eggs=eggs_at(seats),
        gems=gems,
        hidden=bytes(tiles[:OUTDOORS]),
        spare=tiles[OUTDOORS],
        vaults=bytes(5 * seats),
        tiles=personal * seats,
        played=bytes(len(KEPT)),
        lying=bytes([NONE] * OUTDOORS),
        dragons=bytes([NOWHERE] * 3),
        face_down=(1 << OUTDOORS) - 1,
        lanes=WINDING,
    )
    return Step(state, (Began(first),), reveals=True)


def _deal(rng: Rng, *, limited: bool) -> tuple[bytes, Rng]:
    """Deal all gems, anew until no volcano breaks the limit: each allowed deal is as likely."""
    while True:
        gems, rng = _try_to_deal(rng, limited=limited)
        if gems is not None:
            return gems, rng


def _try_to_deal(rng: Rng, *, limited: bool) -> tuple[bytes | None, Rng]:
    """None as soon as a volcano breaks the limit: what would follow does not matter."""
    bag, gems = [*_GEMS], b""
    for size in GEMS_AT:
        draws, rng = rng.below(perm(len(bag), size), "gems")
        heap = bytearray(4)
        for _ in range(size):
            draws, drawn = divmod(draws, len(bag))
            heap[bag.pop(drawn)] += 1
        if limited and max(heap) > SAME_COLOUR_LIMIT:
            return None, rng
        gems += bytes(heap)
    return gems, rng
