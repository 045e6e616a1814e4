"""Reads facts from Chinese encyclopedia prose: names by tags and rules, relations by patterns that are data."""

from builder.extraction.chinese.extractor import ChineseExtractor

__all__ = ["ChineseExtractor"]
