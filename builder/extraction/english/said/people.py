"""How the order of words tells whom somebody married, taught and learned from, and what honours they were given."""

from __future__ import annotations

import re

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.lexicon import KINSFOLK, SCHOOL_NAMES, SCHOOL_WORDS
from builder.extraction.english.said.sayings import Saying, alone
from builder.extraction.english.word_order.sketch import Sketch

_PERSON = ("Person",)
_WHO = r"(?:{P}|\b[Hh]e|\b[Ss]he)"
_NAMES = r"{X}(?:(?:, and|,| and) {X})*"
_MANY = r"(?:twin|two|three|four|five|six|seven|eight)"
_RELATIVE = (
    r"(?:(?:great-)*(?:grand(?:son|daughter|father|mother|nephew|niece|uncle|aunt)|nephew|niece|uncle|aunt)|(?:first |second )?"
    r"cousin|(?:son|daughter|father|mother|brother|sister)-in-law|step(?:father|mother|son|daughter))"
)
_FOREBEARS = r"(?:(?:paternal |father['’]s )?(?:family|ancestors|forebears|forefathers)|(?:father['’]s|paternal) (?:side|line))(?: had| has| have)?"
_TOWN = r"(?:the (?:city|town|village|county|province|region|island) of |nearby )?"
_CAME_FROM = rf"(?:(?:\w+ly )?(?:came|comes?|hail(?:s|ed)?|originat(?:es?|ed)|stem(?:s|med)?)(?: \w+ly)? from|is from|was from) {_TOWN}"
_ON_STAGE = re.compile(
    r"\b(?:actor|actress|dancer|singer|musician|comedian|pianist|violinist|cellist|conductor|ballerina|director)\b"
)
_PLAYED = re.compile(r"\b(?:plays?|played|roles?|parts?|characters?|portray\w*)\b")
_NO_PUPIL = re.compile(r"\b(?:film|role|part|character|played|plays|stars)\b")


