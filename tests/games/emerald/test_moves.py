"""How knights walk."""

import pytest

from bot.games.emerald.model import DragonWalked, GoldTaken, KnightMoved, TreasureGiven
from tests.games.emerald.kit import (
    EMERALD,
    RED,
    asked,
    follow,
    fresh,
    in_play,
    offered,
    on,
    position,
    told,
)

FAR = "12 13+"  # the dragon out of the way of fields 7 to 11


def landing(knights: dict[str, str], pick: str, seats: int = 4) -> tuple[str, int]:
    """Where a move ends, and its stride."""
    step = follow(position(seats, knights=knights, beat=FAR), pick)
    (moved,) = told(step, KnightMoved)
    return moved.target, moved.stride


@pytest.mark.rule("EM-023")
@pytest.mark.parametrize(
    ("company", "stride"),
    [("red", 1), ("red blue", 2), ("red red", 2), ("red blue blue green yellow", 5)],
)
def test_the_stride_counts_all_knights_at_the_start_of_the_move(company: str, stride: int) -> None:
    assert landing({"1": company}, "red-1") == (str(1 + stride), stride)


@pytest.mark.rule("EM-024")
def test_every_start_place_counts_by_itself() -> None:
    knights = {"T1": "red", "T2": "red blue", "1": "green yellow"}

    assert landing(knights, "red-T1", 5) == ("5", 5)  # with the other colours of the castle
    first = follow(fresh(5), "red-T1", "end_turn", "blue-T1", "end_turn").state
    assert on(first, "T1") == ["green", "orange", "yellow"]
    assert on(follow(first, "green-T1").state, "3") == ["green"]


@pytest.mark.rule("EM-025")
@pytest.mark.parametrize("tower", ["T1", "T2", "T3", "T4", "T5"])
def test_from_any_start_place_the_first_step_enters_field_1(tower: str) -> None:
    assert landing({}, f"red-{tower}") == ("4", 4)


@pytest.mark.rule("EM-026")
def test_knights_only_walk_forwards() -> None:
    for field in range(1, 16):
        target, _ = landing({str(field): "red"}, f"red-{field}")
        assert target == (str(field + 1) if field < 15 else "chamber")


@pytest.mark.rule("EM-027")
def test_any_number_may_stand_on_a_field_and_passing_has_no_effect() -> None:
    """Four steps over knights, over the dragon and past cards, onto a crowd."""
    state = position(
        4,
        knights={"8": "red blue green yellow", "10": "blue", "12": "blue green yellow"},
        beat="7 10-",
        gems={12: ""},
        gold={12: ""},
    )
    step = follow(state, "red-8")

    assert on(step.state, "12") == ["blue", "green", "red", "yellow"]
    assert not told(step, GoldTaken)
    assert not told(step, DragonWalked)
    assert on(step.state, "10") == ["blue"]


@pytest.mark.rule("EM-028")
def test_the_whole_stride_is_used() -> None:
    """There is one landing for a place: a knight cannot stop before."""
    state = position(4, knights={"5": "red blue green"}, beat=FAR)

    assert offered(state).count("red-5") == 1
    assert on(follow(state, "red-5", "gem").state, "8") == ["red"]


@pytest.mark.rule("EM-029")
@pytest.mark.parametrize("field", range(10, 16))
def test_the_chamber_is_reached_exactly_from_sixteen_on(field: int) -> None:
    crowd = ["red", "blue", "green", "yellow", "blue", "green", "yellow", "blue"]
    for stride in range(1, 9):
        target, _ = landing({str(field): " ".join(crowd[:stride])}, f"red-{field}")
        assert target == ("chamber" if field + stride >= 16 else str(field + stride))


@pytest.mark.rule("EM-030")
def test_an_arrival_brings_a_treasure_and_the_lowest_free_place() -> None:
    state = position(knights={"15": "red", "chamber": "blue"})
    step = follow(state, "red-15")
    view = EMERALD.public(step.state)

    assert told(step, TreasureGiven) == [TreasureGiven(RED, "C2", 2)]
    assert view.chamber == ("blue", "red")
    assert (view.treasures_left, view.players[RED].treasures) == (2, 1)
    assert view.players[RED].open_points == 5


@pytest.mark.rule("EM-031")
def test_a_knight_in_the_chamber_has_finished() -> None:
    state = position(knights={"15": "red", "14": "red"})
    step = follow(state, "red-15")
    while asked(step.state)[0] != RED:
        step = follow(step.state, offered(step.state)[0])

    assert in_play(step.state, RED) == 4
    assert offered(step.state) == ("red-T1", "red-T2", "red-T3", "red-14")
    assert told(follow(step.state, "red-14", "gem"), KnightMoved)[0].stride == 1


