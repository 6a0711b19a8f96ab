"""Fights: answers, exchanges, last blows, and how they end."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.schatzjagd.content import CARDS, CAUTION, FIREBALL, FRENZY, FULL_LIFE, NAMES
from bot.games.schatzjagd.events import (
    TreasuresTaken,
)
from bot.games.schatzjagd.events_fight import (
    Answered,
    Attacked,
    Exchanged,
    Fled,
    FledMonster,
    MonsterAttacked,
    MonsterBeaten,
    MonsterExchanged,
    MonsterScorched,
    MonsterStays,
)
from bot.games.schatzjagd.model import (
    Activity,
    Blow,
    Defending,
    Fight,
    Fighting,
    LordPhase,
    State,
)
from bot.games.schatzjagd.odds import strike_on
from bot.games.schatzjagd.rules.death import die
from bot.games.schatzjagd.rules.piles import round_table
from bot.games.schatzjagd.rules.story import (
    Course,
    affect,
    discard,
    gain,
    go,
    hold,
    pick_up,
    pop,
    push,
    roll,
    set_fight,
    set_lord,
    set_turn,
    tell,
    unslot,
)

ONE_BLOW = frozenset({"strike", "flee"})  # all other answers hold for the rest of the fight


def face_monster(course: Course, card: int) -> None:
    set_fight(course, Fight(course.lord.field, None, card, FULL_LIFE))
    (own, rival), (life, rival_life) = strengths(course.state), lives(course.state)
    tell(course, MonsterAttacked(course.seat, own, life, CARDS[card].key, rival, rival_life))
    push(course, Fighting())


def attack(course: Course, rival: Seat) -> None:
    set_turn(course, replace(course.state.turn, attacked=True))
    set_fight(course, Fight(course.lord.field, rival))
    (own, foe), (life, rival_life) = strengths(course.state), lives(course.state)
    tell(course, Attacked(course.seat, own, life, rival, foe, rival_life))
    push(course, Fighting())


def strengths(state: State) -> tuple[int, int]:
    """Combat strength of the active henchman and of its rival, as it is now."""
    fight = _fight(state)
    lord = state.lords[state.turn.seat]
    own = lord.strength + lord.weapons + fight.frenzy
    if fight.rival is None:
        return own, CARDS[fight.monster].strength
    rival = state.lords[fight.rival]
    return own, rival.strength + rival.weapons


def lives(state: State) -> tuple[int, int]:
    fight = _fight(state)
    own = state.lords[state.turn.seat].life
    return own, fight.monster_life if fight.rival is None else state.lords[fight.rival].life


def _flees(way: str, life: int, own: int, rival: int) -> bool:
    """What an answer means before the next exchange."""
    if way == "prudent":
        return life <= CAUTION + rival - own
    if way.startswith("hold-"):
        return life <= int(way.removeprefix("hold-"))
    return way == "flee"


def has_turned(state: State) -> bool:
    """Whether a fight against a monster will sooner be lost than won, if nobody flees."""
    fight, lord = _fight(state), state.lords[state.turn.seat]
    own, rival = strengths(state)
    odds = strike_on(own - lord.weapons, lord.weapons, lord.life, rival, fight.monster_life)
    return odds.win < odds.dead


def answer(course: Course, seat: Seat, way: str) -> None:
    """A lord says what their henchman does; if that holds for the whole fight, it is kept."""
    fight = _fight(course.state)
    is_announced = seat == course.seat and fight.rival is not None and not fight.rival_way
    if way not in ONE_BLOW or (way == "strike" and is_announced):
        tell(course, Answered(seat, way))
    if seat == course.seat:
        set_fight(course, replace(fight, way="" if way in ONE_BLOW else way))
        act(course, way)
    else:
        set_fight(course, replace(fight, rival_way="" if way in ONE_BLOW else way))
        react(course, way)


def act(course: Course, way: str) -> None:
    """The active henchman flees, or announces its blow, which a monster answers at once."""
    (own, rival), (life, _) = strengths(course.state), lives(course.state)
    if _flees(way, life, own, rival):
        _flee(course)
    elif _fight(course.state).rival is None:
        _exchange(course)
    else:
        push(course, Defending())


def react(course: Course, way: str) -> None:
    """The attacked henchman flees or strikes back."""
    (own, rival), (_, life) = strengths(course.state), lives(course.state)
    pop(course)
    if _flees(way, life, rival, own):
        _rival_flees(course)
    else:
        _exchange(course)


def _exchange(course: Course) -> None:
    """Both strike; the weaker blow's owner loses the difference, both wear their weapons."""
    own, rival = strengths(course.state)
    die_own, die_rival = roll(course, "blow"), roll(course, "blow")
    lead = own + die_own - rival - die_rival
    _wound(course, max(0, -lead), max(0, lead))
    _note(course, Blow(own, die_own, rival, die_rival, *lives(course.state)))
    _wear(course, course.seat)
    if (foe := _fight(course.state).rival) is not None:
        _wear(course, foe)
    _tell_exchange(course)
    _see_who_fell(course, "blow")


