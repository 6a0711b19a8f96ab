"""What fits into a message: the limits of Discord, and labels that are read on phones."""

import re

from bot.local.components import walk
from bot.local.limits import Upload, check_message
from bot.ui.message.parts import Post
from tests.label_widths import LONGEST, WITH_EMOJI
from tests.ui.scenes import NAMES, plain


def assert_within_limits(post: Post) -> None:
    """As strict as our local Discord."""
    components, files = plain(post)
    uploads = [Upload(n, name, len(content)) for n, (name, content) in enumerate(files)]
    check_message({"components": components, "flags": 1 << 15}, uploads)
    for one in walk(components):
        if one["type"] == 2:
            label = re.sub("|".join(NAMES), "", one["label"])  # names of people may be long
            assert len(label) <= (WITH_EMOJI if "emoji" in one else LONGEST), one["label"]
