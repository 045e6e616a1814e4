"""Facts that a language model reads, each checked against the words that it quotes; off unless it is asked for."""
