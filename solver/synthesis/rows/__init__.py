"""Rows of facts in words."""
