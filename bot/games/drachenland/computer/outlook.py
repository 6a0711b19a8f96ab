"""How a computer judges a position: what each taking is worth to it, and what a place promises.

Everything here comes from the public view and the own vault. The numbers are judgement,
checked in self-play.
"""

from typing import Final

from msgspec import Struct

from bot.games.contract import Seat
from bot.games.drachenland.board import DISTANCE, OUTDOORS
from bot.games.drachenland.content import CLEAR, EGG, GEM_NUMBERS, eggs_at
from bot.games.drachenland.rules.end import vault_count
from bot.games.drachenland.views import Own, Public, Volcano

PACE: Final = {2: 1.3, 3: 1.8, 4: 2.2}  # eggs that usually go in a round
USE: Final = 0.75  # of the figure turns left, those that bring something
PAIR: Final = 1.5  # gems that one taking brings
LATE: Final = 6.0  # with fewer figure turns left, points now begin to count more than plans
IN_SET: Final = 2.5  # a quarter of ten points
SCARCITY: Final = 0.3  # more for each piece that lacks above the mean
RING_EFFORT: Final = 1.5  # takings that a missing ring costs, with the way to it
RING_TIME: Final = 5.0  # figure turns that make it sure to get one in time
RING_SEEN, RING_UNSEEN = 0.95, 0.7  # the chance of it, if a ring tile is known or not
RING_WORTH: Final = 2.0  # of a ring for gems still to come
MOST_SETS: Final = 9
STAYING: Final = 0.8  # what remains of the next best thing here until the next turn
TILE_WORTH: Final = {"boatman": 1.2, "little_dragon": 1.2, "quick_steps": 1.0, "magic_hand": 1.8}
UNKNOWN_TILE: Final = 0.9
# By seats, the lead over the rivals' mean at which the last egg is taken: the best of several may
# have a set or two more than the mean.
WINS: Final = {2: 1, 3: 10, 4: 16}
DECIDED: Final = 99  # a lead that all can see
DECISIVE: Final = 50.0  # outweighs everything else

_NEARNESS = 0.86  # what a step of distance leaves of a hope
_FADED: Final = tuple(  # by lanes, place and volcano
    tuple(
        tuple(_NEARNESS ** distance[v] if v != place else 0.0 for v in range(OUTDOORS))
        for place, distance in enumerate(distances)
    )
    for distances in DISTANCE
)

Gains = dict[str, float]  # by taking


class Outlook(Struct, frozen=True):
    """One seat's judgement at one moment."""

    lanes: int  # how they run
    turns: float  # figure turns that the seat will probably still have, this one included
    calm: float  # 1 as long as plans count, 0 when only points do
    gains: tuple[tuple[Gains, ...], ...]  # by colour and volcano
    best: tuple[tuple[float, ...], ...]  # the same, of the best taking


class TakingPlan(Struct, frozen=True):
    """What treasures and rings are worth to a seat."""

    vault: bytes
    rings: int
    calm: float
    treasures: tuple[tuple[float, ...], ...]  # red, green, blue, clear, egg: by number of pieces
    ring: tuple[float, ...]  # by colour


def outlook(view: Public, own: Own, seat: Seat) -> Outlook:
    turns = figure_turns(view)
    plan = _plan(view, own, turns)
    lead = None if view.eggs_left > 1 else _lead_with_last_egg(view, plan, seat)
    gains = _all_gains(view, plan, ends_well=lead is None or lead >= WINS[len(view.tiles)])
    if lead is not None and not any(map(any, _best(gains))):
        # Nothing else is left for this seat: whoever waits only lets others gain more.
        gains = _all_gains(view, plan, ends_well=True)
    return Outlook(view.lanes, turns, plan.calm, gains, _best(gains))


def _all_gains(view: Public, plan: TakingPlan, *, ends_well: bool) -> tuple[tuple[Gains, ...], ...]:
    egg = None if view.eggs_left > 1 else DECISIVE if ends_well else -DECISIVE
    return tuple(
        tuple(_gains(plan, colour, volcano, egg) for volcano in view.volcanoes)
        for colour in range(3)
    )


def _best(gains: tuple[tuple[Gains, ...], ...]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(max([0.0, *g.values()]) for g in row) for row in gains)


def _rings(own: Own) -> int:
    return sum(1 << colour for colour, ring in enumerate(own.rings) if ring)


def standing(outlook: Outlook, colour: int, place: int) -> float:
    """What it is worth to end the move phase there: the best taking and the hopes after it."""
    if place >= OUTDOORS:
        return hope(outlook, colour, place)
    gains = sorted([*outlook.gains[colour][place].values(), 0.0], reverse=True)
    rest = STAYING * gains[1] if len(gains) > 1 else 0.0
    return gains[0] + max(rest, hope(outlook, colour, place))


def resting(outlook: Outlook, colour: int, place: int) -> float:
    """What a figure that does not act now can hope for."""
    here = STAYING * outlook.best[colour][place] if place < OUTDOORS else 0.0
    return max(here, hope(outlook, colour, place))


def hope(outlook: Outlook, colour: int, place: int) -> float:
    """The best thing elsewhere, less with every step to it."""
    return max(map(float.__mul__, outlook.best[colour], _FADED[outlook.lanes][place]))


def figure_turns(view: Public) -> float:
    """By the pace at which the eggs go."""
    seats = len(view.tiles)
    gone = sum(eggs_at(seats)) - view.eggs_left
    rounds = view.eggs_left * (4 + view.round) / (4 * PACE[seats] + gone)
    if view.round_limit:
        rounds = min(rounds, view.round_limit - view.round + 1)
    return 2 * rounds


