"""Fights: answers, exchanges, last blows, and how they end."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.schatzjagd.content import CARDS, CAUTION, FIREBALL, FRENZY, FULL_LIFE, NAMES
from bot.games.schatzjagd.events import TreasuresTaken
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
from bot.games.schatzjagd.model import Activity, Blow, Defending, Fight, Fighting, LordPhase, State
from bot.games.schatzjagd.odds import strike_on
from bot.games.schatzjagd.picks import HOLD
from bot.games.schatzjagd.rules.death import die
from bot.games.schatzjagd.rules.piles import round_table
from bot.games.schatzjagd.rules.story import (
    Story,
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
    unslot,
)

ONE_BLOW = frozenset({"strike", "flee"})  # all other answers hold for the rest of the fight


def face_monster(story: Story, card: int) -> None:
    set_fight(story, Fight(story.lord.field, None, card, FULL_LIFE))
    (own, rival), (life, rival_life) = strengths(story.state), lives(story.state)
    story.tell(MonsterAttacked(story.seat, own, life, CARDS[card].key, rival, rival_life))
    push(story, Fighting())


def attack(story: Story, rival: Seat) -> None:
    set_turn(story, replace(story.state.turn, attacked=True))
    set_fight(story, Fight(story.lord.field, rival))
    (own, foe), (life, rival_life) = strengths(story.state), lives(story.state)
    story.tell(Attacked(story.seat, own, life, rival, foe, rival_life))
    push(story, Fighting())


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
    if way in HOLD:
        return life <= HOLD[way]
    return way == "flee"


def has_turned(state: State) -> bool:
    """Whether a fight against a monster will sooner be lost than won, if nobody flees."""
    fight, lord = _fight(state), state.lords[state.turn.seat]
    own, rival = strengths(state)
    odds = strike_on(own - lord.weapons, lord.weapons, lord.life, rival, fight.monster_life)
    return odds.win < odds.dead


def answer(story: Story, seat: Seat, way: str) -> None:
    """A lord says what their henchman does; if that holds for the whole fight, it is kept."""
    fight = _fight(story.state)
    is_announced = seat == story.seat and fight.rival is not None and not fight.rival_way
    if way not in ONE_BLOW or (way == "strike" and is_announced):
        story.tell(Answered(seat, way))
    if seat == story.seat:
        set_fight(story, replace(fight, way="" if way in ONE_BLOW else way))
        act(story, way)
    else:
        set_fight(story, replace(fight, rival_way="" if way in ONE_BLOW else way))
        react(story, way)


def act(story: Story, way: str) -> None:
    """The active henchman flees, or announces its blow, which a monster answers at once."""
    (own, rival), (life, _) = strengths(story.state), lives(story.state)
    if _flees(way, life, own, rival):
        _flee(story)
    elif _fight(story.state).rival is None:
        _exchange(story)
    else:
        push(story, Defending())


def react(story: Story, way: str) -> None:
    """The attacked henchman flees or strikes back."""
    (own, rival), (_, life) = strengths(story.state), lives(story.state)
    pop(story)
    if _flees(way, life, rival, own):
        _rival_flees(story)
    else:
        _exchange(story)


def _exchange(story: Story) -> None:
    """Both strike; the weaker blow's owner loses the difference, both wear their weapons."""
    own, rival = strengths(story.state)
    die_own, die_rival = roll(story, "blow"), roll(story, "blow")
    lead = own + die_own - rival - die_rival
    _wound(story, max(0, -lead), max(0, lead))
    _note(story, Blow(own, die_own, rival, die_rival, *lives(story.state)))
    _wear(story, story.seat)
    if (foe := _fight(story.state).rival) is not None:
        _wear(story, foe)
    _tell_exchange(story)
    _see_who_fell(story, "blow")


def _tell_exchange(story: Story) -> None:
    fight, seat = _fight(story.state), story.seat
    blow, number = fight.blows[-1], len(fight.blows)
    own, die_own, rival, die_rival = blow.strength, blow.die, blow.rival_strength, blow.rival_die
    lead, left = own + die_own - rival - die_rival, (blow.life, blow.rival_life)
    worn = story.lord.weapons
    if fight.rival is None:
        card, roller = CARDS[fight.monster].key, _roller(story.state)
        hurt = ("nobody", "monster", "henchman")[(lead > 0) - (lead < 0)]
        dice = (own, die_own, card, roller, rival, die_rival)
        story.tell(MonsterExchanged(number, seat, *dice, abs(lead), hurt, *left, worn))
    else:
        hurt_seat = fight.rival if lead > 0 else seat
        dice_both = (own, die_own, fight.rival, rival, die_rival)
        weapons = (worn, story.state.lords[fight.rival].weapons)
        story.tell(Exchanged(number, seat, *dice_both, abs(lead), hurt_seat, *left, *weapons))


