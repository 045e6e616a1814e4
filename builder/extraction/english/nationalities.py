"""The countries that a definition's noun phrase names: `a Hong Kong actor`, `a cyclist from Denmark`."""

from __future__ import annotations

from collections.abc import Iterator

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import ADJECTIVES, COUNTRIES


def lands(resolver: Resolver, head: int, phrase: list[int], family: str) -> Iterator[tuple[int, int, str]]:
    """The countries of a noun phrase, or that of `a cyclist from Denmark`."""
    found = list(countries(resolver, phrase))
    yield from found
    tree = resolver.tree
    links = tree.having(head, "prep") if family == "Person" and not found else []
    for home in (p for link in links if tree.word(link) == "from" for p in tree.having(link, "pobj")):
        name = resolver.parsed.name(home)
        words = "" if name is None else resolver.words(name.start, name.end)
        former = tree.having(home, "amod")
        if words in COUNTRIES and not former:
            yield home - words.count(" "), home, words


def countries(resolver: Resolver, phrase: list[int]) -> Iterator[tuple[int, int, str]]:
    """The first and the last token of each adjective of a country, and the country."""
    tree, at = resolver.tree, 0
    while at < len(phrase):
        for length in (3, 2, 1):
            words = [tree[t].text for t in phrase[at : at + length]]
            country = ADJECTIVES.get(" ".join(words)) or (words[0] if words == ["Hong"] else None)
            after = phrase[at + length] if at + length < len(phrase) else None
            if len(words) == length and country is not None:
                if _inside_name(resolver, phrase[at], phrase[at + length - 1]):
                    break
                born = (
                    after is not None
                    and tree.word(after) == "-"
                    and tree.word(after + 1) in ("born", "language")
                )
                if not born and not (after is not None and tree.word(after) == "language"):
                    yield phrase[at], phrase[at + length - 1], country
                at += length - 1
                break
        at += 1


def _inside_name(resolver: Resolver, first: int, last: int) -> bool:
    """`British` of `British Columbia`."""
    entity = resolver.parsed.entity(first)
    longer = entity is not None and entity.end > resolver.tree[last].end
    return longer and entity is not None and entity.type in ("Place", "Organization")
