"""Where Discord's own description of its API lies, if it does: the second judge of every body.

It is no part of the project. `make openapi` fetches it; TAFELRUNDE_OPENAPI may name another place.
"""

import os
from pathlib import Path

from bot.local.spec import VARIABLE

ROOT = Path(__file__).parents[1]
PLACES = (ROOT / ".openapi.json", ROOT.parent / "shared" / "discord" / "openapi.json")
MISSING = "no openapi.json here: no body was held against Discord's description (make openapi)"


def found() -> Path | None:
    named = os.environ.get(VARIABLE)
    places = (Path(named),) if named else PLACES
    return next((path for path in places if path.is_file()), None)


def is_demanded() -> bool:
    return os.environ.get("CI") == "true"
