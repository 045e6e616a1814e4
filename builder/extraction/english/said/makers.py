"""How the order of words tells who makes, runs, owns and publishes things, and by whom works of art and records are."""

from __future__ import annotations

import re
from collections.abc import Callable

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.said.sayings import Saying, alone, opens, plain
from builder.extraction.english.word_order.sketch import Sketch

_PLAIN = plain("about|who|whom|whose|where|featuring|based on|starring|for|between|after|than")
_IS = rf"^{_PLAIN}{{1,160}}? (?:is|was|are|were) (?:an?|the|one of the) "
_ADJ = r"(?:the )?(?:(?!of )[\w'-]+ ){0,5}?(?:the )?"
_BODIES = r"{B}(?:(?:, and|,| and) (?:the )?{B})*"
_LABELLED = re.compile(
    r"\b(?:Records|Record|Recordings|Recording|Music|Entertainment|Label|Phonogram|Discos|Disques|Musik|Sounds|Distribution)$"
)
_SHIP = (
    r"(?:ship|destroyer|frigate|submarine|battleship|cruiser|corvette|warship|gunboat|minesweeper|minelayer|carrier|sloop|"
    r"brig|schooner|cutter|tugboat|tug|transport|steamer|battlecruiser|ship of the line|torpedo boat|patrol boat|escort|"
    r"tender|oiler|vessel|trawler|yacht|ironclad|monitor|dreadnought|U-boat|landing ship|hospital ship)"
)
_GOODS = re.compile(
    r"\b(?:car|cars|vehicle|vehicles|automobile|truck|trucks|van|bus|buses|motorcycle|motorcycles|scooter|aircraft|airliner|"
    r"airplane|aeroplane|fighter|bomber|biplane|monoplane|helicopter|glider|missile|rocket|rifle|pistol|revolver|gun|machine gun|"
    r"howitzer|tank|locomotive|locomotives|engine|engines|console|computer|computers|camera|cameras|phone|smartphone|smartphones|"
    r"tablet|beer|whisky|whiskey|vodka|rum|gin|liqueur|drink|soda|cereal|candy|chocolate|bar|cigarette|cigarettes|brand|line|toy|toys|"
    r"doll|dolls|synthesizer|guitar|amplifier|processor|chip|microprocessor|watch|drug|perfume|multiple unit|train|trains|tram|trams|"
    r"coaster|suv|sedan|coupe|coupé|hatchback|pickup|roadster|minivan|supermini|convertible|limousine|crossover|vaccine|medication|"
    r"yacht|boat|submarine|satellite|spacecraft|probe|warplane|turbofan|turbojet|printer|handheld|device|calculator|snack|"
    r"sauce|ship|destroyer|frigate|boots?|shoes?|bicycle|lens|floatplane|seaplane|airship|biscuit|ice cream|model|models|system|weapon|carbine|shotgun|mortar|ride|railcar|railcars)\b",
    re.IGNORECASE,
)
_MADE = (
    r"(?:(?:designed|developed|introduced|released|sold|produced|made|manufactured|built|marketed|assembled|created|distributed)"
    r"(?:, | and |, and ))*(?:produced|made|manufactured|built|marketed|assembled|constructed|developed)"
)
_ART = (
    r"(?:painting|oil painting|oil on canvas|oil on panel|fresco|mural|engraving|etching|woodcut|lithograph|drawing|watercolou?r|"
    r"sculpture|altarpiece|triptych|diptych|polyptych|portrait|self-portrait|tapestry|print|canvas|panel|work|artwork|art installation|"
    r"installation|photograph|statuette|sketch|art composition)s?"
)
_ARTIST = (
    r"(?:painter|artist|sculptor|master|engraver|printmaker|photographer|muralist|illustrator|draughtsman)"
)
_MONUMENT = r"(?:statue|monument|memorial|bust|fountain|equestrian statue|sculpture)"
_CREATED = r"(?:created|conceived|devised|developed)(?:,? (?:and )?(?:[a-z]+ly )?(?:[a-z-]+ed|written)){0,3}(?: in {DATE})?"
_RUN = r"(?:operated|run|managed|administered)"
_SUBJECT = (
    r"(?:\b[Ii]t|\b[Ss]he|\b[Tt]he (?:station|airport|line|railway|ship|vessel|train|service|museum|hospital|school|park|channel|network|"
    r"route|bridge|prison|mall|hotel|satellite|aircraft|plant|facility|stadium|airline|newspaper|magazine|company|brand|site|mine|building|"
    r"club|theatre|theater|zoo|resort|casino))"
)
_NO_OWNER = re.compile(r"^(?:Mr|Mrs|Sir|African)\b")
_SERVICE = re.compile(
    r"\b(?:Navy|Force|Forces|Army|Guard|Marine|Marines|Corps|Air Force|Kriegsmarine|Fleet|Lines?|Company|Reichsmarine|Marina)$"
)
_THINGS = ("Thing", "Product")


