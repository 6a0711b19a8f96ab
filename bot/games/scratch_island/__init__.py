"""Scratch Island: scratch a way over a sealed treasure map, 2 to 4 players.

Every seat has a map of its own, 9 by 9 squares under gold foil, made fresh for each game.
A roll of the dice serves all: the roller takes two, the others one each of what is left.
A die shows a motif of one to four squares; it is turned and mirrored freely, must touch the path
and is scratched square by square. The first one starts at the boat.
Red crosses may hide keys, keys open the four chests in the corners, rocks need the pickaxe,
walls never open, and a snake ends the turn on the spot.
Treasures fill rows below the map, and only the first to fill a row gets its points.
When somebody has opened the fourth chest, the big round is finished; most points win.
What lies under the foil is known to nobody, so no view and no legal answer depends on it.

checks     what must always hold, and the worlds nobody can tell apart
content    what is printed: dice, motifs, chests, treasures, and how many of what lie under the foil
model      its vocabulary: options, actions, what waits, state; no logic
orders     standing orders: the pilot plays for whoever did not roll, a chest is aimed at
picks      how picks are written and read: dice, ways to lay them, squares
views      what everybody sees; nobody sees more
board/     the map as sets of squares
computer/  the computer player, which sees what a person in its seat would see
rules/     what is asked, what may be answered, what follows
text/      what stands on buttons, board and hand in words
"""

from bot.games.kit.plans import unchanged as plan_still_valid
from bot.games.scratch_island.checks import invariant_errors, resample_hidden
from bot.games.scratch_island.computer import choose, ideas
from bot.games.scratch_island.computer.prospects import prospects
from bot.games.scratch_island.model import (
    LONGEST,
    PLANNABLE,
    RULES,
    SEATS,
    Action,
    Event,
    Note,
    Options,
    State,
)
from bot.games.scratch_island.orders import OFFERS
from bot.games.scratch_island.rules.asks import apply, asks, moment, start
from bot.games.scratch_island.rules.defaults import default
from bot.games.scratch_island.rules.menus import choices, why_not
from bot.games.scratch_island.rules.turns import outcome, standings
from bot.games.scratch_island.text.impacts import impact
from bot.games.scratch_island.text.lines import describe, describe_own, label
from bot.games.scratch_island.text.summary import ends_game, remarks, score
from bot.games.scratch_island.views import Own, Public, facts, own, public
