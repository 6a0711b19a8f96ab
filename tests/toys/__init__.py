"""Two small games that drive the tests of the layers above; the laws hold for them too."""

from bot.games import AnyGame
from bot.games.contract import Game
from tests.toys import duel, total

TOTAL: Game[
    total.State,
    total.Guess,
    total.Guessed,
    total.YouRolled,
    total.Public,
    total.Own,
    total.Options,
] = total
DUEL: Game[
    duel.State, duel.Action, duel.Event, duel.YouDrew, duel.Public, duel.Own, duel.Options
] = duel

TOYS: dict[str, AnyGame] = {"total": TOTAL, "duel": DUEL}
