"""Routes for the application itself: who it is, its gateway, its commands, its answers."""

from __future__ import annotations

from bot.local import answers, limits, refusals
from bot.local.call import Call
from bot.local.interactions import Interaction
from bot.local.model import Json, Message
from bot.local.records import GLOBAL
from bot.local.rest import Answer, Routes
from bot.local.rest_messages import check_edit_body

routes = Routes()
HOME = "/applications/{application}"
WEBHOOK = "/webhooks/{application}/{token}"
SETTINGS: Json = {
    "options": [],
    "default_member_permissions": None,
    "nsfw": False,
    "integration_types": [0],
    "contexts": None,
    "type": 1,
}


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
async def read_application(call: Call) -> Answer:
    discord = call.discord
    return {
        "id": str(discord.world.bot_id),
        "name": discord.world.users[discord.world.bot_id].display,
        "description": "",
        "icon": None,
        "bot_public": False,
        "bot_require_code_grant": False,
        "owner": discord.wire.user(discord.world.users[discord.operator]),
        "verify_key": "",
        "flags": 0,
        "team": None,
        "summary": "",
        "type": None,
        "flags_new": "0",
        "explicit_content_filter": 0,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "approximate_guild_count": len(discord.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
    }


@routes.on("GET", "/gateway")
async def read_gateway(call: Call) -> Answer:
    return {"url": call.discord.gateway_address}


@routes.on("GET", "/gateway/bot")
async def read_gateway_for_bot(call: Call) -> Answer:
    left = max(0, 1000 - call.discord.gateway.identified)
    start = {"total": 1000, "remaining": left, "reset_after": 86_400_000}
    start["max_concurrency"] = call.discord.concurrency
    url = call.discord.gateway_address
    return {"url": url, "shards": call.discord.shards, "session_start_limit": start}


@routes.on("GET", HOME + "/commands")
@routes.on("GET", HOME + "/guilds/{guild}/commands")
async def read_commands(call: Call) -> Answer:
    return call.discord.world.commands.get(_scope(call), [])


@routes.on("PUT", HOME + "/commands")
@routes.on("PUT", HOME + "/guilds/{guild}/commands")
async def replace_commands(call: Call) -> Answer:
    told = (await call.body()).json
    call.note(limits.check_commands(told))
    commands = [_registered(call, one) for one in told]
    call.discord.world.set_commands(_scope(call), commands)
    return commands


@routes.on("POST", HOME + "/commands")
@routes.on("POST", HOME + "/guilds/{guild}/commands")
async def add_command(call: Call) -> Answer:
    told = await call.json()
    call.note(limits.check_commands([told]))
    others = [one for one in _commands(call) if _key(one) != _key(told)]
    limits.check_commands([*map(_bare, others), told])
    command = _registered(call, told)
    call.discord.world.set_commands(_scope(call), [*others, command])
    return command


@routes.on("GET", HOME + "/guilds/{guild}/commands/permissions")
async def read_permissions(_: Call) -> Answer:
    """Nobody has changed who may use which command."""
    return []


@routes.on("GET", HOME + "/commands/{command}")
@routes.on("GET", HOME + "/guilds/{guild}/commands/{command}")
async def read_command(call: Call) -> Answer:
    return _command(call)


@routes.on("PATCH", HOME + "/commands/{command}")
@routes.on("PATCH", HOME + "/guilds/{guild}/commands/{command}")
async def change_command(call: Call) -> Answer:
    old = _command(call)
    changed = old | await call.json()
    call.note(limits.check_commands([_bare(changed)]))
    after = changed | {"version": str(call.discord.world.ids.next())}
    kept = [after if one is old else one for one in _commands(call)]
    call.discord.world.set_commands(_scope(call), kept)
    return after


@routes.on("DELETE", HOME + "/commands/{command}")
@routes.on("DELETE", HOME + "/guilds/{guild}/commands/{command}")
async def delete_command(call: Call) -> Answer:
    gone = _command(call)
    kept = [one for one in _commands(call) if one is not gone]
    call.discord.world.set_commands(_scope(call), kept)
    return None


@routes.on("POST", "/interactions/{interaction}/{token}/callback", "callback", by_token=True)
async def callback(call: Call) -> Answer:
    discord = call.discord
    body = await call.body()
    interaction = discord.interactions.to_answer(
        call.id("interaction"), call.request.match_info["token"]
    )
    call.note(answers.check_first(interaction, body.json, discord.wire, body.files))
    response = discord.answers.first(interaction, body.json, body.files)
    wanted = call.request.query.get("with_response") in ("1", "true")
    return response if wanted else None


@routes.on("POST", WEBHOOK, "webhook", by_token=True)
async def follow_up(call: Call) -> Answer:
    body = await call.body()
    interaction = _interaction(call)
    call.note(limits.check_followup(body.json, [file.upload for file in body.files]))
    message = call.discord.answers.follow_up(interaction, body.json, body.files)
    return call.discord.wire.message(message)


@routes.on("GET", WEBHOOK + "/messages/{message}", "webhook", by_token=True)
async def read_answer(call: Call) -> Answer:
    message = _answer(call, _interaction(call))
    return call.discord.wire.message(message)


@routes.on("PATCH", WEBHOOK + "/messages/{message}", "webhook", by_token=True)
async def edit_answer(call: Call) -> Answer:
    body = await call.body()
    interaction = _interaction(call)
    message = _answer(call, interaction)
    check_edit_body(call, message, body)
    edited = call.discord.answers.edit(interaction, message, body.json, body.files)
    return call.discord.wire.message(edited)


@routes.on("DELETE", WEBHOOK + "/messages/{message}", "webhook", by_token=True)
async def delete_answer(call: Call) -> Answer:
    interaction = _interaction(call)
    message = _answer(call, interaction)
    call.discord.answers.delete(interaction, message)
    return None


def _interaction(call: Call) -> Interaction:
    token = call.request.match_info["token"]
    return call.discord.interactions.by_token(call.id("application"), token)


def _answer(call: Call, interaction: Interaction) -> Message:
    """The message of the path, which must belong to the interaction."""
    original = call.request.match_info["message"] == "@original"
    return call.discord.answers.find(interaction, None if original else call.id("message"))


def _scope(call: Call) -> int:
    if call.id("application") != call.discord.world.bot_id:
        raise refusals.missing_access()
    if "guild" not in call.request.match_info:
        return GLOBAL
    return call.discord.world.guild(call.id("guild")).id


def _commands(call: Call) -> list[Json]:
    return call.discord.world.commands.get(_scope(call), [])


def _command(call: Call) -> Json:
    wanted = str(call.id("command"))
    found = next((one for one in _commands(call) if one["id"] == wanted), None)
    if found is None:
        raise refusals.unknown_command()
    return found


def _registered(call: Call, told: Json) -> Json:
    """The command as Discord keeps it; one of the same name keeps its id."""
    old = next((one for one in _commands(call) if _key(one) == _key(told)), None)
    if old is None:
        call.discord.limits.take_command(_scope(call))
    ids, needed = call.discord.world.ids, told.get("default_member_permissions")
    command = (
        SETTINGS
        | told
        | {
            "default_member_permissions": None if needed is None else str(needed),
            "id": old["id"] if old else str(ids.next()),
            "application_id": str(call.discord.world.bot_id),
            "version": str(ids.next()),
        }
    )
    scope = _scope(call)
    return command if scope == GLOBAL else command | {"guild_id": str(scope)}


def _key(command: Json) -> tuple[str, int]:
    return command["name"], command.get("type", 1)


def _bare(command: Json) -> Json:
    """What a bot would send to register this command anew."""
    given = ("id", "application_id", "version", "guild_id")
    return {key: value for key, value in command.items() if key not in given}
