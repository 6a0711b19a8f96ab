"""What follows an answer: a chain of compulsory steps up to the next question.

Move, card, bonus, dragon, victim, ransom, loss, bar, end of turn: each step hands the state to the
next one and tells its part of the story. What gave a card or rolled the die is never taken back
(EM-021).
"""

from msgspec.structs import replace

from bot.games.chance import rolled
from bot.games.contract import Seat
from bot.games.emerald.board import (
    active_seat,
    colours_on,
    in_play,
    owner_of,
    put,
    stack_at,
    stride,
    treasures_left,
    wakes_dragon,
    without,
)
from bot.games.emerald.content import (
    BAR_LENGTH,
    CAVE,
    CHAMBER,
    COLOURS,
    DIE,
    LAST_BAR,
    field_of,
    place_name,
    place_of,
)
from bot.games.emerald.model import (
    Action,
    BarShifted,
    Catch,
    DragonWalked,
    EndTurn,
    GemTaken,
    GiveUp,
    GoldTaken,
    KnightCaught,
    KnightLost,
    KnightMoved,
    Move,
    Next,
    Part,
    Pay,
    Ransom,
    RansomAsked,
    RansomHidden,
    RansomPaid,
    SecondMove,
    Series,
    StackName,
    State,
    Story,
    Take,
    TakeCard,
    TreasureGiven,
    Victim,
    YouPaid,
)
from bot.games.emerald.rules.cards import give_bonus_four, take_gem, take_gold
from bot.games.emerald.rules.dragon import facing_after_shift, walk
from bot.games.emerald.rules.end import end_turn, game_over
from bot.games.emerald.rules.moving import moved, second_row
from bot.games.kit.memory import memoize_by_identity
from bot.games.kit.series import in_a_row

# Whoever has read one of these knows what nobody knew before.
FINAL = frozenset({TreasureGiven, GemTaken, GoldTaken, DragonWalked, KnightCaught, RansomPaid,
                   RansomHidden, KnightLost})  # fmt: skip


def apply(state: State, seat: Seat, action: Action) -> Next:
    if isinstance(action, Series):
        return in_a_row(state, action.parts, done)
    return done(state, action)


@memoize_by_identity  # what was tried while an answer grew is not done again when it is given
def done(state: State, part: Part) -> Next:
    """What follows from one part of an answer."""
    story = Story()
    after = _follow(state, part, story)
    story.reveals = not FINAL.isdisjoint(map(type, story.news))
    return story.ends_with(after)


def _follow(state: State, part: Part, story: Story) -> State:
    match part:
        case Move():
            return _move(state, part, story)
        case Take(stack):
            return _take(state, stack, story)
        case Catch(colour):
            return _catch(state, colour, story)
        case Pay(value):
            return _pay(state, value, story)
        case GiveUp():
            return _lose(state, _caught(state), story, penniless=False)
        case EndTurn():
            return end_turn(state, "declined", story)


def _move(state: State, move: Move, story: Story) -> State:
    after, steps = moved(state, move), stride(state.knights, move.place)
    target = after.moves[-1].target
    names = COLOURS[move.colour], place_name(move.place), place_name(target)
    story.tell(KnightMoved(active_seat(state), *names, steps))
    if target == CHAMBER:
        return _arrive_in_chamber(after, move.colour, story)
    return _arrive_on_field(after, field_of(target), story)


def _arrive_in_chamber(state: State, colour: int, story: Story) -> State:
    seat = active_seat(state)
    state = replace(state, chamber=state.chamber + bytes((colour,)), took=True)
    left = treasures_left(state)
    story.tell(TreasureGiven(seat, f"C{len(state.chamber)}", left))
    if not left:
        return game_over(state, "treasures", seat, story)
    if in_play(state, seat) < 2:
        return game_over(state, "knights", seat, story)
    return end_turn(state, "treasure", story)


