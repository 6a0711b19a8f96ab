"""What `tafelrunde` does on the command line: a module for each command, its first line the help.

ahead      how people think ahead: several steps of a turn at once, the whole next turn, or a goal
arguments  what several commands take
backup     copy the database into FILE while the bot may go on running, and verify the copy
bench      measure speed and size as ratios of two things measured side by side in one run
contests   games between computers of several levels, and what their results prove
calendar   how many days a game takes people who are not online, and what they see of it
own        how it went for the people of this bot: counted from the logs of their tables
databases  which database do the settings name?
doctor     look at settings, token, data folder, disk, database, fonts and Discord: a line each
export     print the record of a finished table: seed and log, for `verify`
gallery    paint a sheet of pictures of each game: start, middle, end, hand, choices
health     say whether the bot is alive: loop, database, connection
match      let computers of different levels play each other: who wins, and what they do wrong
lives      one game as people live it: they come when they are called, look, click, and go again
play       play a game in the terminal against computers: the same rules and words, and no Discord
phones     when people come: a phone rings, and after a while its owner looks
move_database  copy a stopped bot's database into PostgreSQL or back, verified by replaying
progress   how far a long command is: one line that renews itself, and only where somebody looks
purge      remove tables that are over for so many days, or old backups; the former with the bot st
refusals   why the bot does not start, or had to stop: one sentence, and an exit code for the super
restore    put the backup FILE in the database's place; the bot must be stopped
resume     go on at every table that the bot itself has paused, as for a channel that was lost
run        run the bot: on Discord with DISCORD_TOKEN, else as a local table in the browser
shelf      the games on the shelf of the local page: players, length, weight and title pictures
simulate   play whole games by computers, with every invariant checked after every action
tally      what is counted of one game as people live it
verify     replay the record of a finished game and check every die and card of it
wake       after months away: the clock is right, and every deadline is put off by the time away
wishes     which game was asked for: whether so many can play it, and with which options
ways       ways out that a message can name: the commands as they are called in this very place
"""
