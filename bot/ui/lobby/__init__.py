"""Before the game: a table is opened and people sit down.

lobby_card      the lobby: a card for all with the seats, and the host's private panel of options
lobby_handlers  what the lobby's buttons do: join, leave, computers, options, start, cancel
new_table       a new table: in the channel, or in a thread of its own
own_thread      a thread for one table: opened where that is allowed, taken away again if the table
                fa
"""
