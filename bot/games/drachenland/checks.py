"""What must hold in every state, and the worlds that a seat cannot tell apart."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Menu, Rng, Seat
from bot.games.drachenland.board import OUTDOORS, OUTSIDE, PLACES
from bot.games.drachenland.content import (
    EGG,
    GEM_NUMBERS,
    GEMS_AT,
    KEPT,
    KING_DRAGON,
    NONE,
    ORDINARY,
    PERSONAL,
    POOL,
    REROLL,
    RING_TILE,
    SAME_COLOUR_LIMIT,
    eggs_at,
)
from bot.games.drachenland.model import NOWHERE, Moving, Over, State
from bot.games.drachenland.rules.asks import asks, choices, default
from bot.games.drachenland.rules.end import rings, standings, vault, vault_count
from bot.games.kit.checks import conserved

_MOST_POINTS = 183  # 18 sets and 3 single gems


def invariant_errors(state: State) -> tuple[str, ...]:
    """The invariants of the rules; those about two states stand in the tests."""
    parts = (_treasures, _tiles, _volcanoes, _figures, _turn, _question, _points)
    return tuple(flaw for part in parts for flaw in part(state))


def _treasures(state: State) -> Iterator[str]:
    for colour, number in enumerate(GEM_NUMBERS):
        found = sum(state.gems[colour::4]) + sum(state.vaults[colour::5])
        yield from conserved(f"gems of colour {colour} were", {colour: found}, {colour: number})
    eggs = sum(state.eggs) + sum(state.vaults[EGG::5])
    yield from conserved("eggs were", {EGG: eggs}, {EGG: sum(eggs_at(_seats(state)))})
    if (state.frame == Over("last_egg")) != (not any(state.eggs)):
        yield "the last egg must end the game, and nothing else as its end"
    if state.options.gem_limit == "on" and max(state.gems) > SAME_COLOUR_LIMIT:
        yield "too many gems of a colour on a volcano"


def _tiles(state: State) -> Iterator[str]:
    """Every tile is somewhere, once."""
    seats, lying = _seats(state), bytes([*state.hidden, *state.lying, state.spare])
    for index, kind in enumerate(KEPT):
        held = sum(state.tiles[index :: len(KEPT)]) + state.played[index]
        if lying.count(kind) + held != POOL.count(kind) + seats * (kind in PERSONAL):
            yield f"tiles of kind {kind} were lost or doubled"
    for colour, volcano in enumerate(state.dragons):
        if lying.count(KING_DRAGON + colour) + (volcano != NOWHERE) != 1:
            yield f"king dragon {colour} was lost or doubled"
    if lying.count(RING_TILE) + state.ring_tiles.bit_count() != POOL.count(RING_TILE):
        yield "ring tiles were lost or doubled"
    if state.played[KEPT.index(REROLL)] > seats:
        yield "more reroll tiles were played than there are"


def _volcanoes(state: State) -> Iterator[str]:
    eggs = eggs_at(_seats(state))
    for v in range(OUTDOORS):
        if bool(state.hidden[v]) != bool(state.face_down >> v & 1):
            yield f"volcano {v + 1} is not sure whether a tile is face down"
        if state.hidden[v]:
            yield from _untouched(state, v, eggs[v])
        if state.lying[v] and (state.lying[v] not in ORDINARY or state.eggs[v] != eggs[v]):
            yield f"volcano {v + 1} has an open tile that cannot lie there"
        if state.eggs[v] > eggs[v] or sum(state.gems[4 * v : 4 * v + 4]) > GEMS_AT[v]:
            yield f"volcano {v + 1} gained treasures"


def _untouched(state: State, v: int, eggs: int) -> Iterator[str]:
    """Nobody has been on a volcano whose tile is face down."""
    whole = state.eggs[v] == eggs and sum(state.gems[4 * v : 4 * v + 4]) == GEMS_AT[v]
    visited = v in state.figures or v in state.dragons
    if not whole or visited or state.lying[v] != NONE or state.ring_tiles >> v & 1:
        yield f"volcano {v + 1} was visited, but its tile is face down"


def _figures(state: State) -> Iterator[str]:
    fields = [place for place in state.figures if place >= OUTDOORS and place != OUTSIDE]
    if len(set(fields)) != len(fields):
        yield "two figures share a path field"
    if max(state.figures) >= PLACES:
        yield "a figure is nowhere"
    for figure, place in enumerate(state.figures):
        seat, colour = divmod(figure, 3)
        has_won = state.vaults[5 * seat + colour] or state.rings >> figure & 1
        if place == OUTSIDE and has_won:
            yield f"figure {figure} outside has won something"
    inside = [_has_entered(state.figures[3 * seat : 3 * seat + 3]) for seat in _range(state)]
    if state.round and not all(inside):
        yield "a seat has no figure in the land after the entry round"


def _turn(state: State) -> Iterator[str]:
    used = [user for user in state.users if user >= 0]
    if len(set(used)) != len(used):
        yield "a figure acted twice in a turn"
    match state.frame:
        case Moving(colour, die, pips, extra) if (
            not 0 <= pips <= die or extra < 0 or colour not in used or die not in state.dice
        ):
            yield "the active figure's steps do not fit its die"


def _question(state: State) -> Iterator[str]:
    """One decision with 2 to 25 different picks and its default among them, or none at the end."""
    asked = asks(state)
    if len(asked) != (not isinstance(state.frame, Over)):
        yield "not exactly one seat is asked"
    for ask in asked:
        menu = choices(state, ask.seat, ())
        if not isinstance(menu, Menu) or not 2 <= len(set(menu.picks)) == len(menu.picks) <= 25:
            yield "the question has no proper menu"
        elif not menu.offers(default(state, ask.seat)[0]):
            yield "the default is not offered"


def _points(state: State) -> Iterator[str]:
    for seat in _range(state):
        counted = vault_count(vault(state, seat), rings(state, seat))
        pieces = sum(counted.counting) + counted.clear + counted.eggs
        if counted.points != pieces + 6 * counted.sets or counted.sets > counted.eggs:
            yield f"seat {seat} is counted wrongly"
    if sum(standings(state)) > _MOST_POINTS:
        yield "there are more points than treasures"


def _seats(state: State) -> int:
    return len(state.figures) // 3


def _range(state: State) -> range:
    return range(_seats(state))


def resample_hidden(state: State, seat: Seat, rng: Rng) -> State:
    """Other tiles under their backs, other dice to come, other vaults behind the screens."""
    is_over = isinstance(state.frame, Over)
    state, rng = _other_tiles(state, rng, keep_spare=is_over)
    if not is_over and state.options.open_vaults == "off":
        state, rng = _other_vaults(state, seat, rng)
    return replace(state, rng=rng)


def _other_tiles(state: State, rng: Rng, *, keep_spare: bool) -> tuple[State, Rng]:
    backs = [tile for tile in state.hidden if tile]
    spare = () if keep_spare else (state.spare,)
    pool, rng = shuffled(tuple(sorted((*backs, *spare))), rng, "scramble")
    left = iter(pool)
    hidden = bytes(next(left) if tile else NONE for tile in state.hidden)
    return replace(state, hidden=hidden, spare=next(left, state.spare)), rng


def _other_vaults(state: State, seat: Seat, rng: Rng) -> tuple[State, Rng]:
    """The others share out anew what they hold together, as far as their figures could get it."""
    vaults = bytearray(state.vaults)
    for kind in range(5):
        able = [s for s in _range(state) if s != seat and _could_hold(state, s, kind)]
        total = sum(vaults[5 * s + kind] for s in able)
        for s in able:
            vaults[5 * s + kind] = 0
        for _ in range(total):
            lucky, rng = rng.below(len(able), "scramble")
            vaults[5 * able[lucky] + kind] += 1
    return replace(state, vaults=bytes(vaults)), rng


def _could_hold(state: State, seat: int, kind: int) -> bool:
    figures = state.figures[3 * seat : 3 * seat + 3]
    return _has_entered(figures[kind : kind + 1] if kind < 3 else figures)


def _has_entered(figures: bytes) -> bool:
    """One of them, at least."""
    return any(place != OUTSIDE for place in figures)
