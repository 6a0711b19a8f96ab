"""Small bodies for the tests of limits, and the table row they are written in."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from bot.local.errors import INVALID_FORM_BODY, ApiError

V2 = 1 << 15
EPHEMERAL = 1 << 6
Json = dict[str, Any]


class Row(NamedTuple):
    """One rule: a body right at the limit, one just past it, and what Discord says to that."""

    rule: str
    passes: Any
    breaks: Any
    where: str
    code: int = INVALID_FORM_BODY


def table(rows: list[Row]) -> pytest.MarkDecorator:
    """A test for each row, named by its rule."""
    return pytest.mark.parametrize("row", rows, ids=[row.rule for row in rows])


def refusal(check: Callable[[], object]) -> ApiError:
    with pytest.raises(ApiError) as caught:
        check()
    return caught.value


def places(errors: Json, path: str = "") -> list[str]:
    """The dotted places of all faults in an error's body."""
    found = [path.lstrip(".")] * len(errors.get("_errors", ()))
    for key, below in errors.items():
        if key != "_errors":
            found += places(below, f"{path}.{key}")
    return found


def assert_refused(row: Row, check: Callable[[Any], object]) -> None:
    """The body past the limit is refused with the documented code, at the one right place."""
    error = refusal(lambda: check(row.breaks))
    assert (error.status, error.code) == (400, row.code)
    assert sorted(set(places(error.errors))) == ([row.where] if row.where else [])


def button(custom_id: str = "go", **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **fields}


def link(**fields: Any) -> Json:
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org", **fields}


def options(count: int, **fields: Any) -> list[Json]:
    return [{"label": f"Option {n}", "value": str(n), **fields} for n in range(count)]


def select(custom_id: str = "pick", count: int = 3, **fields: Any) -> Json:
    return {"type": 3, "custom_id": custom_id, "options": options(count), **fields}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def text(content: str = "Hello") -> Json:
    return {"type": 10, "content": content}


def gallery(*urls: str, **fields: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **fields} for url in urls]}


def thumbnail(**fields: Any) -> Json:
    return {"type": 11, "media": {"url": "https://example.org/a.png"}, **fields}


def section(*children: Json, **fields: Any) -> Json:
    return {"type": 9, "components": list(children), "accessory": thumbnail(), **fields}


def container(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def v1(*components: Json, **fields: Any) -> Json:
    return {"content": "Your turn", "components": list(components), **fields}


def v2(*components: Json, **fields: Any) -> Json:
    return {"flags": V2, "components": list(components), **fields}


def without(body: Json, *names: str) -> Json:
    return {key: value for key, value in body.items() if key not in names}


def label(component: Json, **fields: Any) -> Json:
    return {"type": 18, "label": "Name", "component": component, **fields}


def text_input(custom_id: str = "name", **fields: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **fields}


def modal(*components: Json, **fields: Any) -> Json:
    return {"custom_id": "form", "title": "Form", "components": list(components), **fields}


def command(name: str = "table", **fields: Any) -> Json:
    return {"name": name, "description": "Shows the table", **fields}


def option(name: str = "game", kind: int = 3, **fields: Any) -> Json:
    return {"type": kind, "name": name, "description": "Which game", **fields}
