"""Die Dracheninsel: treasure hunters who need each other, and rob and betray each other.

Three to six players walk their hunters from the boats to the middle of the island. A treasure is
lifted by two hunters together and carried to a boat of one of them; there its owner shares, or
claims everything with a betrayal card, which the partner may answer with another. Terrain cards
pay for fields, action cards swap tiles, move dragons, scare, steal and fly.
After an action the others may play Sweet slumber: the action is taken back and the turn is over,
unless somebody plays a Counterspell. What waits is data: a stack of frames (Turn, Pending, Stop,
Window); an action has no effect before its windows are closed, so a Stop just drops its frame.
Board, movement and cards are shared by rules and computer; secrets are the hands, the pile and
the sealed answers of a window.

checks     what must always hold, and the worlds a seat cannot tell apart
content    the printed parts of Die Dracheninsel: cards, coins, the island and its boats, as tables
events     what all are told, and what one seat alone is told
facts      what orders may test and questions name: public knowledge only
model      its vocabulary: options, actions, what waits, state; no logic
orders     standing orders that the game offers; the table keeps them secret and carries them out
picks      how picks are written and read: hunters, terrains, seats, cards of a hand, windows
plans      does a planned deed still mean what it meant?
views      what all see, and what one seat sees besides
computer/  the computer player, which sees what a person in its seat would see
rules/     what is asked, what may be answered, what follows
text/      buttons, board and hand in words
"""

from bot.games.dracheninsel.checks import invariant_errors, resample_hidden
from bot.games.dracheninsel.computer import choose, ideas
from bot.games.dracheninsel.content import SEATS
from bot.games.dracheninsel.events import Event, Note
from bot.games.dracheninsel.facts import facts
from bot.games.dracheninsel.model import LONGEST, PLANNABLE, RULES, Action, Options, State
from bot.games.dracheninsel.orders import OFFERS
from bot.games.dracheninsel.plans import plan_still_valid
from bot.games.dracheninsel.rules.asks import (
    apply,
    asks,
    default,
    moment,
    outcome,
    standings,
    start,
)
from bot.games.dracheninsel.rules.menus import choices
from bot.games.dracheninsel.rules.refusals import why_not
from bot.games.dracheninsel.text.impacts import impact
from bot.games.dracheninsel.text.lines import describe, describe_own, label
from bot.games.dracheninsel.text.summary import ends_game, remarks, score
from bot.games.dracheninsel.views import Own, Public, own, public
from bot.games.kit.search import untold as prospects
