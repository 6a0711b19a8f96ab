"""A person's settings, with a select for each."""

from datetime import datetime

from bot.table.model.person import UNLIMITED, Person
from bot.table.time.quiet_hours import zone_called
from bot.ui.intake.buttons import Buttons, Style, TableButton, TableSelect
from bot.ui.message.parts import Post, post
from bot.words import LANGUAGES, words

ACCENT = 0x5E7FA3
CLIENT = "client"  # the language of the client
NOTICES = ("dm", "mention", "none")
NEVER = "never"
USUAL, ANY_NUMBER = "usual", "any"
# pushes per day; further notifications come silently
CALLS = (USUAL, *map(str, (1, 2, 3, 5, 10)), ANY_NUMBER)
AS_ALL, LARGE = "as_all", "large"  # the whole picture, or halves
SIGHTS = (AS_ALL, "deuteranopia", "protanopia", "tritanopia", "high_contrast")
SIZES = (AS_ALL, LARGE)
HOURS = tuple(map(str, range(24)))


def me_card(person: Person, buttons: Buttons, now: float) -> Post:
    say, common = words(person.language, "me").say, words(person.language).say
    begin, end = _quiet_hours(person)

    def chosen(name: str, values: tuple[str, ...], value: str) -> TableSelect:
        labels = [common(f"choice-{name}-{one}") for one in values]
        return _setting(name, say(name), buttons, values, labels, value)

    hours = [common("choice-quiet_from-never"), *(f"{hour}:00" for hour in HOURS)]
    return post(
        f"## {say('title')}\n{say('help')}",
        "\n".join(_lines(person, now)),
        chosen("language", (CLIENT, *LANGUAGES), person.language if person.has_chosen else CLIENT),
        chosen("notices", NOTICES, person.notices),
        chosen("most_calls", CALLS, _calls(person)),
        _setting("quiet_from", say("quiet_from"), buttons, (NEVER, *HOURS), hours, begin),
        _setting("quiet_to", say("quiet_to"), buttons, HOURS, hours[1:], end) if end else None,
        chosen("sight", SIGHTS, person.sight or AS_ALL),
        chosen("size", SIZES, LARGE if person.large else AS_ALL),
        _back(person, buttons, now),
        accent=ACCENT,
    )


def _calls(person: Person) -> str:
    if person.daily_push_limit is None:
        return USUAL
    return ANY_NUMBER if person.daily_push_limit == UNLIMITED else str(person.daily_push_limit)


def clock(zone: str, now: float) -> str:
    """The present time in the zone."""
    return datetime.fromtimestamp(now, zone_called(zone)).strftime("%H:%M")


def _lines(person: Person, now: float) -> list[str]:
    """What no select shows: the zone, exact times, the vacation."""
    say, habits = words(person.language, "me").say, person.habits
    lines = [say("zone", zone=habits.zone, clock=clock(habits.zone, now))]
    if habits.quiet is not None:
        lines.append(say("quiet", begin=_time(habits.quiet[0]), end=_time(habits.quiet[1])))
    if habits.vacation > now:
        lines.append(say("vacation", until=f"<t:{int(habits.vacation)}:f>"))
    return [*lines, say("hint")]


def _back(person: Person, buttons: Buttons, now: float) -> list[TableButton]:
    if person.habits.vacation <= now:
        return []
    label = words(person.language, "me").say("back")
    return [buttons.verb("me", label, "back", style=Style.success)]


def _quiet_hours(person: Person) -> tuple[str, str]:
    """The choices with the present one; none matches if it is not a full hour."""
    quiet = person.habits.quiet
    return (NEVER, "") if quiet is None else (_hour(quiet[0]), _hour(quiet[1]))


def _hour(minutes: int) -> str:
    return str(minutes // 60) if minutes % 60 == 0 else "between"


def _time(minutes: int) -> str:
    return "{}:{:02}".format(*divmod(minutes, 60))


def _setting(
    name: str, title: str, buttons: Buttons, values: tuple[str, ...], labels: list[str], chosen: str
) -> TableSelect:
    titled = {value: f"{title}: {label}" for value, label in zip(values, labels, strict=True)}
    return buttons.verb_select("me", titled, title, name, chosen=chosen)
