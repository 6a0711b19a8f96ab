"""The rules at one glance: set-up, what is asked, what an answer leads to, how it ends."""

from functools import partial

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import CLOSE, TABLE, Ask, Moment, Outcome, Path, Refused, Rng, Seat
from bot.games.dracheninsel.content import (
    COLOURS,
    DECK,
    HAND,
    KINDS,
    PAIRS,
    PLACES,
    SEATED,
    SEATS,
    TILES,
    VALUES,
    boat,
)
from bot.games.dracheninsel.events import ColourChosen, Next, StartPlayerDrawn, Story, YouDrew
from bot.games.dracheninsel.model import (
    NOBODY,
    WAITING,
    Action,
    Answer,
    Board,
    Choosing,
    Close,
    Deed,
    End,
    Exchange,
    Exit,
    Move,
    Options,
    Settle,
    State,
    Trade,
    Turn,
    Walk,
    Window,
)
from bot.games.dracheninsel.picks import HUNTER, SILENT
from bot.games.dracheninsel.rules.announcing import pay
from bot.games.dracheninsel.rules.cards import active, names
from bot.games.dracheninsel.rules.deeds import is_finished, lift
from bot.games.dracheninsel.rules.menus import choices
from bot.games.dracheninsel.rules.movement import exit_flights, exits, payments
from bot.games.dracheninsel.rules.resolution import attempt, close
from bot.games.dracheninsel.rules.turns import begin, finish, is_over, resume, trade
from bot.games.dracheninsel.rules.windows import window_asks
from bot.games.kit.memory import memoize_by_identity
from bot.games.kit.walks import completed

# Set-up


def start(seats: int, seed: bytes, options: Options, first: Seat | None = None) -> Next:
    """Colours come before cards: whoever chooses one must not know their hand yet."""
    if seats not in SEATS:
        raise Refused("bad_player_count")
    story, (deck, rng) = Story(), shuffled(tuple(DECK), Rng(seed), "deck")
    state = State(
        rng=rng,
        options=options,
        owners=bytes((NOBODY,)) * 6,
        ring=tuple(Seat(seat) for seat in range(seats)),
        board=Board(TILES, bytes((NOBODY,)) * 6, bytes((WAITING,)) * len(VALUES[options.length])),
        coins=((),) * seats,
        hands=(b"",) * seats,
        pile=bytes(deck),
        discard=b"",
        played=(),
        frames=(Choosing(Seat(0), first),),
    )
    if options.colours == "auto":
        for seat in range(seats):
            hunters = PAIRS[seat] if seats == 3 else (SEATED[seats][seat],)
            state = _seated(state, Seat(seat), hunters)
        state = _dealt(state, first, story)
    return story.ends_with(state)


def _seated(state: State, seat: Seat, hunters: tuple[int, ...]) -> State:
    """A seat's hunters in their boats."""
    owners, places = bytearray(state.owners), bytearray(state.board.hunters)
    for hunter in hunters:
        owners[hunter], places[hunter] = seat, boat(hunter)
    board = replace(state.board, hunters=bytes(places))
    return replace(state, owners=bytes(owners), board=board)


def _choose_colour(state: State, hunter: int, story: Story) -> State:
    choosing = state.frames[0]
    assert isinstance(choosing, Choosing)
    hunters = PAIRS[hunter] if len(state.hands) == 3 else (hunter,)
    state = _seated(state, choosing.seat, hunters)
    story.tell(ColourChosen(choosing.seat, tuple(COLOURS[h] for h in hunters)))
    following = Seat(choosing.seat + 1)
    if following < len(state.hands):
        return replace(state, frames=(Choosing(following, choosing.first),))
    return _dealt(state, choosing.first, story)


def _dealt(state: State, first: Seat | None, story: Story) -> State:
    """All boats are taken, and turn order is their order: a hand for each, and the first turn."""
    deck, seats, rng = state.pile, len(state.hands), state.rng
    hands = tuple(bytes(sorted(deck[i * HAND : (i + 1) * HAND])) for i in range(seats))
    for seat, hand in enumerate(hands):
        story.whisper(Seat(seat), YouDrew(HAND, names(hand)))
    if first is None:
        drawn, rng = rng.below(seats, "first")
        first = Seat(drawn)
    story.tell(StartPlayerDrawn(first))
    ring = tuple(Seat(s) for s in dict.fromkeys(state.owners) if s != NOBODY)
    state = replace(state, rng=rng, ring=ring, hands=hands, pile=deck[seats * HAND :])
    return begin(replace(state, frames=(Turn(first),)), story)


