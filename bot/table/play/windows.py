"""Windows: who is waited for, which answers are held, and when a window closes. Pure.

A window asks several seats, sealed until the table closes it; who is asked follows from public
knowledge. Who is *waited for* is secret: players who want to be asked about such a window, are not
away, and have no order that answers. The others count as silent, and may still answer. When a
window closes depends on who is waited for and when they click, and on nothing else: not on hands,
on what an order answers, or on whether a sealed answer is a card.
"""

from msgspec.structs import replace

from bot.games.contract import (
    CLOSE,
    TABLE,
    AnyState,
    Ask,
    Clock,
    Path,
    Refused,
    Seat,
    TableGame,
    play,
)
from bot.games.offers import Offer
from bot.table.model.deadline import Deadline, DeadlineKind
from bot.table.model.pace import has_long_windows
from bot.table.model.record import Attention, LogEntry, TableRecord
from bot.table.model.table_state import TableState
from bot.table.play.orders import book, judging
from bot.table.play.orders.in_turn import at_turn

LAPSES = 2  # important windows in a row that a player let run out: then only their orders answer


def is_long(record: TableRecord) -> bool:
    """Whether the open window is long enough to notify people."""
    return record.window.kind == "key" and has_long_windows(record)


def notified_people(record: TableRecord) -> bool:
    """Whether the open window is so long that people do other things meanwhile."""
    return is_long(record) or (record.window.kind == "decision" and record.pace == "days")


# Who is waited for


def attention_of(record: TableRecord, seat: Seat) -> Attention:
    """The windows in which a seat wants to be asked; all of them if everybody plays together."""
    return record.window.attention.get(seat, "all" if record.pace == "together" else "key")


def is_dozing(record: TableRecord, seat: Seat) -> bool:
    """Whether the seat missed so many windows that only its orders answer until its next click."""
    return record.window.lapses.get(seat, 0) >= LAPSES


def is_waited_for(record: TableRecord, seat: Seat) -> bool:
    """Whether the open window waits for this seat, which has not answered yet."""
    chair = record.chairs[seat]
    if not chair.is_played or seat in record.orders.held:
        return False
    if record.window.kind == "decision":
        return True
    is_away = chair.habits.vacation > record.asked_at.get(TABLE, 0.0)
    return not is_away and _is_attentive(record, seat)


def _is_attentive(record: TableRecord, seat: Seat) -> bool:
    attention = attention_of(record, seat)
    if is_dozing(record, seat) or attention == "orders":
        return False
    return attention == "all" or record.window.kind == "key"


def attentions(state: TableState) -> tuple[Attention, ...]:
    """The choices of attention: none in a game without windows, all windows only where unimportant
    ones have been opened.
    """
    if not any(offer.at_hand for offer in state.game.OFFERS):
        return ()
    return ("key", "orders", "all") if state.record.window.has_plain else ("key", "orders")


def with_attention(state: TableState, seat: Seat, attention: Attention) -> TableState:
    """With this attention from now on, also in the open window."""
    chosen = {**state.record.window.attention, seat: attention}
    return with_seat_awake(replace(state, record=state.record.with_window(attention=chosen)), seat)


def with_seat_awake(state: TableState, seat: Seat) -> TableState:
    """A click wakes the seat."""
    lapses = {s: number for s, number in state.record.window.lapses.items() if s != seat}
    return replace(state, record=state.record.with_window(lapses=lapses))


# Held answers


