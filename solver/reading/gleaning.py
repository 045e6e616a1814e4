"""The last reading: every content word of a question in any wording, where no relation is known to answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from retriever.crossing.translating import Translator
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded, without_names
from solver.lexicon import Lexicon
from solver.reading.happening import other_words
from solver.reading.terms import Term, part_language
from solver.reading.windows import Window

_LEAST_COVER, _WHOLE = 0.5, 0.9
_NOUN = 0.4  # weight of the noun of a kind
_LEAST_NAMED, _LEAST_CHAIN = 0.65, 0.4
_PRONOUN = re.compile(r"(?:He|She|It|They|His|Her|Its|Their|This)\b|[他她它其该]|同")
_LINKING = re.compile(r"\b(?:of|in|at|by|for|to|on|from|with|and|or)\b")
_NO_CONTENT = frozenset(
    """
    about after again all also and any are became become been before being between both but came can come could
    did does doing done each ever find for from get give goes going went had happen happened has have her him his
    how into its itself just know known list made make many more most much name named names not often one ones
    only other our own please same say says she some such tell than that the their them then there these they
    thing this those time times too under use very was were what when where which while who whom whose why will
    with would year years you your kind sort called person people
    """.split()
)
_TYPED = frozenset(set(AnswerType) - {AnswerType.THING, AnswerType.BOOLEAN, AnswerType.MANNER})
_SUPERLATIVE = re.compile(r"(?P<stem>[a-z]{2,}?)(?:(?P<y>i)|(?P<twice>[bdgnt])(?P=twice))?est")
_COMPUTED = frozenset(
    {QuestionKind.COMPARE, QuestionKind.SUPERLATIVE, QuestionKind.DIFFERENCE, QuestionKind.SUM}
)


def content_terms(
    part: SubQuestion,
    language: Language,
    lexicon: Lexicon,
    rarity: Callable[[str], float],
    translator: Translator,
) -> tuple[Term, ...]:
    """The question's content words, each in any wording that a page of the language may have for it."""
    asked_in = part_language(part.text)
    words = dict.fromkeys(map(folded, part.residual))
    if asked_in is Language.ENGLISH:
        words |= dict.fromkeys(_english(part))
    nouns = {folded(noun) for noun in part.nouns}
    terms = []
    for word in words | dict.fromkeys(sorted(nouns - {folded(said) for said in part.said})):
        forms = _wordings(word, language, lexicon)
        if asked_in is language or word[0].isdigit():
            forms |= {word, *other_words(word)}
        if forms:
            kind = "word" if asked_in is language else "relation"
            weight = _NOUN if word in nouns else rarity(word)
            terms.append(Term(tuple(sorted(forms)), weight, kind))
        elif asked_in is not language:
            weigh = (lambda _: _NOUN) if word in nouns else rarity
            terms += translated([word], translator, language, weigh)
    return tuple(terms)


def translated(
    words: Iterable[str],
    translator: Translator,
    language: Language,
    rarity: Callable[[str], float],
    kind: str = "word",
) -> list[Term]:
    """Terms for words of the other language: years as they are, what the dictionary has, else its pieces.

    A word that neither it nor its pieces are known of is not looked for.
    """
    terms = []
    for word in words:
        whole = (folded(word),) if word[0].isdigit() or _is_foreign(word, language) else ()
        for piece in (word,) if whole or language is Language.CHINESE else _known(word, translator):
            forms = whole or (*translator.forms(piece, language), *_positive(piece, translator, language))
            if forms:
                terms.append(Term(forms, rarity(piece), kind, translated=not whole))
    return terms


def _positive(word: str, translator: Translator, language: Language) -> tuple[str, ...]:
    """What the dictionary has for the adjective of an English superlative, which Chinese puts 最 before: 年轻 for
    `youngest`."""
    found = _SUPERLATIVE.fullmatch(word)
    if found is None or language is Language.ENGLISH:
        return ()
    plain = found["stem"] + ("y" if found["y"] else found["twice"] or "")
    return translator.forms(plain, language) or translator.forms(f"{plain}e", language)


