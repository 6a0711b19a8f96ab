"""Discord's own OpenAPI file as a second judge of every body, where its path is known.

The file is no part of the project. Whoever has it names it in TAFELRUNDE_OPENAPI; jsonschema_rs, a
tool of developers, is then needed too.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.local.errors import Fault

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jsonschema_rs import Draft202012Validator, ValidationError

VARIABLE = "TAFELRUNDE_OPENAPI"
# The file knows ids as text only, the real API takes numbers too, and discord.py sends them.
SNOWFLAKE = {"type": ["string", "integer"]}


class Spec:
    """Judges bodies by operation. Validators are compiled at an operation's first use."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._answered = document["components"]
        self._sent = {"schemas": self._answered["schemas"] | {"SnowflakeType": SNOWFLAKE}}
        self._operations = {
            (method.upper(), _shape(template)): operation
            for template, operations in document["paths"].items()
            for method, operation in operations.items()
        }
        self._validators: dict[tuple[str, str, bool], Draft202012Validator | None] = {}

    @classmethod
    def load(cls, path: str | Path) -> Spec:
        return cls(json.loads(Path(path).read_text(encoding="utf-8")))

    @classmethod
    def from_environment(cls) -> Spec | None:
        """The file TAFELRUNDE_OPENAPI names, None where it names none. All servers of a process
        share it, for reading and compiling cost more than a test of a server."""
        path = os.environ.get(VARIABLE)
        return _shared(path) if path else None

    def check(self, method: str, template: str, body: Any) -> list[Fault]:
        """What is wrong with a body. Parameters in the template may have any name; a route that
        Discord does not have is a fault, a route that takes no body has none."""
        return self._judge(method, template, body, is_answer=False)

    def check_answer(self, method: str, template: str, answer: Any) -> list[Fault]:
        """What is wrong with an answer of this server to such a request that succeeded."""
        return self._judge(method, template, answer, is_answer=True)

    def _judge(self, method: str, template: str, body: Any, *, is_answer: bool) -> list[Fault]:
        route = (method.upper(), _shape(template))
        if route not in self._operations:
            return [Fault((), "UNKNOWN_ROUTE", f"Discord has no {method.upper()} {template}.")]
        key = (*route, is_answer)
        if key not in self._validators:
            self._validators[key] = self._compile(self._operations[route], is_answer=is_answer)
        validator = self._validators[key]
        if validator is None or validator.is_valid(body):
            return []
        return [fault for error in validator.iter_errors(body) for fault in _readable(error)]

    def _compile(
        self, operation: Mapping[str, Any], *, is_answer: bool
    ) -> Draft202012Validator | None:
        responses = operation["responses"]
        told = (
            responses.get("200", responses.get("201", {}))
            if is_answer
            else operation.get("requestBody", {})
        )
        content = told.get("content", {})
        if "application/json" not in content:
            return None
        from jsonschema_rs import Draft202012Validator

        schema = content["application/json"]["schema"]
        components = self._answered if is_answer else self._sent
        return Draft202012Validator({"allOf": [schema], "components": components})


@cache
def _shared(path: str) -> Spec:
    return Spec.load(path)


def _shape(template: str) -> str:
    """A route without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", template)


def _readable(error: ValidationError) -> list[Fault]:
    """The faults that matter: of several allowed shapes only the one that was meant is reported."""
    path = tuple(str(key) for key in error.instance_path)
    branches: list[list[ValidationError]] = getattr(error.kind, "context", None) or []
    if not branches:
        return [Fault(path, error.kind.name, _shortened(error.message))]
    if all(fault.kind.name == "const" for branch in branches for fault in branch):
        return [Fault(path, "const", f"{error.instance!r} is none of the allowed values.")]
    meant = min(branches, key=lambda branch: _distance(error, branch))
    if _is_other(error, meant):
        return [Fault((*path, "type"), "type", "Nothing of this type may stand here.")]
    return [fault for below in meant for fault in _readable(below)]


def _distance(error: ValidationError, branch: list[ValidationError]) -> tuple[bool, bool, int]:
    """How far a shape is from what was meant: another component or callback has another `type`,
    and a null or a list instead of an object is refused at the place itself."""
    foreign = any(
        fault.instance_path == error.instance_path and fault.kind.name == "type" for fault in branch
    )
    return _is_other(error, branch), foreign, len(branch)


def _is_other(error: ValidationError, branch: list[ValidationError]) -> bool:
    return any(fault.instance_path == [*error.instance_path, "type"] for fault in branch)


def _shortened(message: str, most: int = 200) -> str:
    return message if len(message) <= most else f"{message[: most // 2]} … {message[-most // 2 :]}"
