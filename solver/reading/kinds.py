"""What a page says its subject is: its kind, its people and the words of its own sentences, against what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from builder.extraction.chinese.lexicon import COUNTRIES as COUNTRIES_ZH
from builder.extraction.chinese.lexicon import OCCUPATIONS as OCCUPATIONS_ZH
from builder.extraction.english.lexicon import ADJECTIVES, COUNTRIES, is_person_noun
from schemas.text import Language
from solver.language import folded
from solver.planners.words.heads import head_type
from solver.reading.narrower import NARROWER, falls_under
from solver.reading.page import Page
from solver.reading.windows import Window, picked, sentences_of, window_text

_PEOPLE = {
    **ADJECTIVES,
    **{name: name for name in COUNTRIES},
    "U.S.": "United States",
    "USA": "United States",
}
_PEOPLES = re.compile(
    rf"(?<![\w.])(?:{'|'.join(sorted(map(re.escape, _PEOPLE), key=lambda w: (-len(w), w)))})(?![\w'’])"
)
_LANDS = "|".join(sorted(map(re.escape, COUNTRIES)))
_COMES = re.compile(rf"\b(?:from|originating in|native to)(?: the)? ({_LANDS})\b")
_LIES = re.compile(
    rf"\b(?:in|of|on|from)(?: [a-z]+){{0,3}}? (?:[A-ZÀ-Þ][\w'’.-]+,? (?:and )?){{0,6}}?({_LANDS})\b"
)
_LYING = re.compile(r"\b(?:located|situated|based|found|headquartered|in)\b")
_BRITISH = frozenset({"United Kingdom", "England", "Scotland", "Wales"})
_COUNTRY_ZH = re.compile(COUNTRIES_ZH)
_OCCUPATION_ZH = re.compile(OCCUPATIONS_ZH)
_CLASS_ZH = re.compile(r"[\u3400-\u9fff]{1,4}$")

_COPULA = re.compile(r"\b(?:is|was|are|were) (?:an?|the|one of(?: the)?|both)\b(?! (?:name|term|word)\b)")
_BOUND = re.compile(
    r"\b(?:who|whom|whose|which|that|where|with|by|from|in|on|at|for|about|based|born|known|best|written|directed|"
    r"published|produced|created|developed|designed|released|starring|featuring|set|located|found|belonging|"
    r"containing|originating|currently|native|when|during|to|as)\b|(?<!\bof)(?<=\w) of (?!dogs?\b|cats?\b|horses?\b)"
)
_SORTS = re.compile(
    r"\b(?:breeds?|genus|species|types?|kinds?|sorts?|forms?|brand|variety|series|family) of\b"
)
_WORDS = re.compile(r"[A-Za-zÀ-ÿ][\w'’-]*")
_FUNCTION = frozenset(
    """a an the of in on at for to from by with and or both all each types type kinds kind sorts sort forms form as
    considered known classified regarded called also either still is was are were based used being been that which who
    their its his her part some""".split()
)
_DESCENT = re.compile(
    r"\b(?:descent|descended|ancestry|origins?|heritage|roots|ethnic|extraction|born|speaking|language)\b"
)
_DENIES = re.compile(r"\b(?:not|never|no longer|neither|nor|without|unlike)\b|n['’]t\b")
_IRREGULAR = {
    "genera": "genus", "men": "man", "women": "woman", "people": "person", "cacti": "cactus", "species": "species",
    "series": "series", "actress": "actor", "actresses": "actor", "fungi": "fungus", "mice": "mouse",
}  # fmt: skip
_MAKING = "published|produced|made|manufactured|released|issued"
_MADE_BY = re.compile(rf"(?:{_MAKING}) by ")
_BY_OTHERS = re.compile(rf"\b(?:{_MAKING})(?: and [a-z]+ed)? by (?:the )?[A-ZÀ-Þ]")
"""Who brings a thing out: one whom its page names, and not another of whom it says nothing."""

_WIDE = frozenset(
    """person man woman artist musician performer entertainer writer author athlete player sportsperson scientist
    celebrity professional personality figure academic scholar leader filmmaker creator star official businessman
    thing work film movie book game show series program programme place company organization organisation group
    character animal plant being structure building event title publication media product software term name
    mammal vertebrate invertebrate organism flower tree insect fish bird vehicle weapon""".split()
)
"""Nouns under which others fall that a page may give instead."""

_RANKS = frozenset({"genus", "species", "family", "order", "breed", "cultivar", "hybrid", "subspecies"})
_MEDIA = frozenset(
    """magazine newspaper journal novel documentary sitcom opera musical album song single band duo airline university
    college school hospital museum river lake mountain island city town village country county battle bridge ship
    railway station airport stadium cocktail cheese dog cat horse""".split()
)
"""Nouns of kinds of which a thing is one at most, as far as a page calls it by one."""


@dataclass(frozen=True, slots=True)
class Borne:
    """What a page says to a property, and the sentence that says it; `near` where it comes near to a yes."""

    verdict: bool | None
    window: Window
    near: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A property taken apart: the noun of what it is, the peoples or countries, and all other words."""

    head: str
    lands: frozenset[str]
    words: tuple[str, ...]
    names: tuple[str, ...]


