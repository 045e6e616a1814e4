"""How the order of words tells who founded, leads, owns and works for a body, and where it has its seat."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_BODY = ("Organization",)
_IT = r"\b[Tt]he (?:company|firm|studio|label|corporation|band|group|team|club|agency|institution|school|college|"
_IT += r"university|academy|institute|foundation|museum|orchestra|newspaper|magazine|society|association|business)\b"
_SELF = rf"(?:\b[Ii]t|{_IT})"
_ANY = rf"(?:{{B}}|{_SELF})"
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_RANK = (
    r"(?:(?:first|second|third|founding|current|present|acting|interim|executive|artistic|general|honorary|long-time|"
    r"sole|joint|principal|chief) )*"
)
HEAD = (
    rf"{_RANK}(?:president|chairman|chairwoman|chair|chief executive officer|chief executive|chief conductor|CEO|"
    r"managing director|director-general|director|head|vice-chancellor|chancellor|principal|rector|provost|dean|editor-in-chief|"
    r"music director|headmaster|headmistress)\b(?! (?:of|for) (?!the (?:new )?(?:corporation|company|firm|studio|label|school|group|"
    r"orchestra|university|college|institute|academy|board)))"
)
_CHIEF = (
    rf"{_RANK}(?:president|chairman|chairwoman|chair|chief executive officer|chief executive|CEO|managing director|director-general|"
    r"director|head|vice-chancellor|chancellor|principal|rector|provost|headmaster|headmistress)"
)
_BECAME = (
    r"(?:(?:then|later|also|soon|now|eventually) )?(?:became|becomes|was|is|has been|had been|served as|serves as|"
    r"took over as|was (?:appointed|named|elected|made|chosen)(?: as)?|were|acted as)"
)
_FOUNDED = r"\b(?:founded|established|set up|started|formed|launched|incorporated)"
_FOUNDING = r"\b(?:founding|foundation|establishment|creation|formation|inception)"
_POST = (
    r"(?:editor|professor|professorship|lecturer|lectureship|reader|chair|post|position|job|fellow|fellowship|researcher|"
    r"teacher|tutor|instructor|engineer|reporter|journalist|correspondent|critic|columnist|director|head|manager|"
    r"president|chairman|dean|principal|curator|conductor|coach|assistant|apprentice|clerk|designer|chemist|physicist|"
    r"physician|surgeon|librarian|copywriter|animator|programmer|consultant|analyst|producer|executive|officer|"
    r"partner|chief executive|member of (?:the )?(?:staff|faculty))"
)
_HAD = (
    r"(?:became|was|were|is|been|served|worked|acted|joined|held|holds|took|takes|accepted|got|found|remained|"
    r"taught|appointed|hired|employed|returned|moved|started|began|take|started out)"
)

_WORK = r"(?:release|film|picture|movie|production|feature|feature film|album|record|single|book|title|game|series)"
_SOME = r"(?:two|three|four|five|six|seven|eight|several|an?|the)"
# `the singer Ann Lee, guitarist Bob Dean and Carl Moss`
_PLAYERS = r"(?:[a-z/-]+ ){0,4}{P}(?:(?:, and|,| and) (?:[a-z/-]+ ){0,4}{P})*"


def _own_founding(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether no other body is named before, or what the page is about is defined: `X is a firm, set up by …: A, B`."""
    others = drawn.all(drawn.text[: match.start()], "{B}")
    return all(sign.named.name == resolver.cast.subject.name for sign in others)


_OF_SEVERAL = re.compile(r"\b(?:band|group|duo|trio|quartet|quintet|ensemble|troupe)\b")


