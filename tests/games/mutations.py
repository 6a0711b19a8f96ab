"""Small changes of a game's rules: every module-level number, order of a tuple, purpose of chance.

What belongs to the rules is decided by exclusion: modules that only look, tell, advise or check
are no rules, wherever they lie in the game's folder.
"""

import ast
import copy
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

GAMES = Path(__file__).parents[2] / "bot" / "games"
NO_RULES = (
    "__init__", "chart", "checks", "computer", "events", "goals", "impacts", "journeys", "label",
    "odds", "offers", "orders", "outlook", "plans", "reachable", "refusals", "rules_refusals",
    "summary", "text", "views",
)  # fmt: skip
NOTHING = -1  # the place of a change that changes nothing
PURPOSE = "purpose"  # the owner of what a draw by lot is called
TYPES = ("tuple", "dict", "frozenset", "type", "Callable", "Mapping", "Step")


Place = tuple[str, str, ast.expr]  # whose value, which part of it, and where it stands


class Mutant(Struct, frozen=True):
    """One change in one module; it is called by what it changes, not by a line that moves."""

    module: str  # "bot.games.emerald.content"
    owner: str  # the name whose value is changed; "purpose" where one is
    part: str  # "number 2"
    number: int  # of the place in the module, in the order of `places`

    @property
    def names(self) -> set[str]:
        return set(_split(self.owner))

    @property
    def id(self) -> str:
        return f"{self.module.rpartition('.')[2]}: {self.owner} {self.part}"


def rules_of(slug: str) -> list[Path]:
    """The modules that hold rules, also those in rooms of their own."""
    home = GAMES / slug
    return [
        path
        for path in sorted(home.rglob("*.py"))
        if not any(part.startswith(NO_RULES) for part in path.relative_to(home).parts)
    ]


def mutants(slug: str) -> list[Mutant]:
    found = []
    for path in rules_of(slug):
        parts = path.relative_to(GAMES.parents[1]).with_suffix("").parts
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for number, (owner, part, _) in enumerate(places(tree)):
            found.append(Mutant(".".join(parts), owner, part, number))
    return found


def unchanged(slug: str) -> Mutant:
    """No mutant at all: where it is killed, the others are not killed by what was changed."""
    return replace(mutants(slug)[0], owner="nothing", part="", number=NOTHING)


def mutated(source: str, number: int) -> ast.Module:
    """The module with its n-th place changed."""
    tree = ast.parse(source)
    if number == NOTHING:
        return tree
    place = [node for _, _, node in places(tree)][number]
    changed = _changed(place)
    _Swap(place, changed).visit(tree)
    return ast.fix_missing_locations(tree)


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.expr, new: ast.expr) -> None:
        self.old, self.new = old, ast.copy_location(new, old)

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().visit(node)


# Places


def places(tree: ast.Module) -> Iterator[Place]:
    """What can be changed."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            yield from _constants(_target(statement), statement.value, _listed(tree))
    yield from _purposes(tree)


def _target(statement: ast.Assign | ast.AnnAssign) -> str:
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    return ast.unparse(target)


def _listed(tree: ast.Module) -> set[str]:
    """The types whose values are read off in their order, by `get_args`."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {ast.unparse(call.args[0]) for call in calls if _called(call) == "get_args"}


def _constants(name: str, value: ast.expr, listed: set[str]) -> Iterator[Place]:
    is_type = ast.unparse(value).startswith("Literal[") and name not in listed
    numbers = tuples = 0
    for node in _walked(value):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            numbers += 1
            yield name, f"number {numbers}", node
        elif isinstance(node, ast.Tuple) and not is_type and _turned(node) is not None:
            tuples += 1
            yield name, f"tuple {tuples}", node


def _walked(node: ast.AST) -> Iterator[ast.AST]:
    """Everything inside but types, and points on a picture: rules count in whole numbers."""
    is_type = isinstance(node, ast.Subscript) and ast.unparse(node.value) in TYPES
    if is_type or _is_drawn(node):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _walked(child)


def _is_drawn(node: ast.AST) -> bool:
    """A point, or points."""
    if isinstance(node, ast.Tuple):
        return all(_is_drawn(one) for one in node.elts)
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


def _purposes(tree: ast.Module) -> Iterator[Place]:
    """The last argument of whatever draws by lot."""
    draws = drawing()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in draws and node.args:
            purpose = node.args[-1]
            if isinstance(purpose, ast.Constant) and isinstance(purpose.value, str):
                yield PURPOSE, repr(purpose.value), purpose


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


@cache
def drawing() -> set[str]:
    """The functions whose last parameter is a purpose."""
    return {
        node.name
        for path in GAMES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.args.args
        if node.args.args[-1].arg == "purpose"
    }


# Who reads what


def is_constant(name: str) -> bool:
    return name.lstrip("_").isupper()


def is_read(slug: str, names: set[str]) -> bool:
    """Whether anything but the making of other constants reads one of these names."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (GAMES / slug).rglob("*.py")]
    statements = [one for tree in trees for one in tree.body if not _makes_constants(one)]
    return any(_names(node) & names for one in statements for node in ast.walk(one))


def _makes_constants(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Assign | ast.AnnAssign):
        return False
    return all(is_constant(name) for name in _split(_target(statement)))


def _names(node: ast.AST) -> set[str]:
    """What a node reads; also a constant that is imported under another name."""
    match node:
        case ast.Name():
            return {node.id}
        case ast.Attribute():
            return {node.attr}
        case ast.ImportFrom():
            return {alias.name for alias in node.names if alias.asname is not None}
        case _:
            return set()


def _split(owner: str) -> list[str]:
    """(EAST, SOUTH) is two names."""
    return [name.strip() for name in owner.strip("()").split(",")]


# Changes


def _changed(place: ast.expr) -> ast.expr:
    if isinstance(place, ast.Tuple):
        turned = _turned(place)
        assert turned is not None
        return turned
    assert isinstance(place, ast.Constant)
    if isinstance(place.value, str):
        return ast.Constant(f"another {place.value}")
    assert isinstance(place.value, int)
    return ast.Constant(place.value + (-1 if place.value >= 2 else 1))


def _turned(node: ast.Tuple) -> ast.Tuple | None:
    """The first two neighbours that differ change places; None if all are alike."""
    parts = list(node.elts)
    for place, (one, other) in enumerate(pairwise(parts)):
        if ast.dump(one) != ast.dump(other):
            parts[place], parts[place + 1] = copy.deepcopy(other), copy.deepcopy(one)
            return ast.Tuple(parts, node.ctx)
    return None
