"""Two sentences for one question in Chinese: `《甲》和《乙》的配乐出自同一个人，他是谁` asks who made both."""

from __future__ import annotations

import re

_ONE = r"同一(?:个人?|位|名)[\u3400-\u9fff]{0,3}?"
_WHO = (
    r"[，,。；]?\s*(?:(?:请问)?(?:他|她|这个?人|此人|那个?人|[这那][位名个][\u3400-\u9fff]{1,3}?))?"
    r"(?:是谁|叫什么(?:名字)?|是哪一?[位个])(?:呢|啊|呀)?(?=[？?。]*$)"
)
_MADE_BY = re.compile(
    r"(?P<what>的[\u3400-\u9fff]{1,6}?)(?:都|均|皆)?(?:是)?(?:出自|来自|属于|由|归功于|是)"
    rf"{_ONE}(?:之手|的手笔)?{_WHO}"
)
"""的配乐出自同一个人，他是谁, 的导演是同一个人，是谁."""

_DONE_BY = re.compile(rf"(?P<how>(?:都|均|皆)?(?:是)?由){_ONE}(?P<did>[\u3400-\u9fff]{{2,4}}?)的?{_WHO}")
"""都由同一个人执导，他是谁."""


def made_by_one_zh(question: str) -> str:
    """The question who it is in one sentence; any other as it is."""
    text = _MADE_BY.sub(lambda m: f"{m['what']}是谁", question)
    return text if text != question else _DONE_BY.sub(lambda m: f"{m['how']}谁{m['did']}", question)
