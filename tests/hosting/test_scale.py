"""compose.scale.yaml: its parts fit each other, and nobody may more than in compose.yaml."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import settings
from tests.hosting.image import ROOT

COMPOSE = (ROOT / "compose.scale.yaml").read_text(encoding="utf-8")
SERVICES = ("postgres", "proxy", "tafelrunde", "prometheus")
BOT_ALONE = ("hostname: tafelrunde", "build: .")  # two processes must not bear one name


def lines(text: str) -> Iterator[str]:
    """Without what is said about them."""
    for line in text.splitlines():
        bare = re.sub(r"(^|\s+)#.*", "", line).rstrip()
        if bare:
            yield bare


def block(text: str, *keys: str) -> list[str]:
    """What stands below these keys, each inside the one before, without its indent."""
    found = list(lines(text))
    for depth, key in enumerate(keys):
        assert f"{key}:" in found, f"{'.'.join(keys[: depth + 1])} is missing"
        below = found[found.index(f"{key}:") + 1 :]
        end = next((n for n, line in enumerate(below) if not line.startswith("  ")), len(below))
        found = [line[2:] for line in below[:end]]
    return found


def environment() -> dict[str, str]:
    pairs = (
        line.partition(": ") for line in block(COMPOSE, "services", "tafelrunde", "environment")
    )
    return {name: value for name, _, value in pairs}


def test_its_services_are_those_of_the_docs() -> None:
    named = [line[:-1] for line in block(COMPOSE, "services") if not line.startswith(" ")]
    assert tuple(named) == SERVICES
    said = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    assert "PostgreSQL, two processes, a proxy, Prometheus" in said
    assert "replicas: 2" in block(COMPOSE, "services", "tafelrunde", "deploy")


def test_a_process_may_no_more_than_the_one_alone() -> None:
    alone = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    version = re.search(r"image: tafelrunde:(\S+)", alone)
    assert version is not None
    promised = [line for line in block(alone, "services", "tafelrunde") if line[0] != " "]
    kept = [line for line in promised if line not in BOT_ALONE]
    bot = block(COMPOSE, "services", "tafelrunde")
    assert f"image: tafelrunde-scale:{version[1]}" in bot
    for line in kept:
        assert line.startswith(("image:", "volumes:")) or line in bot, line
    for key in ("cap_drop", "security_opt", "logging"):
        assert block(COMPOSE, "services", "tafelrunde", key) == block(
            alone, "services", "tafelrunde", key
        )
    mounted = block(COMPOSE, "services", "tafelrunde", "volumes")
    assert [line.split("  #")[0] for line in mounted] == ["- data:/data"]  # nothing of the host's


def test_the_settings_are_ours_and_fit_the_other_services(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment().items():
        monkeypatch.setenv(name, value.replace("${POSTGRES_PASSWORD}", "secret"))
    chosen = settings.read_settings()
    assert chosen.postgres == "postgresql://tafelrunde:secret@postgres/tafelrunde"
    assert chosen.api == "http://proxy:8080/api/v10"
    assert chosen.command.startswith("docker compose -f compose.scale.yaml run --rm ")
    port = chosen.metrics.rpartition(":")[2]
    watched = (ROOT / "deploy" / "prometheus.yaml").read_text(encoding="utf-8")
    assert f"port: {port}" in watched
    assert "names: [tafelrunde]" in watched


def test_what_it_builds_from_and_mounts_is_there() -> None:
    lock = next(line for line in lines(COMPOSE) if "LOCK:" in line).split()[-1]
    packages = (ROOT / lock).read_text(encoding="utf-8")
    assert "\nasyncpg==" in packages
    assert "\nprometheus-client==" in packages
    mounted = [line.split()[-1].partition(":")[0] for line in lines(COMPOSE) if "- ./" in line]
    assert mounted
    assert all((ROOT / Path(path)).is_file() for path in mounted)
    volumes = {line.rstrip(":") for line in block(COMPOSE, "volumes")}
    used = re.findall(r"- (\w+):/", "\n".join(lines(COMPOSE)))
    assert set(used) == volumes


def test_only_prometheus_is_published_and_only_here() -> None:
    ports = [line.split()[-1] for line in lines(COMPOSE) if re.search(r"- [\d.]+:\d+:\d+", line)]
    assert ports == ["127.0.0.1:9090:9090"]
