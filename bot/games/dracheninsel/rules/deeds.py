"""What a deed does once nobody can stop it any more, and what kind of deed it is."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.dracheninsel import events as told
from bot.games.dracheninsel.content import CENTRE, COLOURS, FIELDS, PLACES, TERRAINS, VALUES, boat
from bot.games.dracheninsel.events import Story
from bot.games.dracheninsel.model import (
    CASHED,
    LANDED,
    LOST,
    Begin,
    Board,
    Curse,
    Deed,
    Exit,
    Fear,
    Frame,
    Journey,
    Landed,
    Move,
    Patrol,
    Sneak,
    State,
    Swap,
)
from bot.games.dracheninsel.rules.cards import active, hand_over, names, take
from bot.games.dracheninsel.rules.movement import carriers, has_coins, is_second, partner, waiting

KEY = frozenset(  # with `stop_points=key` only these can be stopped
    {
        "first",
        "second",
        "delivery",
        "robbery",
        "joining",
        "leaving",
        "fear",
        "sneak_attack",
        "evil_curse",
        "start",
    }
)
COUNTERABLE = frozenset({"fear", "sneak_attack"})
_NAMES: dict[type[Deed], str] = {
    Journey: "long_journey",
    Patrol: "dragon_patrol",
    Fear: "fear",
    Sneak: "sneak_attack",
    Curse: "evil_curse",
    Swap: "tiles",
    Begin: "start",
}


def marks(board: Board, deed: Deed) -> tuple[str, ...]:
    """What kinds of deed this is, the most telling first; read while it is still pending."""
    if not isinstance(deed, Move):
        return (_NAMES[type(deed)],)
    found = []
    if deed.target == CENTRE and has_coins(board):
        found.append("second" if is_second(board, CENTRE) else "first")
    elif deed.target >= FIELDS and partner(board, deed.hunter) is not None:
        found.append("delivery")
    elif deed.target in board.treasures:
        found.append("joining" if deed.victim is None else "robbery")
    if len(carriers(board, deed.origin)) == 1:
        found.append("leaving")
    return tuple(found) or ("step" if deed.over is None else "flight",)


def value_at(state: State, place: int) -> int:
    """The coin value of the treasure that is carried at a place."""
    return VALUES[state.options.length][state.board.treasures.index(place)]


def is_finished(state: State) -> bool:
    """All treasures are cashed or out of the game."""
    return min(state.board.treasures) >= CASHED


def carry_out(state: State, deed: Deed, story: Story) -> tuple[State, bool]:
    """The state after the deed, and whether it ends the turn."""
    if isinstance(deed, Begin):
        return state, False
    state = replace(state, last=deed)
    match deed:
        case Move():
            return _move(state, deed, story)
        case Journey():
            state = _journey(state, deed, story)
        case Swap(_, first, second):
            tiles = bytearray(state.board.tiles)
            tiles[first], tiles[second] = tiles[second], tiles[first]
            story.tell(told.TilesSwapped(PLACES[first], PLACES[second]))
            state = replace(state, board=replace(state.board, tiles=bytes(tiles)))
        case Patrol():
            state = _patrol(state, deed, story)
        case Fear(_, hunter):
            state = _send_home(state, hunter, story)
        case Sneak(target):
            state = _sneak(state, target, story)
        case Curse():
            state = _curse(state, story)
    return state, False


def _move(state: State, move: Move, story: Story) -> tuple[State, bool]:
    board, turn, place = state.board, active(state), PLACES[move.target]
    hunter, origin = COLOURS[move.hunter], PLACES[move.origin]
    if move.over is None:
        story.tell(told.Stepped(hunter, origin, place))
    else:
        story.tell(told.Flew(hunter, origin, PLACES[move.over], place))
    turn = replace(
        turn,
        fresh=False,
        mover=move.hunter,
        free_steps=turn.free_steps + (move.paid is None and move.over is None),
    )
    after = replace(state, frames=(turn,), board=_moved(state, move, story))
    kind = marks(board, move)[0]
    if kind == "first":
        story.tell(told.FirstOnTreasure(hunter, _waiting_value(state)))
        return after, True
    if kind == "second":
        first = COLOURS[board.hunters.index(CENTRE)]
        story.tell(told.SecondOnTreasure(hunter, first, _waiting_value(state)))
        return replace(after, frames=(turn, Exit(move.hunter))), False
    if kind == "delivery":
        return _landed(after, move, carriers(board, move.origin), story)
    return after, False


def _moved(state: State, move: Move, story: Story) -> Board:
    """The board after a move: partner and treasure come along, a lone treasure is lost."""
    board, fellow = state.board, partner(state.board, move.hunter)
    hunters, treasures = bytearray(board.hunters), bytearray(board.treasures)
    if move.target in board.treasures:
        value = value_at(state, move.target)
        if move.victim is None:
            fellow_there = COLOURS[board.hunters.index(move.target)]
            story.tell(told.Joined(COLOURS[move.hunter], fellow_there, value))
        else:
            hunters[move.victim] = boat(move.victim)
            story.tell(told.Robbed(COLOURS[move.hunter], COLOURS[move.victim], value))
    hunters[move.hunter] = move.target
    if move.origin in board.treasures:
        treasure = board.treasures.index(move.origin)
        if fellow is None:
            treasures[treasure] = LOST
            story.tell(told.TreasureLost(value_at(state, move.origin), COLOURS[move.hunter]))
        else:
            hunters[fellow] = move.target
            treasures[treasure] = move.target if move.target < FIELDS else LANDED
    return replace(board, hunters=bytes(hunters), treasures=bytes(treasures))


def _waiting_value(state: State) -> int:
    treasure = waiting(state.board)
    assert treasure is not None
    return VALUES[state.options.length][treasure]


def _landed(state: State, move: Move, pair: tuple[int, ...], story: Story) -> tuple[State, bool]:
    """The treasure is in a boat: one owner takes both coins, two have to agree."""
    treasure = state.board.treasures.index(LANDED)
    value = VALUES[state.options.length][treasure]
    home = move.target - FIELDS
    other = pair[0] if pair[1] == home else pair[1]
    owner, fellow = Seat(state.owners[home]), Seat(state.owners[other])
    told_pair = tuple(COLOURS[h] for h in pair)
    story.tell(told.Delivered(value, told_pair, COLOURS[home]))
    if owner == fellow:
        story.tell(told.Cashed(owner, value))
        return cashed(state, treasure, (owner, owner)), True
    frame: Frame = Landed(treasure, owner, fellow)
    return replace(state, frames=(*state.frames, frame)), False


def cashed(state: State, treasure: int, to: tuple[Seat, Seat]) -> State:
    """The two coins of a treasure to these seats."""
    value = VALUES[state.options.length][treasure]
    coins = tuple(mine + (value,) * to.count(Seat(seat)) for seat, mine in enumerate(state.coins))
    treasures = bytearray(state.board.treasures)
    treasures[treasure] = CASHED
    board = replace(state.board, treasures=bytes(treasures))
    return replace(state, coins=coins, board=board)


def lift(state: State, move: Move, story: Story) -> State:
    """The exit: both hunters leave the treasure field with its coins, the next are laid."""
    board, values = state.board, VALUES[state.options.length]
    treasure = waiting(board)
    assert treasure is not None
    first = next(h for h, p in enumerate(board.hunters) if p == CENTRE and h != move.hunter)
    treasures = bytearray(board.treasures)
    treasures[treasure] = move.target
    hunters = bytes(move.target if p == CENTRE else p for p in board.hunters)
    pair = (COLOURS[first], COLOURS[move.hunter])
    story.tell(told.TreasureLifted(values[treasure], pair, PLACES[move.target]))
    if treasure + 1 < len(values):
        story.tell(told.CoinsLaid(values[treasure + 1]))
    story.reveals = True  # the exit can never be undone, not even where it cost no card
    board = replace(board, hunters=hunters, treasures=bytes(treasures))
    return replace(state, board=board, frames=state.frames[:1], last=move)


def _journey(state: State, journey: Journey, story: Story) -> State:
    turn = active(state)
    story.tell(told.JourneyBegan(turn.seat, TERRAINS[journey.terrain]))
    mover = turn.mover if journey.joker is None else journey.joker
    turn = replace(turn, journeys=turn.journeys | 1 << journey.terrain, mover=mover)
    return replace(state, frames=(turn,))


def _patrol(state: State, patrol: Patrol, story: Story) -> State:
    dragons = state.board.dragons
    origin, target = patrol.origin, bytes((patrol.target,))
    if origin is None:
        dragons += target
    else:
        dragons = dragons.replace(bytes((origin,)), target)
    left = "none" if origin is None else PLACES[origin]
    story.tell(told.DragonMoved(left, PLACES[patrol.target]))
    return replace(state, board=replace(state.board, dragons=dragons))


def _send_home(state: State, hunter: int, story: Story) -> State:
    """Being sent home is not entering: it always works. A lone carrier loses the treasure."""
    board, place = state.board, state.board.hunters[hunter]
    story.tell(told.SentHome(COLOURS[hunter]))
    treasures = bytearray(board.treasures)
    if len(carriers(board, place)) == 1:
        story.tell(told.TreasureLost(value_at(state, place), COLOURS[hunter]))
        treasures[treasures.index(place)] = LOST
    hunters = bytearray(board.hunters)
    hunters[hunter] = boat(hunter)
    board = replace(board, hunters=bytes(hunters), treasures=bytes(treasures))
    return replace(state, board=board)


def _sneak(state: State, victim: Seat, story: Story) -> State:
    thief = active(state).seat
    state, taken = take(state, thief, victim, 1)
    story.tell(told.SneakResolved(thief, victim, len(taken)))
    _whisper_taken(thief, victim, taken, story)
    return state


def _curse(state: State, story: Story) -> State:
    """The own hand to the discard pile, then one card of every opponent, of two opponents two."""
    seat = active(state).seat
    hand, ring = state.hands[seat], state.ring
    story.tell(told.CurseDiscarded(seat, len(hand), names(hand)))
    story.reveals = True
    state = replace(state, discard=state.discard + hand, hands=hand_over(state.hands, seat, b""))
    here = ring.index(seat)
    for victim in ring[here + 1 :] + ring[:here]:
        state, taken = take(state, seat, victim, 2 if len(ring) == 3 else 1)
        story.tell(told.CurseTook(seat, victim, len(taken)))
        _whisper_taken(seat, victim, taken, story)
    return state


def _whisper_taken(thief: Seat, victim: Seat, taken: bytes, story: Story) -> None:
    if taken:
        story.whisper(thief, told.YouTook(victim, names(taken)))
        story.whisper(victim, told.YouLost(thief, names(taken)))
