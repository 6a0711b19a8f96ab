"""Play a game in the terminal against computer players: the same rules and words, no Discord."""

import argparse
import random
import secrets
from collections.abc import Iterator
from functools import partial
from typing import Any, get_args

from bot.commands.arguments import positive
from bot.commands.game_options import add_game, check_size, options_of
from bot.games.contract import (
    TABLE,
    AnyGame,
    Ask,
    ComputerConfig,
    Menu,
    Path,
    Phrase,
    Seat,
    Step,
    play,
)
from bot.games.registry import GAMES
from bot.words import LANGUAGES, Names, Words, words

YOU = Seat(0)
BACK, BOARD, QUIT = "b", "?", "q"
LEVELS = get_args(ComputerConfig.__annotations__["level"])


class Left(Exception):
    """The person does not want to play on."""


def options(command: argparse.ArgumentParser) -> None:
    add_game(command)
    command.add_argument("--players", type=positive, help="including you; default: the minimum")
    command.add_argument("--level", choices=LEVELS, default="normal")
    command.add_argument("--language", choices=LANGUAGES, default="en")
    command.add_argument("--seed", help="repeats the same dice and cards; default: random")


def main(given: argparse.Namespace) -> int:
    game = GAMES[given.game]
    players = given.players or min(game.SEATS)
    check_size(given.game, players, f"--players {players}")
    chosen = options_of(given.game, given.option)
    seed = given.seed or secrets.token_hex(8)
    common = words(given.language)
    names = (common.say("play-you"), *(f"Computer {n}" for n in range(1, players)))
    screen = Screen(game, names, words(given.language, given.game), common)
    try:
        screen.to_the_end(random.Random(seed), given.level, chosen)
    except Left:
        print(common.say("play-left", seed=seed))
    return 0


class Screen:
    """What the person at the terminal sees and types."""

    def __init__(self, game: AnyGame, names: Names, said: Words, common: Words) -> None:
        self.game, self.names, self.said, self.common = game, names, said, common

    def to_the_end(self, luck: random.Random, level: Any, options: Any) -> None:
        step = self.game.start(len(self.names), luck.randbytes(32), options)
        self._tell(step)
        while asks := self.game.asks(step.state):
            ask = asks[-1]  # the table comes first: it closes a window when all have answered
            step = play(self.game, step.state, ask.seat, self._answer(step.state, ask, luck, level))
            self._tell(step)
        self._end(step.state)

    def _answer(self, game_state: Any, ask: Ask, luck: random.Random, level: Any) -> Path:
        if ask.seat == TABLE:
            return self.game.default(game_state, TABLE)
        if ask.seat == YOU:
            self._board(game_state)
            return self._picked(game_state)
        tree = partial(self.game.choices, game_state, ask.seat)
        view, own = self.game.public(game_state), self.game.own(game_state, ask.seat)
        return self.game.choose(
            view, own, ask.seat, tree, ComputerConfig(level, luck.getrandbits(32))
        )

    # Showing

    def _tell(self, step: Step[Any, Any, Any]) -> None:
        for line in self.said.story(step.news, self.names):
            self._print(line)
        for whisper in step.whispers:
            if whisper.to == YOU:
                self._print(self.said.told("note", whisper.note, self.names))

    def _board(self, game_state: Any) -> None:
        view, own = self.game.public(game_state), self.game.own(game_state, YOU)
        lines = (*self.game.describe(view), *self.game.describe_own(view, own, YOU))
        self._print("", *(self.said.phrase("line", line, self.names) for line in lines), "")
        self._print(self.said.phrase("score", self.game.score(view, own, YOU), self.names))

    def _menu(self, game_state: Any, path: Path, menu: Menu) -> None:
        view, own = self.game.public(game_state), self.game.own(game_state, YOU)
        facts = self.said.parts(self.game.facts(view, own, YOU), self.names)
        remarks = self.game.remarks(view, own, YOU, path, menu)
        labels = [self.game.label(view, own, YOU, path, pick) for pick in menu.picks]
        self._print("", self.said.say(f"menu-{menu.about}", **facts))
        self._print(*(self.said.phrase("remark", remark, self.names) for remark in remarks))
        self._print(*self._numbered(labels))

    def _numbered(self, labels: list[Phrase]) -> Iterator[str]:
        for number, label in enumerate(labels, 1):
            yield f"{number:>4}  {self.said.phrase('pick', label, self.names)}"

    def _end(self, game_state: Any) -> None:
        self._board(game_state)
        outcome = self.game.outcome(game_state)
        assert outcome is not None, "nobody is asked, so it is over"
        self._print(self.said.say(f"outcome-{outcome.reason}"))
        for seat in sorted(range(len(self.names)), key=lambda seat: outcome.places[seat]):
            self._print(f"{outcome.places[seat]:>4}. {self.names[seat]}: {outcome.scores[seat]}")

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line.replace("**", ""))

    # Asking

    def _picked(self, game_state: Any) -> Path:
        """The picks of one whole answer; a menu with a single pick is passed through."""
        path: Path = ()
        while isinstance(menu := self.game.choices(game_state, YOU, path), Menu):
            pick = self._pick(game_state, path, menu)
            path = self._back(game_state, path) if pick is None else (*path, pick)
        return path

    def _pick(self, game_state: Any, path: Path, menu: Menu) -> str | None:
        """None: the person takes their last pick back."""
        if len(menu.picks) == 1 == menu.least:
            return menu.picks[0]
        self._menu(game_state, path, menu)
        while (typed := self._typed(menu)) != BACK:
            if typed == BOARD:
                self._board(game_state)
            elif (pick := typed_path(menu, typed)) is not None:
                return pick
            else:
                self._print(self.common.say("play-what", count=len(menu.picks)))
        return None

    def _back(self, game_state: Any, path: Path) -> Path:
        """Where the last question was asked that left something to pick."""
        while path:
            path = path[:-1]
            menu = self.game.choices(game_state, YOU, path)
            if isinstance(menu, Menu) and len(menu.picks) > 1:
                break
        return path

    def _typed(self, menu: Menu) -> str:
        several = "no" if menu.least == menu.most == 1 else "yes"
        try:
            typed = input(self.common.say("play-type", several=several) + " ").strip().lower()
        except EOFError:
            raise Left from None
        if typed == QUIT:
            raise Left
        return typed


def typed_path(menu: Menu, typed: str) -> str | None:
    """The pick that was typed as one or more numbers; None where the menu does not offer it."""
    numbers = typed.split()
    if not all(n.isascii() and n.isdigit() and 1 <= int(n) <= len(menu.picks) for n in numbers):
        return None
    pick = menu.in_order({menu.picks[int(number) - 1] for number in numbers})
    return pick if menu.offers(pick) else None
