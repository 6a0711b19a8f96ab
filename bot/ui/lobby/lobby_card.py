"""The lobby: a card for everybody, and the host's private panel of options."""

from collections.abc import Mapping

import msgspec

from bot.games.kit.options import choosable
from bot.table.seating.lobby import NO_ZONE, table_options, zones
from bot.ui.intake.buttons import Style, TableButton, TableSelect
from bot.ui.message.banners import banner
from bot.ui.message.parts import Part, Post, post
from bot.ui.message.table_view import TableView
from bot.words import Names

ACCENT = 0x3B6EA5


async def lobby_card(view: TableView) -> Post:
    """Title picture, description, seats and settings."""
    say = view.common.say
    seats = range(len(view.record.chairs))
    taken = "\n".join(f"{seat + 1}. {_chair(view, seat)}" for seat in seats)
    players = say("lobby-players", players=view.said.say("players"))
    return post(
        await banner(view.record.game, view.language, view.painter.banner),
        f"## {view.title}\n{view.said.say('tagline')}\n-# {players}",
        f"{taken}\n\n{summary(view)}",
        _pace(view),
        _seat_buttons(view),
        _host_buttons(view),
        accent=ACCENT,
    )


def options_panel(view: TableView) -> Post:
    """Each option as a select: the table's, then the game's."""
    parts: list[Part] = [f"### {view.title}: {view.common.say('lobby-options')}"]
    for name, (values, chosen) in table_options(view.record).items():
        if name != "pace":
            parts.append(_option(view, name, [*values], chosen))
    for name, known in _choosable(view).items():
        current = str(view.record.options.get(name))
        parts.append(_option(view, name, [str(value) for value in known], current))
    return post(*parts, accent=ACCENT)


def zone_panel(view: TableView) -> Post:
    """Asks the host, once the game has begun, for the time zone of the default nights."""
    labels = {zone: _value(view, "zone", zone, view.names) for zone in zones(view.record)}
    return post(view.common.say("zone-ask"), view.verb_select("zone", labels, _name(view, "zone")))


def summary(view: TableView) -> str:
    """What matters before joining: time, length, and settings that are not the usual ones."""
    usual = {"start_seat": "random", **msgspec.to_builtins(view.game.Options())}
    table = {name: value for name, (_, value) in table_options(view.record).items()}
    shown = {name: table[name] for name in ("turn_time", "start_seat")} | view.record.options
    chosen = [
        f"{_name(view, name)}: {_value(view, name, str(value), view.text_names)}"
        for name, value in shown.items()
        if name in ("turn_time", "length") or value != usual[name]
    ]
    return "-# " + " · ".join(chosen)


def _choosable(view: TableView) -> Mapping[str, tuple[int | str, ...]]:
    return choosable(view.game.Options, view.record.options)


def _chair(view: TableView, seat: int) -> str:
    chair, name = view.record.chairs[seat], view.text_names[seat]
    if chair.user is None:
        return f"🤖 {name}"
    crown = " 👑" if chair.user == view.record.host else ""
    return f"**{name}**{crown}"


def _pace(view: TableView) -> TableSelect:
    values, chosen = table_options(view.record)["pace"]
    return _option(view, "pace", [*values], chosen)


def _option(view: TableView, name: str, values: list[str], chosen: str) -> TableSelect:
    title = _name(view, name)
    labels = {value: f"{title}: {_value(view, name, value, view.names)}"[:100] for value in values}
    return view.verb_select("option", labels, title, name, chosen)


def _name(view: TableView, name: str) -> str:
    own = f"option-{name}"
    return view.said.say(own) if view.said.has(own) else view.common.say(own)


def _value(view: TableView, name: str, value: str, names: Names) -> str:
    if name == "start_seat" and value.isdigit():
        return names[int(value)] if int(value) < len(names) else "?"
    if name == "zone" and value != NO_ZONE:
        return value.rpartition("/")[2].replace("_", " ")
    own = f"option-{name}-{value}"
    return view.said.say(own) if view.said.has(own) else view.common.say(own)


def _seat_buttons(view: TableView) -> list[TableButton]:
    say, leave = view.common.say, view.verb("leave")
    if len(view.record.chairs) == max(view.game.SEATS):
        return [leave]
    return [
        view.verb("join", style=Style.primary, emoji="🪑"),
        leave,
        view.verb("computer", say("button-computer"), "normal", emoji="🤖"),
        view.verb("computer", say("button-computer-easy"), "easy", emoji="🐣"),
        view.verb("computer", say("button-computer-hard"), "hard", emoji="🦉"),
    ]


def _host_buttons(view: TableView) -> list[TableButton]:
    enough = len(view.record.chairs) >= min(view.game.SEATS)
    style = Style.success if enough else Style.secondary
    made = [
        view.verb("start", style=style, emoji="▶️"),
        view.verb("options", emoji="⚙️"),
        view.verb("cancel"),
    ]
    if any(chair.user is None for chair in view.record.chairs):
        made.insert(2, view.verb("uncomputer"))
    return made
