"""Pictures: palettes, sizes, choices, replays.

measures  a picture as a phone shows it: sizes and contrasts of all that was drawn
sight     how eyes see tones: colour blindness, and the distance of two tones
"""
