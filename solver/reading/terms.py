"""What a part looks for, and how far a clause holds it: things, relation words, other words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from retriever.text.inflections import IRREGULAR
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.lexicon import Lexicon
from solver.reading.gerunds import without_things
from solver.reading.page import Clause

_CJK_RUN = re.compile(r"^[\u3400-\u9fff]+$")
_ABBREVIATION_REACH = 12  # characters within which the characters of 春晚 may stand apart
_SHORT_PHRASE, _LONG_PHRASE = 3, 6  # characters of the question that a clause repeats
_LAST_NAME = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_SHORT_WORD = 4  # letters of a word that begins many others
_SHORT_PRIZE = 2  # characters of a prize that has no shorter name
_UNMARKED = 0.2  # a work's name without the marks of one
_ALSO_ZH = r"(?:又名|又称|简称|俗称|别名|原名|也叫|[（(])[“《]?"
_AS = "as"  # who plays whom: with Kate Winslet as Ronal
_OTHER_KIN_ZH = "(?<![岳继养义祖伯叔舅姑婶姨干未前亡])"
"""Not before a word of kinship that it makes another of: 岳父, 继子, 前妻."""

_OTHER_KIN_EN = re.compile(
    r"\bchildren['’]s\b|\b\w+-in-law\b|\b(?:foster|step)[ -](?:mother|father|parent|brother|sister|son|daughter|child)"
)
"""Words of kinship that hold another's: a mother-in-law is no mother."""

