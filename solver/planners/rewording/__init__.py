"""Questions put into the words that rules know, before they are read."""
