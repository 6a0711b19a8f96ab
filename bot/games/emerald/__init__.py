"""Emerald: lead your knights through the dragon's cave and come out rich. 2 to 5 players.

A knight walks exactly as many fields as knights stand where it starts. In the cave it takes a gem
or a gold card, and a card ends the turn; behind the cave lies the chamber with the treasures.
Whoever stops beside the bar or at the dragon's feet wakes her: she walks one to three fields, and
where she stops one knight is caught. Its owner buys it free with a gold card or loses it. Then the
bar moves on, towards the chamber. The last treasure ends the game, and so does a player with a
single knight left. Gold, treasures, gems and bonus cards count; the highest sum wins.

There is one question at a time. Only a ransom is asked out of turn, of the owner alone, and
whether it is asked follows from the number of gold cards, which all can see.

board      questions about a position that rules, views and checks share
checks     what must always hold, and the worlds a seat cannot tell apart
content    the material and the board as tables: colours, places, stacks, the dragon's beat
model      its vocabulary: options, actions, what waits, state; no logic
picks      how picks are written and read: moves and payments
plans      does a planned move still mean what it meant?
orders     the standing order: how a ransom is answered while its owner is away
views      what all see, what one seat sees besides, and the facts that words and orders use
computer/  the computer player, which sees what a person in its seat would see
rules/     what is asked, what may be answered, what follows
text/      what stands on buttons, board and hand in words
"""

from bot.games.emerald.checks import invariant_errors, resample_hidden
from bot.games.emerald.computer import choose, ideas
from bot.games.emerald.model import (
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
from bot.games.emerald.orders import OFFERS
from bot.games.emerald.plans import plan_still_valid
from bot.games.emerald.rules.asks import asks, choices, default, moment, why_not
from bot.games.emerald.rules.score import outcome, standings
from bot.games.emerald.rules.setup import start
from bot.games.emerald.rules.turn import apply
from bot.games.emerald.text.impacts import impact
from bot.games.emerald.text.lines import describe, describe_own, label
from bot.games.emerald.text.summary import ends_game, remarks, score
from bot.games.emerald.views import Own, Public, facts, own, public
from bot.games.kit.search import untold as prospects
