"""Laws of taking back, for every game: whoever takes a step back has learnt nothing by it."""

from typing import Any

from bot.games.contract import TABLE, AnyGame, Rng, Seat, Step, play
from tests.laws import Scene, is_sampled, is_sealed, scenes, shown


def learnt(game: AnyGame, step: Step[Any, Any, Any], actor: Seat) -> tuple[Any, ...]:
    """All that a seat hears and sees after a step of its own."""
    whispers = tuple(whisper.note for whisper in step.whispers if whisper.to == actor)
    asks = game.asks(step.state)
    return step.news, whispers, asks, shown(game, step.state, asks, actor)


def elsewhere(game: AnyGame, view: Scene) -> Step[Any, Any, Any]:
    """The same step in a world that its seat could not tell from this one."""
    state, _, actor, path, _ = view
    return play(game, game.resample_hidden(state, actor, Rng(b"elsewhere")), actor, path)


def test_taking_back(game: AnyGame, seats: int, seed: int) -> None:
    """A step that may be taken back teaches its seat nothing: in every world it could be in, it
    hears and sees the very same. Nor does it teach anything that a step may not be taken back,
    where all else is alike. And what others were told in private is never taken back."""
    own = [s for s in scenes(game, seats, seed) if s[2] != TABLE and not is_sealed(s[1], s[2])]
    for number, view in enumerate(own):
        _, _, actor, _, step = view
        assert step.reveals or all(whisper.to == actor for whisper in step.whispers)
        if is_sampled(number, len(own), most=20):
            other = elsewhere(game, view)
            alike = learnt(game, other, actor) == learnt(game, step, actor)
            assert alike or step.reveals
            assert not alike or other.reveals == step.reveals
