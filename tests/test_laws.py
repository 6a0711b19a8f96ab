"""Laws that every registered game keeps; a new game gets all of them for one line."""

import random
from functools import partial
from itertools import islice
from typing import Any

import msgspec
import pytest

from bot.games.contract import (
    CLOSE,
    LONGEST_PATH,
    MOST_PICKS,
    PICK_LETTERS,
    TABLE,
    AnyGame,
    Ask,
    Clock,
    ComputerConfig,
    Menu,
    Path,
    Refused,
    Rng,
    Seat,
    play,
    resolve_path,
)
from bot.games.kit.options import allowed
from bot.games.kit.orders import is_among, picks_offered
from bot.games.kit.search import think
from bot.games.kit.walks import random_path
from bot.games.offers import Goal, Scope
from bot.table.play.orders.judging import as_offered
from tests.laws import begin, is_sampled, is_sealed, leaves, scenes, seed_of, shown


def test_asks_and_menus(game: AnyGame, seats: int, seed: int) -> None:
    """No ask means over; one ask a seat; each has a default; menus and paths are small."""
    for state, asks, seat, path, step in scenes(game, seats, seed):
        assert game.invariant_errors(step.state) == ()
        assert (game.asks(step.state) == ()) == (game.outcome(step.state) is not None)
        assert len({ask.seat for ask in asks}) == len(asks)
        for ask in asks:
            play(game, state, ask.seat, game.default(state, ask.seat))
            assert ask.seat == TABLE or ask.clock not in (Clock.AFTER_FLOOR, Clock.NOW)
        assert len(".".join(path)) <= LONGEST_PATH
        for depth in range(len(path)):
            menu = game.choices(state, seat, path[:depth])
            assert isinstance(menu, Menu)
            assert 1 <= len(set(menu.picks)) == len(menu.picks) <= MOST_PICKS
            assert 0 <= menu.least <= menu.most <= len(menu.picks)
            assert not menu.implied or len(menu.picks) == menu.least == 1
            for pick in menu.picks:
                assert pick not in ("", "-"), "which is how none of several is spelled"
                assert set(pick) <= PICK_LETTERS


def test_silence_keeps_what_a_seat_has_decided(game: AnyGame, seats: int, seed: int) -> None:
    """DL-F3, SI-F2, R1: whatever was picked of an answer, its default is legal, begins with a part
    of it, and is what silence says when no more than this part was picked."""
    for state, _, seat, path, _ in scenes(game, seats, seed):
        silence = [game.default(state, seat, path[:depth]) for depth in range(len(path))]
        for depth, said in enumerate(silence):
            shorter = range(depth + 1)
            assert any(said[:d] == path[:d] and said == silence[d] for d in shorter)
            assert not isinstance(resolve_path(game, state, seat, said), Menu)


def test_all_that_is_offered_is_accepted_and_nothing_else(
    game: AnyGame, seats: int, seed: int
) -> None:
    played = scenes(game, seats, seed)
    for number, (state, asks, seat, path, _) in enumerate(played):
        if not is_sampled(number, len(played)):
            continue
        for leaf in islice(leaves(game, state, seat), 40):
            play(game, state, seat, leaf)
        for wrong in (path[:-1], (*path, path[-1]), (*path[:-1], "nonsense")):
            with pytest.raises(Refused):
                play(game, state, seat, wrong)
        for stranger in {Seat(s) for s in range(seats + 1)} - {ask.seat for ask in asks}:
            with pytest.raises(Refused, match="not_asked"):
                play(game, state, stranger, path)


def test_rounds_and_turns_only_grow_and_a_turn_is_of_one_seat(
    game: AnyGame, seats: int, seed: int
) -> None:
    owners = dict[int, Seat]()
    for state, asks, _, _, step in scenes(game, seats, seed):
        now, then = game.moment(state), game.moment(step.state)
        assert now.round <= then.round
        assert now.turn <= then.turn
        assert owners.setdefault(now.turn, now.seat) == now.seat
        assert all(ask.clock is not Clock.TURN or ask.seat == now.seat for ask in asks)


def test_what_is_set_up_is_set_up_before_the_first_turn(
    game: AnyGame, seats: int, seed: int
) -> None:
    played = [asks for _, asks, _, _, _ in scenes(game, seats, seed)]
    begun = next(n for n, asks in enumerate(played) if not all(ask.setup for ask in asks))
    assert not any(ask.setup for asks in played[begun:] for ask in asks)


