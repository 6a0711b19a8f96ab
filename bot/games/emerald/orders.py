"""The standing order: how a ransom is answered while its owner is away."""

from bot.games.contract import Menu
from bot.games.offers import Condition, Offer, Order, Scope

PAY: tuple[str, ...] = ()  # first picks: the cheapest gold card
GIVE_UP = ("give_up",)

_LAST_KNIGHTS = Condition("knights", "=", 2)  # one less ends the game
RANSOM = Offer(
    key="ransom",
    steps=(
        Menu("limit", ("0", "1", "2", "3", "4", "5")),
        Menu("last_stand", ("pay", "give_up", "same")),
    ),
    orders=(
        Order("ransom", PAY, (_LAST_KNIGHTS, Condition("$last_stand", "=", "pay"))),
        Order("ransom", GIVE_UP, (_LAST_KNIGHTS, Condition("$last_stand", "=", "give_up"))),
        Order("ransom", PAY, (Condition("cheapest", "<=", "$limit"),)),
        Order("ransom", GIVE_UP),
    ),
    scopes=(Scope.GAME,),
    suggested=(("3", "pay"), ("5", "pay"), ("0", "pay")),
)
OFFERS = (RANSOM,)
