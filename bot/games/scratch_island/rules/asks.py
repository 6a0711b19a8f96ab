"""The contract's play functions: setting up, asking, applying an answer."""

from msgspec.structs import replace

from bot.games.contract import Ask, Moment, Rng, Seat
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import (
    Action,
    DieTaken,
    EndTurn,
    MapDealt,
    Next,
    Options,
    PairTaken,
    Pass,
    Passed,
    Place,
    Series,
    State,
    Story,
    Take,
)
from bot.games.scratch_island.rules.map_maker import filling, layout
from bot.games.scratch_island.rules.menus import held_motifs, motif_of
from bot.games.scratch_island.rules.placing import ground
from bot.games.scratch_island.rules.scratching import scratch
from bot.games.scratch_island.rules.taking import dice_showing
from bot.games.scratch_island.rules.turns import about, can_go_on, end_turn, in_turn, roll, settle


def start(seats: int, seed: bytes, options: Options, first: Seat | None = None) -> Next:
    """Deals a fresh map to every seat, draws the start player unless one is named, and rolls."""
    rng = Rng(seed)
    charts, rng = _charts(seats, options, rng)
    contents = []
    for chart in charts:
        hidden, rng = filling(chart, options.snakes, rng)
        contents.append(hidden)
    drawn, rng = rng.below(seats, "start player")
    state = State(rng, options, Seat(drawn) if first is None else first, charts, tuple(contents))
    story = Story()
    story.tell(*(MapDealt(Seat(seat)) for seat in range(seats)))
    return story.ends_with(settle(roll(state, story), story))


def _charts(seats: int, options: Options, rng: Rng) -> tuple[tuple[Chart, ...], Rng]:
    chart, rng = layout(rng)
    charts = [chart]
    while len(charts) < seats:
        if options.layout == "own":
            chart, rng = layout(rng)
        charts.append(chart)
    return tuple(charts), rng


def asks(state: State) -> tuple[Ask, ...]:
    """Only the seat in turn is ever asked, and one question at a time."""
    return () if state.over else (Ask(in_turn(state), about(state)),)


def apply(state: State, seat: Seat, action: Action) -> Next:
    story = Story()
    return story.ends_with(_follow(state, seat, action, story))


def _follow(state: State, seat: Seat, action: Action, story: Story) -> State:
    match action:
        case Series((take, then)):
            return _follow(_take(state, seat, take.faces, story), seat, then, story)
        case Place():
            return _placed(state, seat, action, story)
        case Pass():
            story.tell(Passed(seat))
            return end_turn(state, "passed", story)
        case EndTurn():
            return end_turn(state, "ended", story)
        case Take(faces):  # which can be laid nowhere
            return end_turn(_take(state, seat, faces, story), "nothing_fits", story)


def _take(state: State, seat: Seat, faces: tuple[Motif, ...], story: Story) -> State:
    dice = dice_showing(state, faces)
    takers = tuple([seat if die in dice else t for die, t in enumerate(state.takers)])
    story.tell(PairTaken(seat, *faces) if len(faces) == 2 else DieTaken(seat, *faces))
    return replace(state, takers=takers, held=dice)


def _placed(state: State, seat: Seat, place: Place, story: Story) -> State:
    """The dice are spent when the placement is committed, whatever is found."""
    held = tuple([die for die in state.held if die not in _spent(state, place)])
    motif, _ = motif_of(place.mode, held_motifs(state))
    after, snake = scratch(state, seat, place, motif, story)
    if snake:
        return end_turn(after, "snake", story)
    if not held:
        return end_turn(after, "dice_used", story)
    if can_go_on(ground(after.charts[seat]), tuple([state.faces[die] for die in held])):
        return replace(after, held=held)
    return end_turn(after, "nothing_fits", story)


def _spent(state: State, place: Place) -> tuple[int, ...]:
    """A combination spends both dice, everything else the first held die with this face."""
    if place.mode == "combine":
        return state.held
    return (state.held[held_motifs(state).index(place.mode)],)


def moment(state: State) -> Moment:
    seats = len(state.charts)
    return Moment(state.rolls // seats, state.rolls * seats + state.turn, in_turn(state))
