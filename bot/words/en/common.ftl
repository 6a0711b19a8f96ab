# What is said in all games.

# The commands: names in lower case, descriptions of at most 100 characters
name-new = new
describe-new = Opens a table in this channel
name-rules = rules
describe-rules = Explains the game page by page, for you alone
group-emerald = Emerald: knights, a dragon and a lot of gold
group-dracheninsel = Die Dracheninsel: carry together, cash in alone
group-drachenland = Drachenland: eggs, gems and fifteen volcanoes
group-scratch_island = Scratch Island: scratch, dig and find treasures
group-schatzjagd = Schatzjagd: a realm full of monsters and crowns
name-table = table
group-table = The table in this channel
name-board = board
describe-board = Shows the board again at the bottom of the channel
name-text = text
describe-text = As text, for you alone
name-hand = hand
describe-hand = Your hand and what you can do, for you alone
name-log = log
describe-log = What happened lately
name-orders = orders
describe-orders = Your secret standing orders for when you are away
name-resign = resign
describe-resign = Leaves your seat to a computer
name-end = end
describe-end = Calls the table off (host or moderators)

# The lobby
lobby-players = For { $players } players
lobby-options = Options
lobby-gone = This table was cleared before the game began.
option-pace = Pace
option-pace-together = together, all at once
option-pace-days = over days, whenever you like
option-turn_time = Time per turn
option-turn_time-none = no limit
option-turn_time-10min = 10 minutes
option-turn_time-1h = 1 hour
option-turn_time-24h = 24 hours
option-turn_time-72h = 3 days
option-reaction_time = Reaction time
option-reaction_time-10s = 10 seconds
option-reaction_time-20s = 20 seconds
option-reaction_time-60s = 1 minute
option-reaction_time-10min = 10 minutes
option-reaction_time-8h = 8 hours
option-start_seat = Begins
option-start_seat-random = drawn by lot
option-language = Language
option-language-de = German
option-language-en = English

# Buttons
button-join = Join
button-leave = Leave
button-computer = Add computer
button-computer-easy = Add easy computer
button-uncomputer = Remove computer
button-start = Start
button-options = Options
button-cancel = Cancel
button-hand = My hand
button-answer = Answer
button-log = Log
button-rules = Rules
button-more = More
button-back = Back
button-refresh = Refresh
button-orders = Orders
button-drop = Drop { $order }
button-text = Board as text
button-resign = Leave my seat
button-end = End the table
button-back-in = I play again myself
button-rematch = Rematch
button-record = Check fairness
button-previous = Previous
button-next = Next

# The private panel
panel-done = ✔️ **{ $game }** in { $board }: done, the others are up now.
panel-over = Nobody is asked anything just now.
panel-until = Time until { $when }
panel-choose = { $most ->
    [1] Choose one
   *[other] Choose { $least } to { $most }
}
panel-none = None of these

# The board
board-window = ⏳ **Whoever wants to react may answer now.** It goes on as soon as all have answered.
board-winners = { $number ->
    [1] 👑 { $names } wins!
   *[other] 👑 { $names } share the victory!
}
board-ended = The table was called off. Nobody wins.
board-moved = **{ $game }** has moved further down.
board-away = ⏸️ I was away for { $minutes } minutes. All deadlines have been put off by that time.
board-again = The board will be here again in a moment.
board-seed = -# All dice and cards came from { $seed }, sealed as { $commitment }.
board-sealed = -# Sealed as { $commitment }
log-title = Log
rules-page = Page { $number } of { $last }
notice-turn = { $person }, you are up in { $game }. Press **My hand** above.
notice-half = ⏰ **{ $game }** in { $where }: half of your time is over, it ends { $when }.
rematch-open = The rematch is waiting: a new table with everybody from before.
record-help = Everything about this game is in the file. Whoever wants to checks it with “tafelrunde verify { $file }”.
seat-warm = A computer keeps your seat warm. You can take over again at any time.
sure-resign = Shall a computer really play on for you?
sure-resign-yes = Yes, leave my seat
sure-end = Shall this table really end for everybody?
sure-end-yes = Yes, end it

# Standing orders
orders-title = Standing orders
orders-help = They answer for you while you are away. Nobody else learns of them.
orders-none = You have given no orders.
orders-scope = How long shall this hold?
scope-turn = for this turn
scope-round = for this round
scope-game = until the end of the game

# Refusals: one sentence each, always private
refused-no_table = This table does not exist any more.
refused-no_table_here = There is no open table in this channel.
refused-no_channel = A table can only be opened in a text channel or thread of a server.
refused-channel_taken = There is already a table in this channel; take a thread or another channel.
refused-already_seated = You are already seated at this table.
refused-not_seated = You are not seated at this table.
refused-wrong_seat = That is not your seat.
refused-computer_plays = A computer plays for you just now; take over again under “My hand”.
refused-moved_on = The game has moved on. “My hand” at the board shows you how things are now.
refused-not_asked = You are not asked anything just now.
refused-not_offered = That is not possible just now.
refused-unfinished = There is a step missing.
refused-game_over = This game is over.
refused-not_over = That is possible when the game is over.
refused-not_started = The game has not begun yet.
refused-lobby_closed = The game is already on.
refused-full = The table is full.
refused-too_few = There are too few at the table.
refused-not_host = Only the host (👑) can do that.
refused-no_computer = There is no computer at the table.
refused-option = { $name } = { $value } is not possible; allowed is: { $allowed }.
refused-not_saved = I could not save that; nothing has happened. Please try again in a moment.
refused-forged = This button is not one of mine.
refused-fault = Something went wrong on my side (number { $number }). Nothing has changed in the game.
