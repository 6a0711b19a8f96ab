"""Schatzjagd's pictures: choices by the menu, fights blow by blow, and nothing hidden shown."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path as File
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import bot.games.schatzjagd as game
from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.schatzjagd.content import CARDS, COLOURS, FIELD, MAP_FIELDS, NAMES, ROWS
from bot.games.schatzjagd.events import (
    Died,
    Dug,
    Looted,
    MonsterBeaten,
    Passed,
    Secured,
)
from bot.games.schatzjagd.model import Blow, Journey, Options, State
from bot.games.schatzjagd.views import Bout, Change, Find, Own, Public, ahead
from render.kit import Sprite
from render.kit.record import recorded
from render.positions import NAMES as PEOPLE
from render.positions import positions
from render.schatzjagd import PAINTER as schatzjagd
from render.schatzjagd import ground, panels, standing
from render.schatzjagd.cards import SIZES, back, chest
from render.schatzjagd.fight import harmed
from render.schatzjagd.hand import hand
from render.schatzjagd.numbers import HIGH, WIDE, placed
from render.schatzjagd.places import (
    CELL,
    HEIGHT,
    SPOTS,
    STAGE_H,
    STAGE_W,
    STAGE_X,
    STAGE_Y,
    WHOLE,
    WIDTH,
    ZOOM,
    Look,
    panel,
)
from render.schatzjagd.preview import BY_ROW, choices
from render.schatzjagd.reach import offered
from render.schatzjagd.tones import ART
from tests.games.schatzjagd.kit import BLUE, GREEN, RED, YELLOW, do, position
from tests.render.measures import faults

NOTHING = Own((), (), (), ())
WORDS = {
    line.partition(" =")[0]
    for line in File("bot/words/de/schatzjagd.ftl").read_text(encoding="utf-8").splitlines()
}
KEYS = [card.key for card in CARDS[1:]]


def say(phrase: Phrase) -> str:
    assert phrase.key in WORDS
    return phrase.key


def painted(state: State) -> bytes:
    view = game.public(state)
    return schatzjagd.board(view, PEOPLE[: len(view.figures)]).tobytes()


def held(state: State, seat: Seat) -> bytes:
    view = game.public(state)
    image = hand(view, game.own(state, seat), seat, PEOPLE[: len(view.figures)], say)
    assert image is not None
    return image.tobytes()


def shown(state: State, seat: Seat = YELLOW, path: Path = ()) -> Image.Image | None:
    view, menu = game.public(state), game.choices(state, seat, path)
    assert isinstance(menu, Menu)
    people = PEOPLE[: len(view.figures)]
    return schatzjagd.preview(view, game.own(state, seat), seat, path, menu, people, say)


# What is hidden stays hidden


@pytest.mark.parametrize("step", [60, 200, 300])
def test_what_a_lord_does_not_know_is_in_no_picture_of_his(step: int) -> None:
    """Hands, piles, face-down cards and kinds of treasures dealt anew: the same bytes."""
    state = list(positions(game, 4, 3))[step]
    other = game.scramble(state, GREEN, state.rng)
    assert (other.draw, other.hoard) != (state.draw, state.hoard)
    assert painted(other) == painted(state)
    assert held(other, GREEN) == held(state, GREEN)


@pytest.mark.parametrize("card", ["knife", "warpig", "fireball", "map_b3"])
def test_all_backs_look_alike(card: str) -> None:
    assert painted(position(slots=f"C4:{card}")) == painted(position(slots="C4:wolf"))


@pytest.mark.parametrize("memory", ["strict", "public", "full"])
def test_a_card_all_have_seen_lies_open_unless_memory_is_strict(memory: Any) -> None:
    wolf, troll = (
        position(slots=f"C4:{card}", known="C4", options=Options(memory=memory))
        for card in ("wolf", "troll")
    )
    assert (painted(wolf) == painted(troll)) is (memory == "strict")


@pytest.mark.parametrize(("memory", "seat", "same"), [
    ("full", RED, False),
    ("full", YELLOW, True),
    ("public", RED, True),
])  # fmt: skip
def test_only_whoever_slotted_it_sees_his_card_and_only_with_full_memory(
    memory: Any, seat: Seat, same: bool
) -> None:
    near = {YELLOW: {"field": "C6"}, RED: {"field": "C8"}}
    lords = [near.get(Seat(k), {}) for k in range(4)]
    one, other = (
        position(*lords, active=seat, slots=f"C7:{card}", options=Options(memory=memory))
        for card in ("wolf", "troll")
    )
    assert painted(one) == painted(other)
    pictures = [shown(state, seat) for state in (one, other)]
    assert pictures[0] is not None
    assert pictures[1] is not None
    assert (pictures[0].tobytes() == pictures[1].tobytes()) is same


def test_treasures_have_numbers_but_no_kinds() -> None:
    one, other = (
        position({"treasures": kind, "vault": kind, "field": "D4"}, loose={"C4": f"{kind} {kind}"})
        for kind in ("crown", "orb")
    )
    assert painted(one) == painted(other)
    assert painted(one) != painted(position({"treasures": "crown", "field": "D4"}))
    assert held(one, YELLOW) != held(other, YELLOW)


# Choices


def menus(seats: int) -> Iterator[tuple[State, Path, Menu]]:
    """The menus of one random game, on the way down by the first picks."""
    for state in positions(game, seats, seed=5):
        for ask in game.asks(state):
            path: Path = ()
            while isinstance(menu := game.choices(state, ask.seat, path), Menu):
                yield state, path, menu
                path = (*path, menu.picks[0])


@pytest.mark.parametrize("seats", game.SEATS)
def test_fields_are_numbered_by_the_menu(seats: int) -> None:
    """A number touches its field; rows have theirs printed on the edge of the realm."""
    kinds = set[str]()
    for state, path, menu in menus(seats):
        view = ahead(game.public(state), game.asks(state)[0].seat, path)
        numbers = {mark.number: mark.at for mark in choices(view, NOTHING, menu).numbers}
        for number, pick in enumerate(menu.picks, 1):
            if pick in SPOTS:
                x, y = SPOTS[pick]
                assert abs(numbers[number][0] - x) <= CELL / 2
                assert abs(numbers[number][1] - y) <= CELL / 2
                kinds.add("field")
            else:
                assert number not in numbers
                kinds.add("row" if pick in ROWS and menu.about in BY_ROW else "other")
    assert kinds == {"field", "row", "other"}


@pytest.mark.parametrize("seats", game.SEATS)
def test_a_row_shows_exactly_the_fields_that_lie_behind_it(seats: int) -> None:
    """As the menu has them in its next step, worked out from what all can see."""
    rows = 0
    for state, path, menu in menus(seats):
        picks = [pick for pick in menu.picks if pick in ROWS and menu.about in BY_ROW]
        fields = set[str]()
        for pick in picks:
            behind = game.choices(state, game.asks(state)[0].seat, (*path, pick))
            assert isinstance(behind, Menu)
            fields |= set(behind.picks)
        view = ahead(game.public(state), game.asks(state)[0].seat, path)
        if picks and menu.about != "look":
            assert choices(view, NOTHING, menu).fields == fields
            rows += 1
        elif picks:
            assert choices(view, NOTHING, menu).fields >= fields
    assert rows


@pytest.mark.parametrize("steps", range(1, 7))
@pytest.mark.parametrize("field", ["C3", "F4", "J10"])
def test_a_journey_reaches_what_the_rules_say(field: str, steps: int) -> None:
    near = {"field": field}, {"field": "E4"}, {"field": "G5"}
    state = position(*near, slots="D3:knife C5:wolf", loose={"F3": "orb"}, frame=Journey(steps))
    there = set[str]()
    menu = game.choices(state, YELLOW, ())
    assert isinstance(menu, Menu)
    for pick in menu.picks:
        below = () if pick in FIELD else game.choices(state, YELLOW, (pick,)).picks  # type: ignore[union-attr]
        there |= {pick, *below} & set(FIELD)
    assert offered(game.public(state), "journey") == there


def test_coins_for_the_smith_are_no_rows() -> None:
    menu = Menu("use_special", ("1", "2", "no"))
    assert choices(game.public(position()), NOTHING, menu).numbers == ()


def test_a_menu_without_places_has_no_preview() -> None:
    view = game.public(position())
    menu = Menu("fight", ("strike", "flee"))
    assert schatzjagd.preview(view, NOTHING, YELLOW, (), menu, PEOPLE[:4], say) is None


@pytest.mark.parametrize(
    ("picks", "close"), [(("C3", "C4"), True), (("C3", "J10"), False), (ROWS, False)]
)
def test_near_choices_are_shown_close_and_far_ones_on_the_whole_realm(
    picks: tuple[str, ...], close: bool
) -> None:
    view = game.public(position({"field": "C3"}))
    chosen = choices(view, NOTHING, Menu("journey", picks))
    assert (chosen.look != WHOLE) is close
    if close:
        assert all(chosen.look.shows(pick) for pick in (*picks, "C3"))


def test_what_cannot_be_chosen_lies_under_a_veil() -> None:
    """What can be is as bright as on the board."""
    view, menu = game.public(position({"field": "C3"})), Menu("journey", ("C8", "J10"))
    people = PEOPLE[:4]
    board = schatzjagd.board(view, people).convert("RGB")
    image = schatzjagd.preview(view, NOTHING, YELLOW, (), menu, people, say)
    assert image is not None
    for field, veiled in (("C8", False), ("D8", True), ("H4", True)):
        x, y = SPOTS[field]
        spot = (x + 4, y + 22)
        assert (image.convert("RGB").getpixel(spot) != board.getpixel(spot)) is veiled


@pytest.mark.rule("SJ-012")
@pytest.mark.parametrize("condition", ["count", "same", "different"])
def test_treasures_are_counted_out_of_those_needed_only_where_a_count_wins(condition: str) -> None:
    """Three alike or one of each are no matter of how many; the goal is painted elsewhere."""
    view = game.public(position({"vault": "orb"}))
    left, top, width, height = panel(0, 4)
    lord = left, top, left + width, top + height
    panels = [
        schatzjagd.board(replace(view, condition=condition, needed=needed), PEOPLE[:4]).crop(lord)
        for needed in (2, 3)
    ]

    assert (panels[0].tobytes() != panels[1].tobytes()) is (condition == "count")


# The fight


@pytest.mark.parametrize(
    ("blow", "told"),
    [
        ((6, 6, 4, 2), (1, 6)),
        ((6, 1, 8, 3), (-1, 4)),
        ((5, 3, 4, 4), (-1, 0)),
        ((6, 0, 8, 3), (-1, 5)),
        ((15, 0, 8, 3), (0, 0)),
        ((5, 4, 12, 0), (0, 0)),
        ((9, 4, 6, 0), (1, 7)),
    ],
)
def test_who_is_hit_and_how_hard(blow: tuple[int, int, int, int], told: tuple[int, int]) -> None:
    """Whoever has no die flees and can only suffer."""
    assert harmed(*blow)[1] == told[1]
    assert not told[1] or harmed(*blow)[0] == told[0]


def bout(blows: int, rival: Seat | None = None, ending: str = "") -> Bout:
    exchanged = tuple(Blow(12, k % 6 + 1, 9, 6 - k % 6, 15 - k % 9, 12) for k in range(blows))
    monster = "dragon" if rival is None else None
    return Bout("C4", YELLOW, rival, monster, 12, 9, 9, 12, 0, "", "", exchanged, ending)


def difference(one: Public, other: Public) -> tuple[int, int, int, int]:
    people = PEOPLE[: len(one.figures)]
    pictures = [schatzjagd.board(view, people).convert("RGB") for view in (one, other)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    return box


STAGE = (STAGE_X, STAGE_Y, STAGE_X + STAGE_W, STAGE_Y + STAGE_H)


def within(box: tuple[int, int, int, int], outer: tuple[int, int, int, int]) -> bool:
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


@pytest.mark.parametrize("lords", game.SEATS)
@pytest.mark.parametrize("ending", ["", "fled", "rival_fled", "slain", "rival_slain", "vanished"])
def test_however_long_a_fight_is_it_stays_on_the_stage(lords: int, ending: str) -> None:
    view = game.public(position({"field": "C4"}, lords=lords))
    for rival in (None, GREEN):
        short = replace(view, bout=bout(0, rival, ending))
        long = replace(view, bout=bout(30, rival, ending))
        assert within(difference(short, long), STAGE)


@pytest.mark.parametrize("monster", SIZES)
@pytest.mark.parametrize("ending", ["", "rival_slain"])
def test_every_monster_stands_and_lies_on_the_stage(monster: str, ending: str) -> None:
    """Each as large as its kind: a small robber is small, and nobody is cut off."""
    view = game.public(position({"field": "C4"}))
    fight = replace(bout(0, None, ending), monster=monster)
    other = replace(fight, monster="wolf" if monster != "wolf" else "troll")
    assert within(difference(replace(view, bout=fight), replace(view, bout=other)), STAGE)
    pose = "beaten" if ending else "monster"
    assert ART.sprite(f"{pose}_{monster}", SIZES[monster]).height < STAGE_H - 210 - 40


def test_the_strong_are_larger_than_the_weak() -> None:
    assert SIZES["small_robber"] < SIZES["robber"] < SIZES["orc"] < SIZES["troll"]
    assert max(SIZES.values()) == SIZES["dragon"]


def test_each_blow_is_seen() -> None:
    view = game.public(position({"field": "C4"}))
    for blows in range(3):
        difference(replace(view, bout=bout(blows)), replace(view, bout=bout(blows + 1)))


@pytest.mark.parametrize("card", ["dagger", "viper", "healing_spring", "map_b3", "fireball"])
def test_the_card_turned_over_is_shown_with_what_it_changed(card: str) -> None:
    view = replace(game.public(position({"field": "C4"})), steps=None, question="lord")
    plain = replace(view, find=Find("C4", card, ()))
    changed = replace(view, find=Find("C4", card, (Change("life", 9, 12),)))
    other = replace(view, find=Find("C4", card, (Change("life", 9, 4),)))
    for one, two in ((view, plain), (plain, changed), (changed, other)):
        assert within(difference(one, two), STAGE)


def test_a_journey_hides_the_card_of_the_last_field() -> None:
    """A horse travels on: now the roll counts."""
    view = game.public(position({"field": "C4"}))
    found = replace(view, find=Find("C4", "riding_horse", ()))
    assert schatzjagd.board(view, PEOPLE[:4]) == schatzjagd.board(found, PEOPLE[:4])


# Lords, fields and cards


@pytest.mark.parametrize(
    "name", ["W" * 32, "漢" * 20, "\u202e\x00", "Ÿ" * 32, "i" * 80, "مرحبا بكم في القلعة"]
)
def test_a_name_stays_in_the_head_of_its_panel(name: str) -> None:
    view = game.public(position({"treasures": "orb", "field": "D4"}))
    plain = schatzjagd.board(view, ("", *PEOPLE[1:4])).convert("RGB")
    odd = schatzjagd.board(view, (name, *PEOPLE[1:4])).convert("RGB")
    box = ImageChops.difference(plain, odd).getbbox()
    left, top, width, height = panel(0, 4)
    if box is not None:
        assert left <= box[0] < box[2] <= left + width - panels.PILL + 6
        assert top - 6 <= box[1] < box[3] <= top + height / 2


@pytest.mark.parametrize("change", [
    {"life": 3}, {"money": 15}, {"strength": 9}, {"weapons": 7}, {"poisoned": 1}, {"sits_out": 1}
])  # fmt: skip
def test_every_value_and_mark_is_in_the_panel_of_its_lord(change: dict[str, int]) -> None:
    plain, changed = (game.public(position({}, {}, spec)) for spec in ({}, change))
    box = difference(plain, changed)
    left, top, width, height = panel(BLUE, 4)
    assert within(box, (left - 3, top - 20, left + width, top + height))


@pytest.mark.parametrize("many", range(5))
@pytest.mark.parametrize("slot", ["", "C4:knife", "C4:troll"])
@pytest.mark.parametrize("loose", [{}, {"C4": "orb"}, {"C4": "orb crown"}])
@pytest.mark.parametrize("field", ["C4", "A6", "J6"])
def test_everything_in_one_field_is_seen(
    many: int, slot: str, loose: dict[str, str], field: str
) -> None:
    """No piece is covered by more than a quarter by another, at the edges of the realm too."""
    lords = [{"field": field}] * many
    heap = dict(zip([field], loose.values(), strict=False))
    state = position(*lords, slots=slot.replace("C4", field), known=field, loose=heap)
    view = game.public(state)
    people = PEOPLE[: len(view.figures)]
    with recorded() as record:
        schatzjagd.board(view, people)
    assert [fault for fault in faults(record) if "covered" in fault] == []


def test_what_lies_in_neighbouring_fields_goes_round_each_other() -> None:
    """Found in a game: two cards had made room into the same gap."""
    slots = "A8:soothsayer B8:swamp_witch C8:undead_knight B9:wolf B10:teleportal"
    backs = " A6:knife C6:dagger A7:club B7:spear C7:sword"
    known, heap = "A8 B8 C8 B9 B10", {"B8": "orb"}
    state = position({"field": "A8"}, slots=slots + backs, known=known, loose=heap)
    with recorded() as record:
        schatzjagd.board(game.public(state), PEOPLE[:4])
    assert [fault for fault in faults(record) if "covered" in fault] == []


@pytest.mark.parametrize("look", [WHOLE, Look(0, 0, ZOOM)])
def test_every_number_of_a_whole_country_has_a_corner_of_its_own(look: Look) -> None:
    """Although every field is full, and at the edges of the realm there are fewer corners."""
    country = [f"{column}{row}" for column in "ABCDE" for row in range(1, 6)]
    pieces = [(x - 23, y - 27, x + 23, y + 27) for x, y in (SPOTS[field] for field in country)]
    found = placed(country[::-1], pieces, look)
    for (ax, ay), (bx, by) in combinations((look.at(found[field]) for field in country), 2):
        assert abs(ax - bx) > 0.8 * WIDE or abs(ay - by) > 0.8 * HIGH


def test_names_of_six_letters_stay_whole_at_a_full_table() -> None:
    people = ("Anna", "Benno", "Carla", "Dmitri")
    with recorded() as record:
        schatzjagd.board(game.public(position()), people)
    written = {written.words for put in record.puts for written in put.sprite.writing}
    assert written.issuperset(people)


def test_nothing_grows_where_a_map_digs() -> None:
    """The fields of maps are not marked on the board."""
    assert not ground.GROWN & set(MAP_FIELDS)
    assert {ground.turned(field) for field in ground.GROWN} == ground.GROWN


def grey(sprite: Sprite) -> Image.Image:
    flat = Image.new("RGBA", sprite.image.size, "white")
    return Image.alpha_composite(flat, sprite.image).convert("L")


@pytest.mark.parametrize(
    "pieces",
    [
        [standing.henchman(colour, standing.ALONE) for colour in COLOURS],
        [back(colour) for colour in ("", *COLOURS)],
        [ART.sprite(f"shop_{name}", 40) for name in ("inn", "healer", "school", "smith")],
        [chest(number) for number in (2, 3, 4)],
    ],
    ids=["henchmen", "backs", "shops", "chests"],
)
def test_pieces_differ_without_colour(pieces: list[Sprite]) -> None:
    for one, other in combinations(pieces, 2):
        changed = ImageChops.difference(grey(one), grey(other))
        assert sum(changed.histogram()[60:]) > 30


def test_the_score_sheet_crowns_the_winner_and_opens_all_treasures() -> None:
    *_, last = positions(game, 3, seed=1)
    view, outcome = game.public(last), game.outcome(last)
    assert outcome is not None
    sheet = schatzjagd.final(view, PEOPLE[:3], outcome)
    lord = replace(view.figures[0], secured_kinds=("crown",) * 4 + ("orb",) * 4)
    other = schatzjagd.final(replace(view, figures=(lord, *view.figures[1:])), PEOPLE[:3], outcome)
    assert sheet.size == other.size == (WIDTH, HEIGHT)
    assert sheet.tobytes() != other.tobytes()


def test_every_field_lies_in_the_realm_in_order() -> None:
    assert list(SPOTS) == list(NAMES)
    assert sorted(SPOTS, key=lambda name: SPOTS[name][::-1]) == list(NAMES)


def test_the_winner_is_crowned_on_the_last_board_too() -> None:
    *_, last = positions(game, 3, seed=1)
    view = game.public(last)
    box = difference(view, replace(view, places=view.places[1:] + view.places[:1]))
    assert within(box, STAGE)


def test_both_lives_are_seen_before_the_first_blow() -> None:
    view = game.public(position({"field": "C4"}))
    start = bout(0)
    for wounded in (replace(start, life=3), replace(start, rival_life=3)):
        difference(replace(view, bout=start), replace(view, bout=wounded))


def test_a_half_made_answer_is_painted_as_the_board_it_leads_to() -> None:
    """Where a card is hidden after a journey, the henchman stands where it will be."""
    state = position({"field": "C3", "cards": "knife"}, frame=Journey(2))
    path = ("C5", "slot", "knife")
    menu = game.choices(state, YELLOW, path)
    assert isinstance(menu, Menu)
    there = game.public(do(state, "C5").state)

    shown = schatzjagd.preview(game.public(state), NOTHING, YELLOW, path, menu, PEOPLE[:4], say)
    wanted = schatzjagd.preview(there, NOTHING, YELLOW, path[1:], menu, PEOPLE[:4], say)

    assert shown is not None
    assert wanted is not None
    assert shown.tobytes() == wanted.tobytes()


def test_the_panel_of_a_lord_shows_how_their_hidden_cards_are_sealed() -> None:
    """With the hat that is on their cards in the realm, for each lord another one."""
    seals = {panels.icon_of("cards", colour).image.tobytes() for colour in COLOURS}
    assert len(seals) == len(COLOURS)


def test_there_is_no_hand_before_the_deal() -> None:
    first = next(iter(positions(game, 4, 1)))
    view = game.public(first)
    assert hand(view, game.own(first, YELLOW), YELLOW, PEOPLE[:4], say) is None


@pytest.mark.parametrize(
    "news",
    [
        (MonsterBeaten(GREEN, "troll", "G4"),),
        (Died(BLUE, "G5", "blow"), Looted(GREEN, BLUE, 1, 7)),
        (Died(BLUE, "G5", "trap"),),
        (Secured(RED, 2),),
        (Dug(YELLOW, "F9", "map_f9"),),
    ],
)
def test_great_things_are_celebrated(news: tuple[Any, ...]) -> None:
    strip = schatzjagd.moment(game.public(position()), news, PEOPLE[:4])
    assert strip is not None
    assert strip.size == (1200, 400)


def test_what_is_not_great_is_not_celebrated() -> None:
    assert schatzjagd.moment(game.public(position()), (Passed(YELLOW),), PEOPLE[:4]) is None


@pytest.mark.parametrize("card", SIZES)
def test_every_beaten_monster_lies_there(card: str) -> None:
    view, beaten = game.public(position()), MonsterBeaten(GREEN, card, "G4")
    other = MonsterBeaten(GREEN, "wolf" if card != "wolf" else "troll", "G4")
    strips = [schatzjagd.moment(view, (one,), PEOPLE[:4]) for one in (beaten, other)]
    assert strips[0] is not None
    assert strips[0] != strips[1]
