"""The private panel: your hand, the question put to you, and only legal answers.

It is the same in a DM and behind *My hand*; a click replaces it by the next step of the answer.
"""

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.games.contract import TABLE, Menu, Path, Seat, together
from bot.table.model.table_state import LogEvent
from bot.table.play.undo.undoable import may_undo
from bot.ui.board.board import FILE_NAME, own_board
from bot.ui.intake.arguments import Taken, write
from bot.ui.intake.buttons import Style, TableButton, TableSelect
from bot.ui.intake.custom_id import Pick, Verb
from bot.ui.message.painting import render_for_reader
from bot.ui.message.parts import Part, Picture, Post, post
from bot.ui.message.stickers import sticker
from bot.ui.message.table_view import LABEL, Paint, TableView, alt_text
from bot.ui.orders.attention import awake_button, dozing_line
from bot.ui.orders.order_words import unread
from bot.ui.orders.suggestions import ROOM, suggestions
from bot.ui.panel.hinting import hint_button
from bot.ui.panel.nights import nights_button, nights_line
from bot.ui.panel.remarks import remarks
from bot.ui.panel.steps import PanelStep, back_target, panel_step
from bot.ui.panel.story import concerning, happened
from bot.ui.panel.window import waivers
from bot.ui.plans.plan_status import plan_button, plan_line, stop_button
from bot.ui.rules.rules_pages import of_table, page_about

MOST_BUTTONS = 20  # four rows; the fifth is for Back and its like
ACCENT = 0xC9A227


async def panel(
    scene: TableView,
    seat: Seat,
    path: Path = (),
    elsewhere: int = 0,
    story: Sequence[LogEvent] = (),
    hint: int = 0,
) -> Post:
    """What this seat is shown now, with the answer begun so far.

    `elsewhere` is how many other tables wait for whoever sits here; `story` is what has happened
    since they last clicked; `hint` is which of the three for newcomers they get, 0: none.
    """
    ask = scene.state.ask_of(seat)
    menu = None if ask is None else scene.menu(seat, path)
    if ask is None or menu is None or not scene.is_on:
        return await waiting(scene, seat, elsewhere, story)
    here = Pick(scene.record.id, seat, scene.record.ask_versions[seat], path)
    return post(
        heading(scene),
        *([] if path else await _above(scene, seat, story, hint)),
        plan_line(scene, seat),
        *await asked(scene, here),
        *([] if path else _offered(scene, seat, menu)),
        _below(scene, seat, path),
        accent=ACCENT,
    )


async def _above(scene: TableView, seat: Seat, story: Sequence[LogEvent], hint: int) -> list[Part]:
    """What is read before the question; whoever has begun to answer has read it."""
    return [
        happened(scene, seat, story),
        *await sticker(scene, concerning(scene, seat, story)),
        unread(scene, seat),
        score_line(scene, seat),
        f"💡 {scene.said.say(f'hint-{hint}')}" if hint else None,
    ]


def _offered(scene: TableView, seat: Seat, menu: Menu) -> list[Part]:
    """What can be done beside answering."""
    suggested = suggestions(scene, seat) if len(menu.picks) <= ROOM else []
    return [waivers(scene, seat), nights_line(scene, seat), *suggested]


async def asked(scene: TableView, here: Pick) -> list[Part]:
    """The step that is to be shown here; beside an opened first pick stand the others."""
    shown = panel_step(scene, here.seat, here.path)
    assert shown is not None
    inner = replace(here, path=shown.path)
    parts = await _choice(scene, inner, shown.menu, is_first=not here.path)
    return [
        _question(scene, here, shown),
        remarks(scene, inner, shown.menu),
        *parts,
        _others(scene, here, shown),
    ]


async def _choice(scene: TableView, here: Pick, menu: Menu, *, is_first: bool) -> list[Part]:
    """The menu of a step: its preview, at first the hand and in any case a board; its buttons."""
    preview = await _preview(scene, here, menu)
    controls = _controls(scene, here, menu, numbered=bool(preview))
    if not is_first:
        return [*preview, *controls]
    hand = await _hand_beside(scene, here.seat, menu)
    return [*(preview or await _board(scene)), *hand, *controls]


