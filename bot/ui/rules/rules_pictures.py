"""Pictures for the how-to-play: moments of an example game, played by the computers.

The registry of games says which moment each page shows.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import chain
from typing import NamedTuple

from PIL.Image import Image

from bot.games.contract import TABLE, AnyState, Menu, Path, Seat
from bot.games.kit.walks import first_path
from bot.games.registry import GAMES
from bot.table.model.record import Chair, TableRecord
from bot.table.model.table_state import TableState
from bot.ui.message.painting import run_in_painter
from bot.ui.message.parts import Picture
from bot.ui.message.table_view import TableView, alt_text
from render.painter import png
from render.positions import NAMES, positions
from render.registry import PAINTERS

SEEDS = range(2, 8)


class Illustration(NamedTuple):
    """A picture, and the lines that say the same."""

    image: Image | None
    lines: list[str]


async def lesson(slug: str, language: str, moment: str) -> Picture:
    """Painted once by a painter process, then cached."""
    content, alt = await run_in_painter(partial(_painted, slug, language, moment))
    return Picture(f"rules-{slug}-{moment.replace(':', '-')}.png", content, alt)


@lru_cache(maxsize=128)
def _painted(slug: str, language: str, moment: str) -> tuple[bytes, str]:
    kind, _, about = moment.partition(":")
    for game_state in _examples(slug):
        shown = _illustration(_scene(slug, language, game_state), kind, about)
        if shown is not None and shown.image is not None:
            return png(shown.image), alt_text(shown.lines)
    raise LookupError(f"{slug}: the example games have no {moment}")


def _examples(slug: str) -> Iterator[AnyState]:
    """One game, and more for moments that do not occur in it."""
    games = (positions(GAMES[slug], GAMES[slug].SEATS[-1], seed, clever=True) for seed in SEEDS)
    return chain.from_iterable(games)


def _scene(slug: str, language: str, game_state: AnyState) -> TableView:
    game = GAMES[slug]
    chairs = tuple(Chair(seat, NAMES[seat]) for seat in range(game.SEATS[-1]))
    record = TableRecord(0, slug, 0, 0, 0, language, chairs=chairs)
    return TableView(TableState(game, record, game_state, {}), PAINTERS[slug], language)


def _illustration(view: TableView, kind: str, about: str) -> Illustration | None:
    """The picture of this state, if it is the moment."""
    asks = view.state.asks()
    seats = [Seat(ask.seat) for ask in asks if ask.seat != TABLE]
    match kind:
        case "start":
            return Illustration(view.board()(), view.board_lines())
        case "final":
            return None if asks else Illustration(view.final()(), view.board_lines())
        case "at" if any(ask.about == about for ask in asks):
            return Illustration(view.board()(), view.board_lines())
        case "hand":
            seat = next((Seat(ask.seat) for ask in asks if ask.about == about), None)
            return None if seat is None else Illustration(view.hand(seat)(), view.hand_lines(seat))
        case "choice":
            return next((_choice(view, *found) for found in _menus(view, seats, about)), None)
        case _:
            return None


def _menus(view: TableView, seats: list[Seat], about: str) -> Iterator[tuple[Seat, Path, Menu]]:
    """The menus of this kind along the first picks, or one pick away from them."""
    game, game_state = view.game, view.state.game_state
    for seat in seats:
        for path, menu in first_path(game, game_state, seat):
            asides = [(*path, pick) for pick in menu.picks if menu.offers(pick)]
            near = [(way, game.choices(game_state, seat, way)) for way in asides]
            for way, found in ((path, menu), *near):
                if isinstance(found, Menu) and found.about == about:
                    yield seat, way, found


def _choice(view: TableView, seat: Seat, path: Path, menu: Menu) -> Illustration:
    return Illustration(view.preview(seat, path, menu)(), view.numbered(seat, path, menu, ": "))
