"""The buttons and selects of a panel: the picks of its question, and what else can be done."""

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import Menu, Path, Seat, join_picks
from bot.table.model.record import Phase
from bot.table.play.hints import is_given
from bot.table.play.undo.undoable import may_undo
from bot.table.play.windows import waivers_at_hand
from bot.table.time.whose_clock import NIGHT, habits_of
from bot.ui.intake.buttons import Style, TableButton, TableSelect
from bot.ui.intake.custom_id import PickButton
from bot.ui.message.parts import Part
from bot.ui.message.table_view import LABEL, TableView
from bot.ui.panel.steps import PanelStep, back_target, panel_step
from bot.ui.plans.plan_status import plan_button
from bot.ui.rules.rules_pages import of_table, page_about

MOST_BUTTONS = 20  # four rows; the fifth has Back and others
MOST_PICKS_WITH_HINT = 15  # buttons with which another one has room


class Waived(Struct, frozen=True):
    since: int  # the edition of the ask that is answered as well
    offer: str


class Taken(Struct, frozen=True):
    """The edition that is taken back; a command names none and takes the newest."""

    edition: int | None = None


def pick_controls(view: TableView, here: PickButton, menu: Menu, *, numbered: bool) -> list[Part]:
    """Buttons; a select if there are many picks or several can be chosen."""
    if numbered:
        labels = view.numbered(here.seat, here.path, menu, " · ")
    else:
        labels = [view.label(here.seat, here.path, pick) for pick in menu.picks]
    labels = [label[:LABEL] for label in labels]
    if len(menu.picks) > MOST_BUTTONS or menu.most > 1 or menu.least != 1:
        return [_select(view, here, menu, labels), *_none(view, here, menu)]
    buttons = zip(menu.picks, labels, strict=True)
    return [[_pick_button(view, here, menu, pick, label) for pick, label in buttons]]


def other_picks(view: TableView, here: PickButton, shown: PanelStep) -> list[TableButton]:
    found = []
    for *base, pick in shown.others:
        beside = replace(here, path=tuple(base))
        if (menu := view.menu(here.seat, beside.path)) is not None:
            label = view.label(here.seat, beside.path, pick)
            found.append(_pick_button(view, beside, menu, pick, label))
    return found


def _pick_button(
    view: TableView, here: PickButton, menu: Menu, pick: str, label: str
) -> TableButton:
    style = Style.secondary if pick in menu.declining else Style.primary
    return view.button(replace(here, path=(*here.path, pick)), label, style=style)


def _select(view: TableView, here: PickButton, menu: Menu, labels: list[str]) -> TableSelect:
    options = [
        discord.SelectOption(label=label, value=pick)
        for pick, label in zip(menu.picks, labels, strict=True)
    ]
    hint = view.common.say("panel-choose", least=menu.least, most=menu.most)
    meaning = replace(here, select=True)
    return view.select(meaning, options, hint, max(1, menu.least), menu.most)


def _none(view: TableView, here: PickButton, menu: Menu) -> list[Part]:
    """A select cannot be submitted empty, so "none" is a button."""
    if menu.least > 0:
        return []
    chosen = replace(here, path=(*here.path, "-"))
    return [[view.button(chosen, view.common.say("panel-none"))]]


def buttons_below(view: TableView, seat: Seat, path: Path) -> list[TableButton]:
    """Back is free: nothing is submitted before the last pick."""
    rules, is_running = _rules(view, seat, path), view.record.phase is Phase.RUNNING
    if path:
        to = back_target(view, seat, path)
        back = PickButton(view.record.id, seat, view.record.ask_versions[seat], to)
        return [view.button(back, view.common.say("button-back"), emoji="↩️"), rules]
    return [
        *_nights_button(view, seat),
        *_undo(view, seat),
        *([view.verb("orders", emoji="📜")] if view.game.OFFERS and is_running else []),
        *plan_button(view, seat),
        *([view.verb("since", emoji="🕰️")] if is_running else []),
        view.verb("refresh", emoji="🔄"),
        *_hint_button(view, seat),
        rules,
    ]


def _rules(view: TableView, seat: Seat, path: Path) -> TableButton:
    """Opens the page of the rules that explains this question."""
    ask, menu = view.state.ask_of(seat), None
    if ask is not None and view.is_on:
        shown = panel_step(view, seat, path)
        menu = None if shown is None else shown.menu
    abouts = [one.about for one in (menu, ask) if one is not None]
    turned = of_table(view.record.id, apart=False)(page_about(view.record.game, abouts))
    return view.button(turned, view.common.say("button-rules"), emoji="❓")


def _undo(view: TableView, seat: Seat) -> list[TableButton]:
    """Offered only while it is possible."""
    loose = view.record.undo.open
    if loose is None or not may_undo(view.record, seat):
        return []
    return [view.verb("undo", argument=Taken(loose.public_version), emoji="⏪")]


def path_after_select(path: Path, values: list[str], menu: Menu | None) -> Path:
    """The path after a select: one value, or several joined in menu order."""
    return (*path, join_picks(values) if menu is None else menu.in_order(values))


def next_table(view: TableView, elsewhere: int) -> list[TableButton]:
    """The button to the next table that waits for this person."""
    if not elsewhere:
        return []
    label = view.common.say("button-next_table", number=elsewhere)
    return [view.verb("next_table", label, style=Style.success, emoji="▶️")]


def nights_line(view: TableView, seat: Seat) -> str | None:
    """When no clock runs for whoever has settled no quiet hours: said at the deal."""
    if not _has_usual_nights(view, seat):
        return None
    return view.common.say("nights-told", zone=view.record.zone)


def _nights_button(view: TableView, seat: Seat) -> list[TableButton]:
    """The button to their settings."""
    if not _has_usual_nights(view, seat):
        return []
    return [view.buttons.verb("me", view.common.say("button-nights"), emoji="🌙")]


def _has_usual_nights(view: TableView, seat: Seat) -> bool:
    """Before their first move, unless they have set quiet hours."""
    record = view.record
    is_unset = record.chairs[seat].habits.quiet is None and habits_of(record, seat).quiet == NIGHT
    return is_unset and record.log_length == 0 and view.is_on


def waivers(view: TableView, seat: Seat) -> list[TableButton]:
    """Buttons that give an order which also answers this window."""
    since = view.record.ask_versions.get(seat, 0)
    return [
        view.verb("waive", view.said.say(f"at_hand-{offer.key}"), Waived(since, offer.key))
        for offer in waivers_at_hand(view.state, seat)
    ]


def _hint_button(view: TableView, seat: Seat) -> list[TableButton]:
    """The button, if the table allows hints."""
    if not view.is_on or view.state.ask_of(seat) is None or not is_given(view.record, seat):
        return []
    menu = view.menu(seat, ())
    if menu is None or len(menu.picks) > MOST_PICKS_WITH_HINT:
        return []
    return [view.verb("hint", emoji="💡")]
