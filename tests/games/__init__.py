"""The rules of each game by their ids, and games that must go on being played as they were.

endings       answers that end the game: what is said of one, and what really comes of it
golden        finished records with a transcript each: played, found, rewritten (`make golden`)
golden_cases  which golden games there are: players, ways to end, variants
half_made     half-made answers of random games, and what silence makes of them
mutants       do the golden games notice every change of the rules? (`make mutants`)
mutations     small changes of a game's rules, one place at a time
orders_kit    what a standing order answers in a position, judged as the table judges it
transcripts   a record played again in words: the board, every answer and what it led to, the end
"""
