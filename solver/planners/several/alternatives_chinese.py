"""The answers that a Chinese question gives: 甲是乙还是丙导演的, 甲和乙谁导演了丙, 谁导演了丙，甲还是乙."""

from __future__ import annotations

import re

from solver.planners.several.given import NAMED, Alternative

_COMPARES = re.compile(
    r"更|最(?!佳)|比|先|较|早|晚|之前|之后|第一|首[先次]|大于|小于|多于|少于|[大小高矮长短多少]一?[些点]?$"
)
"""What sets things against each other: which of them has more is no claim about one."""

_YEAR = r"(?:公元前?)?\d{1,4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?"
_HEAD = re.compile(rf"{NAMED}|{_YEAR}")
_OR = re.compile(r"呢?[，,]?(?<!不)还是")
_KIND = (
    "电影|影片|片子|作品|小说|书|剧集?|电视剧|歌|歌曲|专辑|导演|演员|歌手|作家|人|城市|国家|地方|省份?|大学|学校|公司|"
    "奖项?|乐队|球队|河流?|山"
)
_WHO = re.compile(
    rf"谁|什么(?:时候|时间|地方|人)|何[时地]|哪(?:一?[位个部座家本首所年种国条首张支队]|里|儿)?(?:{_KIND})?|什么"
)
_JOINED = re.compile(
    rf"^(?P<given>{NAMED}(?:、{NAMED})*(?:和|与|跟|、){NAMED})[，,]?(?:这?[两三四][个位部人者座家本首所]?|之[中间]|当中|其?中|里面?)?[，,]?"
    rf"(?P<rest>(?:{_WHO.pattern}).+)$"
)
_GIVEN = re.compile(r"^(?P<asked>[^，,:：]+?)[，,:：](?:是)?(?P<given>[^，,]+?还是.+)$")
_WITHIN = re.compile(r"^(?P<before>.*(?<![于但就还要可只不若])是(?!否))(?P<one>[^是]+)$")
_AT = re.compile(r"^(?P<before>.+(?:在|于|到|给|成|叫|为|自|有|了|过))(?P<one>[^了过有]+)$")
_NOT_ASKED = re.compile(r"[吗么嘛]$|是否|是不是|有没有|要不要")
_MOST = 12  # characters of an answer that is no name


def choices_zh(text: str) -> tuple[Alternative, ...]:
    """The answers that a question with its names masked gives, each with its claim."""
    text = re.sub(r"(?:到底|究竟)|(?<=还是)说|[呢啊呀]$", "", text)
    if _NOT_ASKED.search(text):
        return ()
    joined = _JOINED.match(text)
    if joined is not None and "还是" not in text:
        return _asked_of(joined["rest"], re.findall(NAMED, joined["given"]))
    given = _GIVEN.match(text)
    if given is not None and _WHO.search(given["asked"]):
        return _asked_of(given["asked"], _OR.split(given["given"]))
    if "还是" not in text or _WHO.search(text):
        return ()
    return _within(_OR.split(text))


def _asked_of(asked: str, given: list[str]) -> tuple[Alternative, ...]:
    """The claims of a question with each answer in the place of its question word."""
    found = _WHO.search(asked)
    if found is None or _COMPARES.search(asked) or not all(0 < len(one) <= _MOST for one in given):
        return ()
    question = f"{asked}？"
    before, behind = asked[: found.start()], asked[found.end() :]
    place = "里" in found[0] or "儿" in found[0] or "地" in found[0]
    if place and behind and not re.search(r"[在于到是去]$", before):
        before += "在"
    return tuple(Alternative(one, f"{before}{one}{behind}吗？", question) for one in given)


def _within(pieces: list[str]) -> tuple[Alternative, ...]:
    """Answers that stand where one would; the last may be followed by what is said of all."""
    last = pieces[-1]
    opened = _opened(pieces[0], last)
    if opened is None or re.match(r"[没不别]", last):
        return ()
    before, one = opened
    given = [*re.split(r"、", one), *pieces[1:]]
    head = _HEAD.match(last)
    behind = last[head.end() :] if head is not None else ""
    if behind and all(_HEAD.fullmatch(other) for other in given[:-1]):
        given[-1] = last[: len(last) - len(behind)]
    else:
        behind = ""
    if _COMPARES.search(before + behind + "".join(given)) or not all(0 < len(g) <= _MOST for g in given):
        return ()
    before = before.removesuffix("是") if before == "是" else before
    years = all(re.fullmatch(_YEAR, one) for one in given)
    asked = f"{before}哪年{behind}？" if years and before else ""
    return tuple(Alternative(_called(g, given), f"{before}{g}{behind}吗？", asked) for g in given)


def _opened(left: str, last: str) -> tuple[str, str] | None:
    """The words before the first answer, and that answer; None where nothing tells where it begins."""
    found = _WITHIN.match(left)
    if found is not None:
        return found["before"], found["one"]
    shared = left.rfind(last[:2])
    if shared > 0 and not _HEAD.match(last):
        return left[:shared], left[shared:]
    head = _HEAD.match(last)
    names = list(_HEAD.finditer(left))
    if head is not None and names and names[-1].end() == len(left):
        return left[: names[-1].start()], names[-1][0]
    found = _AT.match(left)
    return (found["before"], found["one"]) if found is not None else None


def _called(one: str, given: list[str]) -> str:
    """What an answer is called: by its name alone, where the same is said of each."""
    heads = [_HEAD.match(other) for other in given]
    rests = {g[h.end() :] for g, h in zip(given, heads, strict=True) if h is not None}
    own = _HEAD.match(one)
    return own[0] if own is not None and all(heads) and len(rests) == 1 else one
