"""What all see, what one seat sees besides, and what standing orders may test."""

from collections.abc import Mapping

from msgspec import Struct

from bot.games.contract import Impact, Menu, Path, Phrase, Seat
from tests.toys.duel.model import HARM, Parried, React, State, Strike, Window
from tests.toys.duel.rules import blow, striker


class Public(Struct, frozen=True):
    lives: tuple[int, ...]
    sizes: tuple[int, ...]  # of the hands
    pile: int
    discard: tuple[str, ...]
    turn: Seat
    pending: Strike | None  # announced, without effect so far: drawn as done, but marked
    parried_by: Seat | None
    window: str | None  # which card may be answered with; never who has answered


class Own(Struct, frozen=True):
    hand: tuple[str, ...]
    answer: React | None  # given and sealed, in the open window


def public(state: State) -> Public:
    frames = state.frames
    top = frames[-1]
    return Public(
        state.lives,
        tuple(len(hand) for hand in state.hands),
        len(state.pile),
        state.discard,
        striker(state),
        blow(state) if len(frames) > 1 else None,
        next((frame.by for frame in frames if isinstance(frame, Parried)), None),
        top.card if isinstance(top, Window) else None,
    )


def own(state: State, seat: Seat) -> Own:
    top = state.frames[-1]
    return Own(state.hands[seat], dict(top.said).get(seat) if isinstance(top, Window) else None)


def facts(view: Public, own: Own, seat: Seat) -> Mapping[str, int | str]:
    if view.pending is None:
        return {"active": view.turn}
    return {
        "active": view.turn,
        "target": view.pending.target,
        "harm": HARM[view.pending.card],
        "lives": view.lives[view.pending.target],
        "at_me": int(view.pending.target == seat),
    }


def label(view: Public, own: Own, seat: Seat, path: Path, pick: str) -> Phrase:
    match path:
        case ("strike",):
            return Phrase("target", {"target_seat": int(pick)})
        case ("trade",):
            return Phrase("card", {"card": own.hand[int(pick)]})
        case ("strike" | "shed", *_):
            return Phrase("card", {"card": pick})
        case _:
            return Phrase(pick)


def describe(view: Public) -> tuple[Phrase, ...]:
    return tuple(Phrase("lives", {"seat": s, "lives": n}) for s, n in enumerate(view.lives))


def describe_own(view: Public, own: Own, seat: Seat) -> tuple[Phrase, ...]:
    return tuple(Phrase("card", {"card": card}) for card in own.hand)


def impact(view: Public, event: object, seat: Seat) -> Impact:
    return Impact.NONE


def score(view: Public, own: Own, seat: Seat) -> Phrase:
    return Phrase("line")


def remarks(view: Public, own: Own, seat: Seat, path: Path, menu: Menu) -> tuple[Phrase, ...]:
    return ()


def ends_game(view: Public, own: Own, seat: Seat, path: Path) -> bool:
    return False