def with_held(
    game: TableGame, game_state: AnyState, record: TableRecord, asks: tuple[Ask, ...]
) -> TableRecord:
    """Orders judge an ask once, when it opens; their answers are held until the window closes."""
    wishes: dict[Seat, judging.Wish] = {}
    for ask in asks:
        if ask.seat == TABLE or record.chairs[ask.seat].computer:
            continue
        opened = record.ask_versions[ask.seat]
        if opened > record.public_version and ask.clock is Clock.TURN:
            wish, orders = at_turn(game, game_state, record.orders.standing, ask, opened)
            record = record.with_orders(standing=orders)
        elif opened > record.public_version:
            wish = judging.held_answer(game, game_state, record.orders.standing, ask, opened)
        elif ask.seat in record.orders.held:
            wish = judging.Wish(
                record.orders.held_by.get(ask.seat, ""), record.orders.held[ask.seat]
            )
        else:
            wish = None
        if wish is not None:
            wishes[ask.seat] = wish
    held = {seat: wish.path for seat, wish in wishes.items()}
    return record.with_orders(held=held, held_by={s: wish.order for s, wish in wishes.items()})


# Waivers: an order for this window and all similar ones


def waivers_at_hand(state: TableState, seat: Seat) -> tuple[Offer, ...]:
    """The orders that a seat can give in the open window and that answer it as well."""
    ask = state.ask_of(seat)
    if ask is None or ask.clock is not Clock.REACTION:
        return ()
    return tuple(o for o in state.game.OFFERS if o.at_hand and _waiver(o, ask) is not None)


def with_waiver(state: TableState, seat: Seat, key: str) -> tuple[TableState, LogEntry]:
    """With that order and its answer here, whether or not its condition applies."""
    ask, offer = state.ask_of(seat), judging.offer_named(state.game, key)
    wish = None if ask is None or offer is None else _waiver(offer, ask)
    if offer is None or offer.at_hand is None or wish is None:
        raise Refused("not_offered")
    path = judging.complete(state.game, state.game_state, seat, wish)
    return book.with_order(state, seat, key, (), offer.at_hand), LogEntry(seat, path)


def _waiver(offer: Offer, ask: Ask) -> Path | None:
    return next((order.answer for order in offer.orders if order.about == ask.about), None)


# Closing


def may_close(state: TableState) -> bool:
    """Whether the open window closes now by itself."""
    return Deadline(DeadlineKind.FLOOR) not in state.due and _is_ready(state)


def _is_ready(state: TableState) -> bool:
    """Whether a window may close, given the held answers: a long one waits only for those who are
    waited for. If everybody plays together, the first card closes it as well; the game says so.
    """
    record = state.record
    if record.pace == "together" and not is_long(record):
        return _is_ready_by_the_game(state)
    return not missing(state)


def _is_ready_by_the_game(state: TableState) -> bool:
    game, game_state = state.game, state.game_state
    for entry in closing(state)[:-1]:  # states are values: trying is free
        game_state = play(game, game_state, entry.seat, entry.path).state
    return any(
        a.seat == TABLE and a.clock in (Clock.AFTER_FLOOR, Clock.NOW) for a in game.asks(game_state)
    )


def closing(state: TableState) -> tuple[LogEntry, ...]:
    """What closing a window adds to the log: the held answers of silent seats, then the close."""
    silent = [ask.seat for ask in state.asks() if ask.seat != TABLE]
    held = state.record.orders.held
    return (
        *(LogEntry(seat, held[seat], "order") for seat in silent if seat in held),
        LogEntry(TABLE, CLOSE, "clock"),
    )


def missing(state: TableState) -> list[Seat]:
    """The seats that are still waited for."""
    silent = [ask.seat for ask in state.asks() if ask.seat != TABLE]
    return [seat for seat in silent if is_waited_for(state.record, seat)]


def with_missed_window(state: TableState, seats: list[Seat]) -> TableState:
    """Counts a long window that these seats let run out."""
    if not is_long(state.record):
        return state
    lapses = state.record.window.lapses
    more = {seat: lapses.get(seat, 0) + 1 for seat in seats}
    return replace(state, record=state.record.with_window(lapses={**lapses, **more}))


def undecided(state: TableState, seat: Seat) -> TableState:
    """A seat let a decision run out: from now on only its orders answer in windows."""
    lapses = {**state.record.window.lapses, seat: LAPSES}
    return replace(state, record=state.record.with_window(lapses=lapses))
