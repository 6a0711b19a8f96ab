"""Simple players that the computer must beat, and games of one seat against all others."""

import random
from collections.abc import Callable
from functools import partial
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Menu, Path, Seat, play
from bot.games.emerald.board import arrival, stride, wakes_dragon
from bot.games.emerald.computer.worth import card_worth
from bot.games.emerald.content import CHAMBER, DIE, PLACES, TREASURE, field_of, place_of
from bot.games.emerald.model import State
from bot.games.emerald.rules.dragon import walk
from bot.games.emerald.views import Public
from tests.games.emerald.kit import EMERALD, asked, fresh, halfway, offered

Player = Callable[[State, Seat, random.Random], Path]


def computer(
    state: State, seat: Seat, luck: random.Random, level: str = "normal", *, gems: bool = True
) -> Path:
    """The computer player itself; without gems it does not see those that lie beside gold."""
    view, own = EMERALD.public(state), EMERALD.own(state, seat)
    if not gems:
        bare = [replace(s, gem=None, gems_below=0) if s.gold else s for s in view.stacks]
        view = replace(view, stacks=tuple(bare))
    config = ComputerConfig("easy" if level == "easy" else "normal", luck.getrandbits(30))
    return EMERALD.choose(view, own, seat, partial(EMERALD.choices, state, seat), config)


def pick_by_pick(player: Player) -> Player:
    """One that thinks of one pick at a time, each where the ones before have led."""

    def answers(state: State, seat: Seat, luck: random.Random) -> Path:
        path: Path = ()
        while isinstance(EMERALD.choices(state, seat, path), Menu):
            path = (*path, *player(halfway(state, path).state, seat, luck)[:1])
        return path

    return answers


@pick_by_pick
def at_random(state: State, _: Seat, luck: random.Random) -> Path:
    return (luck.choice(offered(state)),)


def clock(state: State, seat: Seat, _: random.Random) -> Path:
    """Always what silence answers."""
    return EMERALD.default(state, seat)


@pick_by_pick
def runner(state: State, seat: Seat, luck: random.Random) -> Path:
    """Values nothing but steps and the chamber; takes any card, answers the rest as silence."""
    match EMERALD.choices(state, seat, ()):
        case Menu("first_move" | "second_move", picks):
            return (max(picks, key=lambda pick: _running(state, pick)),)
        case Menu("take_card"):
            return at_random(state, seat, luck)
        case _:
            return EMERALD.default(state, seat)


def _running(state: State, pick: str) -> float:
    if pick == "end_turn":
        return 0
    place = PLACES.index(pick.partition("-")[2])
    target = arrival(state.options.length, place, stride(state.knights, place))
    return (field_of(target) - field_of(place)) / 3 + TREASURE * (target == CHAMBER)


def gold_only(state: State, seat: Seat, luck: random.Random) -> Path:
    """The computer, but it never takes a gem if gold lies there."""
    return computer(state, seat, luck, gems=False)


@pick_by_pick
def greedy(state: State, seat: Seat, luck: random.Random) -> Path:
    """A simple player of one move at a time; cards, victims and ransom as the computer."""
    match EMERALD.choices(state, seat, ()):
        case Menu("first_move" | "second_move", picks):
            view = EMERALD.public(state)
            return (max(picks, key=lambda pick: _greed(view, seat, pick)),)
        case _:
            return computer(state, seat, luck)


def _greed(view: Public, seat: Seat, pick: str) -> float:
    """The card, a third of a point a step, something for keeping the turn, and the dragon."""
    if pick == "end_turn":
        return 0
    place = PLACES.index(pick.partition("-")[2])
    target = arrival(view.options.length, place, len(view.places[place].knights))
    field = field_of(target)
    worth = (field - field_of(place)) / 3
    if target == CHAMBER:
        return worth + TREASURE
    card = card_worth(view, seat, view.stacks[field - 7]) if field >= 7 else 0
    keeps = 1.5 if not card and view.question == "first_move" else 0
    risk = _risk(view, seat) if wakes_dragon(view.bar, view.dragon, field) else 0
    return worth + card + keeps + risk


def _risk(view: Public, seat: Seat) -> float:
    stops = [walk(view.bar, view.dragon, view.facing, roll)[0][-1] for roll in DIE]
    there = [view.places[place_of(stop)].knights for stop in stops]
    own = set(view.players[seat].colours)
    harm = [0.5 if set(knights) - own else -2.5 for knights in there if knights]
    return sum(harm) / len(stops)


def paying(player: Player, *, always: bool) -> Player:
    """The same player, who always buys its knights free, or never does."""

    def pays(state: State, seat: Seat, luck: random.Random) -> Path:
        if asked(state)[1] != "ransom":
            return player(state, seat, luck)
        return (offered(state)[0 if always else -1],)

    return pays


def easy(state: State, seat: Seat, luck: random.Random) -> Path:
    return computer(state, seat, luck, "easy")


class Contest(Struct, frozen=True):
    """How one seat did against all others: its share of victories, its points above their mean."""

    games: int
    won: float
    won_error: float  # standard errors
    ahead: float
    ahead_error: float

    def __str__(self) -> str:
        won = f"{100 * self.won:5.1f} % ± {196 * self.won_error:4.1f}"
        return f"{won} won, {self.ahead:+5.1f} ± {1.96 * self.ahead_error:3.1f} points"


def contest(one: Player, others: Player, seats: int, games: int) -> Contest:
    """Seats rotate: each deal is played once from every seat."""
    wins, leads = [], []
    for number in range(games):
        seed, mine = divmod(number, seats)
        players = [one if seat == mine else others for seat in range(seats)]
        outcome = EMERALD.outcome(finished(players, seed))
        assert outcome is not None
        wins.append((mine in outcome.winners) / len(outcome.winners))
        rivals = sum(outcome.scores) - outcome.scores[mine]
        leads.append(outcome.scores[mine] - rivals / (seats - 1))
    return Contest(games, *_mean(wins), *_mean(leads))


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error; an all or nothing sample is not certainty either."""
    number = len(values)
    mean = sum(values) / number
    spread = sum((value - mean) ** 2 for value in values) / number
    return mean, sqrt(max(spread, 1 / number) / number)


def finished(players: list[Player], seed: int) -> State:
    luck = random.Random(seed)
    state = fresh(len(players), first=None, seed=seed)
    while EMERALD.asks(state):
        seat = asked(state)[0]
        state = play(EMERALD, state, seat, players[seat](state, seat, luck)).state
    return state