def _tell_exchange(course: Course) -> None:
    fight, seat = _fight(course.state), course.seat
    blow, number = fight.blows[-1], len(fight.blows)
    own, die_own, rival, die_rival = blow.strength, blow.die, blow.rival_strength, blow.rival_die
    lead, left = own + die_own - rival - die_rival, (blow.life, blow.rival_life)
    worn = course.lord.weapons
    if fight.rival is None:
        card, roller = CARDS[fight.monster].key, _roller(course.state)
        hurt = ("nobody", "monster", "henchman")[(lead > 0) - (lead < 0)]
        dice = (own, die_own, card, roller, rival, die_rival)
        tell(course, MonsterExchanged(number, seat, *dice, abs(lead), hurt, *left, worn))
    else:
        hurt_seat = fight.rival if lead > 0 else seat
        dice_both = (own, die_own, fight.rival, rival, die_rival)
        weapons = (worn, course.state.lords[fight.rival].weapons)
        tell(course, Exchanged(number, seat, *dice_both, abs(lead), hurt_seat, *left, *weapons))


def _flee(course: Course) -> None:
    """The active henchman takes one last blow and does nothing more this turn."""
    fight, (own, rival) = _fight(course.state), strengths(course.state)
    face = roll(course, "pursuit")
    harm = max(0, rival + face - own)
    _wound(course, harm, 0)
    life = course.lord.life
    if fight.rival is None:
        card, roller = CARDS[fight.monster].key, _roller(course.state)
        tell(course, FledMonster(course.seat, own, card, roller, rival, face, harm, life))
    else:
        tell(course, Fled(course.seat, own, fight.rival, rival, face, harm, life))
        _wear(course, fight.rival)
    _note(course, Blow(own, 0, rival, face, *lives(course.state)))
    if not course.lord.life:
        _see_who_fell(course, "blow")
        return
    set_turn(course, replace(course.state.turn, fled=True))
    go(course, LordPhase())
    _end(course, "fled")
    affect(course, course.seat, CARDS[fight.monster].scars)


def _rival_flees(course: Course) -> None:
    fight, (own, rival) = _fight(course.state), strengths(course.state)
    assert fight.rival is not None
    face = roll(course, "pursuit")
    harm = max(0, own + face - rival)
    _wound(course, 0, harm)
    life = course.state.lords[fight.rival].life
    tell(course, Fled(fight.rival, rival, course.seat, own, face, harm, life))
    _wear(course, course.seat)
    _note(course, Blow(own, face, rival, 0, *lives(course.state)))
    if course.state.lords[fight.rival].life:
        _end(course, "rival_fled")
        go(course, Activity())
    else:
        _see_who_fell(course, "blow")


def _wound(course: Course, own: int, rival: int) -> None:
    """Takes life from both sides; the blow itself has been told."""
    lord, fight = course.lord, _fight(course.state)
    set_lord(course, course.seat, replace(lord, life=max(0, lord.life - own)))
    if fight.rival is None:
        set_fight(course, replace(fight, monster_life=max(0, fight.monster_life - rival)))
    else:
        foe = course.state.lords[fight.rival]
        set_lord(course, fight.rival, replace(foe, life=max(0, foe.life - rival)))


def _wear(course: Course, seat: Seat) -> None:
    """A blow costs its henchman a weapon point."""
    lord = course.state.lords[seat]
    set_lord(course, seat, replace(lord, weapons=max(0, lord.weapons - 1)))


def _see_who_fell(course: Course, cause: str) -> None:
    fight, (own, rival) = _fight(course.state), lives(course.state)
    if not own:
        _end(course, "slain")
        die(course, course.seat, "monster" if fight.rival is None else "blow", fight.rival)
    elif not rival:
        _end(course, "rival_slain")
        go(course, Activity())
        if fight.rival is None:
            _win_over_monster(course)
        else:
            die(course, fight.rival, cause, course.seat)


def _win_over_monster(course: Course) -> None:
    """The reward, and whatever it guarded."""
    fight = _fight(course.state)
    card = unslot(course, fight.field)
    discard(course, bytes((card,)))
    tell(course, MonsterBeaten(course.seat, CARDS[card].key, NAMES[fight.field]))
    affect(course, course.seat, CARDS[card].effects)
    treasures = pick_up(course, fight.field)
    if treasures:
        tell(course, TreasuresTaken(course.seat, NAMES[fight.field], len(treasures)))
        hold(course, course.seat, treasures)


# Spells in a fight


def rage(course: Course) -> None:
    fight = _fight(course.state)
    set_fight(course, replace(fight, frenzy=fight.frenzy + FRENZY))


def scorch(course: Course) -> None:
    """A fireball acts before any blow; whom it kills, its caster has killed."""
    fight = _fight(course.state)
    if fight.rival is None:
        before = fight.monster_life
        _wound(course, 0, FIREBALL)
        after = _fight(course.state).monster_life
        tell(course, MonsterScorched(CARDS[fight.monster].key, before, after))
    else:
        gain(course, fight.rival, "life", -FIREBALL)
    _see_who_fell(course, "fireball")


def vanish(course: Course) -> None:
    """A teleport out of the fight: no last blow."""
    _end(course, "vanished")


def _end(course: Course, ending: str) -> None:
    fight = _fight(course.state)
    set_fight(course, replace(fight, ending=ending))
    if fight.monster and ending != "rival_slain":
        tell(course, MonsterStays(CARDS[fight.monster].key, NAMES[fight.field]))


def _note(course: Course, blow: Blow) -> None:
    fight = _fight(course.state)
    set_fight(course, replace(fight, blows=(*fight.blows, blow)))


def _roller(state: State) -> Seat:
    """The next lord in turn order rolls for a monster."""
    return round_table(state)[1]


def _fight(state: State) -> Fight:
    assert state.fight is not None
    return state.fight
