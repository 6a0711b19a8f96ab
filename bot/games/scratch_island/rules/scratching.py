"""What happens when a placement is committed: squares are uncovered one by one."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.board.squares import NAMES, mask, pack
from bot.games.scratch_island.content import (
    BLANK,
    BOXES,
    CHEST_OF,
    CHEST_POINTS,
    COLOURS,
    FIRST_KEY,
    FIRST_TREASURE,
    NOTHING,
    SNAKE,
    TREASURES,
    Motif,
)
from bot.games.scratch_island.model import (
    NOBODY,
    ChestOpened,
    CrossBlank,
    EndAnnounced,
    KeyFound,
    MotifPlaced,
    Place,
    Placed,
    RockBroken,
    RowStruck,
    RowWon,
    SnakeMet,
    SquareScratched,
    State,
    Story,
    TreasureFound,
    TreasureTooLate,
)
from bot.games.scratch_island.rules.placing import ground, scratching_order
from bot.games.scratch_island.rules.turns import chests_to_end, opened


def scratch(
    state: State, seat: Seat, place: Place, motif: Motif, story: Story
) -> tuple[State, bool]:
    """The state after the placement, and whether a snake ended the turn."""
    chart, contents = state.charts[seat], state.contents[seat]
    land = ground(chart)
    order = scratching_order(land, place.squares, place.first)
    announced = tuple([NAMES[square] for square in order])
    done = _until_a_snake(order, contents)
    path = replace(chart, scratched=pack(land.path | mask(done)))
    last = Placed(seat, place.mode, announced, len(done))
    after = replace(state, charts=_with_chart(state, seat, path), last=last)
    story.tell(MotifPlaced(seat, place.mode, announced, motif))
    story.reveals = True
    for square, name in zip(done, announced, strict=False):
        story.tell(SquareScratched(seat, name))
        if land.rocks >> square & 1:
            story.tell(RockBroken(seat, name))
        if contents[square] != NOTHING or square in CHEST_OF:
            after = _uncover(after, seat, square, contents[square], story)
    return after, contents[done[-1]] == SNAKE


def _until_a_snake(order: tuple[int, ...], contents: bytes) -> tuple[int, ...]:
    for number, square in enumerate(order, 1):
        if contents[square] == SNAKE:
            return order[:number]
    return order


def _uncover(state: State, seat: Seat, square: int, content: int, story: Story) -> State:
    if square in CHEST_OF:
        return _open_chest(state, seat, CHEST_OF[square], story)
    if content >= FIRST_KEY:
        return _take_key(state, seat, square, content - FIRST_KEY, story)
    if content in (SNAKE, BLANK):
        story.tell((SnakeMet if content == SNAKE else CrossBlank)(seat, NAMES[square]))
        return state
    return _find_treasure(state, seat, content - FIRST_TREASURE, story)


def _open_chest(state: State, seat: Seat, colour: int, story: Story) -> State:
    """The chest that makes it enough for this seat also announces the end, if it is the first."""
    story.tell(ChestOpened(seat, COLOURS[colour], CHEST_POINTS[colour]))
    if seat in state.rung or opened(state.charts[seat]).bit_count() < chests_to_end(state.options):
        return state
    if not state.rung:
        story.tell(EndAnnounced(seat))
    return replace(state, rung=(*state.rung, seat))


def _take_key(state: State, seat: Seat, square: int, colour: int, story: Story) -> State:
    chart = state.charts[seat]
    story.tell(KeyFound(seat, NAMES[square], COLOURS[colour]))
    charts = _with_chart(state, seat, replace(chart, keys=chart.keys | 1 << colour))
    return replace(state, charts=charts)


def _find_treasure(state: State, seat: Seat, kind: int, story: Story) -> State:
    """Marks a box; the first to fill a row gets its points and strikes it for the others."""
    treasure, boxes, chart = TREASURES[kind], BOXES[kind], state.charts[seat]
    if state.rows[kind] != NOBODY:
        story.tell(TreasureTooLate(seat, treasure))
        return state
    marked = bytearray(chart.marked)
    marked[kind] += 1
    story.tell(TreasureFound(seat, treasure, marked[kind], boxes))
    charts = _with_chart(state, seat, replace(chart, marked=bytes(marked)))
    if marked[kind] < boxes:
        return replace(state, charts=charts)
    rivals = tuple(Seat(s) for s in range(len(state.charts)) if s != seat)
    story.tell(RowWon(seat, treasure, boxes), RowStruck(treasure, rivals))
    rows = (*state.rows[:kind], int(seat), *state.rows[kind + 1 :])
    return replace(state, charts=charts, rows=rows)


def _with_chart(state: State, seat: Seat, chart: Chart) -> tuple[Chart, ...]:
    return (*state.charts[:seat], chart, *state.charts[seat + 1 :])
