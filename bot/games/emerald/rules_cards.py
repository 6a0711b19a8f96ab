"""Taking the open card of a stack, and the bonus card for four kinds of gems."""

from msgspec.structs import replace

from bot.games.emerald.board import active_seat, put
from bot.games.emerald.content import CAVE, KINDS
from bot.games.emerald.model import (
    BonusFourGiven,
    Event,
    GemOpened,
    GemTaken,
    GoldOpened,
    GoldTaken,
    News,
    StackUsedUp,
    State,
)


def take_gold(state: State, news: News, field: int) -> tuple[State, News]:
    seat, beside = active_seat(state), field - CAVE[0]
    value, *below = state.gold[beside]
    hand = bytes(sorted((*state.hands[seat], value)))
    state = replace(
        state,
        gold=put(state.gold, beside, bytes(below)),
        hands=put(state.hands, seat, hand),
        took=True,
    )
    opened = GoldOpened(field, below[0], len(below) - 1) if below else StackUsedUp(field, "gold")
    return state, (*news, GoldTaken(seat, field, value), opened)


def take_gem(state: State, news: News, field: int) -> tuple[State, News]:
    seat, beside = active_seat(state), field - CAVE[0]
    kind, *below = state.gems[beside]
    owned = bytearray(state.owned[seat])
    owned[kind] += 1
    state = replace(
        state,
        gems=put(state.gems, beside, bytes(below)),
        owned=put(state.owned, seat, bytes(owned)),
        took=True,
    )
    opened: Event = StackUsedUp(field, "gem")
    if below:
        opened = GemOpened(field, KINDS[below[0]], len(below) - 1)
    return state, (*news, GemTaken(seat, field, KINDS[kind]), opened)


def give_bonus_four(state: State, news: News) -> tuple[State, News]:
    seat = active_seat(state)
    if state.bonus_four is not None or not all(state.owned[seat]):
        return state, news
    return replace(state, bonus_four=seat), (*news, BonusFourGiven(seat))
