"""Whose name an unsaid subject's `又称` gives: not the page's where its words name something else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.extraction.chinese.items import PERSON, PLACE
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match
from builder.extraction.chinese.refusing.named_last import is_name_of_last
from builder.findings import Named

_FILLER = re.compile(
    "后来|其后|此后|之后|随后|后|现在|现今|现|目前|今天|今|古|旧|原|也|又|亦|即|则|便|就|均|都|乃|遂|再次?|正式|一般|通常|常常?|曾经|曾|有时候?|"
    "有人|人们|世人|时人|当地人?|民间|学界|史书?|俗|统|多|被|故|因此|因而|所以|而|并且?|且|同时|[英中日法德俄韩]文|全|"
    "第[一二三四五六]次|两次|最终|最后|最初|起初|当时|一度|先后|陆续|合|或|另外?|还|更|才|一直|长期|统一|宣布|决定|获准|奉命"
)
_OWN = re.compile(
    "[该本此这其它他她]|(?:学校|大学|学院|公司|集团|球队|球会|俱乐部|车站|机场|医院|乐队|组合|节目|影片|电影|小说|杂志|报纸|协会|学会|全线|该?线)$|"
    "[校片书刊站县市区镇村队乐艺笔别小]?名[字称]?$"
)
_SEVERAL = re.compile("[这那此该][两二三四五六七八九十数几]+[种个类条座位名]")
_SPEAKING = re.compile("(?:香港|台湾|澳门|大陆|内地|中国.*|.*地区)$")
"""Where a thing goes by another name, not what does."""
_CIRCUMSTANCE = re.compile(
    "^[因由以在于从自经按为对将把随当受至到用据根依向跟]|[时后前间起初末中上下里内年代期朝地来]$|[是有了着过使让令]"
)
_COUNTED = re.compile("[数二两三四五六七八九十百\\d]+[人位名]，?$")
_GROUP = re.compile("[^，。；]、[^，。；]*?[数二两三四五六七八九十][人位名子家](?![^，。；]*[，；].*[，；])")
_OF_GROUP = re.compile("[二两三四五六七八九十][一-鿿]")
_ANYTHING = re.compile("俗|简|通|也|或|又译")
_LISTED = re.compile("[号字]")  # `又名青草、号角草` is a list of names
_PLACE_OF_IT = re.compile("所[在处经]的?[一-鿿]{1,6}$")
_BY_NAME = re.compile("(?<![所可难足得])[以用](?:了?[^，。；]{0,14}的)?$")
_CLAUSES = re.compile("[都均皆就]是")
_NO_ONE = re.compile(
    "(?:事件|奇迹|之战|大战|战役|之争|主义|计划|公司|学会|协会|[大中小]学|学[院校堂]|书院|委员会|研究所|出版社|基金会|俱乐部|球队|车站|机场|医院|谈话|讲话|[一二三]榜|运动|[一-鿿]学派)$"
)
"""How names end that nobody bears."""
_RENAMED = re.compile("更名|改名|改称|易名")
_NO_ONE_RENAMED = re.compile("[陵寺庙站县市省村镇会社局馆]$")
_JUDGED = re.compile("[称叫唤](?P<whom>其|[^“”「」]{1,8}?)(?P<as>[为作])?[“「]")
_BOOK = re.compile("(?:[史志传记文评论诗序]|书[中里上]?|[记史]载)$")
_TOGETHER = re.compile("[合并]称")  # what several are called: `与《山河》一起合称为“三部曲”`
_MOST = 0.6
_SHORT_HEAD = 6  # characters of a clause that is no more than a name


def is_name_of_another(match: Match, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """Whether a name without a subject of its own is that of something else than what it would be given to.

    `莫高窟俗称千佛洞` on a town's page, `（简称南协）` behind another body, `有“车城”之称的甲城`, `以本名出道`.
    """
    if match.pattern.source.relation != "alias":
        return False
    sentence, (start, end) = match.sentence, match.found.span()
    text = sentence.encoded.text
    if _TOGETHER.search(text, max(start - 1, 0), end) is not None:
        return True
    if (judged := _JUDGED.match(sentence.words(start, end))) is not None:
        return _is_opinion(judged, match, alphabet)
    if match.found.groupdict().get("subject"):
        return text[max(start - 1, 0) : start] in ("在", "于")  # where it is called so
    clause = sentence.since("，。；", start)
    before = text[clause:start]
    if _PLACE_OF_IT.search(sentence.words(clause, start) if start > clause else ""):
        return True  # `坝址所在的峡谷旧称“甲峡”`
    if _CLAUSES.search(sentence.words(start, end)) or _BY_NAME.search(before):
        return True
    slot = match.slot("object")
    many = slot is not None and slot.type == "Names" and _ANYTHING.match(text, start) is not None
    if many and not _is_spoken_of(match, subjects):
        return True
    if _LISTED.match(text, start) is not None and text[max(start - 1, 0) : start] == "、":
        return True
    if is_name_of_last(match, subjects, alphabet):
        return True
    if _is_no_name_of(subjects, sentence.words(start, end)) or _is_page_s(match, subjects):
        return True
    if _is_in_bracket_of_another(match, subjects) or _is_of_what_follows(match, subjects, alphabet):
        return True
    if _COUNTED.search(text[:start]) is not None and "号称" in sentence.words(start, end):
        return True
    part = sentence.words(sentence.since("。；", start), end)
    if _GROUP.search(part) is not None and _OF_GROUP.search(sentence.words(*match.found.span("object"))):
        return True  # `李四、王五、赵六三人得其指点，人称“三友”`
    if any(letter in before for letter in alphabet.names):
        return _opens_with_place(match, clause, subjects, alphabet)
    opens = sentence.encoded.starts[0] == 0
    return not opens and (
        _names_another(before, subjects)
        or (not _bare(before) and _is_headed(match, clause, subjects, alphabet))
    )


def _is_opinion(said: re.Match[str], match: Match, alphabet: Alphabet) -> bool:
    """Whether words are what somebody or a book says of somebody, no name: `《南史》称他“清廉”`, `李四称其为“奇才”`."""
    sentence, start = match.sentence, match.found.start()
    before = sentence.encoded.text[sentence.since("，。；", start) : start]
    callers = alphabet.letter(PERSON) + alphabet.letters("Work")
    named = re.search(f"[{callers}][^，。；{alphabet.names}]{{0,3}}$", before) is not None
    if said["whom"] == "其":
        return named
    return said["as"] is None and (named or _BOOK.search(before) is not None)


def _is_spoken_of(match: Match, subjects: Sequence[Named]) -> bool:
    """Whether a text opens with what the names are given to, by most of the letters of its name."""
    sentence, start = match.sentence, match.found.start()
    if sentence.encoded.starts[0] > 0 or start == 0:
        return False
    said = set(sentence.words(0, start))
    return any(len(said & set(named.name)) >= _MOST * len(set(named.name)) for named in subjects)


def _names_another(words: str, subjects: Sequence[Named]) -> bool:
    """Whether words before `又称` are a thing that nobody tagged: `烽火` of `烽火也叫烽燧`."""
    bare = _bare(words)
    if _SEVERAL.match(words) is not None:
        return True
    if len(bare) < 2 or _CIRCUMSTANCE.search(words) or _CIRCUMSTANCE.search(bare):
        return False
    return _OWN.search(bare) is None and not any(set(bare) & set(named.name) for named in subjects)


def _opens_with_place(match: Match, clause: int, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """Whether a place, which is not what the name would be given to, opens the clause: `莫高窟俗称千佛洞`."""
    encoded = match.sentence.encoded
    item = encoded.items[clause]
    if item is None or item.kind != PLACE or _SPEAKING.match(item.named[0].name) is not None:
        return False
    rest = encoded.text[clause + 1 : match.found.start()]
    alone = not any(letter in rest for letter in alphabet.names) and not _bare(rest)
    return alone and not set(item.named) & set(subjects)


def _is_headed(match: Match, clause: int, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """Whether the sentence opens with a clause that is only another name: `烽火，也叫烽燧`."""
    text = match.sentence.encoded.text
    head = text[match.sentence.since("。；", match.found.start()) : max(clause - 1, 0)]
    named = any(letter in head for letter in alphabet.names)
    return not named and "，" not in head and len(head) <= _SHORT_HEAD and _names_another(head, subjects)


def _is_in_bracket_of_another(match: Match, subjects: Sequence[Named]) -> bool:
    encoded, start = match.sentence.encoded, match.found.start()
    opened = encoded.text.rfind("（", 0, start)
    if opened <= encoded.text.rfind("）", 0, start):
        return False
    holder = encoded.items[opened - 1] if opened > 0 else None
    if holder is None:
        return "，" in encoded.text[:opened]
    return not set(holder.named) & set(subjects)


def _is_of_what_follows(match: Match, subjects: Sequence[Named], alphabet: Alphabet) -> bool:
    """`有“车城”之称的甲城` names 甲城; `是有“歌王”之称的南国歌手` whoever sings."""
    encoded, (start, end) = match.sentence.encoded, match.found.span()
    owner = re.compile(f"的[^，。；{alphabet.names}]{{0,8}}(?P<owner>[{alphabet.names}])").match(
        encoded.text, end
    )
    if owner is None:
        return False
    item = encoded.items[owner.start("owner")]
    person = owner["owner"] == alphabet.letter(PERSON)
    defined = re.search("[是为]一?[位个座]?$", encoded.text[:start]) is not None
    return item is not None and (person or not defined) and not set(item.named) & set(subjects)


def _is_no_name_of(subjects: Sequence[Named], words: str) -> bool:
    """Whether words end as no person's name does, where they are said of a person."""
    if not subjects or subjects[0].type != PERSON:
        return False
    ending = words.rstrip("，；。”」")
    renamed = _RENAMED.match(words) is not None and _NO_ONE_RENAMED.search(ending) is not None
    return renamed or _NO_ONE.search(ending) is not None


def _is_page_s(match: Match, subjects: Sequence[Named]) -> bool:
    """Whether a name is the page's own and said of another: `李四把书院改为学堂，后改称南方中学`."""
    page, words = match.sentence.subject, match.sentence.words(*match.found.span())
    return bool(page.name) and words.rstrip("，；。”」》").endswith(page.name) and page not in subjects


def _bare(words: str) -> str:
    """The Han characters of words, without adverbs."""
    return "".join(re.findall("[\u4e00-\u9fff]", _FILLER.sub("", words)))
