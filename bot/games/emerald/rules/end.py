"""How a turn ends, and how the game does."""

from msgspec.structs import replace

from bot.games.contract import Seat
from bot.games.emerald.board import active_seat
from bot.games.emerald.model import (
    EndReason,
    FirstMove,
    GameOver,
    Over,
    Scored,
    State,
    Story,
    TurnBegan,
    TurnEnded,
    TurnReason,
    Won,
)
from bot.games.emerald.rules.score import outcome, scores


def end_turn(state: State, reason: TurnReason, story: Story) -> State:
    after = replace(
        state,
        turn=state.turn + 1,
        moves=(),
        before=state.moves,
        marked=None,
        took=False,
        situation=FirstMove(),
    )
    round_ = after.turn // len(state.hands) + 1
    story.tell(TurnEnded(active_seat(state), reason), TurnBegan(active_seat(after), round_))
    return after


def game_over(state: State, reason: EndReason, seat: Seat, story: Story) -> State:
    told = [
        Scored(
            seat=Seat(s),
            score=score.total,
            gold=score.gold,
            treasures=score.treasures,
            gems=score.gems,
            bonuses=score.bonuses,
            hand=tuple(state.hands[s]),
            paid=len(state.ransoms[s]),
            ransoms=tuple(state.ransoms[s]),
        )
        for s, score in enumerate(scores(state))
    ]
    after = replace(state, marked=None, situation=Over(reason, seat))
    ended = outcome(after)
    assert ended is not None
    won = Won(len(ended.winners), ended.winners)
    story.tell(GameOver(seat, reason), *told, won)
    return after
