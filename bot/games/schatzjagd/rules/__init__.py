"""The rules of Schatzjagd: what is asked, what may be answered, what follows.

activity  what a henchman may do on the field it reached: attack, deal, take, search
asks      who is asked, what follows from an answer, when it is over
death     how a henchman dies, and how the next one takes its place
defaults  what silence means, and why something was not offered
end       what was agreed: how one wins, when the game stops, and how the lords then rank
field     the field reached: its card, and the specials one may use
fight     fights: answers, exchanges, last blows, and how they end
lord      the lord's one card a turn: slotting, spells, digging, securing, depositing
menus     what may be answered to one question: menus on the way, then what is done
piles     drawing, reshuffling, maps that have become useless, and Grandlin's Katharsis
series    what is asked in the same breath: answers of several parts
setup     before the first day: castles, piles, the first four cards, who begins
story     the story of one answer: the state as it grows, and what is told on the way
turn      a turn from the roll to the night, and what comes next whenever nobody has to be asked
"""
