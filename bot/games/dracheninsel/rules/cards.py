"""Cards on their way: played, unseen, drawn from hands and from the pile."""

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Seat
from bot.games.dracheninsel.content import ALL_COPIES, GREEN, HAND, KINDS
from bot.games.dracheninsel.events import Refilled, Reshuffled, Story, YouDrew
from bot.games.dracheninsel.model import Played, State, Turn
from bot.games.dracheninsel.rules.movement import without


def names(cards: bytes) -> tuple[str, ...]:
    return tuple(KINDS[card] for card in cards)


def unseen(discard: bytes, played: tuple[Played, ...], use: str) -> int:
    """Copies that can serve so, less those in the discard pile and on the table."""
    one, two = GREEN[use]
    open_ones = discard.count(one) + discard.count(two)
    return ALL_COPIES[use] - open_ones - sum(p.card == one or p.card == two for p in played)


def hand_over(hands: tuple[bytes, ...], seat: int, hand: bytes) -> tuple[bytes, ...]:
    """All hands, with another one for this seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def active(state: State) -> Turn:
    """The turn that is running."""
    turn = state.frames[0]
    assert isinstance(turn, Turn)
    return turn


def lay(state: State, seat: Seat, card: int, use: str) -> State:
    """Play a card from the hand: it lies open until the end of the turn."""
    turn = active(state)
    if turn.fresh and seat == turn.seat:
        turn = replace(turn, fresh=False)
    return replace(
        state,
        hands=hand_over(state.hands, seat, without(state.hands[seat], card)),
        played=(*state.played, Played(seat, card, use)),
        frames=(turn, *state.frames[1:]),
    )


def refill(state: State, seat: Seat, story: Story) -> State:
    """Draw up to six. A pile that is used up is renewed at once, even if nothing more is drawn."""
    need = HAND - len(state.hands[seat])
    drawn, pile, discard, rng = state.pile[:need], state.pile[need:], state.discard, state.rng
    story.tell(Refilled(seat, need))
    if not pile:
        fresh, rng = shuffled(tuple(discard), rng, "reshuffle")
        story.tell(Reshuffled(len(fresh)))
        story.reveals = True
        missing = need - len(drawn)
        drawn, pile, discard = drawn + bytes(fresh[:missing]), bytes(fresh[missing:]), b""
    if need:
        story.whisper(seat, YouDrew(need, names(bytes(sorted(drawn)))))
    hand = bytes(sorted(state.hands[seat] + drawn))
    hands = hand_over(state.hands, seat, hand)
    return replace(state, hands=hands, pile=pile, discard=discard, rng=rng)


def take(state: State, thief: Seat, victim: Seat, number: int) -> tuple[State, bytes]:
    """Move random cards, as many as there are, from one hand to another."""
    taken, rng, left = b"", state.rng, state.hands[victim]
    for _ in range(min(number, len(left))):
        chosen, rng = rng.below(len(left), "take")
        taken, left = taken + left[chosen : chosen + 1], left[:chosen] + left[chosen + 1 :]
    hands = hand_over(state.hands, victim, left)
    hands = hand_over(hands, thief, bytes(sorted(hands[thief] + taken)))
    return replace(state, hands=hands, rng=rng), taken
