"""/me: what people settle about themselves, in DMs and servers alike."""

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.games.contract import MOST_PICKS
from bot.table.people.time_input import zones_like
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.command_words import spoken
from bot.ui.intake.dispatch import Desk
from bot.ui.person import data_verbs as verbs_data
from bot.ui.person import me_verbs as verbs_me
from bot.ui.person.me_card import CLIENT, NOTICES, clock
from bot.words import LANGUAGES


def choices(name: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=spoken(f"choice-{name}-{v}"), value=v) for v in values]


class Me(commands.GroupCog, group_name=spoken("name-me"), group_description=spoken("group-me")):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @property
    def desk(self) -> Desk:
        return self.bot.desk

    @app_commands.command(name=spoken("name-settings"), description=spoken("describe-settings"))
    async def settings(self, interaction: Interaction) -> None:
        await self.desk.commanded(interaction, lambda: verbs_me.show(self.desk, interaction))

    @app_commands.command(name=spoken("name-language"), description=spoken("describe-language"))
    @app_commands.rename(language=spoken("name-language"))
    @app_commands.describe(language=spoken("describe-language"))
    @app_commands.choices(language=choices("language", (CLIENT, *LANGUAGES)))
    async def language(self, interaction: Interaction, language: str) -> None:
        await self._settle(interaction, lambda p: verbs_me.language(p, language, interaction))

    @app_commands.command(name=spoken("name-notices"), description=spoken("describe-notices"))
    @app_commands.rename(how=spoken("name-how"))
    @app_commands.describe(how=spoken("describe-notices"))
    @app_commands.choices(how=choices("notices", NOTICES))
    async def notices(self, interaction: Interaction, how: str) -> None:
        await self._settle(interaction, lambda p: verbs_me.notices(p, how, interaction))

    @app_commands.command(name=spoken("name-quiet"), description=spoken("describe-quiet"))
    @app_commands.rename(zone=spoken("name-zone"), begin=spoken("name-from"), end=spoken("name-to"))
    @app_commands.describe(
        zone=spoken("describe-zone"), begin=spoken("describe-from"), end=spoken("describe-to")
    )
    async def quiet(self, interaction: Interaction, zone: str, begin: str, end: str) -> None:
        await self._settle(interaction, lambda p: verbs_me.quiet(p, zone, begin, end))

    @quiet.autocomplete("zone")
    async def zones(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """With the time that it is there, so that the right one is easily told."""
        now = self.desk.tables.time.now()
        return [
            app_commands.Choice(name=f"{zone} · {clock(zone, now)}", value=zone)
            for zone in zones_like(current, MOST_PICKS)
        ]

    @app_commands.command(name=spoken("name-vacation"), description=spoken("describe-vacation"))
    @app_commands.rename(until=spoken("name-until"))
    @app_commands.describe(until=spoken("describe-until"))
    async def vacation(self, interaction: Interaction, until: str) -> None:
        now = self.desk.tables.time.now()
        await self._settle(interaction, lambda p: verbs_me.vacation(p, until, now))

    @app_commands.command(name=spoken("name-statistics"), description=spoken("describe-statistics"))
    @app_commands.rename(counted=spoken("name-counted"))
    @app_commands.describe(counted=spoken("describe-counted"))
    async def statistics(self, interaction: Interaction, counted: bool) -> None:
        await self.desk.commanded(
            interaction, lambda: verbs_data.be_counted(self.desk, interaction, counted=counted)
        )

    @app_commands.command(name=spoken("name-export"), description=spoken("describe-export"))
    async def export(self, interaction: Interaction) -> None:
        await self.desk.commanded(interaction, lambda: verbs_data.export(self.desk, interaction))

    @app_commands.command(name=spoken("name-erase"), description=spoken("describe-erase"))
    async def erase(self, interaction: Interaction) -> None:
        await self.desk.commanded(
            interaction, lambda: verbs_data.ask_before_erasing(self.desk, interaction)
        )

    async def _settle(self, interaction: Interaction, change: verbs_me.Change) -> None:
        await self.desk.commanded(
            interaction, lambda: verbs_me.command(self.desk, interaction, change)
        )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Me(bot))
