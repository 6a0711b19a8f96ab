"""Drachenland (Reiner Knizia, Ravensburger 2002), for 2 to 4 players.

The volcanoes are about to erupt, and dwarves, elves, humans and wizards save the dragons' hoard.
Each leads a red, a green and a blue figure. A turn is a roll of two dice for two of the three:
walk, then take all gems of the figure's colour, or one clear gem, or one egg where it stands.
A set of an egg and a red, a green and a blue gem scores ten, every other piece one; gems of a
colour whose figure never fetched a magic ring score nothing, and clear gems stand for any colour.
Face-down tiles bring boats, boots and dragons to ride on. Whoever takes the last egg ends the
game at once. What lies behind the screens is secret, what is picked up is told to all.
"""

from bot.games.contract import Offer
from bot.games.drachenland.checks import flaws, scramble
from bot.games.drachenland.computer import choose
from bot.games.drachenland.model import (
    LONGEST,
    PLANNABLE,
    RULES,
    SEATS,
    Action,
    Event,
    Options,
    State,
    YourVault,
)
from bot.games.drachenland.rules.asks import apply, asks, choices, default, moment
from bot.games.drachenland.rules.end import outcome, standings
from bot.games.drachenland.rules.refusals import why_not
from bot.games.drachenland.rules.setup import start
from bot.games.drachenland.telling.lines import describe, describe_own, label
from bot.games.drachenland.views import Own, Public, facts, own, public

OFFERS: tuple[Offer, ...] = ()  # nobody is ever asked out of turn
