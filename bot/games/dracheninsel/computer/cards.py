"""The computer's cards besides walking: harassing, drawing, tidying up, and reactions."""

from collections.abc import Iterator

from bot.games.contract import Path, Seat
from bot.games.dracheninsel.computer.tiles import obstacle
from bot.games.dracheninsel.computer.worth import DRAWN, Eyes, betrayals, cards_to, odds, worth
from bot.games.dracheninsel.content import (
    BETRAYAL_SNEAK,
    CENTRE,
    COUNTER,
    CURSE,
    FEAR_COUNTER,
    FEAR_SLUMBER,
    FIELDS,
    LAIRS,
    LAST_TERRAIN,
    NEXT,
    PATROL,
    PLACES,
    RAGE,
    boat,
)
from bot.games.dracheninsel.model import Move
from bot.games.dracheninsel.picks import HUNTER, SEAT
from bot.games.dracheninsel.rules.deeds import marks
from bot.games.dracheninsel.rules.movement import carriers, without
from bot.games.dracheninsel.views import target_of, value_of


def foreign_pairs(eyes: Eyes) -> Iterator[tuple[int, int, float, int]]:
    """Treasures carried by two rivals: value, place, cards to the nearer boat, whose boat."""
    board, view = eyes.view.board, eyes.view
    for treasure, place in enumerate(board.treasures):
        pair = carriers(board, place) if place < FIELDS else ()
        if len(pair) == 2 and all(view.owners[h] != eyes.seat for h in pair):
            near = min((cards_to(eyes, h, place, boat(h)), h) for h in pair)
            yield view.values[treasure], place, *near


CLOSE = 5  # cards to a boat from which on a foreign pair is worth a card


def harassment(eyes: Eyes, spared: int | None) -> Path | None:
    """Fear or a dragon against a foreign pair close to a boat, unless it is to be robbed."""
    threats = [pair for pair in foreign_pairs(eyes) if pair[2] <= CLOSE and pair[1] != spared]
    if not threats:
        return None
    _, place, _, hunter = max(threats)
    fear = next((c for c in (FEAR_COUNTER, FEAR_SLUMBER) if c in eyes.hand), None)
    if fear is not None:
        name = "fear_counterspell" if fear == FEAR_COUNTER else "fear_slumber"
        return ("play", name, HUNTER.pick(hunter))
    dragon = patrol(eyes, place, boat(hunter)) if PATROL in eyes.hand else None
    return dragon or obstacle(eyes, place, boat(hunter))


def patrol(eyes: Eyes, place: int, goal: int) -> Path | None:
    """A dragon on the next field of a way."""
    board = eyes.view.board
    colour = goal - FIELDS
    free = [p for p in NEXT[place] if p in LAIRS and p not in board.hunters + board.dragons]
    if not free:
        return None
    target = PLACES[min(free, key=lambda p: cards_to(eyes, colour, p, goal))]
    moved = (PLACES[_idle_dragon(eyes, place)],) if len(board.dragons) == 2 else ()
    return ("play", "dragon_patrol", *moved, target[0], target)


def _idle_dragon(eyes: Eyes, place: int) -> int:
    dragons = eyes.view.board.dragons
    return max(dragons, key=lambda d: cards_to(eyes, 0, d, CENTRE) if d != place else 0)


def drawing(eyes: Eyes) -> Path | None:
    """A sneak attack with a spare card, a curse with a poor hand."""
    view, hand = eyes.view, eyes.hand
    rivals = [seat for seat in view.ring if seat != eyes.seat and view.sizes[seat]]
    if not rivals:
        return None
    if BETRAYAL_SNEAK in hand and betrayals(hand) >= 3:
        richest = max(rivals, key=lambda seat: (sum(view.coins[seat]), view.sizes[seat]))
        return ("play", "betrayal_sneak", SEAT.pick(richest))
    if CURSE in hand:
        rest = without(hand, CURSE)
        number = 2 if len(view.ring) == 3 else 1
        taken = sum(min(number, view.sizes[seat]) for seat in rivals)
        if sum(worth(eyes.hunters, card) for card in rest) < DRAWN * taken - 5:
            return ("play", "evil_curse", "curse")
    return None


def tidying(eyes: Eyes) -> Path | None:
    """At the end of a turn a far tile of the own colour comes onto the way to the middle."""
    if RAGE not in eyes.hand:
        return None
    board = eyes.view.board
    hunter = eyes.hunters[0]
    taken = board.hunters + board.dragons
    here = board.hunters[hunter]
    fields = [p for p in range(FIELDS) if p not in taken and p != CENTRE]
    costly = [p for p in fields if board.tiles[p] != hunter]
    own = [p for p in fields if board.tiles[p] == hunter]
    if not own or not costly:
        return None

    def detour(field: int) -> float:
        return cards_to(eyes, hunter, here, field) + cards_to(eyes, hunter, field, CENTRE)

    near, far = PLACES[min(costly, key=detour)], PLACES[max(own, key=detour)]
    return ("play", "raging_elements", near[0], near, far[0], far)


