"""The field reached: its card, and the specials one may use."""

from msgspec.structs import replace

from bot.games.schatzjagd.board import BIT, slotted
from bot.games.schatzjagd.content import CARD, CARDS, NAMES, REALM, TOP
from bot.games.schatzjagd.events import (
    CardFound,
    Looked,
    LookingEnded,
    PortalRolled,
    Revealed,
    Rolled,
    SpecialLeft,
    SpecialUsed,
    Stayed,
    Teleported,
    Travelled,
    YouSaw,
)
from bot.games.schatzjagd.model import (
    Activity,
    AtSpecial,
    Find,
    Journey,
    Landing,
    Looking,
    Lord,
    Move,
    State,
)
from bot.games.schatzjagd.rules.death import die
from bot.games.schatzjagd.rules.fight import face_monster
from bot.games.schatzjagd.rules.piles import exchange_maps
from bot.games.schatzjagd.rules.story import (
    Story,
    affect,
    discard,
    gain,
    go,
    pop,
    push,
    roll,
    set_lord,
    set_turn,
    tell,
    unslot,
)

SEEN_BY_SOOTHSAYER = 2
VALUES = ("life", "money", "strength", "weapons", "poisoned", "sits_out")


def travel(story: Story, field: int) -> None:
    origin, seat = story.lord.field, story.seat
    if field == origin:
        story.tell(Stayed(seat, NAMES[field]))
    else:
        story.tell(Travelled(seat, NAMES[origin], NAMES[field]))
    _arrive(story, field)


def land(story: Story, field: int) -> None:
    story.tell(Teleported(story.seat, NAMES[story.lord.field], NAMES[field]))
    _arrive(story, field)


def _arrive(story: Story, field: int) -> None:
    """However the henchman came: first the card there, then whatever else it may do."""
    state, seat, lord = story.state, story.seat, story.lord
    lords = (*state.lords[:seat], replace(lord, field=field), *state.lords[seat + 1 :])
    move = Move(seat, lord.field, field)
    card = state.slots[field]
    find = Find(field, card) if card else None
    story.state = replace(state, lords=lords, move=move, frames=(Activity(),), find=find)
    if card:
        tell(story, field)
        story.tell(Revealed(story.seat, NAMES[field], CARDS[card].key, CARDS[card].strength))
        _meet(story, field, card)


def _meet(story: Story, field: int, card: int) -> None:
    match CARDS[card].sort:
        case "monster":
            face_monster(story, card)
        case "special":
            if is_offered(story.state, card):
                push(story, AtSpecial())
        case "spell" | "map":
            _pick_up_card(story, field)
        case _:
            before = story.lord
            discard(story, bytes((unslot(story, field),)))
            affect(story, story.seat, CARDS[card].effects)
            _keep(story, Find(field, card), before)
            if not story.lord.life:
                die(story, story.seat, "trap")


def _keep(story: Story, find: Find, before: Lord) -> None:
    """What the card has done to the henchman, for the picture."""
    pairs = ((value, getattr(before, value), getattr(story.lord, value)) for value in VALUES)
    changes = tuple((value, was, now) for value, was, now in pairs if was != now)
    story.state = replace(story.state, find=replace(find, changes=changes))


def _pick_up_card(story: Story, field: int) -> None:
    card, lord = unslot(story, field), story.lord
    set_lord(story, story.seat, replace(lord, cards=lord.cards + bytes((card,))))
    story.tell(CardFound(story.seat, CARDS[card].key))
    exchange_maps(story, (story.seat,))


# Specials


def is_offered(state: State, card: int) -> bool:
    """Whether the special under the active henchman can be used, by public facts alone."""
    lord = state.lords[state.turn.seat]
    if lord.field in state.turn.used:
        return False
    match CARDS[card].key:
        case "healing_spring":
            return lord.life < TOP
        case "gold_vein":
            return lord.money < TOP
        case "travelling_smith":
            return lord.money >= 1 and lord.weapons < TOP
        case "herb_woman":
            return bool(lord.poisoned) and lord.money >= 3
        case "fencing_master":
            return lord.money >= 2 and lord.strength < TOP
        case "sacrificial_altar":
            return lord.life >= 4 and lord.strength < TOP
        case "soothsayer":
            return slotted(state) != BIT[lord.field]
        case _:
            return True


def decline(story: Story) -> None:
    story.tell(SpecialLeft(story.seat, CARDS[story.state.slots[story.lord.field]].key))
    pop(story)


def use(story: Story, coins: int) -> None:
    """The special stays slotted, but for the horse; it serves once a turn."""
    seat, field, turn, before = story.seat, story.lord.field, story.state.turn, story.lord
    card = CARDS[story.state.slots[field]]
    set_turn(story, replace(turn, used=turn.used + bytes((field,))))
    story.tell(SpecialUsed(seat, card.key))
    pop(story)
    match card.key:
        case "teleportal":
            _enter_portal(story)
        case "riding_horse":
            discard(story, bytes((unslot(story, field),)))
            die_rolled = roll(story, "horse")
            story.tell(Rolled(seat, die_rolled))
            go(story, Journey(die_rolled))
        case "soothsayer":
            push(story, Looking(SEEN_BY_SOOTHSAYER, bytes((field,))))
        case "travelling_smith":
            gain(story, seat, "money", -coins)
            gain(story, seat, "weapons", coins)
            _keep(story, Find(field, CARD[card.key]), before)
        case _:
            affect(story, seat, card.effects)
            _keep(story, Find(field, CARD[card.key]), before)


def _enter_portal(story: Story) -> None:
    face = roll(story, "portal")
    story.tell(PortalRolled(story.seat, face))
    if face == 1:
        die(story, story.seat, "portal")
    else:
        go(story, Landing(REALM if face == 6 else face - 2))


def look_at(story: Story, field: int) -> None:
    """One lord alone sees the card; where they look, all see."""
    looking, state = story.state.frames[-1], story.state
    assert isinstance(looking, Looking)
    pop(story)
    push(story, Looking(looking.left - 1, looking.done + bytes((field,))))
    story.tell(Looked(story.seat, NAMES[field]))
    story.whisper(story.seat, YouSaw(NAMES[field], CARDS[state.slots[field]].key))
    marked = bytearray(state.seen)
    marked[field] |= 1 << story.seat
    story.state = replace(story.state, seen=bytes(marked))


def stop_looking(story: Story) -> None:
    story.tell(LookingEnded(story.seat))
    pop(story)
