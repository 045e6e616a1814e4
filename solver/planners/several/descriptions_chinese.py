"""How far the things reach that a Chinese question describes instead of naming: 给《黄土地》掌镜的人."""

from __future__ import annotations

import re
from collections.abc import Iterator

from schemas.text import Language
from solver.lexicon import LITERAL_TYPES, Lexicon
from solver.planners.several.nouns import measured
from solver.planners.words.analysis import Analysis
from solver.planners.words.heads import HEADS, head_type

_MEASURE = r"(?:那|这|该|同)?(?:一)?(?:[位个名部家首张座所本届支队条艘片间])?"
_COUNTRIES = ("Country", "Place", "City")
_HOUSES = ("Organization", "Company", "School", "Institution")
_NO_BEGINNING = ("把", "将", "连", "除")
_WHO_DID_ZH = re.compile(r"[把将][^，。；]*\x00[》”]?(?![和与的])[^\x00，。；的]{2,12}$")
"""What somebody did with a named thing, before 的: 把《甲》搬上银幕."""

_OPENING_ZH = re.compile(r"^(?:请问|那么|当年|后来|听说|据说|[，,。；？\s])+")
_OF_ZH = re.compile(rf"的{_MEASURE}(?P<people>\x00+)?(?P<noun>[^\x00，。？；的]{{1,9}})")
_JOINED_ZH = re.compile(r"《?(?P<name>\x00+)》?(?P<noun>[^\x00，。？；的]{2,7})(?=[的，,])")
_OFFICE_ZH = re.compile(
    rf"《?(?P<name>\x00+)》?(?P<noun>(?:首任|首位|现任|前任|时任|第[一二三四五六七八九十][任位名个])?[男女]?"
    rf"(?:{'|'.join(sorted(HEADS[Language.CHINESE]['Person'].split('|')[1:], key=len, reverse=True))}|[男女]主[角演]|"
    rf"父亲|母亲|爸爸|妈妈|妻子|太太|丈夫|老[公婆]|爱人|前[妻夫]|儿子|女儿|哥哥|弟弟|姐姐|妹妹|祖父|祖母|外公|外婆|老家|家乡|故乡)(?!\x00))(?![的，,])"
)
"""A name and who somebody is to it, right before what is asked: 甲学院首任院长生于哪里."""

_GOES_ON_ZH = re.compile(r"(?<=剧)[本情]|(?<=片)[名头尾段酬]|(?<=书)名|(?<=歌)[名词迷]")
"""Behind a noun of a kind what makes another of it: 剧本."""

_TURN_ZH = re.compile(r"(?:第[一二三四五六七八九十\d]+[任位个]?|首[任位]|[前现时]任|前)(?=[\u3400-\u9fff])")
"""Which of several somebody is, before the noun that says what: 第四任太太."""

_SEXED_ZH = re.compile(r"^[男女]性?(?=[\u3400-\u9fff]{2})")
_DOER_ZH = re.compile(r"作者|者|人(?![生在气物缘])")
"""Whoever does what the word before says: 掌镜人, 配乐作者."""

_PLAYER_ZH = re.compile(r"扮演者|饰演者|演员")
_NO_OWNER = re.compile(r"(?:[他她它其]们?|自己)?")
_SERVED = re.compile(r"[给替为把被由将]$|[把将][^，。；]*$")
_HELD = re.compile(r"(?:[担出就接升继]任|当选|成为|(?<![主责信])[当任])(?:过|了|上|为)*$")
"""Before an office that somebody holds, which means nobody else: 哪年当甲公司主席的."""

_NOUN_PHRASE = re.compile(
    r"[^，。；？\x00]{0,4}《?\x00+》?[^，。；？\x00]{0,8}的(?:扮演者|饰演者|演员|主演|导演|编剧|作者|原著|女|男)"
)
_JOINS = "和与跟同"
_BARE_ZH = re.compile(r"的[那这][位名个](?=[，,])")


def described_chinese(part: Analysis, lexicon: Lexicon) -> Iterator[tuple[int, int, str]]:
    """[clause]的[那位][noun], from the last stop or question word to the noun."""
    text = part.blanked
    unlisted = list(measured(text))
    joints: set[int] = set()  # where something described ends, and another goes on behind 和
    for place, last, unknown in unlisted:
        start = _clause_start(text, place)
        if start < place and text[start : start + 1] not in ("连", "除"):
            yield start, last, unknown
    for of in _OF_ZH.finditer(text):
        if any(of.start() == place for place, _, _ in unlisted):
            continue
        head = _head(of["noun"], part.language, lexicon)
        if head is None:
            continue
        length, kind = head
        start = _clause_start(text, of.start())
        start = max((joint + 1 for joint in joints if start < joint < of.start()), default=start)
        owner = text[start : of.start()].strip('《》“”" ')
        owned = not owner.strip("\x00")
        if _NO_OWNER.fullmatch(owner) or (of["people"] and not _is_country(part, of.end("people"))):
            continue
        did = kind == "Person" and _WHO_DID_ZH.match(text[start : of.start()])
        if text[start : start + 1] in _NO_BEGINNING and not did:
            continue
        if _GOES_ON_ZH.match(text, of.start("noun") + length):
            continue
        if start < of.start() and not (owned and (kind == "Work" or not _is_made(part, of, length, lexicon))):
            end = of.start("noun") + length
            joints |= {end} if text[end : end + 1] in _JOINS and _NOUN_PHRASE.match(text, end + 1) else set()
            yield start, end, kind
    for joined in (*_JOINED_ZH.finditer(text), *_OFFICE_ZH.finditer(text)):
        head = _head(joined["noun"], part.language, lexicon)
        whole = head is not None and head[0] == len(joined["noun"])
        if text[joined.end() : joined.end() + 1] == "的" and head_type(joined["noun"], part.language) == "":
            after = _head(text[joined.end() + 1 : joined.end() + 9], part.language, lexicon)
            same = after is not None and head is not None and _is_of_kind(head[1], after[1], lexicon)
            whole = whole and not same  # 就读 of 甲就读的学院, which is what is described
        if head is not None and whole and _has(part, joined, lexicon):
            yield joined.start(), joined.end(), head[1]
    for bare in _BARE_ZH.finditer(text):
        start = max((m.end() for m in re.finditer(r"[，,。；？]", text[: bare.start()])), default=0)
        yield start, bare.end(), "Person"


