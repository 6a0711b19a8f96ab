"""What is remembered about a position is what would be found out anew."""

from msgspec import Struct

from bot.games.kit.memory import MOST, memoize_by_identity


class Position(Struct, frozen=True):
    stones: int


def test_a_question_about_the_same_position_is_worked_out_once() -> None:
    asked = list[tuple[int, str]]()

    @memoize_by_identity
    def answer(position: Position, question: str) -> str:
        asked.append((position.stones, question))
        return f"{question} of {position.stones}"

    one, other = Position(1), Position(2)
    for _ in range(3):
        assert answer(one, "colour") == "colour of 1"
        assert answer(one, "weight") == "weight of 1"
        assert answer(other, "colour") == "colour of 2"
    assert asked == [(1, "colour"), (1, "weight"), (2, "colour")]


def test_what_is_forgotten_is_worked_out_anew_and_never_mistaken() -> None:
    """Positions come and go, so that their places in memory are used again."""

    @memoize_by_identity
    def double(position: Position, factor: int) -> int:
        return position.stones * factor

    kept = Position(7)
    for stones in range(3 * MOST):
        assert double(Position(stones), 2) == 2 * stones
        assert double(kept, 2) == 14


def test_a_question_may_ask_another_one() -> None:
    @memoize_by_identity
    def sum_up_to(position: Position, number: int) -> int:
        return position.stones if not number else number + sum_up_to(position, number - 1)

    assert [sum_up_to(Position(0), n) for n in (4, 0, 10)] == [10, 0, 55]
