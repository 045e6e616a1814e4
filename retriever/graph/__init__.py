"""The graph in memory, and where it leads: facts, links, paths and walks."""
