"""One sheet of pictures for each game at phone size, for reviewers."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image

from bot.games.contract import TABLE, AnyGame, Clock, Phrase, Step
from bot.games.kit.walks import first_path
from bot.games.registry import GAMES
from render.painter import AnyPainter, Say
from render.positions import NAMES, positions, steps
from render.registry import PAINTERS

PHONE = 360  # factor from a picture's width to that on a phone
COLUMNS, GAP = 3, 12
SEED = 2
MOST_WINDOWS, MOST_PREVIEWS, MOST_MOMENTS = 2, 9, 5
GROUND = "#33261C"


def write(
    directory: Path, say: Callable[[str], Say] | None = None, slugs: Iterable[str] = GAMES
) -> list[Path]:
    """Writes a sheet for each game; `say` gives the words of a game by its slug."""
    directory.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for slug in slugs:
        path = directory / f"{slug}.png"
        title = slug.replace("_", " ").title()
        whole = sheet(GAMES[slug], PAINTERS[slug], say(slug) if say else _key, title)
        whole.save(path, optimize=True)
        written.append(path)
    return written


def sheet(game: AnyGame, painter: AnyPainter, say: Say, title: str = "Tafelrunde") -> Image.Image:
    """Title, start, middle and end of one game, score sheet, hands, previews, a window, great
    moments and the middle of a smaller game, in the game's palette.
    """
    pictures = list(_pictures(game, painter, say, title))
    small = [_small(picture) for picture in pictures]
    rows = [small[k : k + COLUMNS] for k in range(0, len(small), COLUMNS)]
    heights = [max(picture.height for picture in row) for row in rows]
    size = (COLUMNS * (PHONE + GAP) + GAP, sum(heights) + GAP * (len(rows) + 1))
    whole = Image.new("RGB", size, GROUND)
    for k, row in enumerate(rows):
        for across, picture in enumerate(row):
            top = GAP + sum(heights[:k]) + GAP * k
            whole.paste(picture, (GAP + across * (PHONE + GAP), top))
    return whole.quantize(palette=pictures[-1], dither=Image.Dither.NONE)


def _pictures(game: AnyGame, painter: AnyPainter, say: Say, title: str) -> Iterator[Image.Image]:
    seats = game.SEATS[-1]
    names = NAMES[:seats]
    played = list(steps(game, seats, SEED, clever=True))
    states = [step.state for step in played]
    yield painter.banner(title)
    yield from _moments(game, painter, played)
    for state in (states[0], states[len(states) // 2], states[-1]):
        yield painter.board(game.public(state), names)
    outcome = game.outcome(states[-1])
    if outcome is not None:
        yield painter.final(game.public(states[-1]), names, outcome)
    for state in (states[len(states) // 3], states[2 * len(states) // 3]):
        seat = game.asks(state)[-1].seat
        if seat != TABLE:
            held = painter.hand(game.public(state), game.own(state, seat), seat, names, say)
            yield from () if held is None else (held,)
    yield from _windows(game, painter, states)
    yield from _previews(game, painter, states, say)
    for fewer in game.SEATS[:-1]:
        others = list(positions(game, fewer, SEED, clever=True))
        yield painter.board(game.public(others[len(others) // 2]), NAMES[:fewer])


def _moments(
    game: AnyGame, painter: AnyPainter, played: list[Step[Any, Any, Any]]
) -> Iterator[Image.Image]:
    """The first great moments of the game."""
    names = NAMES[: game.SEATS[-1]]
    strips = (painter.moment(game.public(step.state), step.news, names) for step in played)
    return islice((strip for strip in strips if strip is not None), MOST_MOMENTS)


def _windows(game: AnyGame, painter: AnyPainter, states: list[Any]) -> Iterator[Image.Image]:
    """The first position of each kind of question out of turn."""
    seen: set[str] = set()
    for state in states:
        asked = [ask for ask in game.asks(state) if ask.clock in (Clock.REACTION, Clock.DECISION)]
        if not seen.issuperset(ask.about for ask in asked) and len(seen) < MOST_WINDOWS:
            seen |= {ask.about for ask in asked}
            yield painter.board(game.public(state), NAMES[: game.SEATS[-1]])


def _previews(
    game: AnyGame, painter: AnyPainter, states: list[Any], say: Say
) -> Iterator[Image.Image]:
    """One preview of each kind of menu that has places."""
    seen: set[str] = set()
    for state in states[len(states) // 4 :]:
        view = game.public(state)
        for ask in game.asks(state):
            own = None if ask.seat == TABLE else game.own(state, ask.seat)
            for path, menu in first_path(game, state, ask.seat):
                if own is None or menu.about in seen or len(seen) == MOST_PREVIEWS:
                    continue
                names = NAMES[: game.SEATS[-1]]
                picture = painter.preview(view, own, ask.seat, path, menu, names, say)
                if picture is not None:
                    seen.add(menu.about)
                    yield picture


def _small(picture: Image.Image) -> Image.Image:
    height = round(picture.height * PHONE / picture.width)
    return picture.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS)


def _key(phrase: Phrase) -> str:
    return phrase.key
