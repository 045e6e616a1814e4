"""Who plays in and who made a work, told by the order of words around its title: `W (1950), after X, with Y as R`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from builder.extraction.english.brackets import Found
from builder.extraction.english.fillers import Resolver
from builder.extraction.english.filmography import is_film_director
from builder.extraction.english.sketch import Sign, Sketch, compiled, sketch
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_ONE = r"(?:he|she|He|She)"
_IN_WHICH = r",? (?:in which|where)"
_ASIDE = r"(?:, (?:after|from|based on|adapted from|set in|about|by|directed by|made by) [^,;.]{1,60})*"
_STAR = r"(?:star|lead|leading (?:man|lady|actor|actress)|hero|heroine|villain|title character|title role)"
_OF_TALE = r"(?:novels?|novellas?|stor(?:y|ies)|short stor(?:y|ies)|plays?|stage plays?|books?|memoirs?|comics?|manga)"
# Clauses that tell of what nobody saw on the screen, or of another's work.
_UNREAL = re.compile(
    r"\b(?:declin\w+|turn(?:ed|ing) down|refus\w+|reject\w+|originally|initially|almost|nearly|would have|could have|"
    r"was to have|were to have|(?:was|were) (?:first |originally )?to (?:be|play|star|direct|appear)|plan(?:s|ned)?|consider(?:ed|ing)?|rumou?r\w*|"
    r"instead of|replac\w+|dropp?(?:ed)? out|offer(?:ed|s)?|lost|first cast|never|not|without|unlike|abandon\w*|"
    r"unmade|unfinished|unreali[sz]ed|hoped|want(?:ed|s)|wish\w*|intend\w+|audition\w*|tested|approach\w*|parod\w+|"
    r"homage|imitat\w+|inspired by|modell?ed on|remake|saw|seen|seeing|watch\w+)\b"
)
_MAKING = re.compile(
    r"\b(?:co-?)?(?:wrote|writ\w+|direct\w+|produc\w+|compos\w+|made|making|creat\w+|found\w+|collaborat\w+|work\w*|"
    r"record\w*|publish\w*)\b"
)
_NOT_ROLES = re.compile(r"\b(?:well|usual|himself|herself|themselves|such|part of|one of|early|soon|a result|a whole)\b")
_ROLE_ENDS = re.compile(
    r"\s(?:at|with|who|whom|whose|which|that|from|for|on|to|in|by|and|but|while|opposite|alongside|when|where)\s"
)
_ARTICLE = re.compile(r"^(?:an?|the|his|her|their|its|himself as|herself as)\s")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A way to say a relation; the groups of its pattern are `w` (works), `p` (people) and `r` (a role).

    `works`: works of these types are not meant; `then` must hold of what follows the match.
    """

    relation: str
    pattern: str
    confidence: float = 0.85
    then: Callable[[Resolver, Sketch, re.Match[str]], bool] | None = None


