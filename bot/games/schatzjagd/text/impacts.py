"""What an event means for one seat: death, wounds and loot first, then attacks."""

from typing import Any

from bot.games.contract import Impact, Seat
from bot.games.schatzjagd import events, events_fight
from bot.games.schatzjagd.views import Public


def impact(view: Public, event: Any, seat: Seat) -> Impact:
    if _is_loss(event, seat):
        return Impact.LOSS
    match event:
        case events_fight.Attacked(rival_seat=rival) | events_fight.Exchanged(rival_seat=rival):
            return Impact.AFFECTED if rival == seat else Impact.NONE
        case events_fight.Returned(owner) if owner == seat:
            return Impact.AFFECTED
        case events.Secured(lord) if lord != seat:
            return Impact.AFFECTED
        case _:
            return Impact.NONE


def _is_loss(event: Any, seat: Seat) -> bool:
    match event:
        case events.Changed(owner, _, before, after) | events.PoisonWorked(owner, before, after):
            return owner == seat and after < before
        case events_fight.Exchanged(harm=harm, hurt_seat=hurt):
            return hurt == seat and harm > 0
        case events_fight.MonsterExchanged(seat=fighter, hurt=hurt):
            return fighter == seat and hurt == "henchman"
        case events_fight.Fled(fighter, harm=harm) | events_fight.FledMonster(fighter, harm=harm):
            return fighter == seat and harm > 0
        case events_fight.Looted(rival_seat=robbed):
            return robbed == seat
        case events.Searched(rival_seat=robbed, found=found):
            return robbed == seat and found
        case _:
            return isinstance(event, _LOSSES) and event.seat == seat


_LOSSES = (
    events_fight.Died,
    events_fight.HandLost,
    events.Poisoned,
    events.MustSitOut,
    events.MapsGone,
)