@pytest.mark.rule("EM-032")
def test_knights_of_a_colour_on_a_place_are_one_option() -> None:
    assert offered(position(knights={"3": "red red", "5": "red"})) == (
        "red-T1",
        "red-T2",
        "red-3",
        "red-5",
    )


@pytest.mark.rule("EM-032")
def test_the_marked_knight_stays_while_its_companion_moves() -> None:
    state = position(knights={"2": "red blue", "4": "red"})
    first = follow(state, "red-2").state
    view = EMERALD.public(first)

    assert view.marked is not None
    assert (view.marked.colour, view.marked.place) == ("red", "4")
    assert "red-4" in offered(first)
    assert "red-2" not in offered(first)
    assert on(follow(first, "red-4").state, "4") == ["red"]


@pytest.mark.rule("EM-032")
def test_the_mark_ends_with_the_turn() -> None:
    after = follow(fresh(3), "red-T1", "end_turn").state

    assert EMERALD.public(after).marked is None


@pytest.mark.rule("EM-033")
def test_the_second_stride_is_counted_after_the_first_move() -> None:
    joined = follow(position(knights={"2": "red", "3": "red blue"}), "red-2", "red-3")
    left = follow(position(knights={"3": "red red green"}), "red-3", "red-3")

    assert [moved.stride for moved in told(joined, KnightMoved)] == [1, 3]
    assert [moved.stride for moved in told(left, KnightMoved)] == [3, 2]


@pytest.mark.rule("EM-033")
def test_a_lost_knight_shortens_the_second_stride() -> None:
    """The dragon takes one of three from field 13 before the second move begins there."""
    state = position(
        knights={"12": "red", "13": "red blue"}, gems={13: "", 14: "", 15: ""},
        gold={13: "", 14: "", 15: ""}, beat="12 15-", rolls=(2,),
    )  # fmt: skip
    step = follow(state, "red-12", "blue", "red-13")

    assert [moved.stride for moved in told(step, KnightMoved)] == [1, 2]


@pytest.mark.rule("EM-034")
@pytest.mark.parametrize("seats", EMERALD.SEATS)
def test_every_active_knight_can_move(seats: int) -> None:
    """A first move exists with two knights left, wherever they stand."""
    lost = {2: "red red orange orange orange orange", 5: "red red"}.get(seats, "red red red")
    for field in (1, 6, 7, 15):
        state = position(seats, knights={str(field): "red", "T1": "red", "nest": lost})
        assert offered(state) == ("red-T1", f"red-{field}")


@pytest.mark.scenario(1)
@pytest.mark.parametrize(
    ("seats", "field", "options"), [(2, 4, 8), (3, 3, 5), (4, 4, 5), (5, 5, 4)]
)
def test_the_first_move_of_a_game(seats: int, field: int, options: int) -> None:
    state = fresh(seats)
    assert len(offered(state)) == options
    step = follow(state, "red-T1")

    assert told(step, KnightMoved) == [KnightMoved(RED, "red", "T1", str(field), field)]
    assert len(step.news) == 1
    assert asked(step.state) == (RED, "second_move")


@pytest.mark.scenario(3)
def test_the_first_knight_lengthens_the_stride_of_the_second() -> None:
    state = position(
        knights={"2": "red green", "4": "red blue"}, gems={7: "ruby ruby"}, gold={7: "3 1 1"},
        beat="9 11-",
    )  # fmt: skip
    first = follow(state, "red-2")
    assert on(first.state, "4") == ["blue", "red", "red"]
    step = follow(first.state, "red-4", "gold")

    assert told(step, KnightMoved) == [KnightMoved(RED, "red", "4", "7", 3)]
    assert on(step.state, "4") == ["blue", "red"]
    assert EMERALD.own(step.state, RED).hand == (3,)
    assert not told(step, DragonWalked)
    assert asked(step.state)[1] == "first_move"
    assert told(follow(state, "red-4"), KnightMoved)[0].target == "6"


@pytest.mark.scenario(4)
def test_four_steps_into_the_chamber() -> None:
    state = position(4, knights={"14": "red blue green yellow"}, beat="12 13+")
    step = follow(state, "red-14")

    assert told(step, TreasureGiven) == [TreasureGiven(RED, "C1", 3)]
    assert EMERALD.public(step.state).chamber == ("red",)
    assert not told(step, DragonWalked)
    assert asked(step.state) == (1, "first_move")


@pytest.mark.scenario(5)
@pytest.mark.parametrize(("company", "target"), [("red blue", "15"), ("red blue green", "chamber")])
def test_from_thirteen(company: str, target: str) -> None:
    assert landing({"13": company}, "red-13")[0] == target
