"""Separable verbs of Chinese questions put together again: 哪年毕的业 is 哪年毕业的, 结过婚 is 结婚过."""

from __future__ import annotations

import re

from backends.script import simplified

_BOUND = (
    "结婚 离婚 订婚 再婚 复婚 成婚 毕业 肄业 结业 就业 失业 开业 停业 创业 去世 过世 逝世 离世 "
    "辞世 出世 出生 退休 离休 入学 升学 留学 休学 退学 辍学 转学 开学 入伍 退伍 退役 服役 参军 "
    "从军 入狱 出狱 坐牢 住院 出院 入院 辞职 离职 任职 就职 入职 登基 即位 退位 出道 入行 转行 "
    "息影 出镜 露面 露脸 亮相 登台 入党 入籍 拜师 出国 回国 归国 移民 动工 开工 竣工 完工 通车 "
    "开幕 闭幕 开张 揭幕 破产 创刊 停刊 复刊 建校 建国 受伤 出家 还俗 受洗 签约 改名 成名 成家 "
    "插队 落户 分手 见面 搬家 定居 上任 下台 改行 夺冠 开机 杀青 怀孕 遇难 遇害"
)
"""Verbs whose object is no word by itself, or means another thing by itself (世, 业, 休)."""

_FREE = "得奖 获奖 拿奖 领奖 当兵 教书 读书 念书 上学 演戏 拍戏 学戏 唱戏 拍片 唱歌 写书 出书 练武 习武 学画"
"""Verbs whose object is a noun by itself: 得的奖 may be the prizes that somebody won."""

_NAMED = r"《[^》]*》|“[^”]*”|「[^」]*」"
_ENDS = r"(?=[呢啊呀吧吗么嘛]?(?:[？?。！!，,；;]|$))"
_FOLLOWS = r"(?=$|[^\u3400-\u9fff]|[吗呢啊呀吧么嘛是的还和跟而])"
_ASKED = (
    r"(?:哪一?[年天月日届次]|什么时候|何时|何年|几几年|几[年月]|多大|几岁|多少岁|哪里|哪儿|何处|什么地方|怎么|为什么|"
    r"[12]\d{3}年|(?:在|从|跟|和|与|同|凭|靠|因)[^，。？?的《》]{0,6}(?:哪|谁|什么)(?:[^，。？?的]|《[^》]*》){0,10}?)"
    r"(?:才|就|开始|首次|第一次)?"
)


def _split(verbs: str, marks: str) -> str:
    """A pattern of any of the verbs with one of the marks between its two characters."""
    return "|".join(f"{verb[0]}[{marks}]{verb[1]}" for verb in verbs.split())


_SEPARATED = re.compile(
    rf"(?P<named>{_NAMED})|(?P<bound>{_split(_BOUND, '的过了')}){_FOLLOWS}|"
    rf"(?P<asked>{_ASKED})(?:(?P<free>{_split(_FREE, '的')})|"
    rf"(?P<verb>当|做|任|担任|出任|就任)的(?P<office>(?!是)[^，。？?的《》]{{2,14}}?)){_ENDS}"
)


def rejoined(question: str) -> str:
    """The question with each separable verb whole and its mark behind; names in marks stay as they are.

    A verb whose object is a word by itself, and an office (当的校长), only behind words that ask when, where, how or
    with whom, at the end of a clause: 她哪年得的奖, and not 她得的奖有哪些.
    """
    text, start = "", 0
    for match in _SEPARATED.finditer(simplified(question)):
        if match["named"]:
            continue
        mark = match.end("verb") if match["verb"] else match.end("bound" if match["bound"] else "free") - 2
        text += question[start:mark] + question[mark + 1 : match.end()] + question[mark]
        start = match.end()
    return text + question[start:]
