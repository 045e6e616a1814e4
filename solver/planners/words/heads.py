"""Nouns that say of what kind a thing is: the actress, the novel, 导演, 公司."""

from __future__ import annotations

import re

from schemas.text import Language

HEADS = {
    Language.CHINESE: {
        "Person": (
            "人|演员|影星|明星|导演|歌手|歌星|作家|作者|小说家|诗人|编剧|作曲家|音乐家|词曲作者|制片人|制片经理|制作人|"
            "摄影师|老板|创办人|创始人|选手|运动员|球员|科学家|药学家|影帝|影后|得主|主角|主演|女星|男星|船长|设计师|厂长|校长|院长|"
            "扮演者|饰演者|获得者|创办者|发明者|同学|老师|学生|徒弟|师父|朋友|好友|搭档|对手|上司|同事|亲戚|艺人|教授|学者|教练|记者|医生|律师|画家|"
            "建筑师|工程师|厨师|教师|魔术师|物理学家|化学家|数学家|生物学家|天文学家|历史学家|哲学家|语言学家|企业家|艺术家|思想家|政治家|军事家|"
            "剧作家|漫画家|雕塑家|书法家|钢琴家|指挥家|歌唱家|舞蹈家|作词人|作词者|作曲人|作曲者|主持人|发明人|领导人|继承人|负责人|经纪人|主唱|鼓手|"
            "球星|宇航员|航天员|飞行员|董事长|总裁|总经理|主席|总统|总理|部长|市长|国王|女王|将军|军官|士兵|商人|富商|诺奖得主|"
            "馆长|局长|会长|社长|行长|团长|站长|台长|理事长|秘书长|总监|主编|总编辑|大使|首相|议员|总工程师|"
            "名将|健将|国手|宿将|巨星|新星|童星|天王|歌王|谐星|笑星|名伶|名家|大师|名导|才女|"
            "皇帝|帝王|君主(?![国制立])|元帅|提督|总督(?!府)|法官|牧师|主教(?!练)|探险家|航海家|收藏家|银行家|慈善家|乐手|棋手|"
            "岳父|岳母|公公|婆婆|室友|队友|同乡|同门|师兄|师姐|师弟|师妹|译者|编者|"
            "建造者|修建者|设计者|发现者|创建者|创立者|奠基人|指挥官|助手|助教|导师|凶手|刺客|赞助人|资助者|改编者|绘制者|收藏者|"
            "地质学家|植物学家|动物学家|传教士"
        ),
        "Work": "电影|影片|片子|片|电视剧|剧集|剧|歌曲|歌|专辑|小说|书|作品|剧集|节目",
        "Organization": "公司|学校|大学|学院|中学|电视台|船厂|机构|厂|唱片公司|片厂|乐队|剧院|"
        "研究院|研究所|医院|银行|集团|企业|出版社|报社|剧团|乐团|球队|俱乐部|基金会|协会|书店|杂志社|工作室|电影厂|制片厂|事务所|实验室",
        "Place": "城市|地方|国家|城|小镇|村子|村|岛",
        "Award": "奖项|大奖|奖",
        "Thing": "电影节|影展|颁奖礼|典礼|比赛|轮船|邮轮|大厦|建筑|博物馆|美术馆|飞机|"
        "卫星|火箭|大桥|车站|机场|公园|纪念馆|图书馆|体育馆|软件|网站",
    },
    Language.ENGLISH: {
        "Person": (
            "man|woman|person|actor|actress|star|director|film-?maker|singer|writer|author|novelist|poet|composer|"
            "conductor|maker|winner|founder|creator|designer|engineer|owner|player|champion|cinematographer|cellist|"
            "teacher|pupil|student|husband|wife|father|mother|brother|sister|son|daughter|laureate|captain|explorer|"
            "producer|screenwriter|musician|boy|girl|artist|athlete|scientist|businessman|tycoon|partner|co-star|boss|"
            "lyricist|songwriter|editor|photographer|painter|architect|physicist|professor|friend|colleague|classmate|"
            "rival|mentor|chairman|chairwoman|president|journalist|comedian|dancer|model|relative|uncle|aunt|cousin|nephew|niece|"
            "chemist|mathematician|biologist|astronomer|historian|philosopher|linguist|economist|sculptor|pianist|violinist|"
            "guitarist|drummer|politician|officer|soldier|pilot|astronaut|inventor|entrepreneur|"
            "playwright|translator|critic|animator|choreographer|cartoonist|illustrator|lawyer|doctor|nurse|coach|leader|scholar|"
            "cameraman|camerawoman|frontman|rapper|presenter|recipient|leading lady|lead|heroine|soprano|tenor|duo|"
            "builder|discoverer|navigator|skipper|commander|admiral|bishop|governor|mayor|banker|geologist|botanist|zoologist|"
            "naturalist|surgeon|physician|missionary|narrator|librettist|advis[eo]r|supervisor|assistant|patron|sponsor|backer|"
            "opponent|assassin|murderer|killer|collector|restorer|adapter|organi[sz]er|"
            r"voice(?= (?:of|behind)\b)"
        ),
        "Work": (
            "film|movie|picture|drama|series|song|album|novel|book|sequel|thriller|"
            "comedy|biopic|play|show|sitcom|musical|opera|documentary|western|poem|remake|miniseries"
        ),
        "Organization": (
            "company|studio|school|university|college|yard|shipyard|label|firm|network|"
            "broadcaster|band|group|institute|laboratory|hospital|museum|club|team|publisher|newspaper|"
            "magazine|journal|railroad|railway|airline|orchestra|conservator(?:y|ium|ie)|conservatoire|academy|choir|ensemble|"
            "theatre company|seminary"
        ),
        "Place": "city|town|country|place|village|island|province|district|birthplace|hometown",
        "Award": "prize|award",
        "Thing": (
            "ship|liner|vessel|boat|building|ceremony|festival|event|"
            "bridge|tower|satellite|rocket|aircraft|plane|hotel|palace"
        ),
    },
}
"""By language and type alternatives of a regular expression."""

