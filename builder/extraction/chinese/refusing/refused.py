"""Matches that say nothing of those whom they name: parts, groups, forefathers, people of a plot."""

from __future__ import annotations

import re

from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.lexicon import KIN
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.pattern_language import CompiledPattern
from builder.extraction.chinese.patterns.sentence import Match, Sentence, is_of_groups
from builder.extraction.chinese.refusing.bodies_named import is_birth_of_part
from builder.extraction.chinese.refusing.bystanders import is_done_with_another
from builder.extraction.chinese.refusing.misread import is_misread
from builder.extraction.chinese.refusing.posts import is_no_post
from builder.extraction.chinese.refusing.recent import is_for_another, is_of_sequel
from builder.extraction.chinese.refusing.relatives import FAMILY, is_of_kin, is_of_others, is_whose
from builder.extraction.chinese.refusing.whereabouts import is_of_no_place, is_only_around

_PLAYED = re.compile("(?:饰演?|扮演|(?<![参主导合])演)了?的?$")  # `扮演父亲李四` tells of no actor's family
_PLAYED_BY = re.compile("[则也]?由[^，。；]{1,4}(?:饰|扮|出?演)")
_CLAN = re.compile("[^，。；（）]{2,6}氏，")  # `李某，拓跋氏，李乙之孙`
_ANCESTORS = re.compile("祖|先世|先人|先辈|家族")
_OF_LIVES = frozenset({"cause_of_death"})
_WISHED = re.compile("希望|想要|梦想|立志|渴望|志愿|有意|想(?=当|做|成为)")
_ASKED = "(?:邀请?|请|命令?|令|派|召|推举|提名|推荐|荐|使|让|叫|劝)"
"""Verbs whose object is who does what follows: `邀请李四任…`."""
_NO_TRADE = re.compile("(?:布景|道具|背景|替罪羊|炮灰|证婚人|伴[郎娘]|人质)$")
_BANNER = re.compile("[黄白红蓝]旗[（）]?人")  # of an army, no place
_WHERE = re.compile("(?:院|家中|家里|寓所|官邸|府邸|狱中|任内|任上|战场|战场上|途中)$")
_FUNERAL = re.compile("举行|举办|进行|仪式|[年月日号]")
"""What is said of when and how somebody was buried, no name of a place."""
_RITE = re.compile("的?(?:仪式|典礼|葬礼|举行|举办)")
_GRAVEYARD = re.compile("公墓|墓[园地]|陵园")
"""Where nobody lives: `1957年迁往青石公墓`."""
_UNKNOWN_ONE = re.compile("(?<![吉其])[他她](?!们)")
"""A pronoun that nobody was found for."""
_SPREAD = re.compile("信仰(?:传|带|引)")  # to somewhere
_TAUGHT = re.compile("(?:一?[个门]|等)?[^，。；、的]{0,6}?(?:课程?|专业|学科|讲座|科目|学位)")
"""Behind what a school offers and does not found: `开设“法学”课程`."""
_LODGING = re.compile("的[^，。；的]{0,8}?(?:温泉|旅馆|酒店|饭店|宾馆|客栈|旅店|招待所|茶屋|医院|疗养院)")
"""Behind a place where somebody stays and does not live: `住在青石的南山旅馆`."""
_ALL_OF_THEM = re.compile("(?:世界|史上|历史|人类|国内|全国|全球|我国|国产)(?:上的?|的)?$")
_RELATIVE = re.compile(f"的(?:祖父|外祖父|伯父|叔父|{'|'.join(sorted(KIN, key=len, reverse=True))})")
"""Behind who founded nothing: `创办人是李四的祖父王五`."""
_BESIDES = re.compile("除了?[^，。；]{0,6}$")
"""Before those who are only left out: `除了公司创办人李四以外，他是…`."""
_FIRST_HELD = re.compile("首届|第一届")
_HELD_AGAIN = re.compile("(?:[节奖展杯赛]|锦标|大会|会议|峰会|博览会|运动会|音乐会|晚会|论坛)$")


