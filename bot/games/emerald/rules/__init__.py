"""The rules of Emerald: what is asked, what may be answered, what follows.

asks    what is asked, what may be answered, and what is answered when time has run out
cards   taking the open card of a stack, and the bonus card for four kinds of gems
dragon  how the dragon walks: within the bar, turning at its ends, back into it from outside
end     how a turn ends, and how the game does
moving  which knights may move, and where a move leads
score   what everybody has in the end, and who won
setup   the board at the start
turn    what follows an answer: a chain of compulsory steps up to the next question
"""
