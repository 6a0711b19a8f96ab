"""What must always hold, and the worlds nobody can tell apart."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bot.games.contract import Menu, Rng, Seat
from bot.games.kit.checks import conserved
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import MAP, beside, squares, unpack, unpack_walls, ways
from bot.games.scratch_island.content import (
    BESIDE_BOAT,
    BLANK,
    BOAT,
    BOXES,
    CORNERS,
    CROSSES,
    FIRST_KEY,
    FIRST_TREASURE,
    NOTHING,
    ROCKS,
    SNAKE,
    TREASURE_ROCKS,
    WALLS,
    dice,
)
from bot.games.scratch_island.model import NOBODY, State
from bot.games.scratch_island.rules.asks import asks
from bot.games.scratch_island.rules.defaults import default
from bot.games.scratch_island.rules.map_maker import some
from bot.games.scratch_island.rules.menus import choices
from bot.games.scratch_island.rules.placing import LOCKED
from bot.games.scratch_island.rules.turns import (
    chests_to_end,
    in_turn,
    max_rounds,
    opened,
    points,
    roller,
)


def invariant_errors(state: State) -> tuple[str, ...]:
    """The invariants of the rules that one state can break."""
    found = [*_row_flaws(state), *_dice_flaws(state), *_course_flaws(state)]
    for seat, (chart, hidden) in enumerate(zip(state.charts, state.contents, strict=True)):
        found += _map_flaws(chart, hidden, state.options.snakes)
        found += _path_flaws(chart)
        found += _find_flaws(state, seat)
    if not found and not state.over:  # a broken state may have no menus to look at
        found += _menu_flaws(state, in_turn(state))
    return tuple(found)


def _map_flaws(chart: Chart, hidden: bytes, snakes: int) -> Iterator[str]:
    """The contents never change, and everything lies where it may lie."""
    crosses, rocks = unpack(chart.crosses), unpack(chart.rocks)
    counts = (crosses.bit_count(), rocks.bit_count(), unpack_walls(chart.walls).bit_count())
    if len(hidden) != 81 or counts != (CROSSES, ROCKS, WALLS):
        yield "a map has not its squares, crosses, rocks and walls"
    wanted = {BLANK: 2, SNAKE: snakes, NOTHING: 81 - CROSSES - sum(BOXES) - snakes}
    wanted |= {FIRST_KEY + colour: 1 for colour in range(4)}
    wanted |= {FIRST_TREASURE + kind: boxes for kind, boxes in enumerate(BOXES)}
    yield from conserved("contents were", hidden, wanted)
    under_cross = {hidden[s] for s in squares(crosses)}
    if under_cross != {BLANK, *range(FIRST_KEY, FIRST_KEY + 4)}:
        yield "keys and blanks lie under crosses only"
    under_rock = [hidden[s] for s in squares(rocks) if hidden[s] != NOTHING]
    if SNAKE in under_rock or len(under_rock) != TREASURE_ROCKS:
        yield "two rocks hide a treasure, none a snake"
    if any(hidden[s] != NOTHING for s in squares(CORNERS | BOAT | BESIDE_BOAT)):
        yield "something lies under a chest, the boat or beside it"


def _path_flaws(chart: Chart) -> Iterator[str]:
    path = unpack(chart.scratched)
    if path & ~MAP:
        yield "a square beyond the map is scratched"
    if path and not path & BOAT:
        yield "the path does not begin at the boat"
    reached, open_ways = path & BOAT, ways(unpack_walls(chart.walls))
    while (more := beside(reached, open_ways) & path | reached) != reached:
        reached = more
    if reached != path:
        yield "the path is not connected"
    if opened(chart) & LOCKED[chart.keys]:
        yield "a chest was opened without its key"


def _find_flaws(state: State, seat: int) -> Iterator[str]:
    """Keys and boxes are those that were scratched."""
    chart, hidden = state.charts[seat], state.contents[seat]
    found = Counter(hidden[square] for square in squares(unpack(chart.scratched)))
    if chart.keys != sum(1 << c for c in range(4) if found[FIRST_KEY + c]):
        yield "the keys are not those found"
    for kind, (marked, boxes, winner) in enumerate(
        zip(chart.marked, BOXES, state.rows, strict=True)
    ):
        treasures = found[FIRST_TREASURE + kind]
        if marked > min(boxes, treasures) or (winner == NOBODY and marked != treasures):
            yield "the marked boxes are not the treasures found"


def _row_flaws(state: State) -> Iterator[str]:
    seats = range(len(state.charts))
    for kind, (boxes, winner) in enumerate(zip(BOXES, state.rows, strict=True)):
        full = [s for s in seats if state.charts[s].marked[kind] == boxes]
        if full != ([] if winner == NOBODY else [winner]):
            yield "a row is won by exactly the seat with all its boxes"
    scores = points(state.charts, state.rows)
    if (
        max(scores) > 30
        or sum(b for b, w in zip(BOXES, state.rows, strict=True) if w in seats) > 12
    ):
        yield "more points than there are"


def _dice_flaws(state: State) -> Iterator[str]:
    """Dice are in the pool or taken: two or none by the roller, one or none by the others."""
    seats = len(state.charts)
    wanted = 0 if state.over else dice(seats)
    if len(state.faces) != wanted or len(state.takers) != wanted:
        yield "the dice are not complete"
    taken = Counter(state.takers)
    for turn in range(seats):
        most = 0 if turn > state.turn else 1 if turn else 2
        if taken[(roller(state) + turn) % seats] not in (0, most):
            yield "a seat took a wrong number of dice"
    if any(state.takers[die] != in_turn(state) for die in state.held):
        yield "a die is held that was not taken by the seat in turn"


def _course_flaws(state: State) -> Iterator[str]:
    """Questions, the announced end, and when the game is over."""
    seats, enough = len(state.charts), chests_to_end(state.options)
    full = {s for s in range(seats) if opened(state.charts[s]).bit_count() >= enough}
    if {int(s) for s in state.rung} != full or len(state.rung) != len(full):
        yield "the end is announced by those with enough chests"
    complete = state.rolls > 0 and state.rolls % seats == 0 and state.turn == 0
    last = bool(state.rung) or state.rolls == max_rounds(state.options) * seats
    if bool(state.over) and not (complete and last):
        yield "the game is over in the middle of a big round"
    if state.turn >= seats or state.rolls > max_rounds(state.options) * seats:
        yield "more turns or rolls than there are"
    if [ask.seat for ask in asks(state)] != ([] if state.over else [in_turn(state)]):
        yield "exactly the seat in turn is asked while the game runs"


def _menu_flaws(state: State, seat: Seat) -> Iterator[str]:
    """On the way of the default every menu has 1 to 24 choices besides ending the turn."""
    path = default(state, seat)
    for depth, pick in enumerate(path):
        menu = choices(state, seat, path[:depth])
        if not isinstance(menu, Menu) or pick not in menu.picks:
            yield "the default is not offered"
            return
        if len(set(menu.picks)) != len(menu.picks) or not 1 <= len(menu.picks) <= 25:
            yield "a menu is empty, too long or says something twice"


def resample_hidden(state: State, seat: Seat, rng: Rng) -> State:
    """Other contents under the foil, within each class of squares, and other dice to come."""
    if state.over:
        return state
    contents = []
    for chart, hidden in zip(state.charts, state.contents, strict=True):
        other, rng = _reshuffled(chart, hidden, rng)
        contents.append(other)
    coming = Rng(rng.seed + b"coming", state.rng.drawn)
    return replace(state, contents=tuple(contents), rng=coming)


def _reshuffled(chart: Chart, hidden: bytes, rng: Rng) -> tuple[bytes, Rng]:
    crosses, rocks = unpack(chart.crosses), unpack(chart.rocks)
    ground = MAP & ~(crosses | rocks | CORNERS | BOAT | BESIDE_BOAT)
    after = bytearray(hidden)
    for alike in (crosses, rocks, ground):
        covered = squares(alike & ~unpack(chart.scratched))
        things = sorted(hidden[square] for square in covered if hidden[square] != NOTHING)
        places, rng = some(tuple(covered), len(things), rng, "scramble")
        for square in covered:
            after[square] = NOTHING
        for square, content in zip(places, things, strict=True):
            after[square] = content
    return bytes(after), rng