def _tells_plot(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether a verb in the present follows: `where Ann Lee is her patient`."""
    tree, start = resolver.tree, drawn.plain(match.start(), match.end())[1]
    after = next((at for at in range(len(tree.tokens)) if tree[at].start >= start), None)
    if after is None:
        return False
    if tree[after].pos == "ADV" and after + 1 < len(tree.tokens):
        after += 1
    partner = re.match(r"\s(?:was|were) (?:his|her) (?:partner|co-star|leading)", drawn.text[match.end() :])
    return tree[after].tag in ("VBZ", "VBP") or partner is not None


def _in_no_making(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """`directed W, with X` may tell a co-director; `with X as R`, `with the young X` never does."""
    if compiled(r" in (?:{P}'s )?(?:[\w-]+ ){0,2}{W}").match(drawn.text, match.end()):
        return False  # `W, with X in V`
    played = re.search(r"\sas\s|^(?:the|a|an)\s", match["p"]) is not None
    return played or _MAKING.search(_before(drawn, match)) is None


def _by_director(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return is_film_director(resolver.cast.description)


PHRASES = (
    Phrase("starring", rf"(?P<w>{{W}}){_ASIDE},(?: and)? with (?P<p>{{P+}})", 0.8, _in_no_making),
    Phrase("starring", r"(?P<w>{W})[^,;.]{0,20},? with (?P<p>{D}{P} as (?:the|an?|his|her|{X})[^,;.]*)", 0.85),
    Phrase("starring", r"(?P<w>{W}),? (?:co-)?(?:starring|featuring) (?P<p>{P+})", 0.9),
    Phrase("starring",
           r"(?P<w>{W+}),? (?:all |both |each )?(?:starred|stars|featured|features|paired|pairs|reunited|reunites|teamed|"
           r"teams) (?P<p>{P+})", 0.9),
    Phrase("starring", rf"(?P<w>{{W}}){_IN_WHICH} (?:{{D}})(?P<p>{{P&}})(?= )", 0.85, _tells_plot),
    Phrase("starring", rf"(?P<w>{{W}}){_IN_WHICH} (?P<p>{_ONE}) (?:plays|played|portrays|portrayed) (?P<r>[^,;.]+)", 0.9),
    Phrase("starring", rf"(?P<w>{{W}}){_IN_WHICH} (?P<p>{_ONE}) is (?:both )?(?P<r>(?:an?|the|his|her|{{X}})\b[^,;.]*)", 0.85),
    Phrase("starring",
           rf"(?P<w>{{W}}){_IN_WHICH} [^;.]*?(?:opposite|alongside|next to|side by side with) (?P<p>{{P&}})", 0.85),
    Phrase("starring",
           rf"\b[Ii]n (?P<w>{{W}}),?(?: which [^,;.]*,)? (?:(?:{_ONE}|{{P}}) (?:\w+ ){{1,3}})?(?:opposite|alongside) "
           r"(?P<p>{P&})", 0.85),
    Phrase("starring",
           r"(?:starred|starring|stars|appeared|appears|acted|acts|played|seen)(?: again)?,? (?:opposite|alongside) "
           r"(?P<p>{P&}),? in (?P<w>{W+})", 0.9),
    Phrase("starring", rf"(?P<p>{{P}}),(?: \w+){{0,3}} the (?:\w+ )?{_STAR} of (?P<w>{{W+}})", 0.85),
    Phrase("starring",
           rf"(?P<p>{{P}})(?:, whom? [^,;.]*,)? (?:became|was|is) the (?:\w+ )?{_STAR} of (?P<w>{{W+}})", 0.85),
    Phrase("starring", rf"(?P<p>{{P}}), whom (?:{_ONE}|{{P}}) (?:\w+ )?(?:directed|cast) in (?P<w>{{W+}})", 0.85),
    Phrase("starring",
           r"(?:directed|cast|directs|casts) (?:{D})?(?P<p>{P&}|him|her)(?: as (?P<r>[^,;.]{1,40}?))? in (?P<w>{W+})", 0.85),
    Phrase("starring", rf"\b[Ii]n (?P<w>{{W}}),? (?:{_ONE}|{{P}}) gave (?:an?|the) (?:\w+ )?(?:part|role|lead) to (?P<p>{{P}})"),
    Phrase("starring",
           r"(?P<p>{P&}|[Hh]e|[Ss]he) (?:also |later |then )?(?:starred|appeared|played|acted) in (?:all )?(?:\w+ )?of "
           r"(?:his|her|their|{P}'s) (?:films|pictures|movies|comedies)[^:;.]*: (?P<w>{W}[^;.]*)", 0.85),
    Phrase("starring",
           r"(?P<p>[Hh]is|[Hh]er|{P}(?='s ))(?:'s)? (?:[\w-]+ )?(?:part|role|performance|portrayal|turn)"
           r"(?: as (?P<r>[^,;.]{1,40}?))? in (?:the (?:[\w-]+ ){1,3})?(?P<w>{W})", 0.8),
    Phrase("director", rf"(?P<p>{_ONE}|{{P}}) (?:had |also |later |then |again )*direct(?:ed|s) (?:him|her|them|{{P&}})"
           r"(?: as [^,;.]{1,40}?)? in (?P<w>{W+})", 0.9),
    Phrase("director", rf"whom (?P<p>{_ONE}|{{P}}) (?:had |also |later |then |again )*directed in (?P<w>{{W+}})", 0.9),
    Phrase("director", r"(?P<p>{P}) (?:also |then |later |next )?(?:filmed|films|shot) (?P<w>{W})(?! (?:for|with his))", 0.8),
    Phrase("director", r"(?P<w>{W}),? (?:made|filmed|helmed) by (?:{D})?(?P<p>{P})", 0.8),
    Phrase("director",
           r"(?P<p>[Hh]e|[Ss]he) (?:made|directed) (?:an?|the) (?:[\w-]+ ){1,4}(?P<w>{W}) together with {P&}", 0.85,
           _by_director),
    Phrase("director", r"(?:made|directed|co-directed) (?:(?:an?|the) (?:[\w-]+ ){1,4})?(?P<w>{W}) together with (?P<p>{P&})",
           0.8),
    Phrase("director", r"(?P<w>{W})'s director,? (?P<p>{P})", 0.9),
    Phrase("screenwriter",
           r"(?P<w>{W}),? (?:co-)?written (?:not with {P} but )?(?:together )?with (?:{D})(?P<p>{P&})", 0.9),
    Phrase("author", rf"(?P<w>{{W}})[^;.]{{0,60}}?(?:based on|adapted from|drawn from|taken from|after|from) "
           rf"(?:\w+ ){{0,3}}?{_OF_TALE} by (?:{{D}})?(?P<p>{{P&}})", 0.85),
    Phrase("author", r"(?P<w>{W}), (?:freely )?after (?:{D})?(?P<p>{P})(?=[,;.]| with| and,)", 0.8),
    Phrase("composer", r"(?<!Like )(?<!Unlike )(?<!After )(?P<w>{W})(?:,(?:(?!\b(?:film|picture|it)\b)[^;.])*,)? (?:has|had|with) (?:the |its )?(?:music|a score|score|songs) by (?P<p>{P&})", 0.85),
    Phrase("designer", r"(?P<w>{W}),? with (?:its |the )?(?:sets|costumes|designs) by (?P<p>{P&})", 0.85),
    Phrase("cinematographer", r"(?P<w>{W}),? (?:photographed|shot|lensed) by (?:{D})(?P<p>{P&})", 0.85),
)  # fmt: skip


def read_phrases(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Facts of the sentence that its order of words tells; offsets are the document's."""
    drawn = sketch(resolver, sentence)
    if not compiled("{W}").search(drawn.text):
        return
    for phrase in PHRASES:
        for match in compiled(phrase.pattern).finditer(drawn.text):
            if _UNREAL.search(_clause(drawn, match)) is None and (
                phrase.then is None or phrase.then(resolver, drawn, match)
            ):
                yield from _facts(resolver, drawn, phrase, match)


def _before(drawn: Sketch, match: re.Match[str]) -> str:
    """The clause up to a match."""
    start = max((m.end() for m in re.finditer(r"[;:.]\s|\b(?:while|but)\b", drawn.text[: match.start()])), default=0)
    return drawn.text[start : match.start()]


def _clause(drawn: Sketch, match: re.Match[str]) -> str:
    return _before(drawn, match) + match[0]


def _facts(resolver: Resolver, drawn: Sketch, phrase: Phrase, match: re.Match[str]) -> Iterator[Found]:
    people = list(_people(resolver, drawn, match))
    span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
    for work in drawn.all(match["w"], "{W}"):
        for person, role in people:
            if person.named.name == work.named.name:
                continue
            qualifiers = (Qualifier("role", role),) if role and phrase.relation == "starring" else ()
            named = person.named if person.named.type == "Person" else replace(person.named, type="Person")
            yield Found(work.named, phrase.relation, named, *span, phrase.confidence, qualifiers)


def _people(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> Iterator[tuple[Sign, str]]:
    """The people of a match, each with the role that follows the name."""
    words = match["p"]
    if not compiled("{P}").search(words):
        found = pronoun(resolver, drawn, match.start("p"), match.end("p"))
        if found is not None:
            yield found, role_name(resolver, drawn, match.groupdict().get("r") or "")
        return
    people = list(compiled("{P}").finditer(words))
    parts = [m for m in people if re.search(r"\sas\s(?:[\w-]+\s)*$", words[: m.start()]) is None]
    for at, one in enumerate(parts):
        until = parts[at + 1].start() if at + 1 < len(parts) else len(words)
        said = re.match(r"\sas\s(?P<r>[^,;.:]+)", words[one.end() : until])
        given = match.groupdict().get("r") or "" if len(parts) == 1 else ""
        yield drawn.signs[one[0]], role_name(resolver, drawn, said["r"] if said else given)


def pronoun(resolver: Resolver, drawn: Sketch, start: int, end: int) -> Sign | None:
    """The person whom a pronoun of the sketch means."""
    tree, (low, high) = resolver.tree, drawn.plain(start, end)
    token = next((at for at in range(len(tree.tokens)) if tree[at].start == low), None)
    found = None if token is None else resolver.refer(token, person=True)
    if found is None or not isinstance(found.value, Named):
        return None
    known = resolver.cast.current(found.value)
    return Sign(known, low, high) if known.type == "Person" and known.name[:1] != "(" else None


def role_name(resolver: Resolver, drawn: Sketch, words: str) -> str:
    """The role that some words of a sketch name, without its article and what is told of it."""
    if _NOT_ROLES.search(words):
        return ""
    words = _ARTICLE.sub("", _ROLE_ENDS.split(words.strip())[0]).strip()
    last = list(compiled("{X}").finditer(words))
    if last and last[-1].end() == len(words) and " of " not in words:
        words = words[compiled("(?:{X} )*{X}$").search(words).start() :]  # Rick of `the barkeeper Rick`
    signs = drawn.signs
    return "".join(resolver.words(signs[c].start, signs[c].end) if c in signs else c for c in words)
