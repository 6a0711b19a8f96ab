"""The score line, and the odds of snakes under what is laid."""

from math import comb

from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.scratch_island.content import SHAPES
from bot.games.scratch_island.rules.turns import chests_to_end, max_rounds, opened
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
    """Enough chests only announce the end: the round is played out."""
    return False
