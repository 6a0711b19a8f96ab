"""Everything that is stored, or sent and read again, by the form in which it is encoded.

`wire.json` beside this file is the committed list; `python -m tests.table.storage.wire` writes it
anew. A key of it is where something is stored, or a path from there; it names no class of ours.

A plan keeps, for each step, the packed `Public` of its game and a hash of the packed `Own`. Both
depend on names, order, tags and types of all fields, and on nothing else of the classes: so the
sections `<slug>.public` and `<slug>.own` are what protects plans that were stored by an older
release. Events, notes and actions that no state holds are listed with their game all the same:
their tags become stored as soon as a view or a frame keeps one.
"""

import json
import re
from functools import reduce
from importlib.resources import files
from operator import or_
from pathlib import Path
from typing import Any, get_args, get_type_hints

from bot.commands.health import Health
from bot.games.contract import TABLE, AnyGame, Menu, Seat
from bot.games.registry import GAMES
from bot.local.store import KINDS
from bot.local.store import SCHEMA as LOCAL_SCHEMA
from bot.table.model.deadline import DeadlineKind
from bot.table.model.message_record import MessageRecord, NotificationId, SlotKind
from bot.table.model.person import Person
from bot.table.model.record import NEXT, Level, Source, TableRecord
from bot.table.people.export import Dossier
from bot.table.play.fairness import FairnessRecord, commitment, line_of
from bot.table.storage.backend_migration import TABLES as MOVED
from bot.table.storage.ledger import LastPush
from bot.table.storage.postgres import schema as postgres
from bot.table.storage.results import ComputerResult, PlayerResult
from bot.table.storage.snapshot import MARK, SavedTable
from bot.table.storage.sqlite.files.backups import AUTOMATIC
from bot.table.storage.sqlite.schema import blueprint_of, newest_schema
from bot.ui.commands import registration
from bot.ui.intake.custom_id import PickButton, VerbButton, pack_custom_id
from bot.ui.intake.dispatch import WITH_BUTTONS
from bot.ui.intake.handlers import HANDLERS
from bot.ui.message.failures import Failure
from tests.table.storage.wire_form import Group, Sections, positional

FILE = Path(__file__).with_name("wire.json")
BOT = Path(__file__).parents[3] / "bot"

STORED: dict[str, Any] = {
    "tables": SavedTable,
    "tables.sheet": TableRecord,
    "actions.by": Source,
    "due.kind": DeadlineKind,
    "ledger.kind": SlotKind,
    "ledger.record": MessageRecord,
    "ledger.record trouble": Failure,
    "people.record": Person,
    "results": PlayerResult,
    "computers": ComputerResult,
    "computers.level": Level,
    "rings": LastPush,
    "meta.commands": registration.Registered,
    "file of a finished game": FairnessRecord,
    "file of a person's data": Dossier,
    "health --json": Health,
}
BY_NAME: dict[str, Any] = {  # tuples whose values are given out under their names
    "postgres row of results": PlayerResult,
    "postgres row of computers": ComputerResult,
    "file of a person's data.notified": LastPush,
}
SEALED_WITH = bytes(32)


def described() -> Sections:
    """The wire form of everything, from the classes in production."""
    found: Sections = {}
    for root, kind in STORED.items():
        found |= _group({root: kind})
    for slug, game in GAMES.items():
        found |= _group({f"{slug}.{part}": kind for part, kind in _types(game).items()})
        found |= _offers(slug, game)
    for kind, record in KINDS.items():
        found |= _group({f"local world.{kind}": record})
    return dict(sorted((found | _buttons() | _columns() | _texts()).items()))