def test_a_window_is_key_or_it_is_not(game: AnyGame, seats: int, seed: int) -> None:
    """All its asks say the same, from its opening to its close; no seat's turn is a window."""
    opened: set[bool] = set()
    for _, asks, actor, _, _ in scenes(game, seats, seed):
        opened |= {ask.is_important for ask in asks}
        assert (
            len(opened) == 1 if asks[0].seat == TABLE else not any(ask.is_important for ask in asks)
        )
        opened = opened if is_sealed(asks, actor) else set()


def test_views_can_be_kept_in_a_dictionary(game: AnyGame, seats: int, seed: int) -> None:
    """Pictures are remembered by what they show: equal views have equal hashes."""
    played = scenes(game, seats, seed)
    for number, (state, *_) in enumerate(played):
        if is_sampled(number, len(played)):
            again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=game.State)
            assert hash(game.public(state)) == hash(game.public(again))
            for seat in map(Seat, range(seats)):
                assert hash(game.own(state, seat)) == hash(game.own(again, seat))


def test_replay_and_storage(game: AnyGame, seats: int, seed: int) -> None:
    """Seed and paths rebuild every state; JSON and msgpack give it back unchanged."""
    replay = begin(game, seats, seed)
    for state, _, seat, path, _ in scenes(game, seats, seed):
        assert replay == state
        for codec in (msgspec.json, msgspec.msgpack):
            assert codec.decode(codec.encode(state), type=game.State) == state
        replay = play(game, replay, seat, path).state


def test_scramble(game: AnyGame, seats: int, seed: int) -> None:
    """What a seat cannot know changes nothing it is shown, nor who is asked what."""
    was_sealed = False
    opened: tuple[Ask, ...] = ()  # as the window stood before anybody answered
    played = scenes(game, seats, seed)
    for version, (state, asks, actor, _, _) in enumerate(played):
        opened = opened if was_sealed else asks
        was_sealed = is_sealed(asks, actor)
        if not is_sampled(version, len(played)):
            continue
        for seat in map(Seat, range(seats)):
            other = game.resample_hidden(state, seat, Rng(f"{seed}:{version}".encode()))
            assert game.invariant_errors(other) == ()
            assert shown(game, other, asks, seat) == shown(game, state, asks, seat)
            mine = {ask for ask in asks if ask.seat == seat}
            rivals = {ask for ask in opened if ask.seat not in (seat, TABLE)}
            assert {ask for ask in game.asks(other) if ask.seat != TABLE} == mine | rivals


def test_another_world_has_other_chance_and_shows_nothing_of_this_one(
    game: AnyGame, seats: int, seed: int
) -> None:
    """New dice are to come, and worlds that a seat cannot tell apart are scrambled alike."""
    played = scenes(game, seats, seed)
    for number, (state, *_) in enumerate(played):
        if not is_sampled(number, len(played), most=30):
            continue
        for seat in map(Seat, range(seats)):
            worlds = [game.resample_hidden(state, seat, Rng(luck)) for luck in (b"one", b"two")]
            rolls = {world.rng.below(2**64, "roll")[0] for world in (state, *worlds)}
            assert len(rolls) == 3
            luck = Rng(f"{seed}:{number}".encode())
            alike = [game.resample_hidden(world, seat, luck) for world in (state, *worlds)]
            assert alike[0] == alike[1] == alike[2]


def test_sealed_answers_show_nothing(game: AnyGame, seats: int, seed: int) -> None:
    """Beside an ask to the table, an answer changes nothing for anybody else; all else is told."""
    played = scenes(game, seats, seed)
    for number, (state, asks, actor, _, step) in enumerate(played):
        if not is_sealed(asks, actor):
            unseen = any(ask.clock is Clock.NOW for ask in asks)  # looked at standing orders only
            assert step.news or unseen
            continue
        assert (step.news, step.whispers, step.reveals) == ((), (), False)
        after = game.asks(step.state)
        assert {a for a in asks if a.seat not in (TABLE, actor)} == {
            a for a in after if a.seat != TABLE
        }
        if not is_sampled(number, len(played)):
            continue
        for seat in {Seat(s) for s in range(seats)} - {actor}:
            assert shown(game, step.state, after, seat) == shown(game, state, asks, seat)


