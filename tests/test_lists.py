"""Several names or things in one sentence are listed as people list them."""

import pytest

from bot.words import words


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [("de", "Gelb und Grau", "Ada, Ben und Cleo"), ("en", "Yellow and Grey", "Ada, Ben and Cleo")],
)
def test_the_last_of_a_list_is_joined_by_and(language: str, two: str, three: str) -> None:
    said = words(language, "dracheninsel")
    parts = said.parts(
        {"carriers": ("yellow", "grey"), "seats": (0, 1, 2), "cards": ()}, ("Ada", "Ben", "Cleo")
    )

    assert parts == {"carriers": two, "seats": three, "cards": ""}
