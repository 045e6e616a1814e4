"""Kin that pages tell of: how many children, sentence by sentence, and who is said to be whose."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from builder.numerals import is_number, whole_number
from schemas.graph import Entity
from schemas.plan import QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.executors.people.given_names import fresh, names_of_children
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause, read_page
from solver.reading.people.parents import own_parents
from solver.results import Extract, Value

NEAR_KIN = frozenset({"father", "mother", "parent", "spouse", "child", "sibling"})
_ONE_OR_TWO = {"a": 1, "an": 1, "twin": 2, "独": 1}
_CHILDREN = {
    Language.CHINESE: re.compile(
        r"(?:(?P<number>(?<!第)[一二两三四五六七八九十]|\d+)(?:个|名|位)?)?"
        r"(?P<noun>儿子|女儿|孩子|子女|(?<=[一二两三四五])(?<!第.)[子女](?![\u3400-\u9fff]?[人士星演]|(?<=女)子))"
        r"(?P<name>(?:(?![和与及的是在由也都出后])[\u3400-\u9fff]){2,3})?"
    ),
    Language.ENGLISH: re.compile(
        r"(?:\b(?P<number>a|an|one|two|three|four|five|six|seven|eight|nine|ten|twin|\d+)\s+(?:\w+\s+)?)?"
        r"\b(?P<noun>sons?|daughters?|children|kids|twins|(?<=adopted a )girl|(?<=adopted a )boy|"
        r"(?<=birth to a )girl|(?<=birth to a )boy)\b"
        r"(?:,|\s+(?:is|was|are|were)?\s*(?:called|named)|\s+(?:are|were)(?=\s+[A-Z]))?"
        r",?\s*(?P<name>[A-Z][a-z]+(?: [A-Z][a-z]+)?(?:, [A-Z][a-z]+)*(?:,? and [A-Z][a-z]+)?)?"
    ),
}
_SON = r"\bsons?\b|儿子|长子|次子|公子|[一二两三四五六七八九]子"
_DAUGHTER = r"\bdaughters?\b|女儿|长女|次女|千金|[一二两三四五六七八九]女"
_PAIR = re.compile(r"(?P<sons>[一二两三四五六七八九])子(?P<daughters>[一二两三四五六七八九])女(?![人士星演])")
"""Sons and daughters counted together, which stand for those that the sentence names: 一子一女."""

_NUMBERED = re.compile(r"(?:有|生下?|育|得|添)了?[他她]?$")
_WITH_NEXT = re.compile(r"[^，。；]{0,3}[、和与及]")
"""Before children who are counted, and behind the first of several names: 育有三子林江、林海和林山."""

_LISTED = re.compile(r",? and |, ")
_LINKING = re.compile(r"\s+(?:are|were)\s+")
_SEVERAL = 2
_BESIDE = 40  # characters between a name and the word for the kin that it is
_GENERIC = frozenset({"孩子", "子女", "children", "kids"})
_HAVING = {
    Language.CHINESE: re.compile(r"育有|生有|有|生下|生了|诞下|添了|添|得子|得女|迎来"),
    Language.ENGLISH: re.compile(
        r"\b(?:has|have|had|gave birth|born|father of|mother of|welcomed|with whom)\b"
    ),
}
_AS_CHILD = {
    Language.CHINESE: re.compile(
        r"(?:是|为|作为)[^，。；]*(?:的|家)[^，。；]{0,3}(?:儿子|女儿|孩子)|父亲|母亲一人|父母|"
        r"由(?:母亲|祖[父母]|外[公婆]|爷爷|奶奶)[^，。；]{0,4}(?:抚养|养大|带大|拉扯)"
    ),
    Language.ENGLISH: re.compile(
        r"\b(?:son|daughter|child|children)\s+of\b|\bparents\b|\bonly child\b|\bas a child\b"
    ),
}


_OF_PARENT = {
    Language.CHINESE: re.compile(r"^(?:他|她)?的?(?:父亲|母亲|父母|哥哥|弟弟|姐姐|妹妹|祖父|祖母)"),
    Language.ENGLISH: re.compile(
        r"^(?:His|Her|Their)\s+(?:\w+\s+)?(?:mother|father|parents|brother|sister|uncle|aunt)\b"
    ),
}
"""A clause that begins so tells of children who are not the page's subject's."""


_AMONG = {
    Language.CHINESE: (
        re.compile(r"家[里中](?:有|共有)?$"),
        re.compile(r"^[中里之]{0,2}[^，。；]{0,4}(?:排行|最[小大]|老[大二三四幺])"),
    ),
    Language.ENGLISH: (
        re.compile(
            r"\b(?:eldest|oldest|youngest|middle|one|first|last|second|third|fourth|fifth|sixth|\w+th) of (?:the )?$"
        ),
        re.compile(r"(?!)"),
    ),
}
"""What stands before or after children among whom the page's subject is one: the eldest of three children."""


