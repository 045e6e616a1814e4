"""What a question says: its names, the words that ask for relations and kinds, its question word."""
