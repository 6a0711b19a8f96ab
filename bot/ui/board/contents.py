"""Makes the message for each kind of content."""

from bot.table.model.message_record import MessageSlot
from bot.table.model.table_state import TableState
from bot.table.table import Table
from bot.ui.board import board
from bot.ui.intake.app_context import PrivatePanelService
from bot.ui.intake.buttons import Buttons, Style
from bot.ui.ledger.desired_messages import Content, MessageKind
from bot.ui.lobby.lobby_card import lobby_card
from bot.ui.message.parts import Post, post, with_first_line
from bot.ui.message.table_view import TableView, view_of
from bot.ui.seats.seat_handlers import warm_seat


async def build(  # noqa: C901 - a table of cases
    panels: PrivatePanelService,
    buttons: Buttons,
    table: Table,
    state: TableState,
    slot: MessageSlot,
    content: Content,
) -> Post:
    view = view_of(state, content.language, buttons)
    match content.kind:
        case MessageKind.LOBBY:
            return await lobby_card(view)
        case MessageKind.BOARD:
            news, turn = await table.news(), await table.turn_news()
            return await board.board(view, news, content.away, turn)
        case MessageKind.FINAL:
            return await _final(table, view)
        case MessageKind.OVER:
            return await over(table, view)
        case MessageKind.CALLED_OFF:
            return board.called_off_card(view)
        case MessageKind.PANEL:
            return await panels.render(state, slot.seat, content.language)
        case MessageKind.KEPT_SEAT:
            return warm_seat(view)
        case MessageKind.MENTION:
            return _mention(view, content)
        case MessageKind.ALARM:
            return _alarm(view, content)
        case MessageKind.MOVED:
            return board.moved_card(view)


async def over(table: Table, view: TableView) -> Post:
    """The end, as one text for everybody; in a DM it names the table."""
    where = f"-# <#{view.record.channel}>"
    if view.outcome is None:
        return with_first_line(where, board.called_off_card(view))
    return with_first_line(where, await _final(table, view))


async def _final(table: Table, view: TableView) -> Post:
    moments = await table.moments()
    remembered = [event for moment in moments for event in moment.news[:1]]
    rounds = [moment.moment.round for moment in moments]
    return await board.final_card(view, remembered, await table.standings(), rounds)


def _mention(view: TableView, content: Content) -> Post:
    people = view.common.listed([f"<@{user}>" for user in content.readers])
    kind = content.notification_id.partition(".")[0]
    about = "half" if content.notification_id.endswith(".1") else kind
    number, say = len(content.readers), view.common.say
    line = say(f"notice-{about}", people=people, number=number, game=view.title)
    if about == "end":
        return post(line)
    return post(line, [view.verb("hand", style=Style.primary, emoji="🎴")])


def _alarm(view: TableView, content: Content) -> Post:
    say, where = view.common.say, f"<#{view.record.channel}>"
    key = f"alarm-{content.why}"
    if not view.common.has(key):
        code = content.why.rpartition("-")[2]
        return post(say("alarm-refused", game=view.title, where=where, code=code))
    return post(say(key, game=view.title, where=where))
