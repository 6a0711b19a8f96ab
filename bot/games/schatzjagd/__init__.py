"""Schatzjagd, by the booklet: lords send henchmen to find Grandlin's treasures and bring them home.

Two to four lords each own a corner castle of a realm of ten by ten fields, a henchman with four
values, and four cards. In a turn the henchman travels as far as a die allows and meets whatever
is hidden in the field it reaches; then the lord plays one card: slots it face down into the
realm, casts a spell, digs with a map, or secures a treasure in the castle. So the realm fills
with gifts, traps and monsters of which everybody knows only a part. Whoever carries treasures
is hunted; a slain henchman loses them. The first to have secured what was agreed wins.

The flow of a turn is a stack of situations (`model.Frame`). `rules.apply` follows an answer and
then goes on by itself until a lord must be asked (`rules_turn.proceed`).

actions       what a completed path means
board         geometry: which fields are reached, free, blocked, near
checks        what must always hold, and the worlds a lord cannot tell apart
content       the printed matter: fields, castles, city, the 122 play cards and the twelve treasures
events        what all are told, and what one lord alone is told
events_fight  what all are told of fights and of deaths
model         its vocabulary: options, actions, what waits, state; no logic
odds          how a fight against a monster ends, exactly
orders        standing orders: defence, Katharsis, monsters, specials; and goals to walk to
picks         how picks are written and read: rows, coins, spells, treasures, deals, attacks
seeing        views of a state, and the facts that words and orders use
views         what all see and what one seat sees besides; the board once half an answer is done
computer/     the computer player, which sees what a person in its seat would see
rules/        what is asked, what may be answered, what follows
text/         what stands on buttons, board and hand in words
"""

from bot.games.kit.plans import unchanged as plan_still_valid
from bot.games.kit.search import untold as prospects
from bot.games.schatzjagd.actions import Action
from bot.games.schatzjagd.checks import invariant_errors, resample_hidden
from bot.games.schatzjagd.computer import choose, ideas
from bot.games.schatzjagd.events import Event, Note
from bot.games.schatzjagd.model import LONGEST, PLANNABLE, RULES, SEATS, Options, State
from bot.games.schatzjagd.orders import OFFERS
from bot.games.schatzjagd.rules.asks import apply, asks, moment
from bot.games.schatzjagd.rules.defaults import default, why_not
from bot.games.schatzjagd.rules.end import outcome, standings
from bot.games.schatzjagd.rules.series import choices
from bot.games.schatzjagd.rules.setup import start
from bot.games.schatzjagd.seeing import facts, own, public
from bot.games.schatzjagd.text.impacts import impact
from bot.games.schatzjagd.text.lines import describe, describe_own, label
from bot.games.schatzjagd.text.summary import ends_game, remarks, score
from bot.games.schatzjagd.views import Own, Public