_IN_ALL = re.compile(
    r"^(?:He|She|[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)?) (?:has|had) (?:\w+) (?:children|kids)(?: in all| altogether)?\.?$|"
    r"\b(?:children|kids) (?:in all|altogether)\b|^(?:[他她]|[\u3400-\u9fff·]{2,8})?(?:一共|共|总共|"
    r"先后)(?:育有|生有|有)"
)
"""A clause that tells how many children somebody has in all, with whomever."""


@dataclass(frozen=True, slots=True)
class Told:
    """Some children that one clause tells of: how many, and its words."""

    number: int
    words: str
    extract: Extract
    named: bool = False


@dataclass(frozen=True, slots=True)
class _Found:
    clause: Clause
    number: int
    words: str
    name: str
    generic: bool
    having: bool


def asks_for_children(part: SubQuestion) -> bool:
    """Whether a part counts all children of one person, or asks who they are."""
    listed = part.several or part.kind in (QuestionKind.LIST, QuestionKind.ATTRIBUTE)
    listed = listed and part.predicates == ("child",) and not part.residual
    return "child" in part.predicates and len(part.names) == 1 and (part.kind is QuestionKind.COUNT or listed)


def of_sex(told: Sequence[Told], part: SubQuestion) -> list[Told]:
    """The sons or the daughters alone, where only they are asked for."""
    said = folded(" ".join(part.said))
    sons, daughters = (re.search(words, said) is not None for words in (_SON, _DAUGHTER))
    if sons == daughters:
        return list(told)
    own, other = (_SON, _DAUGHTER) if sons else (_DAUGHTER, _SON)
    kept = [one for one in told if re.search(other, folded(one.words)) is None]
    exact = any(re.search(own, folded(one.words)) is not None for one in kept)
    return [one for one in kept if not (exact and any(word in one.words for word in _GENERIC))]


def children(entity: Entity, store: GraphStore, language: Language) -> list[Told]:
    """What the page about a person tells of children; the page of the language first, else the fullest."""
    told: list[tuple[bool, int, str, list[Told]]] = []
    documents = store.get_documents(entity.pages)
    chunks = store.document_chunks(entity.pages)
    called = names_of_children(entity, store)
    for document in documents:
        if document is None:
            continue
        page = read_page(document, chunks.get(document.key, ()))
        found = [one for clause in page.clauses for one in _in_clause(clause, page.language)]
        own = [Told(f.number, f.words, _extract(f.clause), bool(f.name)) for f in _distinct(found, called)]
        told.append((page.language is language, sum(t.number for t in own), document.key, own))
    return max(told, key=lambda row: (row[1] > 0, row[:3]), default=(False, 0, "", []))[3]


def tells_of_children(part: SubQuestion, clauses: Sequence[Clause], language: Language) -> bool:
    """Whether a sentence tells of children of its subject's, where a question asks whether somebody has some."""
    if part.predicates != ("child",) or len(part.names) != 1:
        return True
    return any(_in_clause(clause, language) for clause in clauses)


