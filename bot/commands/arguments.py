"""Argument types that several commands share."""

import argparse


class Wrong(Exception):
    """What was asked for cannot be, in one sentence; the command ends with 2."""


def positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def pair(text: str) -> tuple[str, int | str]:
    """An option of a game and its value, as NAME=VALUE."""
    name, _, value = text.partition("=")
    return name, int(value) if value.lstrip("-").isdigit() else value
