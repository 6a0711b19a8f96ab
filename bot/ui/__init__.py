"""Discord, shared by all games: lobby, board, private panels, buttons, refusals, notices."""