def borne(page: Page, words: str) -> Borne | None:
    """Whether a page says that its subject is what the words say, or something else instead; None where it says
    neither.
    """
    spans = list(sentences_of(page))
    if not spans:
        return None
    if page.language is Language.CHINESE:
        return _borne_zh(page, words)
    asked = asked_of(words)
    first = picked(page, *spans[0])
    opening = window_text(first)
    kinds = kinds_of(opening)
    for window in (picked(page, *span) for span in spans):
        text = window_text(window)
        if _says(text, asked, kinds_of(text)) and not _DENIES.search(text):
            return Borne(True, window)
    if _is_other(opening, kinds, asked, words, page):
        return Borne(False, first)
    return Borne(None, first, _comes_near(opening, kinds, asked))


def asked_of(words: str) -> Asked:
    """`American documentaries` and `dog breeds from Portugal` taken apart."""
    lands = {_PEOPLE[m[0]] for m in _PEOPLES.finditer(re.sub(r"-(?:based|born)\b", "", words))}
    plain = _PEOPLES.sub(" ", re.sub(r"-(?:based|born)\b", "", words))
    names = tuple(w for w in _WORDS.findall(plain) if w[:1].isupper() and w.casefold() not in _FUNCTION)
    content = [singular(w) for w in _WORDS.findall(plain) if w[:1].islower() and w not in _FUNCTION]
    lead = _BOUND.split(_SORTS.sub(" ", plain), maxsplit=1)[0]
    nouns = [singular(w) for w in _WORDS.findall(lead) if w.casefold() not in _FUNCTION and w[:1].islower()]
    verbal = re.match(r"(?:of|from|in|on|at|by|for|to|with)\b", words) or re.search(
        r"(?:ed|ing)$", (nouns or [""])[0]
    )
    head = nouns[-1] if nouns and not verbal else ""
    return Asked(head, frozenset(lands), tuple(dict.fromkeys(content)), names)


def says_words(text: str, words: Sequence[str]) -> bool:
    """Whether a sentence holds all of some words, a people also by its country's other names, nouns in any number."""
    found = {singular(word) for word in _WORDS.findall(text)}
    lands = _lands_in(text)
    return all(
        land in lands if (land := _land(word)) else any(_alike(singular(word), f) for f in found)
        for word in words
    )


def is_of_others(text: str, words: Sequence[str]) -> bool:
    """Whether a first sentence says of what people its subject is, and some word names another."""
    told = lands_of(text)
    asked = {land for word in words if (land := _land(word))}
    return bool(told and asked) and not asked & {*told, *_lands_in(text)} and not asked | told <= _BRITISH


def _land(word: str) -> str:
    return _PEOPLE.get(word) or _PEOPLE.get(word.capitalize(), "")


def kinds_of(sentence: str) -> tuple[str, ...]:
    """The nouns by which a sentence says what its subject is, each in the singular, and the words before them."""
    return tuple(singular(w) for w in _WORDS.findall(_classing(sentence)) if w[:1].islower())


def lands_of(sentence: str, *, lying: bool = False) -> frozenset[str]:
    """The countries by which a sentence says what its subject is; else those from which it says that it comes, or in
    which that lies.
    """
    lands = _lands_in(_classing(sentence))
    return frozenset(lands or {_PEOPLE[m[1]] for m in (_LIES if lying else _COMES).finditer(sentence)})


def _classing(sentence: str) -> str:
    """The words between `is a` and what follows the noun."""
    copula = _COPULA.search(sentence)
    if copula is None:
        return ""
    told = _SORTS.sub(lambda m: m[0].removesuffix(" of"), sentence[copula.end() :])
    return _BOUND.split(re.sub(r"[\"“][^\"”]*[\"”]", " ", told), maxsplit=1)[0]


def singular(word: str) -> str:
    """The singular of an English noun, in lower case; any other word as it is."""
    word = word.casefold().replace("’", "'").removesuffix("'s")
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if re.search(r"(?:s|x|z|ch|sh)es$", word):
        return word[:-2]
    return word[:-1] if re.search(r"[^sui']s$", word) else word


