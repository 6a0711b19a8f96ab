"""Scratch Island at the table: all maps in the channel, one's own large map in private, and a motif
laid in at most three clicks on numbered pictures."""

from pathlib import Path

from bot.local.people import Person
from bot.local.post import Post
from tests.end_to_end.house import House, house
from tests.end_to_end.players import Player, asked_by_dm, gather, picks


async def at_the_table(home: House) -> Person:
    """Anna and Ben play; whoever is up is returned."""
    anna, ben = (Player(person, "dm") for person in home.discord.people("Anna", "Ben"))
    await gather(home, [anna, ben], "scratch_island")
    return anna.person if asked_by_dm(anna.person) else ben.person


def pictures(post: Post) -> list[str]:
    """The kinds of pictures that a message shows, by their file names."""
    return [name.partition("-")[0] for name in post.files]


async def test_the_channel_shows_all_maps_and_only_the_panel_has_controls(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        active = await at_the_table(home)
        (stranger,) = home.discord.people("Zoe")

        board, panel = home.board(stranger), active.inbox()[-1]

        assert pictures(board) == ["board"]
        assert all(name in board.alt_texts[0] for name in ("Anna", "Ben"))
        assert not any(picks(post) for post in stranger.everything())
        assert pictures(panel) == ["choice"]  # one's own map is in it
        assert picks(panel)


async def test_a_motif_is_laid_in_at_most_three_clicks_on_numbered_pictures(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        active = await at_the_table(home)
        table = await home.table()
        seat = table.record.seat_of(active.id)
        assert seat is not None
        await press_first(active, home)  # the two dice

        for _ in range(2):
            version, clicks = table.record.log_length, 0
            while table.record.log_length == version:
                panel = active.inbox()[-1]
                assert "choice" in pictures(panel)
                offered = [label for label in panel.buttons if " · " in label] + panel.options
                assert [int(label.split(" · ")[0]) for label in offered] == list(
                    range(1, len(offered) + 1)
                )
                await press_first(active, home)
                clicks += 1
            assert clicks <= 3
            if table.state.ask_of(seat) is None:
                break  # a snake, or nothing fits any more


async def press_first(person: Person, home: House) -> None:
    """The first choice in the panel, by button or select."""
    panel = person.inbox()[-1]
    control = picks(panel)[0]
    if "options" in control:
        shown = await person.select(
            panel, control["options"][0]["value"], which=control["custom_id"]
        )
    else:
        shown = await person.click(panel, control["custom_id"])
    assert shown.failure is None
    await home.settle()
