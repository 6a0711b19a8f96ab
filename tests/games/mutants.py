"""Do the golden games notice every change of the rules? `python -m tests.games.mutants [slug …]`.

Each mutant lives in a process of its own, forked from one that has everything loaded: the game is
imported anew with one place changed (`mutations.py`) and its records are played again, the short
ones first and in words only if all states are as they were. It is
killed if they differ, and survives if nobody notices; why that may be stands in
`<slug>/records/survivors.txt`, one line each: the mutant's id, a tab, the reason. Those that are
proved here to play alike are no mutants: the changed constant has the value that it had, or nothing
but other constants is made of it and these have theirs.
"""

import argparse
import ast
import importlib
import os
import random
import re
import signal
import sys
import time
from collections.abc import Iterable
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_loader
from itertools import zip_longest
from pathlib import Path
from types import CodeType
from typing import Any, cast

from bot.games.contract import AnyGame
from bot.games.registry import GAMES
from tests.games.golden import (
    HERE,
    digest,
    first_difference,
    frame,
    records,
    stored,
    written_frame,
    written_states,
)
from tests.games.mutations import (
    PURPOSE,
    Mutant,
    is_constant,
    is_read,
    mutants,
    mutated,
    unchanged,
)

PATIENCE = 30  # seconds of work; whoever needs more goes round in circles
LANGUAGE = "en"  # both say the same; one is enough to see a difference
BAR = 0.95
ADDRESS = re.compile(r" at 0x[0-9a-f]+")
KILLED, SURVIVED, ALIKE = 0, 1, 2  # how a child ends
Games = dict[str, list[bytes]]  # all states of every golden game


class _Mutating(SourceFileLoader):
    def __init__(self, mutant: Mutant, path: str) -> None:
        super().__init__(mutant.module, path)
        self.number = mutant.number

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - importlib's signature
        tree: ast.Module = mutated(Path(self.path).read_text(encoding="utf-8"), self.number)
        return compile(tree, self.path, "exec")


class _Finder:
    """Finds the mutated module before anybody else."""

    def __init__(self, mutant: Mutant, path: str) -> None:
        self.mutant, self.path = mutant, path

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return spec_from_loader(name, _Mutating(self.mutant, self.path))


def imported_anew(slug: str, mutant: Mutant) -> AnyGame:
    spec = find_spec(mutant.module)
    assert spec is not None
    assert spec.origin is not None
    package = f"bot.games.{slug}"
    for name in [one for one in sys.modules if one == package or one.startswith(f"{package}.")]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Finder(mutant, spec.origin))
    game: Any = importlib.import_module(package)
    return cast(AnyGame, game)


def played(slug: str) -> Games:
    """The golden games by the rules as they are, the shortest first."""
    game = GAMES[slug]
    games = {name: list(stored(game, record)) for name, record in records(slug).items()}
    known = {name: digest(states) for name, states in games.items()}
    assert known == written_states(slug, game.RULES), f"{slug}: the golden test fails by itself"
    return dict(sorted(games.items(), key=lambda one: len(one[1])))


def is_noticed(slug: str, game: AnyGame, games: Games) -> bool:
    """By the golden test; the first state that differs is enough, and where none does, the first
    word."""
    if game.RULES != GAMES[slug].RULES or frame(game) != written_frame(slug, game.RULES):
        return True
    known = records(slug)
    if any(differ(stored(game, known[name]), states) for name, states in games.items()):
        return True
    return any(first_difference(game, slug, name, LANGUAGE) for name in games)


def differ(now: Iterable[bytes], before: list[bytes]) -> bool:
    return any(one != other for one, other in zip_longest(now, before))


def constants(slug: str) -> dict[tuple[str, str], str]:
    """Every value of the game's modules by module and name, written out; a set has no order, and
    where a function lies is of no account."""
    package = f"bot.games.{slug}"
    return {
        (module, name): ADDRESS.sub("", repr(_ordered(value)))
        for module, loaded in sorted(sys.modules.items())
        if module == package or module.startswith(f"{package}.")
        for name, value in vars(loaded).items()
        if is_constant(name)
    }


