"""Tests of `bot/ui/panel`.

long_windows  long windows from opening to close, and what all others see of them
parts         a panel from top to bottom, part by part
window_pairs  pairs of worlds with an open window that differ in one hand
"""
