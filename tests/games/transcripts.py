"""A record played again in words: the board, every answer and what it led to, the end.

An answer's line names the ask with its clock, the labels of the picks with their places in their
menus ("2/5"), and in braces what silence would have answered. "!" marks what came to light, so
that no undo goes back over it. Below it stands what all were told (-), what one seat was told
(>), and the scores where they have changed. Nothing in it depends on how a state is built.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.games.contract import TABLE, AnyGame, Ask, Menu, Path, Phrase, Refused, Seat, Step, play
from bot.games.kit.options import settled_options
from bot.table.play.fairness import FairnessRecord, answer_in
from bot.words import words

NAMES = ("Anna", "Ben", "Carla", "Dilara", "Emil", "Finn")
DESCRIBED = 50  # answers after which the board is described anew


class Scene(Struct, frozen=True):
    """One answer in its position, and what came of it; the first scene of a game has no answer."""

    number: int
    ask: Ask | None
    path: Path
    before: Any
    step: Step[Any, Any, Any]


def scenes(game: AnyGame, record: FairnessRecord) -> Iterator[Scene]:
    """The game as the record has it; raises `Refused` where an answer is not offered any more."""
    first = None if record.first is None else Seat(record.first)
    options = settled_options(game.Options, record.options)
    step = game.start(record.seats, bytes.fromhex(record.seed), options, first)
    yield Scene(0, None, (), None, step)
    for number, line in enumerate(record.actions, 1):
        (seat, path), before = answer_in(line), step.state
        ask = next((one for one in game.asks(before) if one.seat == seat), None)
        if ask is None:
            raise Refused(f"answer {number}: nobody asks {line!r}")
        try:
            step = play(game, before, seat, path)
        except Refused as refused:
            raise Refused(f"answer {number}: {line!r} is refused: {refused}") from None
        yield Scene(number, ask, path, before, step)


class Teller:
    """Writes scenes down in one language."""

    def __init__(self, slug: str, game: AnyGame, language: str) -> None:
        self.game, self.words, self.common = game, words(language, slug), words(language)
        self.scores: tuple[int, ...] = ()

    def opening(self, record: FairnessRecord) -> Iterator[str]:
        chosen = ", ".join(f"{name} {value}" for name, value in record.options.items())
        parts = (self.words.say("name"), record.seats, chosen or "-", record.seed.lstrip("0"))
        yield f"# {' · '.join(map(str, parts))}"

    def told(self, view: Scene) -> Iterator[str]:
        if view.ask is not None:
            yield self._answer(view, view.ask)
        for line in self.words.story(view.step.news, NAMES):
            yield f"- {line}"
        for whisper in view.step.whispers:
            known = " (known)" if whisper.is_known else ""
            yield f"> {NAMES[whisper.to]}: {self.words.told('note', whisper.note, NAMES)}{known}"
        yield from self._scores(view.step.state)
        outcome = self.game.outcome(view.step.state)
        if view.number % DESCRIBED == 0 or outcome is not None:
            yield from self._described(view.step.state)
        if outcome is not None:
            yield f"= {self.words.say(f'outcome-{outcome.reason}')} {outcome.scores}"
            yield f"= {', '.join(f'{NAMES[s]} {p}.' for s, p in enumerate(outcome.places))}"

    def _answer(self, view: Scene, ask: Ask) -> str:
        who = "-" if ask.seat == TABLE else NAMES[ask.seat]
        moment = self.game.moment(view.before)
        where = f"{view.number} · {moment.round}/{moment.turn} · {who}"
        light = " !" if view.step.reveals else ""
        silence = self.game.default(view.before, ask.seat)
        otherwise = "" if silence == view.path else f" {{{'.'.join(silence)}}}"
        said = f"{ask.about}/{ask.clock}: {self._picked(view, ask.seat)}"
        carried = "".join(f" +{NAMES[seat]}" for seat in view.step.effective_seats)
        return f"{where} · {said}{otherwise}{carried}{light}"

    def _picked(self, view: Scene, seat: Seat) -> str:
        """The picks in the words of their buttons, each with its place in its menu."""
        if seat == TABLE:
            return ".".join(view.path)
        public, own = self.game.public(view.before), self.game.own(view.before, seat)
        parts = []
        for depth, pick in enumerate(view.path):
            path, many = view.path[:depth], [] if pick == "-" else pick.split("+")
            menu = self.game.choices(view.before, seat, path)
            assert isinstance(menu, Menu)
            labels = [self.game.label(public, own, seat, path, one) for one in many]
            said = ", ".join(self.words.phrase("pick", one, NAMES) for one in labels)
            places = "+".join(str(menu.picks.index(one) + 1) for one in many)
            parts.append(f"{said} {places}/{len(menu.picks)}")
        return " · ".join(parts)

    def _scores(self, state: Any) -> Iterator[str]:
        scores = self.game.standings(state)
        if scores != self.scores:
            self.scores = scores
            yield f"= {' '.join(map(str, scores))}"

    def _described(self, state: Any) -> Iterator[str]:
        view = self.game.public(state)
        yield from self._lines("|", self.game.describe(view))
        for seat in range(len(self.scores)):
            own = self.game.own(state, Seat(seat))
            mine = self.game.describe_own(view, own, Seat(seat))
            yield from self._lines(f"| {NAMES[seat]}:", mine)

    def _lines(self, mark: str, phrases: tuple[Phrase, ...]) -> Iterator[str]:
        for phrase in phrases:
            for line in self.words.phrase("line", phrase, NAMES).splitlines():
                yield f"{mark} {line}".rstrip()


def transcript(game: AnyGame, record: FairnessRecord, language: str) -> Iterator[str]:
    teller = Teller(record.game, game, language)
    yield from teller.opening(record)
    for view in scenes(game, record):
        yield from teller.told(view)
