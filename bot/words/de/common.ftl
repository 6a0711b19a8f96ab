# common words
