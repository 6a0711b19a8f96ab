"""The gallery and the measures: that they run and say what they promise, not how fast."""

from pathlib import Path

import pytest
from PIL import Image

import bot.games.emerald as game
from bot.games.registry import GAMES
from bot.lab.figures import pictures
from render import gallery
from render.emerald import PAINTER as emerald
from render.kit.palette import CHOICE, rgb
from render.positions import positions, sampled


def test_a_sheet_shows_pictures_at_phone_width() -> None:
    record = gallery.sheet(game, emerald, lambda phrase: phrase.key)
    assert record.width == gallery.COLUMNS * (gallery.PHONE + gallery.GAP) + gallery.GAP
    assert record.height > 3 * 270
    tones = {colour for _, colour in record.convert("RGB").getcolors(2**20) or ()}
    assert rgb(CHOICE) in tones, "a sheet shows the tones of the pictures themselves"


@pytest.mark.soak
def test_every_game_gets_a_sheet(tmp_path: Path) -> None:
    """Their pictures are painted by `test_painters`; that the sheets lie here, by the registry's
    test; so this one only says that the command goes through."""
    written = gallery.write(tmp_path / "new")
    assert written == [tmp_path / "new" / f"{slug}.png" for slug in GAMES]


def test_a_sheet_is_written_for_each_game_that_is_named(tmp_path: Path) -> None:
    (written,) = gallery.write(tmp_path / "new", slugs=["emerald"])
    with Image.open(written) as record:
        assert (written.name, record.format) == ("emerald.png", "PNG")


def test_positions_are_seeded() -> None:
    assert list(positions(game, 2, 5)) == list(positions(game, 2, 5))
    assert len(list(sampled(game, 40))) == 40


def test_the_measures_give_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """On one small position; how large they are is for `make bench`."""
    monkeypatch.setattr(pictures, "SOME", 1)
    assert pictures.board_to_encode(game, emerald) > 0
    assert pictures.largest_board(game, emerald, 1) > 0
    ratio = pictures.chess_to_board(game, emerald)
    assert ratio is None or ratio > 0
