"""The gallery and the measures: that they run and say what they promise, not how fast."""

from pathlib import Path

import pytest
from PIL import Image

import bot.games.emerald as game
from bot.bench import pictures
from bot.games import GAMES
from render import emerald, gallery
from render.positions import positions, sampled


def test_a_sheet_shows_pictures_at_phone_width() -> None:
    sheet = gallery.sheet(game, emerald, lambda phrase: phrase.key)
    assert sheet.width == gallery.COLUMNS * (gallery.PHONE + gallery.GAP) + gallery.GAP
    assert sheet.height > 3 * 270


def test_every_registered_game_with_a_painter_gets_a_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "emerald", game)
    written = gallery.write(tmp_path / "new")
    assert tmp_path / "new" / "emerald.png" in written
    for path in written:
        with Image.open(path) as sheet:
            assert sheet.format == "PNG"


def test_positions_are_seeded() -> None:
    assert list(positions(game, 2, 5)) == list(positions(game, 2, 5))
    assert len(list(sampled(game, 40))) == 40


def test_the_measures_give_ratios() -> None:
    assert pictures.board_to_encode(game, emerald) > 1
    assert 0 < pictures.largest_board(game, emerald, 20) <= 150_000
    ratio = pictures.chess_to_board(game, emerald)
    assert ratio is None or ratio > 0
