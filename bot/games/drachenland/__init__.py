"""Drachenland (Reiner Knizia, Ravensburger 2002), for 2 to 4 players.

The volcanoes are about to erupt, and dwarves, elves, humans and wizards save the dragons' hoard.
Each leads a red, a green and a blue figure. A turn is a roll of two dice for two of the three:
walk, then take all gems of the figure's colour, or one clear gem, or one egg where it stands.
A set of an egg and a red, a green and a blue gem scores ten, every other piece one; gems of a
colour whose figure never fetched a magic ring score nothing, and clear gems stand for any colour.
Face-down tiles bring boats, boots and dragons to ride on. Whoever takes the last egg ends the
game at once. What lies behind the screens is secret, what is picked up is told to all.

board      the land as a network: its places, who neighbours whom, and how far a figure can walk
checks     what must hold in every state, and the worlds that a seat cannot tell apart
content    the material and the map as tables: tiles, dice, treasures, volcanoes, paths
model      its vocabulary: options, actions, what waits, state; no logic
orders     standing orders: where to enter; a figure walks to a volcano and takes what lies there
packed     small numbers kept in bytes: compact, immutable, quick to store
views      what all see, what one seat sees besides, and the facts that words and orders use
picks      how picks are written and read: dice and figures, areas, boats, calls, flights
computer/  the computer player, which sees what a person in its seat would see
rules/     what is asked, what may be answered, what follows
text/      buttons, board and hand in words
"""

from bot.games.drachenland.checks import invariant_errors, resample_hidden
from bot.games.drachenland.computer import choose, ideas
from bot.games.drachenland.content import SEATS
from bot.games.drachenland.model import (
    LONGEST,
    PLANNABLE,
    RULES,
    Action,
    Event,
    Options,
    State,
    YourVault,
)
from bot.games.drachenland.orders import OFFERS
from bot.games.drachenland.rules.asks import apply, asks, choices, default, moment
from bot.games.drachenland.rules.end import outcome, standings
from bot.games.drachenland.rules.refusals import why_not
from bot.games.drachenland.rules.setup import start
from bot.games.drachenland.text.impacts import impact
from bot.games.drachenland.text.lines import describe, describe_own, label
from bot.games.drachenland.text.summary import ends_game, remarks, score
from bot.games.drachenland.views import Own, Public, facts, own, public
from bot.games.kit.plans import unchanged as plan_still_valid
from bot.games.kit.search import untold as prospects