def committed() -> Sections:
    found: Sections = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def write() -> None:
    text = json.dumps(described(), indent=1, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")


def _group(roots: dict[str, Any]) -> Sections:
    group = Group()
    for root, kind in roots.items():
        group.add(root, kind)
    return group.sections


def _types(game: AnyGame) -> dict[str, Any]:
    """Of a game, from the signatures of its functions."""
    answers = get_args(get_type_hints(game.choices)["return"])
    _, event, note = get_args(get_type_hints(game.start)["return"])
    return {
        "options": game.Options,
        "state": game.State,
        "public": game.Public,
        "own": get_type_hints(game.own)["return"],
        "action": reduce(or_, (one for one in answers if one is not Menu)),
        "event": event,
        "note": note,
    }


def _offers(slug: str, game: AnyGame) -> Sections:
    """A standing order is stored as the key of an offer, its picks, and what ends it."""
    found: Sections = {}
    for offer in game.OFFERS:
        menus = (*offer.steps, *offer.only)
        found[f"{slug}.offers.{offer.key}"] = [
            *(f"picks {' '.join(menu.picks)}" for menu in menus),
            f"holds {' '.join(sorted(scope.value for scope in offer.scopes))}",
            f"ends at {offer.ends_at}",
        ]
    return found


def _buttons() -> Sections:
    """Messages of every release carry the names of buttons, and what stands behind them."""
    table, seat, path = 77, Seat(2), ("step", "D5", "water")
    meanings: dict[str, PickButton | VerbButton] = {
        "answer": PickButton(table, seat, 19, path),
        "answer by a select": PickButton(table, seat, 19, path, select=True),
        "step of a plan": PickButton(table, seat, 19, path, planned=3),
        "verb": VerbButton(table, "sit", "2"),
        "verb by a select": VerbButton(table, "option", "pace", select=True),
    }
    return {
        "custom_id": [
            f"{what}: {pack_custom_id(one, SEALED_WITH)}" for what, one in meanings.items()
        ],
        "custom_id.verb at a table": _verbs(at_table=True),
        "custom_id.verb without a table": _verbs(at_table=False),
    }


def _verbs(*, at_table: bool) -> list[str]:
    assert WITH_BUTTONS  # importing them has registered their buttons
    return [
        f"{verb}: {_argument(handler.arguments)}"
        for verb, handler in sorted(HANDLERS.items())
        if handler.at_table is at_table
    ]


def _argument(kind: type[Any] | None) -> str:
    if kind is None:
        return "nothing"
    return "text" if kind is str else positional(kind)


def _columns() -> Sections:
    """Tables of both databases, and of the local world; which of their columns are moved."""
    ours = ";".join(sql for _, sql in sorted(blueprint_of(newest_schema())))
    theirs = (files(postgres.__package__ or "") / "schema.sql").read_text(encoding="utf-8")
    found = {f"moved.{name}": list(columns) for name, columns in MOVED.items()}
    found |= {where: list(kind._fields) for where, kind in BY_NAME.items()}
    for where, sql in (("sqlite", ours), ("postgres", theirs), ("local world", LOCAL_SCHEMA)):
        found |= {f"{where} table.{name}": columns for name, columns in _created(sql)}
    return found


def _created(sql: str) -> list[tuple[str, list[str]]]:
    plain = " ".join(re.sub(r"--.*", "", sql).replace('"', "").split())
    made = re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+) ?\((.*?)\)[\w, ]*(?:;|$)", plain)
    return [(name, [c.strip() for c in re.split(r",(?![^(]*\))", body)]) for name, body in made]


def _texts() -> Sections:
    """What is stored or shown as text and read again."""
    keys = ("gateway", "mac")
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(BOT.rglob("*.py")))
    named = [key for key in keys if f'("{key}"' in sources]
    return {
        "games": [f"{slug}: rules {game.RULES}" for slug, game in sorted(GAMES.items())],
        "meta.key": sorted([*named, postgres.KEY, postgres.FUNCTIONS, registration.KEY]),
        "text": [
            f"call: {NotificationId(Seat(2), 'turn', 7, 1)}",
            f"line of a finished game: {line_of(Seat(2), ('step', 'D5'))}",
            f"fingerprint of a seed: {commitment(SEALED_WITH, 77)}",
            f"name of a backup: {AUTOMATIC.pattern}",
            f"first byte of a sealed sheet: {MARK.hex()}",
            f"seat of the table itself: {TABLE}",
            f"turn of a plan for the next one: {NEXT}",
        ],
    }


if __name__ == "__main__":
    write()
