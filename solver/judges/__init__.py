"""Judges of an answer: each says whether it passes by what was asked, and one that does is dropped."""
