"""What painters, words and orders are given."""

from msgspec.structs import replace

from bot.games.contract import Phrase
from bot.games.emerald.model import Options, Over
from bot.games.emerald.views import Knight, Own, Place, Stack, Trip
from tests.games.emerald.kit import BARE, BLUE, EMERALD, GREEN, RED, follow, fresh, position


def test_places_show_a_colour_for_each_knight() -> None:
    view = EMERALD.public(position(knights={"4": "red red green", "T2": "blue"}))

    towers, fields = [f"T{n}" for n in range(1, 6)], [str(n) for n in range(1, 16)]
    assert [place.name for place in view.places] == [*towers, *fields]
    assert view.places[8] == Place("4", ("red", "red", "green"))


def test_stacks_show_the_open_card_and_the_number_below() -> None:
    view = EMERALD.public(position(gems={9: "emerald ruby"}, gold={9: "4 2 1", 10: ""}))

    assert view.stacks[2] == Stack(9, "emerald", 1, 4, 2)
    assert view.stacks[3] == Stack(10, "ruby", 2, None, 0)


def test_the_marked_knight_and_the_moves_of_the_turn() -> None:
    state = follow(position(knights={"1": "red blue"}), "red-1").state
    view = EMERALD.public(state)

    assert view.marked == Knight("red", "3")
    assert view.trips == (Trip("red", "1", "3"),)
    after = EMERALD.public(follow(state, "red-T1").state)
    assert after.marked is None
    assert after.trips == (Trip("red", "1", "3"), Trip("red", "T1", "3"))  # until Blue moves


def test_the_last_walk_and_its_roll() -> None:
    state = position(knights={"6": "red"}, gems=BARE, gold=BARE, rolls=(3,))
    assert (EMERALD.public(state).walk, EMERALD.public(state).roll) == ((), None)
    view = EMERALD.public(follow(state, "red-6").state)

    assert (view.walk, view.roll) == ((10, 9, 8, 7), 3)


def test_rounds_turns_and_who_is_asked_what() -> None:
    state = follow(fresh(3, first=2), "green-T1", "end_turn", "red-T1").state
    view = EMERALD.public(state)

    assert (view.round, view.turn, view.first, view.active) == (1, 2, GREEN, RED)
    assert (view.asked, view.question) == (RED, "second_move")
    over = EMERALD.public(replace(state, situation=Over("knights", BLUE)))
    assert (over.asked, over.question, over.over) == (None, None, "knights")


def window_view() -> tuple[dict[str, int | str], dict[str, int | str]]:
    state = position(
        knights={"14": "red", "13": "blue", "nest": "blue"}, beat="12 12+", gems=BARE, gold=BARE,
        hands={1: "2 5"}, rolls=(1,),
    )  # fmt: skip
    window = follow(state, "red-14").state
    view = EMERALD.public(window)
    return (
        dict(EMERALD.facts(view, EMERALD.own(window, BLUE), BLUE)),
        dict(EMERALD.facts(view, EMERALD.own(window, RED), RED)),
    )


def test_facts_for_orders_and_questions() -> None:
    blue, red = window_view()

    assert blue == {"knights": 4, "cheapest": 2, "field": 13, "second_move": "optional"}
    assert red == {"knights": 5, "cheapest": 0, "field": 13, "second_move": "optional"}


def test_facts_name_no_field_where_none_is_asked_about() -> None:
    assert "field" not in EMERALD.facts(EMERALD.public(fresh(3)), Own((), ()), RED)


def labels(state: object, *picks: str) -> list[Phrase]:
    view = EMERALD.public(state)  # type: ignore[arg-type]
    own = EMERALD.own(state, RED)  # type: ignore[arg-type]
    return [EMERALD.label(view, own, RED, (), pick) for pick in picks]


