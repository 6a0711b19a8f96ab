"""stub"""

from bot.games.contract import Path, Phrase, Seat
from bot.games.schatzjagd.views import Own, Public


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    return Phrase(pick)


def describe(view: Public) -> tuple[Phrase, ...]:
    return ()


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    return ()
