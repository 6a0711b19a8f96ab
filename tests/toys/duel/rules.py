"""What is asked, what may be answered, and what follows."""

from functools import partial

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import (
    CLOSE,
    TABLE,
    Ask,
    Clock,
    Menu,
    Moment,
    Outcome,
    Path,
    Rng,
    Seat,
    Step,
    Whisper,
)
from bot.games.kit.walks import completed
from tests.toys.duel.model import (
    COPIES,
    HAND,
    HARM,
    Action,
    Answered,
    Bled,
    Bleed,
    Blow,
    Close,
    Drew,
    Dropped,
    Frame,
    News,
    Next,
    Options,
    Parried,
    React,
    Shed,
    Silence,
    State,
    Strike,
    Struck,
    Trade,
    Turn,
    Window,
    Wound,
    YouDrew,
)


def start(seats: int, seed: bytes, options: Options, first: Seat | None = None) -> Next:
    cards = tuple(kind for kind, copies in COPIES.items() for _ in range(copies))
    deck, rng = shuffled(cards, Rng(seed), "deck")
    hands = tuple(tuple(sorted(deck[i * HAND : (i + 1) * HAND])) for i in range(seats))
    lives = (int(options.lives),) * seats
    state = State(rng, options, lives, hands, deck[seats * HAND :], (), (Turn(first or Seat(0)),))
    whispers = tuple(Whisper(Seat(i), YouDrew(hand)) for i, hand in enumerate(hands))
    return Step(state, (), whispers, reveals=True)


def asks(state: State) -> tuple[Ask, ...]:
    if outcome(state) is not None:
        return ()
    match state.frames[-1]:
        case Turn(seat):
            return (Ask(seat, "turn"),)
        case Wound():
            return (Ask(blow(state).target, "wound", Clock.DECISION),)
        case Window(card, asked, said):
            ready = len(said) == len(asked) or any(answer.card for _, answer in said)
            close = Ask(TABLE, "close", Clock.AFTER_FLOOR if ready else Clock.REACTION)
            silent = set(asked) - {seat for seat, _ in said}
            return (close, *(Ask(seat, card, Clock.REACTION) for seat in asked if seat in silent))
        case frame:
            raise AssertionError(f"{frame} asks nothing")


def choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    match state.frames[-1]:
        case Turn():
            return _turn_choices(state, seat, path)
        case Wound():
            return _wound_choices(state.hands[seat], path)
        case Window(card):
            if seat == TABLE:
                return Close() if path else Menu("close", CLOSE)
            if path:
                return React(card if path[0] == card else None)
            picks = (card, "pass") if card in state.hands[seat] else ("pass",)
            return Menu(card, picks, declining=frozenset({"pass"}))
        case frame:
            raise AssertionError(f"{frame} asks nothing")


def _turn_choices(state: State, seat: Seat, path: Path) -> Menu | Action:
    hand = state.hands[seat]
    weapons = tuple(card for card in HARM if card in hand)
    match path:
        case ():
            return Menu("turn", ("strike", "trade") if weapons else ("trade",))
        case ("strike",):
            return Menu("target", tuple(str(s) for s in _ring(state, seat) if s != seat))
        case ("strike", _):
            return Menu("weapon", weapons)
        case ("strike", target, card):
            return Strike(Seat(int(target)), card)
        case ("trade",) if hand:  # places in the hand, not names: several picks share one short id
            return Menu("trade", tuple(str(i) for i in range(len(hand))), 0, len(hand))
        case ("trade", places):
            chosen = places.split("+")
            return Trade(tuple(card for i, card in enumerate(hand) if str(i) in chosen))
        case _:  # an empty hand: a menu needs at least one line
            return Trade(())


def _wound_choices(hand: tuple[str, ...], path: Path) -> Menu | Action:
    match path:
        case ():
            return Menu("wound", ("shed", "bleed"))
        case ("bleed",):
            return Bleed()
        case ("shed",):
            return Menu("shed", tuple(dict.fromkeys(hand)))
        case _:
            return Shed(path[1])


def default(state: State, seat: Seat, begun: Path = ()) -> Path:
    return completed(partial(choices, state, seat), begun, _silence(state, seat))


def _silence(state: State, seat: Seat) -> Path:
    match state.frames[-1]:
        case Turn():
            return ("trade", "-") if state.hands[seat] else ("trade",)
        case Wound():
            deadly = state.lives[seat] <= HARM[blow(state).card]
            return ("shed", state.hands[seat][0]) if deadly else ("bleed",)
        case _:
            return CLOSE if seat == TABLE else ("pass",)


def why_not(state: State, seat: Seat, path: Path) -> str:
    return "card_not_in_hand" if path[-1] in COPIES else "not_offered"