_OWNER = re.compile(r"(?P<owner>[a-z-]+'s) [a-z]")
_HAN = re.compile(r"[\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Term:
    """One thing to look for: any of its forms; `weight` says how much it tells.

    A `translated` one has the dictionary's forms, which stand as they are or not at all.
    """

    forms: tuple[str, ...]
    weight: float
    kind: str  # thing, relation, word
    translated: bool = False


@dataclass(frozen=True, slots=True)
class Terms:
    """All that a part looks for on pages of one language.

    `known` are words and `entities` things that the question itself names; `about` is the type of the things.
    """

    things: tuple[Term, ...]
    relations: tuple[Term, ...]
    words: tuple[Term, ...]
    asked: AnswerType
    language: Language
    known: tuple[str, ...] = ()
    phrase: str = ""
    entities: frozenset[str] = frozenset()
    about: str = ""

    @property
    def weight(self) -> float:
        """The weight of everything but the things."""
        return sum(term.weight for term in (*self.relations, *self.words))


def match(term: Term, clause: Clause) -> float:
    """How far a clause holds a term, in [0, 1]."""
    if term.kind == "work":
        return _most(_titled, term.forms, clause.plain)
    if term.kind == "relation" or term.translated:
        return _most(_said, term.forms, clause.bare)
    if clause.year and clause.year in term.forms:
        return 1.0
    return _most(_named if term.kind == "thing" else _form, term.forms, clause.plain)


def _most(held: Callable[[str, str], float], forms: Sequence[str], text: str) -> float:
    """The most that a text holds of any of the forms; more than 1 is not to be had."""
    most = 0.0
    for form in forms:
        found = held(form, text)
        if found > most:
            most = found
            if most >= 1.0:
                break
    return most


def is_written_as_name(word: str, question: str) -> bool:
    """Whether a question writes a word as a name, with a capital (`Lee`, `O'Hara`, `McKay`); a Chinese one always may
    be.
    """
    if not word.isascii():
        return True
    found = re.finditer(rf"\b{re.escape(word)}\b", question[1:], re.I)
    return any(m[0][:1].isupper() and not (len(m[0]) > 1 and m[0].isupper()) for m in found)


def stands_as_noun(word: str, question: str) -> bool:
    """Whether an English word of a question stands where a noun does: behind an article, an owner, or what asks."""
    before = (
        rf"\b(?:the|an?|his|her|its|their|whose|which|what|\w+['’]s?)\s+(?:[a-z-]+\s+)?{re.escape(word)}\b"
    )
    return re.search(before, folded(question)) is not None


def repeats(question: str, text: str) -> float:
    """The longest stretch of a Chinese question that a clause repeats: 1 from six characters on, 0 below
    three. English has words for that.
    """
    if not _HAN.search(question):
        return 0.0
    for size in range(_LONG_PHRASE, _SHORT_PHRASE - 1, -1):
        pieces = (question[i : i + size] for i in range(len(question) - size + 1))
        if any("\x00" not in piece and piece in text for piece in pieces):
            return size / _LONG_PHRASE
    return 0.0


def is_named(name: str, text: str) -> bool:
    """Whether a folded text holds a name; a Latin one as whole words, or in the plural."""
    if name not in text or not name.isascii():
        return name in text
    return stands(name, text, endings=("", "s"))


def stands(words: str, text: str, *, endings: Sequence[str] = ("",)) -> bool:
    """Whether a text holds some words as whole ones, with one of the endings: as `(?<!\\w)words(?!\\w)` finds them."""
    start = text.find(words)
    while start >= 0:
        end = start + len(words)
        if not (start and _is_of_word(text[start - 1])):
            after = (end + len(ending) for ending in endings if text.startswith(ending, end))
            if any(place == len(text) or not _is_of_word(text[place]) for place in after):
                return True
        start = text.find(words, start + 1)
    return False


def _is_of_word(character: str) -> bool:
    return character == "_" or character.isalnum()


def is_also_called(name: str, opening: str) -> bool:
    """Whether a page's first words give a name as another one of its subject."""
    before = r"(?:known as|called|nicknamed|dubbed)\s+(?:the\s+)?[\"“'‘]?" if name.isascii() else _ALSO_ZH
    after = r"s?(?!\w)" if name.isascii() else ""
    return name in opening and re.search(f"{before}{re.escape(name)}{after}", opening) is not None


def _named(form: str, text: str) -> float:
    return 1.0 if is_named(form, text) else 0.0


def _titled(form: str, text: str) -> float:
    """The name of a work: a Chinese one in its marks, since many are also plain words."""
    if form.isascii():
        return _named(form, text)
    if form not in text:
        return 0.0
    return 1.0 if re.search(rf"《{re.escape(form)}(?=[》（(：:·之])", text) else _UNMARKED


def _said(form: str, text: str) -> float:
    """A relation's wording as it is; in English by its stem, too."""
    if not form.isascii():
        other = _OTHER_KIN_ZH if form[0] in "父母儿女妻" else ""
        return 1.0 if form in text and (not other or re.search(other + re.escape(form), text)) else 0.0
    text = _without_other_kin(text)
    if stands(form, text):
        return 1.0
    return _stemmed(form, text)


@lru_cache(maxsize=1024)
def _without_other_kin(text: str) -> str:
    return _OTHER_KIN_EN.sub(" ", text)


def _form(form: str, text: str) -> float:
    if form.isascii():
        return max(_named(form, text), _stemmed(form, text))
    if form in text:
        return 1.0
    if _CJK_RUN.match(form) is None:
        return _stemmed(form, text)
    if len(form) >= 2 and _apart(form, text):
        return 0.8
    if len(form) < 3:
        return 0.0
    pairs = [form[i : i + 2] for i in range(len(form) - 1)]
    share = sum(pair in text for pair in pairs) / len(pairs)
    return 0.7 * share if share >= 0.3 else 0.0


def _apart(form: str, text: str) -> bool:
    """Whether the characters stand in order within a short reach: 春晚 in 春节联欢晚会."""
    start = text.find(form[0])
    while start >= 0:
        position = start
        for character in form[1:]:
            position = text.find(character, position + 1)
            if position < 0:
                return False
        if position - start < len(form) + min(_ABBREVIATION_REACH, 3 * len(form)):
            return True
        start = text.find(form[0], start + 1)
    return False


def _stemmed(form: str, text: str) -> float:
    """An English word by its stem, at the start of a word."""
    past, root = _stems(form)
    text = without_things(text)
    if past and any(stands(other, text) for other in past):
        return 0.9
    if len(root) < 3 or root not in text:
        return 0.0
    return 0.9 if _rooted(form, root).search(text) else 0.0


@lru_cache(maxsize=8192)
def _stems(form: str) -> tuple[tuple[str, ...], str]:
    """The other forms of an irregular verb, and the root of any word."""
    stem = stem_of(form)
    past = IRREGULAR.get(form) or IRREGULAR.get(form.removesuffix("ing")) or IRREGULAR.get(f"{stem}e", ())
    return past, stem.removesuffix("y") if form.endswith("y") else stem


@lru_cache(maxsize=2048)
def _rooted(form: str, root: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(root)}{_endings(form, root)}(?!\w)")


def _endings(form: str, root: str) -> str:
    """A pattern of what may follow the root of a word: of a short one that has no ending few, so that a car is no Cary,
    and of one in `y` none without it, so that a part is no party.
    """
    if form.endswith(("y", "ies", "ied")):
        return r"(?:y|i)\w{0,4}"
    return r"(?:['’]?s|es|d|ed|ing|er|ers)?" if form == root and len(root) <= _SHORT_WORD else r"\w{0,4}"


def is_conjugated(verb: str, text: str) -> bool:
    """Whether an irregular verb stands in a text in another form of its own: `shooting` for `shot`."""
    return any(re.search(rf"(?<!\w){other}(?:s|ing)?(?!\w)", text) for other in IRREGULAR.get(verb, ()))


@lru_cache(maxsize=16384)
def stem_of(word: str) -> str:
    """A word without its commonest endings; good enough to match `married` with `marry`."""
    if not word.isascii() or not word.isalpha() or len(word) < 5:
        return word
    for ending, rest in (
        ("ies", ""),
        ("ied", ""),
        ("ing", ""),
        ("ed", ""),
        ("es", ""),
        ("s", ""),
        ("y", ""),
        ("e", ""),
    ):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)] + rest
    return word


