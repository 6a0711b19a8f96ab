"""Labels, lines and facts, and the public odds of section 2.7."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Path, Phrase, Seat
from bot.games.scratch_island.model import GameOver, Options, RowStruck, State
from bot.games.scratch_island.views import rock_odds, snake_odds, treasure_odds
from bot.words import LANGUAGES, words
from tests.games.scratch_island.kit import (
    ANNA,
    BEN,
    GAME,
    HOME,
    F,
    begun,
    defaults,
    later,
    menu,
    now,
    roller,
    table,
    taken,
)
from tests.laws import leaves

NAMES = ("Anna", "Ben", "Carla", "Dilara")
WIDE = "E9 D9 C9 B9 B8 B7 B6 C6 D6 D5 E5 F5 G5 G4 G3 F3 G2 E8 F8 G8 H8"


def label(state: State, path: Path, pick: str) -> Phrase:
    seat = now(state)
    return GAME.label(GAME.public(state), GAME.own(state, seat), seat, path, pick)


def test_dice_say_whether_they_fit() -> None:
    state = table(HOME, "", faces="o4 domino t4 o4")

    assert label(state, (), "o4-domino") == Phrase(
        "pair", {"one": "o4", "two": "domino", "misfit": "first"}
    )
    assert label(state, (), "domino-o4").args["misfit"] == "second"
    assert label(state, (), "o4-o4").args["misfit"] == "all"
    second = table("", HOME, faces="t4 l3 o4 domino", taken={0: 0, 1: 0}, turn=1)
    assert label(second, (), "o4") == Phrase("die", {"motif": "o4", "misfit": "all"})
    assert label(second, (), "pass") == Phrase("pass")


@pytest.mark.rule("SI-080")
def test_what_nobody_scratched_is_told_at_the_end() -> None:
    state = GAME.start(2, bytes(32), Options(), Seat(0)).state
    over = replace(state, over="max_rounds")

    def uncovered(state: State) -> list[Phrase]:
        return [line for line in GAME.describe(GAME.public(state)) if line.key == "uncovered"]

    assert uncovered(state) == []
    parts = [line.args for line in uncovered(over)]
    told = {(args["seat"], args["content"]): args["fields"] for args in parts}
    assert {len(str(told[seat, "snake"]).split()) for seat in (0, 1)} == {5}
    assert {key for key in told if key[0] == 0} >= {(0, "key_blue"), (0, "pearl"), (0, "blank")}


def test_modes_squares_and_placements_have_labels() -> None:
    state = roller(HOME, "l4 pickaxe")

    assert label(state, (), "combine") == Phrase(
        "mode", {"mode": "combine", "motif": "l4", "third": "all"}
    )
    assert label(state, ("pickaxe",), "D8").args == {"square": "D8", "kind": "rock"}
    assert label(state, ("l4",), "C8").args == {"square": "C8", "kind": "ground"}
    assert label(later(f"{HOME} C8", "pickaxe"), (), "B8").args["kind"] == "cross"
    assert label(later("", "pickaxe"), (), "E9").args["kind"] == "boat"
    assert label(later(f"{HOME} B9 B8", "pickaxe"), (), "A9").args["kind"] == "chest"
    numbers = [
        label(state, ("l4", "C8"), pick).args["number"]
        for pick in menu(state, "l4", "C8").picks[:-1]
    ]
    assert numbers == list(range(1, len(numbers) + 1))


def test_labels_are_the_same_for_dice_in_hand_and_dice_that_are_taken_with_the_answer() -> None:
    """A table of release 1.0.0 may stand between the two; what can be done is called alike."""
    for path, faces, pick in (
        (HOME, "l4 pickaxe domino domino", "l4-pickaxe"),
        (WIDE, "domino t4 domino pickaxe", "domino-pickaxe"),
        (WIDE, "pickaxe pickaxe t4 o4", "pickaxe-pickaxe"),
        ("", "l4 t4 o4 o4", "l4-t4"),
    ):
        state = table(path, HOME, faces=faces)
        before = taken(state, pick)
        whole = [one for one in leaves(GAME, state, ANNA) if one[0] == pick]
        assert [one[1:] for one in whole] == list(leaves(GAME, before, ANNA))
        for _, *picks in whole:
            for depth, last in enumerate(picks):
                way = tuple(picks[:depth])
                assert label(state, (pick, *way), last) == label(before, way, last)


def test_the_odds_are_told_for_dice_that_are_taken_with_the_answer() -> None:
    state = table(HOME, HOME, faces="domino pickaxe t4 l3")

    def said(*path: str) -> list[str]:
        view, own = GAME.public(state), GAME.own(state, ANNA)
        return [p.key for p in GAME.remarks(view, own, ANNA, path, menu(state, *path))]

    assert said() == []
    assert said("domino-pickaxe") == ["odds2"]
    assert said("t4-l3", "l3") == ["odds4"]


def test_a_third_is_asked_for_where_there_is_one_thing_to_lay() -> None:
    """SI-W2: where, not what."""
    assert menu(roller(WIDE, "pickaxe domino")).about == "choose_mode"
    assert menu(later(WIDE, "pickaxe")).about == "choose_third"
    assert menu(table(WIDE, "", faces="pickaxe pickaxe o4 o4"), "pickaxe-pickaxe").about == (
        "choose_third"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_placement_reads_like_the_rules_write_it(language: str) -> None:
    shown = label(later(HOME, "l4"), ("C8",), "C6-C7-B8-C8")

    said = words(language, "scratch_island").phrase("pick", shown, NAMES)

    assert said == "C8 › B8 ✕ › C7 › C6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short(language: str) -> None:
    said, state = words(language, "scratch_island"), begun(3, 4)
    while GAME.asks(state):
        for pick in menu(state).picks:
            assert len(said.phrase("pick", label(state, (), pick), NAMES)) <= 60
        state = defaults(state, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    said = words(language, "scratch_island")
    codes = (
        "not_in_pool roller_takes_two not_held not_offered not_first_square wrong_shape scratched "
        "locked_chest rock needs_one_rock wall no_boat no_contact"
    )
    assert all(said.has(f"refused-{code}") for code in codes.split())


def test_the_board_in_lines_begins_with_the_situation() -> None:
    lines = GAME.describe(GAME.public(table(HOME, f"{F} A9", rung=(1,))))

    assert [line.key for line in lines[:3]] == ["last_round", "player", "player"]
    assert lines[1].args["green"] == "shut"
    assert {lines[2].args[colour] for colour in ("blue", "red", "green", "yellow")} == {"open"}
    maps = [str(line.args["signs"]).splitlines() for line in lines if line.key == "map"]
    assert [one[2] for one in maps] == ["  ABCDEFGHI"] * 2
    assert [one[-2] for one in maps] == ["9 $.ooo...$", "9 Oooooo.oO"]
    assert {len(one) for one in maps} == {13}


def test_the_own_lines_name_the_held_dice() -> None:
    state = roller(HOME, "l4 pickaxe")
    lines = GAME.describe_own(GAME.public(state), GAME.own(state, ANNA), ANNA)
    assert [line.args["motif"] for line in lines if line.key == "held"] == ["l4", "pickaxe"]
    others = GAME.describe_own(GAME.public(state), GAME.own(state, BEN), BEN)
    assert [line.key for line in others] == ["odds"]


@pytest.mark.parametrize(
    ("path", "snake", "treasure", "rock"),
    [
        ("", 5 / 59, 10 / 59, 2 / 8),
        (HOME, 5 / 58, 9 / 58, 2 / 8),  # D9 is beside the boat, C9 hid a ring
        ("E9 F9 F8 F7", 4 / 57, 9 / 57, 2 / 8),  # a goblet and a snake
        ("E9 D9 D8", 5 / 59, 10 / 59, 1 / 7),  # a goblet under a rock
    ],
)
def test_public_odds(path: str, snake: float, treasure: float, rock: float) -> None:
    view = GAME.public(table(path, ""))

    assert snake_odds(view, ANNA) == pytest.approx(snake)
    assert treasure_odds(view, ANNA) == pytest.approx(treasure)
    assert rock_odds(view, ANNA) == pytest.approx(rock)


def test_facts_for_sentences() -> None:
    state = roller(HOME, "l4 pickaxe")
    facts = GAME.facts(GAME.public(state), GAME.own(state, ANNA), ANNA)

    assert (facts["keys"], facts["chests_to_end"], facts["snake_odds"]) == (0, 4, 9)
    assert Options().snakes == 5


def test_the_last_placement_is_public() -> None:
    state = roller("E9 F9", "i3 l4")
    after = GAME.apply(state, ANNA, GAME.choices(state, ANNA, ("i3", "F8", "F6-F7-F8"))).state
    last = GAME.public(after).last

    assert (last.seat, last.mode, last.squares, last.scratched) == (0, "i3", ("F8", "F7", "F6"), 2)


def test_english_buttons_begin_with_a_capital_letter() -> None:
    said, dice = words("en", "scratch_island"), table(HOME, "", faces="i4 domino t4 pickaxe")
    second = table("", HOME, faces="l3 l3 i4 domino", taken={0: 0, 1: 0}, turn=1)
    held = roller(HOME, "domino pickaxe")

    assert said.phrase("pick", label(dice, (), "domino-t4"), NAMES) == "Domino + T"
    assert said.phrase("pick", label(dice, (), "i4-domino"), NAMES) == "Row of four + domino"
    assert said.phrase("pick", label(second, (), "domino"), NAMES) == "Domino"
    assert said.phrase("pick", label(held, (), "domino"), NAMES) == "Domino"


@pytest.mark.parametrize(
    ("language", "event", "told"),
    [
        ("de", RowStruck("crown", (ANNA,)), "+ Die Reihe Krone ist nun für Anna durchgestrichen."),
        ("en", GameOver((3, 1), (ANNA,)), "The game is over. Won by Anna."),
    ],
)
def test_what_happened_is_told_in_good_sentences(
    language: str, event: RowStruck | GameOver, told: str
) -> None:
    assert words(language, "scratch_island").told("event", event, NAMES) == told


def test_no_nonsense_makes_the_refusals_stumble() -> None:
    """R8: an empty path, and a seat that there is not."""
    for state in (table(HOME, ""), roller(HOME, "domino pickaxe")):
        assert GAME.why_not(state, ANNA, ()) == "not_offered"
        assert GAME.why_not(state, Seat(7), ("domino",)) == "not_offered"
