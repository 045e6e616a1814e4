"""Where a name begins and ends: the tagger's spans repaired by grammar, capitals and typography."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import cached_property

from builder.extraction.english.awards import AwardPhrase, find_awards
from builder.extraction.english.film_kinds import is_lone_western
from builder.extraction.english.lexicon import (
    ADJECTIVES,
    FIELD_WORDS,
    HONORIFICS,
    NOBLE,
    OF_HEADS,
    ORGANIZATION_WORDS,
    PARTY_WORDS,
    POST_NOMINALS,
    POST_WORDS,
    REFERRING,
    SCHOOL_NAMES,
    SCHOOL_WORDS,
    is_people,
    is_person_noun,
)
from builder.extraction.english.names.capitals import (
    begins_name,
    is_day,
    is_other_s_party,
    is_post,
    is_post_nominal,
    stands_in,
)
from builder.extraction.english.names.titled import Titled, find_titled
from builder.extraction.english.names.two_families import find_names_of_two
from builder.extraction.english.reading import Aside, Passage, title_at
from builder.extraction.english.titles import kind_abroad
from builder.extraction.english.tree import Tree
from builder.extraction.english.values import Value, covering, find_amounts, find_dates
from schemas.text import NamedSpan, Span, TaggedText

ENTITY_TYPES = frozenset({"Person", "Organization", "Place", "Work", "Event", "Award"})
_INNER = frozenset({"-", "–", "&", "'", "’", ".", "/"})
_GLUED = frozenset("sur sous en de la le les lès du près upon on in by under the am an der".split())
"""Small words between the hyphens of a name: Neuilly-sur-Seine, Stratford-upon-Avon."""
_SUFFIXES = frozenset({"jr.", "sr.", "jr", "sr", "ii", "iii", "iv", "v", "vi", "vii", "viii", "inc.", "ltd."})
_AFTER_COMMA = frozenset("jr. jr sr. sr inc. inc incorporated ltd. ltd llc llp plc".split())
_DOTTED = re.compile(r"(?:l\.){1,3}[cp]\.?")
_TRAILING = frozenset(
    {"and", "or", "of", "for", "in", "the", "at", "'s", "’s", ",", "'", "’", "-", "–", "with", "to", "&"}
)
_LETTERS = re.compile(r"(?!I+V?$|VI*$)[A-Z]{2,5}")
_NICKNAME = re.compile(r"[\"“'‘]?[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*)?[\"”'’]?")
_PATRONS = frozenset({"queen", "king", "women", "children", "people", "teachers"})
_BEFORE_NAME = re.compile(
    r"(?:(?:Vice|Rear|Lieutenant|Major|Brigadier|Air|Field)[- ]"
    r"(?:Admiral|General|Colonel|Commander|(?:Chief |Vice )?Marshal) |"
    r"(?:Academy|University|Institute|Company|College|Society|Museum|Ministry)['’]s )(?=[A-ZÀ-Ý])"
)
"""A rank of two words before a name, and the body that one is part of: `the Academy's Lund Computing Centre`."""
_NOT_NAMES = re.compile(
    r"^(?:[Tt]he|[Ii]n|[Aa]t|[Oo]n|[Hh]is|[Hh]er|[Aa]|[Aa]n|[Bb]oth|[Tt]his|[Tt]heir|[Ii]ts)$"
)


@dataclass(frozen=True, slots=True)
class Name:
    """A name's range of the plain text, and the type that its shape or the tagger suggests."""

    start: int
    end: int
    type: str = ""
    type_source: str = ""


_NUMBERED = re.compile(r"[A-ZÀ-Þ][\w'’-]+ [IVX]+\.")


def _without_stop(name: Name, plain: str) -> Name:
    """A ruler's name without the stop of the sentence that it ends, which looks like that of an initial."""
    ends = _NUMBERED.fullmatch(plain, name.start, name.end) is not None
    return replace(name, end=name.end - 1) if ends else name


