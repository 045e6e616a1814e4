"""Documents to a graph: pages read, cut into chunks, facts extracted with the words that say them, and stored."""
