"""Words that keep what they have said: in a whole game most sentences are said many times."""

from bot.words import Words


class SaidOnce(Words):
    """Says what `words` say, and formats each sentence with the same parts only once.

    A fault is logged at the first time only, so a test makes one of its own.
    """

    def __init__(self, words: Words) -> None:
        self.__dict__.update(words.__dict__)
        self._said = dict[tuple[object, ...], str]()

    def say(self, key: str, /, **args: int | str) -> str:
        asked = (key, *args.items())
        if asked not in self._said:
            self._said[asked] = super().say(key, **args)
        return self._said[asked]
