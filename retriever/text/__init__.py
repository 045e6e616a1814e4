"""Words of questions, chunks, titles and relations, and how far one says the other."""