async def _preview(scene: TableView, here: Pick, menu: Menu) -> list[Picture]:
    """A preview that stands for the hand as well tells in words what the hand would."""
    seat, path = here.seat, here.path
    lines = scene.numbered(seat, path, menu, ": ")
    if menu.about in scene.painter.hand_shown_in:
        lines += scene.hand_lines(seat)
    name = f"choice-{scene.record.public_version}-{len(path)}.png"
    return await _private(scene, scene.preview(seat, path, menu), name, lines)


async def _hand_beside(scene: TableView, seat: Seat, menu: Menu) -> list[Picture]:
    """The hand, unless the preview of this menu shows it: nobody wants the same thing twice."""
    if menu.about in scene.painter.hand_shown_in:
        return []
    return await shown_hand(scene, seat)


async def waiting(
    scene: TableView,
    seat: Seat,
    elsewhere: int = 0,
    story: Sequence[LogEvent] = (),
) -> Post:
    """Nothing to decide just now: what the last click brought, board and hand as of this moment."""
    return post(
        heading(scene),
        happened(scene, seat, story),
        *await sticker(scene, concerning(scene, seat, story)),
        unread(scene, seat),
        score_line(scene, seat),
        plan_line(scene, seat),
        scene.paused() or _window(scene) or scene.who_decides(),
        _moment(scene),
        *await _board(scene),
        *await shown_hand(scene, seat),
        dozing_line(scene, seat),
        nights_line(scene, seat),
        *suggestions(scene, seat),
        [*awake_button(scene, seat), *stop_button(scene, seat)],
        [*_next_table(scene, elsewhere), *_below(scene, seat, ())],
        accent=ACCENT,
    )


def score_line(scene: TableView, seat: Seat) -> str:
    """The goal, the own score and the leader."""
    return f"-# {scene.score(seat)}"


def _moment(scene: TableView) -> str | None:
    """Of when it is: others may have moved since, and *Refresh* tells."""
    asked = scene.record.asked_at.values()
    return scene.common.say("panel-moment", when=f"<t:{int(max(asked))}:R>") if asked else None


def _next_table(scene: TableView, elsewhere: int) -> list[TableButton]:
    """The way on to whatever else waits for this person."""
    if not elsewhere:
        return []
    verb = Verb(scene.record.id, "next_table")
    label = scene.common.say("button-next_table", number=elsewhere)
    return [scene.button(verb, label, style=Style.success, emoji="▶️")]


def _window(scene: TableView) -> str | None:
    """Said to those who are not asked in an open window, whether they have answered or not."""
    if not scene.is_on or scene.state.ask_of(TABLE) is None:
        return None
    return _timed(scene, scene.common.say("panel-window"))


async def _board(scene: TableView) -> list[Picture]:
    return await own_board(scene, scene.view, FILE_NAME.format(scene.record.public_version))


async def shown_hand(scene: TableView, seat: Seat) -> list[Picture]:
    name = f"hand-{scene.record.public_version}.png"
    return await _private(scene, scene.hand(seat), name, scene.hand_lines(seat) or [scene.title])


async def _private(scene: TableView, paint: Paint, name: str, lines: list[str]) -> list[Picture]:
    return await render_for_reader(paint, scene.record.game, scene.look, name, alt_text(lines))


def heading(scene: TableView) -> str:
    return f"### {scene.title} · {_where(scene)}"


def _where(scene: TableView) -> str:
    return f"<#{scene.record.channel}>"


def _question(scene: TableView, here: Pick, shown: PanelStep) -> str:
    """What is asked, after what was picked for this answer or lies open; a turn is told as one."""
    lines, seat = [], here.seat
    base = scene.menu(seat, shown.base)
    is_opened = shown.path and (shown.others or not here.path)
    if is_opened and here.planned is None and base is not None:
        lines.append(scene.asks_you(base, seat))
    begun = " · ".join(scene.labels(seat, shown.path))
    asked = scene.asks_you(shown.menu, seat)
    lines.append(f"{begun}: {asked}" if begun else asked)
    return _timed(scene, "\n".join(lines))


def _timed(scene: TableView, text: str) -> str:
    deadline = scene.deadline()
    return text if deadline is None else f"{text}\n{scene.until(deadline)}"


