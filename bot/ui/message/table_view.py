"""A table as one reader sees it: views, names, sentences. Everything shown is made from this."""

from typing import Any

from PIL.Image import Image

from bot.games.contract import TABLE, Ask, Menu, Path, Phrase, Seat, look
from bot.table.model.course import Course
from bot.table.model.sheet import Phase
from bot.table.time.whose_clock import ENDS
from bot.words import Words, words
from render.painter import Painter, Sign

ALT_TEXT = 1024  # Discord's limit for the description of a picture
LABEL = 80


class TableView:
    def __init__(self, course: Course, painter: Painter[Any, Any], language: str) -> None:
        self.course, self.painter, self.language = course, painter, language
        self.sheet = course.sheet
        self.game = course.game
        self.said: Words = words(language, course.sheet.game)
        self.common: Words = words(language)
        self.names = tuple(chair.name for chair in course.sheet.chairs)
        self._view: Any = None

    @property
    def view(self) -> Any:
        """What everybody sees of the game; there is none before the deal."""
        if self._view is None:
            self._view = self.game.public(self.course.state)
        return self._view

    def own(self, seat: Seat) -> Any:
        return self.game.own(self.course.state, seat)

    @property
    def title(self) -> str:
        return self.said.say("name")

    @property
    def is_on(self) -> bool:
        return self.sheet.phase is Phase.RUNNING and self.sheet.pause is None

    def who_decides(self) -> str:
        """What all may know of the open questions. Who has answered in a window, nobody may."""
        if self.sheet.phase is not Phase.RUNNING:
            return self.common.say("panel-over")
        asks = self.course.asks()
        if any(ask.seat == TABLE for ask in asks):
            return self.common.say("board-window")
        return "\n".join(f"**{self.question(ask)}**" for ask in asks)

    def deadline(self) -> float | None:
        """When the open question or window is over at the latest."""
        capped = [at for (kind, _), at in self.course.due.items() if kind in ENDS]
        return min(capped, default=None)

    def until(self, deadline: float) -> str:
        return self.common.say("panel-until", when=f"<t:{int(deadline)}:R>")

    def paused(self) -> str | None:
        """Why all clocks stand still, if they do."""
        pause = self.sheet.pause
        return None if pause is None else self.common.say(f"paused-{pause.why}", by=pause.by)

    # Sentences

    def question(self, ask: Ask) -> str:
        return self.said.phrase("ask", Phrase(ask.about, {"seat": ask.seat}), self.names)

    def asks_you(self, menu: Menu, seat: Seat) -> str:
        facts = self.game.facts(self.view, self.own(seat), seat)
        return self.said.say(f"menu-{menu.about}", **self.said.parts(facts, self.names))

    def label(self, seat: Seat, path: Path, pick: str) -> str:
        phrase = self.game.label(self.view, self.own(seat), seat, path, pick)
        return self.said.phrase("pick", phrase, self.names)

    def numbered(self, seat: Seat, path: Path, menu: Menu, sign: str) -> list[str]:
        """The labels of a menu, with its numbers where the preview shows them."""
        places = self.painter.marks(self.view, self.own(seat), seat, path, menu)
        return [
            f"{number}{sign}{label}" if pick in places else label
            for number, pick in enumerate(menu.picks, 1)
            for label in (self.label(seat, path, pick),)
        ]

    def labels(self, seat: Seat, path: Path) -> list[str]:
        """A path in the words of its buttons, also where several or none were picked at once."""
        return [self._picked(seat, path[:depth], pick) for depth, pick in enumerate(path)]

    def _picked(self, seat: Seat, path: Path, pick: str) -> str:
        if pick == "-":
            return self.common.say("panel-none")
        return ", ".join(self.label(seat, path, one) for one in pick.split("+"))

    def board_lines(self) -> list[str]:
        return self.lines_of(self.view)

    def lines_of(self, view: Any) -> list[str]:
        """What everybody sees of this view, in words."""
        return [self.said.phrase("line", p, self.names) for p in self.game.describe(view)]

    def hand_lines(self, seat: Seat) -> list[str]:
        phrases = self.game.describe_own(self.view, self.own(seat), seat)
        return [self.said.phrase("line", phrase, self.names) for phrase in phrases]

    def told(self, event: Any) -> str:
        return self.said.told("event", event, self.names)

    def noted(self, note: Any) -> str:
        return self.said.told("note", note, self.names)

    # Pictures, painted when called

    def board(self) -> Image:
        return self.painter.board(self.view, self.names)

    def final(self) -> Image | None:
        outcome = self.game.outcome(self.course.state)
        return None if outcome is None else self.painter.final(self.view, self.names, outcome)

    def hand(self, seat: Seat) -> Image | None:
        return self.painter.hand(self.view, self.own(seat), seat, self.names, self._say)

    def preview(self, seat: Seat, path: Path, menu: Menu) -> Image | None:
        own = self.own(seat)
        return self.painter.preview(self.view, own, seat, path, menu, self.names, self._say)

    def sign(self, seat: Seat) -> Sign:
        return self.painter.sign(self.view, seat)

    def menu(self, seat: Seat, path: Path) -> Menu | None:
        found = look(self.game, self.course.state, seat, path)
        return found if isinstance(found, Menu) else None

    def _say(self, phrase: Phrase) -> str:
        return self.said.say(phrase.key, **self.said.parts(phrase.args, self.names))


def alt_text(lines: list[str]) -> str:
    """As many lines as fit; the first are the most important."""
    text = " · ".join(lines)
    return text if len(text) <= ALT_TEXT else text[: ALT_TEXT - 1] + "…"
