"""Whose `his` and `her` are beside a word for kin: of who was named last, whatever the tagger takes the name for."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.cast import Cast
from builder.extraction.english.lexicon import COUNTRIES, KINSFOLK, ORGANIZATION_WORDS, SCHOOL_WORDS
from builder.extraction.english.names.spans import Parsed
from builder.findings import Named

_OF = re.compile(r"\bof (?:the (?:[a-z-]+ )+)?(?P<name>[A-ZÀ-Þ][^,;.]*)(?:, [^;.]*)?,? and of $")
_UNTIL = re.compile(r"(?P<name>[A-ZÀ-Þ][\w.-]+(?: [A-ZÀ-Þ][\w.-]+)+), who [^,;.]*\b(?:until|till) $")
_PLAIN = re.compile(r"[A-ZÀ-Þ](?:\.|[^\W\d_A-ZÀ-Þ]+)")
_LONG = 4
_LIVING = frozenset({"die", "follow", "succeed", "marry", "retire", "bury", "widow"})


def joined_owner(parsed: Parsed, token: int) -> int | None:
    """A of `A and his wife B`, of `of the banker A, C's heir, and of his sons B`, of `A, who led it till his death`."""
    tree = parsed.tree
    if tree[token].dependency != "poss":
        return None
    if tree[tree[token].head].dependency == "conj":
        for joined in (tree.joined_before(token), tree[tree[token].head].head):
            name = parsed.name(joined) if 0 <= joined < token else None
            if name is not None and name.type in ("Person", ""):
                return joined
    elif tree.lemma(tree[token].head) in KINSFOLK:
        first = next(s.start for s in parsed.tagged.sentences if s.start <= token < s.end)
        said = _OF.search(parsed.passage.plain, tree[first].start, tree[token].start)
        low = said.start("name") if said is not None else tree[token].start
        for at in range(first, token):
            if tree[at].start >= low and (name := parsed.name(at)) is not None:
                return at if name.type == "Person" else None
    elif tree.word(tree[token].head) == "death":
        said = _UNTIL.search(parsed.passage.plain, max(0, tree[token].start - 200), tree[token].start)
        return next(
            (at for at in range(token) if said is not None and tree[at].end == said.end("name")), None
        )
    return None


def named_owner(parsed: Parsed, cast: Cast, token: int) -> int | None:
    """Giovanni of `Giovanni died in 1429 and was followed by his son Cosimo`, whom the tagger takes for a place.

    Only on a page that is about nobody.
    """
    tree = parsed.tree
    kin = tree[token].dependency == "poss" and tree.lemma(tree[token].head) in KINSFOLK
    if not kin or cast.family(cast.subject.type) in ("Person", ""):
        return None
    first = next(s.start for s in parsed.tagged.sentences if s.start <= token < s.end)
    over = _above(parsed, token)
    lived = any(tree.lemma(at) in _LIVING for at in over)
    for at in range(token - 1, first - 1, -1):
        name = parsed.name(at)
        if name is None or tree[at].pos != "PROPN" or tree[at].end != name.end:
            continue
        kind = _mistaken(parsed, cast, at)
        acts = tree[at].dependency in ("nsubj", "nsubjpass") and tree[at].head in over
        several = " " in parsed.passage.plain[name.start : name.end]
        if acts and kind and (several or lived):
            return at
        if at in over and several and kind == "Organization":
            return at
    return None


def _above(parsed: Parsed, token: int) -> list[int]:
    """The tokens that a token hangs from, nearest first, with verbs that those are joined to."""
    tree, found = parsed.tree, [token]
    while tree[found[-1]].head not in (found[-1], -1) and len(found) < len(tree.tokens):
        found.append(tree[found[-1]].head)
    return found[1:]


def _mistaken(parsed: Parsed, cast: Cast, token: int) -> str:
    """What the tagger alone takes a name for that may be somebody's; nothing where it is sure to be none."""
    name = parsed.name(token)
    words = parsed.passage.plain[name.start : name.end] if name is not None else ""
    known, parts = cast.current(Named(words)), words.split()
    body = {part.lower() for part in parts} & (ORGANIZATION_WORDS | SCHOOL_WORDS)
    plain = len(parts) < _LONG and all(_PLAIN.fullmatch(part) for part in parts)
    kind = known.type if known.type_source == "tagger" else name.type if name is not None else ""
    weak = known.type_source in ("", "tagger") and words not in COUNTRIES
    return kind if weak and plain and not body and kind in ("Place", "Organization") else ""
