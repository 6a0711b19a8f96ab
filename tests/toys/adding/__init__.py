"""What Total needs besides its rules to become a game of the house; see test_add_a_game.

painter         the pictures of Total
cog             its commands
kit             positions for its tests
rules_of_total  its test: the rule, and a whole game by people who click
"""
