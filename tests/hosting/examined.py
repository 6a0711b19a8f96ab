"""What `tafelrunde doctor` has found: its status, and its lines by their first word."""

import pytest

from bot.__main__ import main


def examined(capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str]]:
    status = main(["doctor"])
    lines = capsys.readouterr().out.splitlines()
    return status, {line.split()[0]: line.split(maxsplit=1)[1] for line in lines}
