"""Golden games: finished records of every game with a transcript each, under `records/<RULES>/`.

`python -m tests.games.golden [slug …]` plays those of the number in work anew, after a deliberate
change of the rules. Released numbers are never written again: they say how the game was played.
With `--words` the records stay as they are, and only their transcripts are told anew.
"""

import random
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import blake2b
from itertools import islice
from pathlib import Path

import msgspec

from bot.games.contract import TABLE, AnyGame, ComputerConfig, Refused, Seat, play
from bot.games.contract import Path as Answer
from bot.games.kit.options import allowed, settled_options
from bot.games.kit.walks import random_path
from bot.games.registry import GAMES
from bot.table.play.fairness import FairnessRecord, commitment, line_of, parse_fairness_record
from bot.words import FOLDER as WORDS
from bot.words import LANGUAGES
from tests.games.golden_cases import CASES, Case, Manner
from tests.games.transcripts import scenes, transcript
from tests.laws import seed_of

HERE = Path(__file__).parent
TABLE_NUMBER = 1
MOST_SEEDS = 600
MOST_TRIES = 12
FEW = 3
STATES = "states.txt"
_stored = msgspec.msgpack.Encoder(order="deterministic").encode  # as a table's row has it
WHIM = 0.35  # how often a mixed player answers as it comes


class NotFound(Exception):
    """No game ended as a case wants it."""


def folder(slug: str, rules: int) -> Path:
    return HERE / slug / "records" / str(rules)


def records(slug: str, rules: int | None = None) -> dict[str, FairnessRecord]:
    """The golden games of a number of rules, by name; today's, if none is given."""
    found = sorted(folder(slug, rules or GAMES[slug].RULES).glob("*.json"))
    return {path.stem: parse_fairness_record(path.read_bytes()) for path in found}


def written_transcript(slug: str, rules: int, name: str, language: str) -> list[str]:
    path = folder(slug, rules) / f"{name}.{language}.txt"
    return path.read_text(encoding="utf-8").splitlines()


def ways_to_end(slug: str) -> list[str]:
    """For each of them the game has words."""
    text = (WORDS / "en" / f"{slug}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^outcome-(\w+)", text, flags=re.MULTILINE)


def first_difference(game: AnyGame, slug: str, name: str, language: str) -> str | None:
    """Where a record is not what it was: the first line that differs, or why it cannot go on."""
    path = folder(slug, game.RULES) / f"{name}.json"
    golden = written_transcript(slug, game.RULES, name, language)
    number = 0
    try:
        for number, line in enumerate(
            transcript(game, parse_fairness_record(path.read_bytes()), language), 1
        ):
            was = golden[number - 1] if number <= len(golden) else None
            if line != was:
                return f"{path.stem}.{language}.txt:{number}\n  was: {was}\n  now: {line}"
    except Refused as refused:
        return f"{path.name}: {refused}; after {language} line {number}"
    if number < len(golden):
        return f"{path.stem}.{language}.txt:{number + 1}\n  was: {golden[number]}\n  now: the end"
    return None


def stored(game: AnyGame, record: FairnessRecord) -> Iterator[bytes]:
    """All states of a game, one after the other, as tables store them."""
    for view in scenes(game, record):
        yield _stored(view.step.state)


def states(game: AnyGame, record: FairnessRecord) -> str:
    """A fingerprint of them all: a later release reads these, so what only marks something inside
    a state must not change either."""
    return digest(stored(game, record))


def digest(states: Iterable[bytes]) -> str:
    found = blake2b(digest_size=16)
    for state in states:
        found.update(state)
    return found.hexdigest()


def written_states(slug: str, rules: int) -> dict[str, str]:
    lines = (folder(slug, rules) / STATES).read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ") for line in lines)


def frame(game: AnyGame) -> list[str]:
    """What a game says of itself: seats, bounds, options with the usual value in front."""
    options = game.Options()
    lines = [f"seats {min(game.SEATS)} to {max(game.SEATS)}", f"longest {game.LONGEST}"]
    for name, values in allowed(game.Options).items():
        lines.append(f"{name} {getattr(options, name)}: {' '.join(map(str, values))}")
    return lines