def _is_foreign(word: str, language: Language) -> bool:
    """Whether a word of a Chinese question is Latin, as on the English page."""
    return language is Language.ENGLISH and word.isascii()


def _known(word: str, translator: Translator) -> tuple[str, ...]:
    return (word,) if translator.forms(word, Language.ENGLISH) else translator.pieces(word)


def tells(window: Window, part: SubQuestion) -> bool:
    """Whether a stretch holds enough of what is asked, and words of the kind asked for."""
    if part.kind in _COMPUTED or (part.asked in _TYPED and not window.typed):
        return False
    if not _compact(window) or (part.asked in _TYPED and part.said and not window.direct):
        return False
    if is_beside(window, part):
        return False
    if is_nameless(part) and window.words < _LEAST_NAMED:
        return False
    if part.kind is QuestionKind.CHAIN and window.least_relation < _LEAST_CHAIN:
        return False
    if (part.names and window.named < _LEAST_NAMED) or (part.said and not window.relation):
        return False
    if not (part.said or part.residual or window.weight > _NOUN * 2):
        told = part.asked in (AnswerType.DATE, AnswerType.NUMBER) and window.direct
        return len(part.names) > 1 or (told and window.cover >= _WHOLE)
    return window.cover >= _LEAST_COVER


def is_nameless(part: SubQuestion) -> bool:
    """Whether a question names nothing that is known, so that its other words say whom it is about."""
    return not part.names and bool(part.residual)


def is_beside(window: Window, part: SubQuestion) -> bool:
    """Whether a stretch says none of the words that nothing else explains; one may be said in another way."""
    most = 1 if part.kind is QuestionKind.ROLE else 2
    loose = part.kind is QuestionKind.RELATION or part.inherited
    crosses = window.page.language is not part_language(part.text)
    if crosses and part.kind is QuestionKind.ROLE and part.residual and not window.words:
        return True  # the role's name has no form in the other language
    return window.unsaid and len(part.residual) >= most and not loose


def _compact(window: Window) -> bool:
    """Whether a stretch is one sentence, or goes on with one that begins with a pronoun."""
    clauses = window.clauses
    if clauses[-1].sentence - clauses[0].sentence > 1:
        return False
    later = next((c for c in clauses if c.sentence != clauses[0].sentence), None)
    return later is None or _PRONOUN.match(later.text) is not None


def _english(part: SubQuestion) -> list[str]:
    """Words of an English question outside its names."""
    text = without_names(folded(part.text), map(folded, part.names))
    known = {word for said in (*part.said, *part.residual) for word in folded(said).split()}
    known |= _describing(part)
    found = re.findall(r"[a-z][a-z-]+[a-z]", text)
    return [word for word in found if word not in _NO_CONTENT and word not in known]


def _wordings(word: str, language: Language, lexicon: Lexicon) -> set[str]:
    """What the ontology calls the relations or the kinds of things that a word names."""
    own = part_language(word)
    forms: set[str] = set()
    for found in lexicon.wordings(word, own):
        for predicate in found.wording.forward if found.text == word else ():
            forms |= {form for form in lexicon.synonyms(predicate, language) if len(form) > 1}
    for kind in lexicon.types(word, own):
        known = lexicon.ontology.types.get(kind.type)
        if known is not None and kind.end == len(word):  # 导演系 is nobody
            labels = known.zh if language is Language.CHINESE else known.en
            forms |= {folded(label) for label in (labels.label, *labels.aliases)}
    return forms


def _describing(part: SubQuestion) -> set[str]:
    """Words between an article and a known name, which only say what it is: the liner `Titanic`; not what sets it
    apart: the youngest `Best Actress`."""
    found: set[str] = set()
    known = {folded(e.surface) for e in part.entities if e.type}
    for name in known:
        for words in re.findall(
            rf"\b(?:the|an?)\s+((?:[a-z-]+\s+){{1,3}})[\"“'‘]?{re.escape(name)}", folded(part.text)
        ):
            if not _LINKING.search(words):
                found |= {word for word in words.split() if not _SUPERLATIVE.fullmatch(word)}
    return found