def _led_by_one(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether who follows somebody leads what the page is about; who leaves a band leads none."""
    return _OF_SEVERAL.search(resolver.cast.description.split(",")[0]) is None


SAID_OF_BODIES = (
    Saying(
        "first_work",
        rf"^(?:(?:In|On) {{DATE}},? )?(?P<o>{{W}})(?:, [^;.]*?,| \(\d{{4}}\))? (?:was|became) (?:its|their|{_IT[2:]}['’]s) "
        rf"(?:very )?first {_WORK}\b",
        page=_BODY,
    ),
    Saying(
        "first_work",
        r"^(?P<o>{W})(?:, [^;.]*?,| \(\d{4}\))? was the first (?:release|production)(?=[,;.]| and\b)",
        page=_BODY,
    ),
    Saying(
        "founded_by",
        rf"(?P<s>{{X}}|{_IT})(?:'s)? (?:own )?{_FOUNDING}\b[^;.]{{0,50}}? by (?P<o>{{P+}})",
    ),
    Saying(
        "founded_by", rf"{_FOUNDING} of (?:the )?(?P<s>{{X}}|{_IT[2:]})[^;.]{{0,50}}? by (?P<o>{{P+}})", 0.85
    ),
    Saying("founded_by", rf"\b[Ii]ts {_FOUNDING}\b[^;.]{{0,50}}? by (?P<o>{{P+}})", page=_BODY),
    Saying(
        "founded_by",
        rf"(?P<s>{_ANY})(?: [^,;.]{{0,25}}|,) ?(?:(?:was|were|had been) )?{_FOUNDED}\b(?:(?! and (?:is|was|has|are|were|later|now)\b)[^;.]){{0,60}}?(?<!together) by "
        r"(?P<o>{P+})",
    ),
    Saying("founded_by", r"^(?:Founded|Established|Set up|Started|Formed|Launched)\b[^;.]{0,60}? by (?P<o>{P+})", page=_BODY),
    Saying(
        "founded_by",
        rf"(?:[Tt]ogether with|[Ww]ith|[Aa]long with) (?P<o>{{P+}})(?:, (?:who|whose|an?|the|his|her) [^,;.]*,)?,? "
        rf"(?:{_WHO}) (?:\w+ )?{_FOUNDED} (?:(?:the|an?|his|her|their) (?:[\w-]+ ){{0,4}})?(?P<s>{{B}}|{{L}})",
    ),
    Saying(
        "founded_by",
        rf"^[^;.]{{0,60}}?\b(?:is|was|are|were) an? [^;.]{{0,60}}?{_FOUNDED} (?:(?:in|on) (?:{{DATE}}|{{L}}),? )*by (?P<o>{{P+}})",
        page=_BODY,
    ),
    Saying(
        "founding_date",
        rf"^[^;.]{{0,60}}?\b(?:is|was|are|were) an? [^;.]{{0,60}}?{_FOUNDED} (?:in {{L}} )?(?:in|on) (?P<d>{{DATE}})",
        page=_BODY,
    ),
    Saying(
        "founding_date",
        r"\b[Tt]he (?:partnership|business|venture|practice) was (?:\w+ly )?(?:founded|established|set up|formed) "
        r"(?:in {L} )?(?:in|on) (?P<d>{DATE})",
        page=_BODY,
    ),
    Saying("founded_by", rf"{_FOUNDED}\b[^;.]{{0,80}}? by {{P+}},? (?:together|along) with (?:{{D}})(?P<o>{{P&}})", page=_BODY),
    Saying(
        "founded_by",
        r"\b(?:men|women|people|students|friends|brothers|sisters|engineers|scientists|actors|artists|musicians|partners|"
        r"directors|writers) (?:\w+ )?(?:founded|co-founded|established|set up|formed) (?:the )?(?P<s>{B}|{N})[^:;.]*: (?P<o>{P&})",
    ),
    Saying(
        "founded_by",
        rf"{_WHO} (?:\w+ )?{_FOUNDED} (?:(?:the|an?|his|her|their) (?:[\w-]+ ){{0,4}})?(?P<s>{{B}})(?: [^,;.]{{0,30}}?)? "
        r"(?:together |along )?with (?P<o>{P+})",
    ),
    Saying("founded_by", rf"{_FOUNDED}\b[^:;.]{{0,60}}? by (?:{_SOME} )[^:;.]{{3,100}}: (?P<o>{{P&}})", page=_BODY, then=_own_founding, real=False),
    Saying("founded_by", r"\b[Ii]ts (?:co-)?founders?,? (?:was|were|is|are)? ?(?P<o>{P+})", page=_BODY),
    Saying("founded_by", r"\b[Tt]he founders?,? (?:was |were |is |are )?(?P<o>{P+})", page=_BODY),
    # Posts ----------------------------------------------------------------------------------------
    Saying(
        "chief_executive",
        rf"\b[Ii]ts (?:present |long-serving )?{HEAD}(?: since {{DATE}})?(?:,| is| was| has been|:)? {{D}}(?P<o>{{P}})",
        page=_BODY,
    ),
    Saying(
        "chief_executive",
        rf"\b[Tt]he (?:(?:company|firm|studio|school|university|college|band)'s )?{HEAD}(?:,| is| was| has been|:) "
        r"{D}(?P<o>{P})(?!['’])",
        0.82,
        _BODY,
    ),
    Saying(
        "chief_executive",
        rf"(?P<o>{_WHO})(?:, (?:who|whom|the|an?|his|her) [^,;.]*,)? {_BECAME} (?:its |the |their |the company's )?{HEAD}",
        0.82,
        _BODY,
    ),
    Saying("chief_executive", rf"\bunder (?:its|the|their) {HEAD},? (?P<o>{{P}})", page=_BODY),
    Saying(
        "chief_executive", rf"\b(?:appointed|elected|named|made) (?P<o>{{P}}) (?:as )?(?:its|the) {HEAD}", page=_BODY
    ),
    Saying(
        "chief_executive",
        r"(?P<o>{P})(?:, (?:who|whom|the|an?|his|her) [^,;.]*,)? (?:then |later |in turn )?"
        r"(?:succeeded|replaced|took over from) (?:him|her|{P}|{D}{P})\b",
        0.8,
        _BODY,
        _led_by_one,
        real=False,
    ),
    Saying(
        "chief_executive",
        r"(?P<o>{P}) (?:took|assumed) (?:the helm|charge of (?:it|the company|the firm|the studio)|over the (?:company|"
        r"firm|studio|business)|over as [\w ]+|the reins|the chair)",
        0.82,
        _BODY,
    ),
    Saying(
        "chief_executive",
        r"(?P<o>{P}|\b[Hh]e|\b[Ss]he)(?:, [^,;.]*,)? (?:was |were )?(?:succeeded|replaced|followed) "
        r"(?:as [\w ]{3,30} )?(?:in {DATE} |on {DATE} )?by ",
        0.8,
        _BODY,
        _led_by_one,
        real=False,
    ),
    Saying(
        "chief_executive",
        r"(?:was|were|is) (?:succeeded|replaced|followed) (?:as [\w ]{3,30} )?(?:in {DATE} |on {DATE} )?by "
        r"(?P<o>{P+})",
        0.8,
        _BODY,
        _led_by_one,
        real=False,
    ),
    Saying("chief_executive", rf"(?P<o>{_WHO})(?:, [^,;.]*,)? (?:\w+ )?(?:succeeded|replaced|followed|took over from) (?:(?:{{D}})?{{P}}|him|her) as "
           rf"(?:the |its )?{_CHIEF} (?:of|at) (?:the )?(?P<s>{{B}})", 0.82, real=False),
    Saying("chief_executive", rf"(?P<o>{_WHO})(?:, [^,;.]*,)? (?:\w+ )?(?:succeeded|replaced|followed|took over from) (?:(?:{{D}})?{{P}}|him|her) as "
           rf"(?:the |its )?{HEAD}", 0.82, _BODY, real=False),
    Saying("chief_executive", r"\bhand(?:ed|ing) over to (?:{D})?(?P<o>{P})", 0.8, _BODY),
    Saying("chief_executive", r"(?P<o>{P})(?: (?!and )[a-z][a-z ]{0,24})?,? (?:and )?(?:then )?handed over to (?:{D})?{P}", 0.8, _BODY),
    Saying(
        "chief_executive",
        r"(?:succeeded|replaced|followed)[^;.]{0,40}? by {P}(?:,[^;.,]*,)? and (?:then )?(?:in {DATE} )?by (?P<o>{P})",
        0.8,
        _BODY,
        real=False,
    ),
    Saying("chief_executive", rf"(?P<s>{{B}}),? whose (?:last |then |long-time )?{HEAD},? (?P<o>{{P}})", 0.85),
    Saying("chief_executive", rf"(?P<o>{{P}}),? who (?:was|is|has been|had been|served as|became) (?:its |the )?{HEAD}", 0.82, _BODY),
    Saying("chief_executive", rf"\b[Ii]ts {HEAD}[^;.]{{0,60}}?, who (?:succeeded|replaced|followed) (?P<o>{{P}})", 0.82, _BODY),
    Saying(
        "chief_executive",
        rf"(?P<o>{{P}})(?:, (?:who|whom|the|an?|his|her) [^,;.]*,)? (?:\w+ )?(?:led|headed|ran|managed|chaired|presided over) (?:it|{_IT[2:]})\b",
        0.82,
        _BODY,
    ),
    Saying("chief_executive", r"(?P<o>{P&}),? took over(?=[,;.]| in\b| as\b| from\b| on\b|$)", 0.8, ("Company", "School")),
    # Employers ------------------------------------------------------------------------------------
    Saying(
        "employer",
        rf"(?P<s>{_WHO})(?:, (?:who|whom|the|an?|his|her) [^,;.]*,)? (?:\w+ )?{_HAD} (?:[a-z'’-]+ ){{0,5}}?{_POST}"
        r"(?: (?:of|in|for) [a-z' ]{3,40}?)? (?:at|with|for|of) (?:the )?(?:[a-z-]+ ){0,3}?(?P<o>{B})(?! (?:Award|Prize|at\b))",
        0.82,
    ),
    Saying(
        "employer",
        rf"(?P<o>{{B}})(?: in {{L}})?(?:, [^,;.]*)?,? where (?P<s>{_WHO}) (?:\w+ ){{0,2}}?(?:was|became|is|served as|worked as|"
        rf"rose to|taught|lectured|worked|had been)(?: (?:[a-z-]+ ){{0,4}}?{_POST}\b| (?:as|from|until|for|in|with|under)\b|,)",
        0.82,
    ),
    Saying(
        "employer",
        r"(?P<o>{B})(?: company| studio| firm)? (?:hired|employed|engaged|recruited|appointed) (?P<s>{P}|him|her)\b",
        0.82,
    ),
    Saying("employer", r"(?P<s>{P})(?:, [^,;.]*,)? (?:\w+ )?left (?:the )?(?:company|studio|firm|label)\b", 0.8, _BODY),
    Saying(
        "employer",
        r"(?P<s>{P})(?:, (?:who|whom|the|an?|his|her) [^,;.]*,)? (?:had )?(?:\w+ )?joined (?:the )?(?:company|studio|"
        r"firm)\b",
        0.85,
        _BODY,
    ),
    Saying("employer", r"(?P<s>{P})(?:, [^,;.]*,)? left (?:at|in|after|on|to|for) ", 0.75, ("Company",)),
    Saying(
        "employer",
        r"\b(?:take|took|taking|accept(?:ed)?|was given|got|find|found|obtained|secured) (?:up )?(?:an?|the|his|her) "
        r"(?:[\w-]+ ){0,3}(?:post|position|chair|professorship|job|lectureship|fellowship)(?: (?:of|in|as) [a-z' ]{3,40}?)? "
        r"(?:at|with) (?:the )?(?P<o>{B})",
        0.82,
        ("Person",),
        alone,
    ),
    Saying(
        "employer",
        r"(?P<s>{P}),?(?: an? [^,;.]{3,30})? who (?:had |has )?(?:previously |earlier |once )?worked (?:for|at) (?:the )?(?P<o>{B})",
        0.85,
    ),
    Saying(
        "employer",
        r"(?P<s>{P}),? (?:who )?(?:became|was|has been|was appointed) (?:an? |the )?(?:first |assistant |associate |visiting )?"
        r"(?:professor|lecturer|reader)\b(?: of [a-z ]{3,30})?(?! (?:at|in) (?:the )?{X})",
        0.82,
        ("School",),
    ),
    Saying(
        "employer",
        r"\b(?:teachers|professors|lecturers|faculty)(?: [a-z ]{0,30}?)? (?:were|included|include|are|have included) (?P<s>{P+})",
        0.85,
        ("School",),
    ),
    Saying("employer", r"(?P<s>{P})(?:, [^,;.]*,)? taught (?:{P&}|[a-z ]{3,30}) t?here\b", 0.82, ("School",)),
    Saying("educated_at", r"\b(?:[Ss]tudents|[Pp]upils|[Gg]raduates|[Aa]lumni) of (?:the|this) (?:school|college|university|academy|institute|conservatory) "
           r"(?:have )?(?:includ(?:e|ed)|are|were) (?P<s>{P+})", 0.85, ("School",)),
    Saying("educated_at", r"(?P<s>{P+}),?(?: (?:all|both|[^,;.]{3,40}),)? (?:is|are|was|were) (?:also |all |both )?(?:an? |another |other )?"
           r"(?:graduates?|alumn(?:us|a|i|ae)|former students?|former pupils?)(?=[,;.]| too\b| of (?:the|this) (?:school|college|university|academy)\b)",
           0.85, ("School",)),
    # Owners and parts -----------------------------------------------------------------------------
    Saying(
        "parent_organization",
        rf"(?P<s>{_ANY})(?:, [^,;.]*,)?,?(?: (?:which|that|now))* (?:itself )?(?:has |have |had )?(?:since {{DATE}} )?"
        r"(?:belong(?:s|ed)?|passed|was sold|were sold) to (?:the (?:[\w-]+ ){0,3})?(?P<o>{B})",
    ),
    Saying("parent_organization", rf"{{X}} sold (?:it|{_IT[2:]}) to (?:the (?:[\w-]+ ){{0,3}})?(?P<o>{{B}})", page=_BODY),
    Saying(
        "parent_organization",
        r"(?P<s>{B}),? (?:now |then |once |today )?(?:an?|the|its) (?:[\w-]+ ){0,3}(?:division|subsidiary|imprint|arm|unit|"
        r"label|affiliate|offshoot) of (?:the (?:[\w-]+ ){0,3})?(?P<o>{B})",
    ),
    Saying(
        "parent_organization",
        r"(?P<s>{B}), (?:its|the (?:company|firm)'s) (?:[\w-]+ ){0,3}(?:division|subsidiary|imprint|arm|unit|branch|"
        r"label|affiliate)\b",
        page=_BODY,
    ),
    Saying(
        "parent_organization",
        r"(?P<o>{B})(?:, [^,;.]*,)? (?:\w+ )?(?:bought|acquired|purchased|took over) (?:up )?(?:the (?:(?!(?:from|with|by|for|at|to)\b)[\w-]+ ){0,4})?"
        r"(?P<s>{B})(?! (?:from|for) )",
        0.82,
    ),
    Saying(
        "parent_organization",
        rf"(?P<s>{_ANY}) (?:is|was|became|has been) (?:now |today |since {{DATE}} )?(?:a |an )?part of (?:the )?(?P<o>{{B}})",
        0.82,
    ),
    # Members --------------------------------------------------------------------------------------
    Saying(
        "member_of",
        r"\b(?:[Tt]he (?:band|group|duo|trio|quartet)|[Ii]t|[Tt]he(?:ir|) (?:original |classic |first )?line-?up)"
        r"(?: \w+){0,4}? (?:consist(?:s|ed) of|compris(?:es|ed)|was made up of|is made up of) (?P<s>{P+})",
        page=_BODY,
    ),
    Saying(
        "member_of",
        r"\b[Ii]ts (?:original |other |first |current |founding )?members (?:are|were|included|include) (?P<s>{P+})",
        page=_BODY,
    ),
    Saying(
        "member_of",
        r"^[^;.]*?\b(?:is|was|are|were) an? [^;.]{0,60}?\b(?:band|group|duo|trio|quartet|quintet|supergroup)\b[^;.]{0,60}? (?:whose (?:[a-z-]+ )?"
        rf"members (?:are|were|include|included)|consisting of|composed of|made up of|comprising) (?P<s>{_PLAYERS})",
        page=_BODY,
    ),
    Saying("member_of", rf"(?P<s>{_WHO}) (?:\w+ )?joined {{P&}} in the (?:[\w-]+ )?(?:band|trio|group|duo|quartet|quintet|"
           r"troupe),? (?P<o>{X})"),
    Saying("member_of", r"\bjoined (?P<s>{P&}) in the (?:[\w-]+ )?(?:band|trio|group|duo|quartet|quintet|troupe),? (?P<o>{X})"),
    Saying("member_of", r"\b(?:guitarist|drummer|bassist|singer|vocalist|keyboardist|violinist|pianist),? (?P<s>{P}),? joined (?:in|the)\b",
           page=_BODY),
    # Seats ----------------------------------------------------------------------------------------
    Saying(
        "headquarters",
        rf"(?P<s>{_ANY})(?:, [^;.]{{0,80}},)?,? (?:which )?(?:has|have|had) (?:its|their) (?:seat|headquarters|head "
        r"office|main office|base|offices|registered office)"
        r" (?:in|at) (?:nearby )?(?:the (?:[\w-]+ ){1,3}(?:of )?)?(?P<o>{L}|{B})",
    ),
    Saying(
        "headquarters",
        r"\b[Ii]ts (?:headquarters|seat|head office|main office|offices|base) (?:are|is|were|was) (?:in|at) (?:the "
        r"(?:[\w-]+ ){1,3}of )?(?P<o>{L})",
        page=_BODY,
    ),
    Saying(
        "headquarters",
        r"\bwith (?:its )?(?:headquarters|head office|offices|its seat) (?:in|at) (?P<o>{L})",
        page=_BODY,
    ),
    Saying(
        "headquarters",
        r"^[^;.]{0,60}?\b(?:is|was|are|were) an? (?:[\w-]+ ){0,3}?(?P<o>{L})-based\b",
        page=_BODY,
    ),
    Saying(
        "headquarters",
        rf"(?P<s>{_ANY})(?:, [^;.]{{0,80}},)? (?:is|was|has been) (?:based|headquartered) in (?:nearby )?(?:the (?:[\w-]+ )"
        r"{1,3}of )?(?P<o>{L}|{B})",
    ),
)  # fmt: skip
