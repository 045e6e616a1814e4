"""In what way a name is somebody's: by birth, as a nickname, on stage, as 字 or 号, in full, formerly, in short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum

from schemas.text import Language, Span

_SMALL = r"(?:de|da|di|du|del|der|den|von|van|al|bin|ibn|y|of|the|le|la)"
_WORD = r"[A-ZÀ-ÞĀ-Ž][\w.'’-]*"
_HAN = r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af·]+"
_ENGLISH_NAME = (
    r"(?:“(?P<q>[^”\n]{2,40})”|\"(?P<p>[^\"\n]{2,40})\"|"
    rf"\*{{0,2}}(?P<n>(?:the )?{_WORD}(?: (?:{_SMALL} ){{0,2}}{_WORD}){{0,5}}|{_HAN})\*{{0,2}})"
)
_CHINESE_NAME = r"[“「《]?(?P<n>[^\s，。；、：:,;（）()“”「」\"《》]{1,24})"
_MONTHS = re.compile(
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December)\b"
)
_BORN_SO = re.compile(
    rf"(?: as)?,? [\"“*]*(?!{_MONTHS.pattern})(?=[A-ZÀ-ÞĀ-Ž\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])"
)
"""What follows `born` where it tells a name: no place, `born in Leeds`, and no day."""

_NOT_STYLE = r"(?![母体面典幕符形眼数词句里样条迹谜写画如])"


class Naming(StrEnum):
    """The ways."""

    BIRTH = "birth"
    NICK = "nick"
    STAGE = "stage"
    PEN = "pen"
    COURTESY = "courtesy"
    ART = "art"
    FULL = "full"
    FORMER = "former"
    SHORT = "short"
    ORIGINAL = "original"


_SAID = {
    Language.ENGLISH: {
        Naming.BIRTH: r"\b(?:born|née|nee|né|(?:birth|real|original|legal|maiden) name|originally named)",
        Naming.NICK: r"\b(?:nicknamed|nickname|dubbed|(?:popularly|affectionately|familiarly) known as)",
        Naming.STAGE: r"\b(?:stage name|known professionally as|professionally known as|ring name)",
        Naming.PEN: r"\b(?:pen[ -]name|pseudonym|nom de plume|writing as|wrote as)",
        Naming.COURTESY: r"\b(?:courtesy name|style name|zi)",
        Naming.ART: r"\b(?:art name|hao)",
        Naming.FULL: r"\b(?:full (?:name|title)|in full|(?:officially|formally)(?: called| named| known as)?)",
        Naming.FORMER: r"\b(?:(?:formerly|previously|originally)(?: called| named| known as)?|former name|old name)",
        Naming.SHORT: r"\b(?:abbreviated (?:as|to)|abbreviation|shortened to|for short|commonly known as|or simply)",
    },
    Language.CHINESE: {
        Naming.BIRTH: r"(?:原名|本名|真名|原姓名|本姓名|真实姓名)",
        Naming.NICK: r"(?:绰号|外号|昵称|人称|爱称|俗称|诨号|诨名|(?:迷|粉丝|观众|人们|同事|朋友)们?称[他她其之]?)",
        Naming.STAGE: r"艺名",
        Naming.PEN: r"笔名",
        Naming.COURTESY: rf"(?:^|(?<=[，、；（(。,;他她]))(?:表字|字){_NOT_STYLE}",
        Naming.ART: r"(?<=[，、；（(。,;又自晚])(?:自号|别号|晚号|号)(?!称)",
        Naming.FULL: r"(?:全名|全称|正式名称)",
        Naming.FORMER: r"(?:旧称|旧名|曾用名|原称|古称|前称|曾称|曾名|初名)",
        Naming.SHORT: r"(?:简称|缩写)",
    },
}
_ASKED = {
    Language.ENGLISH: {
        Naming.BIRTH: r"(?:birth|real|original|maiden|legal) name",
        Naming.NICK: r"nickname",
        Naming.STAGE: r"stage name",
        Naming.PEN: r"(?:pen[ -]name|pseudonym)",
        Naming.COURTESY: r"(?:courtesy|style) name",
        Naming.ART: r"art name",
        Naming.FULL: r"full (?:name|title)",
        Naming.FORMER: r"(?:former|old|previous) name",
        Naming.SHORT: r"(?:abbreviation|acronym|short name|short form)",
        Naming.ORIGINAL: r"(?:original title|(?:native|Japanese|Korean|Russian|Greek|Arabic|Hebrew) (?:title|name))",
    },
    Language.CHINESE: {
        Naming.BIRTH: r"(?:原名|本名|真名|真实姓名|真姓名|原来的名字|本来的名字)",
        Naming.NICK: r"(?:绰号|外号|昵称|爱称|俗称|诨号)",
        Naming.STAGE: r"艺名",
        Naming.PEN: r"笔名",
        Naming.COURTESY: r"(?:表字|字)",
        Naming.ART: r"(?:别号|号)",
        Naming.FULL: r"(?:全名|全称)",
        Naming.FORMER: r"(?:旧称|旧名|曾用名|古称)",
        Naming.SHORT: r"(?:简称|缩写)",
        Naming.ORIGINAL: r"(?:原文名|原文片名|外文名|(?:日|韩|俄|法|德)(?:文|语)(?:片|书)?名)",
    },
}
_BRACKET = re.compile(r"[（(](?P<inside>[^()（）\n]{1,80})[)）]")
_PIECE = re.compile(r"(?:[A-Z][a-z]+: ?)?(?P<n>[^\s;,，；/][^;,，；/]*)")
_HAN_KANA, _LATIN = "\u3040-\u30ff\u3400-\u9fff", "A-Za-zÀ-ž"
_SCRIPTS = {
    "Japanese|日[文语]": _HAN_KANA,
    "Korean|韩[文语]": "\uac00-\ud7af",
    "Russian|俄[文语]": "\u0400-\u04ff",
    "Greek": "\u0370-\u03ff",
    "Arabic": "\u0600-\u06ff",
    "Hebrew": "\u0590-\u05ff",
    "[法德][文语]": _LATIN,
}
"""Scripts by the languages that are asked for."""
_TOO_SHORT = frozenset({Naming.COURTESY, Naming.ART})
"""What one character asks for, which stands in many words: 字 and 号 count only where the whole question asks so."""
_WHOLE = {
    Language.ENGLISH: (
        r"what(?:['’]s| is| was| are| were) (?:the )?{k}s? (?:of|for) (?:the )?{x}",
        r"what(?:['’]s| is| was| are| were) (?:the )?{x}(?:['’]s?)? {k}s?",
        r"what {k}s? (?:does|did|has|had|do) (?:the )?{x} (?:have|had|use|go by)",
    ),
    Language.CHINESE: (
        r"(?:请问)?{x}的?{k}(?:又|都|到底)?(?:是|叫|为)?(?:什么|啥|哪个)(?:名字)?",
        r"(?:什么|哪个)是{x}的{k}",
    ),
}
_OTHERWISE = {
    Language.ENGLISH: (
        (Naming.BIRTH, r"(?:what|under what name) was (?:the )?{x} born(?: as| under)?"),
        (Naming.NICK, r"what (?:is|was|were|are) (?:the )?{x} nicknamed"),
        (
            Naming.FORMER,
            r"what (?:is|was|were|are) (?:the )?{x} (?:formerly|previously|originally|once) (?:called|named|known as)",
        ),
    ),
    Language.CHINESE: ((Naming.FORMER, r"{x}(?:以前|过去|从前|古时候?|旧时)(?:叫|称)(?:什么|啥)(?:名字)?"),),
}


def asked_naming(question: str, name: str, language: Language) -> Naming | None:
    """In what way a name of something is asked for, where a question asks for nothing else."""
    text = re.sub("[《》]", "", question).strip().rstrip("?？。.!！ ")
    if not name or name not in text:
        return None
    for naming, words in _ASKED[language].items():
        if re.search(words, text, re.IGNORECASE) is None:
            continue
        for form in _WHOLE[language]:
            if re.fullmatch(form.format(k=words, x=re.escape(name)), text, re.IGNORECASE):
                return naming
    for naming, form in _OTHERWISE[language]:
        if not all(re.search(piece, text, re.IGNORECASE) for piece in form.split("{x}")):
            continue
        if re.fullmatch(form.format(x=re.escape(name)), text, re.IGNORECASE):
            return naming
    return None


def asked_at_birth(question: str, language: Language) -> Naming | None:
    """The way of a birth name, where that is asked for of somebody whom a question names or describes."""
    text = question.strip().rstrip("?？。.!！ ")
    forms = (form.format(k=r"birth name", x=r".+?") for form in _WHOLE[language])
    return Naming.BIRTH if any(re.fullmatch(form, text, re.IGNORECASE) for form in forms) else None


def spoken_of(question: str, language: Language) -> Naming | None:
    """In what way a name is asked for somewhere in a question, by words that say nothing else."""
    ways = ((n, w) for n, w in _ASKED[language].items() if n not in _TOO_SHORT)
    return next((n for n, words in ways if re.search(words, question, re.IGNORECASE)), None)


def says_naming(text: str, naming: Naming) -> bool:
    """Whether a text says of any name that it is one in that way."""
    if naming is Naming.ORIGINAL:
        return _BRACKET.search(text) is not None
    said = (m for words in _SAID.values() for m in re.finditer(words[naming], text, re.IGNORECASE))
    return any(m[0].casefold() != "born" or _BORN_SO.match(text, m.end()) is not None for m in said)


def naming_before(text: str, start: int, language: Language) -> Naming | None:
    """In what way the name that begins at an offset is somebody's, by the words right before it."""
    before = text[max(0, start - 40) : start]
    joint = (
        r"(?: (?:is|was|as|of))?[:,]? ?[\"“*]*$"
        if language is Language.ENGLISH
        else r"(?:是|为|叫|作|：|:)?[“「《]?$"
    )
    said = _SAID[language].items()
    return next((n for n, words in said if re.search(words + joint, before, re.IGNORECASE)), None)


