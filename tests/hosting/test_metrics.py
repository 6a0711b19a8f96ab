"""What Prometheus reads: every series has a name and an explanation, and nobody's id is in it."""

import re
from pathlib import Path

import msgspec
from prometheus_client import generate_latest

from bot import metrics
from bot.connection import route_of
from tests.end_to_end.house import house
from tests.end_to_end.players import Player, gather

ROOT = Path(__file__).parents[2]


PREFIX = "tafelrunde_"
NAMES = {one.name for one in metrics.REGISTRY.collect()}


def served() -> str:
    return generate_latest(metrics.REGISTRY).decode()


def value(name: str, **labels: str) -> float:
    """Whatever else ran in this process has counted too."""
    return metrics.REGISTRY.get_sample_value(PREFIX + name, labels) or 0.0


def test_every_series_keeps_its_name() -> None:
    """The dashboards and alarms of hosts hang on them."""
    known = (
        "awake_tables backup_age_seconds batch_size click_seconds database_bytes "
        "deadline_lag_seconds games late_answers outbox_age_seconds outbox_tables painter_queue "
        "rest_requests rest_retries save_seconds saves_lost shards tables thoughts"
    )
    assert {f"{PREFIX}{name}" for name in known.split()} == NAMES


def test_labels_keep_their_names_and_buckets_their_bounds() -> None:
    metrics.CLICK_SECONDS.labels(kind="component").observe(0.02)
    metrics.REST_REQUESTS.labels(route="GET", status="200").inc()
    metrics.REST_RETRIES.labels(status="429").inc()
    metrics.GAME_PHASES.labels(game="duel", phase="over").inc()
    metrics.TABLES.labels(phase="over").set(1)
    metrics.SHARDS.labels(state="lost").set(1)

    text = served()
    bounds = ["0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1.0", "2.5", "5.0"]
    of_clicks = r'click_seconds_bucket\{kind="component",le="(.*?)"'
    assert re.findall(of_clicks, text) == [*bounds, "10.0", "+Inf"]
    assert re.findall(r'batch_size_bucket\{le="(.*?)"', text)[0::9] == ["1.0", "+Inf"]
    assert "_created" not in text


def test_routes_have_neither_ids_nor_tokens() -> None:
    token = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6YWJj"
    path = f"/api/v10/interactions/1234567890123456789/{token}/callback"
    assert route_of("POST", path) == "POST /api/v10/interactions/*/*/callback"
    path = "/api/v10/channels/1234567890123456789/messages/22"
    assert route_of("PATCH", path) == "PATCH /api/v10/channels/*/messages/*"


async def test_a_game_leaves_numbers_and_nobodys_id(tmp_path: Path) -> None:
    begun = value("games_total", game="emerald", phase="running")
    saves, batches = value("save_seconds_count"), value("batch_size_count")
    async with house(tmp_path) as home:
        players = [Player(person) for person in home.discord.people("Anna", "Ben")]
        await gather(home, players, "emerald")
        await home.settle()
        await home.bot.front.update_gauges()

        assert value("games_total", game="emerald", phase="running") == begun + 1
        assert value("tables", phase="running") == 1
        assert value("save_seconds_count") > saves
        assert value("batch_size_count") > batches
        text = served()
        assert 'status="200"' in text
        assert not re.search(r"(?<![.\d])\d{17,}", text)


def test_dashboard_and_alarms_name_metrics_that_there_are() -> None:
    shown = (ROOT / "deploy/grafana.json").read_text(encoding="utf-8")
    msgspec.json.decode(shown)
    alarms = (ROOT / "deploy/alerts.yaml").read_text(encoding="utf-8")
    ends = ("", "_total", "_bucket", "_count", "_sum")
    named = set(re.findall(rf"{PREFIX}\w+", shown + alarms))
    assert named <= {name + end for name in NAMES for end in ends}
    assert alarms.count("- alert:") == 5
    assert {one.removesuffix(end) for one in named for end in ends} >= NAMES
