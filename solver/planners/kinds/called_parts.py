"""Parts that a question tells by what somebody is, and not by a name: who plays the American reporter in A."""

from __future__ import annotations

import re

from schemas.text import Language

_WORK = "\x00"
_WHO = "(?:谁|哪一?[位个名]?[男女]?(?:演员|明星|影星|人))"
_PLAYS = "(?:来)?(?:饰演|扮演|出演|饰|演)"
_IN = f"{_WORK}(?:这部)?(?:电影|影片|片|剧)?(?:里面|里|中)?"
_NOUN = "(?P<noun>[^，。；《》的了过谁哪由\x00]{2,10}?)"
_PLAYER = "(?:[那这]?一?[位个名])?[男女]?(?:演员|明星|影星|人)?"
_IS_WHO = "(?:是谁|叫什么(?:名字)?|是哪一?[位个](?:演员)?)?"
_WHO_EN = "(?:Who|Which (?:actor|actress|star|performer))"
_PLAYS_EN = "(?:plays|played|portrays|portrayed)"
_NOUN_EN = r"the (?P<noun>(?:[A-Z]?[a-z'’-]+ ){0,3}[a-z-]+)"
_IN_EN = rf"in (?:the (?:\d{{4}} )?(?:film|movie|picture|series|drama) )?[\"“]?{_WORK}[\"”]?"
_FORMS = {
    Language.CHINESE: (
        rf"在?{_IN}[，,]?(?:是由|是|由)?{_WHO}{_PLAYS}(?:了|过|的是|的)?{_NOUN}",
        rf"{_WHO}在{_IN}{_PLAYS}(?:了|过|的是)?{_NOUN}",
        rf"在?{_IN}的?(?:那[位个])?{_NOUN}(?:是由|是|由){_WHO}{_PLAYS}的?",
        rf"在?{_IN}{_PLAYS}(?:了|过)?{_NOUN}的{_PLAYER}{_IS_WHO}",
        rf"{_PLAYS}(?:了|过)?{_IN}的?{_NOUN}(?:的{_PLAYER})?{_IS_WHO}",
    ),
    Language.ENGLISH: (
        rf"{_WHO_EN} {_PLAYS_EN} {_NOUN_EN} {_IN_EN}",
        rf"(?:Who|By whom) (?:is|was) {_NOUN_EN} {_IN_EN} (?:played|portrayed)(?: by)?",
        rf"Who (?:is|was) the (?:actor|actress|man|woman) (?:who|that) {_PLAYS_EN} {_NOUN_EN} {_IN_EN}",
    ),
}
_ASKED = {language: tuple(map(re.compile, forms)) for language, forms in _FORMS.items()}
_OF_NOBODY = re.compile(
    r"主角|主演|配角|反派|角色|人物|\b(?:lead|role|part|character|hero|heroine|villain|protagonist|star|cast|one)$"
)
"""What a part is, and not what somebody is."""


def called_part(text: str, work: str, language: Language) -> str:
    """What a question that asks who plays somebody in a work, by its name in the question, calls that one; empty where
    it asks something else.
    """
    blanked = text.strip(" ？?。").replace(f"《{work}》", _WORK).replace(work, _WORK)
    found = next((m for form in _ASKED[language] if (m := form.fullmatch(blanked))), None)
    return "" if found is None or _OF_NOBODY.search(found["noun"]) else found["noun"]
