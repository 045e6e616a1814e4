"""Executors: one action of a plan each, over what earlier actions found."""
