"""Every interaction acts once: one that comes again is dropped without an answer."""

from collections import OrderedDict

from bot.ui.intake.buttons import Interaction

REMEMBERED = 10_000  # ids; a token lives for a quarter of an hour


class Once:
    def __init__(self) -> None:
        self._seen = OrderedDict[int, None]()

    def is_new(self, interaction: Interaction) -> bool:
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True