def named_so(text: str, naming: Naming, language: Language, question: str) -> Iterator[tuple[str, Span]]:
    """Each name that a text says to be one in that way, and its offsets; of a title in another script, that of the
    language asked for.
    """
    if naming is Naming.ORIGINAL:
        script = next((script for words, script in _SCRIPTS.items() if re.search(words, question)), "")
        yield from (one for one in _original(text) if script in ("", _script(one[0])))
        return
    words = _SAID[language][naming]
    if language is Language.CHINESE:
        for found in re.finditer(rf"{words}(?:是|为|叫|作|：|:)?{_CHINESE_NAME}", text):
            yield found["n"], Span(*found.span("n"))
        return
    for found in re.finditer(rf"(?:{words})(?: (?:is|was|as|of))?[:,]? ?{_ENGLISH_NAME}", text):
        group = next(g for g in ("q", "p", "n") if found[g])
        name = found[group].rstrip(".,")
        lone = naming is Naming.BIRTH and " " not in name and re.match(r"born\b", found[0]) is not None
        if not lone and _MONTHS.match(name) is None:  # `born Leeds`, `born May 1950`
            yield name, Span(found.start(group), found.start(group) + len(name))


def _original(text: str) -> Iterator[tuple[str, Span]]:
    """What stands in another script in the first bracket of a page, behind its title: `Seven Samurai (七人の侍) is`."""
    start = len(text) - len(text.lstrip("# \n"))
    bracket = _BRACKET.search(text, start, start + 120)
    if bracket is None:
        return
    own = _script(text[start : bracket.start()])
    for piece in _PIECE.finditer(text, *bracket.span("inside")):
        name = piece["n"].strip()
        if own and not any(c.isdigit() for c in name) and _script(name) not in ("", own):
            yield name, Span(piece.start("n"), piece.start("n") + len(name))


def _script(words: str) -> str:
    """The script that most letters of some words belong to."""
    counts = {script: len(re.findall(f"[{script}]", words)) for script in _SCRIPTS.values()}
    best = max(counts, key=lambda script: counts[script])
    return best if counts[best] else ""
