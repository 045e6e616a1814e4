"""Finds what prepositions, possessives and the page itself put into the slots of a pattern."""

from __future__ import annotations

from collections.abc import Iterable

from builder.extraction.english.grammar.filler import Filler
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.patterns import Argument, Kind, Slot, Template
from builder.extraction.english.lexicon import ADJECTIVES
from builder.extraction.english.tree import Tree
from builder.findings import Named
from schemas.graph import Literal, LiteralKind, SubjectSource

_BEHIND = 16  # words
_OF = ("of", "to", "for")
_APART = frozenset({"after", "before", "until", "till", "following"})
_DEEDS = frozenset({"performance", "role", "part", "portrayal", "turn", "work", "acting"})
_FAR = 18  # tokens from such a noun to the title of the work
_TOWNS = frozenset({"town", "village", "city", "port", "resort", "suburb", "hamlet"})
_WORLDWIDE = frozenset({"worldwide", "globally", "internationally"})


class Arguments:
    """Looks for arguments in the tree of one chunk."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._tree = resolver.tree

    def find(self, trigger: int, argument: Argument, nodes: list[int], template: Template) -> list[Filler]:
        """What fills an argument of a template at its trigger; `nodes` are the clause's tokens, nearest first."""
        tree = self._tree
        if argument.prepositions == ("when",):
            return self._when(trigger, nodes, argument.slot)
        if argument.prepositions == ("count",):
            return self._first([trigger, *nodes], argument.slot)
        if argument.prepositions == ("where",):
            return self._where(trigger, nodes, argument.slot)
        if argument.prepositions == ("whom",):
            return self._resolver.fill_all(tree.having(trigger, "dative"), argument.slot)
        if argument.slot == Slot("object", ("Text",)):
            nodes = [at for at in nodes if tree[at].head == trigger]
        for at in nodes:
            if tree[at].dependency in ("prep", "agent", "dative") and tree.word(at) in argument.prepositions:
                coordinated = [c for c in tree.conjuncts(at) if tree.word(c) == tree.word(at)]
                links = [*coordinated, *(b for b in nodes if self._same_link(at, b, argument.slot))]
                tokens = [c for link in links for c in self._linked(link)]
                if argument.slot.types == ("Person",) and template.kind is not Kind.NOUN:
                    tokens += self._after_semicolons(at)
                if argument.slot.name == "work" and tree.word(at) == "in":
                    tokens = [token for token in tokens if self._is_title(token)]
                elif argument.slot.name == "work":
                    tokens += [w for token in tokens for w in self._performed_in(token)]
                if "Work" in argument.slot.types:  # `appeared in English in *W*`
                    tokens = [t for t in tokens if tree[t].text not in ADJECTIVES or self._is_title(t)]
                if argument.slot.name == "subject" and template.kind is Kind.VERB:
                    tokens = [*self._owners_besides(at, nodes, template), *tokens]
                found = self._resolver.fill_all(tokens, argument.slot)
                if found:
                    return found
        relative = tree[trigger].dependency == "relcl" and any(tree.word(at) == "where" for at in nodes)
        if relative and "in" in argument.prepositions and argument.slot.name != "work":
            nearest = [self._town_beside(c) for c in tree.members(tree[trigger].head) if c < trigger]
            return self._resolver.fill_all(nearest[-1:], argument.slot)
        if argument.prepositions[0] not in _OF or argument.slot.name not in ("subject", "object"):
            return []
        whole = [trigger] if template.kind is Kind.NOUN else []
        places = "Place" in argument.slot.types
        for words in template.required:
            whole += [at for at in nodes if tree.lemma(at) in words]
        return [
            f
            for noun in whole
            for f in self._resolver.fill_all(self.owners(noun, places=places), argument.slot)
        ]

    def _town_beside(self, place: int) -> int:
        """Lund of `Lund, the town on the Sound where`, for the Sound."""
        tree = self._tree
        link = tree[place].head
        noun = tree[link].head if tree[link].dependency == "prep" else place
        town = tree[noun].dependency == "appos" and tree.word(noun) in _TOWNS
        return tree[noun].head if town else place

    def _owners_besides(self, link: int, nodes: list[int], template: Template) -> list[int]:
        """`its` of `composed its score as well as those of W`."""
        tree = self._tree
        required = [at for at in nodes if any(tree.lemma(at) in words for words in template.required)]
        return [p for at in required if tree[link].head != at and at < link for p in tree.having(at, "poss")]

    def _performed_in(self, noun: int) -> list[int]:
        """W of `for her performance as Ann, a guard, in W`."""
        tree = self._tree
        if tree.lemma(noun) not in _DEEDS:
            return []
        links = [at for at in range(noun, min(noun + _FAR, len(tree.tokens))) if tree.word(at) == "in"]
        return [p for at in links for p in tree.having(at, "pobj") if self._is_title(p)][:1]

    def _is_title(self, token: int) -> bool:
        name = self._resolver.parsed.name(token)
        titles = self._resolver.parsed.passage.titles
        return name is not None and any(t.work and (t.start, t.end) == (name.start, name.end) for t in titles)

    def _linked(self, link: int) -> list[int]:
        """What a preposition governs; for `in which` the noun that the clause belongs to."""
        tree = self._tree
        links = [link] if tree.having(link, "pobj") else [link, *tree.having(link, "conj")]  # `in and around`
        found = [c for at in links for p in tree.having(at, "pobj") for c in tree.conjuncts(p)]
        if len(found) > 1 and self._opens_another(found[-1], tree.word(link)):
            found.pop()
        if [tree.word(at) for at in found] in (["which"], ["whom"]) and tree.is_verb(tree[link].head):
            nouns = self._right_before(link) or tree.antecedent(tree[link].head)
            return [max([c for c in tree.members(n) if c < link], default=n) for n in nouns]
        return found

    def _right_before(self, link: int) -> list[int]:
        """W of `in W, for which`, wherever the parser hangs the clause."""
        comma = link > 1 and self._tree.word(link - 1) == ","
        return [link - 2] if comma and self.is_name(link - 2) else []

    def _opens_another(self, token: int, link: str) -> bool:
        """Dench of `A was born in Dublin and Dench in York`."""
        tree, after = self._tree, token + 2
        again = after < len(tree.tokens) and tree.word(token + 1) == link
        return again and tree[after].pos == "PROPN" and self._resolver.parsed.date_at(after) is None

    def _after_semicolons(self, link: int) -> list[int]:
        """C of `married to A; to B; and to the model C`, where the parser loses the thread."""
        tree, found = self._tree, []
        for at in range(link + 1, min(link + 60, len(tree.tokens))):
            if tree[at].text == "." and tree[at].pos == "PUNCT":
                break
            before = tree.word(at - 1) if tree.word(at - 1) != "and" else tree.word(at - 2)
            if tree.word(at) == tree.word(link) and before == ";":
                names = [t for t in range(at + 1, min(at + 6, len(tree.tokens))) if tree[t].pos == "PROPN"]
                found += [t for t in names[:1] if self.is_name(t)]
        return found

    def _same_link(self, first: int, other: int, slot: Slot) -> bool:
        """`married to A; to B; and to C`: the same preposition again at the same verb."""
        tree = self._tree
        again = (
            other > first and tree.word(other) == tree.word(first) and tree[other].head == tree[first].head
        )
        return again and slot.types == ("Person",)

    def _when(self, trigger: int, nodes: list[int], slot: Slot) -> list[Filler]:
        """The first date of the clause but that of something before or after which it happened."""
        found = self._first([at for at in nodes if not self._is_apart(trigger, at)], slot)
        return found or self._first(self._behind(trigger), slot)

    def _behind(self, trigger: int) -> list[int]:
        """The words behind `born` up to the next verb or half sentence, wherever the parser hangs them: `a painter and
        writer, born in Leeds, Yorkshire, on 3 May 1970`.
        """
        tree = self._tree
        if tree.word(trigger) != "born":
            return []
        found: list[int] = []
        for at in range(trigger + 1, min(trigger + _BEHIND, len(tree.tokens))):
            if tree[at].pos in ("VERB", "AUX") or tree.word(at) in (";", "and", "who", "which"):
                break
            found.append(at)
        return found

    def _is_apart(self, trigger: int, at: int) -> bool:
        """1960 of `married A before 1960`, and of `married A and then, in 1960, B`."""
        tree = self._tree
        between = [tree.word(token) for token in range(trigger + 1, at)]
        if "then" in between and between[max(0, between.index("then") - 1)] in ("and", ","):
            return True
        while at not in (trigger, tree[at].head):
            if tree[at].dependency in ("prep", "pcomp") and tree.word(at) in _APART:
                return True
            at = tree[at].head
        return False

    def _where(self, trigger: int, nodes: list[int], slot: Slot) -> list[Filler]:
        """`in Japan`, `worldwide`, `around the world`, and Japan of `in Japan, where it earned`."""
        tree = self._tree
        for at in nodes:
            wide = tree.word(at) in _WORLDWIDE or (tree.word(at) == "world" and tree[at].dependency == "pobj")
            if wide:
                start, end = tree[at].start, tree[at].end
                words = self._resolver.words(start, end)
                return [Filler(Literal(LiteralKind.TEXT, "worldwide", words), start, end, at)]
        relative = tree[trigger].dependency == "relcl" and any(tree.word(at) == "where" for at in nodes)
        places = [p for at in nodes if tree.word(at) in ("in", "at") for p in tree.having(at, "pobj")]
        return self._first([*([tree[trigger].head] if relative else []), *places], slot)

    def _first(self, tokens: Iterable[int], slot: Slot) -> list[Filler]:
        fillers = (self._resolver.fill(at, slot) for at in tokens)
        return next(([found] for found in fillers if found is not None), [])

    def page(self, trigger: int, slot: Slot) -> list[Filler]:
        """The page's subject, for a slot that the sentence leaves open."""
        cast = self._resolver.cast
        subject: Named = cast.subject
        if not subject.type or not cast.is_a(subject, tuple(t.rstrip("!?") for t in slot.types)):
            return []
        token = self._tree[trigger]
        return [Filler(subject, token.start, token.end, trigger, SubjectSource.PAGE_TITLE)]

    def _is_origin(self, token: int, *, places: bool) -> bool:
        """`Italian` or `Connecticut` before a noun says where somebody is from."""
        entity = self._resolver.parsed.entity(token)
        place = entity is not None and entity.type == "Place" and not places
        word = self._tree[token].text.rstrip("-")
        return place or word in ADJECTIVES or word.endswith("ollywood")

    def is_name(self, token: int) -> bool:
        """Whether a token belongs to a name."""
        return self._resolver.parsed.name(token) is not None

    def _firm_before(self, noun: int) -> list[int]:
        """Apple of `Apple CEO Tim Cook`, where all words hang on the name."""
        entity = self._resolver.parsed.entity(noun - 1) if noun else None
        return [noun - 1] if entity is not None and entity.type == "Organization" else []

    def owners(self, noun: int, *, places: bool = True) -> list[int]:
        """Of whom or what: `Y's wife`, `his wife`, `wife of Y`, `they have two sons`, `Apple CEO`.

        `places`: also of where, as in `Indiana native`.
        """
        tree = self._tree
        owners = tree.having(noun, "poss")
        if not owners and tree[noun].dependency in ("compound", "nmod", "amod"):
            owners = [c for c in tree.having(tree[noun].head, "poss") if c < noun]
            owners = owners or self._firm_before(noun)
        if not owners:
            head, verb = tree[noun].head, tree[noun].head
            if tree[noun].dependency == "dobj" and tree.lemma(head) == "have":
                owners = tree.subjects(verb)
        if not owners:
            owners = [c for c in tree.having(noun, "compound", "nmod") if tree[c].pos == "PROPN"]
            owners = [c for c in owners if not self._is_origin(c, places=places)]
        if not owners and tree[noun].dependency == "conj" and not tree.is_verb(tree[noun].head):
            return self.owners(tree[noun].head, places=places)
        if tree[noun].dependency == "conj" and [tree[o].pos for o in owners] == ["PRON"]:
            for joined in (tree.joined_before(owners[0]), tree[noun].head):
                if joined >= 0 and self.is_name(joined):
                    return [joined]  # `A and his wife B`
        return [c for o in owners for c in tree.conjuncts(o)]


def shares_agent(tree: Tree, verb: int, other: int) -> bool:
    """`written and directed by X`; not `founded in 1890 and managed by X`, nor `founded and is managed by X`."""
    own = tree.having(verb, "prep", "dobj", "oprd", "npadvmod")
    plain = tree[other].tag == "VBN" and not tree.having(other, "aux", "auxpass")
    return plain and not any(verb < at < other for at in own)
