"""What an answer tells its seat alone stands in the panel that it leads to, and nowhere else."""

from msgspec.structs import replace

from bot.games.contract import TABLE, AnyGame, Seat, Whisper
from bot.table.model.course import Happening, happening
from bot.table.model.sheet import Entry
from bot.ui.message.table_view import TableView
from bot.ui.message.whispers import LONGEST, noted
from bot.ui.panel.panel import finished, panel
from bot.words import LANGUAGES
from render.registry import PAINTERS
from tests.laws import scenes
from tests.ui.message.test_secrets_shown import KEY, course_of, plain, slug_of
from tests.ui.panel.test_panels import within_limits

MOST = 4  # answers of each game
Answered = tuple[Seat, Happening, object]


def telling(game: AnyGame, seats: int) -> list[Answered]:
    """Answers of a random game that told somebody something, and where they led."""
    found = [
        (seat, happening(n, Entry(seat, path), game.moment(state), step), step.state)
        for n, (state, _, seat, path, step) in enumerate(scenes(game, seats, 1), 1)
        if seat != TABLE and step.whispers
    ]
    return found[:: len(found) // MOST + 1]


def scene_of(game: AnyGame, seats: int, state: object, *happened: Happening) -> TableView:
    course = replace(course_of(game, state, seats), happened=happened)
    return TableView(course, PAINTERS[slug_of(game)], "en")


async def test_a_panel_tells_what_its_own_answer_has_told(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    for _, happened, state in telling(registered, seats):
        scene = scene_of(registered, seats, state, happened)
        for seat in map(Seat, range(seats)):
            for post in (await panel(scene, KEY, seat), finished(scene, KEY, seat)):
                text = str(plain(post)[0])
                fresh = [w for w in happened.whispers if w.to == seat and not w.is_known]
                assert all(scene.noted(whisper.note) in text for whisper in fresh)
                assert ("🤫" in text) == bool(fresh)


async def test_what_others_were_told_changes_nothing(registered: AnyGame) -> None:
    """To the last pixel; and without an answer there are no notes at all."""
    seats = min(registered.SEATS)
    for _, happened, state in telling(registered, seats):
        for seat in map(Seat, range(seats)):
            others = tuple(w for w in happened.whispers if w.to != seat)
            hushed = scene_of(registered, seats, state, replace(happened, whispers=others))
            silent = scene_of(registered, seats, state)
            shown = [plain(await panel(scene, KEY, seat)) for scene in (hushed, silent)]
            assert shown[0] == shown[1]


async def test_however_much_was_told_it_fits(registered: AnyGame) -> None:
    seats = min(registered.SEATS)
    for seat, happened, state in telling(registered, seats):
        much = replace(happened, whispers=_given_to(seat, happened) * 40)
        for language in LANGUAGES:
            scene = TableView(
                scene_of(registered, seats, state, much).course,
                PAINTERS[slug_of(registered)],
                language,
            )
            assert len(noted(scene, seat) or "") <= LONGEST + len("- …\n")
            within_limits(await panel(scene, KEY, seat))
            within_limits(finished(scene, KEY, seat))


def _given_to(seat: Seat, happened: Happening) -> tuple[Whisper[object], ...]:
    return tuple(Whisper(seat, whisper.note) for whisper in happened.whispers)
