"""Legal placements: SI-029 to SI-041."""

import pytest
from msgspec.structs import replace

from bot.games.contract import Rng, Seat
from bot.games.scratch_island.board.motifs import PLACEMENTS, THROUGH, forms
from bot.games.scratch_island.board.squares import NUMBERS, edge, named, pack_walls
from bot.games.scratch_island.content import MOTIFS, SHAPES, Motif
from bot.games.scratch_island.rules.placing import all_placements, ground, why_illegal
from tests.games.scratch_island.kit import (
    GAME,
    HOME,
    T1,
    F,
    begun,
    chart,
    land,
    later,
    lay,
    menu,
    offered,
    refusal,
    roller,
    scratched,
    spell,
    table,
)
from tests.games.scratch_island.reading import numbers


@pytest.mark.rule("SI-029")
@pytest.mark.parametrize(
    ("motif", "ways", "places"),
    [
        ("domino", 2, 144),
        ("i3", 2, 126),
        ("l3", 4, 256),
        ("i4", 2, 108),
        ("o4", 1, 64),
        ("t4", 4, 224),
        ("l4", 8, 448),
        ("s4", 4, 224),
        ("pickaxe", 1, 81),
    ],
)
def test_motifs_are_turned_and_mirrored(motif: Motif, ways: int, places: int) -> None:
    assert len(forms(SHAPES[motif])) == ways
    assert len(set(PLACEMENTS[motif])) == places


@pytest.mark.rule("SI-030")
def test_a_motif_is_placed_whole() -> None:
    """Two free squares in a corner between rocks and walls take a domino, but no i3."""
    pocket = "A1 A2 B1 B2"
    path = " ".join(name for name in NUMBERS if name not in pocket.split())
    locked = replace(chart(path), keys=0)

    dominoes = all_placements(ground(locked), "domino")
    assert dominoes
    assert all_placements(ground(locked), "i3") == []
    assert why_illegal(land(HOME), "i3", named("C8", "C7")) == "wrong_shape"


@pytest.mark.rule("SI-030")
def test_no_placement_reaches_over_the_rim() -> None:
    for motif in MOTIFS:
        for square, through in enumerate(THROUGH[motif]):
            assert all(placement >> square & 1 for placement in through)
    beyond = named("I5", "A6")  # neighbours in reading order only
    assert why_illegal(land(HOME), "domino", beyond) == "wrong_shape"


@pytest.mark.rule("SI-031")
def test_no_square_is_scratched_twice() -> None:
    taken = set(HOME.split())
    for _, _, where in offered(later(HOME, "i3")):
        assert not taken & set(where.split())
    assert refusal(later(HOME, "i3"), "C8", "C7-C8-C9") == "scratched"


@pytest.mark.rule("SI-032")
def test_rocks_are_in_the_way() -> None:
    rocks = {"D1", "E1", "C2", "I3", "A4", "C4", "E7", "D8"}
    for motif in ("domino", "i3", "l3"):
        for _, _, where in offered(later("E9 D9 E8", motif)):
            assert not rocks & set(where.split())
    assert refusal(later("E9 D9", "domino"), "C9", "D7-D8") == "rock"


@pytest.mark.rule("SI-033")
def test_a_chest_needs_its_key_beforehand() -> None:
    without = later(f"{HOME} B9", "domino")
    assert refusal(without, "B8", "A8-A9") == "locked_chest"
    with_key = later(f"{HOME} B9 B8", "domino")
    assert ("domino", "A9", "A8 A9") in offered(with_key)


@pytest.mark.rule("SI-033")
def test_the_key_of_another_colour_does_not_help() -> None:
    green_only = land(f"{HOME} B9 B8")

    assert why_illegal(green_only, "pickaxe", named("I9")) == "locked_chest"
    assert why_illegal(green_only, "pickaxe", named("A9")) is None


@pytest.mark.rule("SI-034")
def test_no_wall_between_two_squares_of_the_motif() -> None:
    """Both squares can be reached, but not as one piece."""
    both_reached = land("E9 F9 F8 G8")
    walled = replace(T1, walls=pack_walls(edge(NUMBERS["H8"], NUMBERS["H9"])))
    assert (
        why_illegal(ground(replace(chart("E9 F9 F8 G8", base=walled))), "domino", named("H8", "H9"))
        == "wall"
    )
    assert why_illegal(both_reached, "domino", named("H8", "H9")) is None


