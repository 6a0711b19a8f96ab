"""What a henchman may do on the field it reached: attack, deal, take, search."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.schatzjagd.actions import Deal
from bot.games.schatzjagd.content import (
    CARDS,
    CASTLES,
    CITY,
    CURE,
    EARNED,
    HEALED,
    NAMES,
    SHOPS,
    TOP,
    TRAINING,
)
from bot.games.schatzjagd.events import DealMade, Searched, TreasuresTaken
from bot.games.schatzjagd.model import Lord, State
from bot.games.schatzjagd.picks import ATTACK, DEAL
from bot.games.schatzjagd.rules.story import (
    Story,
    affect,
    gain,
    hold,
    pick_up,
    roll,
    set_lord,
    set_turn,
)


def activities(state: State) -> tuple[str, ...]:
    """What the active henchman may do where it stands, without the end of it."""
    turn = state.turn
    if turn.fled or turn.sitting:
        return ()
    lord = state.lords[turn.seat]
    found: list[str] = []
    if lord.field in CITY:
        found += () if turn.dealt else _deals(state, lord)
    elif not turn.attacked:
        found += [ATTACK.pick(rival) for rival in _attackable(state, lord)]
    if any(field == lord.field for field, _ in state.loose):
        found.append("take")
    if not turn.searched and _searchable(state) is not None:
        found.append("plunder")
    return tuple(found)


def _attackable(state: State, lord: Lord) -> list[Seat]:
    truce = state.options.truce_at_home == "yes"
    found = []
    for seat in state.order:
        rival = state.lords[seat]
        if rival is not lord and rival.field == lord.field:
            if truce and rival.field == CASTLES[rival.castle]:
                continue
            found.append(seat)
    return found


def _searchable(state: State) -> Seat | None:
    """The lord whose vault the active henchman may search."""
    if state.options.plunder == "no":
        return None
    here = state.lords[state.turn.seat].field
    for seat in state.order:
        rival = state.lords[seat]
        if seat != state.turn.seat and CASTLES[rival.castle] == here and rival.vault:
            return seat
    return None


def _deals(state: State, lord: Lord) -> list[str]:
    """Only what the henchman can pay and what changes something."""
    match SHOPS[state.city[CITY.index(lord.field)]]:
        case "inn":
            return ["inn"] if lord.money < TOP else []
        case "healer":
            needed = -(-(TOP - lord.life) // HEALED)
            deals = [DEAL.pick(("heal", coins)) for coins in range(1, min(needed, lord.money) + 1)]
            if lord.poisoned:
                most = min(needed, lord.money - CURE)
                deals += [DEAL.pick(("cure", coins)) for coins in range(most + 1)]
            return deals
        case "school":
            return ["school"] if lord.money >= TRAINING and lord.strength < TOP else []
        case _:
            most = min(lord.money, TOP - lord.weapons)
            return [DEAL.pick(("smith", coins)) for coins in range(1, most + 1)]


def trade_at_shop(story: Story, made: Deal) -> None:
    seat, units = story.seat, made.units
    set_turn(story, replace(story.state.turn, dealt=True))
    match made.sort:
        case "inn":
            _pay(story, "inn", 0)
            gain(story, seat, "money", EARNED)
        case "school":
            _pay(story, "school", TRAINING)
            gain(story, seat, "strength", 1)
        case "smith":
            _pay(story, "smith", units)
            gain(story, seat, "weapons", units)
        case sort:
            _pay(story, "healer", units + (CURE if sort == "cure" else 0))
            gain(story, seat, "life", HEALED * units)
            if sort == "cure":
                affect(story, seat, _CURED)


_CURED = next(card.effects[:1] for card in CARDS if card.key == "antidote")


def _pay(story: Story, shop: str, price: int) -> None:
    story.tell(DealMade(story.seat, shop, price))
    gain(story, story.seat, "money", -price)


def take(story: Story) -> None:
    field = story.lord.field
    treasures = pick_up(story, field)
    story.tell(TreasuresTaken(story.seat, NAMES[field], len(treasures)))
    hold(story, story.seat, treasures)


def plunder(story: Story) -> None:
    """The longer one searches without a break, the likelier one finds."""
    owner, lord = _searchable(story.state), story.lord
    assert owner is not None
    days = lord.days + 1 if lord.searched == lord.field else 1
    face = roll(story, "search")
    found = face <= days
    story.tell(Searched(story.seat, owner, days, face, found))
    set_turn(story, replace(story.state.turn, searched=True))
    after = replace(lord, days=0 if found else days, searched=lord.field)
    set_lord(story, story.seat, after)
    if found:
        _steal(story, owner)


def _steal(story: Story, owner: Seat) -> None:
    victim = story.state.lords[owner]
    place, rng = story.state.rng.below(len(victim.vault), "plunder")
    story.state = replace(story.state, rng=rng)
    left = victim.vault[:place] + victim.vault[place + 1 :]
    set_lord(story, owner, replace(victim, vault=left))
    hold(story, story.seat, victim.vault[place : place + 1])