_PLURAL = re.compile(r"(?<!serie)(?<!s)s$", re.I)
_BEHIND = re.compile(r"(?:\s+|-)(?!stars\s(?!of\b|in\b|who\b))([a-z]+)\b")
"""The word right behind a noun, unless it is the verb of `which film stars Ann Lee`."""


def is_head(word: str, language: Language) -> bool:
    """Whether a word is a noun of a kind by itself, which says nothing more of a thing."""
    return bool(head_type(word, language))


def head_type(word: str, language: Language) -> str:
    """The type of what a noun of a kind stands for; empty for any other word."""
    kinds = HEADS[language]
    return next((kind for kind, heads in kinds.items() if re.fullmatch(heads, word)), "")


def ending_head(words: str, language: Language) -> str:
    """The type of the noun of a kind with which words end: Person of 网球运动员 and of `tennis player`."""
    kinds = HEADS[language]
    bound = r"\b" if language is Language.ENGLISH else ""
    found = ((kind, re.search(rf"{bound}(?:{heads})$", words)) for kind, heads in kinds.items())
    longest = max(((match.end() - match.start(), kind) for kind, match in found if match), default=(0, ""))
    return longest[1]


def is_modifier(end: int, text: str) -> bool:
    """Whether an English noun that ends here only says of what sort the noun right behind it is: `film festival`, but
    not `films star`, where a verb follows.
    """
    behind = _BEHIND.match(text, end)
    several = _PLURAL.search(text, 0, end) is not None
    return (
        behind is not None
        and not several
        and head_type(_singular(behind[1]), Language.ENGLISH) not in ("", "Work")
    )


def _singular(noun: str) -> str:
    return noun[:-3] + "y" if noun.endswith("ies") else noun.removesuffix("s")
