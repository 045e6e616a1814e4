"""Whether words name the relative that is asked for: a name beside the word for kin, and no other holder between."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.plan import AnswerType, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.page import Clause, Named
from solver.reading.people.lineage import asks_for_lineage
from solver.reading.people.parents import own_parents
from solver.reading.terms import Term, relation_terms
from solver.reading.windows import Window, window_text

_PEOPLE = frozenset({"Person", "Character"})
_OF_KIND = re.compile(
    r"什么(?!名字|人)[\u3400-\u9fff]{2,}|\b(?:what|which) (?!(?:names?|is|are|was|were|did|do|does)\b)[a-z]{3,} "
)
"""What asks for a thing of some kind that is no relative: 林青霞的丈夫做的是什么服装牌子."""

_WHOSE = frozenset({AnswerType.PERSON, AnswerType.THING})
KIN = frozenset({"spouse", "father", "mother", "parent", "child", "sibling", "relative"})
_AFTER = {Language.CHINESE: 14, Language.ENGLISH: 30}  # characters from a relation's word to a name
_BEFORE = {Language.CHINESE: 6, Language.ENGLISH: 18}
_HOLDS = re.compile(
    r"\b(?:have|has|had|play|plays|played|portrays?)\b|[演饰]|[育拥]?有|生下|^\s?(?:[和与跟及]|以及|and\b|or\b)|"
    r"^\s?(?!according|living|being)[a-z]+ing\b|^\s(?:in|at|on|from)\s"
)
"""Words that set a name apart from the kin beside it: `Jane Huang, have two sons`, 母亲和唐鹤德, `the mother fighting
Dustin`."""

_IS_KIN = re.compile(
    r"[是为乃即系，、（(]|做了|成了|当了|^$|^\s*(?:,|\(|—|–)|\b(?:is|was|are|were|became|as|be)\b|^\s+(?:his|her|their)?\s*$"
)
"""What stands between a name and the word after it for the kin that the one named is: 太田朱美是他的妻子."""

_WEDS = re.compile(r"[婚娶嫁]|\b(?:marr|wed)")
"""Words for kin that follow a name as verbs do: 与太田朱美结婚."""

_BOTH = re.compile(r"[两二俩]人|[他她]们|双方|\b(?:they|both|the (?:two|pair|couple))\b")

_SEXES = (
    (re.compile(r"\bdaughters?\b|女儿"), re.compile(r"\bsons?\b|儿子")),
    (re.compile(r"\b(?:wife|wives)\b|妻|太太"), re.compile(r"\bhusbands?\b|丈夫|前夫")),
    (re.compile(r"\bsisters?\b|[姐妹]"), re.compile(r"\bbrothers?\b|哥哥|弟弟|兄弟$")),
)
_NAMED_NEXT = re.compile(r"[子女儿][，,](?:取名|起名|名叫|名为|名字?是)(?![字])")
"""Where a child is named in the clause after the one that tells of it: 收养了一个女儿，取名小玉."""

_SURNAME = re.compile(r"姓(?:什么|啥|何)")
_HAS_SURNAME = re.compile(r"(?<!百)姓(?!名|氏)[\u3400-\u9fff]")
_OWNS = re.compile(r"的|['’]s?\s+(?:[a-z]+\s+)?")
_PRONOUN = re.compile(
    r"[他她它其]们?|[两二]人|夫妇俩?|夫妻|(?:he|she|it|they|his|her|its|their|him|them)", re.I
)


class NamingKin:
    """Judges stretches of pages by the relatives that they name."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon

    def is_asked(self, part: SubQuestion) -> bool:
        """Whether a part asks for who is a relative of somebody."""
        kin = all(self._lexicon.standard(p) in KIN for p in part.predicates)
        another = (
            part.asked is AnswerType.THING and bool(part.residual) and _OF_KIND.search(folded(part.text))
        )
        return kin and part.asked in _WHOSE and not another and not asks_for_lineage(part)

    def names(self, part: SubQuestion, window: Window, *, beside: Sequence[str] = ()) -> bool:
        """Whether a name stands beside the word for the kin that is asked for, in a clause that has the words
        `beside` it; or a surname, where only that is asked for.
        """
        if _SURNAME.search(part.text) and any(_HAS_SURNAME.search(c.plain) for c in window.clauses):
            return True
        language = window.page.language
        terms = [_of_one_sex(t, part) for t in relation_terms(part, part.said, self._lexicon, language)]
        kin = [form for p in sorted(KIN) for form in self._lexicon.synonyms(p, language) if len(form) > 1]
        if _NAMED_NEXT.search(window_text(window)) and any(
            places(terms, clause) for clause in window.clauses
        ):
            return True
        return _weds_both(terms, window) or any(
            _is_beside(start, end, named, clause, language, kin)
            for clause in window.clauses
            if all(folded(word) in clause.plain for word in beside)
            for start, end in places(terms, clause)
            if own_parents(clause.plain, part.text)[start:end].strip()
            and not self._is_owned_by(start, clause, part)
            for named in self._others(part, clause)
        )

    def _is_owned_by(self, place: int, clause: Clause, part: SubQuestion) -> bool:
        """Whether a word at a place of a clause says whose kin somebody is, and not that of whom a question asks:
        李四的父亲, where it is asked for 张三's.
        """
        before = [clause.text[n.end - clause.start : place] for n in self._others(part, clause)]
        return bool(part.entities) and any(_OWNS.fullmatch(words) for words in before)

    def _others(self, part: SubQuestion, clause: Clause) -> list[Named]:
        """People whom a clause names and the question does not."""
        asked = {e.id for e in part.entities}
        return [
            n
            for n in clause.named
            if (n.type in _PEOPLE or (not n.type and _is_capital(n, clause)))
            and n.entity not in asked
            and _PRONOUN.fullmatch(_surface(n, clause)) is None
        ]