def _plan(view: Public, own: Own, turns: float) -> TakingPlan:
    """Aim at a number of sets; what is still lacking for them is worth a quarter of a set."""
    held = own.vault
    vault, rings = bytes((held.red, held.green, held.blue, held.clear, held.eggs)), _rings(own)
    calm = min(1.0, turns / LATE)
    is_known = any(volcano.ring_tile for volcano in view.volcanoes)
    hopeful = min(1.0, max(0.0, turns - 1) / RING_TIME) * (RING_SEEN if is_known else RING_UNSEEN)
    chances = [1.0 if ring else hopeful for ring in own.rings]
    sets = vault_count(vault, rings).sets
    within = (n for n in range(MOST_SETS, sets, -1) if _effort(vault, rings, n) <= USE * turns)
    aim = next(within, sets)
    worth = [w * c for w, c in zip(_worth(vault, aim), (*chances, 1.0, 1.0), strict=True)]
    most = max(max(volcano.gems) for volcano in view.volcanoes)
    return TakingPlan(
        vault,
        rings,
        calm,
        tuple(_treasure(vault, rings, calm, kind, one, most) for kind, one in enumerate(worth)),
        tuple(_ring(vault, rings, calm, colour, chances[colour]) for colour in range(3)),
    )


def _effort(vault: bytes, rings: int, sets: int) -> float:
    """The takings that so many sets would still need."""
    gems = sum(max(0, sets - vault[colour]) for colour in range(3)) - vault[CLEAR]
    return max(0, sets - vault[EGG]) + max(0, gems) / PAIR + RING_EFFORT * (3 - rings.bit_count())


def _worth(vault: bytes, aim: int) -> tuple[float, ...]:
    """Of each treasure, all rings worn; what lacks most counts most."""
    lacks = [max(0, aim - vault[kind]) for kind in (0, 1, 2, EGG)]
    mean = sum(lacks) / 4
    red, green, blue, egg = (IN_SET + SCARCITY * (n - mean) if n else 1.0 for n in lacks)
    clear = IN_SET + SCARCITY if sum(lacks[:3]) > vault[CLEAR] else 1.0
    return red, green, blue, clear, egg


def _treasure(
    vault: bytes, rings: int, calm: float, kind: int, worth: float, most: int
) -> tuple[float, ...]:
    """By number of pieces: planned worth while there is time, points at once when there is none."""
    before, after, gains = vault_count(vault, rings).points, bytearray(vault), [0.0]
    for number in range(1, max(1, most) + 1):
        after[kind] += 1
        now = vault_count(bytes(after), rings).points - before
        gains.append(calm * worth * number + (1 - calm) * now)
    return tuple(gains)


def _ring(vault: bytes, rings: int, calm: float, colour: int, chance: float) -> float:
    """It saves the gems held and makes others worth fetching."""
    held = vault[colour]
    planned = held * IN_SET * (1 - chance) + RING_WORTH + 0.5 * held
    now = vault_count(vault, rings | 1 << colour).points - vault_count(vault, rings).points
    return calm * planned + (1 - calm) * now


def _gains(plan: TakingPlan, colour: int, volcano: Volcano, last_egg: float | None) -> Gains:
    """What the figure of this colour could take on the volcano, and what that is worth."""
    found: Gains = {}
    if volcano.gems[colour]:
        found["gems"] = plan.treasures[colour][volcano.gems[colour]]
    if volcano.gems[CLEAR]:
        found["clear"] = plan.treasures[CLEAR][1]
    if volcano.eggs:
        tile = UNKNOWN_TILE if volcano.face_down else TILE_WORTH.get(volcano.tile, 0.0)
        egg = plan.treasures[EGG][1] + tile * plan.calm
        found["egg"] = egg if last_egg is None else last_egg
    if volcano.ring_tile and not plan.rings >> colour & 1:
        found["ring"] = plan.ring[colour]
    return found


def _lead_with_last_egg(view: Public, plan: TakingPlan, seat: Seat) -> int:
    """Over the best rival, as if they shared evenly what is gone, if the last egg is taken now."""
    after = bytearray(plan.vault)
    after[EGG] += 1
    mine, rings = vault_count(bytes(after), plan.rings).points, _rings_worn(view)
    rivals = [s for s in range(len(rings)) if s != seat]
    if view.vaults is not None:  # open for all to see
        held = [bytes((v.red, v.green, v.blue, v.clear, v.eggs)) for v in view.vaults]
        ahead = mine - max(vault_count(held[s], rings[s]).points for s in rivals)
        return DECIDED if ahead > 0 else -DECIDED
    even = bytes(round(number / len(rivals)) for number in _gone(view, plan.vault))
    return mine - max(vault_count(even, rings[s]).points for s in rivals)


def _rings_worn(view: Public) -> list[int]:
    rings = [0] * len(view.tiles)
    for figure in view.figures:
        rings[figure.seat] |= figure.ring << figure.colour
    return rings


def _gone(view: Public, mine: bytes) -> list[int]:
    """What the rivals hold together."""
    lying = [sum(volcano.gems[c] for volcano in view.volcanoes) for c in range(4)]
    gone = [GEM_NUMBERS[c] - lying[c] - mine[c] for c in range(4)]
    return [*gone, sum(eggs_at(len(view.tiles))) - view.eggs_left - mine[EGG]]
