"""The vocabulary of Drachenland: options, actions, frames, state, events. No logic."""

from typing import Literal

from bot.games.contract import Rng, Seat, Step, Value
from bot.games.drachenland.content import FORKED
from bot.games.kit import step_builder

RULES, PLANNABLE = 2, False

# 87 takings at most (18 eggs, 57 gems, 12 rings), each followed by fewer than 20 quiet rounds of
# four turns; a figure turn takes four answers and two more for each of the 28 tiles.
LONGEST = 88 * 20 * 4 * 2 * 4 + 28 * 2

By = Literal["die", "little_dragon"]
Taking = Literal["gems", "clear", "egg", "ring", "nothing"]
Reason = Literal["last_egg", "round_limit", "stall"]
StallRounds = Literal[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]


class Options(Value, frozen=True, forbid_unknown_fields=True):
    length: Literal["full", "short"] = "full"
    gem_limit: Literal["on", "off"] = "on"
    open_vaults: Literal["off", "on"] = "off"
    stall_rounds: StallRounds = 10


# Actions: what a completed path means. Colours, places and volcanoes are numbers, from 0.


class Enter(Value, frozen=True, tag=True):
    colour: int
    place: int


class Reroll(Value, frozen=True, tag=True):
    pass


class EndTurn(Value, frozen=True, tag=True):
    pass


class Walk(Value, frozen=True, tag=True):
    place: int


class Sail(Value, frozen=True, tag=True):
    volcano: int


class Call(Value, frozen=True, tag=True):
    by: By


class Fly(Value, frozen=True, tag=True):
    by: By
    volcano: int


class Quicken(Value, frozen=True, tag=True):
    """Play quick_steps."""


class Stop(Value, frozen=True, tag=True):
    pass


Deed = Walk | Sail | Call | Fly | Quicken | Stop


class Pick(Value, frozen=True, tag=True):
    """A die for a figure."""

    die: int
    colour: int


class Take(Value, frozen=True, tag=True):
    """Whoever could still do something else stops with it."""

    what: Taking


Part = Enter | Reroll | EndTurn | Pick | Deed | Take


class Series(Value, frozen=True, tag=True):
    """Several at once, for nothing comes to light between them: a die and a figure, its way, what
    it takes there."""

    parts: tuple[Part, ...]


Action = Part | Series


# Frames: the situations


class Entering(Value, frozen=True, tag=True):
    pass


class Picking(Value, frozen=True, tag=True):
    """A die waits for a figure."""


class Moving(Value, frozen=True, tag=True):
    """The active figure is in its move phase."""

    colour: int
    die: int
    pips: int  # of the die, not yet walked
    extra: int = 0  # from quick_steps, walked before the pips
    walked: bool = False  # its last deed was a walk
    travelled: bool = False  # by some deed of this turn, so that all know where it is


class Collecting(Value, frozen=True, tag=True):
    """The active figure may take something; `again`: with a magic_hand, after a first taking."""

    colour: int
    again: bool = False


class Over(Value, frozen=True, tag=True):
    reason: Reason


Frame = Entering | Picking | Moving | Collecting | Over


class Trip(Value, frozen=True):
    """The last move on the board, so that a picture can mark it."""

    seat: Seat
    colour: int
    origin: int
    place: int
    how: Literal["walk", "boat", "flight"]


class State(Value, frozen=True, cache_hash=True):
    """Figures, tiles and vaults lie seat after seat; what belongs to volcanoes, by volcano."""

    rng: Rng
    options: Options
    first: Seat
    seat: Seat  # whose turn it is
    frame: Frame
    figures: bytes  # places, three for each seat
    eggs: bytes
    gems: bytes  # four for each volcano
    hidden: bytes  # secret: the face-down tiles, NONE where none is left
    spare: int  # secret
    vaults: bytes  # secret: five numbers for each seat
    tiles: bytes  # before the screens: of each kind of KEPT, for each seat
    played: bytes  # out of the game, by kind of KEPT
    lying: bytes  # the open ordinary tile, or NONE
    dragons: bytes  # where the king dragons are, NOWHERE while unrevealed; by colour
    face_down: int  # bits: where a hidden tile is
    ring_tiles: int = 0  # bits: the volcanoes with an open one
    rings: int = 0  # bits: the figures wearing one
    dice: tuple[int, int] = (0, 0)  # low, high
    users: tuple[int, int] = (-1, -1)  # the colour that acted with the die
    round: int = 0
    turn: int = 0
    quiet: int = 0  # complete rounds in a row without a taking
    taken: bool = False  # anything, in this round
    lanes: int = FORKED  # how they run; states of 1.0.0 do not say it
    last: Trip | None = None


NOWHERE = 255


# Events


class Began(Value, frozen=True, tag=True):
    """Everything is laid out, and this seat starts."""

    seat: Seat


class Entered(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    place: str
    on_volcano: bool


class Rolled(Value, frozen=True, tag=True):
    seat: Seat
    low: int
    high: int


class Rerolled(Value, frozen=True, tag=True):
    seat: Seat
    low: int
    high: int


class Walked(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    place: str
    on_volcano: bool
    steps: int


class Sailed(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    origin: int
    volcano: int


class Called(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    volcano: int
    by: By


class Flew(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    origin: int
    volcano: int
    by: By


class Quickened(Value, frozen=True, tag=True):
    seat: Seat
    colour: str


class Stopped(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    place: str  # "outside" if it has not entered
    on_volcano: bool
    arrived: bool = False  # by an earlier deed of its move, which all read: no word of it


class Revealed(Value, frozen=True, tag=True):
    volcano: int
    tile: str


class GemsTaken(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    number: int
    volcano: int
    by_hand: bool


class ClearTaken(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    volcano: int
    by_hand: bool


class EggTaken(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    volcano: int
    tile: str  # "none" if none came with it
    by_hand: bool


class RingTaken(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    volcano: int


class NothingTaken(Value, frozen=True, tag=True):
    seat: Seat
    colour: str
    volcano: int


class HandKept(Value, frozen=True, tag=True):
    """A magic_hand could have taken more, but was not played."""

    seat: Seat
    colour: str
    volcano: int


class TurnEnded(Value, frozen=True, tag=True):
    """Dice were left to lapse."""

    seat: Seat
    dice: int


class RoundsLeft(Value, frozen=True, tag=True):
    """A short game nears its end; the coming round is one of them."""

    rounds: int


class StallWarned(Value, frozen=True, tag=True):
    """If nobody takes anything, the game ends after so many rounds."""

    rounds: int


class Ended(Value, frozen=True, tag=True):
    reason: Reason
    spare: str  # the tile that was left in the box


Event = (
    Began
    | Entered
    | Rolled
    | Rerolled
    | Walked
    | Sailed
    | Called
    | Flew
    | Quickened
    | Stopped
    | Revealed
    | GemsTaken
    | ClearTaken
    | EggTaken
    | RingTaken
    | NothingTaken
    | HandKept
    | TurnEnded
    | RoundsLeft
    | StallWarned
    | Ended
)


class YourVault(Value, frozen=True, tag=True):
    """A note for the owner: what lies behind the screen now, and what it would score."""

    red: int
    green: int
    blue: int
    clear: int
    eggs: int
    points: int


Next = Step[State, Event, YourVault]


class Story(step_builder.StepBuilder[Event, YourVault]):
    """What an answer tells."""

    __slots__ = ()
