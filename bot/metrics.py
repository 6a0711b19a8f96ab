"""The meters as Prometheus reads them, on an address of this machine (`TAFELRUNDE_METRICS`)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

import bot.meters as meters

T = TypeVar("T")
PREFIX = "tafelrunde_"
# name → what it is, and the names of its labels
KNOWN: dict[str, tuple[str, tuple[str, ...]]] = {
    "click_seconds": ("From a click, by its own time, to the end of its work", ("kind",)),
    "late_answers": ("Answers that came too late for Discord, or did not get through", ()),
    "rest_requests": ("Requests to Discord", ("route", "status")),
    "rest_retries": ("Requests that Discord wants to be repeated", ("status",)),
    "saves_lost": ("Saves that somebody else was faster with", ()),
    "save_seconds": ("From a change of a table to its commit", ()),
    "batch_size": ("Pieces of work in one commit of the file", ()),
    "games": ("Games begun and over", ("game", "phase")),
    "outbox_age_seconds": ("Age of the oldest table whose messages may be out of step", ()),
    "outbox_tables": ("Tables whose messages may be out of step", ()),
    "deadline_lag_seconds": ("Age of the oldest deadline that should have been kept", ()),
    "painter_queue": ("Pictures that wait for a painter or are being painted", ()),
    "thoughts": ("Hard computers that think or wait for it", ()),
    "awake_tables": ("Tables decoded in memory", ()),
    "tables": ("Tables by what became of them", ("phase",)),
    "shards": ("Shards of this process", ("state",)),
    "backup_age_seconds": ("Age of the newest automatic backup", ()),
    "database_bytes": ("Size of the database", ()),
}


class Reader(Collector):
    def collect(self) -> Iterable[Metric]:
        yield from self._counters()
        yield from self._gauges()
        yield from self._histograms()

    def _counters(self) -> Iterator[Metric]:
        for name, found in _by_name(meters.counters).items():
            family = CounterMetricFamily(PREFIX + name, KNOWN[name][0], labels=KNOWN[name][1])
            for labels, value in found:
                family.add_metric(labels, value)
            yield family

    def _gauges(self) -> Iterator[Metric]:
        for name, found in _by_name(meters.gauges).items():
            family = GaugeMetricFamily(PREFIX + name, KNOWN[name][0], labels=KNOWN[name][1])
            for labels, value in found:
                family.add_metric(labels, value)
            yield family

    def _histograms(self) -> Iterator[Metric]:
        for name, found in _by_name(meters.histograms).items():
            family = HistogramMetricFamily(PREFIX + name, KNOWN[name][0], labels=KNOWN[name][1])
            for labels, value in found:
                family.add_metric(labels, _buckets(value), value.sum)
            yield family


def _by_name(measured: Mapping[meters.Key, T]) -> dict[str, list[tuple[meters.Labels, T]]]:
    """Of a copy, which is made in one step: the bot measures on while another thread reads."""
    found = dict[str, list[tuple[meters.Labels, T]]]()
    for (name, labels), value in sorted(dict(measured).items(), key=lambda one: one[0]):
        found.setdefault(name, []).append((labels, value))
    return found


def _buckets(found: meters.Histogram) -> list[tuple[str, float]]:
    """Each with all that lies below it, as Prometheus wants it."""
    total, buckets = 0, list[tuple[str, float]]()
    for bound, number in zip((*map(str, found.bounds), "+Inf"), found.counts, strict=True):
        total += number
        buckets.append((bound, total))
    return buckets


def serve(address: str) -> None:
    """In a thread of its own, for as long as the process lives."""
    host, _, port = address.rpartition(":")
    registry = CollectorRegistry()
    registry.register(Reader())
    start_http_server(int(port), host, registry)
