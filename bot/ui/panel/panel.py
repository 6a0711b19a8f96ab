"""The private panel: hand, question, and legal answers only.

It is the same in a DM and behind *My hand*; each click replaces it by the next step of the answer.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.contract import TABLE, Menu, Path, Seat
from bot.table.model.table_state import LogEvent
from bot.ui.board.board import FILE_NAME, own_board
from bot.ui.intake.custom_id import PickButton
from bot.ui.message.painting import render_for_reader
from bot.ui.message.parts import Part, Picture, Post, post
from bot.ui.message.stickers import sticker
from bot.ui.message.table_view import Paint, TableView, alt_text
from bot.ui.orders.attention import awake_button, dozing_line
from bot.ui.orders.giving import ROOM, suggestions
from bot.ui.orders.order_words import unread
from bot.ui.panel.controls import (
    buttons_below,
    next_table,
    nights_line,
    other_picks,
    pick_controls,
    waivers,
)
from bot.ui.panel.steps import PanelStep, panel_step
from bot.ui.panel.story import concerning, happened
from bot.ui.plans.plan_status import plan_line, stop_button

LONGEST_REMARKS = 900  # characters, of the 4000 of a message
ACCENT = 0xC9A227


async def panel(
    view: TableView,
    seat: Seat,
    path: Path = (),
    elsewhere: int = 0,
    story: Sequence[LogEvent] = (),
    hint: int = 0,
) -> Post:
    """The panel of this seat, with the answer begun so far.

    `elsewhere` is how many other tables wait for its player; `story` is what happened since they
    last clicked; `hint` is the number of the newcomer's hint, 0 for none.
    """
    ask = view.state.ask_of(seat)
    menu = None if ask is None else view.menu(seat, path)
    if ask is None or menu is None or not view.is_on:
        return await waiting_panel(view, seat, elsewhere, story)
    here = PickButton(view.record.id, seat, view.record.ask_versions[seat], path)
    return post(
        panel_heading(view),
        *([] if path else await _above(view, seat, story, hint)),
        plan_line(view, seat),
        *await question_panel(view, here),
        *([] if path else _offered(view, seat, menu)),
        buttons_below(view, seat, path),
        accent=ACCENT,
    )


async def _above(view: TableView, seat: Seat, story: Sequence[LogEvent], hint: int) -> list[Part]:
    """The lines above the question; not repeated while an answer is begun."""
    return [
        happened(view, seat, story),
        *await sticker(view, concerning(view, seat, story)),
        unread(view, seat),
        score_line(view, seat),
        f"💡 {view.said.say(f'hint-{hint}')}" if hint else None,
    ]


def _offered(view: TableView, seat: Seat, menu: Menu) -> list[Part]:
    """What else can be done."""
    suggested = suggestions(view, seat) if len(menu.picks) <= ROOM else []
    return [waivers(view, seat), nights_line(view, seat), *suggested]


async def question_panel(view: TableView, here: PickButton) -> list[Part]:
    """The present step; the picks next to an opened first pick are shown as well."""
    shown = panel_step(view, here.seat, here.path)
    assert shown is not None
    inner = replace(here, path=shown.path)
    parts = await _choice(view, inner, shown.menu, is_first=not here.path)
    return [
        _question(view, here, shown),
        _remarks(view, inner, shown.menu),
        *parts,
        other_picks(view, here, shown),
    ]


async def _choice(view: TableView, here: PickButton, menu: Menu, *, is_first: bool) -> list[Part]:
    """The menu of a step: its preview, or the hand, and always a board; its buttons."""
    preview = await _preview(view, here, menu)
    controls = pick_controls(view, here, menu, numbered=bool(preview))
    if not is_first:
        return [*preview, *controls]
    hand = await _hand_beside(view, here.seat, menu)
    return [*(preview or await _board(view)), *hand, *controls]


async def _preview(view: TableView, here: PickButton, menu: Menu) -> list[Picture]:
    """A preview that replaces the hand says in words what the hand would."""
    seat, path = here.seat, here.path
    lines = view.numbered(seat, path, menu, ": ")
    if menu.about in view.painter.hand_shown_in:
        lines += view.hand_lines(seat)
    name = f"choice-{view.record.public_version}-{len(path)}.png"
    return await _private(view, view.preview(seat, path, menu), name, lines)


async def _hand_beside(view: TableView, seat: Seat, menu: Menu) -> list[Picture]:
    """The hand, unless the preview of this menu shows it already."""
    if menu.about in view.painter.hand_shown_in:
        return []
    return await shown_hand(view, seat)


async def waiting_panel(
    view: TableView,
    seat: Seat,
    elsewhere: int = 0,
    story: Sequence[LogEvent] = (),
) -> Post:
    """Nothing to decide: the result of the last click, with board and hand of that moment."""
    return post(
        panel_heading(view),
        happened(view, seat, story),
        *await sticker(view, concerning(view, seat, story)),
        unread(view, seat),
        score_line(view, seat),
        plan_line(view, seat),
        view.paused() or _window(view) or view.who_decides(),
        _moment(view),
        *await _board(view),
        *await shown_hand(view, seat),
        dozing_line(view, seat),
        nights_line(view, seat),
        *suggestions(view, seat),
        [*awake_button(view, seat), *stop_button(view, seat)],
        [*next_table(view, elsewhere), *buttons_below(view, seat, ())],
        accent=ACCENT,
    )


def score_line(view: TableView, seat: Seat) -> str:
    """The goal, the player's score and the leader."""
    return f"-# {view.score(seat)}"


