"""What is drawn once is kept in one store of the process, bounded in bytes: whatever was not used
for the longest time goes first, be it a layer, a sprite, a caption or a sprite on its ground."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from hashlib import blake2b
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from isal import isal_zlib
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
MEGABYTE = 1 << 20
BUDGET = 160  # megabytes, unless somebody says how many
ENTRY = 1500  # bytes that every entry takes beside its pixels: key, palette, pointers to rows


class Store:
    """Values by key, whose weights together never exceed the budget."""

    def __init__(self, budget: int) -> None:
        self.budget, self.weight = budget, 0
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> Any:
        """What is kept under this key, else None."""
        with self._lock:
            if (found := self._kept.get(key)) is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, value: T) -> T:
        weight = weight_of(value)
        with self._lock:
            self.weight += weight - self._kept.pop(key, (None, 0))[1]
            self._kept[key] = value, weight
            while self.weight > self.budget:
                self.weight -= self._kept.popitem(last=False)[1][1]
        return value

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.weight = 0


store = Store(BUDGET * MEGABYTE)


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Like `functools.cache`, in the one store; for what is drawn."""

    @wraps(make)
    def found(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (make, args, *kwargs.items()) if kwargs else (make, args)
        value: T | None = store.find(key)
        return store.keep(key, make(*args, **kwargs)) if value is None else value

    return found


def weight_of(value: object) -> int:
    """Bytes: of an image its pixels, of a tuple what is in it, of others what they say."""
    if isinstance(value, Image.Image):
        return ENTRY + value.width * value.height * (1 if value.mode in ("1", "L", "P") else 4)
    said = getattr(value, "weight", None)
    if said is None and isinstance(value, tuple):
        return sum(map(weight_of, value))
    return ENTRY + (said or 0)


class Packed:
    """A finished image, packed to a tenth; unpacked for as long as it is in use."""

    def __init__(self, image: Image.Image) -> None:
        self._mode, self.size, self._palette = image.mode, image.size, image.getpalette()
        self._bytes = isal_zlib.compress(image.tobytes(), 1)
        self.key = blake2b(self._bytes + repr(self.size).encode(), digest_size=12).digest()
        self.weight = len(self._bytes)

    @property
    def image(self) -> Image.Image:
        """Not to be changed."""
        found: Image.Image | None = store.find(self.key)
        return store.keep(self.key, self._unpacked()) if found is None else found

    def _unpacked(self) -> Image.Image:
        image = Image.frombytes(self._mode, self.size, isal_zlib.decompress(self._bytes))
        if self._palette is not None:
            image.putpalette(self._palette)
        return image
