"""Clicks that are taken back.

taking_back  taking back: the newest line of the log is deleted, as if it had never been there
undoable     which lines of the log may still be taken back?
"""
