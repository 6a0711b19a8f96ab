"""Pictures of Schatzjagd as its tests ask for them: painted from a state, by whoever may see it."""

from pathlib import Path as File

from PIL import Image, ImageChops

import bot.games.schatzjagd as game
from bot.games.contract import Menu, Path, Phrase, Seat
from bot.games.schatzjagd.content import CARDS
from bot.games.schatzjagd.model import Blow, State
from bot.games.schatzjagd.views import Bout, Own, Public
from render.positions import NAMES as PEOPLE
from render.schatzjagd import PAINTER as schatzjagd
from render.schatzjagd.hand import hand
from render.schatzjagd.places import (
    STAGE_H,
    STAGE_W,
    STAGE_X,
    STAGE_Y,
)
from tests.games.schatzjagd.kit import YELLOW

NOTHING = Own((), (), (), ())
WORDS = {
    line.partition(" =")[0]
    for line in File("bot/words/de/schatzjagd.ftl").read_text(encoding="utf-8").splitlines()
}
KEYS = [card.key for card in CARDS[1:]]


def say(phrase: Phrase) -> str:
    assert phrase.key in WORDS
    return phrase.key


def painted(state: State) -> bytes:
    view = game.public(state)
    return schatzjagd.board(view, PEOPLE[: len(view.figures)]).tobytes()


def held(state: State, seat: Seat) -> bytes:
    view = game.public(state)
    image = hand(view, game.own(state, seat), seat, PEOPLE[: len(view.figures)], say)
    assert image is not None
    return image.tobytes()


def shown(state: State, seat: Seat = YELLOW, path: Path = ()) -> Image.Image | None:
    view, menu = game.public(state), game.choices(state, seat, path)
    assert isinstance(menu, Menu)
    people = PEOPLE[: len(view.figures)]
    return schatzjagd.preview(view, game.own(state, seat), seat, path, menu, people, say)


def bout(blows: int, rival: Seat | None = None, ending: str = "") -> Bout:
    exchanged = tuple(Blow(12, k % 6 + 1, 9, 6 - k % 6, 15 - k % 9, 12) for k in range(blows))
    monster = "dragon" if rival is None else None
    return Bout("C4", YELLOW, rival, monster, 12, 9, 9, 12, 0, "", "", exchanged, ending)


def difference(one: Public, other: Public) -> tuple[int, int, int, int]:
    people = PEOPLE[: len(one.figures)]
    pictures = [schatzjagd.board(view, people).convert("RGB") for view in (one, other)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    return box


STAGE = (STAGE_X, STAGE_Y, STAGE_X + STAGE_W, STAGE_Y + STAGE_H)


def within(box: tuple[int, int, int, int], outer: tuple[int, int, int, int]) -> bool:
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]
