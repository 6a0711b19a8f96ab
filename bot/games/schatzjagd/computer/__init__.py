"""A lord played by the computer, from what a person in its seat would see.

errands   a henchman on its way while its lord is away
blunders  what people laugh at in a computer's answer
land      what the land costs a henchman: prices of its fields, and the cheapest ways to a goal
lord      which card a computer lord plays, and where it hides one
odds      how a fight will probably end, with weapons wearing off
plans     what a henchman could go for, and how much each place is worth on the way there
"""

from bot.games.contract import ComputerConfig, Menu, Path, Seat, Tree
from bot.games.kit.noise import chance, rank_with_noise
from bot.games.kit.walks import rest_of
from bot.games.schatzjagd.actions import Action
from bot.games.schatzjagd.computer.lord import (
    banished,
    fields_of,
    goals,
    in_peril,
    lord_path,
    place,
    wished_spell,
)
from bot.games.schatzjagd.computer.odds import survival, win_chance
from bot.games.schatzjagd.computer.plans import (
    KnownLand,
    Mood,
    delayed,
    duel_chance,
    is_losing,
    pays,
    saves_for_cure,
    spoils,
    survey,
    worth,
)
from bot.games.schatzjagd.content import CITY, DISTANCE, FIELD, FIREBALL, FRENZY, ON, TOP
from bot.games.schatzjagd.picks import ATTACK, CAST, DEAL
from bot.games.schatzjagd.views import Bout, Figure, Own, Public, ahead

NORMAL = Mood()
SURE, BOLD = 0.6, 0.5  # chances at which a fight is fought on, and begun
IDLE = 0.3  # what a night in the city costs that brings nothing: nobody wins by hiding
DREAD = 0.9  # how much of what may be lost counts, divided among the rivals
WHIM = {"easy": 0.19, "normal": 0.005}  # in treasures: what luck may add to the worth of a field
OVERLOOKED = 0.4  # how often an easy player does not think of a spell, a special or an attack
CERTAIN = 0.9  # chances that a blow is risked for which may be the last, by whoever could be gone
WEAK = 8  # life at which a spell heals
AT_HAND = 6  # steps from home from which on the card of the turn is kept for securing
GONE = CAST.pick("teleportation")
HELP = {  # what a spell does in a fight: harm, frenzy, life
    CAST.pick("fireball"): (FIREBALL, 0, 0),
    CAST.pick("battle_frenzy"): (0, FRENZY, 0),
    CAST.pick("healing_spell"): (0, 0, 5),
}
OPPOSITE = ("A1", "J10", "J1", "A10")  # castles as they are taken when nobody chooses


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig) -> Path:
    return choose_in(NORMAL, view, own, seat, tree, config)


