"""What a request of the bot does, in the words in which faults are set."""

from __future__ import annotations

from enum import Enum


class Act(Enum):
    """A message goes to a server's channel or thread, or into a DM."""

    ANYTHING = "anything"
    CHANNEL_POST = "channel post"
    CHANNEL_EDIT = "channel edit"
    DM_POST = "DM post"
    DM_EDIT = "DM edit"
    DELETE = "delete"
    ANSWER = "interaction answer"
    """The callback, and what follows it by the interaction's token."""
    OPEN_DM = "create_dm"
    OPEN_THREAD = "open thread"


BY_BUCKET = {
    "delete_message": Act.DELETE,
    "bulk_delete": Act.DELETE,
    "callback": Act.ANSWER,
    "webhook": Act.ANSWER,
    "POST /users/@me/channels": Act.OPEN_DM,
    "POST /channels/{channel}/threads": Act.OPEN_THREAD,
    "POST /channels/{channel}/messages/{message}/threads": Act.OPEN_THREAD,
}
IN_CHANNELS = {"create_message": Act.CHANNEL_POST, "edit_message": Act.CHANNEL_EDIT}
IN_DMS = {"create_message": Act.DM_POST, "edit_message": Act.DM_EDIT}


def act_of(bucket: str, *, direct: bool) -> Act | None:
    """The act of a request to this bucket; None for one that no fault has a word for."""
    return BY_BUCKET.get(bucket) or (IN_DMS if direct else IN_CHANNELS).get(bucket)
