"""Where Discord's own description of its API lies, if it does: the second judge of every body.

It is no part of the project. `make openapi` fetches it; TAFELRUNDE_OPENAPI may name another place.
Where it is missing the tests that need it are left out, and the summary says so in one line. The
public workflow fetches it and sets TAFELRUNDE_OPENAPI_REQUIRED=1: going without is a failure there.
"""

import os
from pathlib import Path

from bot.local.spec import VARIABLE

FETCHED = Path(__file__).parents[1] / ".openapi.json"
REQUIRED = "TAFELRUNDE_OPENAPI_REQUIRED"
MISSING = "no openapi.json here: no body was held against Discord's description (make openapi)"


def found() -> Path | None:
    named = os.environ.get(VARIABLE)
    path = Path(named) if named else FETCHED
    return path if path.is_file() else None


def is_required() -> bool:
    return os.environ.get(REQUIRED) == "1"
