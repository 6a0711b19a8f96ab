"""/me: settings of the user, in DMs and servers alike."""

from discord import app_commands
from discord.ext import commands

from bot.client import Tafelrunde
from bot.games.contract import MOST_PICKS
from bot.table.people.time_input import zones_like
from bot.ui.commands.command_words import localized
from bot.ui.intake.buttons import Interaction
from bot.ui.intake.dispatch import Dispatcher
from bot.ui.person import data_handlers, me_handlers
from bot.ui.person.me_card import CLIENT, NOTICES, clock
from bot.words import LANGUAGES


def choices(name: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=localized(f"choice-{name}-{v}"), value=v) for v in values]


class Me(
    commands.GroupCog, group_name=localized("name-me"), group_description=localized("group-me")
):
    def __init__(self, bot: Tafelrunde) -> None:
        self.bot = bot

    @property
    def dispatcher(self) -> Dispatcher:
        return self.bot.dispatcher

    @app_commands.command(
        name=localized("name-settings"), description=localized("describe-settings")
    )
    async def settings(self, interaction: Interaction) -> None:
        await self.dispatcher.commanded(interaction, me_handlers.me_command)

    @app_commands.command(
        name=localized("name-language"), description=localized("describe-language")
    )
    @app_commands.rename(language=localized("name-language"))
    @app_commands.describe(language=localized("describe-language"))
    @app_commands.choices(language=choices("language", (CLIENT, *LANGUAGES)))
    async def language(self, interaction: Interaction, language: str) -> None:
        await self._settle(interaction, lambda p, c: me_handlers.with_language(p, language, c))

    @app_commands.command(name=localized("name-notices"), description=localized("describe-notices"))
    @app_commands.rename(how=localized("name-how"))
    @app_commands.describe(how=localized("describe-notices"))
    @app_commands.choices(how=choices("notices", NOTICES))
    async def notices(self, interaction: Interaction, how: str) -> None:
        await self._settle(interaction, lambda p, c: me_handlers.with_notices(p, how, c))

    @app_commands.command(name=localized("name-quiet"), description=localized("describe-quiet"))
    @app_commands.rename(
        zone=localized("name-zone"), begin=localized("name-from"), end=localized("name-to")
    )
    @app_commands.describe(
        zone=localized("describe-zone"),
        begin=localized("describe-from"),
        end=localized("describe-to"),
    )
    async def quiet(self, interaction: Interaction, zone: str, begin: str, end: str) -> None:
        await self._settle(
            interaction, lambda p, _: me_handlers.with_quiet_hours(p, zone, begin, end)
        )

    @quiet.autocomplete("zone")
    async def zones(self, _: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """With the present time there, which makes the right zone easy to recognise."""
        now = self.bot.time.now()
        return [
            app_commands.Choice(name=f"{zone} · {clock(zone, now)}", value=zone)
            for zone in zones_like(current, MOST_PICKS)
        ]

    @app_commands.command(
        name=localized("name-vacation"), description=localized("describe-vacation")
    )
    @app_commands.rename(until=localized("name-until"))
    @app_commands.describe(until=localized("describe-until"))
    async def vacation(self, interaction: Interaction, until: str) -> None:
        now = self.bot.time.now()
        await self._settle(interaction, lambda p, _: me_handlers.with_vacation(p, until, now))

    @app_commands.command(
        name=localized("name-statistics"), description=localized("describe-statistics")
    )
    @app_commands.rename(counted=localized("name-counted"))
    @app_commands.describe(counted=localized("describe-counted"))
    async def statistics(self, interaction: Interaction, counted: bool) -> None:
        await self.dispatcher.commanded(
            interaction, lambda click: data_handlers.be_counted(click, counted=counted)
        )

    @app_commands.command(name=localized("name-export"), description=localized("describe-export"))
    async def export(self, interaction: Interaction) -> None:
        await self.dispatcher.commanded(interaction, data_handlers.export)

    @app_commands.command(name=localized("name-erase"), description=localized("describe-erase"))
    async def erase(self, interaction: Interaction) -> None:
        await self.dispatcher.commanded(interaction, data_handlers.ask_before_erasing)

    async def _settle(self, interaction: Interaction, change: me_handlers.Change) -> None:
        await self.dispatcher.commanded(
            interaction, lambda click: me_handlers.change_by_command(click, change)
        )


async def setup(bot: Tafelrunde) -> None:
    await bot.add_cog(Me(bot))
