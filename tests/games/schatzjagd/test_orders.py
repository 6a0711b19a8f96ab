"""Standing orders in positions: stances, specials, henchmen who walk while their lord sleeps."""

import pytest

from bot.games.contract import Path
from bot.games.schatzjagd.model import Activity, AtSpecial, Journey, LordPhase
from bot.words import words
from tests.games.orders_kit import is_reached, ordered
from tests.games.schatzjagd.kit import GAME, do, position


def met(slot: str, **lord: object) -> object:
    """Yellow has walked onto a known card."""
    state = position({"field": "C3", **lord}, slots=f"C4:{slot}", known="C4", frame=Journey(2))
    return do(state, "C4").state


@pytest.mark.parametrize(
    ("order", "monster", "expected"),
    [
        ("monster.prudent", "wolf", ("prudent",)),
        ("monster.flee.strong-8", "troll", ("flee",)),
        ("monster.flee.strong-8", "wolf", None),
        ("monster.hold-6.weak-5", "wolf", ("hold-6",)),
        ("monster.hold-6.weak-5", "troll", None),
        ("monster.flee.life-9", "wolf", None),  # full of life
    ],
)
def test_a_stance_against_monsters(order: str, monster: str, expected: Path | None) -> None:
    assert ordered(GAME, met(monster), order) == expected


@pytest.mark.parametrize(
    ("order", "special", "expected"),
    [
        ("special.any.no", "gold_vein", ("no",)),
        ("special.any.use", "gold_vein", ("use",)),
        ("special.gold_vein.use", "gold_vein", ("use",)),
        ("special.teleportal.no", "gold_vein", None),
        ("special.any.use", "travelling_smith", None),  # for how much is its lord's to say
    ],
)
def test_a_special_is_used_always_or_never(order: str, special: str, expected: Path | None) -> None:
    state = met(special)
    assert isinstance(state.frames[-1], AtSpecial)  # type: ignore[attr-defined]
    assert ordered(GAME, state, order) == expected


def test_a_treasure_is_secured_at_home() -> None:
    at_home = position({"field": "A1", "treasures": "orb"}, frame=LordPhase())
    assert ordered(GAME, at_home, "secure") == ("secure-orb",)
    elsewhere = position({"field": "A2", "treasures": "orb"}, frame=LordPhase())
    assert ordered(GAME, elsewhere, "secure") is None


def test_a_map_is_dug_where_it_points() -> None:
    there = position({"field": "F9", "cards": "map_f9"}, frame=LordPhase())
    assert ordered(GAME, there, "dig-here") == ("dig",)
    beside = position({"field": "F8", "cards": "map_f9"}, frame=LordPhase())
    assert ordered(GAME, beside, "dig-here") is None


def test_towards_a_field_and_dig() -> None:
    """As near as the roll leads; on the way nothing is played; there it digs, then it is over."""
    state = position({"field": "F5", "cards": "map_f9 knife"}, frame=Journey(3))
    assert ordered(GAME, state, "dig.9.F") == ("F8", "pass")
    state = position({"field": "F8", "cards": "map_f9 knife"}, frame=LordPhase())
    assert ordered(GAME, state, "dig.9.F") == ("pass",)
    state = position({"field": "F9", "cards": "map_f9 knife"}, frame=LordPhase())
    assert ordered(GAME, state, "dig.9.F") == ("dig",)
    state = position({"field": "F9", "cards": "knife"}, frame=Journey(3))
    assert is_reached(GAME, state, "dig.9.F")


def test_it_walks_round_unknown_cards_and_calls_where_it_gets_no_nearer() -> None:
    blocked = position({"field": "F7", "cards": "map_f9"}, slots="F8:troll", frame=Journey(3))
    path = ordered(GAME, blocked, "dig.9.F")
    assert path is not None
    assert path[-1] not in ("F8", "F9")
    known = position(
        {"field": "F7", "cards": "map_f9"}, slots="F8:troll", known="F8", frame=Journey(1)
    )
    assert ordered(GAME, known, "dig.9.F") != ("F8",)
    shut = position({"field": "A1", "cards": "map_f9"}, slots="A2:troll B1:wolf", frame=Journey(4))
    assert ordered(GAME, shut, "dig.9.F") is None


def test_home_with_what_it_carries() -> None:
    state = position({"field": "C1", "treasures": "orb"}, frame=Journey(4))
    assert ordered(GAME, state, "home") == ("A1", "secure-orb")
    assert ordered(GAME, do(state, "A1").state, "home") == ("secure-orb",)
    assert is_reached(GAME, position({"field": "A1"}, frame=Journey(4)), "home")


def test_work_at_the_inn_until_the_purse_is_full() -> None:
    state = position({"field": "E5", "money": 3}, frame=Activity())
    assert ordered(GAME, state, "work.6") == ("inn", "pass")
    assert ordered(GAME, position({"field": "F5", "money": 3}, frame=Journey(1)), "work.6") == (
        "E5",
        "inn",
        "pass",
    )
    assert is_reached(GAME, position({"field": "E5", "money": 6}, frame=Journey(1)), "work.6")


def test_what_is_not_on_the_way_is_its_lords_to_decide() -> None:
    """A treasure that lies there, a fight."""
    treasure = position({"field": "C3"}, loose={"C3": "orb"}, frame=Activity())
    assert ordered(GAME, treasure, "dig.9.F") is None
    assert ordered(GAME, met("wolf"), "dig.9.F") is None


def test_a_goal_passes_over_nothing_but_cards_in_hand() -> None:
    """R6: nothing is left lying that could be dug up or secured, and no card is played."""
    dig = position({"field": "F9", "cards": "map_f9 knife"}, frame=LordPhase())
    secure = position({"field": "A1", "cards": "knife", "treasures": "orb"}, frame=LordPhase())
    spell = position({"field": "F9", "cards": "healing_spell knife", "life": 9}, frame=LordPhase())
    forced = position({"field": "F9", "cards": "knife club spear sword dagger"}, frame=LordPhase())

    assert ordered(GAME, dig, "work.6") is None
    assert ordered(GAME, secure, "work.6") is None
    assert ordered(GAME, spell, "work.6") == ("pass",)
    assert ordered(GAME, forced, "work.6") is None


@pytest.mark.parametrize("key", ["home", "dig", "work"])
def test_a_goal_says_that_it_plays_no_cards(key: str) -> None:
    said = [words(language, "schatzjagd").say(f"offer-{key}-acts") for language in ("de", "en")]

    assert "Deine Karten bleiben dabei auf der Hand." in said[0]
    assert "Your cards stay in your hand meanwhile." in said[1]


def test_what_can_be_secured_or_dug_at_once_is() -> None:
    """Whoever stands there stays for it; for anything else nobody stays."""
    home = position({"field": "A1", "cards": "knife", "treasures": "orb"}, frame=Journey(4))
    there = position({"field": "F9", "cards": "map_f9 knife"}, frame=Journey(4))
    away = position({"field": "F8", "cards": "map_f9 knife"}, frame=Journey(4))

    assert ordered(GAME, home, "secure") == ("A1", "secure-orb")
    assert ordered(GAME, there, "dig-here") == ("F9", "dig")
    assert ordered(GAME, away, "dig-here") is None
    assert ordered(GAME, away, "secure") is None


def test_an_order_about_a_special_plays_no_card() -> None:
    """What is declined completes an answer: the card of the turn is its lord's to choose."""
    assert ordered(GAME, met("gold_vein"), "special.any.no") == ("no",)
