"""What went wrong from the outside: kept by the server, read at the end of every test."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Failure(NamedTuple):
    """An interaction that ended badly on someone's screen."""

    user: int
    deed: str
    shown: str


class Refusal(NamedTuple):
    """A request that was answered with an error."""

    route: str
    status: int
    code: int


@dataclass
class Report:
    failures: list[Failure] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    unknown_routes: list[str] = field(default_factory=list)
    unknown_fields: list[str] = field(default_factory=list)
    crashes: list[BaseException] = field(default_factory=list)

    def take_failures(self) -> list[str]:
        """What the people were shown; whoever asks has expected it, so it is forgotten."""
        shown = [failure.shown for failure in self.failures]
        self.failures.clear()
        return shown

    def take_codes(self) -> list[int]:
        """The codes of the refused requests so far, forgotten likewise."""
        codes = [refusal.code for refusal in self.refusals]
        self.refusals.clear()
        return codes
