"""Chinese questions for how old whoever made a work was when it came out: 甲上映那年导演几岁."""

from __future__ import annotations

import re

_AGED = re.compile(
    r"^(?:电影|小说|影片|电视剧|专辑)?(?P<work>《[^》]+》|[^，。？的]{2,20}?)(?P<out>上映|首映|公映|播出|首播|出版|问世|发表|发行)"
    r"(?:的?那(?:一)?年|当年|的?时候?|之时|时)[，,]?(?:它的|其|该[片书剧]的?|影片的|片子的|《[^》]+》的)?"
    r"(?P<maker>导演|编剧|作者|作家|(?:男|女)?主角|监制|歌手)(?:是|才|已经?|有)?(?P<age>多少岁|几岁|多大(?:岁数|年纪|年龄)?|年纪多大)了?[？?]?$"
)


def makers_age(question: str) -> str:
    """The question as that of the age of a work's maker when it came out; any other as it is."""
    found = _AGED.match(question)
    if found is None:
        return question
    work = found["work"]
    return f"{work}的{found['maker']}在{work}{found['out']}时几岁？"
