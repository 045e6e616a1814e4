"""The ways in which the order of words tells who plays in a work and who made it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.word_order.sketch import Sketch, compiled

_ONE = r"(?:he|she|He|She)"
_IN_WHICH = r",? (?:in which|where)"
_ASIDE = r"(?:, (?:after|from|based on|adapted from|set in|about|by|directed by|made by) [^,;.]{1,60})*"
_STAR = r"(?:star|lead|leading (?:man|lady|actor|actress)|hero|heroine|villain|title character|title role)"
_OF_TALE = r"(?:novels?|novellas?|stor(?:y|ies)|short stor(?:y|ies)|plays?|stage plays?|books?|memoirs?|comics?|manga)"
_FILMS = r"(?:films|epics|comedies|dramas|westerns|thrillers|pictures|movies|documentaries)"
_OWN_WORK = re.compile(r"\b(?:he|she)\b[^;.]*?\b(?:co-)?(?:wrote|direct|produc|compos|sang)")
_UNPLAYED = re.compile(
    r"\b(?:albums?|songs?|singles?|EP|LP|records?|books?|novels?|tours?|magazines?|exhibitions?|"
    r"compositions?)\b"
)
_ACTS = re.compile(r"\b(?:actor|actress|comedian)\b")
_MAKES = re.compile(
    r" (?:\w+ly )?(?:tells|explores|returns|deals|depicts|uses|shows|examines|describes|argues|says|makes|writes|"
    r"directs|produces|turns|looks|draws|combines|mixes|tries|attempts|claims|recalls|recounts|narrates|has)\b"
)
_DIRECTS = re.compile(r"\b(?:director|film-?maker|producer)\b")
_MAKING = re.compile(
    r"\b(?:co-?)?(?:wrote|writ\w+|direct\w+|produc\w+|compos\w+|made|making|creat\w+|found\w+|collaborat\w+|work\w*|"
    r"record\w*|publish\w*)\b"
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A way to say a relation; the groups of its pattern are `w` (works), `p` (people) and `r` (a role).

    `then` must hold of the match and of what stands around it.
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
    clause = before(drawn, match)
    return _UNPLAYED.search(clause) is None and (played or _MAKING.search(clause) is None)


def _of_actor(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the page is about somebody who acts and directs nothing, so that `her last film` is one to act in."""
    trade = resolver.cast.description
    if _UNPLAYED.search(before(drawn, match) + match[0]):
        return False  # `the song *W* made him a star`
    return bool(_ACTS.search(trade)) and not _DIRECTS.search(trade) and not _OWN_WORK.search(match[0])


