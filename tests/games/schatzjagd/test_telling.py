"""Labels, lines, facts and standing orders."""

from collections.abc import Sequence

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.schatzjagd.content import FIELD
from bot.games.schatzjagd.events import TreasuresLie, TreasuresTaken
from bot.games.schatzjagd.events_fight import HandLost, Looted, MonsterBeaten
from bot.games.schatzjagd.model import LordPhase, Options, State
from bot.games.schatzjagd.picks import ANSWERS
from bot.ui.message.table_view import LABEL
from bot.words import LANGUAGES, words
from tests.games.schatzjagd.kit import BLUE, GAME, GREEN, YELLOW, do, offers, position


def label(state: State, pick: str, path: Path = ()) -> Phrase:
    seat = GAME.asks(state)[0].seat
    return GAME.label(GAME.public(state), GAME.own(state, seat), seat, path, pick)


NAMES = ("Anna", "Ben", "Carla", "Dilara")


def spoken(state: State, pick: str, language: str = "en", names: Sequence[str] = NAMES) -> str:
    """A label as it stands on the button."""
    return words(language, "schatzjagd").phrase("pick", label(state, pick), names)


@pytest.mark.parametrize(
    ("pick", "said"),
    [
        ("C5", "C5"),
        ("C4", "C4 · Troll (8)"),
        ("D4", "D4 · hidden card"),
        ("E3", "E3, Ben"),
        ("B3", "B3 👑"),
        ("E5", "E5 · Inn"),
        ("3", "Row 3"),
        ("cast-cleansing", "Spell: Cleansing"),
    ],
)
def test_a_field_says_what_is_openly_there(pick: str, said: str) -> None:
    state = position(
        {"field": "C3"},
        {"field": "E3"},
        slots="C4:troll D4:knife",
        known="C4",
        loose={"B3": "orb"},
    )

    assert spoken(state, pick) == said


@pytest.mark.rule("SJ-025")
@pytest.mark.parametrize(
    ("pick", "en", "de"),
    [
        ("F3", "F3 · Orc (6) 👑2", "F3 · Ork (6) 👑2"),
        ("G3", "G3 · Dragon (17), Ben", "G3 · Drache (17), Ben"),
        ("E6", "E6 · Smith 👑", "E6 · Schmied 👑"),
        ("D4", "D4 · hidden card ⚔2", "D4 · verdeckte Karte ⚔2"),
        ("E3", "E3", "E3"),  # the own henchman stands here
    ],
)
def test_a_field_says_all_that_is_openly_there(pick: str, en: str, de: str) -> None:
    state = position(
        {"field": "E3"},
        {"field": "G3"},
        {"field": "D4"},
        {"field": "D4"},
        slots="F3:orc G3:dragon D4:knife",
        known="F3 G3",
        loose={"F3": "crown orb", "E6": "orb"},
    )

    assert (spoken(state, pick), spoken(state, pick, "de")) == (en, de)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("crowd", [1, 3])
def test_the_fullest_field_fits_on_a_button(language: str, crowd: int) -> None:
    """With the longest name of a card and the longest a person may have; not in the city."""
    names = ["W" * 32] * 4
    others = [{"field": "D4"}] * crowd
    for sort, slots in (("known", "D4:great_healing_potion"), ("hidden", "D4:knife")):
        known = "D4" if sort == "known" else ""
        state = position({"field": "C4"}, *others, slots=slots, known=known, hoard=0)
        crowded = replace(state, loose=((FIELD["D4"], state.loose[0][1]),))
        assert len(spoken(crowded, "D4", language, names)) <= LABEL


def test_labels_never_tell_a_hidden_card() -> None:
    state = position({"field": "C3"}, slots="C4:troll D4:knife")

    assert {**label(state, "C4").args, "field": ""} == {**label(state, "D4").args, "field": ""}


