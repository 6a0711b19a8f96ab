"""The vocabulary of Scratch Island: options, maps, actions, state, events. No logic."""

from typing import Literal

from bot.games.contract import Rng, Seat, Step, Value
from bot.games.kit import step_builder
from bot.games.scratch_island.board.chart import Chart
from bot.games.scratch_island.content import MOTIFS, Colour, Motif, Treasure

SEATS, RULES, PLANNABLE = range(2, 5), 2, False
# 20 big rounds of 4 rolls: three answers of the roller, two of each other seat. That is how release
# 1.0.0 asked; since then dice are taken in the same answer as they are first used.
LONGEST = 720
NOBODY = -1

Mode = Literal[Motif, "combine"]
Reason = Literal["dice_used", "ended", "passed", "nothing_fits", "snake"]
About = Literal["choose_pair", "take_die", "scratch"]
MODES: frozenset[Mode] = frozenset({*MOTIFS, "combine"})


class Options(Value, frozen=True, forbid_unknown_fields=True):
    chests_to_end: Literal[2, 3, 4] = 4
    snakes: Literal[0, 1, 2, 3, 4, 5, 6, 7, 8] = 5
    layout: Literal["own", "shared"] = "own"
    max_rounds: Literal[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] = 15
    length: Literal["standard", "short"] = "standard"

    def __post_init__(self) -> None:
        """A short game has its own number of chests and rounds; both at once would contradict."""
        if self.length == "short" and (self.chests_to_end, self.max_rounds) != (4, 15):
            raise ValueError(
                "length short sets chests_to_end 2 and max_rounds 10 itself, "
                f"not {self.chests_to_end} and {self.max_rounds}: leave these two out"
            )


# Actions: what a completed path means


class Take(Value, frozen=True, tag=True):
    """The first dice of the pool that show this."""

    faces: tuple[Motif, ...]


class Pass(Value, frozen=True, tag=True):
    pass


class Place(Value, frozen=True, tag=True):
    mode: Mode
    first: int
    squares: int  # mask


class EndTurn(Value, frozen=True, tag=True):
    pass


class Series(Value, frozen=True, tag=True):
    """Both at once, for nothing comes to light between them: dice, and what is done with them."""

    parts: tuple[Take, Place | EndTurn]


Action = Take | Pass | Place | EndTurn | Series


class Placed(Value, frozen=True):
    """The last placement, for the board: the announced order, and how far it came."""

    seat: Seat
    mode: Mode
    squares: tuple[str, ...]
    scratched: int


class State(Value, frozen=True):
    rng: Rng
    options: Options
    first: Seat  # the start player
    charts: tuple[Chart, ...]
    contents: tuple[bytes, ...]  # secret, known to nobody: one byte for each square
    faces: tuple[Motif, ...] = ()  # what the dice show, in die order
    takers: tuple[int, ...] = ()  # who took each die in this roll, or NOBODY
    held: tuple[int, ...] = ()  # dice the seat in turn has taken and not yet used
    rows: tuple[int, ...] = (NOBODY,) * 6  # who won each row of treasures
    rung: tuple[Seat, ...] = ()  # who has opened enough chests to end the game, in order
    rolls: int = 0  # rolls that are over
    turn: int = 0  # turns of this roll that are over
    last: Placed | None = None
    over: Literal["", "chests", "max_rounds"] = ""


# Events: all of them are for everybody


class MapDealt(Value, frozen=True, tag=True):
    seat: Seat


class DiceRolled(Value, frozen=True, tag=True):
    seat: Seat
    faces: tuple[Motif, ...]


class PairTaken(Value, frozen=True, tag=True):
    seat: Seat
    one: Motif
    two: Motif


class DieTaken(Value, frozen=True, tag=True):
    seat: Seat
    motif: Motif


class Passed(Value, frozen=True, tag=True):
    seat: Seat


class NothingFits(Value, frozen=True, tag=True):
    seat: Seat


class MotifPlaced(Value, frozen=True, tag=True):
    seat: Seat
    mode: Mode
    squares: tuple[str, ...]  # the whole motif in the order of scratching
    motif: Motif  # in a combination what is laid with the pickaxe


class SquareScratched(Value, frozen=True, tag=True):
    seat: Seat
    square: str


class RockBroken(Value, frozen=True, tag=True):
    seat: Seat
    square: str


class KeyFound(Value, frozen=True, tag=True):
    seat: Seat
    square: str
    colour: Colour


class CrossBlank(Value, frozen=True, tag=True):
    seat: Seat
    square: str


class TreasureFound(Value, frozen=True, tag=True):
    seat: Seat
    kind: Treasure
    marked: int
    boxes: int


class TreasureTooLate(Value, frozen=True, tag=True):
    seat: Seat
    kind: Treasure


class RowWon(Value, frozen=True, tag=True):
    seat: Seat
    kind: Treasure
    points: int


class RowStruck(Value, frozen=True, tag=True):
    kind: Treasure
    seats: tuple[Seat, ...]


class ChestOpened(Value, frozen=True, tag=True):
    seat: Seat
    colour: Colour
    points: int


class SnakeMet(Value, frozen=True, tag=True):
    seat: Seat
    square: str


class EndAnnounced(Value, frozen=True, tag=True):
    seat: Seat


class TurnEnded(Value, frozen=True, tag=True):
    seat: Seat
    reason: Reason


class GameOver(Value, frozen=True, tag=True):
    points: tuple[int, ...]
    seats: tuple[Seat, ...]  # the winners


class Scored(Value, frozen=True, tag=True):
    seat: Seat
    points: int


class MapsRevealed(Value, frozen=True, tag=True):
    pass


Find = KeyFound | CrossBlank | TreasureFound | TreasureTooLate | RowWon | RowStruck | SnakeMet
Event = (
    MapDealt
    | DiceRolled
    | PairTaken
    | DieTaken
    | Passed
    | NothingFits
    | MotifPlaced
    | SquareScratched
    | RockBroken
    | Find
    | ChestOpened
    | EndAnnounced
    | TurnEnded
    | GameOver
    | Scored
    | MapsRevealed
)


class Note(Value, frozen=True, tag=True):
    """Nobody is told anything alone in this game; the contract wants a name for it."""


Next = Step[State, Event, Note]


class Story(step_builder.StepBuilder[Event, Note]):
    """What an answer tells."""

    __slots__ = ()
