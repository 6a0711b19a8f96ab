"""Pictures: palettes, sizes, choices, replays.

changing  what painters are given, and the same with one field changed
dracheninsel_pictures, schatzjagd_pictures, scratch_island_pictures  positions of these games
not_drawn  what painters are given and do not draw, each with the reason
measures   a picture as a phone shows it: sizes and contrasts of all that was drawn
saying     words as painters are given them in tests
sight      how eyes see tones: colour blindness, shades of grey, the distance of two tones
"""