def _says(text: str, asked: Asked, kinds: tuple[str, ...]) -> bool:
    if not (asked.head or asked.words or asked.lands or asked.names):
        return False
    if asked.head and not falls_under(asked.head, kinds):
        return False
    found = [singular(word) for word in _WORDS.findall(text)]
    own = _lands_in(_classing(text))
    lands = own if own and asked.head else _lands_in(text)
    named = all(re.search(rf"\b{re.escape(name)}\b", text) for name in asked.names)
    return (
        asked.lands <= lands
        and named
        and all(w == asked.head or any(_alike(w, f) for f in found) for w in asked.words)
    )


def _is_people(words: str) -> bool:
    """Whether a property begins with the people, which a page says before the noun as well: American writers."""
    return _PEOPLES.match(re.sub(r"^an? ", "", words)) is not None


def _lands_in(text: str) -> set[str]:
    return {_PEOPLE[m[0]] for m in _PEOPLES.finditer(text)}


def _alike(word: str, found: str) -> bool:
    """Whether two words are one, or of one stem: specialized, specializing."""
    shared = min(len(word), len(found)) - 3
    return word == found or (
        shared >= 5 and word[:shared] == found[:shared] and word[-2:] in ("ed", "ng", "on")
    )


def _is_other(opening: str, kinds: tuple[str, ...], asked: Asked, words: str, page: Page) -> bool:
    """Whether a page says in its first sentence that its subject is of another people or another kind."""
    if not kinds:
        return False
    whole = page.document.text
    if asked.names and _MADE_BY.match(words) and not any(name in whole for name in asked.names):
        return _BY_OTHERS.search(opening) is not None
    if asked.lands and not _DESCENT.search(words):
        told = lands_of(opening, lying=_LYING.search(words) is not None)
        else_told = set() if _is_people(words) else _lands_in(opening)
        if told and not asked.lands & {*told, *else_told} and not (asked.lands | told) <= _BRITISH:
            return True
    if asked.head in NARROWER and any(is_person_noun(kind) for kind in kinds):
        said = any(_has_stem(noun, whole) for noun in NARROWER[asked.head])
        return not said and is_person_noun(asked.head) and not _WIDE & {*kinds}
    if not asked.head or asked.head in _WIDE or _stands(asked.head, whole):
        return False
    if is_person_noun(asked.head):
        trades = [kind for kind in kinds if is_person_noun(kind)]
        return bool(trades) and not _WIDE & {*trades} and not _has_stem(asked.head, whole)
    if asked.head in _RANKS | _MEDIA:
        return True
    types = {head_type(kind, Language.ENGLISH) for kind in kinds} - {""}
    own = head_type(asked.head, Language.ENGLISH)
    return bool(own and types) and own not in types


def _has_stem(noun: str, text: str) -> bool:
    """Whether a text holds a word of the stem of an occupation: `guitar` of guitarist, `paint` of painter."""
    stem = re.sub(r"(?:ist|er|or|ian|ar|ess)$", "", noun)
    return re.search(rf"\b{re.escape(stem)}", text, re.I) is not None


def _stands(head: str, text: str) -> bool:
    return any(singular(word) == head for word in _WORDS.findall(text))


def _comes_near(opening: str, kinds: tuple[str, ...], asked: Asked) -> bool:
    """Whether nothing in a first sentence speaks against the property, and part of it speaks for it."""
    told = lands_of(opening)
    british = bool(told) and (asked.lands | told) <= _BRITISH
    return bool(asked.lands) and british and (not asked.head or asked.head in kinds)


def _borne_zh(page: Page, words: str) -> Borne | None:
    """By the first sentence of a Chinese page: the country and the noun of what is asked, or others of their kind."""
    last = max(i for i, c in enumerate(page.clauses) if c.sentence == page.clauses[0].sentence)
    window = picked(page, 0, last)
    text, asked = folded(window_text(window)), folded(words)
    lands, told = set(_COUNTRY_ZH.findall(asked)), set(_COUNTRY_ZH.findall(text))
    noun = _COUNTRY_ZH.sub("", asked).strip("的人")
    noun = re.sub(r"^(?:来自|出自|一[位个部种])?的?", "", noun)
    if lands <= told and (not noun or noun in text) and (lands or noun):
        return Borne(True, window)
    if lands and told and not lands & set(_COUNTRY_ZH.findall(page.document.text)):
        return Borne(False, window)
    trades = set(_OCCUPATION_ZH.findall(text))
    stem = re.sub(r"[家手员人者师]$", "", noun)
    if _OCCUPATION_ZH.fullmatch(noun) and trades and stem not in page.document.text and noun not in _WIDE_ZH:
        return Borne(False, window)
    return Borne(None, window)


_WIDE_ZH = frozenset(
    {"艺术家", "音乐人", "艺人", "音乐家", "科学家", "学者", "作家", "明星", "运动员", "文学家"}
)
