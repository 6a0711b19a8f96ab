"""Buttons and board in words: keys of the game's words, and their parts."""

from collections.abc import Iterator

from bot.games.contract import Path, Phrase, Seat
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.motifs import SPELLED
from bot.games.scratch_island.board.squares import (
    MAP,
    NAMES,
    NUMBERS,
    WIDTH,
    edge_names,
    named,
    names,
    squares,
    unpack,
    unpack_walls,
)
from bot.games.scratch_island.content import (
    BOAT,
    CHEST_OF,
    CHESTS,
    COLOURS,
    CORNERS,
    TREASURES,
    Motif,
)
from bot.games.scratch_island.model import NOBODY
from bot.games.scratch_island.picks import DICE, WAY
from bot.games.scratch_island.rules.menus import (
    WAYS,
    mode_firsts,
    mode_placements,
    motif_of,
    way_picks,
)
from bot.games.scratch_island.rules.placing import Ground, fits, ground, scratching_order
from bot.games.scratch_island.rules.turns import opened
from bot.games.scratch_island.views import Die, Own, Public, ahead, facts, held_by

SIGNS = {"cross": "✕", "rock": "▲", "chest": "◆", "boat": "⚓", "ground": ""}


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    if pick == "pass":
        return Phrase(pick)
    view, path = ahead(view, path)
    held = held_by(view, seat)
    if pick == "end":
        return Phrase(pick, {"dice": len(held), "motif": held[0] if held else ""})
    land = ground(view.charts[seat])
    if view.about == "choose_pair":
        one, two = DICE[pick]
        return Phrase("pair", {"one": one, "two": two, "misfit": _misfit(view, land, one, two)})
    if view.about == "take_die":
        return Phrase("die", {"motif": pick, "misfit": _misfit(view, land, pick)})
    if pick in WAYS:
        (mode, third), (motif, _) = WAY[pick], motif_of(WAY[pick].mode, held)
        return Phrase("mode", {"mode": mode, "motif": motif, "third": third or "all"})
    if pick in NUMBERS:
        return Phrase("square", {"square": pick, "kind": kind(view.charts[seat], NUMBERS[pick])})
    return _placement(land, view.charts[seat], held, path, pick)


def _misfit(view: Public, land: Ground, *faces: str) -> str:
    """Which of these faces cannot be laid at the moment: none, first, second or all."""
    fitting = {die.motif for die in view.dice if fits(land, die.motif)}
    lacking = [face not in fitting for face in faces]
    if all(lacking):
        return "all"
    return "none" if not any(lacking) else "first" if lacking[0] else "second"


def kind(chart: Chart, square: int) -> str:
    """What the foil of a square shows; a scratched square is still what it was."""
    if square in CHEST_OF:
        return "chest"
    if BOAT >> square & 1:
        return "boat"
    if unpack(chart.crosses) >> square & 1:
        return "cross"
    return "rock" if unpack(chart.rocks) >> square & 1 else "ground"


def _placement(
    land: Ground, chart: Chart, held: tuple[Motif, ...], path: Path, pick: str
) -> Phrase:
    """The number in the menu, and the squares in the order they will be scratched."""
    way = path[0] if path and path[0] in WAYS else way_picks(land, held)[0]
    mode, where = WAYS[way]
    firsts = [p for p in path if p in NUMBERS] or names(mode_firsts(land, held, mode, where))
    first = NUMBERS[firsts[0]]
    number = 1 + mode_placements(land, held, mode, first).index(SPELLED[pick])
    order = scratching_order(land, SPELLED[pick] & MAP, first)
    signed = (f"{NAMES[square]} {SIGNS[kind(chart, square)]}".strip() for square in order)
    return Phrase("placement", {"number": number, "order": " › ".join(signed)})


def describe(view: Public) -> tuple[Phrase, ...]:
    seats = range(len(view.charts))
    return (
        _situation(view),
        *(_player(view, seat) for seat in seats),
        Phrase("legend"),
        *(line for seat in _active_first(view) for line in (_map(view, seat), _walls(view, seat))),
        *map(_die, view.dice),
        *(Phrase("row", {"kind": k, "seat": w}) for k, w in _rows_won(view)),
        *_uncovered(view),
    )


def _situation(view: Public) -> Phrase:
    if view.turn is None:
        return Phrase("over", {"reason": view.over})
    args = {"round": view.round, "roll": view.roll, "seat": view.turn, "roller_seat": view.roller}
    return Phrase("last_round" if view.rung else "turn", args)


def _player(view: Public, seat: int) -> Phrase:
    """Points, then each chest as open, with a key or shut, then the marked boxes."""
    chart = view.charts[seat]
    chests: dict[str, int | str] = {
        COLOURS[place]: _lid(chart, place) for place in range(len(COLOURS))
    }
    boxes: dict[str, int | str] = {
        kind: chart.marked[place] for place, kind in enumerate(TREASURES)
    }
    return Phrase("player", {"seat": seat, "points": view.points[seat], **chests, **boxes})


def _lid(chart: Chart, colour: int) -> str:
    if opened(chart) >> CHESTS[colour] & 1:
        return "open"
    return "key" if chart.keys >> colour & 1 else "shut"


def _die(die: Die) -> Phrase:
    if die.taker == NOBODY:
        return Phrase("die_free", {"die": die.name, "motif": die.motif})
    return Phrase("die_taken", {"die": die.name, "motif": die.motif, "seat": die.taker})


def _rows_won(view: Public) -> Iterator[tuple[str, int]]:
    return ((k, w) for k, w in zip(TREASURES, view.rows, strict=True) if w != NOBODY)


def _walls(view: Public, seat: int) -> Phrase:
    walls = edge_names(unpack_walls(view.charts[seat].walls))
    return Phrase("walls", {"seat": seat, "walls": " ".join(walls)})


def _active_first(view: Public) -> list[int]:
    """Whoever cannot see the picture reads first about the map in play."""
    return sorted(range(len(view.charts)), key=lambda seat: seat != view.turn)


def _map(view: Public, seat: int) -> Phrase:
    """Nine rows of signs under a head line, in letters of one width."""
    signs = _signs(view, seat)
    rows = (f"{row + 1} {signs[row * WIDTH : (row + 1) * WIDTH]}" for row in range(WIDTH))
    drawn = "\n".join(("", "```", "  ABCDEFGHI", *rows, "```"))
    return Phrase("map", {"seat": seat, "signs": drawn})


def _signs(view: Public, seat: int) -> str:
    """One sign for each square; the legend in the words explains them."""
    chart = view.charts[seat]
    snakes = named(*(find.square for find in view.finds[seat] if find.content == "snake"))
    layers = {  # what comes later covers what came before
        "x": unpack(chart.crosses),
        "#": unpack(chart.rocks),
        "$": CORNERS,
        "@": BOAT,
        "o": unpack(chart.scratched),
        "O": opened(chart),
        "~": snakes,
    }
    signs = ["."] * 81
    for sign, where in layers.items():
        for square in squares(where):
            signs[square] = sign
    return "".join(signs)


def _uncovered(view: Public) -> Iterator[Phrase]:
    """What lay under the foil that nobody scratched, when the game is over."""
    for seat, finds in enumerate(view.revealed):
        for content in dict.fromkeys(find.content for find in finds):
            fields = ", ".join(find.square for find in finds if find.content == content)
            yield Phrase("uncovered", {"seat": seat, "content": content, "fields": fields})


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    """The dice still to be used, and the public odds of the own map."""
    held = tuple(Phrase("held", {"motif": motif}) for motif in held_by(view, seat))
    return (*held, Phrase("odds", facts(view, own, seat)))