def _clause_start(text: str, of: int) -> int:
    """Where the clause begins that the 的 at a place ends, less what only opens the question."""
    start = max((m.end() for m in re.finditer(r"[，,。；？]", text[:of])), default=0)
    opening = _OPENING_ZH.match(text[start:of])
    return start + (opening.end() if opening is not None else 0)


def _is_of_kind(type: str, kind: str, lexicon: Lexicon) -> bool:
    return kind != "Person" and lexicon.fits(type, (kind,))


def _is_country(part: Analysis, end: int) -> bool:
    """Whether the name that ends at a place says of what country or of what company somebody is: 那位法国导演; a
    person's or a work's name would be what is described.
    """
    return any(t.end == end and t.types[0] in (*_COUNTRIES, *_HOUSES) for t in part.things)


def _is_made(part: Analysis, of: re.Match[str], length: int, lexicon: Lexicon) -> bool:
    """Whether what stands before 的 may have what the noun of some length behind it says: a film has a 导演, and a
    person's 导演 begins another word: 导演处女作.
    """
    before = part.blanked[: of.start()].rstrip('》”"')
    thing = next((t for t in part.things if t.end == len(before)), None)
    found = next((f for f in lexicon.wordings(of["noun"], part.language) if f.start == 0), None)
    if found is not None and found.end > length:
        return False
    if thing is None or found is None or not thing.types[0]:
        return True
    domains = [lexicon.domain(p) for p in (*found.wording.forward, *found.wording.backward)]
    if _PLAYER_ZH.match(of["noun"]) or any(lexicon.fits(kind, ("Work",)) for kind in thing.types):
        return True  # a role has a player, and a film whoever wrote the words of its song
    return not domains or any(lexicon.fits(kind, domain) for kind in thing.types for domain in domains)


def _has(part: Analysis, joined: re.Match[str], lexicon: Lexicon) -> bool:
    """Whether a name has what the noun right behind it says: a film has a 导演, a person only does so; a country of
    which somebody is one describes nobody.
    """
    before = part.blanked[: joined.start()]
    if _SERVED.search(before) or _HELD.search(before):
        return False  # 给《甲》掌镜, 把李四的《甲》搬上银幕: what is done for it, or with it
    thing = next((t for t in part.things if t.end == joined.end("name")), None)
    kind = thing.types[0] if thing is not None else ""
    found = lexicon.wordings(joined["noun"], part.language)
    bare = _SEXED_ZH.sub("", _TURN_ZH.sub("", joined["noun"]))
    if not found and not any(head_type(n, part.language) for n in (joined["noun"], bare, bare[1:])):
        return False
    domains = [lexicon.domain(p) for f in found for p in f.wording.forward]
    if not domains:
        return kind not in _COUNTRIES
    return any(kind in ("", "Thing") or lexicon.fits(kind, domain) for domain in domains)


def _head(noun: str, language: Language, lexicon: Lexicon) -> tuple[int, str] | None:
    """How far the head noun reaches into the words after 的, and its type: the first that stands there."""
    turn = _TURN_ZH.match(noun) if language is Language.CHINESE else None
    if turn is not None:
        rest = _head(noun[turn.end() :], language, lexicon)
        return None if rest is None else (turn.end() + rest[0], rest[1])
    best: tuple[int, int, str] | None = None
    for kind, heads in HEADS[language].items():
        for match in re.finditer(heads, noun):
            place = (match.start(), -match.end())
            if match.start() <= 4 and (best is None or place < best[:2]):
                best = match.start(), -match.end(), kind
    if best is not None and language is Language.CHINESE:
        best = _compound(noun, best)
    for found in lexicon.wordings(noun, language):
        kinds = [k for p in found.wording.forward for k in lexicon.range(p)]
        if found.start == 0 and kinds and not LITERAL_TYPES & set(kinds) and (best is None or best[0] > 0):
            doer = _DOER_ZH.match(noun, found.end) if "Person" in kinds else None
            end = found.end if doer is None else doer.end()
            best = 0, -end, "Place" if kinds[0] in ("City", "Country") else kinds[0]
            best = _prized(noun, best)
    return None if best is None else (-best[1], best[2])


def _prized(noun: str, best: tuple[int, int, str]) -> tuple[int, int, str]:
    """A prize, or the work that the noun behind it makes of it: 获奖作品."""
    work = re.compile(rf"(?:{HEADS[Language.CHINESE]['Work']})").match(noun, -best[1])
    return (best[0], -work.end(), "Work") if work is not None and best[2] == "Award" else best


def _compound(noun: str, best: tuple[int, int, str]) -> tuple[int, int, str]:
    """A noun of a kind, or the one of people or a body that goes on with it: 学院 for the 剧 of 戏剧学院."""
    for kind in ("Organization", "Person"):
        longer = re.compile(rf"(?:{HEADS[Language.CHINESE][kind]})")
        behind = longer.match(noun, -best[1])
        if behind is not None and len(behind.group()) > 1 and best[2] == "Work":
            return best[0], -behind.end(), kind
    return best
