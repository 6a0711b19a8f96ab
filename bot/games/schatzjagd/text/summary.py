"""The score line, what cards and fights bring, and which treasure wins."""

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.schatzjagd.content import CARD, CARDS, HOARD
from bot.games.schatzjagd.odds import flee, strike_on, take_care
from bot.games.schatzjagd.picks import CAST, SECURE
from bot.games.schatzjagd.views import Own, Public


def score(view: Public, own: Own, seat: Seat) -> Phrase:
    rivals = [figure for figure in view.figures if figure.seat != seat]
    leader = max(rivals, key=lambda figure: (figure.secured, figure.carried))
    me = view.figures[seat]
    return Phrase(
        "line",
        {
            "condition": view.condition,
            "needed": view.needed,
            "mine": me.secured,
            "carried": me.carried,
            "seat": leader.seat,
            "theirs": leader.secured,
            "their_carried": leader.carried,
            "round": view.round,
        },
    )


def remarks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
    """The odds of a fight against a monster; what the cards do that could be hidden or cast. Of a
    monster that is what its winner gets, and how strong it is."""
    bout, spells = view.bout, [_card(CAST[pick]) for pick in CAST.among(menu.picks)]
    if menu.about == "fight" and bout is not None and bout.monster is not None:
        return (_odds(view, seat), *spells)
    if menu.about == "slot":
        return tuple(_hidden(pick) for pick in dict.fromkeys(menu.picks) if pick in own.hand)
    return tuple(spells)


def _odds(view: Public, seat: Seat) -> Phrase:
    bout, weapons = view.bout, view.figures[seat].weapons
    assert bout is not None
    fight = (bout.strength - weapons, weapons, bout.life, bout.rival_strength, bout.rival_life)
    bold, careful = strike_on(*fight), take_care(*fight)
    away = flee(bout.strength, bout.life, bout.rival_strength)
    return Phrase(
        "fight",
        {
            "win": _percent(bold.win),
            "dead": _percent(bold.dead),
            "careful_win": _percent(careful.win),
            "careful_dead": _percent(careful.dead),
            "flight_dead": _percent(away.dead),
        },
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _hidden(card: str) -> Phrase:
    found = CARDS[CARD[card]]
    if found.sort != "monster":
        return _card(card)
    return Phrase("monster", {"card": card, "strength": found.strength})


def _card(card: str) -> Phrase:
    return Phrase("card", {"card": card})


def ends_game(view: Public, own: Own, seat: Seat, path: Path) -> bool:
    """Securing the last treasure that is needed, or the last of all where none can be plundered."""
    if path[-1] not in SECURE:
        return False
    secured = 1 + sum(figure.secured for figure in view.figures)
    if secured == len(HOARD) and view.options.plunder == "no":
        return True
    vault = (*own.vault, SECURE[path[-1]])
    match view.condition:
        case "same":
            return max(map(vault.count, vault)) >= view.needed
        case "different":
            return len(set(vault)) >= view.needed
        case _:
            return len(vault) >= view.needed