# Asking and answering


@memoize_by_identity
def asks(state: State) -> tuple[Ask, ...]:
    if is_over(state):
        return ()
    match state.frames[-1]:
        case Window() as window:
            return window_asks(state, window)
        case Turn(seat):
            return (Ask(seat, "turn"),)
        case Exit():
            return (Ask(active(state).seat, "exit"),)
        case Exchange():
            return (Ask(active(state).seat, "exchange"),)
        case Choosing(seat):
            return (Ask(seat, "colour", setup=True),)
        case frame:
            raise AssertionError(f"{frame} asks nothing")


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    """Silence in a window, the end of a turn, the cheapest exit, no exchange."""
    return completed(partial(choices, state, seat), begun, _silence(state, seat))


def _silence(state: State, seat: Seat) -> Path:
    match state.frames[-1]:
        case Window(about):
            return CLOSE if seat == TABLE else (SILENT[about],)
        case Exit(hunter):
            return _cheapest_exit(state, hunter)
        case Exchange():
            return ("-",)
        case Choosing():
            return (_free_colour(state),)
        case _:
            return ("end",)


def _free_colour(state: State) -> str:
    return HUNTER.pick(state.owners.index(NOBODY))


def _cheapest_exit(state: State, hunter: int) -> Path:
    """Fewest cards, then on foot, then by the names of the target and the overflown field."""
    board, turn, hand = state.board, active(state), state.hands[active(state).seat]
    ways = [(0, target, 0) for target in exits(board, turn, hunter, hand)]
    ways += [(1, target, over) for over, target in exit_flights(board, turn, hunter, hand)]

    def cost(way: tuple[int, int, int]) -> tuple[int, int, int, int]:
        flown, target, over = way
        return flown + bool(payments(board, turn, hunter, target, hand)), flown, target, over

    flown, target, over = min(ways, key=cost)
    picks = ("fly", PLACES[over], PLACES[target]) if flown else ("step", PLACES[target])
    paid = payments(board, turn, hunter, target, hand)
    return (*picks, KINDS[paid[0]]) if paid else picks


def apply(state: State, seat: Seat, action: Action) -> Next:
    story = Story()
    match action:
        case Answer():
            state = _sealed(state, seat, action)
        case Close():
            state = close(state, story)
        case Trade(cards):
            state = trade(state, cards, story)
        case End():
            state = finish(state, story)
        case Settle(hunter):
            state = _choose_colour(state, hunter, story)
        case Walk(first, then):
            state = _do(replace(state, then=then), seat, first, story)
        case deed:
            state = _do(state, seat, deed, story)
    return story.ends_with(state)


def _sealed(state: State, seat: Seat, answer: Answer) -> State:
    window = state.frames[-1]
    assert isinstance(window, Window)
    heard = replace(window, said=(*window.said, (seat, answer)))
    return replace(state, frames=(*state.frames[:-1], heard))


def _do(state: State, seat: Seat, deed: Deed, story: Story) -> State:
    if isinstance(deed, Move) and isinstance(state.frames[-1], Exit):
        state = pay(state, seat, deed, story)
        return resume(lift(state, deed, story), story)  # the exit can never be stopped
    return attempt(state, deed, story)


# Counting


def moment(state: State) -> Moment:
    if isinstance(state.frames[-1], Choosing):  # turns before the first; -1 stands for none
        seat = state.frames[-1].seat
        return Moment(0, seat - len(state.hands) - 1, seat)
    return Moment(state.turns // len(state.hands), state.turns, active(state).seat)


def standings(state: State) -> tuple[int, ...]:
    return tuple(sum(mine) for mine in state.coins)


def outcome(state: State) -> Outcome | None:
    """The highest sum wins; then the highest coin, then the next one, and so on."""
    if not is_over(state):
        return None
    ranks = [(sum(mine), tuple(sorted(mine, reverse=True))) for mine in state.coins]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    reason = "treasures" if is_finished(state) else "rounds"
    return Outcome(reason, standings(state), places)
