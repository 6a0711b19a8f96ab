"""How many characters of a button are read on a phone, alone and beside an emoji."""

LONGEST, WITH_EMOJI = 38, 34
