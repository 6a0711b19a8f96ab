"""What Prometheus reads: every meter has a name and an explanation, and nobody's id is in it."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
from prometheus_client import CollectorRegistry, generate_latest

import bot.meters as meters
from bot import watching
from bot.connection import route_of
from bot.metrics import KNOWN, PREFIX, Reader
from tests.end_to_end.house import house
from tests.end_to_end.players import Player, gather

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def empty() -> Iterator[None]:
    kept = meters.counters.copy(), dict(meters.histograms), dict(meters.gauges)
    for one in (meters.counters, meters.histograms, meters.gauges):
        one.clear()
    yield
    meters.counters.update(kept[0])
    meters.histograms.update(kept[1])
    meters.gauges.update(kept[2])


def served() -> str:
    registry = CollectorRegistry()
    registry.register(Reader())
    return generate_latest(registry).decode()


def test_counters_and_histograms_add_up() -> None:
    for seconds in (0.001, 0.02, 0.02, 99.0):
        meters.time("click_seconds", seconds, "component")
    meters.count("late_answers")
    meters.show("awake_tables", 7)

    text = served()
    assert 'tafelrunde_click_seconds_bucket{kind="component",le="0.005"} 1.0' in text
    assert 'tafelrunde_click_seconds_bucket{kind="component",le="0.025"} 3.0' in text
    assert 'tafelrunde_click_seconds_bucket{kind="component",le="+Inf"} 4.0' in text
    assert 'tafelrunde_click_seconds_count{kind="component"} 4.0' in text
    assert "tafelrunde_late_answers_total 1.0" in text
    assert "tafelrunde_awake_tables 7.0" in text


class Busy(str):
    """A name at whose every use something new is measured, as by a bot that is being read."""

    news = count()

    def __hash__(self) -> int:
        number = str(next(Busy.news))
        meters.count("rest_requests", number, "200")
        meters.show("tables", 1.0, number)
        meters.time("click_seconds", 1.0, number)
        return super().__hash__()


def test_it_can_be_read_while_labels_are_added() -> None:
    """Prometheus asks in a thread of its own."""
    meters.count(Busy("rest_requests"), "GET", "200")
    meters.show(Busy("tables"), 1.0, "lobby")
    meters.time(Busy("click_seconds"), 1.0, "component")

    text = served()

    assert 'tafelrunde_rest_requests_total{route="GET",status="200"} 1.0' in text
    assert 'tafelrunde_tables{phase="lobby"} 1.0' in text
    assert 'tafelrunde_click_seconds_count{kind="component"} 1.0' in text


def test_routes_have_neither_ids_nor_tokens() -> None:
    token = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6YWJj"
    path = f"/api/v10/interactions/1234567890123456789/{token}/callback"
    assert route_of("POST", path) == "POST /api/v10/interactions/*/*/callback"
    path = "/api/v10/channels/1234567890123456789/messages/22"
    assert route_of("PATCH", path) == "PATCH /api/v10/channels/*/messages/*"


async def test_a_game_leaves_numbers_and_nobodys_id(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        players = [Player(person) for person in home.discord.people("Anna", "Ben")]
        await gather(home, players, "emerald")
        await home.settle()
        await watching.update_gauges(home.bot.tables, home.bot.front.consequences, home.bot.backups)

        text = served()
        assert 'tafelrunde_games_total{game="emerald",phase="running"} 1.0' in text
        assert 'tafelrunde_tables{phase="running"} 1.0' in text
        assert "tafelrunde_save_seconds_count" in text
        assert "tafelrunde_batch_size_count" in text
        assert 'status="200"' in text
        assert not re.search(r"(?<![.\d])\d{17,}", text)


def test_dashboard_and_alarms_name_meters_that_there_are() -> None:
    shown = (ROOT / "deploy/grafana.json").read_text(encoding="utf-8")
    msgspec.json.decode(shown)
    alarms = (ROOT / "deploy/alerts.yaml").read_text(encoding="utf-8")
    ends = ("_total", "_bucket", "_count", "_sum")
    named = set(re.findall(rf"{PREFIX}\w+", shown + alarms))
    known = {PREFIX + name + end for name in KNOWN for end in ("", *ends)}
    assert named <= known
    assert alarms.count("- alert:") == 5
    assert {PREFIX + name for name in KNOWN} <= {
        one.removesuffix(end) for one in named for end in ("", *ends)
    }
