"""Fingerprints stand for pictures in tests that are not about pixels.

canonical  a value as bytes: equal values give equal bytes in every process
encoded    what takes the place of `bot.ui.message.painting.encoded`
sizes      whether a painter would give a picture, and how large: asked without painting

A painter is a pure function of its arguments (tests/render/test_painters.py), so equal
fingerprints mean equal pixels. The other direction is a law of tests/render/test_drawn.py: what a
painter is given is drawn, or stands in a list with the reason why not. `tests/conftest.py` puts
fingerprints in place everywhere but in tests marked `painted`; tests/render/test_fingerprints.py
holds sizes against the real pictures.
"""