def _weds_both(terms: Sequence[Term], window: Window) -> bool:
    """Whether both of whom the sentence before tells are said to marry: 两人于1998年结婚."""
    return len({c.sentence for c in window.clauses}) > 1 and any(
        _WEDS.search(clause.plain[start:end]) and _BOTH.search(clause.plain[:start])
        for clause in window.clauses
        for start, end in places(terms, clause)
    )


def _of_one_sex(term: Term, part: SubQuestion) -> Term:
    """A term without the words for the other sex: a son is no daughter."""
    said = " ".join(folded(word) for word in part.said)
    for one, other in (*_SEXES, *((b, a) for a, b in _SEXES)):
        if one.search(said) and not other.search(said):
            kept = tuple(form for form in term.forms if not other.search(form))
            return Term(kept or term.forms, term.weight, term.kind)
    return term


def places(terms: Sequence[Term], clause: Clause) -> list[tuple[int, int]]:
    """Where a clause says any of the terms."""
    forms = {form for term in terms for form in term.forms if form in clause.plain}
    found: list[tuple[int, int]] = []
    for form in sorted(forms):
        pattern = rf"\b{re.escape(form)}\b" if form.isascii() else re.escape(form)
        found.extend(m.span() for m in re.finditer(pattern, clause.plain))
    return found


def _is_beside(
    start: int, end: int, named: Named, clause: Clause, language: Language, kin: Sequence[str]
) -> bool:
    """Whether a name stands beside a word of kin, with no other kin and no other holder between."""
    first, last = named.start - clause.start, named.end - clause.start
    if first >= end:
        gap, reach = clause.plain[end:first], _AFTER[language]
    elif last <= start:
        gap, reach = clause.plain[last:start], _BEFORE[language]
        if _IS_KIN.search(gap) is None and not _WEDS.search(clause.plain[start:end]):
            return False
    else:
        return False
    return len(gap) <= reach and not _HOLDS.search(gap) and not any(_holds(form, gap) for form in kin)


def _holds(form: str, text: str) -> bool:
    return form in text if not form.isascii() else re.search(rf"\b{re.escape(form)}\b", text) is not None


def _is_capital(named: Named, clause: Clause) -> bool:
    """Whether an untyped mention is written as an English name."""
    return "A" <= clause.text[named.start - clause.start : named.start - clause.start + 1] <= "Z"


def _surface(named: Named, clause: Clause) -> str:
    return folded(clause.text[named.start - clause.start : named.end - clause.start])
