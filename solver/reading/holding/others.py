"""What a stretch holds besides what a question names: its other words, and things named in them with their types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from builder.extraction.english.lexicon import ADJECTIVES, HONORIFICS, PEOPLES, POST_NOMINALS
from builder.numerals import MONTHS_EN
from schemas.plan import SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.reading.page import Clause, Named
from solver.reading.windows import Window

_RUN = re.compile(r"(?<![\w'’-])[A-ZÀ-Þ][\w'’-]*(?:[ .]+[A-ZÀ-Þ][\w'’-]*)*")
_WORD = re.compile(r"[\w'’-]+")
_BEGINS = re.compile(r"(?:^|[.!?:;“”\"(]|—|–)\s*$")
_OPENERS = frozenset(
    """a an the this that these those he she it they we you i his her its their our my who whose which what when where
    why how if in on at by for from to of with without under over after before during since until as and but or nor so
    yet while although though because once then there here now later soon today both all each every some many most
    no not only even also despite following born like one two three four five six seven eight nine ten""".split()
)
_REFERRING = frozenset("he she it they his her its their him them".split())
_DAYS = frozenset("monday tuesday wednesday thursday friday saturday sunday".split())
NO_NAMES = (
    _OPENERS
    | _DAYS
    | {month.casefold() for month in MONTHS_EN}
    | {folded(name) for name in (*ADJECTIVES, *PEOPLES, *POST_NOMINALS, *HONORIFICS)}
)
"""Words with a capital that name nothing a question may ask for."""

_NUMBER = re.compile(
    r"(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|"
    r"thousands?|dozens?)(?:-[a-z]+)*"
)
"""Numbers in words, which begin sentences with a capital: Twenty-seven."""

_PARTICIPLES = ("ed", "ing", "ly")
_WORK = "Work"
_FOREIGN = re.compile(r"[A-Za-zÀ-ÿ]{2,}|[\u3400-\u9fff]+·[\u3400-\u9fff]+|“[^”\s]{1,20}”|「[^」\s]{1,20}」")
_SUFFIX = re.compile(r"['’]s?$")


@dataclass(frozen=True, slots=True)
class Other:
    """A name, and the type of what it names; empty for one of unknown type."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Others:
    """`text` are words with the names of a question blanked out; `named` all other things that they name, and what
    their page is about.
    """

    text: str
    named: tuple[Other, ...]
    language: Language

    @property
    def types(self) -> frozenset[str]:
        """The types of the others, among them the empty one where any is unknown."""
        return frozenset(other.type for other in self.named)


def others_of(part: SubQuestion, window: Window, forms: Iterable[str], *, about: bool) -> Others:
    """The others of a window; `forms` are the folded names of what a part asks about, which its page is `about` or not.

    What the page is about is put before words that leave it out, and so is one of the others; works named before may be
    meant by `it`.
    """
    asked = frozenset(e.id for e in part.entities)
    own = sorted({form for form in forms if form}, key=lambda form: (-len(form), form))
    said = {_plain(word) for word in _WORD.findall(part.text)}
    texts: list[str] = []
    found = [] if about else [Other(window.page.document.title, window.page.subject)]
    topics = [topic for clause in window.clauses for topic in clause.topics]
    found += [Other(topic, _WORK) for topic in topics if folded(topic) not in own]
    for clause in window.clauses:
        named = _whole(clause.named)
        mine = [n for n in named if n.entity in asked]
        text = _without(_blanked(clause, mine), own)
        texts.append(text)
        rest = [n for n in named if n.entity not in asked and _stands(n, clause, text)]
        found += [Other(_surface(n, clause), n.type) for n in rest]
        unnamed = _without(_blanked(clause, named), own)
        found += [Other(name, "") for name in _unknown(unnamed, said, window)]
    return Others(" ".join(texts), tuple(dict.fromkeys(found)), window.page.language)


def _whole(named: Iterable[Named]) -> list[Named]:
    """Names without those of unknown type that share words with one of a known type: `Ashby in Kent` of Ashby."""
    found = [*named]
    typed = [n for n in found if n.type]
    return [n for n in found if n.type or not any(n.start < t.end and t.start < n.end for t in typed)]


def _blanked(clause: Clause, named: Sequence[Named]) -> str:
    text = clause.text
    for one in named:
        start, end = max(0, one.start - clause.start), max(0, one.end - clause.start)
        text = text[:start] + " " * (min(end, len(text)) - start) + text[end:]
    return text


def _without(text: str, forms: Sequence[str]) -> str:
    """A text with names blanked out, in whatever case."""
    plain = folded(text)
    for form in forms:
        pattern = rf"(?<!\w){re.escape(form)}(?!\w)" if form.isascii() else re.escape(form)
        for found in re.finditer(pattern, plain):
            text = text[: found.start()] + " " * len(found[0]) + text[found.end() :]
    return text


def _stands(named: Named, clause: Clause, text: str) -> bool:
    """Whether a name is left in a text from which those of the question are blanked out, and may be one; a pronoun
    stands for what it is known to mean.
    """
    start, end = max(0, named.start - clause.start), max(0, named.end - clause.start)
    words = [_plain(word) for word in _WORD.findall(text[start:end])]
    return (bool(words) and bool(named.type) and words[0] in _REFERRING) or any(
        not word.isdigit() and word not in NO_NAMES and not _NUMBER.fullmatch(word) for word in words
    )


def _unknown(text: str, said: Set[str], window: Window) -> list[str]:
    """Words of a text without its known names that look like one, and are not the question's."""
    if window.page.language is Language.CHINESE:
        return [found[0] for found in _FOREIGN.finditer(text) if _plain(found[0]) not in said]
    return [run[0] for run in _RUN.finditer(text) if _is_name(run, text, said, window)]


def _is_name(run: re.Match[str], text: str, said: Set[str], window: Window) -> bool:
    words = [_plain(word) for word in _WORD.findall(run[0])]
    opens = _BEGINS.search(text[: run.start()]) is not None
    if (
        opens
        and words
        and (words[0].endswith(_PARTICIPLES) or _NUMBER.fullmatch(words[0]) or _is_plain(words[0], window))
    ):
        words = words[1:]
    return any(len(word) > 1 and word not in NO_NAMES and word not in said for word in words)


def _is_plain(word: str, window: Window) -> bool:
    """Whether a page has a word in lower case as well, so that it has a capital only where a sentence begins."""
    return re.search(rf"\b{re.escape(word)}\b", window.page.document.text) is not None


def _plain(word: str) -> str:
    return _SUFFIX.sub("", folded(word))


def _surface(named: Named, clause: Clause) -> str:
    return clause.text[max(0, named.start - clause.start) : max(0, named.end - clause.start)]
