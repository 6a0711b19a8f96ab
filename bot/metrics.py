"""What is counted and timed while the bot runs, as Prometheus reads it (`TAFELRUNDE_METRICS`).

Plain numbers without anybody's name or id. Counting costs next to nothing, so it is always done.
"""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)
disable_created_metrics()  # of each counter, when it began: nobody reads that
REGISTRY = CollectorRegistry()


def _counter(name: str, meaning: str, *labels: str) -> Counter:
    return Counter(f"tafelrunde_{name}", meaning, labels, registry=REGISTRY)


def _gauge(name: str, meaning: str, *labels: str) -> Gauge:
    return Gauge(f"tafelrunde_{name}", meaning, labels, registry=REGISTRY)


def _histogram(
    name: str, meaning: str, *labels: str, buckets: tuple[float, ...] = SECONDS
) -> Histogram:
    return Histogram(f"tafelrunde_{name}", meaning, labels, registry=REGISTRY, buckets=buckets)


CLICK_SECONDS = _histogram(
    "click_seconds", "From a click, by its own time, to the end of its work", "kind"
)
LATE_ANSWERS = _counter(
    "late_answers", "Answers that came too late for Discord, or did not get through"
)
REST_REQUESTS = _counter("rest_requests", "Requests to Discord", "route", "status")
REST_RETRIES = _counter("rest_retries", "Requests that Discord wants to be repeated", "status")
SAVES_LOST = _counter("saves_lost", "Saves that somebody else was faster with")
SAVE_SECONDS = _histogram("save_seconds", "From a change of a table to its commit")
BATCH_SIZE = _histogram("batch_size", "Pieces of work in one commit of the file", buckets=SIZES)
GAME_PHASES = _counter("games", "Games begun and over", "game", "phase")
OUTBOX_AGE = _gauge(
    "outbox_age_seconds", "Age of the oldest table whose messages may be out of step"
)
OUTBOX_TABLES = _gauge("outbox_tables", "Tables whose messages may be out of step")
DEADLINE_LAG = _gauge(
    "deadline_lag_seconds", "Age of the oldest deadline that should have been kept"
)
PAINTER_QUEUE = _gauge("painter_queue", "Pictures that wait for a painter or are being painted")
THOUGHTS = _gauge("thoughts", "Hard computers that think or wait for it")
AWAKE_TABLES = _gauge("awake_tables", "Tables decoded in memory")
TABLES = _gauge("tables", "Tables by what became of them", "phase")
SHARDS = _gauge("shards", "Shards of this process", "state")
BACKUP_AGE = _gauge("backup_age_seconds", "Age of the newest automatic backup")
DATABASE_BYTES = _gauge("database_bytes", "Size of the database")


def serve(address: str) -> None:
    """In a thread of its own, for as long as the process lives."""
    host, _, port = address.rpartition(":")
    start_http_server(int(port), host, REGISTRY)
