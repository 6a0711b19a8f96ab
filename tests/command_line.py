"""The command line as tests type it."""

from bot.__main__ import main


def run(*arguments: str) -> int:
    """The exit code, whether it was returned or raised."""
    try:
        return main(list(arguments))
    except SystemExit as left:
        return int(str(left.code))
