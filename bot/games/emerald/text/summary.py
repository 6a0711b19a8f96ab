"""The score line, and which answers end the game."""

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.emerald.board import arrival
from bot.games.emerald.content import CHAMBER, COLOURS
from bot.games.emerald.picks import MOVE
from bot.games.emerald.text.lines import LAST_KNIGHTS, treasure_ends
from bot.games.emerald.views import Own, Public, ahead


def score(view: Public, own: Own, seat: Seat) -> Phrase:
    """Of the others only what lies open is known: at least that much they have."""
    rivals = [player for player in view.players if player.seat != seat]
    leader = max(rivals, key=lambda player: player.open_points)
    return Phrase(
        "line",
        {
            "mine": view.players[seat].open_points + sum(own.hand),
            "seat": leader.seat,
            "theirs": leader.open_points,
            "gold": leader.gold,
            "left": view.treasures_left,
        },
    )


def remarks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
    """Risks and gains stand on the buttons."""
    return ()


def ends_game(view: Public, own: Own, seat: Seat, path: Path) -> bool:
    """The last treasure, or somebody left with a single knight in play: by a treasure of their own,
    or lost for want of gold."""
    view, pick = ahead(view, path[:-1]), path[-1]
    if pick == "give_up":
        return view.players[seat].in_play == LAST_KNIGHTS
    if pick in COLOURS:
        victim = next(player for player in view.players if pick in player.colours)
        return victim.in_play == LAST_KNIGHTS and not victim.gold
    if pick not in MOVE or treasure_ends(view, seat) == "no":
        return False
    place = MOVE[pick].place
    return arrival(view.options.length, place, len(view.places[place].knights)) == CHAMBER
