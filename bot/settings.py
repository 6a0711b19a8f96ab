"""The only reader of the environment and of `.env`. Every setting is named in `.env.example`."""

import os
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

LANGUAGES = ("de", "en")
LOGS = ("text", "json")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


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

    @property
    def database(self) -> Path:
        return self.data / ("tafelrunde.sqlite3" if self.token else "local.sqlite3")


def read(environment: Mapping[str, str] | None = None, env_file: Path = Path(".env")) -> Settings:
    """The environment goes before the file; nothing is guessed or corrected."""
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
    )


def _file(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    pairs = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return {name.strip(): value.strip().strip("\"'") for name, _, value in pairs}


def _secret(values: Mapping[str, str], name: str) -> str:
    """Itself, or the content of the file that NAME_FILE names."""
    path = values.get(f"{name}_FILE")
    if not path:
        return values.get(name, "").strip()
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as fault:
        raise BadSetting(f"{name}_FILE = {path}: {fault.strerror}.") from None


def _number(values: Mapping[str, str], name: str, default: int, most: int) -> int:
    text = values.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= most):
        raise BadSetting(f"{name} = {text}: a number from 1 to {most} is needed.")
    return int(text)


def _one_of(values: Mapping[str, str], name: str, default: str, known: tuple[str, ...]) -> str:
    value = values.get(name) or default
    if value not in known:
        raise BadSetting(f"{name} = {value}: allowed is {', '.join(known)}.")
    return value
