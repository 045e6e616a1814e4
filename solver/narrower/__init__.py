"""Readings for questions of one kind each, where what the plan gives leaves them open: each may abstain."""