def test_labels_of_cards_deals_and_answers() -> None:
    lord = position({"cards": "knife"}, frame=LordPhase())
    assert label(lord, "knife", ("slot",)) == Phrase("card", {"card": "knife"})
    fight = do(position({"field": "C3"}, {"field": "C4"}), "C4").state
    assert label(fight, "attack-1").args == {"seat": 1, "strength": 2, "life": 15}
    fight = do(fight, "attack-1").state
    assert label(fight, "hold-3") == Phrase("hold", {"number": 3})
    smith = do(position({"field": "C3"}, slots="C4:travelling_smith"), "C4").state
    assert label(smith, "3") == Phrase("coins", {"number": 3})
    assert label(smith, "no").key == "no"


def test_the_board_in_lines() -> None:
    state = position({"field": "C3"}, slots="C4:troll D4:knife", known="C4", loose={"B3": "orb"})
    lines = GAME.describe(GAME.public(state))

    assert [line.key for line in lines] == [
        "round", "goal_count", "henchman", "henchman", "henchman", "henchman", "treasures",
        "known", "hidden", "piles",
    ]  # fmt: skip


def test_the_hand_in_lines() -> None:
    state = position({"cards": "orc knife", "treasures": "orb", "vault": "crown"})
    view = GAME.public(state)
    lines = GAME.describe_own(view, GAME.own(state, YELLOW), YELLOW)

    assert [line.key for line in lines] == ["card", "card", "carried", "vault"]
    assert lines[0].args == {"card": "orc", "sort": "monster", "strength": 6}
    assert GAME.describe_own(view, GAME.own(state, BLUE), BLUE) == (Phrase("empty_hand"),)


@pytest.mark.rule("SJ-122", "SJ-148")
def test_a_full_memory_lists_what_only_this_lord_knows() -> None:
    """Cards he slotted or looked at; what all have seen stands on the board."""
    state = position(
        {"cards": "clairvoyance knife"},
        frame=LordPhase(),
        slots="C4:troll D7:orc",
        known="D7",
        options=Options(memory="full"),
    )
    after = do(state, "cast-clairvoyance", "C4").state
    own = GAME.own(after, YELLOW)
    lines = GAME.describe_own(GAME.public(after), own, YELLOW)

    known = [line.args for line in lines if line.key == "known"]
    assert known == [{"field": "C4", "card": "troll", "strength": 8}]
    strict = replace(after, options=Options())
    lines = GAME.describe_own(GAME.public(strict), GAME.own(strict, YELLOW), YELLOW)
    assert not [line for line in lines if line.key == "known"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(), "secured 1 of 2 treasures."),
        (Options(victory="same"), "secured 1 treasure."),
        (Options(victory="different"), "secured 1 treasure."),
    ],
)
@pytest.mark.rule("SJ-012")
def test_only_a_count_says_how_many_treasures_are_needed(options: Options, said: str) -> None:
    """Six treasures of three kinds need not win, nor are they six of three."""
    state = position({"vault": "orb"}, frame=LordPhase(), options=options)
    facts = GAME.facts(GAME.public(state), GAME.own(state, YELLOW), YELLOW)
    speech = words("en", "schatzjagd")

    assert speech.say("menu-lord", **speech.parts(facts, NAMES)).endswith(said)


@pytest.mark.rule("SJ-135")
def test_a_game_without_a_limit_names_none() -> None:
    def first_line(options: Options) -> str:
        line = GAME.describe(GAME.public(position(options=options)))[0]
        return words("en", "schatzjagd").phrase("line", line, NAMES)

    assert first_line(Options(max_rounds=0)) == "Day 1"
    assert first_line(Options(max_rounds=5)) == "Day 1 of at most 5"
    assert first_line(Options()) == "Day 1 of at most 60"


def test_facts_of_a_defender() -> None:
    state = position({"field": "D8", "weapons": 5}, {"field": "D8", "treasures": "orb", "life": 9})
    state = do(state, "D8", "attack-1", "strike").state
    facts = GAME.facts(GAME.public(state), GAME.own(state, GREEN), GREEN)

    assert (facts["rival_seat"], facts["own_strength"], facts["rival_strength"]) == (0, 2, 7)
    assert (facts["life"], facts["rival_life"], facts["carried"]) == (9, 15, 1)


