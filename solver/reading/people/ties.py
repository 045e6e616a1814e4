"""Sentences that tell what two people are to each other: his sister, the teacher of B, 同居."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.names import split_sense
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.windows import Window, window_text

TIE = re.compile(
    r"兄弟|兄妹|姐妹|姊妹|姐弟|夫妇|夫妻|父[子女]|母[子女]|师徒|同学|[儿女](?!主角|配角|演员|星|歌手|士|性|人公)|妻|丈夫|[师徒]弟|师父|师傅|恩师|"
    r"父亲|母亲|哥哥|弟弟|姐姐|妹妹|侄|外甥|叔|舅|姑|堂[兄弟姐妹]|表[兄弟姐妹]|同居|恋人|恋爱|相恋|情侣|伴侣|男友|女友|未婚|好友|朋友|"
    r"结婚|离婚|[长次幼独][子女]|孙|祖[父母]|岳[父母]|"
    r"\b(?:brothers?|sisters?|wife|wives|husband|couple|sons?|daughters?|father|mother|cousins?|uncle|aunt|nephew|niece|"
    r"classmates?|twins?|partners?|lovers?|friends?|fianc\w+|teacher|pupil|mentor|married|marr(?:y|iage)|divorced|"
    r"grand(?:son|father|mother|daughter)|siblings?|parents?|\w+-in-law|girlfriend|boyfriend)\b"
)
"""What makes two people something to each other."""

_TOKEN = re.compile(r"[A-ZÀ-Þ][\wÀ-ÿ'-]{3,}")
_TWO = 2


def tells_tie(window: Window, part: SubQuestion, store: GraphStore, lexicon: Lexicon) -> bool:
    """Whether a stretch has a word for a tie and speaks of both the people that are asked about: by name, as the one
    whose page it is, or as what they are to the page's subject: the director.
    """
    text = window_text(window)
    if TIE.search(text) is None or len(part.names) < _TWO:
        return False
    told = folded(text)
    title, _ = split_sense(window.page.document.title)
    ends = [_forms(name, part, store) for name in part.names[:_TWO]]
    for forms, others in (ends, ends[::-1]):
        own = {t for form in forms for t in _tokens(form)} - {t for form in others for t in _tokens(form)}
        if any(form in told for form in (*map(folded, forms), *own)):
            continue
        if title in forms or window.page.document.title in forms:
            continue
        if not _is_called(forms, part, window, store, lexicon):
            return False
    return any(_is_named(forms, text) for forms in ends)


def _forms(name: str, part: SubQuestion, store: GraphStore) -> list[str]:
    """Every name of one of the two."""
    entities = store.get_entities([e.id for e in part.entities if e.surface == name])
    return [name, *(n.name for e in entities if e is not None for n in e.names)]


def _tokens(name: str) -> set[str]:
    return {folded(token) for token in _TOKEN.findall(name)}


def _is_named(forms: Sequence[str], text: str) -> bool:
    told = folded(text)
    return any(folded(form) in told for form in forms) or any(
        token in told for form in forms for token in _tokens(form)
    )


def _is_called(
    forms: Sequence[str], part: SubQuestion, window: Window, store: GraphStore, lexicon: Lexicon
) -> bool:
    """Whether words call somebody by what facts say that he or she is to the page's subject."""
    ids = {e.id for e in part.entities if e.surface in forms}
    title, _ = split_sense(window.page.document.title)
    about = [
        e.id
        for found in store.find_names([title]).values()
        for e in found
        if window.page.document.key in e.pages
    ]
    told = folded(window_text(window))
    return any(
        any(folded(word) in told for word in lexicon.synonyms(triple.predicate, window.page.language))
        for triple in (store.match(subjects=about, objects=sorted(ids)) if about and ids else [])
    )
