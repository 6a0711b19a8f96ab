"""The picture of the architecture: `python -m tests.docs` draws it from the import graph.

Boxes and arrows come from the code; an arrow that follows from others is left out. Only the
horizontal position of a box is chosen here, so that the picture is easy to read.
"""

import ast
from graphlib import TopologicalSorter
from textwrap import wrap
from typing import NamedTuple
from xml.sax.saxutils import escape

from tests.import_graph import FLOORS, ROOT, arrows, run_time_imports

PICTURE = ROOT / "docs/architecture.svg"
WIDTH, MARGIN, GAP = 1240, 30, 14
COLUMN, BOX, STEP = 146, 66, 98  # from column to column; height of a box; from row to row
LETTER = 6.6  # pixels of a small one
Graph = dict[str, set[str]]

# The column of each package, so that few arrows cross; its row follows from the arrows.
COLUMNS: dict[str, dict[str, float]] = {
    "bot/ui": {
        "entry points": 3.5, "plans": 7, "commands": 0,
        "app_context": 0, "ledger": 0, "honours": 1, "person": 2, "rules": 3,
        "lobby": 4, "seats": 5, "history": 6, "panel": 7,
        "intake": 2.5, "board": 4.5, "orders": 6, "plan status": 7,
        "message": 4, "buttons": 4, "board facts": 0,
    },
    "bot/table": {
        "entry points": 2, "people": 2, "seating": 1, "storage": 3, "play": 1, "time": 2,
        "model": 2,
    },
}  # fmt: skip
# layer: colours of its background and its lines
TONES = {
    "bot/ui": ("#e9effa", "#4a6fa8"),
    "bot/table": ("#e8f3ea", "#3f7f58"),
    "bot/games": ("#fbf1d9", "#a87b1e"),
    "render": ("#faeaea", "#ad5252"),
    "bot/words": ("#f2ecf9", "#7a58a6"),
    **dict.fromkeys(("cogs", "bot/client", "bot/commands"), ("#eeeeec", "#6b6b66")),
    "bot/local": ("#ffffff", "#9a9a94"),
}
SAID = {
    "cogs": "the slash commands",
    "bot/client": "starts, connects and stops all parts",
    "bot/commands": "tafelrunde run, doctor, backup …",
    "bot/local": "a strict local Discord; does not import the bot",
    "bot/words": "every sentence, German and English",
    "render": "pictures, painted from views and names, never from a state",
    "bot/games": "games as pure rules: no Discord, no pictures, no files, no people, no time",
}
PARTS = ("model", "content", "views", "checks", "rules", "text", "computer")
STYLE = """text{font-family:system-ui,'Source Sans 3','Segoe UI',sans-serif;fill:#2b2b2b}
.title{font-size:25px;font-weight:700}.layer{font-size:17px;font-weight:700}
.room{font-size:14px;font-weight:600}.small{font-size:11px;fill:#555}.note{font-size:12.5px}"""


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


# The graph


def graph_of(layer: str) -> Graph:
    graph: Graph = {}
    for above, below in arrows(layer):
        graph.setdefault(above, set()).add(below)
        graph.setdefault(below, set())
    return graph


def heights(graph: Graph) -> dict[str, int]:
    """Return for each package the length of the longest import chain below it."""
    found: dict[str, int] = {}
    for room in TopologicalSorter(graph).static_order():
        found[room] = 1 + max((found[below] for below in graph[room]), default=-1)
    return found


def reached(graph: Graph, start: str) -> set[str]:
    found = set(graph[start])
    return found.union(*(reached(graph, room) for room in found))


def reduced(graph: Graph) -> list[tuple[str, str]]:
    """Return the arrows without those that follow from others."""
    return [
        (above, below)
        for above in sorted(graph)
        for below in sorted(graph[above])
        if not any(below in reached(graph, other) for other in graph[above] - {below})
    ]


def knows(layer: str, other: str) -> bool:
    head = other.replace("/", ".") + "."
    files = [*(ROOT / layer).rglob("*.py"), *ROOT.glob(f"{layer}.py")]
    return any(name.startswith(head) for path in files for name in run_time_imports(path))


# What the boxes say


def question(folder: str) -> str:
    """Return the first sentence of the docstring of a package."""
    source = (ROOT / folder / "__init__.py").read_text(encoding="utf-8")
    text = ast.get_docstring(ast.parse(source)) or ""
    return " ".join(text.split("\n\n")[0].split()).split(". ")[0].rstrip(".")


def about(layer: str, room: str) -> str:
    files = FLOORS[layer].get(room)
    if files is None:
        return question(f"{layer}/{room}")
    return ", ".join(sorted(file.rpartition("/")[2] for file in files))


# Drawing


def text(kind: str, x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def ground(box: Box, layer: str, words: str) -> list[str]:
    fill, line = TONES[layer]
    lines = wrap(words, int(box.width / LETTER * 0.94) - 4)
    return [
        f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}" rx="14" '
        f'fill="{fill}" stroke="{line}" stroke-opacity=".5"/>',
        text("layer", box.x + 16, box.y + 27, layer),
        *(text("note", box.x + 16, box.y + 46 + 16 * n, line) for n, line in enumerate(lines)),
    ]


