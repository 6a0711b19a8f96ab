"""Replay the record of a finished game and check every die roll and card."""

import argparse
import sys
from pathlib import Path

from bot.table.play.fairness import Unfair, parse_fairness_record, verify_fairness


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, help="the record that the bot offers after the game")


def main(given: argparse.Namespace) -> int:
    try:
        record = parse_fairness_record(given.file.read_bytes())
        verify_fairness(record)
    except OSError as fault:
        print(f"tafelrunde verify: {given.file}: {fault.strerror}", file=sys.stderr)
        return 2
    except Unfair as fault:
        print(f"Not fair: {fault}")
        return 1
    print(f"Fair: {record.game}, {record.seats} seats, {len(record.actions)} actions replayed.")
    return 0
