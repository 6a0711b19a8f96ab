"""The how-to-play.

card_search     what a card, tile or piece does, found by its name
rules_pages     the how-to-play in pages with pictures, private, in the reader's language
rules_pictures  pictures for the how-to-play: moments of one example game, which the computers play
rules_handlers  the rules: opened from a board or by a command, turned page by page; /help, /card
"""
