"""The lobby: a card for all with the seats, and the host's private panel of options."""

from collections.abc import Mapping

import discord
import msgspec

from bot.games.kit.options import choosable
from bot.table.seating.lobby import NO_ZONE, table_options, zones
from bot.ui.intake.buttons import Style, TableButton, TableSelect
from bot.ui.intake.custom_id import Verb
from bot.ui.message.banners import banner
from bot.ui.message.parts import Part, Post, post
from bot.ui.message.table_view import TableView
from bot.words import Names

ACCENT = 0x3B6EA5


async def lobby_card(scene: TableView) -> Post:
    """The title picture, what the game is, who sits there, and what can be chosen."""
    say = scene.common.say
    seats = range(len(scene.record.chairs))
    taken = "\n".join(f"{seat + 1}. {_chair(scene, seat)}" for seat in seats)
    players = say("lobby-players", players=scene.said.say("players"))
    return post(
        await banner(scene.record.game, scene.language, scene.painter.banner),
        f"## {scene.title}\n{scene.said.say('tagline')}\n-# {players}",
        f"{taken}\n\n{summary(scene)}",
        _pace(scene),
        _seat_buttons(scene),
        _host_buttons(scene),
        accent=ACCENT,
    )


def options_panel(scene: TableView) -> Post:
    """Every option as a select of named values: the table's, then the game's."""
    parts: list[Part] = [f"### {scene.title}: {scene.common.say('lobby-options')}"]
    for name, (values, chosen) in table_options(scene.record).items():
        if name != "pace":
            parts.append(_option(scene, name, [*values], chosen))
    for name, known in _choosable(scene).items():
        current = str(scene.record.options.get(name))
        parts.append(_option(scene, name, [str(value) for value in known], current))
    return post(*parts, accent=ACCENT)


def zone_panel(scene: TableView) -> Post:
    """Asked of the host once the game has begun: where the nights are of whoever has told none."""
    say, title = scene.common.say, _name(scene, "zone")
    options = [
        discord.SelectOption(label=_value(scene, "zone", zone, scene.names), value=zone)
        for zone in zones(scene.record)
    ]
    return post(
        say("zone-ask"), scene.select(Verb(scene.record.id, "zone", select=True), options, title)
    )


def summary(scene: TableView) -> str:
    """What one wants to know before joining: time, length, and whatever is not as usual."""
    usual = {"start_seat": "random", **msgspec.to_builtins(scene.game.Options())}
    table = {name: value for name, (_, value) in table_options(scene.record).items()}
    shown = {name: table[name] for name in ("turn_time", "start_seat")} | scene.record.options
    chosen = [
        f"{_name(scene, name)}: {_value(scene, name, str(value), scene.text_names)}"
        for name, value in shown.items()
        if name in ("turn_time", "length") or value != usual[name]
    ]
    return "-# " + " · ".join(chosen)


def _choosable(scene: TableView) -> Mapping[str, tuple[int | str, ...]]:
    return choosable(scene.game.Options, scene.record.options)


def _chair(scene: TableView, seat: int) -> str:
    chair, name = scene.record.chairs[seat], scene.text_names[seat]
    if chair.user is None:
        return f"🤖 {name}"
    crown = " 👑" if chair.user == scene.record.host else ""
    return f"**{name}**{crown}"


def _pace(scene: TableView) -> TableSelect:
    values, chosen = table_options(scene.record)["pace"]
    return _option(scene, "pace", [*values], chosen)


def _option(scene: TableView, name: str, values: list[str], chosen: str) -> TableSelect:
    title = _name(scene, name)
    labels = [f"{title}: {_value(scene, name, value, scene.names)}"[:100] for value in values]
    options = [
        discord.SelectOption(label=label, value=value, default=value == chosen)
        for label, value in zip(labels, values, strict=True)
    ]
    return scene.select(Verb(scene.record.id, "option", name, select=True), options, title)


def _name(scene: TableView, name: str) -> str:
    own = f"option-{name}"
    return scene.said.say(own) if scene.said.has(own) else scene.common.say(own)


def _value(scene: TableView, name: str, value: str, names: Names) -> str:
    if name == "start_seat" and value.isdigit():
        return names[int(value)] if int(value) < len(names) else "?"
    if name == "zone" and value != NO_ZONE:
        return value.rpartition("/")[2].replace("_", " ")
    own = f"option-{name}-{value}"
    return scene.said.say(own) if scene.said.has(own) else scene.common.say(own)


def _seat_buttons(scene: TableView) -> list[TableButton]:
    table, say = scene.record.id, scene.common.say
    leave = scene.button(Verb(table, "leave"), say("button-leave"))
    if len(scene.record.chairs) == max(scene.game.SEATS):
        return [leave]
    return [
        scene.button(Verb(table, "join"), say("button-join"), style=Style.primary, emoji="🪑"),
        leave,
        scene.button(Verb(table, "computer", "normal"), say("button-computer"), emoji="🤖"),
        scene.button(Verb(table, "computer", "easy"), say("button-computer-easy"), emoji="🐣"),
        scene.button(Verb(table, "computer", "hard"), say("button-computer-hard"), emoji="🦉"),
    ]


def _host_buttons(scene: TableView) -> list[TableButton]:
    table, say = scene.record.id, scene.common.say
    enough = len(scene.record.chairs) >= min(scene.game.SEATS)
    style = Style.success if enough else Style.secondary
    made = [
        scene.button(Verb(table, "start"), say("button-start"), style=style, emoji="▶️"),
        scene.button(Verb(table, "options"), say("button-options"), emoji="⚙️"),
        scene.button(Verb(table, "cancel"), say("button-cancel")),
    ]
    if any(chair.user is None for chair in scene.record.chairs):
        made.insert(2, scene.button(Verb(table, "uncomputer"), say("button-uncomputer")))
    return made
