"""The board and the vault in lines of text; what stands on the buttons is in `labels`."""

from collections.abc import Iterator

from bot.games.contract import Phrase, Seat
from bot.games.drachenland.board import NAMES, OUTSIDE
from bot.games.drachenland.content import COLOURS, KEPT, TILES
from bot.games.drachenland.text.labels import label
from bot.games.drachenland.views import Own, Public, Result, Vault, Volcano, steps_left

__all__ = ["describe", "describe_own", "label"]

_LETTERS = {"red": "R", "green": "G", "blue": "B", "clear": "D"}  # the legend explains them


def describe(view: Public) -> tuple[Phrase, ...]:
    """Whose turn it is, or the final table; then the players, then the volcanoes."""
    now = _final_lines(view) if view.over else _turn_lines(view)
    return (*now, *_player_lines(view), Phrase("legend"), *_volcano_lines(view))


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    """The vault, what it is worth now, and which gems would be lost for want of a ring."""
    held = (own.vault.red, own.vault.green, own.vault.blue)
    lost = (
        Phrase("ringless", {"colour": colour, "number": number})
        for colour, number, ring in zip(COLOURS, held, own.rings, strict=True)
        if not ring
    )
    worth = Phrase("worth", {"sets": own.sets, "points": own.points})
    return (Phrase("vault", _vault(own.vault)), worth, *lost)


def _turn_lines(view: Public) -> Iterator[Phrase]:
    yield Phrase("turn", {"seat": view.seat, "round": view.round, "eggs": view.eggs_left})
    if view.dice:
        low, high = view.dice
        used = {"low_used": _yes(low.user is not None), "high_used": _yes(high.user is not None)}
        yield Phrase("dice", {"low": low.value, "high": high.value, **used})
    if view.active and view.active.phase == "move":
        left = steps_left(view.active)
        yield Phrase("active", {"colour": COLOURS[view.active.colour], "left": left})
    if view.round_limit:
        yield Phrase("limit", {"rounds": view.round_limit})
    for seat, vault in enumerate(view.vaults or ()):
        yield Phrase("open_vault", {"seat": seat, **_vault(vault)})


def _final_lines(view: Public) -> Iterator[Phrase]:
    yield Phrase("over", {"round": view.round, "spare": view.spare or "none"})
    for seat, result in sorted(enumerate(view.results or ()), key=lambda one: one[1].place):
        yield Phrase("result", {"seat": seat, **_result(result)})


def _result(result: Result) -> dict[str, int | str]:
    """With a word about the gems that had to be given up."""
    vault = _vault(result.vault)
    for colour, ring in zip(COLOURS, result.rings, strict=True):
        vault[f"{colour}_lost"] = _yes(not ring and bool(vault[colour]))
    counts = {"sets": result.sets, "singles": result.singles}
    return {**vault, **counts, "points": result.points, "place": result.place}


def _vault(vault: Vault) -> dict[str, int | str]:
    return {name: getattr(vault, name) for name in vault.__struct_fields__}


def _player_lines(view: Public) -> Iterator[Phrase]:
    for seat, tiles in enumerate(view.tiles):
        figures = view.figures[3 * seat : 3 * seat + 3]
        places: dict[str, int | str] = {
            COLOURS[f.colour]: "–" if f.place == OUTSIDE else NAMES[f.place] for f in figures
        }
        rings = {f"{COLOURS[f.colour]}_ring": _yes(f.ring) for f in figures}
        held = {TILES[kind]: number for kind, number in zip(KEPT, tiles, strict=True)}
        yield Phrase("player", {"seat": seat, **places, **rings, **held})


def _volcano_lines(view: Public) -> Iterator[Phrase]:
    for number, volcano in enumerate(view.volcanoes, 1):
        yield Phrase("volcano", {"volcano": number, **_volcano(volcano)})


def _volcano(volcano: Volcano) -> dict[str, int | str]:
    gems = (
        f"{letter}{number}"
        for letter, number in zip(_LETTERS.values(), volcano.gems, strict=True)
        if number
    )
    return {
        "eggs": volcano.eggs,
        "gems": " ".join(gems) or "–",
        "tile": "face_down" if volcano.face_down else volcano.tile,
        "ring": _yes(volcano.ring_tile),
        "dragons": " ".join(_LETTERS[colour] for colour in volcano.dragons) or "none",
    }


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
