"""A table as one reader sees it: views, names, sentences. Everything shown is made from this."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct
from PIL.Image import Image

from bot.games.contract import (
    TABLE,
    AnyOwn,
    AnyPublic,
    Ask,
    Menu,
    Outcome,
    Path,
    Phrase,
    Seat,
    resolve_path,
    split_picks,
)
from bot.table.model.deadline import first_end
from bot.table.model.record import Phase
from bot.table.model.table_state import TableState
from bot.table.play.windows import is_long
from bot.ui.intake.buttons import UNSEALED, Buttons, Style, TableButton, TableSelect
from bot.ui.message.escaping import escaped
from bot.words import Names, Words, words
from render.looks import PLAIN, Look
from render.painter import Say, Sign, TablePainter
from render.registry import PAINTERS

ALT_TEXT = 1024  # Discord's limit for alt texts
LABEL = 80
Paint = Callable[[], Image | None]


class Saying(Struct, frozen=True):
    """Translates the phrases of private pictures, in the painter process."""

    language: str
    slug: str
    names: Names

    def __call__(self, phrase: Phrase) -> str:
        said = words(self.language, self.slug)
        return said.say(phrase.key, **said.parts(phrase.args, self.names))


class TableView:
    def __init__(
        self,
        state: TableState,
        painter: TablePainter,
        language: str,
        look: Look = PLAIN,
        buttons: Buttons = UNSEALED,
    ) -> None:
        self.state, self.painter, self.language = state, painter, language
        self.buttons, self.button, self.select = buttons, buttons.button, buttons.select
        self.look = look  # picture settings of the reader, for private pictures
        self.record = state.record
        self.game = state.game
        self.said: Words = words(language, state.record.game)
        self.common: Words = words(language)
        # plain: for pictures and buttons
        self.names = tuple(chair.name for chair in state.record.chairs)
        self.text_names = tuple(map(escaped, self.names))
        self._view: AnyPublic | None = None

    @property
    def public(self) -> AnyPublic:
        """The public view; None before the deal."""
        if self._view is None:
            self._view = self.game.public(self.state.game_state)
        return self._view

    def own(self, seat: Seat) -> AnyOwn:
        return self.game.own(self.state.game_state, seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state.game_state)

    @property
    def title(self) -> str:
        return self.said.say("name")

    @property
    def is_on(self) -> bool:
        return self.record.phase is Phase.RUNNING and self.record.pause is None

    def who_decides(self) -> str:
        """Whom the table waits for, as all may know it; never who answered in a window."""
        if self.record.phase is not Phase.RUNNING:
            return self.common.say("panel-over")
        asks = self.state.asks()
        if any(ask.seat == TABLE for ask in asks):
            return self._window()
        return "\n".join(f"**{self.question(ask)}**" for ask in asks)

    def _window(self) -> str:
        """How long a window stays open and for whom; independent of hands and answers."""
        deadline, record = self.deadline(), self.record
        when = "" if deadline is None else f"<t:{int(deadline)}:f>"
        if record.window.kind == "decision":
            names = self.common.listed([self.text_names[seat] for seat in record.window.asked])
            key = "window-decision" if when else "window-decision-unhurried"
            return self.common.say(key, names=names, when=when)
        if is_long(record):
            return self.common.say("window-long", when=when)
        return self.common.say("window-short", when=when.replace(":f>", ":R>"))

    def deadline(self) -> float | None:
        """When the open question or window ends at the latest."""
        return first_end(self.state.due)

    def until(self, deadline: float) -> str:
        return self.common.say("panel-until", when=f"<t:{int(deadline)}:R>")

    def paused(self) -> str | None:
        """Why all clocks are stopped, if they are."""
        pause = self.record.pause
        if pause is None:
            return None
        return self.common.say(f"paused-{pause.why}", by=self.person(pause.by, "by-moderator"))

    def person(self, user: int, unseated: str) -> str:
        """The name at this person's seat; without a seat this phrase: other names are not
        stored.
        """
        seat = self.record.seat_of(user)
        return self.common.say(unseated) if seat is None else self.text_names[seat]

    # Buttons

    def verb(
        self,
        verb: str,
        label: str = "",
        argument: Struct | str = "",
        *,
        style: Style = Style.secondary,
        emoji: str | None = None,
    ) -> TableButton:
        """A button of this table; where no label is given its sentence is `button-<verb>`."""
        label, table = label or self.common.say(f"button-{verb}"), self.record.id
        return self.buttons.verb(verb, label, argument, table=table, style=style, emoji=emoji)

    def verb_select(
        self,
        verb: str,
        labels: Mapping[str, str],
        placeholder: str,
        argument: Struct | str = "",
        chosen: str = "",
    ) -> TableSelect:
        """A select of this table: values and their labels."""
        return self.buttons.verb_select(
            verb, labels, placeholder, argument, table=self.record.id, chosen=chosen
        )

    # Sentences

    def question(self, ask: Ask) -> str:
        return self.said.phrase("ask", Phrase(ask.about, {"seat": ask.seat}), self.text_names)

    def asks_you(self, menu: Menu, seat: Seat) -> str:
        """The question in bold, and its explanation in plain letters."""
        facts = self.game.facts(self.public, self.own(seat), seat)
        said = self.said.say(f"menu-{menu.about}", **self.said.parts(facts, self.text_names))
        question, mark, rest = said.partition("? ")
        return f"**{question}?** {rest}" if mark else f"**{said}**"

    def label(self, seat: Seat, path: Path, pick: str) -> str:
        """The text of a button, without markup."""
        return self._label(seat, path, pick, self.names)

    def numbered(self, seat: Seat, path: Path, menu: Menu, sign: str) -> list[str]:
        """The labels of a menu, numbered where the preview has numbers."""
        places = self.painter.marks(self.public, self.own(seat), seat, path, menu)
        return [
            f"{number}{sign}{label}" if pick in places else label
            for number, pick in enumerate(menu.picks, 1)
            for label in (self.label(seat, path, pick),)
        ]

    def labels(self, seat: Seat, path: Path) -> list[str]:
        """A path in the words of its buttons, also if several or none were picked at once.

        Names are escaped, because it stands in a text. Words of the previous button are not
        repeated.
        """
        return [
            self._picked(seat, path[:depth], pick)
            for depth, pick in enumerate(path)
            if not depth or not self._is_told(seat, path[:depth])
        ]

    def _is_told(self, seat: Seat, path: Path) -> bool:
        menu = self.menu(seat, path)
        return menu is not None and menu.implied

    def _picked(self, seat: Seat, path: Path, pick: str) -> str:
        picked = [self._label(seat, path, one, self.text_names) for one in split_picks(pick)]
        return ", ".join(picked) or self.common.say("panel-none")

    def _label(self, seat: Seat, path: Path, pick: str, names: Names) -> str:
        phrase = self.game.label(self.public, self.own(seat), seat, path, pick)
        return self.said.phrase("pick", phrase, names)

    def board_lines(self) -> list[str]:
        return self.lines_of(self.public)

    def board_in_text(self) -> list[str]:
        """The board as a text message."""
        return self._lines(self.public, self.text_names)

    def lines_of(self, view: AnyPublic) -> list[str]:
        """The public view in words, next to its picture."""
        return self._lines(view, self.names)

    def _lines(self, view: AnyPublic, names: Names) -> list[str]:
        return [self.said.phrase("line", phrase, names) for phrase in self.game.describe(view)]

    def hand_lines(self, seat: Seat) -> list[str]:
        phrases = self.game.describe_own(self.public, self.own(seat), seat)
        return [self.said.phrase("line", phrase, self.names) for phrase in phrases]

    def story(self, events: Iterable[Any]) -> list[str]:
        return self.said.story(events, self.text_names)

    def score(self, seat: Seat) -> str:
        phrase = self.game.score(self.public, self.own(seat), seat)
        return self.said.phrase("score", phrase, self.text_names)

    def remarks(self, seat: Seat, path: Path, menu: Menu) -> list[str]:
        """What the picks of a menu do, if their labels have no room for it."""
        found = self.game.remarks(self.public, self.own(seat), seat, path, menu)
        return [self.said.phrase("remark", remark, self.text_names) for remark in found]

    def ends_game(self, seat: Seat, path: Path) -> bool:
        """Whether this complete answer would end the game."""
        return self.game.ends_game(self.public, self.own(seat), seat, path)

    def noted(self, note: Any) -> str:
        return self.said.told("note", note, self.text_names)

    # Pictures: a value that says what to paint, and can be sent to a painter process

    def board(self) -> Callable[[], Image]:
        return partial(self.painter.board, self.public, self.names)

    def final(self) -> Callable[[], Image]:
        """The score sheet; a game that was called off has only the board."""
        if self.outcome is None:
            return self.board()
        return partial(self.painter.final, self.public, self.names, self.outcome)

    def hand(self, seat: Seat) -> Paint:
        return partial(self.painter.hand, self.public, self.own(seat), seat, self.names, self._say)

    def preview(self, seat: Seat, path: Path, menu: Menu) -> Paint:
        own, names = self.own(seat), self.names
        return partial(self.painter.preview, self.public, own, seat, path, menu, names, self._say)

    def sign(self, seat: Seat) -> Sign:
        return self.painter.sign(self.public, seat)

    def menu(self, seat: Seat, path: Path) -> Menu | None:
        found = resolve_path(self.game, self.state.game_state, seat, path)
        return found if isinstance(found, Menu) else None

    @property
    def _say(self) -> Say:
        return Saying(self.language, self.record.game, self.names)


def view_of(state: TableState, language: str, buttons: Buttons, look: Look = PLAIN) -> TableView:
    return TableView(state, PAINTERS[state.record.game], language, look, buttons)


def alt_text(lines: list[str]) -> str:
    """As many lines as fit; the first are the most important."""
    text = " · ".join(lines).replace("```", "")
    return text if len(text) <= ALT_TEXT else text[: ALT_TEXT - 1] + "…"
