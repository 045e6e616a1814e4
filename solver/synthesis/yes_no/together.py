"""Whether people worked together: a work that both had a part in, by facts or by a sentence that names both and it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from schemas.graph import Triple
from schemas.names import split_sense
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Page
from solver.reading.reader import Passage, Reader
from solver.reading.terms import Term, match
from solver.reading.windows import Window, picked, sentences_of
from solver.synthesis.answering import Answering, Said
from solver.synthesis.citing import Claim, evidence_extract
from solver.synthesis.quotes.meeting import WORKS, own_name

_ASKS = re.compile(
    r"合作[过吗]|(?:一起|共同)(?:工作|拍|演|合作)过?|共事|联手|"
    r"\b(?:work(?:ed|ing)?|collaborat\w+|star(?:red)?|act(?:ed)?|appear(?:ed)?|perform(?:ed)?)\b"
    r"[^?]*?\b(?:together|with each other)\b|\b(?:work(?:ed)?|collaborat\w+|co-?star\w*) with\b",
    re.I,
)
_PARTS = (
    "director screenwriter starring producer composer lyricist performer singer cinematographer editor designer author"
).split()
_LOVE = re.compile(
    r"[婚妻夫恋孕]|相爱|爱上|生下|育有|"
    r"\b(?:marri\w+|wed\w*|wife|husband|bore|lover?s?|in love|affair|pregnant|son|daughters?|twins|divorc\w+)\b"
)
_LEAST = 0.6  # of a name that a sentence holds
_MOST = 3  # works told


def asks_together(part: SubQuestion) -> bool:
    """Whether a question asks if its people ever worked together."""
    return len(part.names) > 1 and not part.stated and _ASKS.search(part.text) is not None


def loved(reader: Reader, part: SubQuestion, ranking: Ranking | None) -> bool:
    """Whether a sentence that names both people asked about tells of love, a marriage or a child."""
    for page in reader.shelf.of(part, ranking):
        things = tuple(reader.wanted.things(part, page))
        about = reader.shelf.about(part, page)
        for window in _sentences(page):
            if _LOVE.search(" ".join(c.plain for c in window.clauses)) and _names(window, things, about):
                return True
    return False


class Together:
    """Looks for what people made together; `quote` puts a passage into words."""

    def __init__(
        self,
        store: GraphStore,
        lexicon: Lexicon,
        reader: Reader,
        answering: Answering,
        language: Language,
        quote: Callable[[SubQuestion, Passage], Sequence[Claim]],
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._answering = answering
        self._language = language
        self._quote = quote

    def told(self, part: SubQuestion, ranking: Ranking | None) -> Said | None:
        """What shows that they did; None where nothing does, or where somebody else is asked about too."""
        facts = self._by_facts(part)
        if facts is not None:
            return facts
        passage = self._by_sentence(part, ranking)
        return Said(tuple(self._quote(part, passage))) if passage is not None else None

    def _by_facts(self, part: SubQuestion) -> Said | None:
        people = self._people(part)
        if len(people) < 2 or len(people) < len(part.names):
            return None  # it is asked of a third thing too
        predicates = [p for p in _PARTS if p in self._lexicon.ontology.relations]
        parts: list[dict[str, Triple]] = []
        for ids in people:
            found = self._store.match(predicates=predicates, objects=sorted(ids))
            parts.append({t.subject: t for t in reversed(found)})
        shared = sorted(
            set.intersection(*map(set, parts)), key=lambda w: (-min(p[w].confidence for p in parts), w)
        )
        triples = tuple(dict.fromkeys(p[work] for work in shared[:_MOST] for p in parts))
        claims = self.claims(triples)
        return Said(claims, triples) if claims else None

    def claims(self, triples: Sequence[Triple]) -> tuple[Claim, ...]:
        """Each fact with the words that say it best."""
        evidence = self._store.evidence([t.id for t in triples])
        chunks = sorted({row.chunk for rows in evidence.values() for row in rows})
        languages = {c.id: c.language for c in self._store.get_chunks(chunks) if c is not None}
        claims = []
        for triple in triples:
            names = [
                own_name(e, self._language) for e in self._store.get_entities(triple.things) if e is not None
            ]
            extract = evidence_extract(evidence.get(triple.id, ()), languages, self._language)
            if extract is not None and len(names) > 1:
                claims.append(Claim(self._answering.phrase(triple.predicate, *names), (extract,)))
        return tuple(claims)

    def _people(self, part: SubQuestion) -> list[frozenset[str]]:
        """The ids that each name of a person may mean; companies do not count."""
        found: dict[str, set[str]] = {}
        for entity in part.entities:
            if not entity.type or self._lexicon.fits(entity.type, ("Person",)):
                found.setdefault(entity.surface, set()).add(entity.id)
        return [frozenset(ids) for ids in found.values()]

    def _by_sentence(self, part: SubQuestion, ranking: Ranking | None) -> Passage | None:
        """The shortest sentence that names everybody asked about, or all but its page's subject, and one work."""
        best: tuple[int, Window] | None = None
        for page in self._reader.shelf.of(part, ranking):
            things = tuple(self._reader.wanted.things(part, page))
            about = self._reader.shelf.about(part, page)
            for window in _sentences(page):
                if len(_works(window)) != 1 or not _names(window, things, about):
                    continue
                length = sum(len(clause.text) for clause in window.clauses)
                if best is None or length < best[0]:
                    best = length, window
        return Passage((best[1],)) if best is not None else None


def _names(window: Window, things: Sequence[Term], about: frozenset[str]) -> bool:
    named = [max(match(thing, clause) for clause in window.clauses) >= _LEAST for thing in things]
    told = [n or not about.isdisjoint(t.forms) for n, t in zip(named, things, strict=True)]
    return len(things) > 1 and all(told) and any(named)


def _works(window: Window) -> set[str]:
    """The works that a sentence names, and the one whose page it stands on."""
    works = {folded(work) for clause in window.clauses for work in clause.works}
    if window.page.subject in WORKS:
        works.add(split_sense(folded(window.page.document.title))[0])
    return works


def _sentences(page: Page) -> list[Window]:
    return [picked(page, first, last) for first, last in sentences_of(page)]
