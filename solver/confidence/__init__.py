"""How likely an answer is right: what speaks for it, weighed by what spoke for answers that were judged."""
