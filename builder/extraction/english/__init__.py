"""Reads English pages: dependency parses, shared grammar in code, relations as YAML patterns."""

from builder.extraction.english.extractor import EnglishExtractor

__all__ = ["EnglishExtractor"]
