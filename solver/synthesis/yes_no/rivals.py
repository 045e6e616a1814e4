"""Words that rule each other out: who came second did not win, what a play was made from was not made from a novel."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.numerals import MONTHS_EN

_MONTHS = [month.lower() for month in MONTHS_EN]
_DIGITS = "一二三四五六七八九"
_MONTHS_ZH = [*_DIGITS, "十", "十一", "十二"]

_SETS: tuple[tuple[str, ...], ...] = (
    (
        r"冠军|夺冠|第一名|榜首|\bchampions?\b(?! of)|\bfirst place\b|\b(?:came|finished|placed) first\b",
        r"亚军|第二名|\brunners?-up\b|\bsecond place\b|\b(?:came|finished|placed) second\b",
        r"季军|第三名|\bthird place\b|\b(?:came|finished|placed) third\b",
    ),
    (r"金[牌奖]|\bgold(?: medal|\b)", r"银[牌奖]|\bsilver(?: medal|\b)", r"铜[牌奖]|\bbronze(?: medal|\b)"),
    (
        r"老大|长[子女]|排行第一|\b(?:eldest|oldest|first-?born)\b",
        r"老二|次[子女]|排行第二|\bsecond(?: of|-born)\b",
        r"老三|三[子女]|排行第三|\bthird(?: of|-born)\b",
        r"老幺|幼[子女]|最小的|\byoungest\b",
        r"独生|独[子女]|\bonly child\b",
    ),
    (r"黑白[电影片]?|\bblack[- ]and[- ]white\b", r"彩色|\bcolou?r\b|\btechnicolor\b"),
    (r"默片|无声|\bsilent\b", r"有声|\b(?:talkie|sound film)s?\b"),
    (
        r"小说|\bnovels?\b|\bnovellas?\b",
        r"话剧|舞台剧|戏剧|(?<!radio )(?<!screen)\b(?:stage )?plays?\b(?= (?:by|of|from)\b|$|[,.])",
        r"漫画|\bcomics?\b|\bmanga\b",
        r"长诗|史诗|叙事诗|诗歌|\bpoems?\b|\bepic poem\b",
        r"真人真事|真实事件|真实故事|\btrue story\b|\breal events\b",
        r"原创剧本|\boriginal (?:screenplay|script)\b",
    ),
    (r"左撇子|左手持|\bleft-handed\b", r"右手持|\bright-handed\b"),
    (
        r"受欢迎|受到?欢迎|好评|卖座|叫座|大卖|热卖|热映|轰动|走红|大受|成功|大获|\b(?:success\w*|hits?|popular|acclaim\w*|"
        r"praised|profit\w*|well received|sold well|triumph)\b",
        r"遇冷|冷遇|冷淡|惨败|失利|失败|惨淡|不佳|差评|恶评|亏[本损]|赔[本钱]|不卖座|不受欢迎|反应平平|"
        r"\b(?:flop\w*|fail(?:ed|ure|ures)|disappoint\w*|poorly|lost money|panned|unsuccessful\w*|box-office bomb|"
        r"unpopular|badly received|coolly|lukewarm)\b",
    ),
    (
        r"在世|健在|活着|生前|有生之年|\b(?:alive|living|(?:during|in) (?:his|her|their) (?:own )?lifetime)\b",
        r"去世后|逝世后|死后|身后|追授|追赠|追封|遗[孀作]|已经?(?:去世|逝世|过世)|"
        r"\b(?:posthumous\w*|after (?:his|her|their) death|widow(?:er)?|(?:had|was) (?:already )?(?:died|dead)|"
        r"died (?:in \d{4}|before|earlier))\b",
    ),
    (
        r"真人|真[的老狮马狗猫熊鸟蛇鲨]|\breal(?:-life)? (?:animals?|tigers?|lions?|bears?|sharks?|horses?|"
        r"dogs?|people)\b|"
        r"\blive[- ]action\b",
        r"电脑|特效|动画|模型|木偶|道具|机械|\b(?:computer|animat\w+|models?|puppets?|mechanical|digital\w*|cgi)\b",
    ),
    (
        r"原唱|原声|自己的(?:声音|嗓音)|(?<!\w)own voices?\b|\b(?:did|does) (?:his|her|their) own singing\b",
        r"配音|代唱|幕后代|\b(?:dubbed|voiced by|sung by|singing voice)\b",
    ),
    (
        r"获准|准许|允许|通过审查|\b(?:allowed|permitted|approved|passed)\b",
        r"禁止|禁[演映播书]|查禁|不准|不许|未获批|\b(?:banned|forbidden|prohibited|barred|disqualified|withdrawn)\b",
    ),
    (
        r"盈利|赚(?:了)?钱|\b(?:made money|made a profit)\b",
        r"亏[本损]|赔[本钱了]|\blost (?:money|\S+ million)|\b(?:at a loss|flop\w*)\b",
    ),
    (r"公立|\bpublic university\b|\bstate-owned\b", r"私立|民办|\bprivate(?:ly owned)?\b"),
    (
        r"读完|念完|修完|完成了?学业|\b(?:finish\w*|complet\w+) (?:(?:his|her|their|its|the|a) )?(?:\w+ )?"
        r"(?:stud(?:y|ies)|degree|course|school|college|university|education|training|at)\b|\bgraduat(?:e|ed)\b",
        r"肄业|辍学|退学|中途离校|休学|\bdropp(?:ed|ing) out\b|\bwithdrew\b|"
        r"\bwithout (?:a degree|graduating|finishing)\b|"
        r"\b(?:left|leaving|quit) (?:(?:the|his|her|their|school|college|university) )*(?:after|in|before|during) "
        r"(?:(?:his|her|their|the|one|two|a|only|just) )*"
        r"(?:first|second|third|\w+ (?:year|semester|term)s?|year|semester|term)",
    ),
    (
        r"和好|和解|重归于好|言归于好|\bmake up\b|\bmade up\b|\breconcil\w+",
        r"老死不相往来|再未[^，。]{0,4}(?:说话|往来|联系)|至死[^，。]{0,6}不|"
        r"\bnever (?:made (?:peace|up)|reconciled|spoke|spoken|met|forg[ia]ve\w*)\b|\bestranged (?:until|till)\b",
    ),
    (
        r"幸存|生还|活了?下来|\bsurvived?\b(?! by)",
        r"遇难|丧生|身亡|罹难|\b(?:perished|drowned|(?:was|were) killed|died in (?:the|an?) |"
        r"lost (?:his|her|their) li(?:fe|ves))\b",
    ),
    (
        r"亲自|本人|亲手|\b(?:in person|personally|himself|herself|themselves)\b",
        r"代为|代[领他她]|委托|派[^，。]{0,6}(?:代表|前往)|替身|缺席|未[能曾]?(?:出席|到场)|没有(?:出席|到场|前往)|"
        r"\b(?:by proxy|on (?:his|her|their) behalf|in (?:his|her|their) place|stayed (?:away|home)|"
        r"stunt (?:double|man|men)|too (?:ill|unwell|sick|weak) to|(?:his|her|their) \w+ read by)\b",
    ),
    (
        r"领奖|领取|接受了?[^，。]{0,8}奖|出席|\b(?:accept(?:ed)?|collect(?:ed)?|attend(?:ed)?)\b",
        r"拒[绝领]|缺席|没有(?:出席|到场|前往|领取)|未[能曾]?(?:出席|到场|领取)|代[领他她]|"
        r"\b(?:refused|declined|turned (?:it |them )?down|stayed (?:away|home)|absent|"
        r"did not (?:attend|go|appear|accept)|too (?:ill|unwell|sick|weak) to)\b",
    ),
    tuple(
        rf"(?<![\d十]){chinese}月|(?<!\d)0?{number}月|\b{month}\b(?= \d|,|$|[.;)]| of\b)"
        for number, (month, chinese) in enumerate(zip(_MONTHS, _MONTHS_ZH, strict=True), 1)
    ),
)
_SETS_OF = tuple(tuple(re.compile(member) for member in members) for members in _SETS)

_RANK_EN = r"(?P<rank>(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ])?"
_RANKED = (
    re.compile(rf"\b{_RANK_EN}(?P<what>(?:most [a-z]{{4,}}|[a-z]{{2,}}est))\b"),
    re.compile(r"(?:(?P<rank>第[二三四五六七八九十])|最)(?P<what>[大长高深老快重])(?![子女兄姐])"),
)
"""Superlatives, with what sets one of them behind the first: `second-largest`, 第二大."""

_BEHIND = re.compile(r"\b(?:after|behind|next to|only to)\b|仅次于|排在|继|在[^，。]{1,10}之后")
"""Words by which a sentence names who is first beside who is second."""

_FORMS = (re.compile(r"([\u3400-\u9fff]{1,2})族(?!自治|人民|群|谱|长|裔|乐)"),)
"""Words of one form that rule each other out: 汉族, 满族."""

_DEPARTMENT = re.compile(
    r"([\u3400-\u9fff]{2})(?:(?<![关联体派谱星语科个一])系(?![列统数])|专业(?![人演运])|(?<![上加接领值全同个一])班(?![底子长级次组车主牙]))"
)
"""The department or class where somebody studied: 表演系, 音乐剧班, 法律专业."""

_AT_ONCE = re.compile(
    r"第一次[^，。]{0,10}就|(?<!第)一次就|一考就|首次[^，。]{0,8}(?:就|便)|"
    r"\b(?:at|on|with) (?:the|his|her|their|its) (?:very )?first (?:try|attempt|go|time)\b|"
    r"\bthe first time (?:he|she|they|it)\b"
)
"""Words by which a question asks whether something came off at once."""

_TRIES = re.compile(
    r"(?<!第)[两二三四五六七八九十几多数][次度](?:[^，。]{0,6})|第[二三四五六七八九十][次度回]|屡[次试考]|多次|"
    r"\b(?:twice|(?:second|third|fourth|fifth) (?:try|attempt|time|go)|(?:two|three|four|five|several|many) "
    r"(?:tries|attempts|times)|failed)\b"
)
"""Words by which a page says that something was tried more than once."""

_ADAPTED = re.compile(r"改编|取材|根据|\b(?:adapted|adaptation|based)\b")
_ADAPTED_INTO = re.compile(r"改编[成为]|\badapted (?:\w+ )?(?:into|as|for)\b")
_LOWER_SCHOOL = re.compile(
    r"中学|小学|初中|高中|\b(?:high|secondary|grammar|primary|elementary|middle) school\b"
)
_COLLEGE = re.compile(r"大学|高校|本科|\b(?:college|university)\b")
_HIGHER = re.compile(
    r"大学|学院|高校|本科|学士|硕士|博士|\b(?:college|university|institute|degree|graduated)\b"
)


def rules_out(question: str, told: str) -> bool:
    """Whether words (both folded) say, in the place of what a question claims, what cannot be so beside it."""
    for number, members in enumerate(_SETS_OF):
        asked = [member for member in members if member.search(question)]
        if len(asked) != 1 or asked[0].search(told):
            continue
        adapted = _ADAPTED.search(question) and not _ADAPTED_INTO.search(question) and _ADAPTED.search(told)
        if _SETS[number][0].startswith("小说") and not adapted:
            continue  # a writer of novels may write plays too, and a novel may become a film and a play
        if any(member.search(told) for member in members):
            return True
    if _is_outranked(question, told):
        return True
    if _AT_ONCE.search(question) and _TRIES.search(told) and not _AT_ONCE.search(told):
        return True
    return any(_of_form(form, question, told) for form in _FORMS)


def names_another_department(question: str, told: str) -> bool:
    """Whether words say another department or class than the one of a question."""
    return _of_form(_DEPARTMENT, question, told)


def falls_short(question: str, told: str, *, named: bool) -> bool:
    """Whether words tell of no university, but at most of a school before it, where a question asks about one; `named`
    is whether they name a school.
    """
    if _COLLEGE.search(question) is None or _LOWER_SCHOOL.search(question):
        return False
    return _HIGHER.search(told) is None and (not named or _LOWER_SCHOOL.search(told) is not None)


def _is_outranked(question: str, told: str) -> bool:
    """Whether words give a rank below the first to what a question asks of as the most, and the first to nothing."""
    if _BEHIND.search(told):
        return False
    for pattern in _RANKED:
        asked = {m["what"] for m in pattern.finditer(question) if not m["rank"]}
        said = [m for m in pattern.finditer(told) if m["what"] in asked]
        if said and all(m["rank"] for m in said):
            return True
    return False


def _of_form(form: re.Pattern[str], question: str, told: str) -> bool:
    asked, said = set(_members(form, question)), set(_members(form, told))
    return (
        len(asked) == 1
        and bool(said)
        and not any(one.endswith(other) or other.endswith(one) for one in said for other in asked)
    )


def _members(form: re.Pattern[str], text: str) -> Iterator[str]:
    return (match[1][-2:] for match in form.finditer(text))
