"""What a run of the tests cost: wall time, and processor time with all that it started.

A wall time says little on a machine that does other things too; processor time is what the
budgets in docs/testing.md are about. `--cpu 10` lists the tests that took most of it. A test is
charged with what its process and the processes that ended under it took; what is shared by many
(a PostgreSQL, a browser, painters) is charged to the test under which it ends.
"""

import resource
import time
from collections.abc import Generator

import pytest

PROPERTY = "processor time"


def spent() -> float:
    """Seconds of processor time of this process and of all its children that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


class ProcessorTime:
    """Registered in every process of a run: workers measure, the controller adds up and prints."""

    def __init__(self, listed: int) -> None:
        self._begun = time.monotonic()
        self._listed = listed
        self._before = 0.0
        self._tests: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self._before = spent()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            report.user_properties.append((PROPERTY, spent() - self._before))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, seconds in report.user_properties:
            if name == PROPERTY and isinstance(seconds, float):
                self._tests[report.nodeid] = seconds

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        most = sorted(self._tests.items(), key=lambda one: -one[1])[: self._listed]
        for name, seconds in most:
            terminalreporter.write_line(f"{seconds:8.2f} s  {name}")
        wall = time.monotonic() - self._begun
        terminalreporter.write_line(f"{wall:.0f} s, {spent():.0f} s of processor time")
