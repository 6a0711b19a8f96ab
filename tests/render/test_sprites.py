"""The sprites that are shipped are those of the pieces, in the tones the game has listed."""

import pytest

from render.cut import PIECES, edges, source
from render.kit.art import Art
from render.kit.colours import CREAM, INK, OWNED
from render.kit.palette import UNCHANGED, rgb

CUT = sorted(path.parent.name for path in PIECES.glob("*/sizes.toml"))


@pytest.mark.parametrize("slug", CUT)
def test_sprites_were_cut_after_the_last_change_of_a_piece(slug: str) -> None:
    assert Art(slug).source == source(slug), "make sprites"


@pytest.mark.parametrize("slug", CUT)
def test_the_palette_holds_every_tone_known_by_name(slug: str) -> None:
    colours = Art(slug).palette().getpalette() or []
    held = set(zip(*[iter(colours)] * 3, strict=True))
    assert {rgb(tone) for tone in OWNED[slug]} <= held
    assert len(colours) <= 3 * UNCHANGED


def test_a_sprite_is_as_wide_as_it_was_asked_for() -> None:
    art = Art("emerald")
    assert art.sprite("token_red", 70).width == 70
    rimmed = art.sprite("token_red", 70, rims=(3, CREAM, 2, INK))
    assert rimmed.width == 80
    with pytest.raises(LookupError, match="make sprites"):
        art.sprite("token_red", 71)


def test_edges_are_mixtures_no_two_alike() -> None:
    tones = [INK, CREAM, "#D9483B", "#3B74D1"]
    mixed = edges(tones)
    assert len(set(mixed)) == len(mixed)
    assert all(0 < share < 4 for _, _, share in mixed)