def choose_in(
    mood: Mood, view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> Path:
    """What a lord of this mood answers."""
    return _completed(mood, view, own, seat, tree, config, ())


def ideas(
    view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    """Every first part, the best first, with what it would say to all that is asked after it."""
    firsts = _ranked(NORMAL, view, own, seat, tree, config)
    return tuple(_completed(NORMAL, view, own, seat, tree, config, first) for first in firsts)


def _completed(
    mood: Mood,
    view: Public,
    own: Own,
    seat: Seat,
    tree: Tree[Action],
    config: ComputerConfig,
    path: Path,
) -> Path:
    """Part by part, each on the board as those before leave it."""
    while isinstance(tree(path), Menu):
        rest: Tree[Action] = rest_of(tree, path)
        path = (*path, *_ranked(mood, ahead(view, seat, path), own, seat, rest, config)[0])
    return path


def _ranked(
    mood: Mood, view: Public, own: Own, seat: Seat, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    """What a lord thinks of to one question, the best first."""
    menu = tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "defend":
            return (("prudent",),)
        case "fight":
            return ((_fight(view, _thought_of(menu.picks, config)),),)
        case "rest":
            return (
                (CAST.pick("cleansing"),) if CAST.pick("cleansing") in menu.picks else ("rest",),
            )
        case "use_special":
            return ((_special(view, own, seat, menu.picks),),)
        case "katharsis":
            return (("pass",),)
        case "pick_castle":
            return (next((castle,) for castle in OPPOSITE if castle in menu.picks),)
    return _on_the_land(survey(view, own, seat, mood), menu, tree, config)


def _thought_of(picks: tuple[str, ...], config: ComputerConfig) -> tuple[str, ...]:
    """All of them; now and then an easy player forgets what it could cast or whom it could hit."""
    if config.level == "normal" or chance(config.luck, 0) > OVERLOOKED:
        return picks
    return tuple(pick for pick in picks if pick not in CAST and pick not in ATTACK)


def _on_the_land(
    land: KnownLand, menu: Menu, tree: Tree[Action], config: ComputerConfig
) -> tuple[Path, ...]:
    offered = _thought_of(menu.picks, config)
    match menu.about:
        case "journey" | "landing":
            ways = _ways(land, tree, config)
            spell = _before_the_journey(land, offered)
            return ((spell,), *ways) if spell else ways
        case "activity":
            return ((_activity(land, offered),),)
        case "banish":
            return (place(tree, (), banished(land)),)
        case "look":
            return (_look(land, tree),)
        case _:
            return (lord_path(land, tree, config.luck),)


def _ways(land: KnownLand, tree: Tree[Action], config: ComputerConfig) -> tuple[Path, ...]:
    weighed = [(_arrival(land, field), field) for field in fields_of(tree, ())]
    fields = rank_with_noise(weighed, config.luck, WHIM[config.level])
    return tuple(place(tree, (), field) for field in fields)


def _before_the_journey(land: KnownLand, offered: tuple[str, ...]) -> str:
    """A spell for the way, or to be gone; none where the one card of the turn may secure or dig."""
    me, here = land.me, FIELD[land.me.field]
    if here in goals(land) or (me.carried and DISTANCE[here][FIELD[me.castle]] <= AT_HAND):
        return ""
    wanted = {
        "cleansing": me.poisoned or me.sits_out,
        "healing_spell": me.life <= WEAK,
        "teleportation": in_peril(land),
        "forced_march": me.carried > 0,
    }
    return wished_spell(wanted, offered)


def _look(land: KnownLand, tree: Tree[Action]) -> Path:
    """First where the own maps lead, then what lies nearest."""
    hidden = {FIELD[slot.field] for slot in land.view.slots if slot.card is None}
    known = {FIELD[slot.field] for slot in land.own.remembered}
    open_ = [field for field in fields_of(tree, ()) if field in hidden - known]
    if not open_:
        return ("stop",)
    here, wanted = FIELD[land.me.field], goals(land)
    return place(tree, (), min(open_, key=lambda f: (f not in wanted, DISTANCE[here][f])))


# Moving


def _arrival(land: KnownLand, field: int) -> float:
    """What ending a journey here is worth: the plans from here on, and what waits here."""
    value = delayed(worth(land, field), land.danger[field])
    return value + _prey(land, field) - _exposure(land, field)


def _prey(land: KnownLand, field: int) -> float:
    """Somebody to be attacked there."""
    rivals = [r for r in _others(land) if FIELD[r.field] == field]
    return max((_attack_gain(land, rival) for rival in rivals), default=0.0)


def _attack_gain(land: KnownLand, rival: Figure) -> float:
    """What an attack is expected to bring; 0 if it had better be left."""
    at_home = rival.field == rival.castle and land.view.options.truce_at_home == "yes"
    if not land.mood.attacks or FIELD[rival.field] in CITY or at_home:
        return 0.0
    chance = duel_chance(land.me, rival)
    wanted = BOLD - 0.1 * min(1, rival.carried) + 0.1 * min(1, land.me.carried)
    if chance < wanted:
        return 0.0
    booty = rival.carried + spoils(rival) / len(_others(land))
    return chance * booty - (1 - chance) * (land.me.carried + spoils(land.me))


def _exposure(land: KnownLand, field: int) -> float:
    """What may be lost by ending a journey in reach of stronger rivals.

    Courage grows with the days: whoever hides for ever does not win either.
    """
    me = land.me
    if not land.mood.cautious or field == FIELD[me.castle]:
        return 0.0
    if field in CITY:
        return 0.0 if pays(land, field) else IDLE
    if is_losing(land.view, me):
        return 0.0
    risk, rivals = 0.0, _others(land)
    for rival in rivals:
        steps = DISTANCE[FIELD[rival.field]][field]
        if steps <= 6:
            risk += (7 - steps) / 6 * max(0.0, duel_chance(rival, me) - 0.4)
    dread = DREAD * max(0.0, 1 - land.view.round / land.view.limit)
    return dread * (0.3 + me.carried + spoils(me)) * risk / len(rivals)


def _others(land: KnownLand) -> list[Figure]:
    return [figure for figure in land.view.figures if figure.seat != land.me.seat]


# Meeting


def _special(view: Public, own: Own, seat: Seat, picks: tuple[str, ...]) -> str:
    me = view.figures[seat]
    match view.special:
        case "travelling_smith":
            return picks[-2]  # as much as the purse allows
        case "sacrificial_altar":
            return "use" if me.life >= 11 else "no"
        case "soothsayer":
            hidden = any(slot.card is None for slot in view.slots)
            return "use" if hidden or any(key.startswith("map_") for key in own.hand) else "no"
        case "teleportal":
            return "no"
        case _:
            return "use"


def _fight(view: Public, picks: tuple[str, ...]) -> str:
    """Fight on if it will probably be won, else help it with a spell, else run if that is safer;
    whoever can be gone by a spell waits for no blow that may be the last."""
    bout = view.bout
    assert bout is not None
    odds = _victory(view, bout)
    safe = survival(view.figures[bout.seat].life, bout.strength, bout.rival_strength)
    may_be_gone = GONE in picks and safe < 1
    wanted = CERTAIN if may_be_gone else SURE
    if odds >= wanted:
        return ON if ON in picks and not may_be_gone else "strike"
    helped = {spell: _victory(view, bout, *HELP[spell]) for spell in HELP if spell in picks}
    best = max(helped, key=helped.__getitem__, default="")
    if best and helped[best] >= wanted:
        return best
    if may_be_gone:
        return GONE
    return "strike" if odds >= safe else "flee"


def _victory(view: Public, bout: Bout, harm: int = 0, frenzy: int = 0, healed: int = 0) -> float:
    """The chance to win, also with the help of a spell."""
    me, rival, rival_weapons = view.figures[bout.seat], bout.rival_strength, 0
    if bout.rival is not None:
        foe = view.figures[bout.rival]
        rival, rival_weapons = foe.strength, foe.weapons
    own, life = me.strength + bout.frenzy + frenzy, min(TOP, me.life + healed)
    return win_chance(own, me.weapons, life, rival, rival_weapons, bout.rival_life - harm)


def _activity(land: KnownLand, picks: tuple[str, ...]) -> str:
    if "take" in picks:
        return "take"
    rivals = {pick: land.view.figures[ATTACK[pick]] for pick in ATTACK.among(picks)}
    gains = {pick: _attack_gain(land, rival) for pick, rival in rivals.items()}
    if gains and max(gains.values()) > 0:
        return max(gains, key=gains.__getitem__)
    if "plunder" in picks:
        return "plunder"
    deals = DEAL.among(picks)
    cures = [pick for pick in deals if DEAL[pick][0] == "cure"]
    if saves_for_cure(land.me) and "inn" not in deals:
        return "done"
    return (cures or deals or ["done"])[-1]
