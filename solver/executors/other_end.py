"""What a noun names that stands at the other end of its relation: the members of a band, the tributaries of a river."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import ChunkMention, Evidence
from schemas.logical_form import Mention, Ref, Retrieval
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.results import Row

_OF = " of"
"""How an English label ends whose noun names the subject: a `member of` a band is no name of the band."""

_OWNED = {
    Language.CHINESE: (
        "{name}[》”]?(?:的|一共|共|都|总共|曾|曾经)*(?:的|有过?)[^，。？是]{{0,6}}?(?:{nouns})",
        "{name}[》”]?(?:全体|所有|全部)?(?:{nouns})(?:一共|都|总共|共)?(?:有|是|包括|分别|[？?]?$)",
    ),
    Language.ENGLISH: (
        r"\b(?:{nouns})s?\s+of\s+(?:the\s+)?[\"“'‘]?{name}",
        r"{name}['’]s?\s+(?:\w+\s+){{0,2}}(?:{nouns})",
        r"\b(?:{nouns})s?\s+(?:do|does|did|has|have|had)\s+(?:the\s+)?[\"“'‘]?{name}\b",
        r"{name}[\"”'’]?\s+(?:have|has|had)\s+(?:\w+\s+){{0,3}}(?:{nouns})",
    ),
}


def names_other_end(
    action: Retrieval, predicates: Sequence[str], part: SubQuestion, language: Language, lexicon: Lexicon
) -> bool:
    """Whether a pattern that leads from a named thing to the objects of a relation is asked for the subjects:
    夜航船有哪些成员 asks who belongs to the band, and 林海是哪支乐队的成员 does not.
    """
    subject, object_ = action.subject, action.object
    if (
        not isinstance(subject, Mention)
        or not subject.name
        or isinstance(object_, Ref)
        or len(predicates) != 1
    ):
        return False
    if isinstance(object_, Mention) and object_.name:
        return False
    nouns = subject_nouns(predicates[0], language, lexicon)
    kinds = {e.type for e in part.entities if folded(e.surface) == folded(subject.name)}
    if not nouns or not all(lexicon.fits(kind, lexicon.range(predicates[0])) for kind in kinds):
        return False
    text, name = folded(part.text), re.escape(folded(subject.name))
    either = "|".join(re.escape(noun) for noun in sorted(nouns, key=lambda n: (-len(n), n)))
    return any(re.search(tie.format(name=name, nouns=either), text) for tie in _OWNED[language])


def subject_nouns(predicate: str, language: Language, lexicon: Lexicon) -> frozenset[str]:
    """Nouns that a language has for the subjects of a relation: its inverse wordings, and `member` of `member of`."""
    relation = lexicon.ontology.relations.get(predicate)
    if relation is None or relation.symmetric:
        return frozenset()
    own, inverse = relation.labels(language), relation.inverse.get(language)
    words = {folded(word) for word in (inverse.label, *inverse.aliases)} if inverse is not None else set()
    words -= {folded(word) for word in (own.label, *own.aliases)}
    if relation.en.label.endswith(_OF) and relation.inverse.get(Language.ENGLISH) is None:
        words.add(folded(own.label).removesuffix(_OF))
    return frozenset(words - {""})


def are_all(rows: Sequence[Row], relation: str, end: str, store: GraphStore) -> bool:
    """Whether the sentences of facts name no more of a kind than the facts do: of four members whom a sentence lists
    facts may hold two, which are not the number of them.
    """
    kinds = {row.values[end].type for row in rows}
    for found in store.evidence(sorted({row.triples[relation].id for row in rows})).values():
        for said in found:
            near = [m for m in store.mentions(chunks=[said.chunk]) if _within(m, said)]
            named = [e for e in store.get_entities(sorted({m.entity for m in near})) if e is not None]
            if sum(e.type in kinds for e in named) > len({row.values[end].key for row in rows}):
                return False
    return True


def _within(mention: ChunkMention, said: Evidence) -> bool:
    return said.sentence_start <= mention.start and mention.end <= said.sentence_end
