"""From a token of the tree to what it names: a thing, a date, an amount, or words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from builder.extraction.english.awards import AwardPhrase, complete, of_last
from builder.extraction.english.film_kinds import KINDS_OF_FILM
from builder.extraction.english.grammar.cast import HE, IT, PRONOUNS, SHE, SPEAKER, Cast
from builder.extraction.english.grammar.counting import Counter, in_money
from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.patterns import Slot
from builder.extraction.english.grammar.possessives import joined_owner, named_owner
from builder.extraction.english.lexicon import (
    ADJECTIVES,
    COUNTRIES,
    FIELD_WORDS,
    HONORIFICS,
    KINSFOLK,
    PARTY_WORDS,
    PEOPLE_NOUNS,
    REFERRING,
    TYPE_NOUNS,
    VAGUE_BODIES,
    is_person_noun,
)
from builder.extraction.english.names.spans import Parsed
from builder.findings import Named
from schemas.graph import Literal, LiteralKind, Qualifier, SubjectSource

_UNITS = {
    "Length": frozenset({"m", "km", "cm", "ft", "mi"}),
    "Area": frozenset({"km2", "mi2", "m2", "ft2", "ha", "acre"}),
    "Duration": frozenset({"min"}),
}
LITERALS = frozenset({"Date", "Number", "Money", "Text", *_UNITS})
# Types that a name must be known to have; a slot alone is no reason to believe them.
_CERTAIN = frozenset(
    {"Award", "School", "Film", "Series", "Book", "Song", "Album", "Programme", "City", "Country"}
)
_NICKNAME = re.compile(r"(?<=\w)\s+[(（][^()（）]{1,40}[)）](?=\s\w)")
_SETTLEMENTS = frozenset(
    "city town village hamlet island port province district quarter suburb region".split()
)
_DEFINITE = frozenset({"the", "this", "that"})


class Resolver:
    """Finds what tokens of one chunk stand for; writes what it meets into the page's cast."""

    def __init__(self, parsed: Parsed, cast: Cast) -> None:
        self.parsed = parsed
        self.tree = parsed.tree
        self.cast = cast

    def fill_all(self, tokens: Iterable[int], slot: Slot) -> list[Filler]:
        """What these tokens put into a slot; a category may stand for several prizes."""
        found: list[Filler] = []
        counting = slot.types[:1] == ("Count",)
        for token in tokens if counting else self._each(tokens, placed="Place" in slot.types):
            phrase = None if counting else self.parsed.award_at(token)
            if phrase is not None:
                if "Award" in slot.types:
                    found += self._prizes(phrase, token)
                elif slot.types == ("Event",):
                    found += [f for f in [self.fill(token, slot)] if f is not None]
                continue
            if self.tree.word(token) in ("they", "their", "them", "couple"):
                found += self._couple(token, slot)
                continue
            filler = self.fill(token, slot)
            if filler is not None:
                found.append(filler)
        return found

    def _each(self, tokens: Iterable[int], *, placed: bool) -> Iterator[int]:
        """Tokens, but X and Y of `the actors X and Y`; where a place is asked for (`placed`) also X of `in X, Y`."""
        tree = self.tree
        for token in tokens:
            apposed = tree.having(token, "appos") if tree[token].tag == "NNS" else []
            named = [c for a in apposed if tree[a].pos == "PROPN" for c in tree.conjuncts(a)]
            if placed and tree.word(tree[token].head) == "in":
                yield from (
                    at for at in tree.having(token, "nmod") if tree.word(at + 1) == "," and at + 2 == token
                )
            yield from named or [token]

    def _couple(self, token: int, slot: Slot) -> list[Filler]:
        if "Person" not in [t.rstrip("!?") for t in slot.types]:
            return []
        word, source = self.tree[token], SubjectSource.COREFERENCE
        couple = self.cast.couple(self._position(token))
        return [Filler(named, word.start, word.end, token, source) for named in couple]

    def _prizes(self, phrase: AwardPhrase, token: int) -> list[Filler]:
        tree = self.tree
        sentence = next(s for s in self.parsed.tagged.sentences if s.start <= token < s.end)
        low, high = tree[sentence.start].start, tree[sentence.end - 1].end
        found = []
        others = [a for a in self.parsed.awards if low <= a.start < high]
        page = self.cast.subject.name if self.cast.subject.type == "Award" else ""
        for prize in complete(phrase, others, page) or of_last(phrase, self.parsed.awards, low):
            at = self.parsed.passage.locate(phrase.start, phrase.end)[0]
            named = self.cast.meet(prize.award, "Award", "rule", at)
            said = {"category": prize.category, "edition": prize.edition}
            qualifiers = tuple(Qualifier(name, value) for name, value in said.items() if value)
            found.append(Filler(named, prize.start, prize.end, token, SubjectSource.SPAN, qualifiers))
        return found

    def fill(self, token: int, slot: Slot) -> Filler | None:
        """What a token puts into a slot, or None where its kind or type does not fit."""
        if slot.types[:1] == ("Count",):
            return Counter(self.parsed, self.cast).fill(token, frozenset(slot.types[1:]))
        for kind in slot.types:
            if kind in LITERALS:
                found = self._literal(token, kind, slot.name)
                if found is not None:
                    return found
        types = tuple(t.rstrip("!?") for t in slot.types if t not in LITERALS)
        certain = any(t.endswith("!") for t in slot.types)
        if slot.types and not types:
            return None
        somebody = self.tree.word(token) in HE | SHE | SPEAKER
        if somebody and types and not {"Person", "Thing", "Character"} & set(types):
            return None
        found = self.refer(token, person="Person" in types)
        if found is None or not isinstance(found.value, Named) or not self._fits(found, types, slot):
            return None
        if certain and not any(self.cast.within(self.cast.current(found.value).type, t) for t in types):
            return None
        return found

    def refer(self, token: int, *, person: bool = False, depth: int = 0) -> Filler | None:
        """The named thing that a token refers to: a name, a pronoun, a definite noun, an apposition."""
        tree = self.tree
        word, at = tree[token], self._position(token)
        lower = word.text.lower()
        if (word.pos == "PRON" or lower in PRONOUNS) and self.parsed.of_two_families(token) is None:
            return self._pronoun(token, lower)
        name = self.parsed.name(token)
        if name is not None:
            words = self.words(name.start, name.end)
            named = self.cast.meet(words, name.type, name.type_source, at)
            return Filler(named, name.start, name.end, token)
        if word.pos not in ("NOUN", "PROPN", "NUM", "ADJ") or depth > 2:
            return None
        if lower in _SETTLEMENTS and (of := self._settled(token)) is not None:
            return self.refer(of, depth=depth + 1)
        for child in tree.having(token, "appos"):
            if self.parsed.name(child) is not None and word.tag != "NNS":
                return self.refer(child, depth=depth + 1)
        if word.dependency == "attr" or (word.dependency == "conj" and tree[word.head].dependency == "attr"):
            verb = word.head if word.dependency == "attr" else tree[word.head].head
            subjects = tree.subjects(verb)
            found = self.refer(subjects[0], depth=depth + 1) if len(subjects) == 1 else None
            return found if self._may_be(found, tree.lemma(token)) else None
        if word.dependency == "appos":
            found = self.refer(word.head, depth=depth + 1)
            return found if self._may_be(found, tree.lemma(token)) else None
        return self._nominal(token, lower)

    def _settled(self, token: int) -> int | None:
        """Hill of `the village of Hill`."""
        tree = self.tree
        if all(tree.word(at) != "the" for at in tree.having(token, "det")):
            return None
        links = [link for link in tree.having(token, "prep") if tree.word(link) == "of" and link == token + 1]
        names = [p for link in links for p in tree.having(link, "pobj") if self.parsed.name(p) is not None]
        return names[0] if names else None

    def _may_be(self, found: Filler | None, noun: str) -> bool:
        """Whether what a noun is said of can be such a thing."""
        if found is None or not isinstance(found.value, Named):
            return False
        kind = "Film" if noun in KINDS_OF_FILM else TYPE_NOUNS.get(noun, "")
        kind = "Person" if is_person_noun(noun) or noun in PEOPLE_NOUNS else kind
        return bool(kind) and self.cast.is_a(found.value, (self.cast.family(kind),))

    def words(self, start: int, end: int) -> str:
        """The document's words of a plain range, white space normalised, without a nickname in brackets."""
        words = _NICKNAME.sub("", self.parsed.document_words(start, end))
        return " ".join(words.split())

    def words_of(self, token: int) -> Filler | None:
        """The words around a noun, as a text (a role's name)."""
        return self._text(token, whole=False)

    def _pronoun(self, token: int, word: str) -> Filler | None:
        owner = joined_owner(self.parsed, token) or named_owner(self.parsed, self.cast, token)
        if owner is not None:
            owning = self.refer(owner)
            return None if owning is None else self._standing_for(owning, token)
        rivals = self._subjects_before(token, word)
        opening = next(s.start for s in self.parsed.tagged.sentences if s.start <= token < s.end)
        again = self._same_before(token, word, after=rivals[0][0] if rivals else opening - 1)
        if again is not None:
            earlier = self._pronoun(again, self.tree.word(again))
            return None if earlier is None else self._standing_for(earlier, token)
        others = tuple(named for _, named in rivals)
        found = self.cast.pronoun(word, self._position(token), others, self._doer(token))
        named = self.cast.unnamed(word) if found is None else found[0]
        if named is None:
            return None
        source = SubjectSource.COREFERENCE
        return Filler(named, self.tree[token].start, self.tree[token].end, token, source)

    def _standing_for(self, found: Filler, token: int) -> Filler:
        word, source = self.tree[token], SubjectSource.COREFERENCE
        return replace(found, start=word.start, end=word.end, token=token, source=source)

    def _doer(self, token: int) -> Named | None:
        """Who does what is done to somebody: `him` of `Tim worked with him` is not Tim."""
        tree = self.tree
        verb = tree[token].head if tree[token].dependency != "pobj" else tree[tree[token].head].head
        if tree[token].dependency not in ("dobj", "dative", "pobj") or tree.word(token).endswith("self"):
            return None
        for subject in tree.having(verb, "nsubj", "nsubjpass"):
            name = self.parsed.name(subject)
            if name is not None:
                words = self.words(name.start, name.end)
                return self.cast.meet(words, name.type, name.type_source, self._position(subject))
        return None

    def _nominal(self, token: int, word: str) -> Filler | None:
        tree = self.tree
        determined = any(tree.word(d) in _DEFINITE for d in tree.having(token, "det"))
        narrowed = tree.having(token, "prep", "relcl", "acl", "nummod", "poss", "compound", "amod", "nmod")
        if REFERRING.get(word) != "Award":
            narrowed = [child for child in narrowed if tree.word(child) != "for"]  # `produced the film for X`
        sort = token + 2 < len(tree.tokens) and self.parsed.award_at(token + 2) is not None
        if REFERRING.get(word) == "Award" and sort and tree.word(token + 1) == "for":
            return None  # `the prize for best actor`, which may be that of any award
        if not determined or narrowed or tree[token].tag == "NNS":
            return None
        found = self.cast.nominal(word, self._position(token))
        if found is None:
            return None
        return Filler(found[0], tree[token].start, tree[token].end, token, SubjectSource.COREFERENCE)

    def _same_before(self, token: int, word: str, *, after: int) -> int | None:
        """The `him` of `Sturges cast him, where he plays`: a pronoun nearer than any other subject."""
        same = next((words for words in (HE, SHE) if word in words), frozenset())
        return next((at for at in range(token - 1, after, -1) if self.tree.word(at) in same), None)

    def _subjects_before(self, token: int, word: str) -> tuple[tuple[int, Named], ...]:
        """Names that are subjects before a token in its sentence, nearest first: people for `he`.

        A single word that only the tagger holds for a person is left out: it is often a title.
        """
        sentence = next(s for s in self.parsed.tagged.sentences if s.start <= token < s.end)
        found = []
        for at in range(token - 1, sentence.start - 1, -1):
            if self.tree[at].dependency in ("nsubj", "nsubjpass", "appos") and not self._acts_on(at, token):
                name = self.parsed.name(at)
                if name is None or self.tree[at].pos == "PRON":
                    continue
                words = self.words(name.start, name.end)
                named = self.cast.meet(words, name.type, name.type_source, self._position(at))
                sure = named.type_source != "tagger" or " " in named.name
                person = named.type == "Person" and self.tree[at].dependency != "appos"
                if person and sure if word not in IT else named.type != "Person":
                    found.append((at, named))
            elif word not in IT and (owner := self._owner_of_subject(at)) is not None:
                found.append((at, owner))
        return tuple(found)

    def _owner_of_subject(self, token: int) -> Named | None:
        """Ann Lee of `Ann Lee's last work was *W*; she died`, on a page that is about nobody."""
        tree, head = self.tree, self.tree[token].head
        noun = tree.lemma(head)
        thing = tree[head].pos == "NOUN" and not is_person_noun(noun) and noun not in PEOPLE_NOUNS
        if tree[token].dependency != "poss" or not thing or not tree[head].dependency.startswith("nsubj"):
            return None
        name = self.parsed.name(token)
        if name is None or self.cast.family(self.cast.subject.type) in ("Person", ""):
            return None
        words = self.words(name.start, name.end)
        named = self.cast.meet(words, name.type, name.type_source, self._position(token))
        return named if named.type == "Person" else None

    def _acts_on(self, subject: int, token: int) -> bool:
        """`him` of `Sturges cast him` is not Sturges."""
        tree = self.tree
        objects = ("dobj", "dative", "pobj")
        direct = tree[token].dependency in objects and not tree.word(token).endswith("self")
        verb = tree[token].head
        if tree[token].dependency == "pobj":
            verb = tree[verb].head
        return direct and tree[subject].head == verb and tree[subject].dependency != "appos"

    def _position(self, token: int) -> int:
        return self.parsed.passage.starts[self.tree[token].start]

    def _fits(self, filler: Filler, types: tuple[str, ...], slot: Slot) -> bool:
        named = filler.value
        if not isinstance(named, Named):
            return False
        # A title is often taken for a place; after `won … for` it is not one, nor is a father.
        placed = (self.cast.current(named).type, named.type_source) == ("Place", "tagger")
        placed = placed and (
            slot.name == "work" or (any(t.endswith("?") for t in slot.types) and self._of_kin(filler))
        )
        if not placed and "Party" not in types and not self.cast.is_a(named, types):
            return False
        if types and not {"Person", "Thing", "Character"} & set(types) and self._is_kin(filler):
            return False  # Edith of `born in Whitby, the daughter of a fisherman and his wife Edith`
        own = self.cast.current(named).type
        last = next(reversed(named.name.split()), "").lower()  # an untitled page's subject may have no name
        if "Party" in types:
            return last in PARTY_WORDS
        words = {word.strip(".,").lower() for word in named.name.split()}
        if "Organization" in types and (
            words <= FIELD_WORDS | {"and", "&", "of"} or words <= VAGUE_BODIES | {"of"}
        ):
            return False
        if "Person" not in types and own in ("", "Organization", "Person") and is_person_noun(last):
            return False  # `Chief Medical Officer` is no employer
        if types and not set(types) - _CERTAIN and not any(self.cast.within(own, t) for t in types):
            return False
        people = named.name.rstrip("-") in ADJECTIVES and named.name not in COUNTRIES
        return not (people and (self.tree[filler.token].pos == "ADJ" or {"Place", "Person"} & set(types)))

    def _of_kin(self, filler: Filler) -> bool:
        """Right after `son of` and the like, or an apposition as in `his daughter, Shannon`."""
        link = self.tree[filler.token].head
        if self.tree[filler.token].dependency == "appos":
            return self.tree.lemma(link) in PEOPLE_NOUNS
        return self.tree[link].dependency == "prep" and self.tree.lemma(self.tree[link].head) in PEOPLE_NOUNS

    def _is_kin(self, filler: Filler) -> bool:
        """Whether the name stands behind a word for a relative: `his wife Edith`, `her mother, Ann`."""
        tree, token = self.tree, filler.token
        apposed = tree[token].dependency == "appos" and tree.lemma(tree[token].head) in KINSFOLK
        return apposed or any(
            tree.lemma(at) in KINSFOLK and tree[at].end == filler.start - 1
            for at in range(max(0, token - 4), token)
        )

    def _literal(self, token: int, kind: str, slot: str) -> Filler | None:
        if kind == "Date":
            value = self.parsed.date_at(token)
        elif kind in ("Number", "Money"):
            value = self.parsed.amount_at(token)
            if value is not None and kind == "Money":
                value = in_money(self.parsed, value, token)
        elif kind in _UNITS:
            value = self.parsed.amount_at(token)
            if value is not None and value.literal.unit not in _UNITS[kind]:
                return None
        else:
            return self._text(token, whole=slot == "object")
        return None if value is None else Filler(value.literal, value.start, value.end, token)

    def _text(self, token: int, *, whole: bool) -> Filler | None:
        """The words around a noun; `whole`: with what follows `of` (`complications of diabetes`)."""
        tree = self.tree
        if tree[token].pos not in ("NOUN", "PROPN", "ADJ", "NUM") or (whole and tree[token].pos == "NUM"):
            return None
        named = [c for c in tree.having(token, "appos") if tree[c].text[0].isupper()]
        if named and tree[token].text[0].islower():
            token = named[0]
        elif tree.having(token, "poss"):
            return None
        name = self.parsed.name(token)
        if name is not None:
            start, end = name.start, name.end
            before = next((t for t in (token - 1, token - 2) if t >= 0 and tree[t].end == start - 1), token)
            if tree.word(before) in HONORIFICS and tree[before].text[0].isupper():
                start = tree[before].start  # `Captain Hilts`
        else:
            first = token
            joined = ("compound", "amod", "nmod")
            while first - 1 in tree.children[token] and tree[first - 1].dependency in joined:
                first -= 1
            links = [p for p in tree.having(token, "prep") if tree.word(p) == "of" and p == token + 1]
            last = tree.subtree(links[0]).end - 1 if whole and links else token
            start, end = tree[first].start, tree[last if last - token < 6 else token].end
        words = self.words(start, end)
        return Filler(Literal(LiteralKind.TEXT, words, words), start, end, token)
