"""Whose relatives are meant where a clause does not say: those of whoever the page is about."""

from __future__ import annotations

import re

from builder.extraction.chinese.discourse import Reader
from builder.extraction.chinese.heads import Topic
from builder.extraction.chinese.items import NUMBER, PERSON
from builder.extraction.chinese.lexicon import KIN, OF_FAMILY
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.sentence import Match, Sentence

FAMILY = frozenset({"father", "mother", "spouse", "child", "sibling", "parent"})
_OF_HOMES = FAMILY | {"residence", "relative"}
_AT_HOME = ("家里", "家中", "上有", "下有", "全家", "一家", "举家", "家人")
_KIN = "|".join(sorted(KIN, key=len, reverse=True))
_COPULA = re.compile(f"(?:{_KIN})[是为][^，。；]*$")
_ELDERS = "(?:母亲?|父亲?|祖父|祖母|[兄弟姐妹哥]{1,2})"
_BORE = "(?:[共生育][生育有]?|有)了?"
_SO_MANY = "[个名位]?(?:儿子|女儿|孩子|[子女])"
_RANKED = re.compile(
    "(?:皇帝|国王|王后|皇后|女王|天皇|总统|首相|总理|老板|校长|市长|县令|主人公?|好友|同学|同事|老师|邻居|对手|恋人|"
    "姑母|姑姑|姨母|姨妈|舅舅|舅父|叔父|叔叔|伯父|伯伯|岳父|岳母|兄长|上司|师父|恩师|老师|导师|房东|主人|雇主|朋友)的$"
)
_DONE_FOR = "[给替为向帮]"
_THEY = frozenset("他她")
_MATE = re.compile("(?:妻子|丈夫|太太|夫人|老婆|老公)")
_IS_CHILD = re.compile("(?:之|的|[长次三四五六幼独庶嫡])(?:女儿|儿子|[子女])[，；]?$")
_PLAYS = re.compile("[饰演]|片中|剧中|故事")


def is_whose(found: re.Match[str], encoded: str) -> bool:
    """`妻子是李四的妹妹` names no wife, nor does `妻子是李四导演的《山河》的主角`."""
    said = re.match("[^，。；、：]{0,8}(?:的|之)", encoded[found.end() :]) is not None
    return said and _COPULA.search(found.group()) is not None


def is_of_others(relation: str, found: re.Match[str], sentence: Sentence, alphabet: Alphabet) -> bool:
    """Whether relatives without an owner in a pattern are those of somebody right before them.

    `皇帝的弟弟李四`, `张三和她的孪生姐姐李四`, `王五给她女儿李四做饭`, `母亲共生四子，长子李四`.
    """
    if found.groupdict().get("subject"):
        return False
    text, start = sentence.encoded.text, found.start()
    before = text[sentence.since("，。；", start) : start]
    person, count = alphabet.letter(PERSON), alphabet.letter(NUMBER)
    bore = (
        f"{_ELDERS}[^，。；的{person}]{{0,8}}{_BORE}(?:{count}|[{count}一二三四五六七八九十两几]{_SO_MANY})，"
    )
    if relation == "child" and re.search(bore, text[sentence.since("。；", start) : start]) is not None:
        return True
    if relation == "father" and _is_of_mate(found, sentence, person):
        return True
    if _RANKED.search(before) is not None or re.search(
        f"{person}[^，。；]*{person}的[^，。；的]{{1,4}}$", before
    ):
        return True
    done = re.search(f"{person}[^，。；]*{_DONE_FOR}(?:[他她]|{person})$", before)
    return done is not None and sentence.words(start - 1, start) in _THEY


def _is_of_mate(found: re.Match[str], sentence: Sentence, person: str) -> bool:
    """`其妻李四，王五之女` tells whose daughter the wife is."""
    if _IS_CHILD.search(sentence.words(*found.span())) is None:
        return False
    clause = sentence.since("，。；", found.start())
    before = sentence.encoded.text[sentence.since("，。；", max(clause - 1, 0)) : clause]
    mate = f"[其{person}]的?(?:{_KIN}|[妻母夫妾]|[元继]配|继室|夫人){person}(?:（[^（）]*）)?，"
    return re.fullmatch(mate, before) is not None


def is_of_kin(found: re.Match[str], text: str, clause: int, alphabet: Alphabet) -> bool:
    """`长子李四为王五所生` tells whose child the son is, and nothing of the parents of whom the page is about."""
    if found.groupdict().get("subject") or not found.group().endswith("所生"):
        return False
    begin = max(clause, text.rfind("：", clause, found.start()) + 1)
    return re.match(f"{OF_FAMILY}{alphabet.letter(PERSON)}", text[begin : found.start()]) is not None


def is_of_page(match: Match, topic: Topic, reader: Reader, letters: str) -> bool:
    """Whether a match tells of the family or the home of the page's subject, whatever its clause is about.

    `letters` are those of persons.
    """
    if match.pattern.source.relation not in _OF_HOMES:
        return False
    if topic.kin and _IS_CHILD.search(match.sentence.words(*match.found.span())) is not None:
        return False  # `妻子李四，王五之女` tells of the wife
    at_home = not topic.named and match.sentence.words(*match.found.span())[:2] in _AT_HOME
    opens = match.pattern.source.relation in FAMILY and _opens(match, topic, reader)
    several = (
        len(topic.named) > 1
        and match.pattern.source.relation == "spouse"
        and _MATE.match(match.found.group())
    )
    return bool(several) or topic.kin or at_home or _is_in_row(match, letters) or opens


def _is_in_row(match: Match, letters: str) -> bool:
    """Whether only other relatives stand before in the clause: `哥哥李四、姐姐王五`."""
    clause = match.sentence.since("，。；", match.found.start())
    row = f"(?:其|有)?(?:(?:{_KIN})[{letters}](?:[、和与及]|以及))+"
    return re.fullmatch(row, match.sentence.encoded.text[clause : match.found.start()]) is not None


def _opens(match: Match, topic: Topic, reader: Reader) -> bool:
    """Whether a relative opens a clause behind one about nobody known: `…，2018年儿子李四出生`."""
    encoded = match.sentence.encoded
    if topic.named or _PLAYS.search(encoded.text) is not None:
        return False
    return reader.opens_clause(encoded, match.segment, match.found.start())
