# Total: everything the game says in English.

name = Total
tagline = One hidden die each: who says the sum first?
players = 2–5
length = 5 min
weight = light

ask-guess = { $seat } guesses the total

menu-tens = How many tens has the total?
menu-total = And which total is it?

pick-tens = { $number } tens
pick-total = { $number }

event-Guessed = { $seat } says { $total }.
note-YouRolled = You rolled { $face }.

line-said = { $number } totals were said.
line-face = Your die shows { $face }.

refused-already_said = That total was said already.
refused-not_offered = That cannot be said.

outcome-guessed = The total is found.

rules-1 = Everybody rolls one die and keeps it hidden.
rules-2 = In turn, each says what all dice add up to.
rules-3 = Your own die is your only clue.
rules-4 = First you say how many tens the total has.
rules-5 = Then you say the total.
rules-6 = The first exact guess wins.
score-line = Whoever guesses the total wins · { $number } guesses so far
why-guess = The likeliest total.
hint-1 = Guess the sum of all dice.
hint-2 = What was guessed is wrong.
hint-3 = Reckon three and a half for each die.