def test_reveals_is_honest(game: AnyGame, seats: int, seed: int) -> None:
    """A step that can be undone used no chance and tells the same in every possible world."""
    for state, _, actor, path, step in scenes(game, seats, seed):
        if step.reveals or actor == TABLE:
            continue
        assert step.state.rng == state.rng
        other = play(game, game.resample_hidden(state, actor, Rng(b"other")), actor, path)
        assert (other.news, other.whispers) == (step.news, step.whispers)


def test_who_is_asked_next_follows_from_what_is_public(
    game: AnyGame, seats: int, seed: int
) -> None:
    """In two worlds that differ in secrets, a step asks the same seats and tells the same kinds."""
    played = scenes(game, seats, seed)
    for number, (state, _, actor, path, step) in enumerate(played):
        if not is_sampled(number, len(played), most=200):
            continue
        if actor == TABLE:
            knowing = [Seat(s) for s in range(seats)]
        else:
            knowing = [] if step.reveals else [actor]
        for seat in knowing:
            worlds = [game.resample_hidden(state, seat, Rng(luck)) for luck in (b"one", b"two")]
            one, two = (play(game, world, actor, path) for world in worlds)
            assert [type(e) for e in one.news] == [type(e) for e in two.news]
            assert game.asks(one.state) == game.asks(two.state)


def test_the_order_of_sealed_answers_does_not_matter(game: AnyGame, seats: int, seed: int) -> None:
    luck, played = random.Random(seed), scenes(game, seats, seed)
    for number, (state, asks, _, _, _) in enumerate(played):
        if asks[0].seat != TABLE or len(asks) < 3 or not is_sampled(number, len(played), most=200):
            continue
        answers = [(ask.seat, random_path(game, state, ask.seat, luck)) for ask in asks[1:]]
        ends = []
        for order in (answers, answers[::-1]):
            after = state
            for seat, path in (*order, (TABLE, CLOSE)):
                after = play(game, after, seat, path).state
            ends.append(after)
        assert ends[0] == ends[1]


def test_a_named_seat_begins(game: AnyGame) -> None:
    """The first turn is theirs, once everybody has set up what there is to set up."""
    for first in map(Seat, range(min(game.SEATS))):
        state = begin(game, min(game.SEATS), 1, first)
        while (ask := game.asks(state)[0]).seat == TABLE or ask.setup:
            state = play(game, state, ask.seat, game.default(state, ask.seat)).state
        assert [a.seat for a in game.asks(state) if a.clock is Clock.TURN] == [first]
        assert game.moment(state).seat == first


def test_options_fit_a_select_and_have_defaults(game: AnyGame) -> None:
    game.Options()
    for name, values in allowed(game.Options).items():
        assert 2 <= len(values) <= MOST_PICKS
        assert getattr(game.Options(), name) in values


def test_orders_are_given_in_small_steps(game: AnyGame) -> None:
    """Every "$name" is picked in a step, and a step fits a menu."""
    for offer in game.OFFERS:
        steps = (*offer.steps, *offer.only)
        names = {f"${step.about}" for step in steps}
        assert len(names) == len(steps)
        for step in offer.steps:
            assert 1 <= len(picks_offered(step, Seat(0), max(game.SEATS))) <= MOST_PICKS
        added = [picks_offered(step, Seat(0), max(game.SEATS)) for step in offer.only]
        assert sum(map(len, added)) <= MOST_PICKS
        used = {
            part
            for order in offer.orders
            for condition in order.when
            for part in (condition.fact, condition.value)
            if isinstance(part, str) and part.startswith("$")
        }
        assert used <= names


def test_what_is_suggested_at_the_deal_is_offered(game: AnyGame) -> None:
    suggested = [(offer, picks) for offer in game.OFFERS for picks in offer.suggested]
    assert len(suggested) <= 3
    for offer, picks in suggested:
        assert Scope.GAME in offer.scopes
        assert is_among(offer, picks, Seat(0), min(game.SEATS))