def _acts_the_plot(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether an actor's page tells what somebody does in a film: `In W she sings`; not what a maker does with it."""
    if _ACTS.search(resolver.cast.description) is None or _MAKES.match(drawn.text, match.end()) is not None:
        return False
    return _tells_plot(resolver, drawn, match)


def _of_director(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether the page is about somebody who directs and does not act, so that `his last film` is one to direct."""
    trade = resolver.cast.description
    return bool(_DIRECTS.search(trade)) and not _ACTS.search(trade)


def _by_actor(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _ACTS.search(resolver.cast.description) is not None


def _on_screen(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return resolver.cast.on_screen


def _by_director(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _DIRECTS.search(resolver.cast.description) is not None


def before(drawn: Sketch, match: re.Match[str]) -> str:
    """The clause up to a match."""
    start = max(
        (m.end() for m in re.finditer(r"[;:.]\s|\b(?:while|but)\b", drawn.text[: match.start()])), default=0
    )
    return drawn.text[start : match.start()]


PHRASES = (
    Phrase(
        "starring",
        r"(?P<w>{W}(?:, {W})*,? and {W}), (?:both|all)(?: \w+)?(?: of them)? (?:with|starring) (?P<p>{P&})",
        0.85,
        _in_no_making,
    ),
    Phrase("starring", rf"(?P<w>{{W}}){_ASIDE},(?: and)? with (?P<p>{{P+}})", 0.8, _in_no_making),
    Phrase(
        "starring", r"(?P<w>{W})[^,;.]{0,20},? with (?P<p>{D}{P} as (?:the|an?|his|her|{X})[^,;.]*)", 0.85
    ),
    Phrase(
        "starring",
        r"(?P<w>{W}), an? (?:[\w-]+ ){0,4}(?:film|drama|comedy|thriller|western|musical) with (?P<p>{P&})",
        0.85,
    ),
    Phrase("starring", r"(?P<w>{W}),? (?:co-)?(?:starring|featuring) (?P<p>{P+})", 0.9),
    Phrase(
        "starring",
        r"(?P<w>{W+}),? (?:all |both |each )?(?:starred|stars|featured|features|paired|pairs|reunited|reunites|"
        r"teamed|"
        r"teams) (?P<p>{P+})",
        0.9,
    ),
    Phrase("starring", rf"(?P<w>{{W}}){_IN_WHICH} (?:{{D}})(?P<p>{{P&}})(?= )", 0.85, _tells_plot),
    Phrase(
        "starring",
        rf"(?P<w>{{W}}){_IN_WHICH} (?P<p>{_ONE}) (?:plays|played|portrays|portrayed) (?P<r>[^,;.]+)",
        0.9,
    ),
    Phrase(
        "starring",
        rf"(?P<w>{{W}}){_IN_WHICH} (?P<p>{_ONE}) is (?:both )?(?P<r>(?:an?|the|his|her|"
        rf"{{X}})\b[^,;.]*)",
        0.85,
    ),
    Phrase(
        "starring",
        rf"(?P<w>{{W}}){_IN_WHICH} [^;.]*?(?:opposite|alongside|next to|side by side with) (?P<p>{{P&}})",
        0.85,
    ),
    Phrase(
        "starring",
        rf"\b[Ii]n (?P<w>{{W}}),?(?: which [^,;.]*,)? (?:(?:{_ONE}|{{P}}) (?:\w+ ){{1,3}})?(?:opposite|alongside) "
        r"(?P<p>{P&})",
        0.85,
    ),
    Phrase(
        "starring",
        r"(?:starred|starring|stars|appeared|appears|acted|acts|played|seen)(?: again)?,? (?:opposite|alongside) "
        r"(?P<p>{P&}),? in (?P<w>{W+})",
        0.9,
    ),
    Phrase("starring", rf"(?P<p>{{P}}),(?: \w+){{0,3}} the (?:\w+ )?{_STAR} of (?P<w>{{W+}})", 0.85),
    Phrase(
        "starring",
        rf"(?P<p>{{P}})(?:, whom? [^,;.]*,)? (?:became|was|is) the (?:\w+ )?{_STAR} of (?P<w>{{W+}})",
        0.85,
    ),
    Phrase(
        "starring", rf"(?P<p>{{P}}), whom (?:{_ONE}|{{P}}) (?:\w+ )?(?:directed|cast) in (?P<w>{{W+}})", 0.85
    ),
    Phrase(
        "starring",
        r"(?:directed|cast|directs|casts) (?:{D})?(?P<p>{P&}|him|her)(?: as (?P<r>[^,;.]{1,40}?))? in (?P<w>{W+})",
        0.85,
    ),
    Phrase(
        "starring",
        rf"\b[Ii]n (?P<w>{{W}}),? (?:{_ONE}|{{P}}) gave (?:an?|the) (?:\w+ )?(?:part|role|lead) to "
        rf"(?P<p>{{P}})",
    ),
    Phrase(
        "starring",
        r"(?P<p>{P&}|[Hh]e|[Ss]he) (?:also |later |then )?(?:starred|appeared|played|acted) in (?:all )?(?:\w+ )?of "
        r"(?:his|her|their|{P}'s) (?:films|pictures|movies|comedies)[^:;.]*: (?P<w>{W}[^;.]*)",
        0.85,
    ),
    Phrase(
        "starring",
        r"(?P<p>[Hh]is|[Hh]er|{P}(?='s ))(?:'s)? (?:[\w-]+ )?(?:part|role|performance|portrayal|turn)"
        r"(?: as (?P<r>[^,;.]{1,40}?))? in (?:the (?:[\w-]+ ){1,3})?(?P<w>{W})",
        0.8,
    ),
    Phrase(
        "starring",
        r"\bAs (?P<r>[^,;.]{2,40}?) in (?:{P}'s |the \w+ )?(?P<w>{W})(?:,[^;.]*?,|,)? (?P<p>{P}|he|"
        r"she)\b",
        0.85,
    ),
    Phrase(
        "starring",
        r"(?:starred|stars|appeared|appears|acted|played)[^;.]*? (?:with|opposite|alongside) "
        r"(?P<p>{P&}) in (?P<w>{W})",
        0.88,
    ),
    Phrase(
        "starring",
        r"(?P<p>{P}|\b[Hh]e|\b[Ss]he) (?:\w+ )?(?:starred|appeared|acted|played)(?: again)? [^;.]*?and (?:with|"
        r"opposite|alongside) "
        r"{P&} in (?P<w>{W})",
        0.85,
    ),
    Phrase(
        "starring",
        r"(?P<p>{P}), (?:his|her|{P}'s) (?:\w+ )?(?:partner|co-star|leading man|leading lady) in "
        r"(?P<w>{W+})",
        0.88,
    ),
    Phrase(
        "starring",
        r"{P}, (?P<p>his|her) (?:\w+ )?(?:partner|co-star|leading man|leading lady) in (?P<w>{W+})",
        0.88,
    ),
    Phrase("starring", r"directed (?P<p>him|her) in {W}[^;.]*?, and {P} in (?P<w>{W})", 0.85),
    Phrase(
        "starring",
        r"(?P<p>[Hh]is|[Hh]er) (?:\w+ ){0,3}(?:role|part|performance|appearance) (?:was|is|came)(?: "
        r"as| that of)? "
        r"(?P<r>[^,;.]{0,40}?) ?in (?:{P}'s )?(?:the \w+ )?(?P<w>{W})",
        0.85,
    ),
    Phrase(
        "starring",
        r"(?P<p>\b[Hh]is|\b[Hh]er) (?:\w+ ){0,2}(?:film|picture|movie|role|part|debut|feature)(?: "
        r"was|,) (?P<w>{W})",
        0.85,
        _of_actor,
    ),
    Phrase(
        "starring",
        r"(?P<w>{W})(?:, [^;.]*?,)? (?:also |already |then |even )?(?:earned|brought|won|gave|got|"
        r"made) (?P<p>him|her)\b",
        0.85,
        _of_actor,
    ),
    Phrase(
        "starring",
        r"(?P<w>{W}) (?:was|is|became|remained) (?P<p>his|her) (?:\w+ ){0,3}(?:film|picture|movie|"
        r"role|part|appearance|debut)\b",
        0.85,
        _of_actor,
    ),
    Phrase(
        "starring",
        r"(?P<w>{W}) (?:was|is) the (?:first|second|third|last) of (?:(?:his|her|their) )?(?:\w+ "
        r")?(?:films|pictures|movies) "
        r"with (?P<p>{P})",
        0.85,
    ),
    Phrase(
        "starring",
        r"(?P<w>{W}),? (?:and|,|with) (?:its|his|her) leading (?:lady|man|actor|actress), (?P<p>{P}),",
        0.85,
    ),
    Phrase(
        "director",
        rf"(?P<p>{_ONE}|{{P}}) (?:had |also |later |then |again )*direct(?:ed|s) (?:him|her|them|{{P&}})"
        r"(?: as [^,;.]{1,40}?)? in (?P<w>{W+})",
        0.9,
    ),
    Phrase(
        "director",
        rf"whom (?P<p>{_ONE}|{{P}}) (?:had |also |later |then |again )*directed in (?P<w>{{W+}})",
        0.9,
    ),
    Phrase(
        "director",
        r"(?P<p>{P}) (?:also |then |later |next )?(?:filmed|films|shot) (?P<w>{W})(?! (?:for|with "
        r"his))",
        0.8,
    ),
    Phrase("director", r"(?P<w>{W}),? (?:made|filmed|helmed) by (?:{D})?(?P<p>{P})", 0.8),
    Phrase(
        "director",
        r"(?P<p>[Hh]e|[Ss]he) (?:made|directed) (?:an?|the) (?:[\w-]+ ){1,4}(?P<w>{W}) together with {P&}",
        0.85,
        _by_director,
    ),
    Phrase(
        "director",
        r"(?:made|directed|co-directed) (?:(?:an?|the) (?:[\w-]+ ){1,4})?(?P<w>{W}) together with "
        r"(?P<p>{P&})",
        0.8,
    ),
    Phrase(
        "director",
        r"of (?P<p>his|her) (?:films|pictures|movies)[^:;.]*: (?P<w>{W}[^;.]*)",
        0.88,
        _by_director,
    ),
    Phrase("director", r"(?P<w>{W})'s director,? (?P<p>{P})", 0.9),
    Phrase("director", r"directed (?:him|her) in {W}[^;.]*?, and (?P<p>{P}) in (?P<w>{W})", 0.85),
    Phrase("director", r"(?P<w>{W+}),? both by (?P<p>{P})", 0.85, _on_screen),
    Phrase("director", rf"{_FILMS} by (?P<p>{{P}}),? (?P<w>{{W+}})", 0.85),
    Phrase(
        "director",
        r"(?P<p>{P}),? whose (?:[\w-]+ ){0,3}(?:comedy|drama|thriller|short|short film|thesis film|"
        r"documentary|western|epic),? "
        r"(?P<w>{W})",
        0.85,
    ),
    Phrase(
        "starring",
        r"\b[Ii]n (?P<w>{W}),?(?: (?:which|by|directed by|made by|from|after|with) [^,;.]*,)? (?P<p>he|she)(?= [a-z])",
        0.8,
        _acts_the_plot,
    ),
    Phrase(
        "starring",
        r"(?P<p>{P}|\b[Hh]e|\b[Ss]he) won (?:an?|the|his|her) (?:[\w-]+ ){1,4}in (?:{P}'s )?(?P<w>{W})",
        0.85,
    ),
    Phrase(
        "starring",
        r"cast (?P<p>him|her)(?: as [^;.]*?)? in {W}[^;.]*?, and (?:as [^,;.]*? )?in (?P<w>{W})",
        0.85,
    ),
    Phrase("starring", r"(?P<w>{W}) (?:paired|reunited|teamed) (?P<p>him|her) with {P}", 0.88),
    Phrase(
        "starring",
        r"(?P<p>{P}|\b[Hh]e|\b[Ss]he) (?:later |then |also )?(?:went on|continued|returned|came back|began|started) "
        r"(?:to star|to appear|to act|starring|appearing|acting) in (?P<w>{W+})",
        0.88,
    ),
    Phrase(
        "starring",
        r"{P}'s (?P<w>{W})(?:,[^;.]*?,)? (?:has|had|required|cast|showed|offered) (?P<p>him|her)\b",
        0.85,
        _by_actor,
    ),
    Phrase(
        "starring",
        r"\bin the (?:[\w-]+ |{X} ){1,4}(?P<w>{W}), (?:opposite|alongside) (?P<p>{P&})",
        0.85,
    ),
    Phrase(
        "starring",
        r"(?P<p>{P}|\b[Hh]e|\b[Ss]he)\b[^;.]*? (?:acted|played|starred|appeared) (?:[^;.]*? )?in {P}'s (?P<w>{W})",
        0.85,
    ),
    Phrase(
        "director",
        r"(?P<p>{P}) (?:then |later |also |again |next )*cast (?:him|her|{P&})(?: as [^;.]*?)? in (?P<w>{W+})",
        0.8,
    ),
    Phrase(
        "director",
        r"(?P<p>{P}) (?:then |later |also |again |next )*cast (?:him|her)(?: as [^;.]*?)? in {W}[^;.]*?, and "
        r"(?:as [^,;.]*? )?in (?P<w>{W})",
        0.8,
    ),
    Phrase("director", r"(?P<w>{W}),? by the (?:[\w-]+ ){0,3}(?:director|film-?maker) (?P<p>{P})", 0.9),
    Phrase(
        "director",
        r"(?P<p>\b[Hh]is|\b[Hh]er) (?:[\w-]+ ){0,2}(?:film|picture|feature|short|documentary)(?: was| is|,) (?P<w>{W})",
        0.85,
        _of_director,
    ),
    Phrase(
        "screenwriter",
        r"(?P<w>{W}),? (?:co-)?written (?:not with {P} but )?(?:together )?with (?:{D})(?P<p>{P&})",
        0.9,
    ),
    Phrase(
        "author",
        rf"(?P<w>{{W}})[^;.]{{0,60}}?(?:based on|adapted from|drawn from|taken from|after|from) "
        rf"(?:\w+ ){{0,3}}?{_OF_TALE} by (?:{{D}})?(?P<p>{{P&}})",
        0.85,
    ),
    Phrase("author", r"(?P<w>{W}), (?:freely )?after (?:{D})?(?P<p>{P})(?=[,;.]| with| and,)", 0.8),
    Phrase(
        "composer",
        r"(?<!Like )(?<!Unlike )(?<!After )(?P<w>{W})(?:,(?:(?!\b(?:film|picture|it)\b)[^;.])*,)? "
        r"(?:has|had|with) (?:the |its )?(?:music|a score|score|songs) by (?P<p>{P&})",
        0.85,
    ),
    Phrase("designer", r"(?P<w>{W}),? with (?:its |the )?(?:sets|costumes|designs) by (?P<p>{P&})", 0.85),
    Phrase("cinematographer", r"(?P<w>{W}),? (?:photographed|shot|lensed) by (?:{D})(?P<p>{P&})", 0.85),
)
