"""A story tells a step's news in order, and knows what cannot be taken back."""

import pytest

from bot.games.contract import Seat, Step, Whisper
from bot.games.kit.step_builder import StepBuilder

ME, OTHER = Seat(0), Seat(1)


def test_what_was_told_and_whispered_comes_in_its_order_with_the_state_at_the_end() -> None:
    story = StepBuilder[str, str]()
    story.tell("walked")
    story.whisper(OTHER, "a map")
    story.tell("dug", "found")
    story.whisper(ME, "a crown")
    step: Step[str, str, str] = story.ends_with("the end", episode=3)
    assert (step.state, step.episode) == ("the end", 3)
    assert step.news == ("walked", "dug", "found")
    assert step.whispers == (Whisper(OTHER, "a map"), Whisper(ME, "a crown"))


@pytest.mark.parametrize(
    ("known", "is_revealed"),
    [((), False), ((True,), False), ((False,), True), ((False, True), True)],
)
def test_only_a_whisper_of_something_new_reveals(
    known: tuple[bool, ...], is_revealed: bool
) -> None:
    """What was learnt stays learnt, whatever is whispered after it."""
    story = StepBuilder[str, str]()
    for is_known in known:
        story.whisper(ME, "a card", is_known=is_known)
    step: Step[str, str, str] = story.ends_with("the end")
    assert step.reveals is is_revealed
    assert [whisper.is_known for whisper in step.whispers] == list(known)


def test_a_whisper_does_not_hide_what_chance_has_revealed() -> None:
    story = StepBuilder[str, str]()
    story.reveals = True  # a roll of the dice
    story.whisper(ME, "a card", is_known=True)
    assert story.ends_with("the end").reveals


def test_news_that_all_hear_reveal_nothing_by_themselves() -> None:
    story = StepBuilder[str, str]()
    story.tell("walked")
    assert not story.ends_with("the end").reveals


def test_whose_sealed_answer_was_played_is_carried_along() -> None:
    story = StepBuilder[str, str]()
    story.carried = (OTHER,)
    assert story.ends_with("the end").effective_seats == (OTHER,)
    assert StepBuilder[str, str]().ends_with("the end").effective_seats == ()