@dataclass(frozen=True)
class Parsed:
    """One chunk after tagging: its tree, names, dates and amounts."""

    document: str
    passage: Passage
    tagged: TaggedText
    tree: Tree

    def document_words(self, start: int, end: int) -> str:
        """The document's own words of a range of the plain text."""
        first, last = self.passage.locate(start, end)
        return self.document[first:last]

    @cached_property
    def dates(self) -> tuple[Value, ...]:
        """Dates of the plain text."""
        return find_dates(self.passage.plain)

    @cached_property
    def amounts(self) -> tuple[Value, ...]:
        """Numbers of the plain text."""
        return find_amounts(self.passage.plain)

    @cached_property
    def awards(self) -> tuple[AwardPhrase, ...]:
        """Prizes of the plain text."""
        return find_awards(self.passage.plain)

    def award_at(self, token: int) -> AwardPhrase | None:
        """The award phrase that a token belongs to."""
        if not self.awards:
            return None
        position = self.tree[token].start
        return next((a for a in self.awards if a.start <= position < a.end), None)

    @cached_property
    def _entity_of(self) -> dict[int, NamedSpan]:
        spans = [n for n in self.tagged.names if n.type in ENTITY_TYPES or n.type == "Product"]
        tokens = self.tree.tokens
        found: dict[int, NamedSpan] = {}
        for span in reversed(spans):
            index = bisect_left(tokens, span.start, key=lambda token: token.start)
            while index < len(tokens) and tokens[index].end <= span.end:
                found[index] = span
                index += 1
        return found

    @cached_property
    def _of_two_families(self) -> tuple[Span, ...]:
        return find_names_of_two(self.passage.plain)

    @cached_property
    def _titled(self) -> tuple[Titled, ...]:
        return find_titled(self.passage.plain, [aside.anchor for aside in self.passage.asides])

    def _whole(self, token: int) -> Span | None:
        """The name with a rank or a land that a token stands in."""
        at = self.tree[token]
        here = (Span(name.start, name.until) for name in self._titled if name.start <= at.start < name.end)
        return next(here, None) if at.text[0].isupper() or at.text[0].isdigit() else None

    def of_two_families(self, token: int) -> Span | None:
        """The name of two families that a token stands in."""
        at = self.tree[token].start
        return next((name for name in self._of_two_families if name.start <= at < name.end), None)

    def date_at(self, token: int) -> Value | None:
        """The date that a token belongs to."""
        return covering(self.dates, self.tree[token].start)

    def amount_at(self, token: int) -> Value | None:
        """The amount that a token belongs to."""
        return covering(self.amounts, self.tree[token].start)

    def entity(self, token: int) -> NamedSpan | None:
        """The tagger's name that covers a token."""
        return self._entity_of.get(token)

    def name(self, head: int) -> Name | None:
        """The name whose grammatical head (or a part of which) is this token; None for other words."""
        if head not in self._names:
            found = self._find_name(head)
            self._names[head] = found if found is None else _without_stop(found, self.passage.plain)
        return self._names[head]

    @cached_property
    def _openings(self) -> frozenset[int]:
        """The first token of each sentence."""
        return frozenset(sentence.start for sentence in self.tagged.sentences)

    @cached_property
    def _names(self) -> dict[int, Name | None]:
        return {}

    def _find_name(self, head: int) -> Name | None:
        token = self.tree[head]
        title = title_at(self.passage, token.start, token.end)
        if title is not None:
            kind = self._noun_before(head) or ("Work" if title.work else "")
            kind = kind or kind_abroad(self.passage.plain[title.start : title.end])
            return Name(title.start, title.end, kind, "rule" if kind else "")
        whole = self.of_two_families(head) or self._whole(head)
        if whole is not None:
            return Name(whole.start, whole.end, "Person", "tagger")
        if stands_in(self.tree, head, self.entity(head - 2)):
            return self.name(head - 2)
        if is_post_nominal(self.tree, head) or is_lone_western(self.tree, head):
            return None
        award = self.award_at(head)
        if award is not None:
            inside = award.award_start <= token.start < award.award_end
            return Name(award.award_start, award.award_end, "Award", "rule") if inside else None
        if not self._can_be_name(head) or self.date_at(head) is not None or is_day(self.tree, head):
            return None
        span = self._run(head)
        first, last = span.start, span.end - 1
        if is_post(self.tree, first, last):
            return None
        while last > first and self._is_letters_of_person(first, last):
            last -= 1 + (self.tree[last - 1].text == ",")
        first += is_other_s_party(self.tree, first, last)
        while first < last and self._is_title_of_person(first, last):
            first += 1
        while first < last and self._is_before_name(first):
            first += 1
        while last > head and (self.award_at(last) is not None or self.tree.word(last) == "the"):
            last -= 1  # `won Ann Lee the Silver Bear`
        if first == last and self.tree.word(first) in ("hon", "hon.", "sir"):
            return None
        start, end = self.tree[first].start, self.tree[last].end
        words = self.passage.plain[start:end]
        if not any(c.isupper() or ord(c) > 0x2E80 for c in words) or words.startswith("of "):
            return None
        kind, source = self._type(first, last)
        if (lead := _BEFORE_NAME.match(words)) is not None:
            start += lead.end()
        if kind == "Work" and first > 0 and self.tree[first - 1].text == "The":
            start = self.tree[first - 1].start
        return Name(start, end, kind, source)

    def _is_before_name(self, first: int) -> bool:
        before = self.tree.word(first) in HONORIFICS or _NOT_NAMES.match(self.tree[first].text) is not None
        return before and not begins_name(self.tree, first)

    def _is_letters_of_person(self, first: int, last: int) -> bool:
        """`OBE`, `FRSE` and other letters after a person's name."""
        word = self.tree[last].text
        person = (entity := self.entity(first)) is not None and entity.type == "Person" and last - first >= 2
        return word in POST_NOMINALS or (person and _LETTERS.fullmatch(word) is not None)

    def _is_title_of_person(self, first: int, last: int) -> bool:
        """`Vocalist Steve Gadd`, `Swedish Eric Ericsson`: a capital word that is no part of the name."""
        word, entity = self.tree[first].text, self.entity(last)
        person = entity is not None and entity.type == "Person"
        if is_people(word, self.tree.word(last)) and first > 0 and self.tree.word(first - 1) == "the":
            return last - first >= 2
        return person and last - first >= 2 and (is_person_noun(word.lower()) or word in ADJECTIVES)

    def _can_be_name(self, head: int) -> bool:
        initial = (token := self.tree[head]).text[0]
        capital = initial.isupper() or ord(initial) > 0x2E80
        if token.pos == "PRON" or not (capital or token.pos == "PROPN") or not initial.isalnum():
            return False
        if (token.dependency == "appos" and token.text.lower() in _SUFFIXES) or _NOT_NAMES.match(token.text):
            return False
        entity = self.entity(head)
        if token.pos == "PROPN":
            return capital or entity is not None
        if entity is not None:
            return True
        return token.pos in ("NOUN", "ADJ", "VERB", "X") and head not in self._openings

    def _run(self, head: int) -> Span:
        tree = self.tree
        first, last = head, head
        sentence = next(s for s in self.tagged.sentences if s.start <= head < s.end)
        entity = self.entity(head)
        if entity is not None and not self._holds_title(entity):
            while first > sentence.start and entity.start <= tree[first - 1].start:
                first -= 1
            while last + 1 < sentence.end and tree[last + 1].end <= entity.end:
                last += 1
            if tree.word(last) in ("'s", "’s", "'", "’", ",", ".") and last > first:
                last -= 1
        while first > sentence.start and self._continues_left(first - 1, first):
            first -= 1
        while last + 1 < sentence.end and self._continues_right(last, last + 1):
            last += 1
        first, last = self._inside_brackets(first, self._with_of(first, last, sentence.end), head)
        while last > first and not self.tree[last].text[0].isupper() and self.tree.word(last) in _TRAILING:
            last -= 1
        return Span(first, last + 1)

    def _holds_title(self, entity: NamedSpan) -> bool:
        return any(entity.start < title.end and title.start < entity.end for title in self.passage.titles)

    def _inside_brackets(self, first: int, last: int, head: int) -> tuple[int, int]:
        """The part around the head where a bracket was taken out of the middle; a place ends at a comma."""
        for aside in self.passage.asides:
            for at in range(first, last):
                if self.tree[at].end <= aside.anchor <= self.tree[at + 1].start:
                    if self._is_nickname(aside, at + 1):
                        continue
                    return (first, at) if head <= at else (at + 1, last)
        if (entity := self.entity(head)) is not None and entity.type != "Work":
            for at in range(first + 1, last):
                if entity.type == "Person" and self.tree.word(at) in ("and", "&"):
                    return (first, at - 1) if head < at else (at + 1, last)
                inner = self.tree.word(at) == "in" and entity.type in ("Place", "Person", "Organization")
                if inner or (self.tree.word(at) == "at" and self._is_field(first, at)):
                    return (first, at - 1) if head < at else (at + 1, last)
            for at in range(first, last):
                if self.tree[at].text == "," and not _is_suffix(self.tree[at + 1].text):
                    return (first, at - 1) if head < at else (at + 1, last)
        return first, last

    def _is_field(self, first: int, end: int) -> bool:
        """`Applied Mathematics` of `Applied Mathematics at Lund University`, taken for one name."""
        return all(self.tree.word(at) in FIELD_WORDS for at in range(first, end))

    def _is_nickname(self, aside: Aside, after: int) -> bool:
        """`(Geoff)` of `Geoffrey (Geoff) Craige`: a capital word in brackets before more of the name."""
        inside = self.document[aside.start : aside.end]
        return _NICKNAME.fullmatch(inside) is not None and self.tree[after].pos == "PROPN"

    def _continues_left(self, left: int, first: int) -> bool:
        token = self.tree[left]
        if token.text in ("'s", "’s") and left > 0:
            patron = self.tree.word(left - 1) in _PATRONS
            return patron and self.tree.word(first) in SCHOOL_WORDS | PARTY_WORDS
        if token.text in _INNER:
            return self._joins(left, first)
        if token.text in _GLUED and self.tree[first].text == "-":
            return token.end == self.tree[first].start
        if self.tree[first].text in _INNER:  # what it joins was looked at before it was taken
            return token.end == self.tree[first].start and token.text[0].isupper()
        if not token.text[0].isupper() or _NOT_NAMES.match(token.text) or self.date_at(left) is not None:
            return False
        if token.pos not in ("PROPN", "NOUN", "ADJ", "X", "VERB") or token.dependency not in (
            "compound", "nmod", "amod", "flat", "nummod", "poss",
        ):  # fmt: skip
            return False
        other = self.entity(left)
        if (
            (mine := self.entity(first)) is not None
            and mine.type == "Person"
            and self.tree.word(left) in POST_WORDS
        ):
            return False
        return not (
            other is not None and mine is not None and other != mine and token.dependency != "compound"
        )

    def _joins(self, mark: int, after: int) -> bool:
        """Whether a mark within a name goes on with it: `–` of `the Paris–Lyon Line`, but not of `from Paris–Lyon`."""
        sign, following = self.tree[mark], self.tree[after]
        if mark == 0 or sign.end != following.start or self.tree[mark - 1].end != sign.start:
            return False
        if sign.text == "-" and self.tree[mark - 1].text in _GLUED:
            return mark > 2 and self.tree[mark - 2].text == "-" and self.tree[mark - 3].text[0].isupper()
        loose = sign.text == "–" and following.dependency not in ("compound", "nmod", "amod", "flat")
        return not loose and self.tree[mark - 1].text[0].isupper()

    def _continues_right(self, last: int, right: int) -> bool:
        token = self.tree[right]
        if token.text in _INNER:
            if right + 1 >= len(self.tree.tokens):
                return False
            after = self.tree[right + 1]
            glued = token.start == self.tree[last].end and token.end == after.start
            if glued and token.text == "-" and after.text in _GLUED and right + 3 < len(self.tree.tokens):
                return self.tree[right + 2].text == "-" and self.tree[right + 3].text[0].isupper()
            new_sentence = any(sentence.start == right + 1 for sentence in self.tagged.sentences)
            return glued and after.text[0].isupper() and not new_sentence
        if _is_suffix(token.text) or (token.text == "I" and self.tree[last].pos == "PROPN"):
            return True
        if token.text == "," and right + 1 < len(self.tree.tokens):
            return _is_suffix(self.tree[right + 1].text)
        if self.tree[last].text == "-" and (token.text in _GLUED or self.tree[last - 1].text in _GLUED):
            return token.start == self.tree[last].end
        if not token.text[0].isupper():
            return token.pos == "NUM" and token.head == last and len(token.text) <= 2
        if self.date_at(right) is not None or title_at(self.passage, token.start, token.end):
            return False
        previous = self.tree[last]
        return (
            token.pos in ("PROPN", "NOUN")
            and previous.dependency in ("compound", "nmod", "amod")
            and (previous.head >= right)
        )

    def _takes_of(self, first: int, last: int) -> bool:
        """`University of X`, `Otto I of Hesse`, `Prince Karl of Leiningen`."""
        noble = self.tree.word(first) in NOBLE or re.fullmatch(r"[IVX]+", self.tree[last].text) is not None
        return self.tree.word(last) in OF_HEADS or (noble and self.tree.word(last + 1) == "of")

    def _with_of(self, first: int, last: int, limit: int) -> int:
        tree = self.tree
        if last + 2 < limit and tree.word(last + 1) in ("of", "de", "for") and self._takes_of(first, last):
            after = last + 2
            if tree.word(after) in ("the",) and after + 1 < limit:
                after += 1
            end = after
            while end < limit and tree[end].text[0].isupper() and tree[end].pos in ("PROPN", "NOUN", "ADJ"):
                end += 1
            return end - 1 if end > after else last
        return last

    def _noun_before(self, first: int) -> str:
        """The type that a noun right before a name gives it: `the film Titanic`."""
        before = first - 1
        if before < 0 or self.tree[before].dependency not in (
            "compound", "nmod", "appos", "nsubj", "nsubjpass", "pobj", "dobj", "ROOT",
        ):  # fmt: skip
            return ""
        near = self.tree[before].end + 2 >= self.tree[first].start
        return REFERRING.get(self.tree.word(before), "") if near else ""

    def _type(self, first: int, last: int) -> tuple[str, str]:
        words, final = {self.tree.word(i) for i in range(first, last + 1)}, self.tree.word(last)
        if (words & SCHOOL_WORDS and final != "students") or (len(words) == 1 and words <= SCHOOL_NAMES):
            return "School", "rule"
        if final in ORGANIZATION_WORDS or words & {"inc.", "ltd.", "corporation"}:
            return "Organization", "rule"
        if final in ("awards", "award", "prize", "medal", "oscar", "oscars"):
            return "Award", "rule"
        kind = self._noun_before(first)
        if kind:
            return kind, "rule"
        entity = self.entity(last) or self.entity(first)
        if last > first and self.tree.is_told_of(last, surely=not entity):
            return "Person", "rule"
        if entity is not None and entity.type in ENTITY_TYPES:
            if entity.type == "Person" and first > 0 and self.tree.word(first - 1) in ("in", "near"):
                return "", ""  # somebody is in a place or a work, hardly in a person
            return entity.type, "tagger"
        return "", ""


def _is_suffix(word: str) -> bool:
    """`Jr.`, `III`, `Inc.`, `L.P.`"""
    folded = word.lower()
    return folded in _SUFFIXES or folded in _AFTER_COMMA or _DOTTED.fullmatch(folded) is not None
