"""What people write about their time: the right things are understood, the rest is refused."""

from datetime import UTC, datetime

import pytest

from bot.games.contract import Refused
from bot.table.people.time_input import quiet_of, vacation_of, zone_of, zones_like

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize("text", ["Europe/Berlin", "europe/berlin", " Berlin ", "berlin"])
def test_a_zone_is_known_by_name_or_city(text: str) -> None:
    assert zone_of(text) == "Europe/Berlin"


def test_a_city_of_two_words() -> None:
    assert zone_of("New York") == "America/New_York"


@pytest.mark.parametrize("text", ["", "Mars", "Europe", "Etc/GMT+3", "../../etc/passwd"])
def test_what_is_no_zone_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_zone"):
        zone_of(text)


def test_proposals_are_few_and_the_likeliest_come_first() -> None:
    assert zones_like("ber", 25)[0] == "Europe/Berlin"
    assert len(zones_like("a", 25)) == 25
    assert "Europe/Berlin" in zones_like("", 25)
    assert zones_like("nowhere at all", 25) == []
    assert {zone_of(name) for name in zones_like("", 25)} == set(zones_like("", 25))


@pytest.mark.parametrize(
    ("begin", "end", "minutes"),
    [
        ("22", "7", (1320, 420)),
        ("22:30", "06:15", (1350, 375)),
        ("0", "8", (0, 480)),
        ("9:00", "17:00", (540, 1020)),
        ("16", "8", (960, 480)),
    ],
)
def test_quiet_hours(begin: str, end: str, minutes: tuple[int, int]) -> None:
    assert quiet_of(begin, end) == minutes


@pytest.mark.parametrize("text", ["", "24", "22:60", "ten", "22.30", "-1", "22:5", "٢٢", "22:30h"])
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_time"):
        quiet_of(text, "7")


@pytest.mark.parametrize(("begin", "end"), [("8", "8"), ("8", "7"), ("15:59", "8")])
def test_some_of_the_day_has_to_stay_awake(begin: str, end: str) -> None:
    with pytest.raises(Refused, match="too_quiet"):
        quiet_of(begin, end)


@pytest.mark.parametrize("text", ["2026-06-20", "20.6.2026", " 20.06.2026 "])
def test_a_vacation_lasts_to_the_end_of_the_day_where_its_person_lives(text: str) -> None:
    midnight = datetime(2026, 6, 20, 22, tzinfo=UTC).timestamp()

    assert vacation_of(text, "Europe/Berlin", NOON) == midnight


def test_today_is_a_short_vacation() -> None:
    assert vacation_of("2026-06-01", "UTC", NOON) == NOON + 12 * 3600


@pytest.mark.parametrize(
    "text",
    ["", "tomorrow", "2026-05-31", "2027-06-03", "2026-02-30", "20.6.", "6/20/2026", "9999-12-31",
     "2026-6-20", "20.6.26", "0.0.2026"],
)  # fmt: skip
def test_what_is_no_day_to_come_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_date"):
        vacation_of(text, "UTC", NOON)