def test_goals_answer_turns_by_what_their_seat_sees(game: AnyGame, seats: int, seed: int) -> None:
    """With a whole, legal path; the same one in every world that the seat cannot tell apart."""
    goals = [(offer, offer.goal) for offer in game.OFFERS if offer.goal is not None]
    luck = random.Random(seed)
    for state, asks, seat, _, _ in scenes(game, seats, seed) if goals else ():
        clock = next((ask.clock for ask in asks if ask.seat == seat), None)
        if clock is not Clock.TURN or luck.random() < 0.7:
            continue
        worlds = [state, game.resample_hidden(state, seat, Rng(seed_of(seed)))]
        for offer, goal in goals:
            picks = tuple(luck.choice(picks_offered(step, seat, seats)) for step in offer.steps)
            answers = [_pursued(game, world, seat, goal, picks) for world in worlds]
            assert answers[0] == answers[1]
            if answers[0]:
                assert as_offered(game, state, seat, answers[0]) is not None


def _pursued(
    game: AnyGame, state: Any, seat: Seat, goal: Goal[Any, Any], picks: Path
) -> Path | None:
    tree = partial(game.choices, state, seat)
    return goal(game.public(state), game.own(state, seat), seat, tree, picks)


def test_while_nothing_changes_a_planned_deed_means_the_same(
    game: AnyGame, seats: int, seed: int
) -> None:
    """Also after the view has been stored and read, as the table does it."""
    for number, (state, _, seat, path, _) in enumerate(played := scenes(game, seats, seed)):
        if seat != TABLE and is_sampled(number, len(played), most=20):
            view = game.public(state)
            stored = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=game.Public)
            assert stored == view
            assert game.plan_still_valid(stored, view, seat, path)


def test_a_computers_ideas_are_answers_and_its_choice_is_the_first(
    game: AnyGame, seats: int, seed: int
) -> None:
    played = scenes(game, seats, seed)
    for number, (state, asks, _, _, _) in enumerate(played):
        if not is_sampled(number, len(played), most=20):
            continue
        for ask in asks:
            if ask.seat == TABLE:
                continue
            view, own = game.public(state), game.own(state, ask.seat)
            tree, config = partial(game.choices, state, ask.seat), ComputerConfig("normal", number)
            found = game.ideas(view, own, ask.seat, tree, config)
            assert found[0] == game.choose(view, own, ask.seat, tree, config)
            assert len(set(found)) == len(found)
            for idea in found:
                play(game, state, ask.seat, idea)


def test_a_search_depends_on_nothing_that_its_seat_cannot_see(game: AnyGame) -> None:
    """Same view, same effort, same luck: the same choice, whatever is hidden."""
    played = scenes(game, min(game.SEATS), 7)
    turns = [(state, seat) for state, asks, seat, _, _ in played if asks[0].clock is Clock.TURN]
    config = ComputerConfig("normal", luck=5, effort=16)
    for state, seat in turns[-8::8]:
        other = game.resample_hidden(state, seat, Rng(b"other"))
        thoughts = [think(game, world, seat, config, lambda: False) for world in (state, other)]
        assert thoughts[0] == thoughts[1]


def test_prospects_have_a_number_for_every_seat(game: AnyGame, seats: int, seed: int) -> None:
    for *_, step in scenes(game, seats, seed):
        told = game.prospects(game.public(step.state))
        assert told is None or len(told) == seats


def test_the_places_follow_the_scores(game: AnyGame, seats: int, seed: int) -> None:
    """Somebody wins, and nobody with a lower score stands before one with a higher."""
    *_, (_, _, _, _, last) = scenes(game, seats, seed)
    outcome = game.outcome(last.state)
    assert outcome is not None
    assert outcome.winners
    ranked = sorted(zip(outcome.places, outcome.scores, strict=True))
    assert [score for _, score in ranked] == sorted(outcome.scores, reverse=True)


def test_the_standings_are_the_scores_in_the_end(game: AnyGame, seats: int, seed: int) -> None:
    """On the way there every seat has its own."""
    played = scenes(game, seats, seed)
    assert all(len(game.standings(step.state)) == seats for *_, step in played)
    last = played[-1][4].state
    outcome = game.outcome(last)
    assert outcome is not None
    assert game.standings(last) == outcome.scores


def test_chance_is_fair_and_depends_on_purpose() -> None:
    rng, seen = Rng(b"seed"), [0, 0, 0]
    for _ in range(3000):
        face, rng = rng.below(3, "die")
        seen[face] += 1

    assert all(900 < n < 1100 for n in seen)
    assert Rng(b"seed").below(2**64, "die") != Rng(b"seed").below(2**64, "deck")
