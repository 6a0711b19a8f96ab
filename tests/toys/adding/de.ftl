# Total: alles, was das Spiel auf Deutsch sagt.

name = Total
tagline = Ein verdeckter Würfel für jeden: Wer nennt zuerst die Summe?
players = 2–5
length = 5 Min.
weight = leicht

ask-guess = { $seat } rät die Summe

menu-tens = Wie viele Zehner hat die Summe?
menu-total = Und welche Summe ist es?

pick-tens = { $number } Zehner
pick-total = { $number }

event-Guessed = { $seat } sagt { $total }.
note-YouRolled = Du hast { $face } gewürfelt.

line-said = { $number } Summen sind genannt.
line-face = Dein Würfel zeigt { $face }.

refused-already_said = Diese Summe ist schon genannt.
refused-not_offered = Das lässt sich nicht sagen.

outcome-guessed = Die Summe ist gefunden.

rules-1 = Alle würfeln mit einem Würfel und halten ihn verdeckt.
rules-2 = Reihum sagt jeder, was alle Würfel zusammen zeigen.
rules-3 = Dein eigener Würfel ist dein einziger Hinweis.
rules-4 = Zuerst sagst du, wie viele Zehner die Summe hat.
rules-5 = Dann sagst du die Summe.
rules-6 = Wer die Summe zuerst trifft, gewinnt.
score-line = Wer die Summe errät, gewinnt · { $number } Mal geraten
why-guess = Die wahrscheinlichste Summe.
hint-1 = Errate die Summe aller Würfel.
hint-2 = Was geraten ist, stimmt nicht.
hint-3 = Rechne mit dreieinhalb je Würfel.
