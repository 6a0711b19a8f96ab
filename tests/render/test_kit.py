"""The kit keeps its promises: readable text, one palette, quick frames that equal slow ones."""

import pytest
from PIL import Image

from render import kit
from render.kit import Pen, Studio, TooSmall
from render.kit.fonts import ELLIPSIS
from render.kit.palette import COMMON, UNCHANGED, fixed_palette, grey, rgb
from render.kit.shapes import Shape

STUDIO = Studio(1200, 900, ())
SHAPES: tuple[Shape, ...] = (
    *("circle", "square", "oblong", "hexagon", "octagon", "rhombus", "lozenge"),
    *("star", "leaf", "shield", "drop"),
)


def test_text_below_a_thirtieth_of_the_width_is_refused() -> None:
    assert STUDIO.floor == 40
    pen = Pen(300, 100, STUDIO.floor)
    pen.text(150, 50, "40", 40, kit.INK)
    with pytest.raises(TooSmall):
        pen.text(150, 50, "39", 39, kit.INK)
    with pytest.raises(TooSmall):
        STUDIO.caption("39", 39)


def test_the_floor_grows_with_the_picture() -> None:
    assert Studio(1440, 900, ()).floor == 48
    assert Studio(1201, 900, ()).floor == 41


@pytest.mark.parametrize("room", [60, 120, 240, 900])
def test_a_caption_is_never_wider_than_its_room(room: int) -> None:
    assert STUDIO.caption("W" * 32, 54, room=room).width <= room


def test_words_that_fit_stay_whole_and_large() -> None:
    assert kit.fit("Anna", 400, 54, 40) == ("Anna", 54)


def test_words_shrink_before_they_are_cut() -> None:
    words, size = kit.fit("Bartholomäus", kit.width("Bartholomäus", 44) + 1, 54, 40)
    assert (words, size) == ("Bartholomäus", 44)
    words, size = kit.fit("Bartholomäus der Große", 200, 54, 40)
    assert size == 40
    assert words.endswith(ELLIPSIS)
    assert kit.width(words, size) <= 200


def test_lines_keep_every_word_and_the_room() -> None:
    text = "one two three four five six seven"
    lines = kit.wrap(text, 260, 44)
    assert " ".join(lines) == text
    assert all(kit.width(line, 44) <= 260 for line in lines)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Jürgen Weiß", "Jürgen Weiß"),
        ("Zoë 🐉 Drache", "Zoë Drache"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("李小龍", "#3"),
        ("🐉🔥", "#3"),
        ("שלום", "#3"),
        ("a\u202eb\nc\x00", "abc"),
        ("Z̴̡̛a̷͝l̵g̶o̸", "Zalgo"),
        ("", "#3"),
    ],
)
def test_names_are_shown_as_far_as_the_fonts_go(name: str, shown: str) -> None:
    assert kit.readable(name, 2) == shown


def test_the_palette_holds_every_tone_and_its_shades() -> None:
    colours = fixed_palette(("#123456", kit.WHITE)).getpalette() or []
    held = set(zip(*[iter(colours)] * 3, strict=True))
    tone = "#123456"
    assert {rgb(t) for t in (tone, kit.pale(tone), kit.dark(tone), kit.deep(tone))} <= held
    assert len(colours) <= 3 * UNCHANGED


def test_a_game_may_add_thirty_tones_but_not_sixty() -> None:
    many = tuple(f"#{k * 4:02X}{255 - k * 4:02X}81" for k in range(60))
    assert len(fixed_palette((*COMMON, *many[:30])).getpalette() or []) <= 3 * UNCHANGED
    with pytest.raises(ValueError, match="too many"):
        fixed_palette((*COMMON, *many))


@pytest.mark.parametrize("tone", COMMON)
def test_writing_stands_out_on_every_tone(tone: str) -> None:
    assert abs(grey(tone) - grey(kit.ink_on(tone))) > 75


def test_shapes_differ_without_colour_and_letter() -> None:
    def drawn(shape: Shape) -> bytes:
        piece = STUDIO.sprite(80, 80, lambda pen: kit.token(pen, 40, 40, 26, kit.RED, shape=shape))
        return piece.image.convert("L").tobytes()

    assert len(set(map(drawn, SHAPES))) == len(SHAPES)


def test_laying_equals_putting_on_bare_ground() -> None:
    layer = STUDIO.layer(lambda pen: pen.box(0, 0, 600, 900, kit.GREEN))
    piece = STUDIO.sprite(80, 80, lambda pen: kit.token(pen, 40, 40, 28, kit.RED, "R"))
    put, laid = layer.frame(), layer.frame()
    put.put(piece, 590, 200)
    laid.lay(piece, 590, 200)
    faint = Image.new("RGB", (80, 80))
    for frame, side in ((put, 0), (laid, 40)):
        faint.paste(frame.image.crop((570, 180, 610, 220)).convert("RGB"), (side, 0))
    assert faint.crop((0, 0, 40, 40)).tobytes() == faint.crop((40, 0, 80, 40)).tobytes()


def test_a_frame_leaves_its_layer_as_it_was() -> None:
    layer = STUDIO.layer(lambda pen: pen.box(0, 0, 1200, 450, kit.BLUE))
    before = layer.frame().image.tobytes()
    frame = layer.frame()
    frame.put(STUDIO.caption("12", 60), 5, 5)  # half of it lies outside
    frame.arrow([(100, 100), (300, 300)], kit.CHOICE, 8)
    assert frame.image.tobytes() != before
    assert layer.frame().image.tobytes() == before
