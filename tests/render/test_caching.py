"""What painters keep: bounded in bytes, and never to be seen in a picture."""

import pytest
from PIL import Image

from bot.games.registry import GAMES
from render.kit import caching
from render.kit.art import Art
from render.kit.caching import ENTRY, Packed, Store, kept
from render.positions import NAMES
from render.registry import PAINTERS

PIXELS = 50 * 40
PLACE = ENTRY + PIXELS


def test_what_was_not_used_for_the_longest_time_goes_first() -> None:
    store = Store(3 * PLACE)
    images = [store.keep(number, Image.new("P", (50, 40))) for number in range(3)]
    assert store.find(0) is images[0]

    store.keep(3, Image.new("P", (50, 40)))

    assert [number for number in range(4) if store.find(number) is not None] == [0, 2, 3]
    assert store.weight == store.budget


def test_images_weigh_what_their_pixels_take() -> None:
    store = Store(1 << 20)
    store.keep("plain", Image.new("P", (50, 40)))
    store.keep("full", (Image.new("RGBA", (50, 40)), Image.new("RGB", (50, 40))))
    store.keep("packed", (packed := Packed(Image.new("RGB", (50, 40)))))
    assert store.weight == 4 * ENTRY + 9 * PIXELS + packed.weight
    store.keep("full", Image.new("P", (50, 40)))
    assert store.weight == 3 * ENTRY + 2 * PIXELS + packed.weight


def test_a_painter_with_little_room_keeps_to_it_and_paints_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, paint = GAMES["emerald"], PAINTERS["emerald"].board
    view = game.public(game.start(2, bytes(32), game.Options()).state)
    shown, small = paint(view, NAMES[:2]), Store(1 << 20)
    monkeypatch.setattr(caching, "store", small)
    monkeypatch.setattr("render.kit.studio.store", small)

    assert paint(view, NAMES[:2]).tobytes() == shown.tobytes()
    assert 0 < small.weight <= small.budget


def test_art_and_studios_of_a_game_share_what_is_kept() -> None:
    """Titles, other palettes and every size have an `Art` of their own."""
    one, other = Art("emerald"), Art("emerald")
    assert one.sprite("pedestal", 104) is other.sprite("pedestal", 104)
    assert one.studio(1200, 900).caption("7", 48) is other.studio(1200, 900).caption("7", 48)
    assert one.studio(1200, 900).caption("7", 48) is not one.studio(1440, 900).caption("7", 48)
    assert one.palette("deuteranopia") is other.palette("deuteranopia")


def test_what_is_kept_depends_on_every_argument() -> None:
    @kept
    def drawn(width: int, height: int = 1) -> Image.Image:
        return Image.new("P", (width, height))

    assert drawn(2) is drawn(2)
    assert drawn(2, height=3) is drawn(2, height=3)
    assert drawn(2, height=3).size == (2, 3)
    assert drawn(3).size == (3, 1)
