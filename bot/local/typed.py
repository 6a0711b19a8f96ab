"""Slash commands as a person can type them: only registered ones, only with valid options."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, NamedTuple

from bot.local.model import Channel, ChannelKind, Json, User
from bot.local.permissions import EVERYTHING, Can
from bot.local.records import GLOBAL
from bot.local.wire import Wire
from bot.local.world import World


class Impossible(Exception):
    """The client would not let a person do this."""


class Kinds(IntEnum):
    """Option types."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10


NESTED = (Kinds.SUBCOMMAND, Kinds.GROUP)
TYPES: Mapping[int, tuple[type, ...]] = {
    Kinds.STRING: (str,),
    Kinds.INTEGER: (int,),
    Kinds.BOOLEAN: (bool,),
    Kinds.NUMBER: (int, float),
    Kinds.USER: (User,),
    Kinds.CHANNEL: (Channel,),
}


class Typed(NamedTuple):
    """A command line: the command, its path of names, and the options of its last part."""

    command: Json
    path: list[str]
    options: list[Json]
    data: Json


def commands_for(world: World, user: User, channel: Channel) -> list[Json]:
    """What the person is offered on typing a slash here; a guild's own command comes first."""
    local = world.commands.get(channel.guild, []) if channel.guild is not None else []
    names = {one["name"] for one in local}
    known = local + [one for one in world.commands[GLOBAL] if one["name"] not in names]
    return [one for one in known if one["type"] == 1 and _offered(world, one, user, channel)]


def line(
    world: World, wire: Wire, user: User, channel: Channel, words: str, values: Mapping[str, Any]
) -> Typed:
    """The interaction data of a whole command line."""
    command, parts, offered = _resolve(world, user, channel, words)
    _nothing_unknown(words, offered, values)
    filled = [
        {"name": one["name"], "type": one["type"], "value": _value(one, values)}
        for one in offered
        if _given(words, one, values)
    ]
    return _typed(command, parts, filled, _resolved(wire, channel, values))


def unfinished(
    world: World,
    user: User,
    channel: Channel,
    words: str,
    focus: str,
    text: str,
    values: Mapping[str, Any],
) -> Typed:
    """The data of a line in which one option with autocompletion is being typed."""
    command, parts, offered = _resolve(world, user, channel, words)
    _nothing_unknown(words, offered, values)
    focused = next((one for one in offered if one["name"] == focus), None)
    if focused is None or not focused.get("autocomplete"):
        raise Impossible(f"/{words}: {focus} completes nothing")
    others = [
        {"name": one["name"], "type": one["type"], "value": values[one["name"]]}
        for one in offered
        if one["name"] in values and one is not focused
    ]
    typing = {"name": focus, "type": focused["type"], "value": text, "focused": True}
    return _typed(command, parts, [*others, typing], {})


def _offered(world: World, command: Json, user: User, channel: Channel) -> bool:
    place = 1 if channel.kind is ChannelKind.DM else 0
    contexts = command.get("contexts")
    if contexts is not None and place not in contexts:
        return False
    if channel.kind is ChannelKind.DM:
        return "guild_id" not in command and command.get("dm_permission") is not False
    allowed = world.allowed(user.id, channel)
    if not allowed & Can.USE_APPLICATION_COMMANDS:
        return False
    needed = command.get("default_member_permissions")
    if needed is None or allowed == EVERYTHING:
        return True
    return int(needed) != 0 and allowed & int(needed) == int(needed)


def _resolve(
    world: World, user: User, channel: Channel, words: str
) -> tuple[Json, list[Json], list[Json]]:
    """The command, the subcommands on the way, and the options that the last one offers."""
    first, *rest = words.removeprefix("/").split()
    command = _named(commands_for(world, user, channel), first, user, words)
    parts: list[Json] = []
    offered: list[Json] = command.get("options") or []
    for word in rest:
        nested = [one for one in offered if one["type"] in NESTED]
        parts.append(_named(nested, word, user, words))
        offered = parts[-1].get("options") or []
    if any(one["type"] in NESTED for one in offered):
        raise Impossible(f"/{words} is no whole command")
    return command, parts, offered


def _named(found: list[Json], word: str, user: User, words: str) -> Json:
    for one in found:
        local = (one.get("name_localizations") or {}).get(user.locale)
        if word in (one["name"], local):
            return one
    names = ", ".join(one["name"] for one in found)
    raise Impossible(f"/{words}: {user.display} is not offered {word!r}, only: {names}")


def _nothing_unknown(words: str, offered: list[Json], values: Mapping[str, Any]) -> None:
    unknown = values.keys() - {one["name"] for one in offered}
    if unknown:
        raise Impossible(f"/{words} has no option {', '.join(sorted(unknown))}")


def _given(words: str, option: Json, values: Mapping[str, Any]) -> bool:
    if option.get("required") and option["name"] not in values:
        raise Impossible(f"/{words}: {option['name']} is required")
    return option["name"] in values


def _value(option: Json, values: Mapping[str, Any]) -> Any:
    value = values[option["name"]]
    if option.get("choices"):
        return _choice(option, value)
    types = TYPES.get(option["type"], ())
    if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
        raise Impossible(f"{option['name']}: {value!r} is of the wrong type")
    if not isinstance(value, (User, Channel)):
        _in_bounds(option, value)
        return value
    return str(value.id)


def _resolved(wire: Wire, channel: Channel, values: Mapping[str, Any]) -> Json:
    """The people and channels named in the line, as the bot will want to know them."""
    found: Json = {}
    for value in values.values():
        named: Json = {}
        if isinstance(value, User):
            named = wire.resolved(value, channel.guild)
        elif isinstance(value, Channel):
            named = {"channels": {str(value.id): wire.channel(value)}}
        for key, entries in named.items():
            found.setdefault(key, {}).update(entries)
    return found


def _choice(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    raise Impossible(f"{option['name']}: {value!r} is no choice")


def _in_bounds(option: Json, value: Any) -> None:
    size, bound = (len(value), "length") if isinstance(value, str) else (value, "value")
    least, most = option.get(f"min_{bound}"), option.get(f"max_{bound}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{option['name']}: {value!r} is out of bounds ({least} to {most})")


def _typed(command: Json, parts: list[Json], filled: list[Json], resolved: Json) -> Typed:
    nested = filled
    for part in reversed(parts):
        nested = [{"name": part["name"], "type": part["type"], "options": nested}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": nested}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if resolved:
        data["resolved"] = resolved
    path = [command["name"], *(part["name"] for part in parts)]
    return Typed(command, path, filled, data)
