"""Pictures of the games, painted from views and names; see painter.py and kit/."""
