"""Taking the open card of a stack, and the bonus card for four kinds of gems."""

from msgspec.structs import replace

from bot.games.emerald.board import active_seat, gems_of, put, stack_at, uncovered
from bot.games.emerald.content import KINDS
from bot.games.emerald.model import (
    BonusFourGiven,
    Event,
    GemOpened,
    GemTaken,
    GoldOpened,
    GoldTaken,
    StackUsedUp,
    State,
    Story,
)


def take_gold(state: State, field: int, story: Story) -> State:
    seat = active_seat(state)
    value, *below = stack_at(state.gold, field)
    hand = bytes(sorted((*state.hands[seat], value)))
    state = replace(
        state,
        gold=uncovered(state.gold, field),
        hands=put(state.hands, seat, hand),
        took=True,
    )
    opened = GoldOpened(field, below[0], len(below) - 1) if below else StackUsedUp(field, "gold")
    story.tell(GoldTaken(seat, field, value), opened)
    return state


def take_gem(state: State, field: int, story: Story) -> State:
    seat = active_seat(state)
    kind, *below = stack_at(state.gems, field)
    owned = bytearray(state.owned)
    owned[seat * len(KINDS) + kind] += 1
    state = replace(
        state,
        gems=uncovered(state.gems, field),
        owned=bytes(owned),
        took=True,
    )
    opened: Event = StackUsedUp(field, "gem")
    if below:
        opened = GemOpened(field, KINDS[below[0]], len(below) - 1)
    story.tell(GemTaken(seat, field, KINDS[kind]), opened)
    return state


def give_bonus_four(state: State, story: Story) -> State:
    seat = active_seat(state)
    if state.bonus_four is not None or not all(gems_of(state, seat)):
        return state
    story.tell(BonusFourGiven(seat))
    return replace(state, bonus_four=seat)
