"""Who sits: lobby, votes, seats that change hands, rematch.

seat_changes  seats that change hands: to a computer, back to the owner, to a successor
limits        how much one person may ask for, and whom the host of this bot lets in
lobby         before the game: who plays, how fast, with which variants
rematch       another game with the same people: everybody moves up one seat
times         other times for a table in play: the host changes them, all agree to less
votes         votes: what is proposed, who has said yes, how many must
"""
