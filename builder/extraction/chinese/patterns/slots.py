"""What stands in a pattern's slot: things by name, or typed literals."""

from __future__ import annotations

import re
from typing import TypeAlias

from builder.extraction.chinese.items import PERSON, Item
from builder.extraction.chinese.lexicon import JOBS, OCCUPATIONS, TITLES
from builder.extraction.chinese.names.places import without_kind
from builder.extraction.chinese.patterns.encoding import Encoded
from builder.extraction.chinese.patterns.pattern_language import Slot
from builder.extraction.chinese.patterns.slot_grammar import FREE_WORDS, WORDS, WORDS_OR_NAMES
from builder.findings import Named
from schemas.graph import Literal, LiteralKind

Value: TypeAlias = Named | Literal

DESCRIBED = {
    "Title": "",
    "Structure": "Place",
    "Quoted": "",
    "Venture": "",
    "Style": "Thing",
    "Family": "Thing",
    "Genus": "Thing",
    "Prize": "Award",
    "Party": "Organization",
    "Club": "Organization",
    "Force": "Organization",
}
"""Slots of words, and what type of thing they name."""

_ROLE_LEAD = re.compile(
    r"^(?:[这此那]一?[回次]|了|一个|一名|一位|一|个|名(?![妓媛伶医士将捕门模厨流])|位|主人公|主角|男主角|女主角|主要角色|角色|剧中的|片中的|其中的|饰演|扮演)+"
)
_ROLE_TAIL = re.compile(
    r"(?:一角|一职|[则也都便]|等角色|的角色|这一角色|这个角色|角色|[改]|而?(?:一举)?(?:成名|走红|出名|闻名|著称|知名|名世|为人熟知))$"
)
_ROLE_KIN = re.compile(
    "[大二三小]?(?:父亲|母亲|妻子|丈夫|儿子|女儿|哥哥?|弟弟?|姐姐?|妹妹?|女友|男友|好友|长子|次子)"
)
_TITLES = re.compile(
    f"^(?:[男女]|前|著名|知名|亚洲|当地|本地|[好几多十一两三四五六七八九]+年|{TITLES})+(?=..)"
)
_AND_OTHERS = re.compile("等(?:多家)?(?:公司|机构|单位|企业|电视台|片厂)?$")
_CALLINGS = frozenset({"Occupation", "Calling"})
_IN_BODIES = frozenset({"School", "Company", "Organization"})
_OCCUPATION = re.compile(f"(?:{OCCUPATIONS}|{JOBS})$")
_DEICTIC = re.compile(
    "[这那哪此该其它他她](?:里|处|地|[家本部份个]?(?:报|报纸|杂志|刊|刊物|网站|网|平台|媒体))?上?|"
    "(?:网络|网|报|报纸|报刊|杂志|刊物|国内|国外|海外|当地|各地|本地)上?"
)
"""Words that point to a thing and name none: 这里 of `在这里连载`."""
_PARTS = re.compile(r"、|以及|[和与及兼]")


def literal_of(text: str, kind: LiteralKind = LiteralKind.TEXT) -> Literal:
    """A text literal; its value is the words themselves."""
    return Literal(kind, text, text)


_PRONOUNS = frozenset("他她它其")
_OWNED_BY = re.compile("(?:合办|合创|创办|创立|成立|主持|经营|旗下|所属|任职|领导|执掌)?的")


def read_values(slot: Slot, encoded: Encoded, start: int, end: int, clean: str) -> list[Value]:
    """The values of a matched range of encoded text; `clean` is the text that it encodes."""
    if slot.type == "Role":
        role = read_role(encoded, start, end, clean)
        return [literal_of(role)] if role else []
    if slot.type == "First":
        return [literal_of(_first_words(encoded, start, end, clean))]
    if slot.type in _CALLINGS:
        words = _TITLES.sub("", clean[_behind_body(encoded, start, end) : encoded.span(start, end)[1]])
        return [literal_of(words)] if _OCCUPATION.search(words) else []
    if slot.type in WORDS:
        return [Named(clean[slice(*encoded.span(start, end))])]
    if slot.type in FREE_WORDS:
        parts = (
            _listed(encoded, start, end, clean) if slot.many else [_quoted(clean, *encoded.span(start, end))]
        )
        return [literal_of(part) for words in parts if (part := words.strip().removeprefix("的"))]
    values: list[Value] = []
    items = encoded.items_in(start, end)
    if slot.accepts and slot.type != "Thing":
        fitting = zip(encoded.items[start:end], encoded.text[start:end], strict=True)
        items = [item for item, letter in fitting if item is not None and letter in slot.accepts]
    if len(items) > 1:
        items = _until_pronoun(encoded, start, end, items)
        items = [item for item in items if not clean.startswith("系列", item.end)]
    for item in items if slot.many else items[-1:]:
        values.extend(_of_item(item))
    if not values and slot.type in WORDS_OR_NAMES:
        words = clean[slice(*encoded.span(start, end))].strip()
        words = without_kind(words) if slot.type == "Locality" else words
        values += [] if _DEICTIC.fullmatch(words) else [Named(words)]
    return list(dict.fromkeys(values))


