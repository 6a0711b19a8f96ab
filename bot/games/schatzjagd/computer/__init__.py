"""A lord played by the computer, from what a person in its seat would see."""

from bot.games.contract import Menu, Mind, Path, Seat, Tree
from bot.games.schatzjagd.actions import Action
from bot.games.schatzjagd.computer.lord import (
    banished,
    fields_of,
    lord_path,
    place,
)
from bot.games.schatzjagd.computer.odds import survival, win_chance
from bot.games.schatzjagd.computer.plans import (
    Land,
    Mood,
    delayed,
    duel_chance,
    saves_for_cure,
    spoils,
    survey,
    worth,
)
from bot.games.schatzjagd.content import CITY, DISTANCE, FIELD, TOP
from bot.games.schatzjagd.views import Figure, Own, Public

NORMAL = Mood()
EASY = Mood(attacks=False, shops=False, hides_well=False, cautious=False, armed=0)
SURE, BOLD = 0.6, 0.5  # chances at which a fight is fought on, and begun
DREAD = 0.9  # how much of what may be lost counts, divided among the rivals


def choose(view: Public, own: Own, seat: Seat, tree: Tree[Action], mind: Mind) -> Path:
    return play_in(EASY if mind.level == "easy" else NORMAL, view, own, seat, tree)


def play_in(mood: Mood, view: Public, own: Own, seat: Seat, tree: Tree[Action]) -> Path:
    menu = tree(())
    assert isinstance(menu, Menu)
    match menu.about:
        case "defend":
            return ("prudent",)
        case "fight":
            return (_fight(view, menu.picks),)
        case "rest":
            return ("cast-cleansing",) if "cast-cleansing" in menu.picks else ("rest",)
        case "use_special":
            return (_special(view, seat, menu.picks),)
        case "look":
            return ("stop",)
        case "katharsis":
            return ("pass",)
        case "pick_castle":
            return menu.picks[:1]
    return _on_the_land(survey(view, own, seat, mood), menu, tree)


def _on_the_land(land: Land, menu: Menu, tree: Tree[Action]) -> Path:
    match menu.about:
        case "journey" | "landing":
            return place(tree, (), max(fields_of(tree, ()), key=lambda f: _arrival(land, f)))
        case "activity":
            return (_activity(land, menu.picks),)
        case "banish":
            return place(tree, (), banished(land))
        case _:
            return lord_path(land, tree)


# Moving


def _arrival(land: Land, field: int) -> float:
    """What ending a journey here is worth: the plans from here on, and what waits here."""
    value = delayed(worth(land, field), land.danger[field])
    return value + _prey(land, field) - _exposure(land, field)


def _prey(land: Land, field: int) -> float:
    """Somebody to be attacked there."""
    rivals = [r for r in _others(land) if FIELD[r.field] == field]
    return max((_attack_gain(land, rival) for rival in rivals), default=0.0)


def _attack_gain(land: Land, rival: Figure) -> float:
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


def _exposure(land: Land, field: int) -> float:
    """What may be lost by ending a journey in reach of stronger rivals.

    Courage grows with the days: whoever hides for ever does not win either.
    """
    me = land.me
    if not land.mood.cautious or field in CITY or field == FIELD[me.castle]:
        return 0.0
    risk, rivals = 0.0, _others(land)
    for rival in rivals:
        steps = DISTANCE[FIELD[rival.field]][field]
        if steps <= 6:
            risk += (7 - steps) / 6 * max(0.0, duel_chance(rival, me) - 0.4)
    dread = DREAD * max(0.0, 1 - land.view.round / land.view.limit)
    return dread * (0.3 + me.carried + spoils(me)) * risk / len(rivals)


def _others(land: Land) -> list[Figure]:
    return [figure for figure in land.view.figures if figure.seat != land.me.seat]


# Meeting


def _special(view: Public, seat: Seat, picks: tuple[str, ...]) -> str:
    me = view.figures[seat]
    match view.special:
        case "travelling_smith":
            return picks[-2]  # as much as the purse allows
        case "sacrificial_altar":
            return "use" if me.life >= 11 else "no"
        case "teleportal" | "soothsayer":
            return "no"
        case _:
            return "use"


def _fight(view: Public, picks: tuple[str, ...]) -> str:
    """Fight on if it will probably be won, else help it with a spell, else run if that is safer."""
    bout = view.bout
    assert bout is not None
    me = view.figures[bout.seat]
    rival = (bout.rival_strength, 0)
    if bout.rival is not None:
        foe = view.figures[bout.rival]
        rival = (foe.strength, foe.weapons)
    own = me.strength + bout.frenzy
    chance = win_chance(own, me.weapons, me.life, *rival, bout.rival_life)
    if chance >= SURE:
        return "strike"
    helped = {
        "cast-fireball": win_chance(own, me.weapons, me.life, *rival, bout.rival_life - 6),
        "cast-battle_frenzy": win_chance(own + 5, me.weapons, me.life, *rival, bout.rival_life),
        "cast-healing_spell": win_chance(
            own, me.weapons, min(TOP, me.life + 5), *rival, bout.rival_life
        ),
    }
    best = max(helped, key=lambda spell: helped[spell] if spell in picks else -1.0)
    if best in picks and helped[best] >= SURE:
        return best
    safe = survival(me.life, bout.strength, bout.rival_strength)
    if "cast-teleportation" in picks and safe < 1 and me.carried:
        return "cast-teleportation"
    return "strike" if chance >= safe else "flee"


def _activity(land: Land, picks: tuple[str, ...]) -> str:
    if "take" in picks:
        return "take"
    rivals = {f"attack-{rival.seat}": rival for rival in _others(land)}
    hunted = [pick for pick in picks if pick in rivals and _attack_gain(land, rivals[pick]) > 0]
    if hunted:
        return max(hunted, key=lambda pick: _attack_gain(land, rivals[pick]))
    if "plunder" in picks:
        return "plunder"
    deals = [pick for pick in picks if not pick.startswith(("attack", "done"))]
    cures = [pick for pick in deals if pick.startswith("cure")]
    if saves_for_cure(land.me) and "inn" not in deals:
        return "done"
    return (cures or deals or ["done"])[-1]
