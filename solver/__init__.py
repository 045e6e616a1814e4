"""A question to a cited answer: planned, carried out over the graph, put into words, and proven."""
