"""The only reader of the environment and of `.env`. Every setting is documented in `.env.example`.

TAFELRUNDE_OPENAPI is not one: it names a file for the tests' strict Discord (`bot.local.spec`).
"""

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

LANGUAGES = ("de", "en")
LOGS = ("text", "json")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
YES_OR_NO = ("1", "0")
PAINTERS = max(1, (os.cpu_count() or 1) - 1)  # one core is left for clicks


class BadSetting(Exception):
    """A wrong value: the variable, the value, and what is allowed, in one sentence."""


class Settings(Struct, frozen=True):
    token: str = ""
    data: Path = Path("data")
    port: int = 8765
    api: str = ""
    gateway: str = ""
    language: str = "de"
    log: str = "text"
    level: str = "INFO"
    backups: int = 7
    keep: int = 0  # days that finished tables are kept; 0: for ever
    local: bool = True  # whether to serve the local table if there is no token
    command: str = ""  # the name of this program in its messages, if it is not the usual one
    blocked: frozenset[int] = frozenset()  # users and servers
    servers: frozenset[int] = frozenset()  # the only servers to play in; none: all
    tables: int = 100  # open tables in one server
    workers: int = PAINTERS  # painter processes; 0: the bot paints itself
    effort: int = 100  # effort of hard computers in per cent; 0: they play like normal ones
    listens: bool = True  # whether to count messages below boards
    postgres: str = ""  # the address of a database shared by several processes; "": the file
    metrics: str = ""  # HOST:PORT for Prometheus
    drain: bool = False  # games are finished, and no new ones begin

    @property
    def database(self) -> Path:
        return self.data / ("tafelrunde.sqlite3" if self.token else "local.sqlite3")


def read_settings(
    environment: Mapping[str, str] | None = None, env_file: Path = Path(".env")
) -> Settings:
    """The environment takes precedence over the file; nothing is guessed or corrected."""
    values = {**_file(env_file), **(os.environ if environment is None else environment)}
    return Settings(
        token=_secret(values, "DISCORD_TOKEN"),
        data=Path(values.get("TAFELRUNDE_DATA") or "data"),
        port=_number(values, "TAFELRUNDE_PORT", 8765, 65535),
        api=values.get("TAFELRUNDE_API", ""),
        gateway=values.get("TAFELRUNDE_GATEWAY", ""),
        language=_one_of(values, "TAFELRUNDE_LANGUAGE", "de", LANGUAGES),
        log=_one_of(values, "TAFELRUNDE_LOG", "text", LOGS),
        level=_one_of(values, "TAFELRUNDE_LEVEL", "INFO", LEVELS),
        backups=_number(values, "TAFELRUNDE_BACKUPS", 7, 999),
        keep=_number(values, "TAFELRUNDE_KEEP", 0, 9999, least=0),
        local=_one_of(values, "TAFELRUNDE_LOCAL", "1", YES_OR_NO) == "1",
        command=values.get("TAFELRUNDE_COMMAND", ""),
        blocked=_ids(values, "TAFELRUNDE_BLOCKED"),
        servers=_ids(values, "TAFELRUNDE_SERVERS"),
        tables=_number(values, "TAFELRUNDE_TABLES", 100, 100_000),
        workers=_number(values, "TAFELRUNDE_WORKERS", PAINTERS, 64, least=0),
        effort=_number(values, "TAFELRUNDE_EFFORT", 100, 1000, least=0),
        listens=_one_of(values, "TAFELRUNDE_LISTEN", "1", YES_OR_NO) == "1",
        postgres=_address(values),
        metrics=_listening(values, "TAFELRUNDE_METRICS"),
        drain=_one_of(values, "TAFELRUNDE_DRAIN", "0", YES_OR_NO) == "1",
    )


def _file(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    pairs = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}


def _secret(values: Mapping[str, str], name: str) -> str:
    """The value, or the content of the file that NAME_FILE names."""
    path = values.get(f"{name}_FILE")
    if not path:
        return values.get(name, "").strip()
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as fault:
        raise BadSetting(f"{name}_FILE = {path}: {fault.strerror}.") from None


def _address(values: Mapping[str, str]) -> str:
    """May contain a password: it can be read from a file, and is never shown."""
    address = _secret(values, "TAFELRUNDE_DATABASE")
    if address and not address.startswith(("postgresql://", "postgres://")):
        raise BadSetting("TAFELRUNDE_DATABASE must be empty or begin with postgresql://.")
    return address


def _listening(values: Mapping[str, str], name: str) -> str:
    text = values.get(name, "")
    host, _, port = text.rpartition(":")
    if text and not (host and _is_number(port) and 0 < int(port) < 65536):
        raise BadSetting(f"{name} = {text}: must be HOST:PORT, such as 127.0.0.1:9464.")
    return text


def _number(values: Mapping[str, str], name: str, default: int, most: int, least: int = 1) -> int:
    text = values.get(name) or str(default)
    if not (_is_number(text) and least <= int(text) <= most):
        raise BadSetting(f"{name} = {text}: must be a number from {least} to {most}.")
    return int(text)


def _ids(values: Mapping[str, str], name: str) -> frozenset[int]:
    """Ids of users or servers, separated by commas or spaces."""
    words = values.get(name, "").replace(",", " ").split()
    for word in words:
        if not _is_number(word):
            raise BadSetting(f"{name}: {word} is not an id; use 'Copy ID' in Discord.")
    return frozenset(map(int, words))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 20


def _one_of(values: Mapping[str, str], name: str, default: str, known: tuple[str, ...]) -> str:
    value = values.get(name) or default
    if value not in known:
        raise BadSetting(f"{name} = {value}: must be {' or '.join(known)}.")
    return value


def environment_with(more: Mapping[str, str]) -> dict[str, str]:
    """The environment for a subprocess: ours with these changes."""
    return {**os.environ, **more}
