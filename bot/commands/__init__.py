"""The commands of `tafelrunde`: `bot.__main__` lists them and loads the module that is called.

planning_ahead  simulated people who plan ahead: some steps, the next turn, or a goal
arguments       argument types that several commands share
backup          copy the database into FILE, also while the bot runs, and verify the copy
bench           measure speed and size as ratios of two things measured side by side in one run
calendar        how many days a game takes people who are not always online, and what they see of it
contests        games between computer players of several levels, and what their results prove
databases       the database that the settings name, and what commands say that do not apply to it
doctor          check settings, token, files, disk, database, clock, fonts and Discord: one line
                each
export          print the record of a finished table as JSON: seed and log, for `verify`
gallery         paint a sheet of sample pictures of each game into DIR
health          report whether the bot is alive: loop, database, connection
player_model    one game of simulated people: they come when notified, look, click and leave
match           let computer players of different levels play each other: who wins
move_database   copy a stopped bot's database from SQLite to PostgreSQL or back, and verify it
own_calendar    how fast the people of this bot answer: counted from the logs, without any id
visit_times     when simulated people come: their phone rings, and after a while they look
play            play a game in the terminal against computer players, without Discord
progress        the progress of a long command: one line that renews itself, and only on a terminal
purge           remove tables that ended so many days ago (with the bot stopped), or old backups
refusals        why the bot did not start or had to stop: one sentence and an exit code
restore         replace the database with the backup FILE; the bot must be stopped
resume          resume every table that the bot itself has paused
run             run the bot: on Discord if DISCORD_TOKEN is set, else as a local table in the
                browser
shelf           the games on the shelf of the local page: players, length, weight and title pictures
simulate        let computer players play whole games, and check every invariant after every action
tally           what is counted in one game of simulated people
verify          replay the record of a finished game and check every die roll and card
wake            after months of downtime with a right clock: postpone every deadline by that time
command_lines   commands that a message recommends, written as they are called on this installation
game_options    the game that a command is given: its slug, the number of players and its options
"""
