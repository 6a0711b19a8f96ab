"""What ought to be seen of a table, and by whom: pure, without Discord and without a clock.

Everything that a table shows by itself follows from here. A message is written anew when its print
differs from what stands, and posted anew, so that a phone rings, when its call does.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.games.contract import TABLE, Seat
from bot.table.model.deadline import first_end
from bot.table.model.message_record import (
    ALARM,
    BOARD,
    MENTION,
    MessageSlot,
    NotificationId,
    panel_of,
)
from bot.table.model.person import Person
from bot.table.model.record import Phase, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play.notifications import notifications
from bot.table.play.windows import is_dozing, is_long

DesiredMessages = dict[MessageSlot, "Content"]
NOBODY = Person()


class MessageKind(StrEnum):
    """What a message shows; how it looks is made elsewhere, when it is needed."""

    LOBBY = "lobby"
    BOARD = "board"
    FINAL = "final"
    CALLED_OFF = "called_off"
    PANEL = "panel"
    KEPT_SEAT = "kept_seat"  # a computer keeps it warm
    OVER = "over"  # the end, privately
    MENTION = "mention"
    ALARM = "alarm"
    MOVED = "moved"  # what is left of a board that stands further down now


class Content(Struct, frozen=True):
    kind: MessageKind
    fingerprint: str  # begins with what is asked; the same print looks the same
    language: str
    notification_id: str = ""
    person: int = 0  # whose DM it stands in; 0: the table's channel
    readers: tuple[int, ...] = ()  # whom it mentions
    why: str = ""  # of an alarm
    away: int = 0  # minutes, of a board


class DeliveryContext(Struct, frozen=True):
    """What lies around a table and is no part of it."""

    away: int = 0  # minutes that were given back, while they are worth a word
    below: int | None = None  # the board has scrolled away, or somebody wants it: it comes below
    unreached: frozenset[Seat] = frozenset()  # whose DMs fail just now
    board_failure: str = ""  # why the board cannot be shown


People = Mapping[int, Person]


def desired_messages(
    state: TableState, people: People, context: DeliveryContext
) -> DesiredMessages:
    """Every slot in which something ought to stand; whatever else stands is to be cleared."""
    called = notifications(state)
    panels = dict(_panels(state, called, people))
    is_gone = (
        context.board_failure in ("channel", "access") and state.record.phase is not Phase.RUNNING
    )
    return {
        **({} if is_gone else {BOARD: _board(state, context)}),  # then the DMs have to do
        **panels,
        **({} if is_gone else _mention(state, called, people, context)),
        **_alarm(state.record, people, context),
    }


def _board(state: TableState, context: DeliveryContext) -> Content:
    record = state.record
    until, call = int(first_end(state.due) or 0), ""
    if record.phase is Phase.OVER:
        call = str(NotificationId(TABLE, "end"))  # a new message: an edit calls nobody to anything
    elif context.below is not None:
        call = str(NotificationId(TABLE, "below", context.below))
    told = f"{record.public_version} {until} {context.away} {record.channel} {record.language}"
    what = {
        Phase.LOBBY: MessageKind.LOBBY,
        Phase.RUNNING: MessageKind.BOARD,
        Phase.OVER: MessageKind.FINAL,
        Phase.ENDED: MessageKind.CALLED_OFF,
    }[record.phase]
    return Content(what, f"{what} {told}", record.language, call, away=context.away)


def _panels(
    state: TableState, called: Mapping[Seat, NotificationId], people: People
) -> Iterator[tuple[MessageSlot, Content]]:
    """One living message for each person who takes DMs, from the deal on."""
    if not state.record.seed:
        return
    for number, chair in enumerate(state.record.chairs):
        seat, person = Seat(number), people.get(chair.user or 0, NOBODY)
        if chair.user is None or not takes_dms(person):
            continue
        what, text = _private(state, seat, called.get(seat))
        call = str(called[seat]) if seat in called else ""
        yield panel_of(seat), Content(what, text, person.language, call, chair.user)


def _private(state: TableState, seat: Seat, call: NotificationId | None) -> tuple[MessageKind, str]:
    """What a panel shows, and its print. While its owner is not called it is left alone: it shows
    its moment, and *Refresh* brings it up to date."""
    record = state.record
    if record.phase is not Phase.RUNNING:
        return MessageKind.OVER, f"over {record.public_version}"
    if record.chairs[seat].computer:
        return MessageKind.KEPT_SEAT, "kept"
    if record.pause is not None:
        return MessageKind.PANEL, f"paused {record.pause.why}"
    if call is not None:
        until = int(first_end(state.due) or 0)
        return MessageKind.PANEL, f"ask:{record.ask_versions[seat]} {until} {call.reminder}"
    plan = record.plans.get(seat)
    dozes = " dozing" if is_dozing(record, seat) else ""
    return MessageKind.PANEL, f"idle {plan.broken if plan else ''}{dozes}"


def takes_dms(person: Person) -> bool:
    return person.notices == "dm" and not person.dms_closed


def is_mentioned(person: Person) -> bool:
    """Whoever wants no notices is not mentioned; whoever cannot get DMs is."""
    return person.notices == "mention" or (person.notices == "dm" and person.dms_closed)


def _mention(
    state: TableState,
    called: Mapping[Seat, NotificationId],
    people: People,
    context: DeliveryContext,
) -> DesiredMessages:
    """One message for all who are called and get no DMs. Of a window it names everybody whom it
    has asked, whoever has answered since, and stays until the close: so it gives nothing away."""
    record = state.record
    is_on = record.phase is Phase.RUNNING and record.pause is None
    in_window = is_on and is_long(record)  # all by public knowledge, whoever wants to be asked
    seats = record.window.asked if in_window else tuple(called)
    context = replace(context, unreached=frozenset()) if in_window else context
    missing = [seat for seat in seats if _needs_mention(record, seat, people, context)]
    if not missing:
        return {}
    call = _window(record) if in_window else "+".join(str(called[seat]) for seat in missing)
    readers = tuple(record.chairs[seat].user or 0 for seat in missing)
    return {
        MENTION: Content(
            MessageKind.MENTION, f"{call} {readers}", record.language, call, 0, readers
        )
    }


def _window(record: TableRecord) -> str:
    return str(NotificationId(TABLE, "window", record.ask_versions[TABLE]))


def _needs_mention(
    record: TableRecord, seat: Seat, people: People, context: DeliveryContext
) -> bool:
    user = record.chairs[seat].user
    if user is None or not (record.chairs[seat].is_played or record.phase is not Phase.RUNNING):
        return False
    person = people.get(user, NOBODY)
    return is_mentioned(person) or (takes_dms(person) and seat in context.unreached)


def _alarm(record: TableRecord, people: People, context: DeliveryContext) -> DesiredMessages:
    """To the host; where they cannot be reached, to the next one at the table."""
    if not context.board_failure or record.phase is not Phase.RUNNING:
        return {}
    users = [chair.user for chair in record.chairs if chair.user is not None]
    ranked = sorted(users, key=lambda user: user != record.host)
    told = next((user for user in ranked if not people.get(user, NOBODY).dms_closed), None)
    if told is None:
        return {}
    language = people.get(told, NOBODY).language
    call = str(NotificationId(TABLE, f"alarm-{context.board_failure}"))
    return {
        ALARM: Content(MessageKind.ALARM, call, language, call, told, why=context.board_failure)
    }
