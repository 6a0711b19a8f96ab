# The statistics of a server.
title = 🏆 Table of honour
nothing-yet = No game has been played to its end here yet.
games = { $number ->
    [one] { $number } game on this server
   *[other] { $number } games on this server
}
game = **{ $name }**: { $number ->
    [one] { $number } game
   *[other] { $number } games
}
first = 🥇 { $name } ({ $won } won)
you = you: { $won } of { $played } won
tally = **{ $name }**: { $won } of { $played } won · ⌀ { $mean } points · best { $best }
yours = You: { $tally }
rating = rated { NUMBER($rating, useGrouping: 0) }
provisional = rated { NUMBER($rating, useGrouping: 0) }, provisional
streak = { $number } wins in a row
against = against { $name } { $won } : { $lost }
not-counted = You are neither counted nor named here. { COMMAND("me statistics") } changes that.
all-games = All games
curve-title = { $game }: the latest games
curve-points = points
curve-games = game
curve-alt = Points of the latest games, one line for each person
