"""What a page is about: its title, or the name that its first sentence opens with."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.findings import FoundAlias, Named
from builder.language import has_han
from builder.list_pages import lists_things
from schemas.names import name_key, split_sense
from schemas.text import Document

_REACH = 400  # characters of the text in which the first sentence is looked for
_WORD = r"[^\W\d_](?:[\w'’.&\-]|–(?=[^\W\d_]))*"
_JOINER = r"(?:of|the|and|de|da|di|du|del|der|den|des|la|le|van|von|y|al|bin|ibn|in|for|at)"
_ENGLISH_OPENING = re.compile(
    rf"[\"“']?(?P<name>{_WORD}(?:\s+(?:{_JOINER}\s+){{0,2}}{_WORD}){{0,8}}?)[\"”']?"
    r"\s*(?P<after>\(|,\s|\s(?:is|was|are|were|became)\s)"
)
_CHINESE_OPENING = re.compile(
    r"《?(?P<name>[^\s，,。；：、！？（）()《》“”\[\]]{2,24}?)》?"
    r"(?P<after>[（(]|[，,](?:[简又亦也俗别全合]称|[原本又别]名|[字号位][^，。]|坐落|\d{3,4}年)|[，,]|是|为|位于|坐落|又[叫称名]|[成建创]立于|始建于)"
)
_DEFINING = frozenset("( （ 是 is was are were became".split())
_ENGLISH_TELLING = re.compile(
    rf"(?P<name>(?:The +)?{_WORD}(?: +(?:{_JOINER} +){{0,2}}{_WORD}){{0,8}}?)"
    r"(?:,\s(?:or|also|usually|often|commonly|better|formerly|originally|known|called|nicknamed|born)\b"
    r"|\s(?:plays|stands|lies|flows|rises|consists|operates|opened|lived|served|makes|has|had|began)\s)"
)
"""What a text says first of a thing that it does not define."""
_PART = re.compile("的(?:前身|作者|创始人|创办人|导演|首都|总部|全称|简称|英文名)$")
_FULL_NAME = re.compile(
    r"《?(?P<name>[\u4e00-\u9fffA-Za-z0-9·]{3,24}?)》?"
    r"(?=[（(，,]|是|为|[简全]称|前身|总部|位于|坐落|座落|地处|由|于?\d{3,4}年|[创始成]?[建办立]于|创[立办建]|成立)"
)
_NAMING = r"(?:(?:又|也|亦|别|俗|简|昵|通|合)称|又名|别名|昵称|俗名)(?:为|作)?[“\"「]?"
_BODY_END = re.compile(
    "(?:公司|集团|俱乐部|通讯社|出版社|银行|体育场|体育馆|体育中心|游泳中心|电视塔|球队|车站|机场|医院|协会)$"
)
"""How the full names of firms, clubs and buildings end."""
_TITLE_END = re.compile("(?:集团|公司|队|俱乐部|社)$")
_REGION = re.compile(".*[省市县区州镇乡村国]$")
_BRACKETS = "()（）[]【】{}<>《》〈〉「」『』 "
_NO_NAME = frozenset(
    "he she it they we i you his her its their this that these those there here in on at after before "
    "during when while as by for from with although since the a an some many most all one".split()
)


@dataclass(frozen=True, slots=True)
class PageSubject:
    """The page's own thing: its name without a bracketed sense, that sense, and its other names."""

    named: Named
    sense: str = ""
    aliases: tuple[FoundAlias, ...] = ()


def subject_of(document: Document) -> PageSubject | None:
    """The subject, or None for an untitled text that does not open with a name.

    A title of brackets and stops alone is none.
    """
    title = " ".join(document.title.split())
    title = title if name_key(title.strip(_BRACKETS)) else ""
    opening = _opening(document.text, split_sense(title)[0])
    if not title:
        return PageSubject(Named(opening.name)) if opening is not None and opening.tells else None
    bare, sense = split_sense(title)
    bare = _without_marks(bare)
    aliases: list[FoundAlias] = []
    name = bare
    if opening is not None and name_key(opening.name) != name_key(bare):
        if _begins_with(bare, opening) and not lists_things(title):
            name = opening.name
        elif _is_longer_form(opening, bare):
            aliases.append(FoundAlias(Named(bare), opening.name, "statement", opening.start, opening.end))
    named = Named(name)
    aliases = [FoundAlias(named, alias.alias, alias.reason, alias.start, alias.end) for alias in aliases]
    full = full_name(document) if name == bare else ""
    if full and all(alias.alias != full for alias in aliases):
        start = document.text.index(full)
        aliases.append(FoundAlias(named, full, "statement", start, start + len(full)))
    others = [other for other in (bare, title) if name_key(other) != name_key(name)]
    aliases += [FoundAlias(named, other, "title_sense", 0, 0) for other in dict.fromkeys(others)]
    return PageSubject(named, sense, tuple(aliases))