# Exchanging


def unwanted(eyes: Eyes) -> list[int]:
    """Places in the hand of cards worse than an unknown one; a better hand is kept whole, unless
    nobody can walk with it."""
    hand, hunters = eyes.hand, eyes.hunters
    doubled = [card in hand[:index] for index, card in enumerate(hand)]
    worths = [worth(hunters, c) + NEEDED * (not d) for c, d in zip(hand, doubled, strict=True)]
    poor = [index for index, value in enumerate(worths) if value < DRAWN]
    kept = [index for index in range(len(hand)) if index not in poor]
    if sum(hand[index] <= LAST_TERRAIN for index in kept) > 1 or not walks(eyes):
        return poor
    spare = [index for index in kept if hand[index] > LAST_TERRAIN]
    spare.sort(key=lambda index: (not doubled[index], worths[index]))
    return sorted((*poor, *spare[: max(0, GIVEN_AWAY - len(poor))]))


NEEDED = 2.0  # the first of its kind may serve on the way
GIVEN_AWAY = 4  # cards for which somebody who cannot walk hopes to draw terrain


def walks(eyes: Eyes) -> bool:
    """Whether a hunter is on the way: neither at a treasure nor waiting on the coins."""
    board = eyes.view.board
    waits = (*board.treasures, CENTRE) if eyes.treasure else board.treasures
    return any(board.hunters[hunter] not in waits for hunter in eyes.hunters)


# Reactions


def reaction(eyes: Eyes) -> str:
    """Slumber, counterspell or pass in an action window."""
    view, deed = eyes.view, eyes.view.pending
    assert deed is not None
    kinds, value = marks(view.board, deed), value_of(view, deed)
    target = target_of(view, deed)
    if "counter" in view.uses and target == eyes.seat and _minds(eyes, kinds, value):
        return "counter"
    if view.cancelled or "slumber" not in view.uses:
        return "pass"
    return "slumber" if _hurts(eyes, kinds, value, target) else "pass"


def _minds(eyes: Eyes, kinds: tuple[str, ...], value: int) -> bool:
    """Whether an attack on oneself is worth a counterspell."""
    if kinds[0] == "fear":
        return value >= 100 or eyes.view.board.hunters[eyes.hunters[0]] == CENTRE
    return eyes.hand.count(COUNTER) + eyes.hand.count(FEAR_COUNTER) > 1


def _hurts(eyes: Eyes, kinds: tuple[str, ...], value: int, target: Seat | None) -> bool:
    """Whether a deed of a rival is worth a Stop."""
    view, deed = eyes.view, eyes.view.pending
    if "robbery" in kinds and target == eyes.seat:
        return value >= 100
    if kinds[0] == "fear" and target == eyes.seat:
        return value >= 150
    if kinds[0] == "delivery" and isinstance(deed, Move):
        owners = {view.owners[h] for h in carriers(view.board, deed.origin)}
        return _is_trap(eyes, deed, value) if eyes.seat in owners else True
    if kinds[0] == "second":
        waits = view.owners[view.board.hunters.index(CENTRE)]
        return waits != eyes.seat and value >= 240
    return False


def _is_trap(eyes: Eyes, deed: Move, value: int) -> bool:
    """The partner brings our treasure to their own boat, and may well claim it."""
    owner = eyes.view.owners[deed.target - FIELDS]
    if owner == eyes.seat or value < 175 or betrayals(eyes.hand):
        return False
    mine = next(h for h in carriers(eyes.view.board, deed.origin) if h in eyes.hunters)
    return odds(eyes, Seat(owner), 1) < 0.6 and cards_to(eyes, mine, deed.origin, boat(mine)) < 5


def defence(eyes: Eyes) -> str:
    """Counter a Stop on a deed that was good for oneself."""
    view, deed = eyes.view, eyes.view.pending
    assert deed is not None
    assert view.turn is not None
    kinds, value = marks(view.board, deed), value_of(view, deed)
    if view.turn.seat == eyes.seat:
        wanted = kinds[0] in ("delivery", "second", "robbery", "joining")
        return "counter" if wanted and value >= 100 and not view.cancelled else "pass"
    mine = isinstance(deed, Move) and deed.target - FIELDS in eyes.hunters
    return "counter" if mine and value >= 150 else "pass"


WINNING = 0.55  # odds from which on both coins are worth the risk


def claim(eyes: Eyes) -> str:
    """Whoever claims and is outbid has lost what they could have shared."""
    landed, held = eyes.view.landed, betrayals(eyes.hand)
    assert landed is not None
    return "claim" if held and odds(eyes, landed.partner, held) > WINNING else "share"


def duel(eyes: Eyes) -> str:
    return "betray" if betrayals(eyes.hand) else "accept"
