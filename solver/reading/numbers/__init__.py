"""Amounts, dates and ages in words: of a sentence, and how they answer."""
