"""The score line, the odds of snakes under what is laid, and which chest ends the game."""

from itertools import product, takewhile
from math import comb

from msgspec.structs import replace

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.scratch_island.board.squares import MAP, mask, pack, unpack
from bot.games.scratch_island.content import BESIDE_BOAT, SHAPES
from bot.games.scratch_island.model import NOBODY, Place
from bot.games.scratch_island.rules.menus import laid_by
from bot.games.scratch_island.rules.placing import fits, ground, scratching_order
from bot.games.scratch_island.rules.turns import can_go_on, chests_to_end, max_rounds, opened
from bot.games.scratch_island.views import Own, Public, ahead, held_by, unseen_ground

_ASKED = ("choose_mode", "choose_third", "choose_first_square", "choose_pickaxe_square",
          "choose_placement")  # fmt: skip


def score(view: Public, own: Own, seat: Seat) -> Phrase:
    rivals = [other for other in range(len(view.points)) if other != seat]
    leader = max(rivals, key=lambda other: view.points[other])
    return Phrase(
        "line",
        {
            "mine": view.points[seat],
            "seat": leader,
            "theirs": view.points[leader],
            "chests": opened(view.charts[seat]).bit_count(),
            "needed": chests_to_end(view.options),
            "round": view.round,
            "rounds": max_rounds(view.options),
        },
    )


def remarks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
    """The chance of a snake under one unknown square, and under as many as a motif may cover."""
    held = held_by(ahead(view, path)[0], seat)
    if menu.about not in _ASKED or not held:
        return ()
    most = max(len(SHAPES.get(motif, ())) or 1 for motif in held)
    covered = range(1, most + 1)
    parts = {f"snake{k}": round(100 * snake_risk(view, seat, k)) for k in covered}
    return (Phrase(f"odds{most}", parts),)


def snake_risk(view: Public, seat: Seat, unknown: int) -> float:
    """The exact chance that at least one of so many unknown squares hides a snake."""
    ground = unseen_ground(view.charts[seat])
    snakes = view.options.snakes - sum(f.content == "snake" for f in view.finds[seat])
    if unknown > ground:
        return 1.0 if snakes else 0.0
    return 1 - comb(ground - snakes, unknown) / comb(ground, unknown)


def ends_game(view: Public, own: Own, seat: Seat, path: Path) -> bool:
    """The chest that is enough, if nobody is left to act in the round: anywhere else it announces
    the end. Not where a snake may come first, and not in a round that is the last in any case."""
    is_last_roll = view.roll == len(view.charts)
    is_last_round = view.rung or view.round == max_rounds(view.options)
    if not is_last_roll or is_last_round or path[-1] in ("pass", "end"):
        return False
    view, picks = ahead(view, path)
    if not picks:  # a die that fits nowhere
        return False
    place = laid_by(ground(view.charts[seat]), held_by(view, seat), picks)
    assert isinstance(place, Place)
    return _opens_enough(view, seat, place) and not _is_anybody_left(view, seat, place)


def _opens_enough(view: Public, seat: Seat, place: Place) -> bool:
    chart = view.charts[seat]
    land, has_snakes = ground(chart), snake_risk(view, seat, 1) > 0
    safe = land.visible | BESIDE_BOAT if has_snakes else MAP
    order = scratching_order(land, place.squares, place.first)
    sure = mask(takewhile(lambda square: safe >> square & 1, order))
    after = opened(replace(chart, scratched=pack(land.path | sure)))
    return after.bit_count() >= chests_to_end(view.options)


def _is_anybody_left(view: Public, seat: Seat, place: Place) -> bool:
    """Somebody with a die to lay: this seat its second one, or a later seat one of the pool."""
    chart, held = view.charts[seat], list(held_by(view, seat))
    if place.mode == "combine":
        held.clear()
    else:
        held.remove(place.mode)
    after = replace(chart, scratched=pack(unpack(chart.scratched) | place.squares))
    if can_go_on(ground(after), tuple(held)):
        return True
    seats = len(view.charts)
    later = range((seat - view.roller) % seats + 1, seats)
    lands = [ground(view.charts[(view.roller + turn) % seats]) for turn in later]
    pool = [die for die in view.dice if die.taker == NOBODY]
    return any(fits(land, die.motif) for land, die in product(lands, pool))
