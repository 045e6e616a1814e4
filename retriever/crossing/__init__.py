"""Chinese and English compared: names by meaning and sound, words by meaning."""
