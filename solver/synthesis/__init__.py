"""Synthesis: rows and passages to a sentence of the question's language, each part with its citation."""