def written_frame(slug: str, rules: int) -> list[str]:
    return (folder(slug, rules) / "frame.txt").read_text(encoding="utf-8").splitlines()


# Looking for games


def answered(
    game: AnyGame, state: object, seat: Seat, manner: Manner, luck: random.Random
) -> Answer:
    if seat == TABLE:
        return game.default(state, seat)
    if manner == "random" or (manner == "mixed" and luck.random() < WHIM):
        return random_path(game, state, seat, luck)
    config = ComputerConfig("easy" if manner == "easy" else "normal", luck.getrandbits(32))
    view, own = game.public(state), game.own(state, seat)
    return game.choose(view, own, seat, partial(game.choices, state, seat), config)


def steered(
    game: AnyGame, state: object, seat: Seat, case: Case, luck: random.Random
) -> tuple[Answer, object]:
    """An answer that does not end the game in another way, if there is one."""
    path = answered(game, state, seat, case.manner, luck)
    after = play(game, state, seat, path).state
    for _ in range(MOST_TRIES):
        outcome = game.outcome(after)
        if outcome is None or outcome.reason == case.reason:
            break
        path = answered(game, state, seat, "random", luck)
        after = play(game, state, seat, path).state
    return path, after


def played(slug: str, case: Case, number: int) -> FairnessRecord:
    """The game of this seed, to its end."""
    game, luck, seed = GAMES[slug], random.Random(number), seed_of(number)
    state = game.start(case.seats, seed, settled_options(game.Options, case.options)).state
    actions = []
    while asks := game.asks(state):
        seat = asks[-1].seat  # the silent go before the table
        path, state = steered(game, state, seat, case, luck)
        actions.append(line_of(seat, path))
    return FairnessRecord(
        slug,
        game.RULES,
        TABLE_NUMBER,
        case.seats,
        None,
        case.options,
        commitment(seed, TABLE_NUMBER),
        seed.hex(),
        tuple(actions),
        game.outcome(state),
    )


def is_wanted(case: Case, record: FairnessRecord) -> bool:
    if record.outcome is None or record.outcome.reason != case.reason:
        return False
    told = list(scenes(GAMES[record.game], record)) if case.shows else []
    events = {type(event).__name__ for view in told for event in view.step.news}
    return case.shows <= events | {view.ask.about for view in told if view.ask is not None}


def found(slug: str, case: Case) -> FairnessRecord:
    """The shortest of the first few games that end so and show what they should."""
    seeds = range(case.seed, case.seed + MOST_SEEDS)
    fitting = (one for one in (played(slug, case, seed) for seed in seeds) if is_wanted(case, one))
    few = list(islice(fitting, 1 if case.shows else FEW))
    if not few:
        raise NotFound(f"{slug}: no game of {case.seats} ended by {case.reason!r}: {case}")
    return min(few, key=lambda record: len(record.actions))


def keep(slug: str, name: str, record: FairnessRecord) -> None:
    home = folder(slug, record.rules)
    home.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    (home / f"{name}.json").write_bytes(text + b"\n")


def rewrite(slug: str) -> None:
    """All golden games of the number in work; only then the old ones go."""
    if slug not in CASES:
        raise NotFound(f"{slug} has no CASES in tests/games/golden_cases.py")
    games = [(case.name, found(slug, case)) for case in CASES[slug]]
    shutil.rmtree(folder(slug, GAMES[slug].RULES), ignore_errors=True)
    for name, record in games:
        keep(slug, name, record)
    retell(slug)


def retell(slug: str) -> None:
    """The same games in today's words, and as today's tables store them."""
    game, known = GAMES[slug], records(slug)
    home = folder(slug, game.RULES)
    for name, record in known.items():
        for language in LANGUAGES:
            write(home / f"{name}.{language}.txt", transcript(game, record, language))
    write(home / STATES, [f"{name} {states(game, record)}" for name, record in known.items()])
    write(home / "frame.txt", frame(game))


def write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    chosen = [word for word in sys.argv[1:] if word != "--words"]
    for slug in chosen or GAMES:
        (retell if "--words" in sys.argv else rewrite)(slug)
        sys.stdout.write(f"{slug}: {len(CASES[slug])} golden games\n")
