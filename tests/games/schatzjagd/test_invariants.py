"""What holds from one state to the next, in random games with many options."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

import msgspec
import pytest

from bot.games.contract import ComputerConfig, Path, Rng, Seat
from bot.games.kit.options import allowed
from bot.games.schatzjagd.content import CITY, FIELD, HAND, OUTLANDS, WALL
from bot.games.schatzjagd.events import (
    DealMade,
    Dug,
    Searched,
    Secured,
    SpecialUsed,
    Teleported,
    Travelled,
)
from bot.games.schatzjagd.events_fight import (
    Attacked,
    Died,
    Exchanged,
    Fled,
    MonsterBeaten,
    MonsterStays,
)
from bot.games.schatzjagd.model import Landing, Night, Options, State
from tests.games.schatzjagd.kit import GAME, slot_at, told
from tests.games.schatzjagd.wandering import EVERYTHING, Scene, wander

GAMES = [
    (2, Options(max_rounds=25)),
    (3, Options(length="short", memory="strict", castles="assigned", city_layout="shuffled")),
    (4, msgspec.structs.replace(EVERYTHING, max_rounds=60)),
    (4, Options(victory="same", katharsis="yes", plunder="yes", max_rounds=40)),
    (3, Options(victory="different", deposit="yes", start_map="yes", max_rounds=40)),
]


every_game = pytest.mark.parametrize(("seats", "options"), GAMES)


@every_game
def test_every_state_is_sound_and_one_lord_is_asked(seats: int, options: Options) -> None:
    outcome = None
    for state, seat, _, step in wander(seats, options, 1):
        assert GAME.invariant_errors(step.state) == ()
        (ask,) = GAME.asks(state)
        out_of_turn = ask.about in ("pick_castle", "defend", "katharsis")
        assert ask.seat == seat == (seat if out_of_turn else state.turn.seat)
        outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners


@every_game
def test_what_a_turn_allows_once(seats: int, options: Options) -> None:
    """One attack, one deal, one search, and each special card once."""
    for events in turns(wander(seats, options, 2)):
        counts = Counter(type(event) for event in events)
        assert max(counts[Attacked], counts[DealMade], counts[Searched]) <= 1
        assert counts[Secured] + counts[Dug] <= 1
        used = [(e.card, here) for e, here in places(events) if isinstance(e, SpecialUsed)]
        assert len(used) == len(set(used))


def turns(scenes: Iterator[Scene]) -> Iterator[list[object]]:
    """The news of each turn."""
    news: list[object] = []
    for before, _, _, step in scenes:
        news += step.news
        if step.state.turns != before.turns:
            yield news
            news = []


def places(events: list[object]) -> Iterator[tuple[object, str]]:
    """Each event with the field that was reached before it."""
    here = ""
    for event in events:
        if isinstance(event, Travelled | Teleported):
            here = event.field
        yield event, here


@every_game
def test_vaults_change_only_by_securing_and_plundering(seats: int, options: Options) -> None:
    for before, _, _, step in wander(seats, options, 3):
        secured, searched = told(step, Secured), told(step, Searched)
        for seat, (old, new) in enumerate(zip(before.lords, step.state.lords, strict=True)):
            grown = len(new.vault) - len(old.vault)
            assert grown <= sum(event.seat == seat for event in secured)
            assert -grown <= sum(event.found and event.rival_seat == seat for event in searched)


@every_game
def test_a_lord_ends_his_turn_with_four_cards(seats: int, options: Options) -> None:
    for before, _, _, step in wander(seats, options, 4):
        after = step.state
        if before.round and after.turns != before.turns:
            lord = after.lords[before.turn.seat]
            exhausted = not after.draw and not after.discard
            assert len(lord.cards) + len(lord.treasures) >= HAND or exhausted
        assert not any(isinstance(frame, Night) for frame in after.frames[-1:])


@every_game
def test_the_city_is_entered_after_a_night_or_through_a_portal(
    seats: int, options: Options
) -> None:
    for before, _, _, step in wander(seats, options, 5):
        walked = [(trip.origin, trip.field) for trip in told(step, Travelled)]
        entered = [o for o, f in walked if FIELD[o] not in CITY and FIELD[f] in CITY]
        assert not entered or before.turn.began in WALL
        landed = [trip for trip in told(step, Teleported) if FIELD[trip.field] in CITY]
        assert not landed or before.frames[-1] != Landing(OUTLANDS)


@every_game
def test_treasures_dug_only_rise(seats: int, options: Options) -> None:
    dug = 0
    for before, _, _, step in wander(seats, options, 6):
        dug += len(told(step, Dug))
        assert len(step.state.hoard) == 12 - dug
        assert len(step.state.hoard) <= len(before.hoard)


def test_weapons_wear_by_one_in_every_exchange() -> None:
    seen = 0
    for seats, options in GAMES:
        for before, _, _, step in wander(seats, options, 7):
            exchanges, flights = told(step, Exchanged), told(step, Fled)
            if len(exchanges) + len(flights) != 1 or told(step, Died):
                continue
            strikers = {e.seat for e in exchanges} | {e.rival_seat for e in exchanges}
            strikers |= {flight.rival_seat for flight in flights}
            for seat in strikers | {flight.seat for flight in flights}:
                old, new = before.lords[seat].weapons, step.state.lords[seat].weapons
                assert new == max(0, old - (seat in strikers))
                seen += 1
    assert seen >= 10


@every_game
def test_a_monster_stays_or_is_discarded(seats: int, options: Options) -> None:
    for _, _, _, step in wander(seats, options, 8):
        fight = step.state.fight
        if fight is not None and fight.monster and not fight.ending:
            assert step.state.slots[fight.field] == fight.monster
        for event in told(step, MonsterBeaten):
            assert event.card != slot_at(step.state, event.field)
        for stays in told(step, MonsterStays):
            assert stays.card == slot_at(step.state, stays.field)


@every_game
def test_same_seed_same_game(seats: int, options: Options) -> None:
    def log() -> list[object]:
        return [(path, step.news) for _, _, path, step in islice(wander(seats, options, 9), 150)]

    assert log() == log()


@every_game
def test_what_a_lord_cannot_know_changes_nothing_for_him(seats: int, options: Options) -> None:
    """The law of scrambling, here with every option."""
    for number, (state, asked, _, _) in enumerate(islice(wander(seats, options, 10), 250)):
        if number % 5:
            continue
        for seat in map(Seat, range(seats)):
            other = GAME.resample_hidden(state, seat, Rng(b"%d" % number))
            assert GAME.invariant_errors(other) == ()
            for see in shown(seat, seat == asked):
                assert see(other) == see(state)


def shown(seat: Seat, asked: bool) -> list[Callable[[State], object]]:
    seen: list[Callable[[State], object]] = [GAME.public, GAME.asks, partial(GAME.own, seat=seat)]
    if asked:
        seen += [
            partial(GAME.default, seat=seat),
            partial(GAME.choices, seat=seat, path=()),
            partial(_chosen, seat=seat),
        ]
    return seen


def _chosen(state: State, seat: Seat) -> Path:
    view, own = GAME.public(state), GAME.own(state, seat)
    return GAME.choose(view, own, seat, partial(GAME.choices, state, seat), ComputerConfig())


def test_every_single_option_can_be_played() -> None:
    for name, values in allowed(Options).items():
        for value in values:
            options = msgspec.convert({name: value}, Options)
            for _, _, _, step in islice(wander(2, options, 11), 12):
                assert GAME.invariant_errors(step.state) == ()
