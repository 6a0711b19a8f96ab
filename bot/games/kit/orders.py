"""Standing orders with what was picked filled in: what is left rests on facts alone."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Seat
from bot.games.offers import RIVALS, Condition, Offer, Order

Picked = Mapping[str, int | str]  # by "$name"
MOST_ADDED = 3  # conditions, so that an order with all of them fits into a button's id


@lru_cache(maxsize=1024)
def rules_of_order(offer: Offer, picks: Path) -> tuple[Order, ...]:
    """What an order of this offer does, given these picks; what can never fit is left out."""
    picked, found = picked_of(offer, picks), []
    for order in offer.orders:
        when = [_settled(condition, picked) for condition in order.when]
        if False not in when:
            kept = tuple(c for c in when if isinstance(c, Condition))
            found.append(replace(order, when=kept, answer=_answer(order.answer, picked)))
    return tuple(found)


def picked_of(offer: Offer, picks: Path) -> Picked:
    """What "$name" stands for: one pick for each step, then conditions, if any were added."""
    number = len(offer.steps)
    steps = zip((step.about for step in offer.steps), picks[:number], strict=True)
    added = (pick.partition("-")[::2] for pick in picks[number:])
    return {f"${about}": int(p) if p.isdigit() else p for about, p in (*steps, *added)}


def is_among(offer: Offer, picks: Path, seat: Seat, seats: int) -> bool:
    """Whether this seat may give the order so, at a table of so many."""
    number = len(offer.steps)
    if len(picks) < number:
        return False
    added = [pick.partition("-")[::2] for pick in picks[number:]]
    only, known = {step.about: step for step in offer.only}, {about for about, _ in added}
    if len(known) < len(added) or len(added) > MOST_ADDED or not known <= only.keys():
        return False
    asked = [*zip(offer.steps, picks, strict=False), *((only[about], p) for about, p in added)]
    return all(pick in picks_offered(step, seat, seats) for step, pick in asked)


def picks_offered(step: Menu, seat: Seat, seats: int) -> Path:
    """The picks of a step, with the rivals in their place."""
    rivals = tuple(str(other) for other in range(seats) if other != seat)
    return tuple(p for pick in step.picks for p in (rivals if pick == RIVALS else (pick,)))


def _answer(answer: Path | None, picked: Picked) -> Path | None:
    return None if answer is None else tuple(str(picked.get(pick, pick)) for pick in answer)


def _settled(condition: Condition, picked: Picked) -> Condition | bool:
    """The condition with its value; or whether it holds, if that is known by the picks alone."""
    if condition.fact.startswith("$"):
        return condition.holds(picked)
    value = condition.value
    if not isinstance(value, str) or not value.startswith("$"):
        return condition
    return replace(condition, value=picked[value]) if value in picked else True
