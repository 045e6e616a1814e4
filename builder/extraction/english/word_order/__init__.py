"""Facts that no pattern of grammar tells: sentences read as words and names in a row."""