def _label(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A firm of records by its name or by that of another named with it, or one that is called a label."""
    signs = drawn.all(match["o"], "{X}")
    if drawn.text[: match.start("o")].endswith(("label ", "labels ")):
        return True
    named = any(_LABELLED.search(resolver.words(sign.start, sign.end)) for sign in signs)
    return named or re.match(r"(?:'s)? (?:record )?(?:label|imprint)", drawn.text[match.end() :]) is not None


def _signs(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    return _label(resolver, drawn, match) and alone(resolver, drawn, match)


def _goods(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Something that is made in numbers, and told in the page's first sentence."""
    said = re.split(r" (?:is|was|are|were) ", match[0], maxsplit=1)[-1]
    works = re.search(
        r"\b(?:film|series|song|album|novel|book|episode|video|game|show|programme?)\b(?! console| system)",
        said,
    )
    return opens(resolver, drawn, match) and _GOODS.search(said) is not None and works is None


def _serves(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """A navy or another service, or a firm of ships."""
    sign = drawn.signs[match["o"]]
    return _SERVICE.search(resolver.words(sign.start, sign.end)) is not None


def _first_and(
    then: Callable[[Resolver, Sketch, re.Match[str]], bool],
) -> Callable[[Resolver, Sketch, re.Match[str]], bool]:
    return lambda resolver, drawn, match: opens(resolver, drawn, match) and then(resolver, drawn, match)


def _body(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Bodies that own or run, not the descendants of somebody."""
    signs = drawn.all(match["o"], "{X}")
    return all(_NO_OWNER.search(resolver.words(sign.start, sign.end)) is None for sign in signs)


SAID_OF_MAKERS = (
    # Records ---------------------------------------------------------------------------------------
    Saying(
        "record_label",
        rf"\b(?:released|issued|re-released|reissued|put out|recorded)\b(?:(?!{{W}})[^;.]){{0,90}}? (?:by|through|on|via|under|for|with) "
        rf"(?:the )?(?:[a-z-]+ ){{0,4}}?(?:labels? )?(?P<o>{_BODIES})",
        0.87,
        ("Album", "Song"),
        _label,
    ),
    Saying(
        "record_label",
        rf"\b[Tt]he (?:album|EP|single|song|mixtape|compilation|soundtrack|record)(?: [a-z]+)? (?:was|were) (?:[a-z]+ ){{0,2}}(?:released|issued)\b(?:(?!{{W}})[^;.]){{0,60}}? "
        rf"(?:by|through|on|via|under) (?:the )?(?:[a-z-]+ ){{0,4}}?(?:labels? )?(?P<o>{_BODIES})",
        0.86,
        ("Album", "Song"),
        _label,
        untyped=True,
    ),
    Saying(
        "record_label",
        rf"(?P<s>{{W}})(?:, (?:(?!{{W}})[^;.]){{0,60}},)? (?:was |were )?(?:\w+ )?(?:released|issued)(?:(?!{{W}})[^;.]){{0,60}}? (?:by|through|on|via|under) "
        rf"(?:the )?(?:[a-z-]+ ){{0,4}}?(?:labels? )?(?P<o>{_BODIES})",
        0.85,
        then=_label,
    ),
    Saying(
        "record_label",
        rf"(?:\b(?:is|was|were|are|been|and|became|got|currently|artists?)|,)(?: (?:currently|now|also|then|later|formerly|subsequently))* signed (?:(?:(?!{{W}})[^;.]){{0,30}}?)?(?:to|with|by) "
        rf"(?:the )?(?:[a-z-]+ ){{0,4}}?(?:labels? )?(?P<o>{_BODIES})",
        0.86,
        ("Person", "Organization"),
        _signs,
    ),
    Saying(
        "record_label",
        rf"\b(?:signed|signing|signs) (?:an? |his |her |their )?(?:(?:(?!{{W}})[^;.]){{0,40}}? )?(?:to|with) (?:the )?(?:[a-z-]+ ){{0,4}}?(?:labels? )?(?P<o>{_BODIES})",
        0.86,
        ("Person", "Organization"),
        _signs,
    ),
    # Works of art, series and games ------------------------------------------------------------------
    Saying(
        "author",
        rf"{_IS}{_PLAIN}{{0,60}}?\b{_ART}\b{_PLAIN}{{0,60}}? by {_ADJ}(?P<o>{{P&}})(?!['’]| (?:[a-z-]+ )?{_ARTIST}\b)",
        0.9,
        ("Work", "Thing"),
        opens,
        untyped=True,
    ),
    Saying(
        "author",
        rf"{_IS}{_PLAIN}{{0,60}}?\b{_ART}\b{_PLAIN}{{0,60}}? by {_ADJ}(?:{{X}} )?(?:[a-z-]+ )?{_ARTIST} (?P<o>{{X}})(?!['’])",
        0.9,
        ("Work", "Thing"),
        opens,
        untyped=True,
    ),
    Saying(
        "designer",
        rf"{_IS}{_PLAIN}{{0,60}}?\b{_MONUMENT}\b{_PLAIN}{{0,60}}? by {_ADJ}(?P<o>{{P&}})(?!['’])",
        0.88,
        ("Thing", "Place"),
        opens,
    ),
    Saying(
        "author",
        rf"\b(?:series|sitcom|show|manga|webcomic|comic|cartoon|franchise|soap opera|musical|anthology|strip|web series|programme?|anime|drama|"
        rf"telenovela|miniseries|comedy)\b{_PLAIN}{{0,60}}? {_CREATED} by {_ADJ}(?P<o>{{P&}})(?!['’])",
        0.87,
        ("Work",),
        opens,
        untyped=True,
    ),
    Saying(
        "author",
        rf"\bfictional\b(?:(?!\b(?:who|whose|portrayed|played)\b)[^;.]){{0,160}}?\bcharacter\b(?:(?!\b(?:who|whose|by|universe|franchise)\b)[^;.]){{0,120}}?,? created by "
        rf"{_ADJ}(?P<o>{{P&}})(?!['’])",
        0.86,
        ("Character", "Work"),
        opens,
        untyped=True,
    ),
    Saying("author", rf"\b[Tt]he character was {_CREATED} by {_ADJ}(?P<o>{{P&}})(?!['’])", 0.85, ("Character",), untyped=True),
    Saying("author", rf"^(?:[Ii]t|[Tt]he (?:series|show|sitcom|comic|manga|strip)) (?:is|was) {_CREATED} by {_ADJ}(?P<o>{{P&}})", 0.87, ("Work",)),
    Saying(
        "production_company",
        rf"\b(?:game|software|app|application|browser|program|platform|operating system|shooter|simulator|engine|expansion pack|MMORPG|RPG)\b"
        rf"{_PLAIN}{{0,80}}? (?:[a-z]+ and )?(?:developed|created|made)(?: and [a-z]+)? by {_ADJ}(?P<o>{_BODIES}|{{P}}(?= and (?:was )?published\b))",
        0.87,
        ("Work",),
        opens,
        untyped=True,
    ),
    Saying(
        "publisher",
        rf"\b(?:game|software|shooter|simulator|expansion pack|MMORPG|RPG|manga|magazine)\b[^;.]{{0,120}}? (?:[a-z]+ and )?published by "
        rf"{_ADJ}(?P<o>{_BODIES})",
        0.87,
        ("Work",),
        opens,
        untyped=True,
    ),
    Saying("production_company", rf"^(?:[Ii]t|[Tt]he game) was (?:[a-z]+ )?developed (?:and published )?by {_ADJ}(?P<o>{_BODIES})", 0.87, ("Work",)),
    # Makers ----------------------------------------------------------------------------------------
    Saying("manufacturer", rf"{_IS}[^;]{{0,120}}? {_MADE}(?: originally| jointly)?(?: (?:in|between|from) [\d–-]+(?: (?:to|and|until) \d+)?)? by {_ADJ}(?P<o>{_BODIES})", 0.87, _THINGS, _goods, untyped=True),
    Saying(
        "manufacturer",
        rf"^(?:[Ii]t|[Tt]he (?:car|aircraft|ship|vehicle|engine|gun|rifle|missile|locomotive|train)s?) (?:is|was|were|are) (?:[a-z]+ )?{_MADE}"
        rf"(?: [a-z0-9 ]{{0,30}}?)? by {_ADJ}(?P<o>{_BODIES})",
        0.85,
        _THINGS,
    ),
    # Operators -------------------------------------------------------------------------------------
    Saying(
        "operator",
        rf"{_IS}{_PLAIN}{{0,80}}?\b{_SHIP}s?\b[^;.]{{0,80}}? (?:in|of|by|with|for) (?:the )?(?:[a-z-]+ )?(?P<o>{{B}})",
        0.9,
        _THINGS,
        _first_and(_serves),
        untyped=True,
    ),
    Saying(
        "operator",
        rf"{_IS}{_PLAIN}{{0,60}}?(?P<o>{{B}}) (?:[\w-]+ ){{0,4}}?(?:{_SHIP}|fighter|bomber|floatplane|seaplane|aircraft|helicopter)\b",
        0.9,
        _THINGS,
        _first_and(_serves),
        untyped=True,
    ),
    Saying("operator", r"^(?:[Ss]he|[Ii]t|[Tt]he (?:ship|vessel|boat)) [^;.]{0,40}?serv(?:ed|ing|ice) (?:in|with) the (?P<o>{B})", 0.87, _THINGS, _serves),
    Saying(
        "operator",
        rf"{_IS}{_PLAIN}{{0,120}}?(?<!{{W}})(?<!{{B}}) (?:[a-z]+ and )?(?:{_RUN})(?: and [a-z]+)? by {_ADJ}(?P<o>{_BODIES})",
        0.86,
        ("Place", "Organization", "Thing"),
        _first_and(_body),
        untyped=True,
    ),
    Saying(
        "operator",
        rf"{_IS}{_PLAIN}{{0,60}}?\b(?:satellite|spacecraft|probe|telescope|space station)s?\b{_PLAIN}{{0,60}}? (?:launched|developed|owned)(?: and [a-z]+)? by "
        rf"{_ADJ}(?P<o>{_BODIES})",
        0.85,
        _THINGS,
        opens,
        untyped=True,
    ),
    Saying(
        "operator",
        rf"^{_SUBJECT} (?:is|was|has been|are) (?:currently |now |also |jointly )?(?:[a-z]+ and )?{_RUN}(?: and [a-z]+)? by {_ADJ}(?P<o>{_BODIES})",
        0.87,
        ("Place", "Organization", "Thing"),
        _body,
        untyped=True,
    ),
    # Owners ----------------------------------------------------------------------------------------
    Saying(
        "parent_organization",
        rf"{_IS}{_PLAIN}{{0,120}}?(?<!{{W}})(?<!{{B}}) (?:[a-z]+ and )?owned(?: and [a-z]+)? by {_ADJ}(?P<o>{{B}}(?: and (?:the )?{{N}})?|(?<=the ){{L}})",
        0.86,
        ("Place", "Organization", "Thing"),
        _first_and(_body),
        untyped=True,
    ),
    Saying(
        "parent_organization",
        rf"(?:^|, |\band ){_SUBJECT} (?:is|was|has been|are)(?: licensed to [^;.]{{0,40}} and is)? (?:currently |now |also |jointly |wholly )?(?:[a-z]+ and )?owned"
        rf"(?: and [a-z]+)? by {_ADJ}(?P<o>{{B}}(?: and (?:the )?{{N}})?|(?<=the ){{L}})",
        0.87,
        ("Place", "Organization", "Thing"),
        _body,
        untyped=True,
    ),
    Saying("parent_organization", r"^Owned(?: and operated)? by (?:the |The )?(?P<o>{B})", 0.85, ("Place", "Organization")),
    Saying("operator", r"^(?:Owned and operated|Operated|Run) by (?:the |The )?(?P<o>{B})", 0.85, ("Place", "Organization", "Thing")),
    Saying(
        "parent_organization",
        rf"{_IS}{_PLAIN}{{0,60}}?\b(?:subsidiary|division|brand|imprint|arm|unit|subdivision|affiliate|sublabel)\b(?: company)?(?: and [a-z]+)? of {_ADJ}(?P<o>{{B}})",
        0.85,
        ("Organization", "Thing"),
        opens,
        untyped=True,
    ),
    Saying(
        "parent_organization",
        rf"(?:^|, |\band )(?:[Ii]t|[Tt]he (?:company|firm|brand|label|airline|studio|publisher|bank)|{{X}}) (?:is|was|became|operates as|operated as|remains)(?: now| currently)? "
        rf"(?:an? |the )?(?:[a-z-]+ ){{0,3}}?subsidiary of {_ADJ}(?P<o>{{B}})",
        0.85,
        ("Organization",),
        lambda resolver, drawn, match: alone(resolver, drawn, match) and _own(resolver, drawn, match),
    ),
)  # fmt: skip


def _own(resolver: Resolver, drawn: Sketch, match: re.Match[str]) -> bool:
    """Of what the page is about: no other body is named before."""
    others = drawn.all(drawn.text[: match.start("o")], "{B}")
    return all(sign.named.name == resolver.cast.subject.name for sign in others)
