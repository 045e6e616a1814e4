"""The definition sentence of a page: brackets with other names and life dates, then what the subject is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from builder.extraction.chinese.lexicon import COUNTRIES, OCCUPATIONS
from builder.extraction.chinese.names.other_names import other_names
from builder.extraction.chinese.values import read_date

_FURTHER = "力学家|博物学家|神学家|统计学家|儒学家|解剖学家|政治人物|将领|武将|模特儿|影评人"
_PARTS = re.compile(r"[^，,；;、]+")
_BRACKETED = re.compile("[^，。；（(]+[（(][^（）()]*[）)]")
_NAMED_AS = re.compile(
    r"(?:以下简称|下称|简称|又称|又名|亦称|也称|也叫|别名|原名|本名|本姓名|艺名|笔名|曾用名|旧称|俗称|台译|港译|别称|字(?![面义義体體])|号|法号|昵称|小名)(?:[为是：:])?(?P<name>.+)$"
)
_FOREIGN_AS = re.compile(
    r"(?:英文名称?|英文|英语|外文名称?|英)(?:[为是：:]|\s)*(?P<name>[A-Za-z\u00c0-\u024f].+)$"
)
_IN_SCRIPT = re.compile("^(?:[\u4e00-\u9fff]{1,4}[文语語]|谚文|諺文|假名|罗马字|羅馬字|拼音)[：:]\\s*(?=.)")
_LATIN = re.compile(r"[A-Za-z\u00c0-\u024f][A-Za-z0-9 .'’\"“”&:!?,\-·\u00c0-\u024f\u1e00-\u1eff]*$")
_CITED = re.compile(r"^[A-Z\u00c0-\u00de][\w .&-]*[,，] *\d{4}[a-z]?$")  # whose paper is meant: `Smith, 1991`
_LIFE = re.compile(
    r"(?P<born>(?:大?约)?[\d年月日.]{4,12}?)\s*[-—–－~至]+\s*(?P<died>(?:大?约)?[\d年月日.]{4,12})?$"
)
_DATE_WORDS = re.compile(r"\d{3,4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?|^\d{4}$")
_OCCUPATION = re.compile(rf"(?P<words>[^，。；、]{{0,16}}?(?:{OCCUPATIONS}|{_FURTHER}))$")
_MODIFIERS = re.compile(
    rf"^(?:也|又|是|[末首历时]任(?=(?:{COUNTRIES}))|世界(?=著名|知名)|著名|知名|前|现任|曾任|一位|一名|一个|华语|华人|影视|全球|国际|有时也当|已退役的?|退役|当代|现代|近代|清代|明代|唐代|宋代|元代|女子|男子|[男女]性(?=..)|[美英法德日韩俄加]籍|男(?![排足篮])|女(?![排足篮])|"
    r"(?:[\u4e00-\u9fff]{1,2}[朝国]|武周|[东西南北]?[汉晋魏周宋唐元明清隋秦])?(?:开国|末代|亡国)|"
    rf"(?:中国)?(?:香港|台湾|澳门|大陆|内地)(?!大学|中文|电台|电视|电影)|(?:{COUNTRIES})籍?的?(?!人民|[^，。]{{0,6}}大学))+"
)
_COUNTRY = re.compile(
    rf"^(?:是|前|著名|现任|已退役的|一位|一名|一个)*(?P<country>{COUNTRIES}|香港|台湾|澳门)(?!人民|电影|中文|电台|电视|[大央]学|[^，。]{{0,8}}(?:大学|学院|公司|协会|电视台))"
)
_BODY = re.compile(
    "^[^，。；]*(?:大学|学院|科学院|工程院|研究院|研究所|天文台|协会|公司|集团|学会|委员会|医院|电视台|剧院|剧团|乐团|博物馆|图书馆|出版社|电台|杂志社)(?=.)"
)
_JOINTS = re.compile("兼|以及|(?<!共)和(?![平国声会谐])|(?<!以)及(?!其)")
_GENDER = re.compile(r"^(?P<gender>[男女])(?:性)?$")
_LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Said:
    """One thing the opening says of the subject: a relation, its words and where they stand.

    Offsets are those of the text given; `date` is the ISO value of a date, else empty.
    """

    relation: str
    words: str
    start: int
    end: int
    date: str = ""


def bracket_names(inside: str, offset: int) -> Iterator[Said]:
    """Names and life dates in the bracket after a name (`Stephen Chow`, `又名《系咁先》`, `1912年—1999年`)."""
    whole = inside.strip(" ，,；;")
    if _CITED.search(whole) is not None:
        return
    if _LATIN.fullmatch(whole) and not whole.isdigit():
        yield _said("english_name", inside, whole, offset)
        return
    naming = False
    for part in _PARTS.finditer(inside):
        words = part.group().strip()
        base = offset + part.start()
        life = _LIFE.search(words)
        foreign = _FOREIGN_AS.match(words)
        named = _NAMED_AS.match(words)
        if life is not None:
            yield from _life(life, base)
        elif foreign is not None:
            yield _said("english_name", part.group(), foreign["name"].strip(), base)
        elif named is not None or (naming and 1 < len(words) <= 12):
            naming = True
            said = _IN_SCRIPT.sub("", named["name"] if named is not None else words)
            for name in other_names(said):
                if len(name) <= _LONGEST_NAME:
                    yield _said("alias", part.group(), name, base)
        elif _LATIN.fullmatch(words):
            yield _said("english_name", part.group(), words, base)


def _life(match: re.Match[str], base: int) -> Iterator[Said]:
    for relation, group in (("birth_date", "born"), ("death_date", "died")):
        words = match[group] or ""
        date = read_date(words.lstrip("大约"))
        if date:
            yield Said(relation, words, base + match.start(group), base + match.end(group), date)


def parts_begin(sentence: str, title: str) -> int:
    """Where a definition's parts begin: after `是` of `张三是演员、导演`, else at its first comma,
    or right behind the bracket after a name (`张三（1901年生）南国画家`); -1 for none."""
    listed = rf"{re.escape(title)}(?:[（(][^（）()]*[）)])?(?P<is>是)[^，。；]*?[、兼和及]"
    defined = re.match(listed, sentence) if title else None
    if defined is not None:
        return defined.end("is")
    bracketed = _BRACKETED.match(sentence)
    bare = bracketed is not None and re.match(r"\s*[，为于在由]", sentence[bracketed.end() :]) is None
    if bracketed is not None and bare:
        return bracketed.end()
    return sentence.find("，", 0 if bracketed is None else bracketed.end() - 1)


def person_parts(sentence: str, start: int) -> Iterator[Said]:
    """Occupations, country and gender in the comma parts of a definition sentence after `start`."""
    for part in _PARTS.finditer(sentence.rstrip("。"), start):
        words = part.group()
        gender = _GENDER.match(words)
        if gender is not None:
            yield _said("gender", words, gender["gender"], part.start())
            continue
        country = _COUNTRY.match(words)
        occupation = _OCCUPATION.match(words)
        if country is not None and occupation is not None:
            yield _said("nationality", words, country["country"], part.start())
        if (
            occupation is None
            or "《" in words
            or re.search(r"父亲|母亲|妻子|丈夫|毕业|出生|称他|饰演|获得|凭|的是$", words)
        ):
            continue
        bare = _MODIFIERS.sub("", words)
        for piece in _JOINTS.split(bare):
            piece = _bare(piece)
            if (
                piece
                and len(piece) <= 14
                and "的" not in piece
                and "唯一" not in piece
                and _OCCUPATION.match(piece)
            ):
                yield _said("occupation", words, piece, part.start())


def goes_on(sentence: str) -> bool:
    """Whether a sentence without a subject tells what somebody is: `南国作家、影评人。` behind `张三，笔名李四。`"""
    first = _PARTS.match(sentence.rstrip("。"))
    return (
        first is not None
        and _COUNTRY.match(sentence) is not None
        and _OCCUPATION.fullmatch(first.group()) is not None
    )


def _bare(words: str) -> str:
    """What somebody is without a body or a country before it, and without clauses that end in 的."""
    piece = _MODIFIERS.sub("", _BODY.sub("", words))
    piece = re.sub("^(?:.+后首任|[任的])(?=..)", "", piece)
    return piece.rpartition("的")[2] if re.search(f"的(?:{OCCUPATIONS}|{_FURTHER})$", piece) else piece


def _said(relation: str, words: str, name: str, base: int) -> Said:
    at = base + words.index(name)
    return Said(relation, name, at, at + len(name))
