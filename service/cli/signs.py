"""What the signs of a confidence and the channels of a hit mean, in a few words each, for `--explain`."""

from __future__ import annotations

SIGNS = {
    "likely": "how likely the likeliest sentence cited answers",
    "ahead": "how much likelier it does than the best that is not cited",
    "quoted": "share of the question's words that the quotes say",
    "told": "share of the question's words that the answer says",
    "agreed": "share of the answer's words that the likeliest sentence of all says",
    "unsaid": "words of the question that nothing explains and no quote says",
    "named": "share of the question's names in the quotes",
    "on_page": "share of the question's names in the passages cited",
    "first": "place of the best passage cited among those retrieved",
    "last": "place of the worst passage cited among those retrieved",
    "behind": "how far the best passage cited scores behind the first",
    "own": "share of the passages cited in the question's language",
    "parts": "parts of the question beyond the first",
    "stated": "how sure the least sure fact is",
    "by_pronoun": "a fact is read only where a pronoun stands for its subject",
    "chinese": "the question is Chinese",
    "plain": "no form was found for the question's last part",
    "linked": "how surely the least sure name is found",
    "verdict": "yes or no is asked for",
    "least": "how far the quotes say the word of the question that they say least",
    "unworded": "only words answer, and none of the relation asked for",
    "typed": "the quotes name a thing of the type asked for",
    "untyped": "the quotes name nothing of the type asked for",
    "unordered": "which of many is asked for, and nothing says which",
    "led": "a quote begins with a pronoun",
}
"""By the name that an answer's document has; docs/reference/questions.md has their ranges."""

CHANNELS = (
    "base: words and vectors together · dense: vectors · bm25: words · named: by the question · "
    "linked: from what it names · ppr: by walks over the graph"
)