def _arrive_on_field(state: State, field: int, story: Story) -> State:
    """Asks for a card where both stacks have one; takes the only one; goes on without."""
    if field not in CAVE:
        return _go_on(state, story)
    match bool(stack_at(state.gems, field)), bool(stack_at(state.gold, field)):
        case True, True:
            return replace(state, situation=TakeCard())
        case True, False:
            return _take(state, "gem", story)
        case False, True:
            return _take(state, "gold", story)
        case _:
            return _test_dragon(state, field, story)


def _take(state: State, stack: StackName, story: Story) -> State:
    field = field_of(state.moves[-1].target)
    if stack == "gold":
        return _test_dragon(take_gold(state, field, story), field, story)
    return _test_dragon(give_bonus_four(take_gem(state, field, story), story), field, story)


def _test_dragon(state: State, field: int, story: Story) -> State:
    if not wakes_dragon(state.bar, state.dragon, field):
        return _go_on(state, story)
    roll, rng = rolled(DIE, state.rng, "die")
    entered, facing = walk(state.bar, state.dragon, state.facing, roll)
    state = replace(
        state, rng=rng, walk=(state.dragon, *entered), dragon=entered[-1], facing=facing
    )
    story.tell(DragonWalked(roll, entered[:-1], entered[-1], facing))
    match colours_on(state.knights, place_of(state.dragon)):
        case ():
            return _shift_bar(state, story)
        case (colour,):
            return _catch(state, colour, story)
        case _:
            return replace(state, situation=Victim())


def _catch(state: State, colour: int, story: Story) -> State:
    """Asks the owner, if by the public number of gold cards there is something to pay with."""
    owner, name = owner_of(state, colour), COLOURS[colour]
    story.tell(KnightCaught(owner, name, state.dragon))
    if not state.hands[owner]:
        return _lose(state, colour, story, penniless=True)
    story.tell(RansomAsked(owner, name, state.dragon))
    return replace(state, situation=Ransom(colour))


def _caught(state: State) -> int:
    assert isinstance(state.situation, Ransom)
    return state.situation.colour


def _pay(state: State, value: int, story: Story) -> State:
    colour = _caught(state)
    seat = owner_of(state, colour)
    knight = seat, COLOURS[colour], state.dragon
    after = replace(
        state,
        hands=put(state.hands, seat, state.hands[seat].replace(bytes((value,)), b"", 1)),
        ransoms=put(state.ransoms, seat, state.ransoms[seat] + bytes((value,))),
    )
    if state.options.ransom_cards == "open":
        story.tell(RansomPaid(*knight, value))
    else:
        story.tell(RansomHidden(*knight))
        story.whisper(seat, YouPaid(value))
    return _shift_bar(after, story)


def _lose(state: State, colour: int, story: Story, *, penniless: bool) -> State:
    owner, place = owner_of(state, colour), place_of(state.dragon)
    # The marked knight is the one that is caught: no other could be better for the active player.
    marks = state.marked == place and state.moves[0].colour == colour
    state = replace(
        state,
        knights=without(state.knights, colour, place),
        nest=state.nest + bytes((colour,)),
        marked=None if marks else state.marked,
    )
    left = in_play(state, owner)
    story.tell(KnightLost(owner, COLOURS[colour], state.dragon, penniless, left))
    if left < 2:
        return game_over(state, "knights", owner, story)
    return _shift_bar(state, story)


def _shift_bar(state: State, story: Story) -> State:
    if state.bar == LAST_BAR:
        return _go_on(state, story)
    bar = state.bar + 1
    facing = facing_after_shift(bar, state.dragon, state.facing)
    story.tell(BarShifted(bar, bar + BAR_LENGTH - 1))
    return _go_on(replace(state, bar=bar, facing=facing), story)


def _go_on(state: State, story: Story) -> State:
    """A card ends the turn, and so does the second knight."""
    if state.took:
        return end_turn(state, "card", story)
    if len(state.moves) == 2:
        return end_turn(state, "second_knight", story)
    if not any(second_row(state)[1]):
        return end_turn(state, "no_other_knight", story)
    return replace(state, situation=SecondMove())
