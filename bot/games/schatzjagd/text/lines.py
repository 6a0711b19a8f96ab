"""What stands on buttons, and the board and the hand in lines of text."""

from bot.games.contract import Path, Phrase, Seat
from bot.games.schatzjagd.content import CARD, CARDS, FIELD, HEALED, TOP
from bot.games.schatzjagd.picks import ATTACK, CAST, COINS, DEAL, DEPOSIT, HOLD, ROW, SECURE
from bot.games.schatzjagd.views import Figure, Own, Public, SeenSlot


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    """The name of a pick; fields also say what lies there for all to see."""
    is_special = view.question == "use_special" and not path
    if pick in ROW and not is_special:
        return Phrase("row", {"row": pick})
    if pick in FIELD:
        return _field(view, seat, pick)
    if path[-1:] == ("slot",):
        return Phrase("card", {"card": pick})
    if is_special:
        return _special(view, pick)
    for verb, kind in _OF_CARDS.items():
        if pick in kind:
            return Phrase(verb, {"card": kind[pick]})
    if pick in ATTACK:
        return Phrase("attack", {"seat": ATTACK[pick], **_power(view.figures[ATTACK[pick]])})
    if pick in HOLD:
        return Phrase("hold", {"number": HOLD[pick]})
    return _deal(view.figures[seat], *DEAL[pick]) if pick in DEAL else Phrase(pick)


_OF_CARDS = {"cast": CAST, "secure": SECURE, "deposit": DEPOSIT}


def _deal(me: Figure, sort: str, coins: int) -> Phrase:
    match sort:
        case "heal" | "cure":
            return Phrase(sort, {"number": coins, "life": min(HEALED * coins, TOP - me.life)})
        case "smith":
            return Phrase(sort, {"number": coins})
        case _:
            return Phrase(sort)


def _field(view: Public, seat: Seat, name: str) -> Phrase:
    """All that is openly there: a shop, a card or its back, treasures, other henchmen."""
    shops = {shop.field: shop.name for shop in view.shops}  # where no card can be slotted
    there = shops | {slot.field: slot.card or "hidden" for slot in view.slots}
    treasures = sum(chest.number for chest in view.chests if chest.field == name)
    known = {"field": name, **_lying(there.get(name, "none"))}
    return Phrase("field", {**known, "treasures": treasures, **_rivals(view, seat, name)})


def _lying(there: str) -> dict[str, int | str]:
    strength = _strength(there)
    if not strength:
        return {"there": there}
    return {"there": "monster", "monster": there, "strength": strength}


def _rivals(view: Public, seat: Seat, name: str) -> dict[str, int | str]:
    """A lord alone goes by name; a crowd is counted, for names may be long."""
    rivals = [one.seat for one in view.figures if one.field == name and one.seat != seat]
    return {"rivals": len(rivals), "seat": rivals[0] if len(rivals) == 1 else seat}


def _special(view: Public, pick: str) -> Phrase:
    if pick in COINS:
        return Phrase("coins", {"number": COINS[pick]})
    return Phrase(pick, {"card": view.special or ""})


def _power(figure: Figure) -> dict[str, int | str]:
    return {"strength": figure.strength + figure.weapons, "life": figure.life}


# The board


def describe(view: Public) -> tuple[Phrase, ...]:
    lines = [
        _day(view),
        Phrase(f"goal_{view.condition}", {"number": view.needed}),
    ]
    lines += [_henchman(figure) for figure in view.figures if figure.castle]
    lines += [
        Phrase("treasures", {"field": chest.field, "number": chest.number}) for chest in view.chests
    ]
    if view.bout is not None and not view.bout.ending:
        lines.append(_bout(view))
    known = [slot for slot in view.slots if slot.card]
    lines += [_known(slot) for slot in known]
    hidden = tuple(slot.field for slot in view.slots if not slot.card)
    if hidden:
        lines.append(Phrase("hidden", {"fields": ", ".join(hidden), "number": len(hidden)}))
    piles = {"draw": view.draw, "discard": len(view.discard), "hoard": view.hoard}
    return (*lines, Phrase("piles", piles))


def _day(view: Public) -> Phrase:
    if view.options.max_rounds == 0:
        return Phrase("round_unlimited", {"round": view.round})
    return Phrase("round", {"round": view.round, "limit": view.limit})


def _henchman(figure: Figure) -> Phrase:
    return Phrase(
        "henchman",
        {
            "seat": figure.seat,
            "colour": figure.colour,
            "field": figure.field,
            "life": figure.life,
            "money": figure.money,
            "strength": figure.strength,
            "weapons": figure.weapons,
            "cards": figure.cards,
            "carried": figure.carried,
            "secured": figure.secured,
            "poisoned": "yes" if figure.poisoned else "no",
            "sits_out": "yes" if figure.sits_out else "no",
        },
    )


def _bout(view: Public) -> Phrase:
    bout = view.bout
    assert bout is not None
    args: dict[str, int | str] = {
        "seat": bout.seat,
        "strength": bout.strength,
        "life": bout.life,
        "rival_strength": bout.rival_strength,
        "rival_life": bout.rival_life,
    }
    if bout.rival is None:
        return Phrase("fight_monster", {**args, "card": bout.monster or ""})
    return Phrase("fight", {**args, "rival_seat": bout.rival})


def _known(slot: SeenSlot) -> Phrase:
    card = slot.card or ""
    return Phrase("known", {"field": slot.field, "card": card, "strength": _strength(card)})


def _strength(card: str) -> int:
    """Of a monster; 0 for everything else that may lie on a field."""
    return CARDS[CARD[card]].strength if card in CARD else 0


# The hand


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    lines = [Phrase("card", {"card": key, **_printed(key)}) for key in own.hand]
    lines += [Phrase("carried", {"treasure": kind}) for kind in own.treasures]
    lines += [Phrase("vault", {"treasure": kind}) for kind in own.vault]
    public = {slot.field for slot in view.slots if slot.card}
    lines += [_known(slot) for slot in own.remembered if slot.field not in public]
    return tuple(lines) or (Phrase("empty_hand"),)


def _printed(key: str) -> dict[str, int | str]:
    """The sort of a card, and its strength if it is a monster."""
    card = CARDS[CARD[key]]
    return {"sort": card.sort, "strength": card.strength}
