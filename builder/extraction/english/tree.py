"""A parsed sentence as a tree, and the grammar that every pattern shares: voice, subjects, clauses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from builder.extraction.english.attachment import described, of_last_part
from builder.extraction.english.lexicon import NOBLE
from builder.extraction.english.reading import STAND_IN
from schemas.text import Span, TaggedText, Token

_FINITE = frozenset({"VBD", "VBZ", "VBP"})
_ARTICLES = frozenset({"the", "a", "an"})
_SUBJECTS = ("nsubj", "nsubjpass")
_OTHER_CLAUSES = frozenset(
    {"relcl", "advcl", "ccomp", "acl", "xcomp", "parataxis", "csubj", "pcomp", "nsubj", "nsubjpass"}
)
_RELATIVES = frozenset({"who", "which", "that", "whom"})
_MODALS = frozenset({"could", "might", "may", "would", "should", "can", "must", "shall"})
_DOUBT = frozenset({"reportedly", "allegedly", "supposedly", "possibly", "perhaps", "probably",
                    "apparently", "purportedly"})  # fmt: skip
_SHORT_OF = frozenset({"almost", "nearly"})
_AT_FIRST = frozenset({"originally", "initially"})
_CHOOSING = frozenset({"cast", "choose", "attach", "hire", "announce", "engage", "set", "slate"})
_UNREAL = frozenset(
    {"refuse", "want", "hope", "intend", "fail", "decline", "attempt", "offer", "plan", "wish", "try",
     "consider", "propose", "expect", "fear", "deny", "prevent", "avoid", "prepare", "aim", "seek", "threaten",
     "apply", "rumor", "rumour", "suppose", "slate", "schedule", "turn"}
)  # fmt: skip
_REPORTED = frozenset({"say", "claim", "believe", "report", "allege", "think", "suggest", "state", "assert",
                       "speculate", "rumor", "rumour", "consider", "argue", "suppose"})  # fmt: skip
_NO_LONGER = frozenset(
    {"long", "once", "formerly", "previously", "wrongly", "mistakenly", "erroneously", "falsely"}
)
_MOVING = frozenset({"ask", "persuade", "invite", "commission", "urge", "encourage", "tell", "hire", "engage", "force",
                     "allow", "enable", "help", "convince", "induce", "order", "beg", "permit", "lead", "prompt",
                     "recruit", "appoint", "choose"})  # fmt: skip
"""Verbs whose object does what they bring about: `she asked him to write it`."""

_HARMLESS_MARKS = frozenset({"after", "since", "when", "before", "while", "where", "as", "that", "until"})
_NOT_OWN = frozenset({"foster", "step", "god", "half"})
NEGATIONS = frozenset({"not", "n't", "never", "no", "neither", "nor"})


@dataclass(frozen=True, slots=True)
class Tree:
    """Tokens of one tagged text with the children of each; indices are those of the text."""

    text: str
    tokens: tuple[Token, ...]
    children: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, tagged: TaggedText) -> Tree:
        """Build the tree once for a tagged text."""
        children: list[list[int]] = [[] for _ in tagged.tokens]
        for index, token in enumerate(tagged.tokens):
            if token.head not in (index, -1):
                children[token.head].append(index)
        return cls(tagged.text, tagged.tokens, tuple(tuple(c) for c in children))

    def __getitem__(self, index: int) -> Token:
        return self.tokens[index]

    def word(self, index: int) -> str:
        """The token's text in lower case."""
        return self.tokens[index].text.lower()

    def lemma(self, index: int) -> str:
        """The token's lemma in lower case (its text where the tagger gives none)."""
        token = self.tokens[index]
        return (token.lemma or token.text).lower()

    def having(self, index: int, *dependencies: str) -> list[int]:
        """Children in one of these dependencies, left to right."""
        return [c for c in self.children[index] if self.tokens[c].dependency in dependencies]

    def is_told_of(self, index: int, *, surely: bool) -> bool:
        """Whether `, who` follows, as only behind people; `surely`: also `, whose`."""
        comma = index + 2 < len(self.tokens) and self.word(index + 1) == ","
        return comma and self.word(index + 2) in ("who", "whom", "whose" if surely else "who")

    def is_verb(self, index: int) -> bool:
        """Verbs and auxiliaries, participles included."""
        return self.tokens[index].pos in ("VERB", "AUX")

    def joined_before(self, token: int) -> int:
        """What an `and` right before a word joins something to, whatever the word's own head is; -1 without one."""
        before = self[token - 1] if token else None
        return before.head if before is not None and before.dependency == "cc" else -1

    def conjuncts(self, index: int) -> list[int]:
        """The token and all that is coordinated with it after it (`A, B and C`), without negated ones."""
        found = [index]
        for at in found:
            found += self._listed(at)
            for child in self.having(at, "conj"):
                between = range(at, child)
                if not any(self.word(i) in ("not", "without", "than") for i in between if i - at > 0):
                    found.append(child)
        return found

    def members(self, index: int) -> list[int]:
        """A token and all nouns that hang on it in a list, however the parser joined them, in order."""
        found = [index]
        for at in found:
            found += [c for c in self.having(at, "conj", "appos") if self.tokens[c].pos == "PROPN"]
        return sorted(found)

    def _listed(self, index: int) -> list[int]:
        """B of `A, B and C`, which the parser often takes for an apposition of A."""
        if self.tokens[index].pos != "PROPN":
            return []
        names = [c for c in self.having(index, "appos") if self.tokens[c].pos == "PROPN"]
        names = [
            c for c in names if self.word(self.subtree(c).start) not in _ARTICLES | NOBLE | {self.word(index)}
        ]
        return [c for c in names if self.having(c, "conj") and self.word(c) not in NOBLE]

    def subtree(self, index: int) -> Span:
        """The contiguous range of tokens that the subtree spans."""
        low = high = index
        stack = [index]
        while stack:
            at = stack.pop()
            low, high = min(low, at), max(high, at)
            stack.extend(self.children[at])
        return Span(low, high + 1)

    def clause(self, verb: int) -> Iterator[tuple[int, int]]:
        """(token, depth) of everything in the verb's own clause, nearest first, without its subject."""
        level, depth = [verb], 0
        while level:
            following: list[int] = []
            for at in level:
                if at != verb:
                    yield at, depth
                for child in self.children[at]:
                    other = self.tokens[child].dependency in _OTHER_CLAUSES
                    coordinated = self.tokens[child].dependency == "conj" and self.is_verb(child)
                    if not other and not coordinated:
                        following.append(child)
            level, depth = following, depth + 1

    # verbs -----------------------------------------------------------------------------------
    def is_passive(self, verb: int) -> bool:
        """`was founded`, `a company founded`, and a participle coordinated with such a one."""
        token = self.tokens[verb]
        if token.dependency == "acomp":
            return True
        if token.tag != "VBN":
            return False
        if self.having(verb, "auxpass", "nsubjpass"):
            return True
        if any(self.tokens[a].lemma.lower() in ("have", "having") for a in self.having(verb, "aux")):
            return False
        if token.dependency in ("acl", "advcl", "amod"):
            return True
        if token.dependency == "relcl" and not self.having(verb, "nsubj"):
            return not self.having(verb, "dobj")
        if token.dependency == "conj" and not self.having(verb, "nsubj", "dobj", "aux"):
            head = token.head
            return not self.is_verb(head) or self.is_passive(head)
        return bool(self.having(verb, "agent"))

    def may_be_passive(self, verb: int) -> bool:
        """Also `launched` of `was built and launched`, which the parser may take for a past tense."""
        token = self.tokens[verb]
        if (
            token.tag == "VBD"
            and token.dependency == "conj"
            and not self.having(verb, "nsubj", "dobj", "aux")
        ):
            return self.is_verb(token.head) and self.is_passive(token.head)
        return self.is_passive(verb)

    def subjects(self, verb: int, depth: int = 0) -> list[int]:
        """Head tokens of the grammatical subject, found through relative, participial, controlled and
        coordinated clauses; empty where the grammar gives none."""
        own = of_last_part(self, self.having(verb, *_SUBJECTS), verb)
        if own:
            subject = own[-1] if len(own) > 1 and own[-1] == own[0] + 1 else own[0]  # `the film X was`
            if self.word(subject) in _RELATIVES and self.tokens[verb].dependency == "relcl":
                return [self._antecedent_of_one(verb, subject)]
            return self.conjuncts(subject)
        token = self.tokens[verb]
        head = token.head
        if token.dependency == "acomp":
            return self.subjects(head, depth + 1)
        if token.tag in _FINITE and token.dependency == "conj" and (lost := self._lost_subject(verb)):
            return lost
        if token.tag in _FINITE and (head in (verb, -1) or token.dependency == "compound"):
            return self._shared_subject(verb)
        if depth > 6 or head in (verb, -1):
            return []
        if (
            token.dependency == "acl"
            and self.word(verb - 1) == ","
            and self.tokens[verb - 2].text == STAND_IN
        ):
            return [verb - 2]  # W of `in V (1970), a war film, and W, directed by X`
        if token.dependency in ("acl", "relcl"):
            if token.dependency == "relcl" and token.tag not in ("VBG", "VBN"):
                return [head] if self.having(verb, "auxpass") else []
            return self._noun_of(described(self, verb)) if token.tag in ("VBG", "VBN") else []
        if token.dependency == "conj" and not self.is_verb(head):
            return []
        if token.dependency == "pcomp":
            head = self._verb_above(head)
        if token.dependency == "xcomp" and self.lemma(head) in _MOVING and not self.having(head, "auxpass"):
            return self._moved(head)
        if token.dependency in ("conj", "xcomp", "advcl", "pcomp") and self.is_verb(head):
            return self.subjects(head, depth + 1)
        return []

    def _antecedent_of_one(self, verb: int, relative: int) -> int:
        """W of `V and W, which was shot in Rome`: a singular verb is said of the last of several names."""
        head = self.tokens[verb].head
        single = any(self.word(a) in ("was", "is", "has") for a in self.having(verb, "aux", "auxpass"))
        named = [at for at in self.members(head) if at < relative and self.tokens[at].pos == "PROPN"]
        return named[-1] if single and self.tokens[head].pos == "PROPN" and named else head

    def _moved(self, verb: int) -> list[int]:
        """Who is asked, persuaded or hired to do something: the verb's object, also one that a relative stands for."""
        objects = self.having(verb, "dobj", "dative")
        if objects and self.word(objects[0]) in _RELATIVES and self.tokens[verb].dependency == "relcl":
            return [self.tokens[verb].head]
        return self.conjuncts(objects[0]) if objects else []

    def _verb_above(self, preposition: int) -> int:
        """The verb of `Prior to joining X, he was`, or what else the preposition hangs on."""
        at = first = self.tokens[preposition].head
        for _ in range(3):
            if self.is_verb(at) or self.tokens[at].pos not in ("ADV", "ADJ", "ADP", "SCONJ"):
                break
            at = self.tokens[at].head
        return at if self.is_verb(at) else first

    def _shared_subject(self, verb: int) -> list[int]:
        """The subject of the nearest finite verb before, where the parser lost the coordination."""
        for at in range(verb - 1, max(-1, verb - 40), -1):
            if self.tokens[at].text in (".", ";") and self.tokens[at].pos == "PUNCT":
                break
            finite = self.tokens[at].tag in _FINITE and self.tokens[at].dependency not in ("aux", "auxpass")
            if (finite or self.tokens[at].dependency == "relcl") and self.having(at, *_SUBJECTS):
                joined = any(self.word(i) in (",", "and") for i in range(at + 1, verb))
                return self.subjects(at) if joined else []
        return []

    def _lost_subject(self, verb: int) -> list[int]:
        """X of `A plays R, and X, who was nineteen, plays S`, which the parser joins to R."""
        for clause in range(verb - 2, self.tokens[verb].head, -1):
            if self.word(verb - 1) != "," or self.tokens[clause].dependency != "relcl":
                continue
            name = self.tokens[clause].head
            lost = self.tokens[name].pos == "PROPN" and self.tokens[name].dependency == "conj"
            if lost and self.subtree(clause).end == verb - 1 and name > self.tokens[verb].head:
                return [name]
        return []

    def _raised(self, verb: int) -> list[int]:
        """`it` for `directed` of `X directed and Y produced it`."""
        following = self.word(verb + 1) if verb + 1 < len(self.tokens) else ""
        if self.having(verb, "prep", "advmod") or following not in ("and", ","):
            return []
        later = [c for c in self.having(verb, "conj") if self.is_verb(c) and self.having(c, "nsubj")]
        found = [o for c in later[:1] for o in self.having(c, "dobj") if c - verb < 9]
        return [
            o for o in found if self.word(o) in ("it", "film", "picture") or self.tokens[o].pos == "PROPN"
        ]

    def _noun_of(self, head: int) -> list[int]:
        if self.word(head) in ("both", "all", "each") and self.tokens[head].dependency == "appos":
            return self.conjuncts(self.tokens[head].head)
        return [head] if not self.is_verb(head) else self.subjects(head)

    def objects(self, verb: int) -> list[int]:
        """Head tokens of the direct object; the antecedent in `the film which he directed`."""
        token = self.tokens[verb]
        own = self.having(verb, "dobj")
        if not own:  # `won him the prize`, where the parser makes the prize an apposition of the winner
            own = [a for winner in self.having(verb, "dative") for a in self.having(winner, "appos")]
        if token.dependency == "compound" and token.tag in _FINITE:
            return self.conjuncts(token.head)
        if not own:
            if (
                token.dependency == "relcl"
                and self.having(verb, "nsubj")
                and not self._relative_subject(verb)
            ):
                return [token.head]
            before = self._object_before(verb)
            if before:
                return before
            shared = [c for c in self.having(verb, "conj") if self.is_verb(c) and c - verb <= 3]
            if not shared and (raised := self._raised(verb)):
                return raised
            return self.having(shared[0], "dobj") if shared and not self.having(verb, "prep") else []
        if self.word(own[0]) in _RELATIVES:
            return self.antecedent(verb)
        return [c for o in own for c in self.conjuncts(o)]

    def antecedent(self, verb: int) -> list[int]:
        """The noun of the relative clause that a verb belongs to (`that he wrote and directed`)."""
        at = verb
        while self.tokens[at].dependency == "conj" and self.tokens[at].head != at:
            at = self.tokens[at].head
        return [self.tokens[at].head] if self.tokens[at].dependency == "relcl" else []

    def _object_before(self, verb: int) -> list[int]:
        """The object of `wrote` for `directed` in `which he wrote and directed`."""
        head = self.tokens[verb].head
        joined = self.tokens[verb].dependency == "conj" and self.is_verb(head) and verb - head <= 5
        if not joined or self.having(verb, "prep"):
            return []
        found = self.objects(head)
        return found if all(o < head for o in found) else []

    def _relative_subject(self, verb: int) -> bool:
        return any(self.word(s) in _RELATIVES for s in self.having(verb, "nsubj"))

    def reality(self, verb: int) -> float:
        """1 for a plain assertion, 0 for what is denied, planned or supposed, between for reports."""
        factor, at = 1.0, verb
        for _ in range(8):
            factor *= self._own_reality(at)
            token = self.tokens[at]
            head = token.head
            if factor == 0 or head in (at, -1):
                break
            if token.dependency in ("ccomp", "xcomp") and self.lemma(head) in _REPORTED:
                if self._is_gainsaid(head):
                    return 0.0
                factor *= 0.5
            if token.dependency in ("xcomp", "ccomp", "pcomp", "acl") and self._is_unreal(head):
                return 0.0
            if token.dependency == "conj" and self.having(at, "nsubj", "nsubjpass"):
                break
            if token.dependency not in ("xcomp", "conj", "ccomp", "pcomp", "prep", "acomp"):
                break
            at = head
        return factor

    def is_replaced(self, verb: int) -> bool:
        """Whether `cast as X` goes on `but replaced by Y`."""
        later = [c for c in self.having(verb, "conj") if self.lemma(c) == "replace"]
        return any(self.having(c, "agent", "auxpass") for c in later)

    def is_denied(self, noun: int) -> bool:
        """Whether words right at a noun deny it: `neither a member of A nor a pupil of B`, `no friend of C`."""
        at = noun
        while self.tokens[at].dependency == "conj" and self.tokens[at].head != at:
            at = self.tokens[at].head
            if any(self.word(c) in NEGATIONS for c in self.having(at, "cc", "preconj")):
                return True
        return any(self.word(c) in NEGATIONS for c in self.having(noun, "preconj", "neg", "det"))

    def is_kin_by_law(self, noun: int) -> bool:
        """Whether a noun of kinship is a part of another one: a mother-in-law, a foster father."""
        following = "".join(self.word(at) for at in range(noun + 1, min(noun + 5, len(self.tokens))))
        beside = {self.word(c) for c in self.having(noun, "amod", "compound", "nmod")}
        return following.startswith("-in-law") or bool(beside & _NOT_OWN)

    def _is_gainsaid(self, verb: int) -> bool:
        """Whether what is reported is held no more: `was long believed to`, `was said to …, but …`."""
        joined = [c for c in self.having(verb, "cc") if self.word(c) == "but" and self.having(verb, "conj")]
        return bool(joined) or any(self.word(c) in _NO_LONGER for c in self.having(verb, "advmod"))

    def _is_unreal(self, head: int) -> bool:
        lemma = self.lemma(head)
        if self.tokens[head].dependency == "prep":
            lemma = self.lemma(self.tokens[head].head)
        return lemma in _UNREAL or lemma in {
            "plan",
            "intention",
            "attempt",
            "offer",
            "proposal",
            "rumour",
            "rumor",
        }

    def _is_undone(self, verb: int) -> bool:
        """`was originally to star X`, `was originally cast as X`: of what came to nothing."""
        infinitive = any(
            self.word(c) == "to" for v in (verb, *self.having(verb, "xcomp")) for c in self.having(v, "aux")
        )
        return infinitive or self.lemma(verb) in _CHOOSING

    def _own_reality(self, at: int) -> float:
        factor = 1.0
        for child in self.children[at]:
            word, dependency = self.word(child), self.tokens[child].dependency
            if dependency == "neg" or (dependency == "preconj" and word in NEGATIONS):
                return 0.0
            if dependency == "mark" and word not in _HARMLESS_MARKS:
                return 0.0
            if dependency == "aux":
                if word in _MODALS:
                    return 0.0
                if word == "will":
                    factor *= 0.7
            if dependency == "advmod" and (word in _SHORT_OF or (word in _AT_FIRST and self._is_undone(at))):
                return 0.0
            if dependency == "advmod" and word in _DOUBT:
                factor *= 0.5
            if dependency in _SUBJECTS and word in {"nobody", "none", "neither"}:
                return 0.0
        return factor
