"""Tokens, sentences and names of a text: spaCy for English, LAC for Chinese, rules without a model."""

from backends.taggers.load import AnyTagger, load_tagger
from backends.taggers.rules import RuleTagger

__all__ = ["AnyTagger", "RuleTagger", "load_tagger"]