@pytest.mark.rule("SI-035")
@pytest.mark.parametrize(
    ("path", "where", "reason"),
    [
        ("E9", "E8 F8", None),
        ("E9", "F8 G8", "no_contact"),  # corner only
        ("E9 F9", "G9 H9", "no_contact"),  # a wall stands between
        ("E9 F9", "A5 B5", "no_contact"),
    ],
)
def test_the_first_square_touches_the_path(path: str, where: str, reason: str | None) -> None:
    assert why_illegal(land(path), "domino", named(*where.split())) == reason


@pytest.mark.rule("SI-035")
def test_only_touching_squares_are_first_squares() -> None:
    assert menu(later(HOME, "domino")).picks == ("C8", "E8", "B9", "F9", "end")


@pytest.mark.rule("SI-036")
def test_the_first_motif_contains_the_boat() -> None:
    for motif in ("domino", "i3", "l3", "i4", "o4", "t4", "l4", "s4"):
        for _, first, where in offered(later("", motif)):
            assert first == "E9"
            assert "E9" in where.split()
    assert refusal(later("", "domino"), "D9-C9") == "no_boat"


@pytest.mark.rule("SI-037")
def test_the_boat_rule_cannot_be_passed_by() -> None:
    """In the third big round, in somebody else's roll: the first motif still has the boat."""
    state = table(HOME, "", faces="o4 t4 i3 l4", taken={0: 0, 1: 0}, held=(2,), rolls=4, turn=1)

    assert all("E9" in where for _, _, where in offered(state))


@pytest.mark.rule("SI-038")
def test_legality_does_not_depend_on_what_is_hidden() -> None:
    for seed in range(10):
        state = begun(2, seed, first=0)
        state = replace(state, held=(0, 1), takers=(0, 0, -1, -1))
        other = GAME.resample_hidden(state, Seat(0), Rng(bytes([seed])))
        assert other.contents != state.contents
        assert offered(other) == offered(state)


@pytest.mark.rule("SI-039")
@pytest.mark.parametrize(
    ("kind", "path", "beyond"),
    [
        ("ground", "E9 E8", "F8"),
        ("snake", "E9 F9 F8 F7", "F6"),
        ("key", f"{HOME} C8 B8", "A8"),
        ("blank", "E9 F9 F8 F7 F6 E6", "E5"),
        ("former rock", "E9 D9 D8", "D7"),
        ("opened chest", F, "A2"),
    ],
)
def test_every_scratched_square_gives_contact(kind: str, path: str, beyond: str) -> None:
    assert why_illegal(land(path), "pickaxe", named(beyond)) is None, kind


@pytest.mark.rule("SI-040")
def test_walls_are_never_removed() -> None:
    state = roller("E9 F9", "pickaxe pickaxe")
    assert ("pickaxe", "G9", "G9") not in offered(state)

    after = lay(state, "pickaxe", "F8").state

    assert after.charts[0].walls == T1.walls
    assert ("pickaxe", "G9", "G9") not in offered(after)


@pytest.mark.rule("SI-041")
@pytest.mark.parametrize(
    ("path", "motif", "where", "combined", "reason"),
    [
        ("E9", "i3", "C9 E9 G9", False, "wrong_shape"),  # also scratched
        (HOME, "l3", "A9 B9 C9", False, "wrong_shape"),
        (HOME, "i3", "A9 B9 C9", False, "scratched"),  # also a locked chest
        ("E9 F9 G9 H9", "domino", "H8 I8", False, "wall"),
        ("A2 A3", "i3", "A1 B1 C1", False, "locked_chest"),
        ("E9", "domino", "D8 D9", False, "rock"),
        ("E9 D9", "l3", "D8 E7 E8", True, "needs_one_rock"),
        ("", "domino", "B4 B5", False, "wall"),  # also without the boat
        ("", "domino", "A5 A6", False, "no_boat"),
        ("E9", "domino", "A5 A6", False, "no_contact"),
    ],
)
def test_the_first_reason_that_applies_is_named(
    path: str, motif: Motif, where: str, combined: bool, reason: str
) -> None:
    assert why_illegal(land(path), motif, named(*where.split()), combined=combined) == reason


@pytest.mark.rule("SI-041")
def test_what_is_offered_has_no_reason_against_it() -> None:
    for mode, first, where in offered(roller(HOME, "l4 pickaxe")):
        motif: Motif = "pickaxe" if mode == "pickaxe" else "l4"
        laid = named(*where.split())
        assert why_illegal(land(HOME), motif, laid, combined=mode == "combine") is None
        assert first in where.split()
    laid = next(iter(all_placements(land(HOME), "l4")))
    step = lay(later(HOME, "l4"), "l4", spell(numbers(laid)))
    assert set(scratched(step)) <= set(spell(numbers(laid)).split())
