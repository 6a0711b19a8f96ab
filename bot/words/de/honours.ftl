# Die Statistik eines Servers.
title = 🏆 Ehrentafel
nothing-yet = Hier wurde noch keine Partie zu Ende gespielt.
games = { $number ->
    [one] { $number } Partie auf diesem Server
   *[other] { $number } Partien auf diesem Server
}
game = **{ $name }**: { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}
first = 🥇 { $name } ({ $won } gewonnen)
you = du: { $won } von { $played } gewonnen
tally = **{ $name }**: { $won } von { $played } gewonnen · ⌀ { $mean } Punkte · beste { $best }
yours = Du: { $tally }
rating = Wertung { NUMBER($rating, useGrouping: 0) }
provisional = Wertung { NUMBER($rating, useGrouping: 0) }, vorläufig
streak = { $number } Siege in Folge
against = gegen { $name } { $won } : { $lost }
not-counted = Du wirst hier weder gezählt noch genannt. Mit { COMMAND("me statistics") } änderst du das.
all-games = Alle Spiele
curve-title = { $game }: die letzten Partien
curve-points = Punkte
curve-games = Partie
curve-alt = Punkte der letzten Partien, eine Linie je Person
