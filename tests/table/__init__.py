"""The table without Discord, on a real file; the folders are the rooms of `bot/table`.

conftest  every test of the table layer gets a room of its own, on a file of its own
damage    database files spoiled as disks, copies and people spoil them
failing   a disk that fails at one chosen call of SQLite, really and once
kit       a table layer on a real file, with time and luck in our hands, and positions to start from
live      tables in the middle of real games: played there by random answers, and played on
records   records of finished games, as the bot hands them out
variants  duel with a rule changed here and there: situations that the toy itself does not have
"""
