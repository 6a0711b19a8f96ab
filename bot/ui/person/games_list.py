"""All tables of a person: a list, *Next*, and a select."""

from collections.abc import Callable

import discord

from bot.table.model.record import Phase
from bot.table.people.agenda import AgendaEntry, Place
from bot.ui.intake.buttons import Buttons, Style, TableButton, TableSelect
from bot.ui.intake.custom_id import APART, NO_TABLE, VerbButton
from bot.ui.message.escaping import clipped
from bot.ui.message.parts import Post, post
from bot.ui.message.table_view import LABEL, TableView
from bot.words import Words

MOST = 25  # the limit of a select; with more tables it has the oldest
LONGEST = 60  # characters of names, so that 25 lines fit into a message
ACCENT = 0x5E7FA3
Way = list[tuple[AgendaEntry, TableView]]
Where = Callable[[AgendaEntry], str]  # server and channel by name


def games_list(
    common: Words,
    buttons: Buttons,
    way: Way,
    at: AgendaEntry | None,
    where: Where,
) -> Post:
    """`at` is the table opened last; *Next* continues from there."""
    if not way:
        return post(f"## {common.say('games-title')}\n{common.say('games-none')}", accent=ACCENT)
    way = way[:MOST]
    asked = [_line(visit, view, at) for visit, view in way if visit.place is not None]
    others = [_line(visit, view, at) for visit, view in way if visit.place is None]
    return post(
        f"## {common.say('games-title')}",
        _part(common, "games-asked", asked) or common.say("games-idle"),
        _part(common, "games-waiting", others),
        _buttons(common, buttons, way, at),
        _choice(common, buttons, way, where),
        accent=ACCENT,
    )


def _part(common: Words, title: str, lines: list[str]) -> str | None:
    return f"**{common.say(title)}** ({len(lines)})\n" + "\n".join(lines) if lines else None


def _line(visit: AgendaEntry, view: TableView, at: AgendaEntry | None) -> str:
    here = at is not None and at.table is visit.table
    mark = "▶️" if here else "-"
    return f"{mark} **{view.title}** · <#{view.record.channel}> · {_state(visit, view)}"


def _state(visit: AgendaEntry, view: TableView) -> str:
    """Until when they are asked, or whom the table waits for."""
    if view.record.phase is Phase.LOBBY:
        return view.common.say("games-lobby")
    if view.record.pause is not None:
        return view.common.say("games-paused")
    if view.record.chairs[visit.seat].computer:
        return view.common.say("games-warm")
    deadline = view.deadline()
    until = "" if deadline is None else f" · <t:{int(deadline)}:R>"
    return _who(visit, view) + until


def _who(visit: AgendaEntry, view: TableView) -> str:
    """The names of others; never the reader's own."""
    if visit.place is not None:
        return view.common.say("games-you")
    return clipped(view.who_decides().partition("\n")[0].replace("**", ""), LONGEST)


def _buttons(
    common: Words, buttons: Buttons, way: Way, at: AgendaEntry | None
) -> list[TableButton]:
    """*Since* is about the table opened last, at first about the first one."""
    found, first = [], way[0][0]
    if first.place is not None:
        label, last = common.say("button-next"), packed_place(None if at is None else at.place)
        found.append(buttons.verb("next", label, last, style=Style.success, emoji="▶️"))
    if (at or first).table.record.phase is Phase.RUNNING:
        label, table = common.say("button-since"), (at or first).table.record.id
        found.append(buttons.verb("since", label, APART, table=table, emoji="🕰️"))
    return [*found, buttons.verb("games", common.say("button-refresh"), emoji="🔄")]


def _choice(common: Words, buttons: Buttons, way: Way, where: Where) -> TableSelect | None:
    options = [
        discord.SelectOption(
            label=f"{view.title} · {where(visit)}"[:LABEL],
            value=str(view.record.id),
            description=common.say("games-waiting" if visit.place is None else "games-asked"),
        )
        for visit, view in way
        if view.record.phase is Phase.RUNNING
    ]
    verb, hint = VerbButton(NO_TABLE, "visit", select=True), common.say("games-choose")
    return buttons.select(verb, options, hint) if options else None


def packed_place(place: Place | None) -> str:
    return "" if place is None else f"{place[0]:x}-{place[1]:x}"


def unpacked_place(text: str) -> Place | None:
    moment, _, table = text.partition("-")
    return (int(moment, 16), int(table, 16)) if table else None
