"""Tests: real parts, a real discord.py client, a strict local Discord. They mirror the product.

Here lies what concerns all games and layers (`test_laws`, `test_words`, `test_layers` …) and what
the tests of several folders share. Supporting modules of a folder are listed in its own map.

command_line    `tafelrunde` as tests type it
conftest        options (`--game`) and fixtures for all tests
discord_server  the local Discord as tests hold it: people, clocks, faults
docs            docs/architecture.svg, drawn from the import graph (`make docs`)
import_graph    who imports whom? Read from the source, room by room
label_widths    how many characters of a button are read on a phone
laws            how tests play: random walks, all leaves, and everything that a seat is shown
openapi         Discord's own description of its API, if it is at hand: the second judge
patience        how long a test waits, counted in work
ports           a port of this machine that nobody uses just now
postgres        a PostgreSQL of our own: one cluster a session, a fresh database for each who asks
processor_time  what a run cost, and with `--cpu 10` which tests cost most
reach           which types can be reached from a view: a secret one among them is a leak
rule_ids        the ids of rules and scenarios that each game lists
said_once       words that keep what they have said, for tests of whole games
truth           behind the views of a table, where only tests may look
typed_reading   states where views are wanted: `make check` holds that type checkers refuse them
version         what a release is called, and its chapter of the changelog
virtual_time    time in the hands of a test: it stands still until it is told to pass
away/           thirty days of fifty tables on the injected clock
end_to_end/     the whole bot, by people who click
fingerprints/   what stands for pictures in tests that are not about pixels
games/          the rules of each game; golden games and mutants
hosting/        container, doctor, logs, data of older releases
local/          the local Discord itself, as strict as the real one
page/           the local table in a real browser
render/         pictures: palettes, sizes, choices, replays
table/          the table without Discord, on a real file
toys/           two small games that drive the tests of the layers above
ui/             what is shown, without a server
"""