def opening_name(text: str) -> str:
    """The name that a text opens with and says something of, or empty."""
    opening = _opening(text, "")
    if opening is None or not opening.tells:
        told = _ENGLISH_TELLING.match(text.lstrip()[:_REACH])
        return " ".join(told["name"].split()) if told is not None and _is_english_name(told["name"]) else ""
    return opening.name.partition("的")[0] if _PART.search(opening.name) is not None else opening.name


def told_of(document: Document, subject: PageSubject | None) -> Named:
    """The thing that a page tells of: its subject, or, on a list, what its text opens with and its title names.

    Without a name where a page has no subject, and where a list is of many things: `List of rivers of Arn`.
    """
    if subject is None:
        return Named("")
    if not lists_things(document.title):
        return subject.named
    found = _opening(document.text, split_sense(" ".join(document.title.split()))[0])
    if found is None or not found.defines or not _stands_in(name_key(found.name), name_key(document.title)):
        return Named("")
    return Named(found.name)


def said_again(name: str, title: str) -> int:
    """How much of a name is the title that stands above the text: `Ann Roe` of `Ann Roe Ann Mary Roe`, else 0."""
    head = re.match(rf"{re.escape(title)}\s+", name) if title else None
    rest = name[head.end() :] if head is not None else ""
    last = title.split()[-1:] if head is not None else []
    return head.end() if head is not None and rest.split()[-1:] == last else 0


@dataclass(frozen=True, slots=True)
class _Opening:
    """The name at the beginning of the text; `defines` if what follows says what it is, `tells` if it says anything
    that is said of what a page is about: `，本名…`, `位于`.
    """

    name: str
    start: int
    end: int
    after: str

    @property
    def defines(self) -> bool:
        return self.after.strip() in _DEFINING

    @property
    def tells(self) -> bool:
        return self.after.strip() not in {",", "，", "为"}


def full_name(document: Document) -> str:
    """The full name that a Chinese page opens with instead of its title, or empty.

    `华为技术有限公司成立于…` under 华为: it ends as names of firms, clubs and buildings do and spells the title in
    order. `国家体育场（鸟巢）…` and `新华通讯社，简称新华社` say so themselves.
    """
    title = _without_marks(split_sense(" ".join(document.title.split()))[0])
    text = document.text.lstrip()
    match = _FULL_NAME.match(text) if title and has_han(title) else None
    if match is None or match["name"] == title:
        return ""
    name, behind = match["name"], text[match.end() :]
    same = rf"[（(]{re.escape(title)}[)）]|[（(，,]{_NAMING}{re.escape(title)}(?=[”\"」，,。；、）)])"
    if re.match(same, behind) is not None:
        return name
    return name if _BODY_END.search(name) is not None and _spells(name, title) else ""


def _spells(name: str, title: str) -> bool:
    """Whether a longer name holds what a title says, its last word for a body aside: 广州 of 广州队."""
    if _REGION.fullmatch(title) is not None:
        return False
    stem = _TITLE_END.sub("", title)
    return len(stem) > 1 and stem in _BODY_END.sub("", name)


def _opening(text: str, title: str) -> _Opening | None:
    start = len(text) - len(text.lstrip())
    pattern = _CHINESE_OPENING if has_han(text[start : start + 2].strip('《“"')) else _ENGLISH_OPENING
    match = pattern.match(text, start, start + _REACH)
    if match is None:
        return None
    name = match["name"]
    again = said_again(name, title)
    if again:
        start = match.start("name") + again
        match = pattern.match(text, start, start + _REACH)
        if match is None:
            return None
        name = match["name"]
    if pattern is _ENGLISH_OPENING and not _is_english_name(name):
        return None
    return _Opening(" ".join(name.split()), match.start("name"), match.end("name"), match["after"])


def _is_english_name(name: str) -> bool:
    """Capitalised words joined by small ones, not beginning with a pronoun or a preposition."""
    words = name.split()
    if words[0].casefold() in _NO_NAME and not (words[0] == "The" and len(words) > 1):
        return False
    return all(word[0].isupper() or re.fullmatch(_JOINER, word) for word in words)


def _begins_with(title: str, opening: _Opening) -> bool:
    if not title.startswith(opening.name):
        return False
    rest = title[len(opening.name) :]
    if has_han(title):
        return True
    return rest.startswith(" ") and (opening.after.startswith("(") or rest.strip()[:1].islower())


def _is_longer_form(opening: _Opening, title: str) -> bool:
    """`Stephen Chow Sing-chi` or `William Jefferson Clinton` of pages with shorter titles."""
    if has_han(title):
        return opening.defines and opening.name.startswith(title) and "是" not in opening.name
    long, short = name_key(opening.name).split(), name_key(title).split()
    if not opening.defines or len(long) <= 1 or len(long) > 7:
        return False
    return set(short) < set(long) or (len(short) > 1 and long[-1] == short[-1])


def _stands_in(key: str, title: str) -> bool:
    """Whether a title holds a name as words of its own, and more than it; Chinese has no bounds between words."""
    within = f" {key} " in f" {title} " or (has_han(key) and key in title)
    return within and key != title


def _without_marks(title: str) -> str:
    return title[1:-1] if title.startswith("《") and title.endswith("》") else title
