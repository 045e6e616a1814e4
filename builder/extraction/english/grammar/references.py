"""What the pronouns of a sentence stand for: `he`, `who` of a relative clause, `where` of a place or firm."""

from __future__ import annotations

from collections.abc import Iterator

from builder.extraction.english.grammar.cast import PRONOUNS
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.tree import Tree
from builder.findings import FoundMention, Named
from schemas.text import Span

_RELATIVE_TAGS = frozenset({"WP", "WDT", "WP$", "WRB"})
_RELATIVES = frozenset({"who", "whom", "whose", "which", "where"})
_REACH = 4  # steps from a relative word up to the verb of its clause


def read_references(resolver: Resolver, sentence: Span) -> Iterator[FoundMention]:
    """Every pronoun of the sentence whose meaning is known, in order; with an unnamed one, what joins it
    to the others of its kind."""
    tree = resolver.tree
    for token in range(sentence.start, sentence.end):
        word = tree.word(token)
        if word in PRONOUNS and tree[token].pos in ("PRON", "DET"):
            meant = token
        elif word in _RELATIVES and tree[token].tag in _RELATIVE_TAGS and tree[token].dependency != "det":
            antecedent = _antecedent(tree, token)
            if antecedent is None:
                continue
            meant = antecedent
        else:
            continue
        found = resolver.refer(meant)
        if found is None or not isinstance(found.value, Named):
            continue
        # `where` names no place, but may stand for a firm: `the bank where she worked`.
        if word != "where" or resolver.cast.family(resolver.cast.current(found.value).type) != "Place":
            start, end = resolver.parsed.passage.locate(tree[token].start, tree[token].end)
            yield FoundMention(start, end, tree[token].text, found.value, "coreference", 0.9)


def _antecedent(tree: Tree, token: int) -> int | None:
    """The noun before the relative clause that a relative word belongs to."""
    at = token
    for _ in range(_REACH):
        at = tree[at].head
        if tree[at].dependency == "relcl":
            noun = tree[at].head
            return noun if noun < token else None
    return None
