"""Picks are read as they were written: those of one kind, and several said together."""

import pytest

from bot.games.contract import Menu, join_picks, split_picks
from bot.games.kit.picks import PickKind

PAY: PickKind[int] = PickKind("pay{}".format, (2, 3, 4))
CARDS = Menu("cards", ("ace", "king", "ten"), least=0, most=2)


def test_every_meaning_is_read_as_it_was_written() -> None:
    assert [PAY.pick(coins) for coins in (2, 3, 4)] == ["pay2", "pay3", "pay4"]
    assert [PAY[pick] for pick in ("pay2", "pay3", "pay4")] == [2, 3, 4]


def test_what_is_of_another_kind_is_neither_read_nor_written() -> None:
    assert "pay5" not in PAY
    assert PAY.get("pass") is None
    with pytest.raises(KeyError):
        PAY.pick(5)


def test_those_of_a_kind_are_found_among_others_in_their_order() -> None:
    assert PAY.among(("pay4", "pass", "pay2", "end")) == ["pay4", "pay2"]
    assert PAY.among(("pass",)) == []


@pytest.mark.parametrize(
    ("picks", "pick"), [((), "-"), (("ace",), "ace"), (("ace", "ten"), "ace+ten")]
)
def test_several_picks_are_told_apart_as_they_were_put_together(
    picks: tuple[str, ...], pick: str
) -> None:
    assert join_picks(picks) == pick
    assert split_picks(pick) == list(picks)
    assert CARDS.offers(pick)


def test_several_picks_have_one_spelling_only() -> None:
    assert CARDS.in_order({"ten", "ace"}) == "ace+ten"
    assert CARDS.in_order(("joker",)) == "-"
    for pick in ("ten+ace", "ace+ace", "ace+joker", "ace+", "", "ace+-"):
        assert not CARDS.offers(pick)


def test_as_many_are_picked_as_the_menu_says() -> None:
    one_or_two = Menu("cards", CARDS.picks, least=1, most=2)
    offered = [n for n in range(4) if one_or_two.offers(join_picks(CARDS.picks[:n]))]
    assert offered == [1, 2]
    assert Menu("cards", CARDS.picks).offers("king")
    assert not Menu("cards", CARDS.picks).offers("-")
