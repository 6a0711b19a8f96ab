"""Whatever is out of step at a table, when there has been time to put it right."""

from collections.abc import AsyncIterator, Iterator

from bot.games.contract import Seat
from bot.local.people import Person
from bot.local.post import Post
from bot.table.model.message_record import MessageOp, SlotKind
from bot.table.model.record import Phase
from bot.table.play.notifications import notifications
from bot.ui.board.absence import NOTICEABLE
from bot.ui.ledger.decide import decide
from bot.ui.ledger.delivery_snapshot import DeliverySnapshot
from bot.ui.ledger.desired_messages import is_mentioned, takes_dms
from tests.end_to_end.delivery.witness import questions, table_of
from tests.end_to_end.house import House


async def disorder(home: House) -> AsyncIterator[str]:
    """One line for everything that is not as it should be."""
    if owed := await home.bot.store.pending_outbox():
        yield f"owed: {owed}"
    for number in await home.bot.store.numbers():
        snapshot = await home.bot.front.outlook.at(number)
        assert snapshot is not None
        async for line in _slots(home, snapshot):
            yield f"table {number}: {line}"
        for line in (*_living(home, snapshot), *_unasked(home, snapshot)):
            yield f"table {number} ({snapshot.state.record.phase}): {line}"


async def _slots(home: House, snapshot: DeliverySnapshot) -> AsyncIterator[str]:
    """Each rests. A few seconds that were given back are not said."""
    for slot in snapshot.slots:
        row, goal = snapshot.record_in(slot), await home.bot.front.outlook.goal(snapshot, slot)
        after, act = decide(row, goal, None, home.clock.now())
        is_edit = act is not None and act.op is MessageOp.EDIT
        is_unsaid = is_edit and goal is not None and _is_nearly(row.fingerprint, goal.fingerprint)
        if (act is not None or after.next is not None) and not is_unsaid:
            yield f"{slot.kind} {slot.seat}: {act}, wanted {goal}, stands {row}"


def _is_nearly(one: str, other: str) -> bool:
    pairs = list(zip(one.split(), other.split(), strict=False))
    return all(
        a == b or (a.isdigit() and b.isdigit() and abs(int(a) - int(b)) < NOTICEABLE)
        for a, b in pairs
    )


def _living(home: House, snapshot: DeliverySnapshot) -> Iterator[str]:
    """One board, and one panel for each person who takes DMs."""
    record, channel = (
        snapshot.state.record,
        home.discord.world.channel(snapshot.state.record.channel),
    )
    public = [p for p in home.discord.owner.visible(channel) if not p.ephemeral]
    boards = [p for p in public if _is_of(p, record.id) and not p.payload["mentions"]]
    if len(boards) != 1:
        yield f"{len(boards)} boards: {[p.text[:40] for p in boards]}"
    for slot, content in snapshot.contents.items():
        panels = [p for p in _inbox(home, content.person) if _is_of(p, record.id)]
        if slot.kind is SlotKind.PANEL and len(panels) != 1:
            yield f"{len(panels)} panels of seat {slot.seat}"


def _unasked(home: House, snapshot: DeliverySnapshot) -> Iterator[str]:
    """Whoever is called sees it: the picks in the DM, or their name in the channel."""
    record = snapshot.state.record
    if record.phase is not Phase.RUNNING:
        return
    for seat in notifications(snapshot.state):
        user = record.chairs[seat].user or 0
        person = snapshot.people[user]
        if takes_dms(person) and not _has_picks(home, snapshot, seat, user):
            yield f"seat {seat} has no picks in the DM"
        if is_mentioned(person) and not _is_named(home, snapshot, user):
            yield f"seat {seat} is not mentioned"


def _has_picks(home: House, snapshot: DeliverySnapshot, seat: Seat, user: int) -> bool:
    wanted, world = (
        (snapshot.state.record.id, seat, snapshot.state.record.ask_versions[seat]),
        home.discord.world,
    )
    shown = [world.messages[post.channel][post.id] for post in _inbox(home, user)]
    return any(wanted in questions(message) for message in shown)


def _is_named(home: House, snapshot: DeliverySnapshot, user: int) -> bool:
    channel = home.discord.world.channel(snapshot.state.record.channel)
    return any(post.mentions(user) for post in home.discord.owner.visible(channel))


def _inbox(home: House, user: int) -> list[Post]:
    known = home.discord.world.users.get(user)
    return Person(home.discord, known).inbox() if known is not None else []


def _is_of(post: Post, table: int) -> bool:
    return table_of(post.payload["components"]) == table