def test_a_moves_label_shows_what_is_public_about_it() -> None:
    state = position(
        knights={"6": "red", "9": "red", "10": "red", "15": "red"}, gems={10: "", 11: ""},
        gold={7: "", 11: "", 10: "4 1"}, beat="8 9-",
    )  # fmt: skip
    own = {"colour": "own"}
    castle, gem, gold, bare, chamber = labels(state, "red-T1", "red-6", "red-9", "red-10", "red-15")

    assert castle == Phrase(
        "move", {**own, "origin": "T1", "stride": 3, "target": "3", "wakes": "no", "risk": 0}
    )
    assert (gem.key, gem.args["gem"], gem.args["wakes"]) == ("move_gem", "ruby", "no")
    assert (gold.key, gold.args["gold"], gold.args["wakes"]) == ("move_gold", 4, "yes")
    assert (bare.key, bare.args["target"], bare.args["wakes"]) == ("move", "11", "yes")
    assert chamber == Phrase("move_chamber", {**own, "origin": "15", "stride": 1, "ends": "no"})


def test_a_moves_label_names_the_colour_only_where_the_seat_has_two() -> None:
    assert labels(fresh(2), "orange-T1")[0].args["colour"] == "orange"
    assert labels(fresh(3), "red-T1")[0].args["colour"] == "own"


def test_the_labels_of_cards_victims_and_ransom() -> None:
    state = follow(
        position(knights={"8": "red"}, gems={9: "garnet"}, gold={9: "2"}, beat="12 13+"), "red-8"
    ).state
    rich = position(hands={1: "3 4"})

    assert labels(state, "gem", "gold") == [
        Phrase("gem", {"kind": "garnet"}),
        Phrase("gold", {"value": 2}),
    ]
    assert labels(rich, "blue") == [Phrase("catch", {"colour": "blue", "seat": BLUE, "gold": 2})]
    assert labels(rich, "pay4", "give_up") == [
        Phrase("pay", {"value": 4}),
        Phrase("give_up", {"ends": "no"}),
    ]
    assert labels(rich, "end_turn") == [Phrase("end_turn")]


def test_labels_of_the_short_game_skip_the_first_fields() -> None:
    assert labels(fresh(3, Options(length="short")), "red-T1")[0].args["target"] == "6"


def test_the_board_in_lines() -> None:
    state = position(knights={"nest": "green green green green green"}, hands={1: "3 4"})
    lines = EMERALD.describe(EMERALD.public(state))

    assert [line.key for line in lines] == (
        ["turn", "dragon"] + ["player"] * 3 + ["knights"] * 3 + ["stack"] * 9 + ["legend"]
    )
    assert lines[1].args == {"first": 7, "last": 10, "field": 10, "facing": -1}
    assert lines[3].args["gold"] == 2
    assert lines[7].args == {"colour": "green", "places": "none"}


def test_the_lines_of_a_window_and_of_the_end() -> None:
    state = position(
        knights={"14": "red", "13": "blue"}, beat="12 12+", gems=BARE, gold=BARE, hands={1: "2"},
        rolls=(1,),
    )  # fmt: skip
    window = follow(state, "red-14").state
    over = replace(window, situation=Over("treasures", RED))

    assert EMERALD.describe(EMERALD.public(window))[1] == Phrase(
        "caught", {"seat": BLUE, "field": "13"}
    )
    keys = [line.key for line in EMERALD.describe(EMERALD.public(over))]
    assert keys[:5] == ["over", "dragon", "final", "final", "final"]


def test_the_hand_in_lines() -> None:
    state = position(hands={0: "1 4"})
    view = EMERALD.public(state)

    assert EMERALD.describe_own(view, Own((1, 4), ()), RED) == (
        Phrase("hand", {"cards": "1, 4", "sum": 5}),
    )
    assert EMERALD.describe_own(view, Own((), (3, 2)), RED) == (
        Phrase("hand", {"cards": "none", "sum": 0}),
        Phrase("paid", {"cards": "3, 2"}),
    )
