"""A tagger that knows a few invented names, and a short way to read a page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from builder.extraction.chinese.extractor import ChineseExtractor
from builder.findings import Fact, Findings, Named
from schemas.graph import Literal
from schemas.ontology import Ontology
from schemas.text import Chunk, Document, Language, NamedSpan, Span, TaggedText, Token

_NAMES = (
    ("Person", r"张三|李四|王五|赵六|孙七|張三|李四"),
    (
        "Place",
        r"北京|上海|香港|浙江宁波|浙江|山东|纽约|新加坡|台北体育场|北城|南城|北省|南国|亚洲|美国|中国|青河|白河|白江|东湖",
    ),
    (
        "Organization",
        r"南方[\u4e00-\u9fff]{0,4}?(?:公司|大学|学院|电视台|出版社|唱片(?!公司))|北方(?:大学|协会)|北京大学",
    ),
)

Read = Callable[..., Findings]
ReadFacts = Callable[..., list[str]]


class ScriptedTagger:
    """Tags the names of `_NAMES` and nothing else."""

    version = "scripted/1"

    def tag(self, text: str) -> TaggedText:
        names = sorted(
            (NamedSpan(m.start(), m.end(), kind) for kind, words in _NAMES for m in re.finditer(words, text)),
            key=lambda name: name.start,
        )
        tags = {"Person": "PER", "Place": "LOC", "Organization": "ORG"}
        tokens = tuple(Token(n.start, n.end, text[n.start : n.end], tags[n.type]) for n in names)
        return TaggedText(text, tokens, (Span(0, len(tokens)),), tuple(names))


@pytest.fixture(scope="session")
def ontology() -> Ontology:
    return Ontology.load()


@pytest.fixture(scope="session")
def read(ontology: Ontology) -> Read:
    """Findings of a page of one chunk: `read(text, title, type)`."""
    shipped = ChineseExtractor(ScriptedTagger(), ontology)

    def read_page(
        text: str, title: str = "张三", kind: str = "Person", own: Ontology | None = None
    ) -> Findings:
        document = Document("page", title, text, "page.md", Language.CHINESE)
        chunk = Chunk("page#0", "page", 0, 0, len(text), text, Language.CHINESE)
        extractor = shipped if own is None else ChineseExtractor(ScriptedTagger(), own)
        return extractor.extract(document, [chunk], Named(title, kind))

    return read_page


@pytest.fixture(scope="session")
def facts(read: Read) -> ReadFacts:
    """Facts of a page, one line each: `subject predicate object qualifier=value …`."""

    def read_facts(text: str, title: str = "张三", kind: str = "Person") -> list[str]:
        return [shown(fact) for fact in read(text, title, kind).facts]

    return read_facts


def shown(fact: Fact) -> str:
    """One line for a fact."""
    thing = fact.object
    words = f"{thing.value} {thing.unit}".strip() if isinstance(thing, Literal) else thing.name
    qualifiers = [f"{q.name}={q.value}" for q in fact.qualifiers]
    return " ".join([fact.subject.name, fact.predicate, words, *qualifiers])
