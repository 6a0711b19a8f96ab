"""The vocabulary of Schatzjagd: options, answers, situations, the state. No logic."""

from typing import Literal

from bot.games.contract import Rng, Seat, Value

SEATS, RULES, PLANNABLE = range(2, 5), 3, False

Switch = Literal["no", "yes"]
Limit = Literal[
    "auto",
    0,
    5,
    10,
    15,
    20,
    25,
    30,
    40,
    50,
    60,
    75,
    90,
    100,
    120,
    150,
    180,
    200,
    250,
    300,
    400,
    500,
]
UNLIMITED = 2_000  # rounds; every game must end, so "no limit" is one that nobody reaches
LONGEST = UNLIMITED * 4 * 500  # answers: rounds of four lords with 500 each


class Options(Value, frozen=True, forbid_unknown_fields=True):
    """`preset` means: as `length` has it. What is named here singly overrides the preset."""

    length: Literal["first_game", "short", "blitz", "full"] = "first_game"
    victory: Literal["preset", "count", "guide", "same", "different"] = "preset"
    treasures: Literal["preset", 1, 2, 3, 4, 5, 6] = "preset"
    start_map: Literal["preset", "no", "yes"] = "preset"
    castles: Literal["pick", "assigned"] = "pick"
    city_layout: Literal["fixed", "shuffled"] = "fixed"
    truce_at_home: Switch = "yes"
    memory: Literal["strict", "public", "full"] = "public"
    deposit: Switch = "no"
    plunder: Switch = "no"
    katharsis: Switch = "no"
    max_rounds: Limit = "auto"

    def __post_init__(self) -> None:
        if self.treasures != "preset" and self.victory not in ("preset", "count"):
            raise ValueError("treasures: only with victory=count; leave it at preset")


# Frames: the situations. The last one is open, those below wait.


class Founding(Value, frozen=True, tag=True):
    """The lords choose their castles."""

    seat: Seat


class Resting(Value, frozen=True, tag=True):
    pass


class Journey(Value, frozen=True, tag=True):
    steps: int


class Landing(Value, frozen=True, tag=True):
    area: int  # a quarter, the whole realm, or all of it outside the city


class AtSpecial(Value, frozen=True, tag=True):
    pass


class Looking(Value, frozen=True, tag=True):
    left: int
    done: bytes  # fields not to be looked at (again)


class Banishing(Value, frozen=True, tag=True):
    pass


class Fighting(Value, frozen=True, tag=True):
    """Before an exchange: the active lord decides."""


class Defending(Value, frozen=True, tag=True):
    """A blow is announced: the attacked lord decides."""


class Activity(Value, frozen=True, tag=True):
    pass


class LordPhase(Value, frozen=True, tag=True):
    pass


class Night(Value, frozen=True, tag=True):
    """Everything of the turn is done but drawing the cards that are owed."""


class Katharsis(Value, frozen=True, tag=True):
    seats: bytes  # still to be asked, three times round


class Over(Value, frozen=True, tag=True):
    reason: str


Frame = (
    Founding
    | Resting
    | Journey
    | Landing
    | AtSpecial
    | Looking
    | Banishing
    | Fighting
    | Defending
    | Activity
    | LordPhase
    | Night
    | Katharsis
    | Over
)


# State


class Lord(Value, frozen=True):
    """A lord with their henchman."""

    castle: int = -1
    field: int = -1
    life: int = 0
    money: int = 0
    strength: int = 0
    weapons: int = 0
    poisoned: int = 0  # 0 or 1, as the cards set it
    sits_out: int = 0
    cards: bytes = b""  # secret; the one held longest first
    treasures: bytes = b""  # kinds are secret
    vault: bytes = b""  # kinds are secret
    days: int = 0  # of searching in a row, and where
    searched: int = -1


class Turn(Value, frozen=True):
    """What the active lord has done so far."""

    seat: Seat
    began: int
    played: bool = False
    attacked: bool = False
    dealt: bool = False
    searched: bool = False
    fled: bool = False
    sitting: bool = False
    used: bytes = b""  # fields of the specials used


class Blow(Value, frozen=True):
    """An exchange or a last blow; a die of 0 was not rolled, `harm` hit the one with less."""

    strength: int
    die: int
    rival_strength: int
    rival_die: int
    life: int  # of both, afterwards
    rival_life: int


class Fight(Value, frozen=True):
    """The fight of this turn; it stays for the picture when it is over."""

    field: int
    rival: Seat | None  # None: a monster
    monster: int = 0
    monster_life: int = 0
    frenzy: int = 0
    way: str = ""  # what holds for the rest of it, of the active lord and of the rival
    rival_way: str = ""
    blows: tuple[Blow, ...] = ()
    ending: str = ""  # fled, rival_fled, slain, rival_slain, vanished


class Find(Value, frozen=True):
    """The card turned over in this turn; it stays for the picture, wherever the card went."""

    field: int
    card: int
    changes: tuple[tuple[str, int, int], ...] = ()  # values of the henchman, before and after


class Move(Value, frozen=True):
    seat: Seat
    origin: int
    field: int


class State(Value, frozen=True, cache_hash=True):
    """Boards of bytes have one byte a field."""

    rng: Rng
    options: Options
    lords: tuple[Lord, ...]  # by seat
    draw: bytes  # secret, the top card first
    hoard: bytes  # the treasure pile: secret, the top first
    frames: tuple[Frame, ...]
    city: bytes = b"\0\1\2\3"  # the shops, by the city's fields
    slots: bytes = bytes(100)  # secret: the slotted card, 0 for none
    slotters: bytes = bytes(100)  # who slotted it, by seat + 1
    seen: bytes = bytes(100)  # who knows the card: a bit for each seat, and one for all
    loose: tuple[tuple[int, bytes], ...] = ()  # by field; kinds are secret
    discard: bytes = b""
    out: bytes = b""  # maps out of the game
    order: tuple[Seat, ...] = ()  # clockwise by castle
    first: Seat = Seat(0)
    round: int = 0
    turns: int = 0
    turn: Turn = Turn(Seat(0), 0)
    fight: Fight | None = None
    move: Move | None = None  # the last one
    owed: tuple[tuple[Seat, int], ...] = ()  # cards still to be drawn
    find: Find | None = None


OPEN = 128  # the bit of `State.seen` for a card that all have seen
