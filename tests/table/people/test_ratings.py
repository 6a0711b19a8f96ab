"""Ratings: which games count, who is rated, and what a person is told of themselves."""

from bot.table.people.ratings import Finish, standings

ANNA, BEN, CARLA = 1, 2, 3


def game(*people: int) -> tuple[Finish, ...]:
    """They finished in this order."""
    return tuple(Finish(place, person) for place, person in enumerate(people, 1))


def test_who_wins_rises_and_who_loses_falls() -> None:
    found = standings([game(ANNA, BEN)])
    assert found[ANNA].rating > 1000 > found[BEN].rating


def test_equal_places_change_nothing_between_equals() -> None:
    found = standings([(Finish(1, ANNA), Finish(1, BEN))])
    assert found[ANNA].rating == found[BEN].rating


def test_a_game_counts_if_two_people_sat_to_its_end() -> None:
    alone = (Finish(1, ANNA), Finish(2, level="hard"))
    left = (Finish(1, ANNA), Finish(2, BEN, resigned=True))
    assert standings([alone, left]) == {}
    three = (Finish(2, ANNA), Finish(3, BEN), Finish(1, CARLA, resigned=True))
    found = standings([three])
    assert found[CARLA].rating < found[BEN].rating < found[ANNA].rating, "who resigns has lost"
    assert found[CARLA].streak == 0


def test_computers_are_fixed_opponents() -> None:
    """To be behind an easy one costs more than to be behind a hard one; none is rated itself."""
    games = {
        level: (Finish(1, level=level), Finish(2, ANNA), Finish(3, BEN))
        for level in ("easy", "hard")
    }
    weak, strong = (standings([games[level]] * 5) for level in ("easy", "hard"))
    assert set(weak) == {ANNA, BEN}
    assert weak[ANNA].rating < strong[ANNA].rating


def test_a_rating_is_provisional_until_ten_games() -> None:
    assert standings([game(ANNA, BEN)] * 9)[ANNA].is_provisional
    assert not standings([game(ANNA, BEN)] * 10)[ANNA].is_provisional


def test_streaks_and_rivals() -> None:
    found = standings([game(BEN, ANNA), game(ANNA, CARLA, BEN), game(ANNA, BEN)])
    assert (found[ANNA].streak, found[BEN].streak) == (2, 0)
    assert found[ANNA].against == {BEN: (2, 1), CARLA: (1, 0)}
    assert found[CARLA].against == {ANNA: (0, 1), BEN: (1, 0)}
