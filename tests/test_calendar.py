"""How people who are not online live through a game, and what becomes of it without what helps."""

import json

import pytest
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.lab.calendar import Calendar, CalendarPage, calendar, calendar_page, in_json, in_words
from bot.lab.player_model import PlayerHabits
from bot.table.model.record import Clocks
from tests.command_line import run
from tests.toys import DUEL

HOUR = 3600.0
KEYS = [
    *("game", "players", "games", "days", "days_without_windows", "calls_per_day", "windows_seen"),
    *("decisions_in_person", "turn_asks", "window_asks", "decision_asks", "asks", "clicks"),
    *("visits", "plans_held"),
]


def four(world: PlayerHabits, games: int = 1) -> Calendar:
    return calendar("dracheninsel", 4, games, 1, world)


def test_people_who_come_when_they_are_called_see_nearly_everything() -> None:
    found = four(PlayerHabits(), games=2)

    assert found.windows_seen >= 0.95
    assert found.decisions_in_person >= 0.97
    assert found.calls_per_day <= 5
    assert found.plans_held >= 0.6
    assert found.window_asks > 20  # or it would not say much


def test_windows_of_a_minute_are_seen_by_nobody() -> None:
    found = four(PlayerHabits(clocks=Clocks(24 * 3600, 60, 60)))

    assert found.windows_seen < 0.1


def test_without_calls_nobody_comes() -> None:
    found = four(PlayerHabits(has_calls=False))

    assert (found.visits, found.windows_seen, found.decisions_in_person) == (0, 0, 0)


@pytest.mark.parametrize("games", [2, pytest.param(6, marks=pytest.mark.soak)])
def test_without_reminders_more_decisions_are_missed(games: int) -> None:
    """By people who are slow: for them the second call is what counts."""
    slow = PlayerHabits(median=6 * HOUR)
    with_them = calendar("emerald", 3, games, 1, slow)
    without = calendar("emerald", 3, games, 1, replace(slow, has_reminders=False))

    assert without.decisions_in_person < with_them.decisions_in_person - 0.03


def test_whoever_wants_to_be_asked_nothing_plays_faster() -> None:
    usual, hushed = (
        calendar("dracheninsel", 3, 1, 1, world)
        for world in (PlayerHabits(), PlayerHabits(attention="orders"))
    )
    assert usual.window_asks > 0
    assert hushed.days < usual.days


@pytest.mark.soak
def test_a_page_tells_how_fast_a_game_without_windows_is() -> None:
    found = calendar_page("dracheninsel", 4, 1, 1)

    assert found.calendar.days_without_windows < found.calendar.days
    assert_page_is_whole(found)


@pytest.mark.usefixtures("duel_is_registered")
def test_a_page_tells_what_one_who_looks_once_a_day_costs() -> None:
    assert_page_is_whole(calendar_page("duel", 4, 1, 1))


def assert_page_is_whole(found: CalendarPage) -> None:
    assert found.with_daily.days > found.calendar.days
    assert "look" in in_words(found)
    assert list(json.loads(in_json(found))) == KEYS


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_lived_through(slug: str) -> None:
    found = calendar(slug, 3, 1, 2, PlayerHabits())

    assert found.days > 0.5
    assert found.turn_asks == found.asks > 3


@pytest.mark.usefixtures("duel_is_registered")
def test_the_command_prints_one_line_for_each_size(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "duel", "--calendar", "--games", "1", "--json") == 0

    sizes = [json.loads(line)["players"] for line in capsys.readouterr().out.splitlines()]
    assert sizes == list(DUEL.SEATS)
