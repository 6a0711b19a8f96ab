"""The commands of `tafelrunde`: `bot.__main__` lists them and loads the module that is called.

arguments       argument types that several commands share
backup          copy the database into FILE, also while the bot runs, and verify the copy
calendar        how fast the people of this bot answer: counted from the logs, without any id
databases       the database that the settings name, and what commands say that do not apply to it
doctor          check settings, token, files, disk, database, clock, fonts and Discord: one line
                each
export          print the record of a finished table as JSON: seed and log, for `verify`
health          report whether the bot is alive: loop, database, connection
move_database   copy a stopped bot's database from SQLite to PostgreSQL or back, and verify it
play            play a game in the terminal against computer players, without Discord
progress        the progress of a long command: one line that renews itself, and only on a terminal
purge           remove tables that ended so many days ago (with the bot stopped), or old backups
refusals        why the bot did not start or had to stop: one sentence and an exit code
restore         replace the database with the backup FILE; the bot must be stopped
resume          resume every table that the bot itself has paused
run             run the bot: on Discord if DISCORD_TOKEN is set, else as a local table in the
                browser
shelf           the games on the shelf of the local page: players, length, weight and title pictures
verify          replay the record of a finished game and check every die roll and card
wake            after months of downtime with a right clock: postpone every deadline by that time
command_lines   commands that a message recommends, written as they are called on this installation
game_options    the game that a command is given: its slug, the number of players and its options
"""
