"""What an event means for one seat: lost hunters, cards, coins and turns come first."""

from typing import Any

from bot.games.contract import Impact, Seat
from bot.games.dracheninsel import events as told
from bot.games.dracheninsel.content import COLOURS
from bot.games.dracheninsel.views import Public


def impact(view: Public, event: Any, seat: Seat) -> Impact:
    match event:
        case told.SneakResolved(victim_seat=victim, number=number) if number:
            return _loss(victim == seat)
        case told.CurseTook(victim_seat=victim, number=number) if number:
            return _loss(victim == seat)
        case told.SentHome(hunter) | told.Robbed(victim=hunter) | told.TreasureLost(hunter=hunter):
            return _loss(_owner(view, hunter) == seat)
        case told.Stopped(stopped):
            return _loss(stopped == seat)
        case told.Cashed(loser_seat=loser):
            return _loss(loser == seat)
        case told.Announced(target_seat=target, victim=victim):
            aimed = target == seat or (victim != "" and _owner(view, victim) == seat)
            return Impact.AFFECTED if aimed else Impact.NONE
        case told.Joined(partner=hunter) | told.SecondOnTreasure(partner=hunter):
            return Impact.AFFECTED if _owner(view, hunter) == seat else Impact.NONE
        case told.Shared(owner, partner):
            return Impact.AFFECTED if seat in (owner, partner) else Impact.NONE
        case _:
            return Impact.NONE


def _loss(is_mine: bool) -> Impact:
    return Impact.LOSS if is_mine else Impact.NONE


def _owner(view: Public, colour: str) -> int:
    return view.owners[COLOURS.index(colour)]