def _controls(scene: TableView, here: Pick, menu: Menu, *, numbered: bool) -> list[Part]:
    """Buttons; or a select, where many are offered or several may be picked at once."""
    if numbered:
        labels = scene.numbered(here.seat, here.path, menu, " · ")
    else:
        labels = [scene.label(here.seat, here.path, pick) for pick in menu.picks]
    labels = [label[:LABEL] for label in labels]
    if len(menu.picks) > MOST_BUTTONS or menu.most > 1 or menu.least != 1:
        return [_select(scene, here, menu, labels), *_none(scene, here, menu)]
    buttons = zip(menu.picks, labels, strict=True)
    return [[_pick_button(scene, here, menu, pick, label) for pick, label in buttons]]


def _others(scene: TableView, here: Pick, shown: PanelStep) -> list[TableButton]:
    found = []
    for *base, pick in shown.others:
        beside = replace(here, path=tuple(base))
        if (menu := scene.menu(here.seat, beside.path)) is not None:
            label = scene.label(here.seat, beside.path, pick)
            found.append(_pick_button(scene, beside, menu, pick, label))
    return found


def _pick_button(scene: TableView, here: Pick, menu: Menu, pick: str, label: str) -> TableButton:
    style = Style.secondary if pick in menu.quiet else Style.primary
    return scene.button(replace(here, path=(*here.path, pick)), label, style=style)


def _select(scene: TableView, here: Pick, menu: Menu, labels: list[str]) -> TableSelect:
    options = [
        discord.SelectOption(label=label, value=pick)
        for pick, label in zip(menu.picks, labels, strict=True)
    ]
    hint = scene.common.say("panel-choose", least=menu.least, most=menu.most)
    meaning = replace(here, select=True)
    return scene.select(meaning, options, hint, max(1, menu.least), menu.most)


def _none(scene: TableView, here: Pick, menu: Menu) -> list[Part]:
    """A select cannot be sent off empty: none at all is a button of its own."""
    if menu.least > 0:
        return []
    chosen = replace(here, path=(*here.path, "-"))
    return [[scene.button(chosen, scene.common.say("panel-none"))]]


def _below(scene: TableView, seat: Seat, path: Path) -> list[TableButton]:
    """Back is free: nothing is submitted before the last pick."""
    found = [] if path else [*nights_button(scene, seat), *_undo(scene, seat)]
    table, say = scene.record.id, scene.common.say
    if path:
        back = Pick(table, seat, scene.record.ask_versions[seat], back_target(scene, seat, path))
        found.append(scene.button(back, say("button-back"), emoji="↩️"))
    elif scene.game.OFFERS and scene.record.phase == "running":
        found.append(scene.button(Verb(table, "orders"), say("button-orders"), emoji="📜"))
    if not path:
        found += plan_button(scene, seat)
        if scene.record.phase == "running":
            found.append(scene.button(Verb(table, "since"), say("button-since"), emoji="🕰️"))
        found.append(scene.button(Verb(table, "refresh"), say("button-refresh"), emoji="🔄"))
    found += [] if path else hint_button(scene, seat)
    return [*found, _rules(scene, seat, path)]


def _rules(scene: TableView, seat: Seat, path: Path) -> TableButton:
    """Opens where the question that is asked here is explained."""
    ask, menu = scene.state.ask_of(seat), None
    if ask is not None and scene.is_on:
        shown = panel_step(scene, seat, path)
        menu = None if shown is None else shown.menu
    abouts = [one.about for one in (menu, ask) if one is not None]
    turned = of_table(scene.record.id, apart=False)(page_about(scene.record.game, abouts))
    return scene.button(turned, scene.common.say("button-rules"), emoji="❓")


def _undo(scene: TableView, seat: Seat) -> list[TableButton]:
    """Offered only while it would work."""
    loose = scene.record.undo.open
    if loose is None or not may_undo(scene.record, seat):
        return []
    verb = Verb(scene.record.id, "undo", write(Taken(loose.public_version)))
    return [scene.button(verb, scene.common.say("button-undo"), emoji="⏪")]


def joined(path: Path, values: list[str], menu: Menu | None) -> Path:
    """The path after a select: one value, or several spelled in menu order."""
    return (*path, together(values) if menu is None else menu.in_order(values))
