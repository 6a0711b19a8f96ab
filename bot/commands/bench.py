"""Measure speed and size as ratios of two things measured side by side in one run."""

import argparse
import sys


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("figures", nargs="*", metavar="FIGURE", help="such as R1; default: all")
    command.add_argument("--json", action="store_true", help="print JSON")


def main(given: argparse.Namespace) -> int:
    """The measures belong to the repository: no release and no image carries them."""
    try:
        from bot.bench import figures
    except ModuleNotFoundError as missing:
        print(f"tafelrunde bench: {missing}; run `make bench` in a checkout.", file=sys.stderr)
        return 2
    return figures.run_bench(given.figures, as_json=given.json)
