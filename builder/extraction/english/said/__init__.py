"""Facts of one kind each that the order of words tells."""
