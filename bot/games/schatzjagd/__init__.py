"""Schatzjagd, by the booklet: lords send henchmen to find Grandlin's treasures and bring them home.

Two to four lords each own a corner castle of a realm of ten by ten fields, a henchman with four
values, and four cards. In a turn the henchman travels as far as a die allows and meets whatever
is hidden in the field it reaches; then the lord plays one card: he slots it face down into the
realm, casts a spell, digs with a map, or secures a treasure in his castle. So the realm fills
with gifts, traps and monsters of which everybody knows only a part. Whoever carries treasures
is hunted; a slain henchman loses them. The first to have secured what was agreed wins.

The flow of a turn is a stack of situations (`model.Frame`). `rules.apply` follows an answer and
then goes on by itself until a lord must be asked (`rules_turn.proceed`).
"""

from bot.games.schatzjagd.actions import (
    Action,
)
from bot.games.schatzjagd.checks import flaws, scramble
from bot.games.schatzjagd.computer import choose
from bot.games.schatzjagd.events import (
    Event,
    Note,
)
from bot.games.schatzjagd.model import (
    LONGEST,
    PLANNABLE,
    RULES,
    SEATS,
    Options,
    State,
)
from bot.games.schatzjagd.orders import OFFERS
from bot.games.schatzjagd.rules.asks import apply, asks, moment
from bot.games.schatzjagd.rules.defaults import default, why_not
from bot.games.schatzjagd.rules.end import outcome, standings
from bot.games.schatzjagd.rules.menus import choices
from bot.games.schatzjagd.rules.setup import start
from bot.games.schatzjagd.telling import describe, describe_own, label
from bot.games.schatzjagd.views import Own, Public, facts, own, public