def _moment(view: TableView) -> str | None:
    """The moment of the panel: others may have moved since, and *Refresh* shows it."""
    asked = view.record.asked_at.values()
    return view.common.say("panel-moment", when=f"<t:{int(max(asked))}:R>") if asked else None


def _window(view: TableView) -> str | None:
    """For seats that are not asked in the open window, or have answered: both see the same."""
    if not view.is_on or view.state.ask_of(TABLE) is None:
        return None
    return _timed(view, view.common.say("panel-window"))


async def _board(view: TableView) -> list[Picture]:
    return await own_board(view, view.public, FILE_NAME.format(view.record.public_version))


async def shown_hand(view: TableView, seat: Seat) -> list[Picture]:
    name = f"hand-{view.record.public_version}.png"
    return await _private(view, view.hand(seat), name, view.hand_lines(seat) or [view.title])


async def _private(view: TableView, paint: Paint, name: str, lines: list[str]) -> list[Picture]:
    return await render_for_reader(paint, view.record.game, view.look, name, alt_text(lines))


def panel_heading(view: TableView) -> str:
    return f"### {view.title} · {_where(view)}"


def _where(view: TableView) -> str:
    return f"<#{view.record.channel}>"


def _question(view: TableView, here: PickButton, shown: PanelStep) -> str:
    """What is asked, after what was picked so far or lies open; a turn is one sentence."""
    lines, seat = [], here.seat
    base = view.menu(seat, shown.base)
    is_opened = shown.path and (shown.others or not here.path)
    if is_opened and here.planned is None and base is not None:
        lines.append(view.asks_you(base, seat))
    begun = " · ".join(view.labels(seat, shown.path))
    asked = view.asks_you(shown.menu, seat)
    lines.append(f"{begun}: {asked}" if begun else asked)
    return _timed(view, "\n".join(lines))


def _timed(view: TableView, text: str) -> str:
    deadline = view.deadline()
    return text if deadline is None else f"{text}\n{view.until(deadline)}"


def _remarks(view: TableView, here: PickButton, menu: Menu) -> str | None:
    """What the choices do, cost or risk, in small lines: as many as there is room for; the picks
    come in the order a player wants them."""
    lines: list[str] = []
    for remark in view.remarks(here.seat, here.path, menu):
        if sum(map(len, lines)) + len(remark) > LONGEST_REMARKS:
            lines.append("-# …")
            break
        lines.append(f"-# {remark}")
    return "\n".join(lines) or None
