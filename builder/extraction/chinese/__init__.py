"""Reads facts from Chinese encyclopedia prose: names by tags and rules, relations by patterns that are data."""
