"""The only reader of the environment and of `.env`. Every setting is documented in `.env.example`.

TAFELRUNDE_OPENAPI is not one: it names a file for the tests' strict Discord (`bot.local.spec`).
"""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct, ValidationError

PAINTERS = max(1, (os.cpu_count() or 1) - 1)  # one core is left for clicks
NAMED_OTHERWISE = {
    "token": "DISCORD_TOKEN",
    "postgres": "TAFELRUNDE_DATABASE",
    "listens": "TAFELRUNDE_LISTEN",
}
SECRETS = ("DISCORD_TOKEN", "TAFELRUNDE_DATABASE")  # can be read from the file NAME_FILE
LISTS = ("TAFELRUNDE_BLOCKED", "TAFELRUNDE_SERVERS")

Id = Annotated[int, Meta(ge=0)]


class BadSetting(Exception):
    """A wrong value: the variable, the value, and what is allowed, in one sentence."""


def _variable(field: str) -> str:
    return NAMED_OTHERWISE.get(field, f"TAFELRUNDE_{field.upper()}")


class Settings(Struct, frozen=True, rename=_variable):
    token: str = ""
    data: Path = Path("data")
    port: Annotated[int, Meta(ge=1, le=65535)] = 8765
    api: str = ""
    gateway: str = ""
    language: Literal["de", "en"] = "de"
    log: Literal["text", "json"] = "text"
    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    backups: Annotated[int, Meta(ge=1, le=999)] = 7
    keep: Annotated[int, Meta(ge=0, le=9999)] = 0  # days that finished tables are kept; 0: for ever
    local: bool = True  # whether to serve the local table if there is no token
    command: str = ""  # the name of this program in its messages, if it is not the usual one
    blocked: frozenset[Id] = frozenset()  # users and servers
    servers: frozenset[Id] = frozenset()  # the only servers to play in; none: all
    tables: Annotated[int, Meta(ge=1, le=100_000)] = 100  # open tables in one server
    workers: Annotated[int, Meta(ge=0, le=64)] = PAINTERS  # painters; 0: the bot paints itself
    effort: Annotated[int, Meta(ge=0, le=1000)] = 100  # of hard computers, in per cent; 0: none
    listens: bool = True  # whether to count messages below boards
    postgres: str = ""  # the address of a database shared by several processes; "": the file
    metrics: str = ""  # HOST:PORT for Prometheus
    drain: bool = False  # games are finished, and no new ones begin

    def __post_init__(self) -> None:
        """Checks the addresses; that of a database may contain a password and is never shown."""
        if self.postgres and not self.postgres.startswith(("postgresql://", "postgres://")):
            raise ValueError("TAFELRUNDE_DATABASE must be empty or begin with postgresql://.")
        host, _, port = self.metrics.rpartition(":")
        if self.metrics and not (host and _is_number(port) and 0 < int(port) < 65536):
            said = f"TAFELRUNDE_METRICS = {self.metrics}"
            raise ValueError(f"{said}: must be HOST:PORT, such as 127.0.0.1:9464.")

    @property
    def database(self) -> Path:
        return self.data / ("tafelrunde.sqlite3" if self.token else "local.sqlite3")


def read_settings(
    environment: Mapping[str, str] | None = None, env_file: Path = Path(".env")
) -> Settings:
    """The environment takes precedence over the file; nothing is guessed or corrected."""
    given = {**_file(env_file), **(os.environ if environment is None else environment)}
    texts = {name: text for name, text in given.items() if text}
    texts |= {name: secret for name in SECRETS if (secret := _secret(texts, name))}
    values = {name: _words(text) if name in LISTS else text for name, text in texts.items()}
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except ValidationError as fault:
        raise BadSetting(_sentence(str(fault), texts)) from None


def _file(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    from dotenv import dotenv_values  # only here: a health check in a container reads no file

    return {name: text or "" for name, text in dotenv_values(path, interpolate=False).items()}


def _secret(values: Mapping[str, str], name: str) -> str:
    """The value, or the content of the file that NAME_FILE names."""
    path = values.get(f"{name}_FILE")
    if not path:
        return values.get(name, "").strip()
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as fault:
        raise BadSetting(f"{name}_FILE = {path}: {fault.strerror}.") from None


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _path(kind: type, value: Any) -> Any:
    return kind(value)


def _sentence(fault: str, texts: Mapping[str, str]) -> str:
    """Names the variable and what is allowed; a message of `__post_init__` stays as it is."""
    place = re.search(r"`\$\.(\w+)", fault)
    if place is None:
        return fault
    name = place[1]
    if name in LISTS:
        words = _words(texts[name])
        wrong = next((word for word in words if not _is_number(word)), words[0])
        return f"{name}: {wrong} is not an id; use 'Copy ID' in Discord."
    return f"{name} = {texts[name]}: must be {_allowed(name)}."


def _allowed(name: str) -> str:
    of_field = dict(zip(Settings.__struct_encode_fields__, Settings.__struct_fields__, strict=True))
    kind = get_type_hints(Settings, include_extras=True)[of_field[name]]
    if kind is bool:
        return "1 or 0"
    first, *rest = get_args(kind)
    if first is int:
        return f"a number from {rest[0].ge} to {rest[0].le}"
    return " or ".join((first, *rest))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 20


def environment_with(more: Mapping[str, str]) -> dict[str, str]:
    """The environment for a subprocess: ours with these changes."""
    return {**os.environ, **more}
