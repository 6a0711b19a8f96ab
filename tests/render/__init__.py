"""Pictures: palettes, sizes, choices, replays.

dracheninsel_pictures, schatzjagd_pictures  positions of these games, and their pictures
measures  a picture as a phone shows it: sizes and contrasts of all that was drawn
sight     how eyes see tones: colour blindness, and the distance of two tones
"""
