"""Planners: from a question to a logical form."""