def _quoted(clean: str, start: int, end: int) -> str:
    """The words of a range, up to the end of a quotation that begins in it."""
    words = clean[start:end]
    closed = clean.find("”", end) + 1 if words.count("“") > words.count("”") else 0
    return clean[start:closed] if closed and "。" not in clean[end:closed] else words


def _behind_body(encoded: Encoded, start: int, end: int) -> int:
    """Where the calling begins behind the body that somebody has it in: 教授 of `南方大学教授`."""
    bodies = [item for item in encoded.items_in(start, end) if item.kind in _IN_BODIES]
    behind = bodies and bodies[-1].end < encoded.ends[end - 1]
    return bodies[-1].end if behind else encoded.starts[start]


def _until_pronoun(encoded: Encoded, start: int, end: int, items: list[Item]) -> list[Item]:
    """Those of a list before a pronoun that begins a clause: `导演为李四和王五，后者和赵六合写剧本`."""
    for place in range(start + 1, end):
        item = encoded.items[place]
        if item is not None and item.coreference and encoded.text[place - 1] == "，":
            return [one for one in items if one.start < item.start]
    return items


def _listed(encoded: Encoded, start: int, end: int, clean: str) -> list[str]:
    """The parts of a list; a joint inside a name (`和润影视`) parts nothing."""
    marks = encoded.text[start:end]
    cuts = [start + match.start() for match in _PARTS.finditer(marks)]
    ends = [start + match.end() for match in _PARTS.finditer(marks)]
    bounds = [
        (_behind_owner(encoded, first, last), last)
        for first, last in zip([start, *ends], [*cuts, end], strict=True)
    ]
    said = (clean[slice(*encoded.span(first, last))] for first, last in bounds if first < last)
    return [name for name in (_AND_OTHERS.sub("", words) for words in said) if name and name not in _PRONOUNS]


def _behind_owner(encoded: Encoded, first: int, last: int) -> int:
    """`年代公司` of `邱复生的年代公司` and of `邱复生创办的年代公司`."""
    owner = encoded.items[first] if first < last else None
    owned = _OWNED_BY.match(encoded.text, first + 1) if owner is not None and owner.kind == PERSON else None
    return owned.end() if owned is not None and owned.end() < last else first


def read_role(encoded: Encoded, start: int, end: int, clean: str) -> str:
    """The role in the words after 饰演: what follows the last 的 (`身负多项绝技的阿星` → `阿星`)."""
    cut = start
    for position in range(start, end):
        if encoded.items[position] is None and encoded.text[position] == "的":
            rest = encoded.text[position + 1 : end]
            if rest and _ROLE_TAIL.fullmatch(rest) is None:
                cut = position + 1
    first, last = encoded.span(cut, end)
    named = encoded.items_in(cut, end)
    kin = _ROLE_KIN.match(clean, first, last)
    if kin is not None and named and named[-1].kind == PERSON and kin.end() <= named[-1].start < last:
        first = kin.end()  # `大姐宋霭龄`
    said = clean[first:last].rpartition("：")[2].strip("、， ")
    role = _ROLE_TAIL.sub("", _ROLE_LEAD.sub("", said))
    return (
        role if 1 <= len(role) <= 16 and not role.startswith(("是", "这个角色", "该角色")) else ""
    )  # 饰演丙的是乙


def _of_item(item: Item) -> list[Value]:
    if item.literal is not None:
        return [item.literal]
    return list(item.named)


def _first_words(encoded: Encoded, start: int, end: int, clean: str) -> str:
    """`首部` with the words that say the kind, up to the title (`首部自编自导自演的电影`)."""
    first, last = encoded.span(start, end)
    following = encoded.items[end] if end < len(encoded.items) else None
    if following is not None and following.source == "work":
        last = following.inner[0] - 1
    return clean[first:last]