def test_standing_orders_answer_what_the_rules_ask() -> None:
    state = position({"field": "D8"}, {"field": "D8"})
    defending = do(state, "D8", "attack-1", "strike").state
    answers = [o.answer for offer in GAME.OFFERS for o in offer.orders if o.about == "defend"]

    assert {answer[0] for answer in answers if answer} <= set(offers(defending))
    assert {offer.key for offer in GAME.OFFERS} == {
        *(f"defend-{way}" for way in ANSWERS if way != "strike"),
        "defend-carrier",
        "katharsis-pass",
        *("monster", "special", "secure", "dig-here", "home", "dig", "work"),
    }
    assert Seat(1) == GREEN


SENTENCES = [
    (
        TreasuresLie("B5", 2),
        "2 treasures now lie on B5.",
        "Auf B5 liegen nun 2 Schätze.",
    ),
    (
        TreasuresLie("B5", 1),
        "1 treasure now lies on B5.",
        "Auf B5 liegt nun ein Schatz.",
    ),
    (
        TreasuresTaken(YELLOW, "B5", 1),
        "Anna takes 1 treasure on B5.",
        "Anna nimmt auf B5 einen Schatz.",
    ),
    (
        MonsterBeaten(YELLOW, "griffin", "I5"),
        "Anna defeats the monster on I5: Griffin.",
        "Anna besiegt den Unhold auf I5: Greif.",
    ),
    (
        Looted(YELLOW, GREEN, 1, 0),
        "Anna loots Ben: 1 treasure.",
        "Anna erbeutet von Ben 1 Schatz.",
    ),
    (
        Looted(YELLOW, GREEN, 2, 3),
        "Anna loots Ben: 2 treasures and 3 gulden.",
        "Anna erbeutet von Ben 2 Schätze und 3 Gulden.",
    ),
    (
        Looted(YELLOW, GREEN, 0, 3),
        "Anna loots Ben: 3 gulden.",
        "Anna erbeutet von Ben 3 Gulden.",
    ),
    (Looted(YELLOW, GREEN, 0, 0), "", ""),
    (
        HandLost(YELLOW, ("knife",)),
        "Anna loses all cards in hand: Knife.",
        "Anna verliert die Handkarten: Messer.",
    ),
]


@pytest.mark.parametrize(("event", "en", "de"), SENTENCES)
def test_what_happened_is_told_in_good_sentences(event: Struct, en: str, de: str) -> None:
    """Section 6 of the audit of 1.1.0; whoever finds nothing on a dead rival is not mentioned."""
    for language, said in (("en", en), ("de", de)):
        assert words(language, "schatzjagd").story([event], NAMES) == ([said] if said else [])


@pytest.mark.parametrize(
    ("language", "giant", "knife"),
    [
        (
            "de",
            "**Riese**: Unhold mit Kampfkraft 14; wer ihn besiegt: +3 Stärke, +5 Gulden",
            "**Messer**: +1 Waffen",
        ),
        (
            "en",
            "**Giant**: monster with combat strength 14; whoever defeats it gets: +3 strength, "
            "+5 gulden",
            "**Knife**: +1 weapons",
        ),
    ],
)
def test_a_monster_to_be_hidden_is_no_gift(language: str, giant: str, knife: str) -> None:
    state = position({"field": "C3", "cards": "giant knife"}, frame=LordPhase())
    view, own = GAME.public(state), GAME.own(state, YELLOW)
    menu = GAME.choices(state, YELLOW, ("slot",))
    assert isinstance(menu, Menu)

    remarks = GAME.remarks(view, own, YELLOW, ("slot",), menu)

    said = words(language, "schatzjagd")
    assert [said.phrase("remark", one, NAMES) for one in remarks] == [giant, knife]
