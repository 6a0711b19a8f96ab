"""The numbers Discord sets, in one table. Counts are pairs of least and most."""

from __future__ import annotations

from typing import Final

Span = tuple[int, int]

MIB: Final = 1024 * 1024

CONTENT: Final[Span] = (0, 2000)
NONCE: Final[Span] = (0, 25)
FLAGS: Final[Span] = (0, 2**31 - 1)
CUSTOM_ID: Final[Span] = (1, 100)

ROWS: Final[Span] = (0, 5)  # without the V2 flag
ROW: Final[Span] = (1, 5)
COMPONENTS: Final = 40  # with the V2 flag, counted with nested ones
DISPLAYED_TEXT: Final = 4000  # all text displays of a message together
TEXT_DISPLAY: Final[Span] = (1, 4000)
SECTION_TEXTS: Final[Span] = (1, 3)
GALLERY: Final[Span] = (1, 10)
CONTAINER: Final[Span] = (1, 40)
ACCENT: Final[Span] = (0, 0xFFFFFF)
COMPONENT_NUMBER: Final[Span] = (0, 2**31 - 1)
ALT_TEXT: Final[Span] = (1, 1024)
MEDIA_URL: Final[Span] = (1, 2048)

BUTTON_LABEL: Final[Span] = (0, 80)
BUTTON_URL: Final[Span] = (1, 512)
EMOJI_NAME: Final[Span] = (0, 32)

OPTIONS: Final[Span] = (1, 25)  # of a string select
RADIO: Final[Span] = (2, 10)
CHECKBOXES: Final[Span] = (1, 10)
OPTION_LABEL: Final[Span] = (1, 100)
OPTION_VALUE: Final[Span] = (1, 100)
OPTION_DESCRIPTION: Final[Span] = (0, 100)
PLACEHOLDER: Final[Span] = (0, 150)
MOST_PICKS: Final = 25
MOST_TICKS: Final = 10  # in a checkbox group, and files in an upload field

MODAL_TITLE: Final[Span] = (1, 45)
MODAL_ITEMS: Final[Span] = (1, 5)
MODAL_LABEL: Final[Span] = (1, 45)
MODAL_DESCRIPTION: Final[Span] = (1, 100)
INPUT_TEXT: Final[Span] = (0, 4000)
INPUT_MOST: Final[Span] = (1, 4000)
INPUT_PLACEHOLDER: Final[Span] = (0, 100)

EMBEDS: Final[Span] = (0, 10)
EMBED_TEXT: Final = 6000  # all embeds of a message together
EMBED_TITLE: Final[Span] = (0, 256)
EMBED_DESCRIPTION: Final[Span] = (0, 4096)
EMBED_FIELDS: Final[Span] = (0, 25)
FIELD_NAME: Final[Span] = (1, 256)
FIELD_VALUE: Final[Span] = (1, 1024)
FOOTER: Final[Span] = (0, 2048)
AUTHOR: Final[Span] = (0, 256)

FILES: Final = 10
FILE_BYTES: Final = 10 * MIB
REQUEST_BYTES: Final = 25 * MIB
FILE_NAME: Final[Span] = (1, 1024)
FILE_DESCRIPTION: Final[Span] = (0, 1024)

COMMANDS: Final = {1: 100, 2: 15, 3: 15, 4: 1}  # by kind: slash, user, message, entry point
COMMAND_NAME: Final[Span] = (1, 32)
COMMAND_DESCRIPTION: Final[Span] = (1, 100)
COMMAND_OPTIONS: Final[Span] = (0, 25)
COMMAND_CHOICES: Final[Span] = (0, 25)
COMMAND_TEXT: Final = 8000  # one command with its options and choices
CHOICE_NAME: Final[Span] = (1, 100)
CHOICE_VALUE: Final[Span] = (0, 100)
TYPED_LEAST: Final[Span] = (0, 6000)
TYPED_MOST: Final[Span] = (1, 6000)

THREAD_NAME: Final[Span] = (1, 100)
SLOW_MODE: Final[Span] = (0, 21600)
ARCHIVE_MINUTES: Final = frozenset({60, 1440, 4320, 10080})
MENTIONS: Final[Span] = (0, 100)

LOCALES: Final = frozenset(
    {"bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr"}
    | {"hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th"}
    | {"tr", "uk", "vi", "zh-CN", "zh-TW"}
)