def is_refused(
    pattern: CompiledPattern, found: re.Match[str], sentence: Sentence, alphabet: Alphabet
) -> bool:
    """Whether the words around a match tell of others than those whom its pattern would read."""
    relation, text = pattern.source.relation, sentence.encoded.text
    clause = sentence.since("，。；", found.start())
    if _is_of_unknown(pattern, found, clause, sentence):
        return True
    if relation in FAMILY and (_is_played(text, clause, found) or is_whose(found, text)):
        return True
    if relation in FAMILY and is_of_others(relation, found, sentence, alphabet):
        return True
    if relation == "residence" and _ANCESTORS.search(text, clause, found.start()) is not None:
        return True
    if relation == "residence" and _LODGING.match(sentence.clean[sentence.encoded.ends[found.end() - 1] :]):
        return True
    if relation == "religion" and "的" in sentence.words(*found.span()):
        return True  # `信奉甲教的祖母`
    if relation == "first_work" and _is_first_of_many(found, sentence, alphabet):
        return True
    if is_of_no_place(pattern, found, sentence, alphabet):
        return True
    if is_birth_of_part(relation, found, sentence, alphabet):
        return True
    if relation in _OF_LIVES and alphabet.is_work(sentence.subject.type):
        return True  # of those whom the plot kills
    if relation == "occupation" and (
        _WISHED.search(text, clause, found.start()) is not None
        or _is_of_another(text, clause, found, alphabet)
        or re.search(f"[{alphabet.letters('Work')}][^，。；]{{0,4}}?[里中]", text[clause : found.start()])
        is not None
        or _NO_TRADE.search(sentence.words(*found.span())) is not None
    ):
        return True
    if is_of_sequel(relation, found, sentence):
        return True
    if is_done_with_another(relation, found, sentence, alphabet):
        return True
    if is_misread(pattern, found, sentence, alphabet):
        return True
    if relation == "religion" and _SPREAD.search(sentence.words(*found.span())) is not None:
        return True
    if relation == "spouse" and text.startswith("所生", found.end()):
        return True  # of somebody's parents
    if relation == "parent" and is_of_kin(found, text, clause, alphabet):
        return True
    if relation == "relative" and _CLAN.match(sentence.words(*found.span())) is not None:
        return True
    if relation == "child" and _is_pupils(text, found):
        return True
    if relation == "birth_place" and is_only_around(found, sentence, alphabet):
        return True
    if relation == "birth_place" and _BANNER.search(sentence.words(*found.span())) is not None:
        return True
    if relation == "burial_place" and (
        _is_spot_described(found, alphabet)
        or _FUNERAL.search(sentence.words(*found.span("object"))) is not None
        or _RITE.match(text, found.end()) is not None
    ):
        return True
    if relation == "residence" and _is_graveyard(found, sentence):
        return True
    if relation == "death_place" and "任所" in sentence.words(*found.span()):
        return True
    if is_no_post(relation, found, sentence, alphabet) or _is_no_cause(relation, found, sentence):
        return True
    if relation == "founded_by" and (_TAUGHT.match(text, found.end()) or _RELATIVE.match(text, found.end())):
        return True
    if relation == "founded_by" and _BESIDES.search(text, clause, found.start()) is not None:
        return True
    if relation == "named_after" and _is_owner(found, sentence):
        return True
    if _tells_of_first(relation, sentence.words(*found.span())):
        return not _is_held_again(found, sentence)
    if relation == "director" and _is_done_by_another(pattern, found, sentence, alphabet):
        return True
    return is_of_groups(relation, sentence.words(*found.span()))


def _is_of_unknown(pattern: CompiledPattern, found: re.Match[str], clause: int, sentence: Sentence) -> bool:
    """Whether `他` of whom nobody knows who it is does on a page about no person what people do."""
    if sentence.subject.type == PERSON or found.groupdict().get("subject"):
        return False
    told = _UNKNOWN_ONE.search(sentence.encoded.text, clause, found.start()) is not None
    return told and pattern.relation.domain[:1] == (PERSON,)


