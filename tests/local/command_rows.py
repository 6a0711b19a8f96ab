"""Commands that a bot registers: each documented limit, a row of the table."""

from typing import Any

from tests.local.bodies import Json, Row, command, option

OPTION = "0.options.0"


def one(**fields: Any) -> list[Json]:
    return [command(**fields)]


def with_options(*options: Json) -> list[Json]:
    return one(options=list(options))


def choices(count: int, **fields: Any) -> list[Json]:
    return [{"name": f"Game {n}", "value": str(n), **fields} for n in range(count)]


def many(count: int, kind: int = 1) -> list[Json]:
    words = {} if kind > 1 else {"description": "Shows"}
    return [{"type": kind, "name": f"c{n}", **words} for n in range(count)]


def sized(total: int) -> list[Json]:
    """A command whose counted characters are `total`."""
    full = [{"name": "n" * 99 + f"{n}", "value": "v" * 100} for n in range(9)]
    wide = [option(f"o{n}", description="d" * 98, choices=full) for n in range(4)]
    narrow = option("o4", description="d" * 98, choices=full[:1])
    left = total - len("table" + "d") - 4 * (100 + 9 * 200) - (100 + 200)
    filler = option("f", description="d", choices=[{"name": "n", "value": "v" * (left - 3)}])
    return one(description="d", options=[*wide, narrow, filler])


ROWS = [
    Row("name 32", one(name="a" * 32), one(name="a" * 33), "0.name"),
    Row("name at least 1", one(name="a"), one(name=""), "0.name"),
    Row("description 100", one(description="a" * 100), one(description="a" * 101),
        "0.description"),
    Row("description at least 1", one(description="a"), one(description=""), "0.description"),
    Row("100 commands", many(100), many(101), "", 30032),
    Row("15 user commands", many(15, 2), many(16, 2), "", 30032),
    Row("names differ", [command("a"), command("b")], [command("a"), command("a")], "1.name"),
    Row("25 options", with_options(*[option(f"o{n}") for n in range(25)]),
        with_options(*[option(f"o{n}") for n in range(26)]), "0.options"),
    Row("option name 32", with_options(option("a" * 32)), with_options(option("a" * 33)),
        f"{OPTION}.name"),
    Row("option name in lower case", with_options(option("game")), with_options(option("Game")),
        f"{OPTION}.name"),
    Row("option description 100", with_options(option(description="a" * 100)),
        with_options(option(description="a" * 101)), f"{OPTION}.description"),
    Row("option names differ", with_options(option("a"), option("b")),
        with_options(option("a"), option("a")), "0.options.1.name"),
    Row("required before optional", with_options(option("a", required=True), option("b")),
        with_options(option("a"), option("b", required=True)), "0.options"),
    Row("25 choices", with_options(option(choices=choices(25))),
        with_options(option(choices=choices(26))), f"{OPTION}.choices"),
    Row("choice name 100", with_options(option(choices=choices(1, name="a" * 100))),
        with_options(option(choices=choices(1, name="a" * 101))), f"{OPTION}.choices.0.name"),
    Row("choice value 100", with_options(option(choices=choices(1, value="a" * 100))),
        with_options(option(choices=choices(1, value="a" * 101))), f"{OPTION}.choices.0.value"),
    Row("choice names differ", with_options(option(choices=choices(2))),
        with_options(option(choices=choices(2, name="a"))), f"{OPTION}.choices.1.name"),
    Row("numbers for a number", with_options(option(kind=4, choices=choices(1, value=1))),
        with_options(option(kind=4, choices=choices(1, value="1"))),
        f"{OPTION}.choices.0.value"),
    Row("no choices for a person", with_options(option(kind=6)),
        with_options(option(kind=6, choices=choices(1))), f"{OPTION}.choices"),
    Row("completion or choices", with_options(option(autocomplete=True)),
        with_options(option(autocomplete=True, choices=choices(1))), f"{OPTION}.autocomplete"),
    Row("typed text 6000", with_options(option(max_length=6000)),
        with_options(option(max_length=6001)), f"{OPTION}.max_length"),
    Row("typed text least and most", with_options(option(min_length=3, max_length=3)),
        with_options(option(min_length=4, max_length=3)), f"{OPTION}.min_length"),
    Row("subcommands alone", with_options(option("new", 1), option("more", 2)),
        with_options(option("new", 1), option("game")), "0.options"),
    Row("no group in a group", with_options(option("more", 2, options=[option("new", 1)])),
        with_options(option("more", 2, options=[option("new", 2)])), f"{OPTION}.options.0.type"),
    Row("no subcommand in a subcommand", with_options(option("new", 1, options=[option()])),
        with_options(option("new", 1, options=[option("newer", 1)])),
        f"{OPTION}.options.0.type"),
    Row("a locale Discord knows", one(name_localizations={"de": "tisch"}),
        one(name_localizations={"de-DE": "tisch"}), "0.name_localizations.de-DE"),
    Row("a translated name in lower case", one(name_localizations={"de": "tisch"}),
        one(name_localizations={"de": "Tisch"}), "0.name_localizations.de"),
    Row("a translated name 32", one(name_localizations={"de": "a" * 32}),
        one(name_localizations={"de": "a" * 33}), "0.name_localizations.de"),
    Row("a translated description 100", one(description_localizations={"de": "a" * 100}),
        one(description_localizations={"de": "a" * 101}), "0.description_localizations.de"),
    Row("8000 characters in all", sized(8000), sized(8001), "0"),
    Row("a user command has no description", many(1, 2),
        [{"type": 2, "name": "Show Hand", "description": "a"}], "0.description"),
]  # fmt: skip
