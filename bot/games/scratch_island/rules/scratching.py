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
    Event,
    KeyFound,
    MotifPlaced,
    News,
    Place,
    Placed,
    RockBroken,
    RowStruck,
    RowWon,
    SnakeMet,
    SquareScratched,
    State,
    TreasureFound,
    TreasureTooLate,
)
from bot.games.scratch_island.rules.placing import ground, scratching_order
from bot.games.scratch_island.rules.turns import chests_to_end, opened

Found = tuple[State, News]


def scratch(state: State, seat: Seat, place: Place, motif: Motif) -> tuple[State, News, bool]:
    """The state after the placement, what was found, and whether a snake ended the turn."""
    chart, contents = state.charts[seat], state.contents[seat]
    land = ground(chart)
    order = scratching_order(land, place.squares, place.first)
    announced = tuple([NAMES[square] for square in order])
    done = _until_a_snake(order, contents)
    path = replace(chart, scratched=pack(land.path | mask(done)))
    last = Placed(seat, place.mode, announced, len(done))
    after = replace(state, charts=_with_chart(state, seat, path), last=last)
    news: list[Event] = [MotifPlaced(seat, place.mode, announced, motif)]
    for square, name in zip(done, announced, strict=False):
        news.append(SquareScratched(seat, name))
        if land.rocks >> square & 1:
            news.append(RockBroken(seat, name))
        if contents[square] != NOTHING or square in CHEST_OF:
            after, found = _uncover(after, seat, square, contents[square])
            news += found
    return after, tuple(news), contents[done[-1]] == SNAKE


def _until_a_snake(order: tuple[int, ...], contents: bytes) -> tuple[int, ...]:
    for number, square in enumerate(order, 1):
        if contents[square] == SNAKE:
            return order[:number]
    return order


def _uncover(state: State, seat: Seat, square: int, content: int) -> Found:
    if square in CHEST_OF:
        return _open_chest(state, seat, CHEST_OF[square])
    if content == SNAKE:
        return state, (SnakeMet(seat, NAMES[square]),)
    if content == BLANK:
        return state, (CrossBlank(seat, NAMES[square]),)
    if content >= FIRST_KEY:
        return _take_key(state, seat, square, content - FIRST_KEY)
    return _find_treasure(state, seat, content - FIRST_TREASURE)


def _open_chest(state: State, seat: Seat, colour: int) -> Found:
    """The chest that makes it enough for this seat also announces the end, if it is the first."""
    news: News = (ChestOpened(seat, COLOURS[colour], CHEST_POINTS[colour]),)
    if seat in state.rung or opened(state.charts[seat]).bit_count() < chests_to_end(state.options):
        return state, news
    if not state.rung:
        news = (*news, EndAnnounced(seat))
    return replace(state, rung=(*state.rung, seat)), news


def _take_key(state: State, seat: Seat, square: int, colour: int) -> Found:
    chart = state.charts[seat]
    found = KeyFound(seat, NAMES[square], COLOURS[colour])
    charts = _with_chart(state, seat, replace(chart, keys=chart.keys | 1 << colour))
    return replace(state, charts=charts), (found,)


def _find_treasure(state: State, seat: Seat, kind: int) -> Found:
    """Marks a box; the first to fill a row gets its points and strikes it for the others."""
    if state.rows[kind] != NOBODY:
        return state, (TreasureTooLate(seat, TREASURES[kind]),)
    chart = state.charts[seat]
    marked = bytearray(chart.marked)
    marked[kind] += 1
    charts = _with_chart(state, seat, replace(chart, marked=bytes(marked)))
    after = replace(state, charts=charts)
    news: News = (TreasureFound(seat, TREASURES[kind], marked[kind], BOXES[kind]),)
    if marked[kind] < BOXES[kind]:
        return after, news
    rivals = tuple(Seat(s) for s in range(len(state.charts)) if s != seat)
    won = (RowWon(seat, TREASURES[kind], BOXES[kind]), RowStruck(TREASURES[kind], rivals))
    rows = (*state.rows[:kind], int(seat), *state.rows[kind + 1 :])
    return replace(after, rows=rows), news + won


def _with_chart(state: State, seat: Seat, chart: Chart) -> tuple[Chart, ...]:
    return (*state.charts[:seat], chart, *state.charts[seat + 1 :])
