"""Binds the slots of templates in a parsed sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from builder.extraction.english.grammar.arguments import Arguments, shares_agent
from builder.extraction.english.grammar.filler import Filler, own_time, same
from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.grammar.patterns import Kind, Template, Templates
from builder.extraction.english.lexicon import NO_PARTS, ROLE_WORDS
from builder.extraction.english.word_order.families import is_played
from schemas.graph import Literal

_PLAYED = frozenset({"portrayed", "played", "voiced"})
_COPULAS = frozenset({"be", "become", "remain"})
_BODIES = frozenset({"board", "director", "directors", "trustee", "trustees", "governors", "faculty", "staff",
                     "committee", "council", "department", "school"})  # fmt: skip
_KIN = frozenset({"mother", "father", "parent", "child", "sibling"})
_AS_VERBS = frozenset(
    {"serve", "work", "act", "appoint", "elect", "name", "join", "know", "retire", "start", "hire"}
)


@dataclass(frozen=True, slots=True)
class Match:
    """A template with its slots filled at one place; `factor` weakens what is only reported."""

    template: Template
    trigger: int
    slots: dict[str, Filler]
    factor: float

    @property
    def subject(self) -> Filler:
        """What fills the slot called subject."""
        return self.slots["subject"]

    @property
    def object(self) -> Filler:
        """What fills the slot called object."""
        return self.slots["object"]


class Matcher:
    """Tries every template whose trigger stands in a sentence."""

    def __init__(self, resolver: Resolver, templates: Templates) -> None:
        self.resolver = resolver
        self._tree = resolver.tree
        self._templates = templates
        self._arguments = Arguments(resolver)
        self._known_agents: dict[int, list[int]] = {}

    def match(self, token: int) -> Iterator[Match]:
        """Every filled template that this token triggers."""
        lemma = self._tree.lemma(token)
        if self._tree.is_verb(token) or self._tree[token].dependency == "acomp":
            verbs = self._templates.verbs.get(lemma, ())
            factor = self._tree.reality(token) if verbs and not self._tree.is_replaced(token) else 0.0
            for template in verbs if factor else ():
                yield from self._verb(token, template, factor)
        elif self._tree[token].pos in ("NOUN", "PROPN", "ADJ"):
            nouns = self._templates.nouns.get(lemma, ())
            for template in nouns if nouns and not is_played(self.resolver, token) else ():
                yield from self._noun(token, template)

    # verbs -----------------------------------------------------------------------------------
    def _verb(self, verb: int, template: Template, factor: float) -> Iterator[Match]:
        tree = self._tree
        given = {"to" if tree[at].pos == "ADP" else "whom" for at in tree.having(verb, "dative")}
        if given and not any(given & set(a.prepositions) for a in template.arguments):
            return
        bound = self._bind(verb, template)
        if not bound or not all(bound.values()):
            return
        if template.alone and tree.having(verb, "dobj"):
            return
        nodes = [at for at, _ in tree.clause(verb)]
        if not tree.having(verb, "prep", "dobj"):
            following = [c for c in tree.having(verb, "conj") if tree.is_verb(c) and c - verb <= 3]
            nodes += [at for c in following for at, _ in tree.clause(c)]
        if template.required and tree.is_passive(verb):
            for part in tree.having(verb, "nsubjpass"):
                nodes += [part, *(at for at, _ in tree.clause(part))]
        if self._has_required(nodes, template):
            yield from self._complete(verb, template, bound, nodes, factor)

    def _bind(self, verb: int, template: Template) -> dict[str, list[Filler]]:
        """Who does it and to what, by the voice; empty where the voice does not fit."""
        tree, fill = self._tree, self.resolver.fill_all
        first, direct = template.first, template.direct
        passive = tree.is_passive(verb)
        if template.kind is Kind.PASSIVE:
            if not tree.may_be_passive(verb):
                return {}
            retained = (
                []
                if direct is None
                else [c for o in tree.having(verb, "dobj", "oprd") for c in tree.conjuncts(o)]
            )
            bound = {first.name: fill(tree.subjects(verb), first)}
            return bound if direct is None else {**bound, direct.name: fill(retained, direct)}
        if passive and direct is None and not template.required:
            return {}
        bound = {first.name: fill(self._agents(verb) if passive else tree.subjects(verb), first)}
        if direct is not None:
            done_to = self._right_before(verb) or tree.subjects(verb)
            bound[direct.name] = fill(done_to if passive else tree.objects(verb), direct)
        return bound

    def _right_before(self, verb: int) -> list[int]:
        """Colonel Brandon of `courted by Colonel Brandon, portrayed by X`, whatever the parser hangs the verb on."""
        tree = self._tree
        alone = not tree.having(verb, "auxpass", "aux", "nsubj", "nsubjpass")
        after = verb > 1 and tree[verb - 1].text == "," and self._arguments.is_name(verb - 2)
        return [verb - 2] if alone and after and tree.word(verb) in _PLAYED else []

    def _agents(self, verb: int) -> list[int]:
        """Those by whom something is done, by the verb or by those that follow it; each verb of a list is read once."""
        tree, known = self._tree, self._known_agents
        waiting = [verb]
        for one in waiting:
            waiting += [c for c in tree.having(one, "conj") if tree[c].tag == "VBN" and c not in known]
        for one in reversed(waiting):
            if one not in known:
                known[one] = self._own_agents(one)
        return known[verb]

    def _own_agents(self, verb: int) -> list[int]:
        tree = self._tree
        by = [at for at in tree.having(verb, "agent", "prep") if tree.word(at) == "by"]
        found = [c for at in by for p in tree.having(at, "pobj") for c in tree.conjuncts(p)]
        if not found:
            # `directed and written by X`, `directed by and starring X`
            for other in tree.having(verb, "conj"):
                found += self._known_agents.get(other, []) if shares_agent(tree, verb, other) else []
                if tree.having(verb, "agent") and not found:
                    found += tree.objects(other)
        return found or self._doers_before(verb)

    def _doers_before(self, verb: int) -> list[int]:
        """X for `directed` of `which X wrote, directed and produced`, read as a new participle."""
        tree = self._tree
        first = verb
        while tree[first].dependency == "conj" and tree.is_verb(tree[first].head):
            first = tree[first].head
        clauses = tree.having(tree[first].head, "relcl") if tree[first].dependency == "acl" else []
        for clause in clauses:
            between = range(clause + 1, verb)
            if clause < verb and all(tree[t].text in (",", "and", "-") or tree.is_verb(t) for t in between):
                return tree.subjects(clause)
        return []

    def _has_required(self, nodes: Sequence[int], template: Template) -> bool:
        tree = self._tree
        return all(
            any(tree.lemma(at) in words or tree.word(at) in words for at in nodes)
            for words in template.required
        )

    # nouns -----------------------------------------------------------------------------------
    def _noun(self, noun: int, template: Template) -> Iterator[Match]:
        if template.kind is Kind.OWNED:
            holders, factor = self._owned_by(noun), 1.0
        else:
            holders, factor = self._holders(noun)
        of_another = template.pattern.relation in _KIN and self._tree.is_kin_by_law(noun)
        if (factor == 0 and holders) or self._tree.is_denied(noun) or of_another:
            return
        first = self.resolver.fill_all(holders, template.first)
        if (
            not first
            and template.kind is Kind.NOUN
            and template.first.types[:1] in (("Person",), ("Person?",))
        ):
            first = self.resolver.fill_all(self._clause_subject(noun), template.first)
            factor = 0.9
        if not first and template.kind is Kind.OWNED and template.first.name == "subject":
            definite = any(self._tree.word(c) == "the" for c in self._tree.having(noun, "det"))
            first = self._arguments.page(noun, template.first) if definite else []
        if not first:
            return
        nodes = self._own_nodes(noun)
        if template.kind is Kind.OWNED:
            nodes += self._later_links(noun)
        if self._has_required(nodes, template):
            yield from self._complete(noun, template, {template.first.name: first}, nodes, factor)

    def _clause_subject(self, noun: int) -> list[int]:
        """The subject of `he was born in Y, the son of X`, where `son` hangs on the place."""
        tree = self._tree
        if tree[noun].dependency != "appos" or not tree.having(noun, "prep"):
            return []
        at = noun
        for _ in range(5):
            at = tree[at].head
            if tree.is_verb(at):
                return tree.subjects(at) if tree.reality(at) == 1 else []
        return []

    def _owned_by(self, noun: int) -> list[int]:
        """`Y's death`, `his death`, `the death of Y`."""
        tree = self._tree
        links = [link for link in tree.having(noun, "prep") if tree.word(link) == "of"]
        named = [c for link in links for c in tree.having(link, "pobj") if tree[c].pos != "NUM"]
        found = [*self._arguments.owners(noun), *named]
        head = tree[noun].head
        if not found and tree.word(head) == "with" and self._arguments.is_name(tree[head].head):
            return [tree[head].head]  # `Tainan, with a population of`
        return found

    def _later_links(self, noun: int) -> list[int]:
        """Prepositions after the noun that the parser gave to the verb (`for her part as X, in Y, she won`)."""
        tree, at = self._tree, noun
        for _ in range(4):
            at = tree[at].head
            if tree.is_verb(at):
                limit = min([c for c in tree.having(at, "nsubj", "nsubjpass") if c > noun], default=at)
                return [c for c in tree.having(at, "prep") if noun < c < limit]
        return []

    def _own_nodes(self, noun: int) -> list[int]:
        """The noun's own prepositions, also those at the last of coordinated nouns (`founder and CEO of X`)."""
        tree = self._tree
        found = list(tree.children[noun])
        if not tree.having(noun, "prep"):
            joined = tree[noun].dependency == "conj" and not tree.is_verb(tree[noun].head)
            group = [*([tree[noun].head] if joined else []), *tree.conjuncts(noun)[1:]]
            found += [at for member in group for at in tree.children[member]]
        found += [
            p for link in list(found) if tree[link].dependency == "prep" for p in tree.having(link, "pobj")
        ]
        found += self._nested(found)
        if tree[noun].dependency in ("attr", "pobj", "dobj", "oprd"):
            found += [
                at for at in tree.children[tree[noun].head] if tree[at].dependency == "prep" and at > noun
            ]
        return found

    def _nested(self, nodes: Sequence[int]) -> list[int]:
        """`at Y` of `professor of X at Y`, `of Y` of `member of the board of directors of Y`."""
        tree, found = self._tree, []
        governed = [at for at in nodes if tree[at].dependency == "pobj"]
        for at in governed:  # grows
            for link in tree.having(at, "prep"):
                if tree.word(link) == "at" or (tree.word(link) == "of" and tree.lemma(at) in _BODIES):
                    found.append(link)
                    governed += tree.having(link, "pobj")
        return found

    def _holders(self, noun: int) -> tuple[list[int], float]:
        """Tokens that are said to be this noun, and how sure the saying is."""
        tree = self._tree
        token = tree[noun]
        apposed = tree.having(noun, "appos")
        apposed += [c for a in apposed if not self._arguments.is_name(a) for c in tree.having(a, "appos")]
        named = [
            c for a in apposed for c in tree.conjuncts(a) if self._arguments.is_name(c)
        ] or self._next_name(noun)
        if named:
            return named, 1.0
        head = token.head
        if token.dependency in ("compound", "nmod", "amod") and head > noun and self._arguments.is_name(head):
            return [head], 1.0
        if token.dependency == "conj" and not self._arguments.is_name(noun):
            return self._holders(head) if not tree.is_verb(head) else ([], 0.0)
        if token.dependency == "appos":
            nearest = [c for c in tree.conjuncts(head) if c < noun] if token.tag in ("NN", "NNP") else []
            return nearest[-1:] or [head], 1.0
        if token.dependency in ("attr", "oprd", "dobj") and tree.is_verb(head):
            return self._by_verb(noun, head)
        if token.dependency == "pobj" and tree.word(head) == "as" and tree.is_verb(tree[head].head):
            verb = tree[head].head
            who = tree.subjects(verb) if tree.lemma(verb) in _AS_VERBS else []
            return who, tree.reality(verb)
        if token.dependency in ("nsubj", "nsubjpass") and tree.is_verb(head):
            attributes = tree.having(head, "attr")
            named = [a for a in attributes if self._arguments.is_name(a)]
            named += [n for a in attributes for n in tree.having(a, "appos") if self._arguments.is_name(n)]
            if tree.lemma(head) == "be" and named:
                return tree.conjuncts(named[0]), tree.reality(head)
        return [], 0.0

    def _next_name(self, noun: int) -> list[int]:
        """`her sisters Anna and Beth`, where the parser makes the names the subject."""
        tree, at = self._tree, noun + 1
        if not tree.having(noun, "poss"):
            return []
        while at < len(tree.tokens) - 1 and tree[at].dependency == "compound" and tree[at].pos == "PROPN":
            at += 1
        subject = at < len(tree.tokens) and tree[at].dependency in ("nsubj", "nsubjpass")
        return tree.conjuncts(at) if subject and self._arguments.is_name(at) else []

    def _respectively(
        self, trigger: int, template: Template, bound: dict[str, list[Filler]], factor: float
    ) -> Iterator[Match]:
        """X as A and Y as B of `A and B are played by X and Y`; without the parts where the lists differ."""
        roles, players = bound["role"], bound["object"]
        for at, player in enumerate(players):
            slots = {**{name: fillers[0] for name, fillers in bound.items()}, "object": player}
            if at < len(roles) and len(self._tree.conjuncts(roles[0].token)) == len(players):
                slots["role"] = roles[at]
            else:
                del slots["role"]
            if not same(slots["subject"], player):
                yield Match(template, trigger, slots, factor)

    def _is_the_one(self, noun: int) -> bool:
        """`X was the cinematographer`: of what the page is about."""
        tree = self._tree
        definite = any(tree.word(c) == "the" for c in tree.having(noun, "det"))
        narrowed = tree.having(noun, "prep", "relcl", "amod", "compound", "poss", "acl")
        return tree[noun].dependency == "attr" and definite and not narrowed

    def _is_definite(self, nodes: Sequence[int], template: Template) -> bool:
        """`composed the score`: of what the page is about; not `composed scores`, `the score of W`.

        Whoever has a supporting part has it in the page's film, if the sentence names no other.
        """
        tree = self._tree
        nouns = [at for at in nodes if any(tree.lemma(at) in words for words in template.required)]
        if "part" in template.required[-1]:
            verbs = [tree[at].head for at in nouns]
            return not any(tree.having(at, "prep", "relcl", "acl") for at in (*nouns, *verbs))
        return all(
            tree[at].tag in ("NN", "NNP")
            and any(tree.word(c) == "the" for c in tree.having(at, "det"))
            and not tree.having(at, "prep", "relcl", "amod", "compound", "poss", "acl")
            for at in nouns
        )

    def _by_verb(self, noun: int, verb: int) -> tuple[list[int], float]:
        tree = self._tree
        copula = tree.lemma(verb) in _COPULAS and tree[noun].dependency == "attr"
        named = tree.lemma(verb) in ("appoint", "elect", "name", "make") and tree.is_passive(verb)
        if copula or named:
            return tree.subjects(verb), tree.reality(verb)
        return [], 0.0

    # arguments -------------------------------------------------------------------------------
    def _complete(
        self,
        trigger: int,
        template: Template,
        bound: dict[str, list[Filler]],
        nodes: list[int],
        factor: float,
    ) -> Iterator[Match]:
        for argument in template.arguments:
            found = self._arguments.find(trigger, argument, nodes, template)
            if not found and not argument.optional:
                return
            if not found and argument.slot.name in ("subject", "object"):
                if template.kind is Kind.NOUN and not self._is_the_one(trigger):
                    return
                if template.required and "role" not in bound and not self._is_definite(nodes, template):
                    return
                found = self._arguments.page(trigger, argument.slot)
                if not found:
                    return
            if found:
                bound[argument.slot.name] = found
        names = sorted(bound)
        roles, players = bound.get("role", []), bound.get("object", [])
        listed = len(self._tree.conjuncts(roles[0].token)) if roles else 0
        if len(players) > 1 and listed > 1:
            yield from self._respectively(trigger, template, bound, factor)
            return
        shared = {n: f[:1] for n, f in bound.items() if n not in ("subject", "object", "work")}
        for fillers in product(*(shared.get(n, bound[n]) for n in names)):
            slots = _named_roles(dict(zip(names, fillers, strict=True)))
            slots = own_time(slots, trigger, self.resolver.parsed)
            if not same(slots["subject"], slots["object"]) and not _is_no_part(slots):
                yield Match(template, trigger, slots, factor)


def _named_roles(slots: dict[str, Filler]) -> dict[str, Filler]:
    """The slots without a role that is none: `a supporting role`, `the title character`."""
    role = slots.get("role")
    words = role.value.value.split()[-1:] if role is not None and isinstance(role.value, Literal) else []
    return slots if ROLE_WORDS.isdisjoint(words) else {n: f for n, f in slots.items() if n != "role"}


def _is_no_part(slots: dict[str, Filler]) -> bool:
    """Whether a role is taken for its own actor, or is what a musician or a sportsman plays."""
    role, actor = slots.get("role"), slots["object"]
    if role is None:
        return False
    last = role.value.value.split()[-1:] if isinstance(role.value, Literal) else []
    return (role.start <= actor.start and actor.end <= role.end) or not NO_PARTS.isdisjoint(last)