def _in_clause(clause: Clause, language: Language) -> list[_Found]:
    if _AS_CHILD[language].search(clause.text) or _OF_PARENT[language].search(clause.text):
        return []
    pair = _PAIR.search(clause.text)
    if pair is not None:
        return [
            _Found(clause, _value(pair[kin]), f"{pair[kin]}{noun}", "", generic=True, having=True)
            for kin, noun in (("sons", "子"), ("daughters", "女"))
        ]
    having = _HAVING[language].search(clause.text) is not None
    found = []
    for match in _CHILDREN[language].finditer(clause.text):
        number, noun, name = match["number"], match["noun"], match["name"] or ""
        before, after = _AMONG[language]
        if before.search(clause.text[: match.start()]) or after.search(clause.text[match.end("noun") :]):
            continue
        if (not number and not name and not having) or _is_ordinal(match, clause.text):
            continue
        named = len(_LISTED.split(name)) if name else 0
        if not number and noun in ("sons", "daughters", "children", "kids", "子女") and named < _SEVERAL:
            continue
        found.append(
            _Found(
                clause,
                2 if noun == "twins" else _value(number) if number else max(named, 1),
                _LINKING.sub(" ", match[0].strip(" ,")),
                name,
                noun in _GENERIC,
                having or bool(number) or named >= _SEVERAL,
            )
        )
    return found


def _is_ordinal(match: re.Match[str], text: str) -> bool:
    """Whether 三子 is the third son, whose name follows, and not three: 长子甲，次子乙，三子丙是画家."""
    later = match["noun"] in ("子", "女") and (match["number"] or "") in set("三四五六七八九")
    if not later or not match["name"] or _NUMBERED.search(text[: match.start()]):
        return False
    return _WITH_NEXT.match(text, match.end()) is None


def _distinct(found: list[_Found], called: Mapping[str, str]) -> list[_Found]:
    """Each child once: a sentence's total stands for those it names, and so does a page's for names alone.

    `called` says which names of a child stand for which.
    """
    whole = [f for f in found if f.generic and _IN_ALL.search(f.clause.text.strip()) is not None]
    if whole:
        most = max(whole, key=lambda f: f.number).clause
        own = [f for f in whole if f.clause is most]
        if sum(f.number for f in own) >= max(f.number for f in found):
            return own
    totals = {f.clause.sentence for f in found if f.generic}
    kept: list[_Found] = []
    told: list[str] = []
    for one in found:
        if one.clause.sentence in totals and not one.generic:
            continue
        if totals and not one.having:
            continue
        names = [called.get(folded(n), folded(n)) for n in _LISTED.split(one.name) if n]
        unsaid = fresh(names, told)
        told += unsaid
        number = one.number - (len(names) - len(unsaid))
        if number > 0 and (unsaid or not names):
            kept.append(replace(one, number=number))
    return kept


def _value(number: str | None) -> int:
    if not number:
        return 1
    named = _ONE_OR_TWO.get(number.casefold())
    if named is not None:
        return named
    return whole_number(number) if is_number(number) else 1


def _extract(clause: Clause) -> Extract:
    return Extract(clause.chunk, clause.start, clause.end)


def is_said_of(
    value: Value, extract: Extract, part: SubQuestion, store: GraphStore, lexicon: Lexicon
) -> bool:
    """Whether a name stands near the word for the kin that a part asks for, on the page's own words."""
    chunk = next(iter(store.get_chunks([extract.chunk])), None)
    entity = next(iter(store.get_entities([value.entity])), None) if value.entity else None
    if chunk is None:
        return False
    said = own_parents(folded(chunk.text[extract.start - chunk.start : extract.end - chunk.start]), part.text)
    names = {folded(value.text), *(folded(n.name) for n in (entity.names if entity is not None else ()))}
    words = {folded(w) for p in part.predicates for w in lexicon.synonyms(p, chunk.language)}
    places = [m.start() for n in names - {""} for m in re.finditer(re.escape(n), said)]
    kin = [m.start() for w in words for m in re.finditer(re.escape(w), said)]
    return any(abs(a - b) <= _BESIDE for a in places for b in kin)
