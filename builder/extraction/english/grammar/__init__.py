"""Parsed sentences against patterns: slots, what fills them, and whom pronouns stand for."""
