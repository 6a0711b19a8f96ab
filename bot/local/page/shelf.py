"""What stands on the shelf of games at the beginning of a channel: told by whoever runs the bot."""

from collections.abc import Awaitable, Callable, Mapping

from msgspec import Struct

Banner = Callable[[str, str], Awaitable[bytes | None]]


class Boxed(Struct, frozen=True):
    """What is printed on the box of a game, in one language."""

    players: str
    length: str
    weight: str


class Shelf(Struct, frozen=True):
    """By the name of a game's commands; its title picture is made when somebody looks at it."""

    games: Mapping[str, Mapping[str, Boxed]]  # by language
    banner: Banner
