"""What is seen of Total: by everybody, and by one seat."""

from msgspec import Struct


class Public(Struct, frozen=True):
    seats: int
    said: tuple[int, ...]


class Own(Struct, frozen=True):
    face: int
