"""Phase 2: what the active figure may take on its volcano, and taking it."""

from typing import Final

from msgspec.structs import replace

from bot.games.contract import Menu
from bot.games.drachenland.board import OUTDOORS
from bot.games.drachenland.content import CLEAR, COLOURS, EGG, KEPT, MAGIC_HAND, NONE, TILES
from bot.games.drachenland.model import (
    ClearTaken,
    Collecting,
    EggTaken,
    GemsTaken,
    HandKept,
    NothingTaken,
    RingTaken,
    State,
    Story,
    Taking,
    YourVault,
)
from bot.games.drachenland.packed import add, put
from bot.games.drachenland.rules.end import rings, vault, vault_count
from bot.games.drachenland.rules.turn import end, finish_figure

TAKINGS: Final[tuple[Taking, ...]] = ("gems", "clear", "egg", "ring")
DECLINES: Final = frozenset({"no", "nothing", "stop"})


def open_collecting(state: State, colour: int, story: Story) -> State:
    """After the move phase; if there is nothing to take, the figure's turn is over."""
    if may_collect(state, colour) and takings(state, Collecting(colour)):
        return replace(state, frame=Collecting(colour))
    return finish_figure(state, story)


def may_collect(state: State, colour: int) -> bool:
    """On a volcano, but not while a short game is entered."""
    barred = state.round == 0 and state.options.length == "short"
    return not barred and state.figures[3 * state.seat + colour] < OUTDOORS


def takings(state: State, frame: Collecting) -> tuple[Taking, ...]:
    """What can be taken, except nothing; a magic_hand fetches no ring."""
    colour, figure = frame.colour, 3 * state.seat + frame.colour
    v = state.figures[figure]
    found: list[Taking] = []
    if state.gems[4 * v + colour]:
        found.append("gems")
    if state.gems[4 * v + CLEAR]:
        found.append("clear")
    if state.eggs[v]:
        found.append("egg")
    if state.ring_tiles >> v & 1 and not state.rings >> figure & 1 and not frame.again:
        found.append("ring")
    return tuple(found)


def collect_menu(state: State, frame: Collecting, others: tuple[str, ...] = ()) -> Menu:
    """`others`: what a figure can do instead that has arrived, but need not stop yet."""
    found = takings(state, frame) if may_collect(state, frame.colour) else ()
    if frame.again:
        return Menu("hand", (*found, "no"), declining=DECLINES)
    if not found:
        return Menu("move", (*others, "stop"), declining=DECLINES)
    return Menu("collect", (*found, *others, "nothing"), declining=DECLINES)


def default_taking(state: State, frame: Collecting) -> str:
    """An egg, but not the last of all, or something else; a magic_hand is not played."""
    *found, decline = collect_menu(state, frame).picks
    if frame.again:
        return decline
    if "egg" in found and sum(state.eggs) > 1:
        return "egg"
    return next((taking for taking in found if taking != "egg"), decline)


def take(state: State, frame: Collecting, what: Taking, story: Story) -> State:
    if what == "nothing":
        return _decline(state, frame, story)
    if frame.again:
        state = _play_hand(state)
    v = state.figures[3 * state.seat + frame.colour]
    state = replace(_TAKE[what](state, frame, v, story), taken=True)
    if what != "ring":
        story.whisper(state.seat, _note(state), is_known=True)  # by their hand picture
    if not any(state.eggs):
        return end(state, "last_egg", story)
    return _go_on(state, frame, story)


def _note(state: State) -> YourVault:
    mine = vault(state, state.seat)
    red, green, blue, clear, eggs = mine
    return YourVault(
        red, green, blue, clear, eggs, vault_count(mine, rings(state, state.seat)).points
    )


def _decline(state: State, frame: Collecting, story: Story) -> State:
    volcano = state.figures[3 * state.seat + frame.colour] + 1
    kind = HandKept if frame.again else NothingTaken
    story.tell(kind(state.seat, COLOURS[frame.colour], volcano))
    return finish_figure(state, story)


def _play_hand(state: State) -> State:
    hand = KEPT.index(MAGIC_HAND)
    return replace(
        state,
        tiles=add(state.tiles, len(KEPT) * state.seat + hand, -1),
        played=add(state.played, hand, 1),
    )


def _go_on(state: State, frame: Collecting, story: Story) -> State:
    """Another taking with a magic_hand, if there is one and something for it."""
    again = Collecting(frame.colour, again=True)
    owned = state.tiles[len(KEPT) * state.seat + KEPT.index(MAGIC_HAND)]
    if owned and takings(state, again):
        return replace(state, frame=again)
    return finish_figure(state, story)


def _take_gems(state: State, frame: Collecting, v: int, story: Story) -> State:
    """All gems of the figure's colour."""
    seat, colour, heap = state.seat, frame.colour, 4 * v + frame.colour
    number = state.gems[heap]
    story.tell(GemsTaken(seat, COLOURS[colour], number, v + 1, frame.again))
    return replace(
        state,
        gems=put(state.gems, heap, 0),
        vaults=add(state.vaults, 5 * seat + colour, number),
    )


def _take_clear(state: State, frame: Collecting, v: int, story: Story) -> State:
    seat = state.seat
    story.tell(ClearTaken(seat, COLOURS[frame.colour], v + 1, frame.again))
    return replace(
        state,
        gems=add(state.gems, 4 * v + CLEAR, -1),
        vaults=add(state.vaults, 5 * seat + CLEAR, 1),
    )


def _take_egg(state: State, frame: Collecting, v: int, story: Story) -> State:
    """One egg, and with it the ordinary tile that lies there."""
    seat, tile = state.seat, state.lying[v]
    tiles = state.tiles
    if tile != NONE:
        tiles = add(tiles, len(KEPT) * seat + KEPT.index(tile), 1)
    story.tell(EggTaken(seat, COLOURS[frame.colour], v + 1, TILES[tile], frame.again))
    return replace(
        state,
        eggs=add(state.eggs, v, -1),
        vaults=add(state.vaults, 5 * seat + EGG, 1),
        lying=put(state.lying, v, NONE),
        tiles=tiles,
    )


def _take_ring(state: State, frame: Collecting, v: int, story: Story) -> State:
    story.tell(RingTaken(state.seat, COLOURS[frame.colour], v + 1))
    return replace(state, rings=state.rings | 1 << 3 * state.seat + frame.colour)


_TAKE = {"gems": _take_gems, "clear": _take_clear, "egg": _take_egg, "ring": _take_ring}