def apply(state: State, seat: Seat, action: Action) -> Next:
    match action:
        case Strike(target, card):
            state = _discard(state, seat, (card,))
            state = replace(state, frames=(*state.frames, Blow(action)))
            return _pause(state, (Struck(seat, target, card),))
        case React():
            window = state.frames[-1]
            assert isinstance(window, Window)
            return Step(swap(state, replace(window, said=(*window.said, (seat, action)))))
        case Close():
            return _close(state)
        case Bleed():
            harm = HARM[blow(state).card]
            lives = tuple(max(0, n - harm * (i == seat)) for i, n in enumerate(state.lives))
            return _end_turn(replace(state, lives=lives), (Bled(seat, harm),))
        case Shed(card):
            return _end_turn(_discard(state, seat, (card,)), (Dropped(seat, (card,)),))
        case Trade(cards):
            return _end_turn(_discard(state, seat, cards), (Dropped(seat, cards),))


def _pause(state: State, news: News, *, reveals: bool = False) -> Next:
    """Open the window on the top frame, for everybody who might answer by public knowledge."""
    match state.frames[-1]:
        case Blow():
            card, actor = "parry", striker(state)
        case Parried(by):
            card, actor = "pierce", by
        case frame:
            raise AssertionError(f"{frame} cannot be answered")
    unseen = state.discard.count(card) < COPIES[card]
    asked = tuple(s for s in _ring(state, striker(state)) if s != actor and state.hands[s])
    if unseen and asked:
        return Step(replace(state, frames=(*state.frames, Window(card, asked))), news, (), reveals)
    return _settle(state, (*news, Silence()))


def _close(state: State) -> Next:
    """The first asked seat that named a card plays it; nobody learns of the other answers."""
    window = state.frames[-1]
    assert isinstance(window, Window)
    state = replace(state, frames=state.frames[:-1])
    named = [seat for seat, answer in window.said if answer.card]
    winner = next((seat for seat in window.asked if seat in named), None)
    if winner is None:
        return _settle(state, (Silence(),))
    state = _discard(state, winner, (window.card,))
    below = state.frames[:2]  # Turn, Blow: a pierced parry leaves the blow as it was
    frames = (*below, Parried(winner)) if window.card == "parry" else below
    news = (Answered(winner, window.card),)
    step = _pause(replace(state, frames=frames), news, reveals=True)
    return replace(step, effective_seats=(winner,))


def _settle(state: State, news: News) -> Next:
    """Nobody answers the top frame any more: it takes effect."""
    if isinstance(state.frames[-1], Parried):
        return _end_turn(state, news)
    if state.hands[blow(state).target]:
        return Step(replace(state, frames=(*state.frames, Wound())), news, (), reveals=True)
    bled = apply(state, blow(state).target, Bleed())
    return replace(bled, news=(*news, *bled.news))


def _end_turn(state: State, news: News) -> Next:
    """The fallen lose their cards, the active seat draws, the next living seat is up."""
    seat = striker(state)
    for fallen, lives in enumerate(state.lives):
        if not lives:
            state = _discard(state, Seat(fallen), state.hands[fallen])
    pile, discard, rng = state.pile, state.discard, state.rng
    need = HAND - len(state.hands[seat])
    if len(pile) <= need:
        fresh, rng = shuffled(discard, rng, "reshuffle")
        pile, discard = pile + fresh, ()
    hands = _put(state.hands, seat, tuple(sorted(state.hands[seat] + pile[:need])))
    ring = _ring(state, seat)
    after = replace(
        state,
        rng=rng,
        hands=hands,
        pile=pile[need:],
        discard=discard,
        frames=(Turn(ring[1 % len(ring)]),),
        turns=state.turns + 1,
    )
    whispers = (Whisper(seat, YouDrew(pile[:need])),)
    return Step(after, (*news, Drew(seat, need)), whispers, reveals=True)


def striker(state: State) -> Seat:
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    return turn.seat


def blow(state: State) -> Strike:
    frame = state.frames[1]
    assert isinstance(frame, Blow)
    return frame.strike


def _ring(state: State, seat: Seat) -> list[Seat]:
    """The living seats, clockwise from this one."""
    around = len(state.lives)
    return [Seat(s % around) for s in range(seat, seat + around) if state.lives[s % around]]


def swap(state: State, frame: Frame) -> State:
    return replace(state, frames=(*state.frames[:-1], frame))


def _discard(state: State, seat: Seat, cards: tuple[str, ...]) -> State:
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    hands = _put(state.hands, seat, tuple(hand))
    return replace(state, hands=hands, discard=state.discard + cards)


def _put(
    hands: tuple[tuple[str, ...], ...], seat: Seat, hand: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def moment(state: State) -> Moment:
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    return Moment(state.turns // len(state.lives), state.turns, turn.seat)


def standings(state: State) -> tuple[int, ...]:
    return state.lives


def outcome(state: State) -> Outcome | None:
    alive = [seat for seat, lives in enumerate(state.lives) if lives]
    if len(alive) > 1 and state.turns < state.options.max_turns:
        return None
    places = tuple(1 + sum(other > own for other in state.lives) for own in state.lives)
    return Outcome("max_turns" if len(alive) > 1 else "last_standing", state.lives, places)