def is_first_held(match: Match) -> bool:
    """Whether a date of founding is only that of the first time something was held: `首届于1962年举行`."""
    return _tells_of_first(match.pattern.source.relation, match.sentence.words(*match.found.span()))


def _is_first_of_many(found: re.Match[str], sentence: Sentence, alphabet: Alphabet) -> bool:
    """`南国第一部通史《山河》` is nobody's first work, nor `第一部仿效者是李四的《山河》`."""
    text, clause = sentence.encoded.text, sentence.since("，。；", found.start())
    said = sentence.words(*found.span())
    before = text[clause : found.start()]
    named = before[-1:] in alphabet.letters("Place") and bool(before)
    return named or "者是" in said or _ALL_OF_THEM.search(before) is not None


def _is_of_another(text: str, clause: int, found: re.Match[str], alphabet: Alphabet) -> bool:
    """`邀请李四出山任首相` is said of 李四, `末任首相` of nobody in its clause."""
    asked = re.compile(f"{_ASKED}了?{alphabet.letter(PERSON)}[^，。；]*$")
    return (
        text[clause : found.start()].endswith("末") or asked.search(text[clause : found.start()]) is not None
    )


def _is_no_cause(relation: str, found: re.Match[str], sentence: Sentence) -> bool:
    """`死于南方医院` and `病死于北城` say where, not of what."""
    if relation not in _OF_LIVES or "object" not in found.re.groupindex:
        return False
    if sentence.encoded.text.endswith("病", 0, found.start()) and found.group().startswith("死于"):
        return True
    return _WHERE.search(sentence.words(*found.span("object"))) is not None


def _is_graveyard(found: re.Match[str], sentence: Sentence) -> bool:
    rest = re.match("[^，。；]{0,8}", sentence.encoded.text[found.end() :])
    return (
        _GRAVEYARD.search(sentence.words(found.start(), found.end() + (rest.end() if rest else 0)))
        is not None
    )


def _is_spot_described(found: re.Match[str], alphabet: Alphabet) -> bool:
    """`葬于寺后的竹林之中` names no place."""
    words = found.groupdict().get("object") or ""
    return "的" in words and not set(words) & set(alphabet.names)


def _is_pupils(text: str, found: re.Match[str]) -> bool:
    """`学生有李四` holds no `生有`."""
    return found.group().startswith("生") and text[max(0, found.start() - 1) : found.start()] in (
        "学",
        "门",
        "考",
    )


def _is_owner(found: re.Match[str], sentence: Sentence) -> bool:
    """`港岛的远山道以他命名` names no island."""
    if not found.groupdict().get("subject"):
        return False
    return sentence.encoded.text.startswith("的", found.end("subject"))


def _is_held_again(found: re.Match[str], sentence: Sentence) -> bool:
    """Whether what was first held is a prize, a festival or the like; 首届… of a town is another thing's."""
    held = sentence.subject
    if "subject" in found.re.groupindex:
        named = [item.named[0] for item in sentence.encoded.items_in(*found.span("subject")) if item.named]
        held = named[0] if named else held
    return held.type in ("Award", "Event") or _HELD_AGAIN.search(held.name) is not None


def _tells_of_first(relation: str, words: str) -> bool:
    return relation == "founding_date" and _FIRST_HELD.search(words) is not None


def _is_played(text: str, clause: int, found: re.Match[str]) -> bool:
    before, behind = _PLAYED.search(text, clause, found.start()), _PLAYED_BY.match(text, found.end())
    return before is not None or behind is not None


def _is_done_by_another(
    pattern: CompiledPattern, found: re.Match[str], sentence: Sentence, alphabet: Alphabet
) -> bool:
    """Whether somebody shoots it for somebody, or is shot: `他的经历被拍成《山河》`."""
    clause = sentence.since("，。；", found.start())
    passive = "被" in sentence.encoded.text[clause : found.start()] and "被" not in pattern.source.match
    return passive or is_for_another(sentence.encoded, found.start(), alphabet)
