"""The documented errors that the world itself raises, one name each."""

from __future__ import annotations

from bot.local.errors import ApiError, Fault, invalid_form


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def service_unavailable() -> ApiError:
    return ApiError(503, 0, "503: Service Unavailable")


def too_many_pins() -> ApiError:
    return ApiError(400, 30003, "Maximum number of pins reached")


def opening_dms_too_fast() -> ApiError:
    return ApiError(403, 40003, "You are opening direct messages too fast.")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def another_users_message() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def cannot_dm() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def too_old_for_bulk_delete() -> ApiError:
    return ApiError(400, 50034, "A message provided was too old to bulk delete")


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def bad_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def no_mutual_guild() -> ApiError:
    return ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def locked_thread() -> ApiError:
    return ApiError(400, 160005, "Thread is locked")


def too_many_threads() -> ApiError:
    return ApiError(400, 160006, "Maximum number of active threads reached")


def invalid_field(name: str, message: str) -> ApiError:
    """One field of a body or query is wrong."""
    return invalid_form([Fault((name,), "BASE_TYPE_INVALID", message)])