def _flee(story: Story) -> None:
    """The active henchman takes one last blow and does nothing more this turn."""
    fight, (own, rival) = _fight(story.state), strengths(story.state)
    face = roll(story, "pursuit")
    harm = max(0, rival + face - own)
    _wound(story, harm, 0)
    life = story.lord.life
    if fight.rival is None:
        card, roller = CARDS[fight.monster].key, _roller(story.state)
        story.tell(FledMonster(story.seat, own, card, roller, rival, face, harm, life))
    else:
        story.tell(Fled(story.seat, own, fight.rival, rival, face, harm, life))
        _wear(story, fight.rival)
    _note(story, Blow(own, 0, rival, face, *lives(story.state)))
    if not story.lord.life:
        _see_who_fell(story, "blow")
        return
    set_turn(story, replace(story.state.turn, fled=True))
    go(story, LordPhase())
    _end(story, "fled")
    affect(story, story.seat, CARDS[fight.monster].scars)


def _rival_flees(story: Story) -> None:
    fight, (own, rival) = _fight(story.state), strengths(story.state)
    assert fight.rival is not None
    face = roll(story, "pursuit")
    harm = max(0, own + face - rival)
    _wound(story, 0, harm)
    life = story.state.lords[fight.rival].life
    story.tell(Fled(fight.rival, rival, story.seat, own, face, harm, life))
    _wear(story, story.seat)
    _note(story, Blow(own, face, rival, 0, *lives(story.state)))
    if story.state.lords[fight.rival].life:
        _end(story, "rival_fled")
        go(story, Activity())
    else:
        _see_who_fell(story, "blow")


def _wound(story: Story, own: int, rival: int) -> None:
    """Takes life from both sides; the blow itself has been told."""
    lord, fight = story.lord, _fight(story.state)
    set_lord(story, story.seat, replace(lord, life=max(0, lord.life - own)))
    if fight.rival is None:
        set_fight(story, replace(fight, monster_life=max(0, fight.monster_life - rival)))
    else:
        foe = story.state.lords[fight.rival]
        set_lord(story, fight.rival, replace(foe, life=max(0, foe.life - rival)))


def _wear(story: Story, seat: Seat) -> None:
    """A blow costs its henchman a weapon point."""
    lord = story.state.lords[seat]
    set_lord(story, seat, replace(lord, weapons=max(0, lord.weapons - 1)))


def _see_who_fell(story: Story, cause: str) -> None:
    fight, (own, rival) = _fight(story.state), lives(story.state)
    if not own:
        _end(story, "slain")
        die(story, story.seat, "monster" if fight.rival is None else "blow", fight.rival)
    elif not rival:
        _end(story, "rival_slain")
        go(story, Activity())
        if fight.rival is None:
            _win_over_monster(story)
        else:
            die(story, fight.rival, cause, story.seat)


def _win_over_monster(story: Story) -> None:
    """The reward, and whatever it guarded."""
    fight = _fight(story.state)
    card = unslot(story, fight.field)
    discard(story, bytes((card,)))
    story.tell(MonsterBeaten(story.seat, CARDS[card].key, NAMES[fight.field]))
    affect(story, story.seat, CARDS[card].effects)
    treasures = pick_up(story, fight.field)
    if treasures:
        story.tell(TreasuresTaken(story.seat, NAMES[fight.field], len(treasures)))
        hold(story, story.seat, treasures)


# Spells in a fight


def rage(story: Story) -> None:
    fight = _fight(story.state)
    set_fight(story, replace(fight, frenzy=fight.frenzy + FRENZY))


def scorch(story: Story) -> None:
    """A fireball acts before any blow; whom it kills, its caster has killed."""
    fight = _fight(story.state)
    if fight.rival is None:
        before = fight.monster_life
        _wound(story, 0, FIREBALL)
        after = _fight(story.state).monster_life
        story.tell(MonsterScorched(CARDS[fight.monster].key, before, after))
    else:
        gain(story, fight.rival, "life", -FIREBALL)
    _see_who_fell(story, "fireball")


def vanish(story: Story) -> None:
    """A teleport out of the fight: no last blow."""
    _end(story, "vanished")


def _end(story: Story, ending: str) -> None:
    fight = _fight(story.state)
    set_fight(story, replace(fight, ending=ending))
    if fight.monster and ending != "rival_slain":
        story.tell(MonsterStays(CARDS[fight.monster].key, NAMES[fight.field]))


def _note(story: Story, blow: Blow) -> None:
    fight = _fight(story.state)
    set_fight(story, replace(fight, blows=(*fight.blows, blow)))


def _roller(state: State) -> Seat:
    """The next lord in turn order rolls for a monster."""
    return round_table(state)[1]


def _fight(state: State) -> Fight:
    assert state.fight is not None
    return state.fight
