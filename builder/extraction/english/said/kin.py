"""How the order of words tells whom somebody descends from, married and worked for, and where people died."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import COUNTRIES, SCHOOL_NAMES, SCHOOL_WORDS
from builder.extraction.english.said.sayings import Saying, alone, opens
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_PLAIN = r"(?:(?!\b(?:about|married|mother|father|whose|who|film|series|novel|play|plays|played|role|character|starring|portray\w*)\b)[^;])"
# What may stand before the name of a relative: `the painter`, `King`, `the French sculptor and poet`; not `the ruler of Spain,`.
_OTHERS = r"of|in|at|from|to|and|his|her|their|whose|the|wife|husband|mother|father|daughter|sister|widow|niece|nephew|son|brother|cousin|an?"
_NOUN = rf"(?:(?!(?:{_OTHERS}) )[a-z][\w-]* )"
TITLE = rf"(?:the (?:late )?|(?:his|her) fellow |an? )?(?:[A-Z][a-z]+(?:-[A-Z][a-z]+)? (?=[a-z]))?{_NOUN}{{0,4}}(?:(?<=[a-z] )and {_NOUN}{{1,3}})?"
_CHILD = r"(?:son|daughter|child|offspring)(?: and (?:heir(?: apparent| presumptive)?|successor|heiress))?"
_BORN_TO = r"born(?: (?:(?!\b(?:and|before|who|prior|\w+ed|grew)\b)[^;]){0,90}?)?,? to"
_HIS_WIFE = r"(?:his|her) (?:[\w-]+ ){0,2}(?:wife|husband|consort|mistress)"
_RULERS = re.compile(
    r"\b(?:[IVX]+|of|the)\b|^(?:King|Queen|Prince|Princess|Duke|Duchess|Count|Countess|Emperor|Empress|Lord|Lady|Sir|Landgrave|Margrave)\b"
)
_NO_KIN = re.compile(
    r"^(?:Lord|Count|Duke|Earl|King|Countess|Duchess|Queen|Prince|Baron|Elector|Viscount|Marquess|House|Bishop|Emir|Sultan|Palatine|Emperor|Empress|Crown Prince|Crown Princess) of\b|\b(?:University|School|Open|Party|House)\b"
)


def is_kin(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Somebody's name: what the tagger takes for a place must be that of a ruler, and no mere rank."""
    for sign in (
        drawn.signs[match[group]] for group in ("s", "o") if match.groupdict().get(group) in drawn.signs
    ):
        words, kind = resolver.words(sign.start, sign.end), resolver.cast.current(sign.named).type
        if kind != "Person" and (_RULERS.search(words) is None or words in COUNTRIES):
            return False
        if _NO_KIN.search(words):
            return False
    return True


