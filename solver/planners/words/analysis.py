"""What a question says before it is planned: its names, relation words, question word and cues."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from schemas.plan import AnswerType
from schemas.text import Language
from solver.language import folded
from solver.lexicon import FoundType, FoundWording, Lexicon
from solver.planners.words.asking import asked_for
from solver.planners.words.bracketing import outside_brackets, with_brackets
from solver.planners.words.chinese import CHINESE
from solver.planners.words.cues import Comparison, Cue, Cues
from solver.planners.words.english import ENGLISH
from solver.planners.words.heads import ending_head, is_modifier
from solver.planners.words.homonyms import Homonyms
from solver.planners.words.modifying import WORK_TYPES, is_maker, is_of_prize, modifier_of
from solver.planners.words.parting import asking_parts, blanked_of
from solver.planners.words.senses import (
    aside,
    is_of_category,
    is_of_department,
    is_time,
    kin_beside,
    means_another,
    of_works,
    says_made,
    versions,
)
from solver.planners.words.things import Linker, Thing, is_doubtful, linked_names, things_of
from solver.planners.words.titling import with_titles
from solver.planners.words.unlinked import UnlinkedNames

_QUESTION_WORD = re.compile(r"什么|哪|which\b|what\b", re.I)
_YEAR = re.compile(r"(?<!\d)(?:1[0-9]|20)\d\d(?!\d)")
_DAY = re.compile(r"(?<!\d)\d{1,2}月(?:\d{1,2}日)?")
_ASKED_BEHIND = re.compile(
    r"(?:都|分别|一共|总共|具体)?(?:有|是)(?:哪|什么)|(?:里|中|当中|之中|里面)[，,]?\s*(?:有)?哪[些几]"
)
_OF_ONE_KIND = re.compile(
    r"(?:sister|brother|mother|daughter|parent)[- ]"
    r"(?:ship|liner|vessel|compan|cit|town|school|college|film|movie|series|channel|station|paper|studio|label|tongue)"
)  # things, no kin
_APPOSED_BEHIND = re.compile(r",\s+the\s+[^,?.;]{3,50}?(?:,(?=\s)|(?=\s*[?.]?$))")
"""What only says who a person is: Steve McQueen`, the King of Cool,`."""

_IN_WHICH = re.compile(r"在(?:哪|什么)[一个座家所]{0,2}$|\b(?:in|at) (?:which|what)\s+$", re.I)
_OF_YEAR = re.compile(
    r"(?:1[89]|20)\d\d年(?:的|那部)?[^\x00，。的]{0,4}?(?:电影|影片|片|剧|动画|小说|歌曲|专辑)《?(?=\x00)|"
    r"\b(?:1[89]|20)\d\d\s+(?:[a-z-]+\s+){0,2}(?:film|movie|drama|series|novel|album|song)\s+[\"“*]?(?=\x00)"
)
"""The year that only says which work is meant: 1997年电影《泰坦尼克号》."""

_INTO = re.compile(
    r"(?:[翻改重]?拍|改编)成了?(?P<what>[^，。？的]{1,6}?)(?=(?:电影|影片|片子?|电视剧|剧集?|话剧|动画片?)的)"
)
"""What only says of what kind something became: 把《甲》翻拍成好莱坞电影的人."""

_TITLES = re.compile(r"\btitles?\b|片名|书名", re.I)  # of works: what they are called
_VALUES = frozenset({"nationality", "religion", "occupation"})  # what nobody is by any other relation
_WITHOUT_NOUN = {AnswerType.DATE, AnswerType.PLACE, AnswerType.REASON, AnswerType.MANNER, AnswerType.ROLE}


@dataclass(frozen=True, slots=True)
class Analysis:
    """A question, or one part of it, taken to pieces. Offsets are those of `text`."""

    text: str
    language: Language
    things: tuple[Thing, ...]
    relations: tuple[FoundWording, ...]
    types: tuple[FoundType, ...]
    asked: AnswerType
    asked_type: str
    cues: frozenset[Cue]
    comparison: Comparison | None
    residual: tuple[str, ...]
    stated: tuple[str, ...] = ()
    nouns: tuple[FoundWording, ...] = ()
    inherited: bool = False
    blanked: str = field(default="", repr=False)
    apposed: tuple[tuple[int, int], ...] = ()

    def has(self, *cues: Cue) -> bool:
        """Whether all the cues were seen."""
        return self.cues.issuperset(cues)


def analyse(
    question: str,
    language: Language,
    linker: Linker,
    lexicon: Lexicon,
    homonyms: Homonyms | None = None,
    unlinked: UnlinkedNames | None = None,
) -> tuple[Analysis, ...]:
    """The parts of a question that ask something, each taken to pieces.

    A part that asks for something of its own is a part (`票房达到多少，他在其中扮演什么角色`); what only
    sets the scene joins the part after it, and a part without a name inherits those before it.
    """
    cues = CHINESE if language is Language.CHINESE else ENGLISH
    linked = [
        e
        for e in linked_names(question, language, linker)
        if not is_doubtful(e) or (homonyms is not None and homonyms.has_page(e))
    ]
    if homonyms is not None:
        linked = homonyms.narrow(question, linked, language)
    linked = outside_brackets(question, linked, lexicon, language)
    things = with_brackets(question, things_of(question, linked, lexicon, language), lexicon, language)
    things = with_titles(question, things, language)
    if unlinked is not None and language is Language.CHINESE:
        strange = unlinked.find(question, things, lexicon)
        things = tuple(sorted((*things, *strange), key=lambda thing: thing.start))
    parts = [
        _analysed(question, start, end, things, language, lexicon, cues)
        for start, end in asking_parts(question, things, cues)
    ]
    known: tuple[Thing, ...] = ()
    finished = []
    for number, part in enumerate(parts):
        later = parts[number + 1] if number + 1 < len(parts) else None
        if later is not None and not part.things and not part.relations and not known:
            part = _borrowing(part, later)
        elif later is not None and _sets_scene(part, later, cues):
            part = replace(part, relations=later.relations, text=f"{part.text} {later.text}")
        if not part.things and known:
            part = replace(part, things=_moved(known, part), inherited=True)
        elif known and cues.anaphor.search(part.blanked):
            works = [t for t in known if t not in part.things and any(k in WORK_TYPES for k in t.types)]
            part = replace(part, things=(*_moved(works, part), *part.things))
        known = known or part.things
        finished.append(part)
    return tuple(finished)


def _sets_scene(part: Analysis, later: Analysis, cues: Cues) -> bool:
    """Whether a part only names what the one after it asks of: `A是哪部电影，由谁导演`, but not `What is A`, nor
    `A住在哪里`.
    """
    asks = cues.direct.match(part.blanked) is not None and cues.direct.match(later.blanked) is not None
    asks = asks or (cues is CHINESE and _NAMES_ONLY.search(part.blanked) is None)
    return bool(part.things) and not (part.relations or later.things or asks)


_NAMES_ONLY = re.compile(
    "[是叫](?:的是)?一?[部个位]?(?:什么|哪|谁|怎|几)|(?:什么|哪[部个位首本]?)(?:电影|片|剧|书|歌|人|公司)?的?$"
)
"""What says only what kind of thing a part names."""


def _borrowing(part: Analysis, later: Analysis) -> Analysis:
    """`When and where was A born`: the first part asks of what the second one names."""
    return replace(
        later,
        text=f"{part.text.strip()} {later.text.strip()}",
        asked=part.asked,
        asked_type=part.asked_type,
        cues=part.cues,
        things=tuple(Thing(0, 0, thing.surface, thing.candidates) for thing in later.things),
    )


def cues_of(language: Language) -> Cues:
    """The tables of a language."""
    return CHINESE if language is Language.CHINESE else ENGLISH


def _analysed(
    question: str,
    start: int,
    end: int,
    things: Sequence[Thing],
    language: Language,
    lexicon: Lexicon,
    cues: Cues,
) -> Analysis:
    text = question[start:end]
    own = tuple(
        Thing(t.start - start, t.end - start, t.surface, t.candidates)
        for t in things
        if start <= t.start and t.end <= end
    )
    blanked = blanked_of(text, own)
    modifier = modifier_of(blanked, own) if language is Language.CHINESE else None
    own = own if modifier is None else tuple(t for t in own if t.start >= modifier[1])
    spans = [(thing.start, thing.end) for thing in own]
    own = tuple(t for t in own if not (is_of_prize(t, own, lexicon) or is_maker(t, own, blanked, lexicon)))
    nouns = [
        t
        for t in lexicon.types(text, language, spans)
        if not (is_of_category(t.start, t.end, blanked) or is_of_department(t.end, blanked))
    ]
    types = tuple(t for t in nouns if language is Language.CHINESE or not is_modifier(t.end, blanked))
    wordings = lexicon.wordings(text, language, spans)
    asked_nouns = [f for f in wordings if _is_asked(f, blanked, types, cues)]
    apposed = _apposed(blanked, own, lexicon, language, cues)
    own = tuple(t for t in own if not any(s <= t.start and t.end <= e for s, e in apposed))
    telling = [f for f in wordings if not any(start <= f.start and f.end <= end for start, end in apposed)]
    telling = [
        f for f in telling if f.text.casefold() != "part of" or not cues.governs.search(blanked[: f.start])
    ]
    telling = [f for f in telling if not _OF_ONE_KIND.match(blanked[f.start :])]
    telling = [
        of_works(f, blanked, own)
        for f in telling
        if not (means_another(f, blanked, own) or says_made(f, telling, text))
    ]
    sorts = {t.end + 1 for t in nouns if t not in types}
    telling = [f for f in telling if not (f.text[:4] == "star" and f.start in sorts)]  # no cast: a film star
    asked = asked_for(blanked, cues)
    if asked not in (AnswerType.NUMBER, AnswerType.DATE):
        timeless = [f for f in telling if not is_time(f, blanked)]
        paired = cues.kinds[Cue.PAIR].search(blanked) is not None
        telling = timeless if paired or any(f not in asked_nouns for f in timeless) else telling
    if any(t.type in WORK_TYPES for t in types):
        telling = [f for f in telling if not _TITLES.fullmatch(f.text)]
        apposed += [m.span() for m in _TITLES.finditer(blanked)]
    relations = _relations(
        [f for f in telling if not _describes(f, types, own, text, lexicon)], types, asked_nouns
    )
    if relations and all(f in asked_nouns and _IN_WHICH.search(blanked[: f.start]) for f in relations):
        relations = ()  # the country in which a wedding was held is nobody's
    asked_type = _asked_type(blanked, types, asked, cues)
    if any(_is_value(f) and cues.governs.search(blanked[: f.start]) for f in wordings):
        asked_type = ""  # what nationality is the director
    if asked in (AnswerType.THING, AnswerType.WORK) and lexicon.ancestors(asked_type)[-1:] == ("Person",):
        asked = AnswerType.PERSON
    elif asked is AnswerType.THING and asked_type in WORK_TYPES:
        asked = AnswerType.WORK
    told = [*relations, *(asked_nouns if language is Language.CHINESE else ())]
    explained = [*spans, *((f.start, f.end) for f in told), *_said_by_cues(blanked, cues)]
    explained += [*apposed, *((t.start, t.end) for t in nouns if t not in types)]
    return Analysis(
        text=text,
        language=language,
        things=own,
        relations=relations,
        types=types,
        asked=asked,
        asked_type=asked_type,
        cues=frozenset(cue for cue, pattern in cues.kinds.items() if pattern.search(blanked)),
        comparison=next((c for c in cues.comparisons if c.pattern.search(blanked)), None),
        residual=(*residual_words(text, explained, types, cues), *versions(blanked, own, lexicon, language)),
        stated=tuple(dict.fromkeys(cues.kinds[Cue.STATED_FIRST].findall(blanked))),
        nouns=tuple(f for f in wordings if f not in relations),
        blanked=blanked,
        apposed=tuple(apposed),
    )


def _said_by_cues(blanked: str, cues: Cues) -> list[tuple[int, int]]:
    """Stretches that question words, comparisons and ordinals explain."""
    patterns = [pattern for pattern, _ in cues.asked]
    patterns += [c.pattern for c in cues.comparisons]
    patterns += [cues.kinds[cue] for cue in (Cue.PAIR, Cue.SUM, Cue.COUNT, Cue.STATED_FIRST)]
    return [found.span() for pattern in patterns for found in pattern.finditer(blanked)]


def _describes(
    found: FoundWording, types: Sequence[FoundType], things: Sequence[Thing], text: str, lexicon: Lexicon
) -> bool:
    """Whether a noun of a kind stands before a name of that kind: `the actor Steve McQueen`, 歌手李娜."""
    kind = next((t.type for t in types if (t.start, t.end) == (found.start, found.end)), "")
    if not kind:
        return False
    for thing in things:
        before, after = text[found.end : thing.start], text[thing.end : found.start]
        if found.end <= thing.start and not before.strip(' 《“"') and lexicon.fits(thing.types[0], (kind,)):
            return thing.types[0] != ""
        if thing.end <= found.start and after.strip() in (", the", ",the"):
            return True
    return False


def _is_asked(found: FoundWording, blanked: str, types: Sequence[FoundType], cues: Cues) -> bool:
    """Whether a word is the noun that the question word governs: which series, 哪张专辑."""
    before = blanked[: found.start]
    of_kind = any(found.end == t.end for t in types)
    if not of_kind and _is_value(found) and not _QUESTION_WORD.match(found.text):
        return False  # what nationality
    if not of_kind and (cues.counted.search(before) or " " in found.text or found.text[-1] in "过了到"):
        return False  # how many daughters, which films directed by, 哪些得过
    return cues.governs.search(before) is not None or _QUESTION_WORD.match(found.text) is not None


def _is_value(found: FoundWording) -> bool:
    """Whether a word asks for what somebody is: a nationality, a religion, a calling."""
    return bool(found.wording.forward) and set(found.wording.forward) <= _VALUES


def _relations(
    found: Sequence[FoundWording], types: Sequence[FoundType], asked: Sequence[FoundWording]
) -> tuple[FoundWording, ...]:
    """Relation words; the noun of a kind of work (`films`, `专辑`), or one that the question word governs
    (`which series`), is one only if there is no other.
    """
    nouns = [t for t in types if t.type in WORK_TYPES]
    verbs = tuple(f for f in found if not any(t.start <= f.start and f.end <= t.end for t in nouns))
    verbs = tuple(f for f in verbs if f not in asked)
    verbs = tuple(f for f in verbs if not (_only_writes(f) and any(map(_writes_more, verbs))))
    return verbs or tuple(found)


def _only_writes(found: FoundWording) -> bool:
    """Whether a word only says that something was written, not what."""
    return found.wording.forward == ("author",)


def _writes_more(found: FoundWording) -> bool:
    """Whether a word says what was written: 剧本, lyrics."""
    return not {"screenwriter", "lyricist", "composer"}.isdisjoint(found.wording.forward)


def _apposed(
    blanked: str, things: Sequence[Thing], lexicon: Lexicon, language: Language, cues: Cues
) -> list[tuple[int, int]]:
    """Stretches that only say what the name after them is: the `tennis player` Li Na, 网球运动员李娜."""
    found = []
    for match in cues.apposed.finditer(blanked):
        thing = next((t for t in things if t.start <= match.end() - 1 < t.end), None)
        if thing is None:
            continue  # a place that a prize is named after
        kind = ending_head(match[1].strip(), language)
        if kind and (not thing.types[0] or lexicon.fits(thing.types[0], (kind,))):
            found.append(match.span(1))
    for match in _OF_YEAR.finditer(blanked):
        work = next((t for t in things if t.start == match.end()), None)
        if work is not None and any(k in WORK_TYPES for k in work.types):
            found.append(match.span())
    if language is Language.ENGLISH:
        behind = (_APPOSED_BEHIND.match(blanked, t.end) for t in things if "Person" in t.types)
        found += [match.span() for match in behind if match is not None]
        found += [span for span in (aside(blanked),) if span is not None]
    found += [match.span("what") for match in _INTO.finditer(blanked)]
    if language is Language.CHINESE:
        found += () if cues.kinds[Cue.PAIR].search(blanked) else kin_beside(blanked, things)
    modified = modifier_of(blanked, things) if language is Language.CHINESE else None
    return found if modified is None else [*found, modified]


def _asked_type(blanked: str, types: Sequence[FoundType], asked: AnswerType, cues: Cues) -> str:
    """The type whose noun the question word governs (`哪些电影`, `which films`); `film` only says of what sort a
    prize is.
    """
    if asked in _WITHOUT_NOUN:
        return ""
    for found in types:
        if asked is AnswerType.AWARD and found.type in WORK_TYPES:
            continue
        if any(blanked[found.end : t.start] == " " for t in types):
            continue  # only says of what sort the next is: a film company
        if cues.typed.search(blanked[: found.start]) or _ASKED_BEHIND.match(blanked[found.end :]):
            return found.type
    if asked is AnswerType.WORK:
        return next((f.type for f in types if f.type in WORK_TYPES), "")
    return ""


def residual_words(
    text: str, explained: Sequence[tuple[int, int]], types: Sequence[FoundType], cues: Cues
) -> tuple[str, ...]:
    """Content words that nothing else explains, in order; years count."""
    masked = list(folded(text))
    for start, end in (*explained, *((f.start, f.end) for f in types)):
        masked[start:end] = " " * (end - start)
    days = _DAY.findall("".join(masked))
    rest = cues.function.sub(" ", _DAY.sub(" ", "".join(masked)))
    years = _YEAR.findall("".join(masked))
    words = [word for word in cues.word.findall(rest) if len(word) > 1 or not word.isascii()]
    return tuple(dict.fromkeys([*years, *days, *(w for w in words if w not in years and _weighty(w))]))


def _weighty(word: str) -> bool:
    return len(word) > 1 and word != "co-" and (not word.isascii() or len(word) > 2 or word.isdigit())


def _moved(things: Sequence[Thing], part: Analysis) -> tuple[Thing, ...]:
    """Things of an earlier part, placed before this one's words."""
    return tuple(Thing(0, 0, thing.surface, thing.candidates) for thing in things)