def room_box(box: Box, layer: str, room: str) -> list[str]:
    lines = wrap(about(layer, room), int(box.width / LETTER), max_lines=3, placeholder=" …")
    return [
        f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}" rx="8" '
        f'fill="white" stroke="{TONES[layer][1]}" stroke-width="1.4"/>',
        text("room", box.middle, box.y + 18, room, "middle"),
        *(text("small", box.middle, box.y + 33 + 13 * n, s, "middle") for n, s in enumerate(lines)),
    ]


def arrow(above: Box, below: Box, layer: str, thick: float = 1.3) -> str:
    """Draw from the bottom of one box to the top of another below it."""
    x, y, to_x, to_y = above.middle, above.y + above.height, below.middle, below.y - 3
    bend = (to_y - y) * 0.55
    return (
        f'<path d="M{x:g} {y:g}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y:g}" '
        f'fill="none" stroke="{TONES[layer][1]}" stroke-width="{thick:g}" stroke-opacity=".8" '
        f'marker-end="url(#tip)"/>'
    )


def placed(layer: str, ground_box: Box) -> dict[str, Box]:
    bottom, rows = ground_box.y + ground_box.height - GAP - BOX, heights(graph_of(layer))
    left = ground_box.x + GAP
    return {
        room: Box(left + column * COLUMN, bottom - rows[room] * STEP, COLUMN - GAP, BOX)
        for room, column in COLUMNS[layer].items()
    }


def band(layer: str, box: Box) -> list[str]:
    rooms, graph = placed(layer, box), graph_of(layer)
    lines = [arrow(rooms[a], rooms[b], layer) for a, b in reduced(graph)]
    boxes = [part for room in sorted(graph) for part in room_box(rooms[room], layer, room)]
    return [*ground(box, layer, question(layer)), *lines, *boxes]


def height_of(layer: str) -> float:
    return 62 + max(heights(graph_of(layer)).values()) * STEP + BOX + GAP


def layout() -> dict[str, Box]:
    """Return the place of each layer: games at the bottom, pictures and words next to tables."""
    whole = WIDTH - 2 * MARGIN
    quarter = (whole - 3 * GAP) / 4
    front = ("cogs", "bot/client", "bot/commands", "bot/local")
    boxes = {
        layer: Box(MARGIN + n * (quarter + GAP), 84, quarter, 82) for n, layer in enumerate(front)
    }
    boxes["bot/ui"] = Box(MARGIN, 206, whole, height_of("bot/ui"))
    y, tall = 206 + boxes["bot/ui"].height + 40, height_of("bot/table")
    boxes["bot/table"] = Box(MARGIN, y, 5 * COLUMN + GAP, tall)
    x, width = MARGIN + 5 * COLUMN + 2 * GAP, (whole - 5 * COLUMN - 3 * GAP) / 2
    boxes["bot/words"] = Box(x, y, width, tall)
    boxes["render"] = Box(x + width + GAP, y, width, tall)
    boxes["bot/games"] = Box(MARGIN, y + tall + 40, whole, 92)
    return boxes


def between(boxes: dict[str, Box]) -> list[str]:
    """Draw thick arrows between adjacent layers of which one imports the other."""
    drawn = list[str]()
    for above, below in pairwise_below(boxes):
        narrow = min(boxes[above], boxes[below], key=lambda box: box.width)
        start, end = (boxes[one]._replace(x=narrow.middle, width=0) for one in (above, below))
        drawn += [arrow(start, end, above, 4)] if knows(above, below) else []
    return drawn


def pairwise_below(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    return [
        (above, below)
        for above, upper in boxes.items()
        for below, lower in boxes.items()
        if upper.y + upper.height < lower.y <= upper.y + upper.height + 40
    ]


def picture() -> str:
    boxes = layout()
    games = boxes["bot/games"]
    tall = games.y + games.height + MARGIN
    packages = "contract · registry · chance · kit · one package per game: " + ", ".join(PARTS)
    parts = [
        text("title", MARGIN, 42, "Tafelrunde: what imports what"),
        text(
            "note",
            MARGIN,
            64,
            "An arrow is an import; arrows that follow from others are left out.",
        ),
        *(part for layer, said in SAID.items() for part in ground(boxes[layer], layer, said)),
        text("note", games.x + 16, games.y + 70, packages),
        *(part for layer in COLUMNS for part in band(layer, boxes[layer])),
        *between(boxes),
    ]
    return "\n".join((
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall:g}">',
        f"<style>{STYLE}</style>",
        '<marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" '
        'markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#444"/></marker>',
        f'<rect width="{WIDTH}" height="{tall:g}" fill="white"/>',
        *parts,
        "</svg>\n",
    ))  # fmt: skip


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