def relation_terms(
    part: SubQuestion, said: Sequence[str], lexicon: Lexicon, language: Language
) -> tuple[Term, ...]:
    """One term a relation word of the question: the word itself, or any wording of its relations."""
    terms = []
    for word in said:
        wordings = lexicon.wordings(word, part_language(word))
        predicates = tuple(p for found in wordings for p in found.wording.forward)
        predicates = predicates or tuple(p for found in wordings for p in found.wording.backward)
        fitting = tuple(p for p in predicates if p in part.predicates) or predicates
        forms = {folded(word)} | {f for p in fitting for f in lexicon.synonyms(p, language) if len(f) > 1}
        if part.kind is QuestionKind.COUNT:
            forms |= lexicon.kinds(word, part_language(word), language)
        if part.kind is QuestionKind.ROLE and "starring" in fitting and language is Language.ENGLISH:
            forms.add(_AS)
        terms.append(Term(tuple(sorted(forms)), 2.0, "relation"))
    return tuple(terms)


def shortened(thing: Term, prizes: Iterable[str]) -> Term:
    """A prize by the short form of its name, too: 金狮 for 金狮奖."""
    if set(prizes).isdisjoint(thing.forms):
        return thing
    short = {form.removesuffix("奖") for form in thing.forms if len(form) > _SHORT_PRIZE}
    return replace(thing, forms=tuple(sorted({*thing.forms, *short})))


def place_of(term: Term, text: str) -> int:
    """Where in a plain text a term begins; -1 where it does not stand."""
    places = [text.find(form) for form in term.forms if form in text]
    places += [text.find(stem) for form in term.forms if form.isascii() and (stem := stem_of(form)) in text]
    return min((place for place in places if place >= 0), default=-1)


def owns_another(place: int, text: str, question: str) -> bool:
    """Whether the word at a place of an English text only says whose kin or thing somebody or something is, and no
    question asks so: of A, the author's father, nothing is said to be written. Both texts are folded.
    """
    found = _OWNER.match(text[place:])
    return found is not None and found["owner"] not in question


def last_names(forms: Iterable[str]) -> set[str]:
    """`pirrie` of `william pirrie`, `o'toole`, `day-lewis`: how an English page goes on calling a person."""
    latin = [
        form.split()
        for form in forms
        if part_language(form) is Language.ENGLISH and form.count(" ") in (1, 2)
    ]
    return {words[-1] for words in latin if len(words[-1]) > 2 and _LAST_NAME.fullmatch(words[-1])}


def part_language(text: str) -> Language:
    """The language of a word by its script."""
    return Language.CHINESE if _HAN.search(text) else Language.ENGLISH