def _ordered(value: object) -> object:
    return sorted(value, key=repr) if isinstance(value, frozenset) else value


def plays_alike(slug: str, mutant: Mutant, before: dict[tuple[str, str], str]) -> bool:
    """Whether the change cannot matter, in this game or in any other."""
    if mutant.owner == PURPOSE:
        return False
    after, own = constants(slug), {(mutant.module, name) for name in mutant.names}
    if all(one in before and before[one] == after[one] for one in own):
        return True
    # Modules that only others load, such as what judges computers, are not imported anew.
    others = {key for key in before.keys() & after if key[1] not in mutant.names}
    return all(before[key] == after[key] for key in others) and not is_read(slug, mutant.names)


def _live(slug: str, mutant: Mutant, games: Games, before: dict[tuple[str, str], str]) -> int:
    """In the child: what became of it; any fault is noticed too."""
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the very end
    try:
        game = imported_anew(slug, mutant)
        if is_noticed(slug, game, games):
            return KILLED
    except BaseException:
        return KILLED
    return ALIKE if plays_alike(slug, mutant, before) else SURVIVED


def fates(slug: str, chosen: list[Mutant], at_once: int) -> dict[int, list[Mutant]]:
    """What became of each."""
    running: dict[int, Mutant] = {}
    left, games, before = list(chosen), played(slug), constants(slug)
    found: dict[int, list[Mutant]] = {KILLED: [], SURVIVED: [], ALIKE: []}
    while left or running:
        while left and len(running) < at_once:
            mutant = left.pop()
            if (child := os.fork()) == 0:
                os._exit(_live(slug, mutant, games, before))
            running[child] = mutant
        child, status = os.wait()
        fate = os.waitstatus_to_exitcode(status)
        found[fate if fate >= 0 else KILLED].append(running.pop(child))  # below 0: out of patience
    return found


def reasons(slug: str) -> dict[str, str]:
    """Why a survivor may live."""
    path = HERE / slug / "records" / "survivors.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict(line.split("\t", 1) for line in lines if line)


def report(slug: str, chosen: list[Mutant], at_once: int) -> bool:
    """Says what became of them; whether the golden games are good enough."""
    began = time.monotonic()
    control = unchanged(slug)
    found, known = fates(slug, [control, *chosen], at_once), reasons(slug)
    assert control in found[ALIKE], f"{slug}: whatever is done to it, all is called killed"
    found[ALIKE].remove(control)
    killed, survivors = len(found[KILLED]), sorted(found[SURVIVED], key=lambda one: one.id)
    why = {mutant.id: known.get(mutant.id, "NO REASON IS WRITTEN DOWN") for mutant in survivors}
    alike = len(found[ALIKE])
    share = killed / max(1, len(chosen) - alike)
    took, all_of = time.monotonic() - began, len(chosen) - alike
    say(f"{slug}: {killed} of {all_of} killed ({share:.1%}); {alike} play alike; {took:.0f} s")
    for name, reason in why.items():
        say(f"  survived: {name}: {reason}")
    return set(why) <= set(known) and share >= BAR


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("slugs", nargs="*", metavar="slug", help="default: every game")
    command.add_argument("--sample", type=int, help="so many of all, chosen by lot")
    command.add_argument("--seed", default="1")
    command.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    given = command.parse_args()
    everything = [(slug, one) for slug in given.slugs or GAMES for one in mutants(slug)]
    if given.sample is not None:
        everything = random.Random(given.seed).sample(everything, given.sample)
    good = [
        report(slug, [one for of, one in everything if of == slug], given.at_once)
        for slug in dict.fromkeys(slug for slug, _ in everything)
    ]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
