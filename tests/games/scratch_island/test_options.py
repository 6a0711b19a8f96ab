"""Options and secrecy: SI-099 to SI-105."""

from functools import partial
from typing import get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.contract import ComputerConfig, Rng, Seat, play
from bot.games.kit.options import BadOption, allowed, settled_options
from bot.games.scratch_island.content import CONTENTS
from bot.games.scratch_island.model import (
    EndAnnounced,
    Event,
    MapsRevealed,
    MotifPlaced,
    Options,
    SquareScratched,
)
from bot.games.scratch_island.views import Own
from tests.games.scratch_island.kit import (
    ANNA,
    GAME,
    HOME,
    F,
    answer,
    begun,
    lay,
    now,
    roller,
    table,
    told,
)
from tests.laws import playout, shown
from tests.reach import reachable


@pytest.mark.rule("SI-099")
@pytest.mark.parametrize(("chests", "path"), [(2, "A1"), (3, "A1 I1"), (4, "A1 I1 I9")])
def test_how_many_chests_announce_the_end(chests: int, path: str) -> None:
    shut = {"A1", "I1", "I9"} - set(path.split())
    options = settled_options(Options, {"chests_to_end": chests})
    opened = " ".join(name for name in F.split() if name not in shut)
    state = table(opened, "", faces="pickaxe t4 l3 o4", held=(0, 1), options=options)

    step = lay(state, "pickaxe", "A9")

    assert told(step, EndAnnounced) == [EndAnnounced(ANNA)]
    assert step.state.rung == (0,)


@pytest.mark.rule("SI-099")
def test_more_chests_than_needed_still_score() -> None:
    state = table(F, "", faces="pickaxe t4 l3 o4", held=(0, 1), options=Options(chests_to_end=2),
                  rung=(0,))  # fmt: skip

    step = lay(state, "pickaxe", "A9")

    assert told(step, EndAnnounced) == []
    assert GAME.public(step.state).points[0] == GAME.public(state).points[0] + 4
    assert step.state.rung == (0,)


@pytest.mark.rule("SI-100")
@pytest.mark.parametrize("snakes", range(9))
def test_the_number_of_snakes(snakes: int) -> None:
    state = begun(2, snakes, settled_options(Options, {"snakes": snakes}))

    for chart, hidden in zip(state.charts, state.contents, strict=True):
        assert hidden.count(CONTENTS.index("snake")) == snakes
        printed = [int.from_bytes(m, "little") for m in (chart.crosses, chart.rocks)]
        special = printed[0] | printed[1] | 1 | 1 << 8 | 1 << 72 | 1 << 80 | 1 << 76
        plain = [s for s in range(81) if not special >> s & 1]
        assert sum(hidden[s] == 0 for s in plain) == 52 - snakes


@pytest.mark.rule("SI-101")
def test_a_shared_layout_has_separate_fillings() -> None:
    shared, own = begun(4, 3, Options(layout="shared")), begun(4, 3)

    assert (len(set(shared.charts)), len(set(shared.contents))) == (1, 4)
    assert len(set(own.charts)) == 4


@pytest.mark.rule("SI-102")
def test_the_longest_game_and_the_start_seat() -> None:
    assert Options().max_rounds == 15
    assert allowed(Options)["max_rounds"] == tuple(range(5, 21))
    short = table(HOME, HOME, rolls=9, turn=1, options=settled_options(Options, {"max_rounds": 5}))
    assert answer(short, "pass").state.over == "max_rounds"
    assert {now(begun(2, 1, first=seat)) for seat in (0, 1)} == {0, 1}


@pytest.mark.rule("SI-102")
def test_a_short_game_has_two_chests_and_ten_rounds() -> None:
    tenth = table(HOME, HOME, rolls=19, turn=1, options=Options(length="short"))

    assert answer(tenth, "pass").state.over == "max_rounds"
    view = GAME.public(begun(2, 1, Options(length="short")))
    facts = GAME.facts(view, Own(), Seat(0))
    assert (facts["chests_to_end"], facts["max_rounds"]) == (2, 10)


@pytest.mark.rule("SI-103")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("chests_to_end", 1),
        ("chests_to_end", 5),
        ("snakes", -1),
        ("snakes", 9),
        ("snakes", 2.5),
        ("layout", "same"),
        ("max_rounds", 4),
        ("max_rounds", 21),
        ("length", "long"),
        ("unknown", 1),
    ],
)
def test_bad_values_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOption) as refused:
        settled_options(Options, {name: value})

    assert refused.value.args[:2] == (name, value)
    assert refused.value.args[2]


@pytest.mark.rule("SI-103")
@pytest.mark.parametrize("other", [{"max_rounds": 12}, {"chests_to_end": 3}])
def test_a_short_game_takes_no_other_length(other: dict[str, int]) -> None:
    with pytest.raises(msgspec.ValidationError, match="leave these two out"):
        msgspec.convert({"length": "short", **other}, Options)


@pytest.mark.rule("SI-104")
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_depends_on_what_is_covered(seats: int) -> None:
    for number, (state, asks, *_) in enumerate(playout(GAME, seats, 17)):
        if number % 4:
            continue
        other = GAME.resample_hidden(state, Seat(0), Rng(number.to_bytes(2, "big")))
        seat = asks[0].seat
        assert shown(GAME, other, asks, seat) == shown(GAME, state, asks, seat)
        for level in ("easy", "normal"):
            minds = ComputerConfig("easy" if level == "easy" else "normal", luck=3)
            one, two = (
                GAME.choose(
                    GAME.public(s), GAME.own(s, seat), seat, partial(GAME.choices, s, seat), minds
                )
                for s in (state, other)
            )
            assert one == two


@pytest.mark.rule("SI-104")
def test_the_whole_motif_is_announced_before_a_snake_stops_it() -> None:
    step = lay(roller("E9 F9", "i3 l4"), "i3", "F6 F7 F8")

    assert isinstance(step.news[0], MotifPlaced)
    assert step.news[0].squares == ("F8", "F7", "F6")
    squares = [event.square for event in step.news if isinstance(event, SquareScratched)]
    assert squares == ["F8", "F7"]


@pytest.mark.rule("SI-104")
def test_refusals_do_not_depend_on_what_is_covered() -> None:
    state = roller(HOME, "domino l3")
    other = GAME.resample_hidden(state, Seat(0), Rng(b"other"))
    for path in (("domino", "C8", "C8-C9"), ("l3", "B9", "B8-A9-B9"), ("combine",)):
        assert GAME.why_not(state, Seat(0), path) == GAME.why_not(other, Seat(0), path)


@pytest.mark.rule("SI-105")
def test_there_is_no_private_information() -> None:
    assert get_type_hints(Own) == {}
    for _, asks, _, _, step in playout(GAME, 3, 2):
        assert len(asks) == 1
        assert step.whispers == ()


@pytest.mark.rule("SI-105")
def test_events_hold_no_contents_before_the_end() -> None:
    for kind in reachable(Event):
        assert "contents" not in getattr(kind, "__struct_fields__", ())
    assert MapsRevealed.__struct_fields__ == ()
    state = begun(2, 1)
    assert GAME.own(state, Seat(0)) == GAME.own(
        replace(state, contents=state.contents[::-1]), Seat(1)
    )
    assert play(GAME, state, now(state), GAME.default(state, now(state))).whispers == ()
