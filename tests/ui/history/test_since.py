"""*Since my last turn* fits Discord, and shows a seat nothing that it could not know."""

from msgspec.structs import replace

from bot.games.contract import AnyGame, Rng, Seat, Whisper
from bot.table.model.record import LogEntry
from bot.table.model.table_state import Replay, log_event
from bot.ui.history.since import MOST_BOARDS, since_post
from bot.ui.message import painting
from bot.words import LANGUAGES
from render.registry import PAINTERS
from tests.laws import scenes, slug_of
from tests.ui.limits import assert_within_limits
from tests.ui.scenes import course_of, plain, table_view

SEAT = Seat(0)
GALLERY = 12  # the type of a component that shows pictures


def walked(game: AnyGame, seats: int) -> Replay:
    """A whole random game but for its last step, as a walk; nobody has done anything in person."""
    played = scenes(game, seats, 1)[:-1]
    return [
        (log_event(n, LogEntry(seat, path, "clock"), game.moment(state), step), step.state)
        for n, (state, _, seat, path, step) in enumerate(played, 1)
    ]


async def test_the_story_of_a_whole_game_fits_in_every_language(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    walk = walked(registered, seats)
    state = course_of(registered, walk[-1][1], seats)
    for language in LANGUAGES:
        view = table_view(state, PAINTERS[slug_of(registered)], language)
        assert_within_limits(await since_post(view, SEAT, walk))


async def test_boards_stand_below_each_other_each_as_large_as_it_can_be(
    registered: AnyGame,
) -> None:
    """Beside each other a phone shows them too small to read; the last is the board as it is."""
    seats = min(registered.SEATS)
    walk = walked(registered, seats)
    view = table_view(
        course_of(registered, walk[-1][1], seats), PAINTERS[slug_of(registered)], "de"
    )
    for steps, most in ((walk, MOST_BOARDS), (walk[-1:], 1), ([], 0)):
        components, files = plain(await since_post(view, SEAT, steps))
        galleries = [one for one in components[0]["components"] if one["type"] == GALLERY]
        assert [len(gallery["items"]) for gallery in galleries] == [1] * len(files)
        assert len({name for name, _ in files}) == len(files)
        assert len(files) in (most, 0), "news of the last step may be none"
        assert not files or [files[-1][1]] == painting.encoded(view.board())


async def test_what_a_seat_cannot_know_changes_nothing(registered: AnyGame) -> None:
    """Neither the states it did not see nor what others were told; to the last pixel."""
    seats = min(registered.SEATS)
    walk = walked(registered, seats)[:60]
    others = [
        (
            replace(happened, whispers=tuple(w for w in happened.whispers if w.to == SEAT)),
            registered.resample_hidden(game_state, SEAT, Rng(b"elsewhere")),
        )
        for happened, game_state in walk
    ]
    shown = []
    for known in (walk, others):
        state = course_of(registered, known[-1][1], seats)
        view = table_view(state, PAINTERS[slug_of(registered)], "de")
        shown.append(plain(await since_post(view, SEAT, known)))

    assert shown[0] == shown[1]


async def test_ones_own_notes_are_told_and_those_of_others_are_not(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    walk = walked(registered, seats)
    notes = [(h, s) for h, s in walk if any(w.to != SEAT for w in h.whispers)][:3]
    mine = [(replace(h, whispers=_given_to(SEAT, h.whispers)), s) for h, s in notes]
    state = course_of(registered, walk[-1][1], seats)
    view = table_view(state, PAINTERS[slug_of(registered)], "en")

    foreign = [(replace(h, whispers=_given_to(Seat(1), h.whispers)), s) for h, s in notes]
    assert "🤫" not in str(plain(await since_post(view, SEAT, foreign))[0])
    told = str(plain(await since_post(view, SEAT, mine))[0])
    assert ("🤫" in told) == bool(notes)


def _given_to(seat: Seat, whispers: tuple[Whisper[object], ...]) -> tuple[Whisper[object], ...]:
    return tuple(Whisper(seat, whisper.note) for whisper in whispers)
