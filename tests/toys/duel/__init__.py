"""Duel: strike with a card; others may parry, parries may be pierced; bleed or shed a card.

What waits is data: a stack of frames, of which the last is open. A blow has no effect before its
windows are closed, so there is nothing to take back: a parried blow just leaves the stack.

model     cards, actions, frames, state, events; no logic
rules     what is asked, what may be answered, and what follows
views     what all see, what one seat sees besides, and what standing orders may test
checks    what must always hold, and the worlds a seat cannot tell apart
computer  a modest player
"""

from bot.games.kit.plans import unchanged as plan_still_valid
from bot.games.kit.search import untold as prospects
from tests.toys.duel.checks import invariant_errors, resample_hidden
from tests.toys.duel.computer import choose, ideas
from tests.toys.duel.model import (
    LONGEST,
    OFFERS,
    PLANNABLE,
    RULES,
    SEATS,
    Action,
    Event,
    Options,
    State,
    YouDrew,
)
from tests.toys.duel.rules import (
    apply,
    asks,
    choices,
    default,
    moment,
    outcome,
    standings,
    start,
    why_not,
)
from tests.toys.duel.views import (
    Own,
    Public,
    describe,
    describe_own,
    ends_game,
    facts,
    impact,
    label,
    own,
    public,
    remarks,
    score,
)
