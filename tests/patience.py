"""How long a test waits for what nobody announces: counted in work, not in time.

A busy machine gives little of either. Whoever hangs or goes round in circles uses it up all the
same, for looking again and again is work too.
"""

import asyncio
import time
from collections.abc import Callable


class Patience:
    def __init__(self, work: float = 5.0) -> None:
        self._end = time.process_time() + work

    def look_again(self) -> None:
        assert time.process_time() < self._end, "it does not come"


async def until(done: Callable[[], bool], work: float = 5.0) -> None:
    """Lets everybody go on until this is so."""
    patience = Patience(work)
    while not done():
        patience.look_again()
        await asyncio.sleep(0.001)
