"""The contract's play functions: setting up, asking, applying an answer."""

from msgspec.structs import replace

from bot.games.contract import Ask, Moment, Rng, Seat, Step
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.content import Motif
from bot.games.scratch_island.model import (
    Action,
    DieTaken,
    EndTurn,
    Event,
    MapDealt,
    News,
    Next,
    Options,
    PairTaken,
    Pass,
    Passed,
    Place,
    Series,
    State,
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
    state, news = settle(*roll(state, tuple(MapDealt(Seat(seat)) for seat in range(seats))))
    return Step(state, news, (), reveals=True)


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
    match action:
        case Series(take, then):
            after, taken = _take(state, seat, take.faces)
            step = apply(after, seat, then)
            return replace(step, news=(taken, *step.news))
        case Place():
            return _placed(state, seat, action)
        case Pass():
            return _next(state, *end_turn(state, (Passed(seat),), "passed"))
        case EndTurn():
            return _next(state, *end_turn(state, (), "ended"))
        case Take(faces):  # which can be laid nowhere
            after, taken = _take(state, seat, faces)
            return _next(state, *end_turn(after, (taken,), "nothing_fits"))


def _take(state: State, seat: Seat, faces: tuple[Motif, ...]) -> tuple[State, Event]:
    dice = dice_showing(state, faces)
    takers = tuple([int(seat) if die in dice else t for die, t in enumerate(state.takers)])
    taken = PairTaken(seat, *faces) if len(faces) == 2 else DieTaken(seat, *faces)
    return replace(state, takers=takers, held=dice), taken


def _placed(state: State, seat: Seat, place: Place) -> Next:
    """The dice are spent when the placement is committed, whatever is found."""
    held = tuple([die for die in state.held if die not in _spent(state, place)])
    motif, _ = motif_of(place.mode, held_motifs(state))
    after, news, snake = scratch(state, seat, place, motif)
    if snake:
        after, news = end_turn(after, news, "snake")
    elif not held:
        after, news = end_turn(after, news, "dice_used")
    elif can_go_on(ground(after.charts[seat]), tuple([state.faces[die] for die in held])):
        after = replace(after, held=held)
    else:
        after, news = end_turn(after, news, "nothing_fits")
    return Step(after, news, (), reveals=True)


def _spent(state: State, place: Place) -> tuple[int, ...]:
    """A combination spends both dice, everything else the first held die with this face."""
    if place.mode == "combine":
        return state.held
    return (state.held[held_motifs(state).index(place.mode)],)


def _next(before: State, after: State, news: News) -> Next:
    """A turn ended without scratching: only a new roll brings chance into play."""
    return Step(after, news, (), reveals=after.rng != before.rng or bool(after.over))


def moment(state: State) -> Moment:
    seats = len(state.charts)
    return Moment(state.rolls // seats, state.rolls * seats + state.turn, in_turn(state))
