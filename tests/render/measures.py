"""Measures of a picture as a phone shows it, from what the kit was asked to draw."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from PIL import Image, ImageChops, ImageFilter

from render.kit.colours import contrast
from render.kit.record import MARGIN, Box, Drawn, Put, Record, Written, commonest

PHONE = 360  # pixels of a picture's width that a phone shows
LEAST_TEXT, LEAST_NUMBER, LEAST_TOKEN = 12, 14, 12  # pixels there
LEAST_TEXT_CONTRAST, LEAST_TOKEN_CONTRAST = 4.5, 3.0
MOST_COVERED = 0.25
SOLID = [255 * (alpha > 128) for alpha in range(256)]


def faults(record: Record) -> Iterator[str]:
    """Everything somebody could not read or tell apart on a phone."""
    scale = PHONE / record.size[0]
    yield from _writing(record.writing, scale, LEAST_TEXT)
    for put in record.puts:
        least = LEAST_NUMBER if put.sprite.is_token else LEAST_TEXT
        yield from _writing(map(_grounded, _each(put)), scale, least)
    tokens = [put for put in record.puts if put.sprite.is_token]
    for put in tokens:
        yield from _token(put, scale)
    yield from _numbers(record, tokens, scale)
    yield from _covered(tokens)


def _each(put: Put) -> Iterator[tuple[Put, Written]]:
    return ((put, written) for written in put.sprite.writing)


def _grounded(of: tuple[Put, Written]) -> Written:
    """Words that had no ground of their own stand on what was there before."""
    put, written = of
    if written.ground is not None:
        return written
    left, top, right, bottom = (side + MARGIN for side in written.box)
    return written._replace(ground=commonest(put.before.crop((left, top, right, bottom))))


def _writing(
    all_written: Iterator[Written] | tuple[Written, ...], scale: float, least: int
) -> Iterator[str]:
    for written in all_written:
        if written.size * scale < (least if written.words.isdigit() else LEAST_TEXT):
            yield f"{written.words!r} is {written.size * scale:.1f} px high"
        ground = written.ground or "#FFFFFF"
        seen = contrast(written.tone, ground)
        if seen < LEAST_TEXT_CONTRAST:
            yield f"{written.words!r} in {written.tone} on {ground}: {seen:.1f} : 1"


@cache
def _mask(sprite: Drawn) -> Image.Image:
    """Where a sprite hides what is below."""
    return sprite.image.getchannel("A").point(SOLID)


@cache
def _rims(sprite: Drawn) -> tuple[str, ...]:
    """The tones of the outermost lines of a piece, each two pixels wide."""
    solid, found = _mask(sprite), list[str]()
    for _ in range(4):
        inner = solid.filter(ImageFilter.MinFilter(5))
        line = sprite.image.copy()
        line.putalpha(ImageChops.subtract(solid, inner))
        found.append(commonest(line) or "#FFFFFF")
        solid = inner
    return tuple(found)


def _token(put: Put, scale: float) -> Iterator[str]:
    box = _mask(put.sprite).getbbox()
    assert box is not None, "a token that nobody sees"
    least = min(box[2] - box[0], box[3] - box[1])
    if least * scale < LEAST_TOKEN:
        yield f"a token at {put.box[:2]} is {least * scale:.1f} px wide"
    ground = _around(put)
    seen = max(contrast(rim, ground) for rim in _rims(put.sprite))
    if seen < LEAST_TOKEN_CONTRAST:
        yield f"a token at {put.box[:2]} on {ground}: {seen:.1f} : 1"


def _around(put: Put) -> str:
    """The tone most of a token's outside touches."""
    inside = Image.new("L", put.before.size)
    inside.paste(_mask(put.sprite), (MARGIN, MARGIN))
    ring = ImageChops.subtract(inside.filter(ImageFilter.MaxFilter(2 * MARGIN - 1)), inside)
    outside = put.before.convert("RGBA")
    outside.putalpha(ring)
    return commonest(outside) or "#FFFFFF"


def _numbers(record: Record, tokens: list[Put], scale: float) -> Iterator[str]:
    """Numbers put onto tokens, not part of them."""
    for put in record.puts:
        for written in put.sprite.writing:
            if put.sprite.is_token or not written.words.isdigit():
                continue
            x, y = (put.box[0] + put.box[2]) // 2, (put.box[1] + put.box[3]) // 2
            on_one = any(_holds(token, x, y) for token in tokens if token is not put)
            if on_one and written.size * scale < LEAST_NUMBER:
                yield f"{written.words!r} on a token is {written.size * scale:.1f} px high"


def _holds(token: Put, x: int, y: int) -> bool:
    left, top, right, bottom = token.box
    if not (left <= x < right and top <= y < bottom):
        return False
    return bool(_mask(token.sprite).getpixel((x - left, y - top)))


def _covered(tokens: list[Put]) -> Iterator[str]:
    for lower, upper in combinations(tokens, 2):
        both = _shared(lower.box, upper.box)
        if both is None:
            continue
        hidden = ImageChops.multiply(_part(lower, both), _part(upper, both)).histogram()[255]
        share = hidden / max(1, _mask(lower.sprite).histogram()[255])
        if share > MOST_COVERED:
            yield f"a token at {lower.box[:2]} is covered by {share:.0%} by one at {upper.box[:2]}"


def _part(put: Put, box: Box) -> Image.Image:
    left, top = put.box[:2]
    return _mask(put.sprite).crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))


def _shared(one: Box, other: Box) -> Box | None:
    box = (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
    return box if box[0] < box[2] and box[1] < box[3] else None
