"""Games as pure rules. `contract.py` says what a game is, `registry.py` which ones there are."""