def _taught(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Somebody's own pupils, not those of a film's tale."""
    return _NO_PUPIL.search(drawn.text) is None and not resolver.cast.within(
        resolver.cast.subject.type, "Work"
    )


def _own_kin(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of whom the page is about: nobody else and no part is named before in the sentence."""
    before = drawn.text[: match.end()]
    return (
        alone(resolver, drawn, match)
        and re.search(r"\b(?:mother|wife|husband|character|role|plays?|played)\b", before) is None
    )


def _kin(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A child of the page's subject, not that of a part or of somebody else whom the clause names."""
    clause = re.split(r"[;:]\s", drawn.text[: match.end()])[-1]
    others = drawn.all(drawn.text[: match.start()], "{P}")
    played = re.search(r"\b(?:plays?|played|roles?|parts?|characters?|portray\w*|stars|as)\s", clause)
    return played is None and all(o.named.name == resolver.cast.subject.name for o in others)


def _own_children(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """`her children are A and B`, and `their children`, of the couple that the page's subject is one of."""
    if not match[0].lower().startswith("their"):
        return _PLAYED.search(drawn.text[: match.start()]) is None and _kin(resolver, drawn, match)
    couple = resolver.cast.couple(resolver.parsed.passage.starts[drawn.starts[match.start()]])
    return resolver.cast.subject.name in [one.name for one in couple]


def _trained(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Where an actor, a dancer or a musician trained; a club trains players."""
    return _ON_STAGE.search(resolver.cast.description) is not None and alone(resolver, drawn, match)


def _at_school(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    named = drawn.signs[match["o"]].named
    words = {word.lower() for word in named.name.split()}
    return bool(words & (SCHOOL_WORDS | SCHOOL_NAMES))


_RELATIVE_OF = re.compile(
    rf"\b(?:[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ ){{0,2}}?(?:{'|'.join(sorted(KINSFOLK))}|friend)s?(?=,| who\b| $)"
    r"(?!.*\b(?:[Hh]e|[Ss]he) $)"
)


def _own_death(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Whether nobody else is named or meant before: `her father, a Texan, died of a heart attack`."""
    before = re.split(r";", drawn.text[: match.start()])[-1]
    return alone(resolver, drawn, match) and _RELATIVE_OF.search(before) is None


SAID_OF_PEOPLE = (
    Saying("spouse", r"\b[Tt]he marriage (?:of|between) (?P<s>{P}) (?:and|to|with) (?:{D})?(?P<o>{P})"),
    Saying(
        "parent",
        rf"\b(?:[Hh]e|[Ss]he|whom (?:he|she)|[Tt]hey|[Tt]he couple)(?: \w+){{0,2}} (?:has|have|had|raised) (?:{_MANY} )"
        rf"(?:[a-z]+ )?(?:children|sons|daughters)[,:] (?P<s>{_NAMES})(?=[,;.]| who| and an?\b|$)",
        page=_PERSON,
    ),
    Saying(
        "parent",
        rf"\b(?:has|have|had)[^;.]{{0,40}}? and (?:{_MANY} )(?:sons|daughters)[,:] (?P<s>{_NAMES})(?=[,;.]|$)",
        page=_PERSON,
    ),
    Saying(
        "parent",
        r"\b(?:son|daughter|child) of (?:{D}){P}(?:, [^,;.]*,)? and (?:of )?(?!(?:the |an? )?(?:\w+ )?(?:grand)?(?:son|daughter|brother|sister|nephew|niece|father|mother|uncle|aunt|cousin)\b)(?P<o>his (?:\w+ )?wife,? {X}|(?:{D}){P})(?!['’])",
        page=_PERSON,
        then=alone,
    ),
    Saying("parent", r"\bborn[^;.]{0,60}? to an? [a-z -]{3,30}, (?P<o>{P}|{X}), and (?:his|her) (?:wife|husband)\b", page=_PERSON, then=alone),
    Saying("parent", r"\bborn[^;.]{0,60}? to (?:an? [a-z -]{3,30}, )?(?:{P}|{X}), and (?:his|her) (?:wife|husband),? (?P<o>{X})",
           page=_PERSON),
    Saying("parent", r"\b(?:[Hh]is|[Hh]er) (?:(?:elder|eldest|younger|youngest|only|own|first|second|teenage) )?(?:son|daughter),? "
           r"(?P<s>{P})(?!['’])", page=_PERSON, then=_kin),
    Saying("parent", r"(?P<o>{P})(?:, [^;.]{0,60},)?,? with whom (?:he|she) (?:has|had|later had|would have) (?:an?|one|two|three|four|five) "
           r"(?:[a-z]+ )?(?:sons?|daughters?|children|child),? (?P<s>{X}(?:(?:, and|,| and) {X})*)(?=[,;.]| in\b|$)", page=_PERSON),
    Saying("parent", rf"\b(?:[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ )?(?:children|sons|daughters) (?:are|were|included?) (?P<s>{_NAMES})(?=[,;.]| who|$)",
           page=_PERSON, then=_own_children),
    Saying("teacher", r"\b(?:[Hh]e|[Ss]he) (?:had |first )?learn(?:ed|t) (?!(?:of|about|that|from|nothing|little)\b)[a-z]+ (?:at (?:the age of )?\w+ |as an? \w+ )?from "
           r"(?:an? (?:[\w-]+ ){1,4}?[\w-]+, |{D})?(?P<o>{P})(?=[,;.]| who\b|$)", page=_PERSON, then=alone),
    Saying("classmate", r"\b[Oo]ne of (?:his|her) (?:\w+ )?(?:classmates|schoolmates|fellow students|fellow pupils) was (?:{D})?(?P<o>{P})",
           page=_PERSON, then=alone),
    Saying("classmate", r"(?P<o>{P})(?:, [^,;.]*,)? was (?:among|one of) (?:his|her) (?:\w+ )?(?:classmates|schoolmates|fellow students|"
           r"fellow pupils)\b", page=_PERSON, then=alone),
    Saying("classmate", r"\b(?:[Hh]is|[Hh]er) (?:old |former |childhood |fellow )?(?:classmate|schoolmate|school friend|student friend),? "
           r"(?P<o>{P})", page=_PERSON, then=alone),
    Saying("teacher", r"\b(?:[Hh]is|[Hh]er) (?:[\w-]+ )?(?:thesis|dissertation|doctorate|doctoral work),?(?: [a-z]+,)? (?:was|had been) "
           r"supervised by (?:{D})?(?P<o>{P})", page=_PERSON, then=alone),
    Saying("teacher", r"(?P<o>{P})(?:, [^,;.]*,)? (?:was|became|acted as) (?:his|her) (?:doctoral |thesis |academic |PhD )?(?:supervisor|adviser|"
           r"advisor)\b", page=_PERSON, then=alone),
    Saying("teacher", r"\b[Aa]mong (?P<o>{P})['’]s? (?:[\w-]+ )?(?:students|pupils|disciples) (?:was|were|are) (?P<s>{P+})", then=_taught),
    Saying("ancestral_home", rf"(?P<s>{{P}}),? whose {_FOREBEARS} {_CAME_FROM}(?P<o>{{L}})(?!['’])", 0.82, then=_taught),
    Saying("ancestral_home", rf"(?:^[^;]*\b(?:is|was) an? [^;]*?,? whose|\b[Hh]is|\b[Hh]er) {_FOREBEARS} {_CAME_FROM}(?P<o>{{L}})(?!['’])", 0.82,
           _PERSON, _own_kin),
    Saying("ancestral_home", r"\b(?:traces|traced) (?:his|her) (?:family(?:['’]s)? |paternal )?(?:ancestry|roots|lineage|origins|descent)"
           rf"(?: back)? to {_TOWN}(?P<o>{{L}})(?!['’])", 0.82, _PERSON, _own_kin),
    Saying("ancestral_home", r"\b(?:[Hh]is|[Hh]er) (?:family['’]s )?ancestral (?:home|hometown|village|town|seat|place) (?:is|was|lies|lay)(?: in| at)? "
           rf"{_TOWN}(?P<o>{{L}})(?!['’])", 0.85, _PERSON, _own_kin),
    Saying("ancestral_home", rf"\bborn[^;.]{{0,60}}? (?:to|into) (?:an? |the )(?:[\w-]+ )?family (?:(?:that |which |who )?{_CAME_FROM}|from {_TOWN})(?P<o>{{L}})(?!['’])",
           0.82, _PERSON, _own_kin),
    Saying("residence", r"\b[Tt]he family (?:\w+ )?moved [^;.]{0,50}? and (?:then|later)(?:, [^,;.]*,)? to (?P<o>{L})", page=_PERSON, then=_taught),
    Saying("educated_at", rf"(?P<s>{_WHO})[^;.]{{0,120}}? spent (?:[\w-]+ ){{0,3}}(?:years?|terms?|semesters?|months)(?: as a student)? at (?:the )?"
           r"(?P<o>{B})", then=_at_school),
    Saying("educated_at", rf"(?P<s>{_WHO})[^;.]{{0,40}}? (?:went to|attended) (?:the )?{{B}}(?: in {{L}})?,? and (?:then |later |afterwards )+(?:to |at )?"
           r"(?:the )?(?P<o>{B})", then=_at_school),
    Saying("educated_at", rf"(?:{_WHO}|\band) (?:\w+ )?trained (?:(?:for|as|in) [a-z ]{{3,30}} )?at (?:the )?(?P<o>{{B}})", 0.82, _PERSON, _trained),
    Saying("teacher", r"(?P<o>{P})(?:, [^,;.]*,)? taught (?P<s>{P&})(?= t?here\b)", 0.85, then=_taught),
    Saying("height", r"(?P<s>{P}|{X}),? who (?:measures|measured|stands|stood) (?P<n>\d[\d.]* (?:m|met(?:re|er)s|cm|centimet(?:re|er)s|feet))\b",
           0.88),
    Saying("weight", r"(?P<s>{X}|\b[Ii]t|\b[Hh]e|\b[Ss]he)(?:, [^;.]{0,60},)?(?: which| who)? (?:weighs|weighed) (?:some |about |around |nearly |"
           r"almost |over |more than |only )?(?P<n>\d[\d,.]* (?:kg|kilograms?|kilogrammes?|kilos?|tonnes?|tons?|pounds?|grams?))\b", 0.88),
    Saying("sibling", r"\b[Oo]f (?:his|her) (?:\w+ ){0,3}(?:brothers|sisters|siblings),? (?P<o>{X}) ", page=_PERSON),
    Saying("birth_place", r"^An? native of (?P<o>{L})", page=_PERSON),
    Saying("birth_place", r"(?P<s>{P}),? who (?:comes|hails) from (?:the (?:city|town|village) of )?(?P<o>{L}|{P})"),
    Saying("birth_place", r"(?P<s>{P}(?:(?:, and|,| and) {P})*),? (?:both |all |who are (?:both |all )?)?natives of (?P<o>{L})"),
    Saying("birth_place", r"(?P<s>{P}),? (?:himself |herself )?an? (?:[a-z]+ )?native of (?P<o>{L})"),
    Saying("residence", r"\b[Tt]he family (?:\w+ )?(?:moved|settled|emigrated|lived|lives|live|relocated)(?: [a-z]+){0,3}? (?:to|in) (?P<o>{L}|{N})",
           page=_PERSON, then=_taught),
    Saying("death_date", rf"(?P<s>{_WHO})(?:, [^;.]{{3,80}},)? (?:was |were )?(?:(?:stabbed|beaten|burned|burnt|shot|crushed) (?:to death|dead)|"
           r"hanged|beheaded|drowned|guillotined)[^;.]{0,30}? (?:in|on) (?P<d>{DATE})"),
    Saying("birth_place", r"(?P<s>{P+}) (?:was|were)(?: all| both)? born in (?P<o>{L})"),
    Saying("teacher", r"(?P<o>{P}),? (?:who )?(?:was|were|became) (?:his|her) (?:[\w-]+ )?(?:teacher|tutor|mentor|coach|trainer)\b",
           page=_PERSON, then=_taught),
    Saying("teacher", r"\b(?:[Hh]is|[Hh]er) (?:\w+ )?(?:teachers|tutors|mentors|coaches) (?:were|included?|was) (?P<o>{P+})", page=_PERSON,
           then=_taught),
    Saying("teacher", rf"(?P<s>{_WHO}) (?:\w+ )?(?:studied|trained)[^,;.]{{0,50}}? under (?P<o>{{P&}})", 0.85, then=_taught),
    Saying("teacher", r"\b[Aa]mong (?:his|her) (?:\w+ )?(?:pupils|students|disciples) (?:was|were|are) (?P<s>{P+})",
           page=_PERSON, then=_taught),
    Saying("teacher", r"(?P<s>{P&})(?:, [^,;.]*,)? (?:was|were|is|are) (?:among|one of) (?:his|her) (?:\w+ )?(?:pupils|students|"
           r"disciples|apprentices)\b", page=_PERSON, then=_taught),
    Saying("teacher", r"\b(?:[Hh]is|[Hh]er) (?:\w+ )?(?:pupils|students|disciples) (?:included?|were|are) (?P<s>{P+})",
           page=_PERSON, then=_taught),
    Saying(
        "teacher",
        rf"(?P<s>{_WHO}) (?:\w+ )?(?:was|had been) (?:coached|trained|tutored|taught|instructed|mentored)(?: [a-z]+){{0,3}}? by "
        r"(?P<o>{P+})",
        then=_taught,
    ),
    Saying(
        "teacher",
        rf"(?P<s>{_WHO})\b[^;.]{{0,60}}? (?:studied|trained|learned|took lessons)(?: [a-z]+){{0,4}}? (?:under|with) "
        r"(?P<o>{P+})",
        0.8,
        then=_taught,
    ),
    Saying("relative", rf"(?P<o>{{P}}),? (?:an?|the) {_RELATIVE} of (?:{{D}})?(?P<s>{{P}})", 0.85, then=_taught),
    Saying("relative", rf"(?P<s>{{P}})'s {_RELATIVE},? (?P<o>{{P}})", 0.85, then=_taught),
    Saying("relative", rf"\b(?:[Hh]is|[Hh]er) {_RELATIVE},? (?P<o>{{P}})", 0.85, _PERSON, alone),
    Saying(
        "cause_of_death",
        r"\b(?:died|dying)\b[^;.]{0,80}? (?:of|from) (?:an? (?=[a-z]))?(?P<c>(?:(?:[a-z]+ )?complications (?:of|from) )?(?:[a-z'-]+ ){0,2}?"
        r"(?:cancer|pneumonia|stroke|heart attack|heart failure|heart disease|tuberculosis|leuk(?:a)?emia|disease|failure|"
        r"dementia|cirrhosis|overdose|emphysema|influenza|typhus|cholera|ha?emorrhage|infection|aneurysm|attack|illness|"
        r"an?eurism|poisoning|lymphoma|diabetes|COVID-19|AIDS|tumou?r|surgery))\b",
        page=_PERSON,
        then=_own_death,
    ),
    Saying("honor", r"\b(?:was|were|been)\b(?:[^;.]{0,80}? and)? (?P<c>knighted|beatified|canoni[sz]ed)\b", page=_PERSON),
    Saying(
        "honor",
        r"\b(?:[Hh]e|[Ss]he|{P}) (?:was|has been|had been) (?:also |later )?inducted into (?:the )?(?P<c>{X}|(?:"
        r"[\w' ]+ )?Hall of Fame)",
        page=_PERSON,
    ),
    Saying(
        "honor",
        r"\b(?:[Hh]e|[Ss]he|{P}) (?:was|has been|had been) (?:also |later )?(?:elected|made|created|appointed|named) (?:an? |the )?"
        r"(?P<c>(?:(?:honorary|foreign|corresponding|life) )*(?:fellow|member|Fellow|Member|knight|Knight|dame|Dame|Companion|"
        r"companion|Commander|commander|Officer|officer|peer|baronet) of (?:the )?(?:{X}|[A-Z][\w' ]+))",
        page=_PERSON,
    ),
)  # fmt: skip
