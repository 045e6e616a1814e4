"""Sentences encoded with one character for each name, and the patterns that are matched on them."""
