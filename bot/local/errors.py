"""How the local server says no: the status, the code and the body that Discord would send."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

INVALID_FORM_BODY = 50035
EMPTY_MESSAGE = 50006
ENTITY_TOO_LARGE = 40005
TOO_MANY_ATTACHMENTS = 30015
TOO_MANY_COMMANDS = 30032


class Fault(NamedTuple):
    """One thing wrong with a body: where it stands, Discord's short word for it, and a sentence."""

    path: tuple[str, ...]
    code: str
    message: str


class ApiError(Exception):
    """A refused request. `errors` is nested by field name and index, as Discord nests it."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors or {}

    def body(self) -> dict[str, Any]:
        """The JSON answer."""
        answer: dict[str, Any] = {"message": self.message, "code": self.code}
        return answer | {"errors": self.errors} if self.errors else answer

    def __str__(self) -> str:
        lines = [f"{self.status} {self.code}: {self.message}"]
        return "\n".join(lines + [f"  {line}" for line in _readable(self.errors)])


def invalid_form(faults: Iterable[Fault]) -> ApiError:
    """The answer to a body with these faults, each at its place."""
    errors: dict[str, Any] = {}
    for fault in faults:
        level = errors
        for key in fault.path:
            level = level.setdefault(key, {})
        level.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return ApiError(400, INVALID_FORM_BODY, "Invalid Form Body", errors)


def _readable(errors: dict[str, Any], path: str = "") -> list[str]:
    lines = [f"{path or 'body'}: {one['message']}" for one in errors.get("_errors", [])]
    for key, below in errors.items():
        if key != "_errors":
            lines += _readable(below, f"{path}.{key}" if path else key)
    return lines
