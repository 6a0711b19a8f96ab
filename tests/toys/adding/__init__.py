"""What Total needs besides its rules to become a game of the house; see test_add_a_game."""