def _first_kin(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return opens(resolver, drawn, match) and is_kin(resolver, drawn, match)


def _own_kin(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return alone(resolver, drawn, match) and is_kin(resolver, drawn, match)


def _own_parent(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Kin of the page's subject, whom the page's first sentence or the first word of another tells."""
    first = drawn.signs.get(match[0][0])
    own = first is not None and first.named.name == resolver.cast.subject.name
    own = own or match[0].startswith(("He ", "She ")) or opens(resolver, drawn, match)
    return own and is_kin(resolver, drawn, match)


def _school(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A school, and nobody else's."""
    words = {word.lower().strip(",") for word in drawn.signs[match["o"]].named.name.split()}
    return bool(words & (SCHOOL_WORDS | SCHOOL_NAMES)) and alone(resolver, drawn, match)


def _real(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """People, not those of a tale."""
    return not resolver.cast.within(resolver.cast.subject.type, "Work")


def _beside(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Two people, and no part in a work, nor what a preposition only says where: Ann, the only child of Bob."""
    before = drawn.text[: match.start()]
    return _PARTS.search(before) is None and _real(resolver, drawn, match) and is_kin(resolver, drawn, match)


_PARTS = re.compile(
    r"\b(?:play|portray|voic|cast|star|role|part|character|film|novel|about)\w*|\b(?:in|at|from|near|of|and) $"
)

SAID_OF_KIN = (
    # Parents ---------------------------------------------------------------------------------------
    Saying(
        "parent",
        rf"^{_PLAIN}{{1,200}}?\b(?:is|was|and)(?: also)?(?: an?| the)?(?: [a-z-]+){{0,5}}? {_CHILD} of {TITLE}(?P<o>{{X}})(?!['’])",
        0.88,
        _PERSON,
        _first_kin,
        untyped=True,
    ),
    Saying(
        "parent",
        rf"^{_WHO} (?:is|was) (?:also )?(?:an?|the)(?: [a-z-]+){{0,5}}? {_CHILD} of {TITLE}(?P<o>{{X}})(?!['’])",
        0.87,
        _PERSON,
        _own_kin,
        untyped=True,
    ),
    Saying(
        "parent",
        rf"^{_PLAIN}{{1,200}}?\b{_CHILD} of {TITLE}(?P<f>{{X}})(?:, [^;.]{{3,60}},)?,? (?:and (?:of )?(?:{_HIS_WIFE},? )?|by {_HIS_WIFE},? )"
        rf"{TITLE}(?P<o>{{X}})(?!['’]|,? (?:is|was|were|are)\b)",
        0.86,
        _PERSON,
        _own_parent,
        untyped=True,
    ),
    Saying(
        "spouse",
        rf"\b{_CHILD} of {TITLE}(?P<s>{{X}})(?:, [^;.]{{3,60}},)?,? (?:and (?:of )?|by )(?!.{{0,20}}mistress){_HIS_WIFE},? {TITLE}(?P<o>{{X}})(?!['’])",
        0.86,
        then=is_kin,
    ),
    Saying(
        "parent",
        rf"(?P<s>{{P}}), (?:the|an?) (?:(?!step|god|grand|foster|adopt)[a-z-]+ ){{0,3}}?{_CHILD} of {TITLE}(?P<o>{{P}})(?!['’])",
        0.86,
        then=_beside,
    ),
    # Couples ---------------------------------------------------------------------------------------
    Saying(
        "spouse",
        rf"^{_PLAIN}{{1,200}}?\b(?:is|was|and|as)(?: also)? (?:an?|the)?(?: [a-z-]+){{0,3}}? ?(?:husband|wife|widow|widower|consort|queen consort|spouse) of "
        rf"{TITLE}(?P<o>{{X}})(?!['’])",
        0.87,
        _PERSON,
        _first_kin,
        untyped=True,
    ),
    Saying(
        "spouse",
        rf"^{_WHO} (?:is|was|became) (?:also )?the (?:[a-z-]+ ){{0,3}}(?:husband|wife|widow|widower|consort) of {TITLE}(?P<o>{{X}})(?!['’])",
        0.86,
        _PERSON,
        _own_kin,
        untyped=True,
    ),
    Saying(
        "spouse",
        rf"^(?:[^;.]{{0,40}}, )?{_WHO} (?:(?:is|was|has been|had been|later|then|first|subsequently|also) )*married(?:(?: firstly| first| secondly| to| with| (?:in|on) {{DATE}}),?)* "
        rf"{TITLE}(?P<o>{{P}}|{{X}})(?!['’])",
        0.86,
        _PERSON,
        lambda resolver, drawn, match: is_kin(resolver, drawn, match) and len(drawn.all(match[0], "{P}")) < 3,
    ),
    Saying(
        "spouse",
        rf"^{_WHO} (?:was )?married[^.]{{1,120}}?\b(?:and|,) (?:secondly|thirdly),?(?: to| with| (?:in|on) {{DATE}},?)* {TITLE}(?P<o>{{P}})(?!['’])",
        0.84,
        _PERSON,
        is_kin,
    ),
    # Deaths ----------------------------------------------------------------------------------------
    Saying(
        "death_place",
        rf"(?P<s>{_WHO}) (?:later |also |eventually )?died (?:(?!{{X}}|\b(?:buried|war|battle|and|while|where|leaving)\b)[^;.]){{0,70}}? (?:in|at) "
        r"(?:(?:his|her|their|a) (?:[a-z]+ ){0,3}?(?:home|house|residence|estate|hospital|apartment|farm) (?:in|at|near) )?(?:the (?:[a-z]+ ){0,3}of )?(?P<o>{L})(?!['’])",
        0.85,
    ),
    Saying(
        "death_place",
        r"^(?:{X}|[A-Z][\w'’-]+) (?:later |also |eventually )?died (?:(?!{X}|\b(?:buried|war|battle|and|while|where|leaving)\b)[^;.]){0,70}? (?:in|at) "
        r"(?:(?:his|her|their|a) (?:[a-z]+ ){0,3}?(?:home|house|residence|estate|hospital|apartment|farm) (?:in|at|near) )?(?:the (?:[a-z]+ ){0,3}of )?(?P<o>{L})(?!['’])",
        0.84,
        _PERSON,
        alone,
    ),
    # Schools and posts -----------------------------------------------------------------------------
    Saying(
        "educated_at",
        r"^(?:An? |The )?(?:[\w-]+ ){0,3}?(?:graduate|alumnus|alumna|alum) of (?:the )?(?P<o>{B})",
        0.86,
        _PERSON,
        _school,
    ),
    Saying(
        "educated_at",
        r"\b(?:earned|received|obtained|holds|held|completed|gained|has|took|got|awarded) (?:an?|his|her|the) (?:(?!honorary)[^;.]){0,90}?(?:degree|doctorate|Ph\.?D\.?|PhD|"
        r"diploma|B\.?A\.?|M\.?A\.?|M\.?B\.?A\.?|B\.?S\.?c?\.?|M\.?S\.?c?\.?|bachelor's|master's|Bachelor of [A-Z]\w+|Master of [A-Z]\w+)(?:(?!honorary|{P})[^;.]){0,60}? (?:from|at) (?:the )?(?P<o>{B})",
        0.86,
        _PERSON,
        _school,
    ),
    Saying(
        "employer",
        rf"^{_PLAIN}{{1,160}}?\b(?:is|was|and|,|currently|as) (?:an? |the )?(?:[\w-]+ ){{0,4}}?(?:professor|lecturer|professorship|fellow|researcher|instructor)(?: emeritus| emerita)?"
        r"(?: of (?:(?!{X})[^;.]){3,60}?| in (?:(?!{X})[^;.]){3,60}?)? at (?:the )?(?P<o>{B})",
        0.87,
        _PERSON,
        lambda resolver, drawn, match: opens(resolver, drawn, match) and _school(resolver, drawn, match),
    ),
    Saying("spouse", rf"^(?:His|Her) (?:(?:late|first|second|third|former|future|then) )?(?:wife|husband),? (?:is|was) {TITLE}(?P<o>{{P}})(?!['’])",
           0.87, _PERSON, is_kin),
    Saying("spouse", rf"\b(?:by|through|following|after) (?:his|her) (?:[a-z]+ )?marriage (?:to|with) {TITLE}(?P<o>{{P}})(?!['’])", 0.87, _PERSON, _own_kin),
    Saying("parent", rf"^(?:The|An?)(?: [a-z-]+){{0,3}}? {_CHILD} of {TITLE}(?P<o>{{X}})(?!['’])[^;]{{0,120}}?, (?:he|she)\b", 0.87, _PERSON, is_kin),
    Saying("parent", rf"^(?:The|An?)(?: [a-z-]+){{0,3}}? {_CHILD} of {TITLE}{{X}}(?:, [^;.]{{3,60}},)?,? and (?:of )?(?:{_HIS_WIFE},? )?{TITLE}"
           r"(?P<o>{X})(?!['’])[^;]{0,120}?, (?:he|she)\b", 0.86, _PERSON, is_kin),
    Saying("parent", rf"^{_PLAIN}{{1,200}}?\b{_BORN_TO} {TITLE}{{X}}(?:, [^;.]{{3,60}},)?,? and (?:{_HIS_WIFE},? )?{TITLE}(?P<o>{{X}})(?!['’]|,? (?:is|was)\b)",
           0.86, _PERSON, _own_parent),
    Saying("mother", rf"^(?:His|Her) father,? [^.]{{2,120}}?(?:,|;)? (?:and|while) (?:his|her) mother,? (?:(?:is|was) )?{TITLE}(?P<o>{{P}})(?!['’])", 0.87, _PERSON, is_kin),
    Saying("father", rf"^(?:His|Her) mother,? [^.]{{2,120}}?(?:,|;)? (?:and|while) (?:his|her) father,? (?:(?:is|was) )?{TITLE}(?P<o>{{P}})(?!['’])", 0.87, _PERSON, is_kin),
    Saying("spouse", r"(?<! of )(?P<s>{P}) and (?:his|her) (?:(?:then|late|first|second|third|future) )?(?:wife|husband),? (?:the )?(?:[a-z-]+ ){0,3}(?P<o>{P})(?!['’])",
           0.87, then=_real),
    Saying("spouse", r"\b[Aa]s (?:the )?(?:wife|husband|widow|widower) of (?:{D})(?P<o>{P})(?!['’]),? (?P<s>he|she)\b", 0.87, ("Person",)),
    Saying("spouse", r"(?P<o>{P}),? (?:the |an? )?(?:[a-z-]+ )?(?:daughter|son|sister|widow|widower) of [^;]{2,120}?, whom (?P<s>he|she) (?:[a-z]+ )?(?:married|wed)\b",
           0.87, ("Person",), is_kin),
    Saying("spouse", r"\b(?:[Hh]is|[Hh]er) (?:[a-z]+ )?(?:wife|husband),? and the (?:mother|father) of (?:his|her|their) (?:[a-z]+ )?(?:children|sons?|daughters?|child),?"
           r" (?:was|is) (?:{D})(?P<o>{P})(?!['’])", 0.87, ("Person",), _own_kin),
    Saying("parent", r"(?P<o>{P})(?:, [^;.]{0,60},)?,? with whom (?:he|she) (?:has|had)[^;.]{0,60}?,? and (?:an?|two|three|four|five) (?:sons?|daughters?),? "
           r"(?P<s>{X}(?:(?:, and|,| and) {X})*)(?=[,;.]|$)", 0.87, ("Person",)),
)  # fmt: skip
