"""What every painter gives: the pictures of one game, from views and names alone.

A painter is a module with these functions. All are pure: the same arguments, the same bytes.
Pictures for everybody carry icons, numbers and names, but no prose; those for one person may use
`say`, which puts a phrase of the game's words (by its whole key, `word-ruby`) into his language.
"""

from collections.abc import Callable
from io import BytesIO
from typing import NamedTuple, Protocol, TypeVar

from PIL.Image import Image

from bot.games.contract import Menu, Outcome, Path, Phrase, Seat
from render.kit import Shape

P_contra = TypeVar("P_contra", contravariant=True)  # Public
Q_contra = TypeVar("Q_contra", contravariant=True)  # Own

Names = tuple[str, ...]  # by seat
Say = Callable[[Phrase], str]


class Sign(NamedTuple):
    """By what the pictures of a game show a seat."""

    tone: str
    shape: Shape = "circle"
    letter: str = ""
    icon: str = ""


class Painter(Protocol[P_contra, Q_contra]):
    """The pictures of a game, in palette mode, 1200 pixels wide."""

    @property
    def HAND_SHOWN_IN(self) -> frozenset[str]:
        """The menus, by what they are about, whose previews show the hand as well."""
        ...

    def board(self, view: P_contra, names: Names) -> Image:
        """What everybody sees, with the last move and whose turn it is."""
        ...

    def hand(
        self, view: P_contra, own: Q_contra, seat: Seat, names: Names, say: Say
    ) -> Image | None:
        """What one seat holds; None in a game without secrets."""
        ...

    def preview(
        self,
        view: P_contra,
        own: Q_contra,
        seat: Seat,
        path: Path,
        menu: Menu,
        names: Names,
        say: Say,
    ) -> Image | None:
        """The board with pick i of the menu numbered i + 1 at its place; None without places."""
        ...

    def final(self, view: P_contra, names: Names, outcome: Outcome) -> Image:
        """The score sheet: every part of every score, the winner crowned."""
        ...

    def sign(self, view: P_contra, seat: Seat) -> Sign:
        """How a seat looks in this game, for pictures that all games share."""
        ...


def png(image: Image) -> bytes:
    """The picture as a file. Level 1: half the time of the default for a few bytes more."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=1)
    return file.getvalue()
