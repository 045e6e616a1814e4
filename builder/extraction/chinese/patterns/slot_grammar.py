"""What each type of slot matches in an encoded sentence."""

from __future__ import annotations

from builder.extraction.chinese.items import NUMBER, PERSON
from builder.extraction.chinese.lexicon import FOREIGN, JOBS, OCCUPATIONS, OF_FAMILY, TITLE_NOUNS, TITLES
from builder.extraction.chinese.patterns.encoding import Alphabet

_JOIN = "(?:、|和|与|及|以及|，|暨|兼)?"
_NUMERALS = r"[一二三四五六七八九十\d]{1,3}"
_NOT_NAMES = (
    "执导|导演|主演|编剧|监制|作曲|演唱|饰演|主持|出品|摄制|制作|策划|担任|担当|"
    "搭档|携手|共同|联合|拍摄|于|在|首播|播出|一部|推出|独家"
)
_SITE = "[\\w·]{1,14}?(?:中文网|小说网|文学网|阅读网|书院|文学城|文学|读书|书城|小说|中文|[^，。；的]网)"
_POSTS = (
    "董事长|总裁|首席执行官|CEO|总经理|主席|院长|校长|会长|理事长|理事|所长|馆长|社长|台长|主任|主编|总编辑|总监|"
    "教授|副教授|研究员|讲师|助教|教员|教务长|总务长|学长|顾问|委员|秘书长|书记|合伙人|监事长|首席科学家"
)
GENRE = (
    "(?:(?:喜剧|动作|爱情|武侠|古装|时装|科幻|剧情|悬疑|犯罪|惊悚|恐怖|战争|历史|家庭|歌舞|音乐|动画|魔幻|奇幻|冒险|青春|励志|民国|"
    "商战|文艺|贺岁|功夫|警匪|传记|都市|言情|玄幻|仙侠|推理|谍战|抗战|伦理|灾难|浪漫|西部|黑色幽默|纪录|情景|校园)){1,4}"
    "(?:电影|影片|长片|短片|片|电视剧|连续剧|剧集|喜剧|剧|小说)?"
)
_STEM = "[^，。；、：！？（）“”的一是为在与和于门纲目科属种]"
_TAXON = f"(?:{_STEM}{{1,7}}|{_STEM}门{_STEM}{{1,4}})"
FREE_WORDS: dict[str, str] = {
    "Text": "[^，。；、：！？（）]{1,20}?",
    "Phrase": "[^，。；：！？（）]{1,60}?",
    "Names": "",  # built over an alphabet
    "Role": "(?:(?!而获)[^，。；！？]){1,60}?",
    "Award": (
        "[^，。；！？]{1,160}(?:，(?:以及|及)?"
        "(?:(?!获|凭|入围|提名|得|赢|捧|夺|摘|《|他|她|该|并|而|其|与|这|是)[^，。；！？票]){2,40}?"
        "(?:奖|唱片)(?:等[^，。；]{0,4}奖项)?(?=[，。；]|$))*"
    ),
    "Rank": (
        r"(?:(?!获得|成绩|位列|以\d)[^，。；！？]){0,24}?(?:票房|卖座|榜|销量|收视)"
        rf"(?:(?!获得|成绩)[^，。；！？]){{0,12}}?(?:冠军|亚军|季军|榜首|第{_NUMERALS}[名位]?)"
    ),
    "Record": "(?:打破|创下|创造|刷新)了?[^，。；！？]{2,30}?[纪记]录",
    "First": (
        "(?:(?:荧屏|荧幕|银幕|电影|电视剧?|导演|编剧|个人|长片){0,2}处女作|"
        "(?:个人)?(?:首|第一)[部张支个首][^，。；！？、]{0,16}?)"
    ),
    "FirstKind": "[^，。；！？]{0,8}?(?:首|第一)[部张支次个][^，。；！？]{1,14}?(?=[，。；]|$)",
    "FirstAct": "(?:首度|首次|第一次)[^，。；！？]{2,8}?",
    "Concert": "[^，。；！？在]{0,20}?(?:巡回演唱会|演唱会|音乐会|个唱)",
    "Courtesy": "(?![体数面词典母码幕称召令段角线])[\u4e00-\u9fff]{2}(?=[，。；、]|$)",
    "Sobriquet": (
        "[^，。；、：（）“”《》]{1,3}(?:居士|山人|老人|道人|主人|散人|山樵|渔隐|外史|逸士|先生|[翁叟])(?=[，。；、]|$)"
    ),
    "Occupation": (
        f"(?:[男女]|前|著名|知名|{TITLES})*(?:{OCCUPATIONS}|{TITLE_NOUNS}|名将|球星|射手|前锋|中场|后卫|门将)"
    ),
    "Death": (
        "(?:服毒|服[^，。；]{1,6}药|跳楼|上吊|投[河湖海江]|开枪)?(?:自杀(?:身亡)?|自尽|自缢)(?:身亡)?(?=[，。；]|$)"
    ),
    "Calling": f"(?:知名|著名)?(?:(?!最佳)[^，。；、的《》“”在与和第了过起本该此位名是曾也则]){{0,6}}?"
    f"(?:{OCCUPATIONS}|{JOBS})",
    "Genre": GENRE,
    "Relative": (
        "(?:曾?外?祖父|曾?外?祖母|外公|外婆|爷爷|奶奶|岳父|岳母|叔父|伯父|叔叔|伯伯|"
        "舅父|舅舅|姑母|姑姑|姨母|侄子|侄女|"
        "外甥女?|孙子|孙女|外孙女?|女婿|儿媳|[堂表][哥弟兄姐妹]|[堂族]侄女?|[曾玄重]孙女?|(?:外孙|孙|侄)(?=[，。；、]|$))"
    ),
    "Mate": (
        "(?:其|他的|她的)?(?:前夫|丈夫|夫|妻子?|元配|原配|发妻|正妻|正室|前妻|第[一二三]任(?:妻子|丈夫)|"
        "继室|继配|继妻|续弦|侧室|侍妾|妾|夫人|太太)"
    ),
    "Venture": (
        "[^，。；、的了]{2,12}?(?:电影展|电影节|影展|音乐节|艺术节|戏剧节|文学奖|奖学金|基金会|剧社|诗社|学社|文学社|画社|画院|报馆|书局|书店|"
        "报社|剧团|乐队|诗刊|学会|研究会|工作坊|书院)"
    ),
    "Prize": "(?:(?![大多新各该此首两一几])[^，。；、的了]){1,10}?(?:奖|奖学金|奖金)(?=[，。；]|$)",
    "Style": "(?:(?![的了是为被与和])[\u4e00-\u9fff]){1,6}?(?:拳法?|掌法?|剑法?|刀法|棍法|武术|流派|学派|画派|唱派|派)",
    "Line": "(?:(?![有条最]|主要)[^，。；：的是为]){1,20}?(?<!两)(?:号线|铁路|本线|(?<!主要)干线|支线|城轨|新干线)",
    "Family": _TAXON + "(?<![内外眼牙妇儿产专本学文理工武百预骨全急皮商法农医登中])科",
    "Genus": _TAXON + "(?<![所直附隶归])属",
    "Troupe": (
        "[^，。；、的了]{2,14}?(?:剧院|剧团|话剧团|歌舞团|文工团|京剧团|歌剧院|乐团|合唱团|艺术团|电视台|电台|制片厂|公司|报社|杂志社)"
    ),
    "Team": "(?:(?!国家队)[^，。；、的了在]){3,10}?(?:[足篮排羽乒泳冰跳举体]?球?队|代表队|俱乐部)",
    "Firm": "[^，。；、的由于在与和]{1,14}?"
    "(?:公司|影业|唱片|音乐|娱乐|传媒|影视|文化|集团|工作室|制片厂|出版社|院线|音像)",
    "Post": f"(?:[^，。；、的了在和与]{{0,8}}?(?:{_POSTS}))",
    "Side": "[东南西北]{1,2}(?:面|部|边|侧|方|端|境|方向)?",
    "Settlement": (
        "(?:(?!故乡|家乡|同乡|水乡|之乡|大县|大省|大镇|强县)[^，。；、的]){0,7}?(?:城市|[级辖名]市|[县镇乡村区州省郡市]|岛屿?|群岛|半岛|河流|"
        "湖泊|支流|山[峰脉]|村[庄落]|港口|聚落|火山|公园|机场|车站|地铁站|公路|铁路|广场|教堂|座堂|博物馆|[大中小]学)(?:之一)?(?=[，。；]|$)"
    ),
    "Party": "",  # built over an alphabet
    "Office": (
        "(?:(?!正副|当选|担任|任第|[其他她为第被把让使由于在向与和及跟对从给而又])[^，。；：！？、的了《》（）“”]){0,14}?"
        "(?:[省州市县区镇郡]长|总理|首相|总统|[参众]?议员|部长|大臣|大使|公使|领事|总督|巡抚|太守|刺史|知[府县州]|尚书|侍郎|"
        "御史|节度使|[副正]?议长|主教|检察长|秘书长|校尉|县令|将军|[局署厅]长|专员|参谋长|司令员?)"
    ),
    "Force": (
        "(?![他她其该此这])(?:(?![的了率统指被让使])[^，。；、《》]){1,10}?"
        "(?:舰队|集团军|军团|兵团|远征军|野战军|方面军|联军|志愿军|义军)"
    ),
    "Club": "(?![为是在由于一两多几其他她该此本另])(?:(?!被|之后)[^，。；：、的了《》]){2,10}?",
    "Honor": "(?:首位|首个|第一位|第一个|史上|唯一)[^，。；！？]{4,40}?",
}
_STRUCTURE = "(?:大厦|[阁楼塔寺庙宫殿桥园堂亭陵祠馆堤坝渠窟台轩斋墓碑坊])"
_NO_STRUCTURE = (
    "(?:其中|[该此这那本其][座所]|(?:公司|学校|医院|大学)?[大主新旧老本][桥楼塔馆园]|"
    "(?:博物|图书|体育|美术|纪念|展览)馆)"
)
"""What means a building that was named before, and is no name of its own."""
_STRANGER = (
    "(?:(?![他她其两多本自各著知作歌该此这何谁]|[一二三四五六]人)"
    "(?:(?!导演|作曲|作词|演唱|编剧|公司)[\\w·])){2,5}?"
)
"""Somebody by a name that a tagger may miss: 阿木 of `由阿木作曲`."""
_LOCALITY = (
    f"(?:(?![一某个这那名])[\u4e00-\u9fff]{{1,5}}(?:[市镇县乡村庄堡郡里町屯寨岛]|教区)|[{FOREIGN}·]{{2,7}})"
    "(?=[，。；（]|$)"
)
WORDS_OR_NAMES = frozenset({"Title", "Site", "Structure", "Stranger", "Locality"})
WORDS = frozenset({"Venture", "Style", "Prize", "Party", "Club", "Family", "Genus", "Force"})
"""Slots of words that are names."""
_UNIONS = {
    "Spot": ("Place", "Organization"),
    "Press": ("Organization", "Work"),
    "Score": ("Work",),
    "Kindred": (PERSON,),
}
"""Slots for things of one of several types, or with words before them: where somebody died, what prints a story."""

_COUNTRYMAN = r"(?:(?![的和与同及跟由是为])[\u4e00-\u9fff]){1,4}[国本兰利大亚斯坡湾港]人"
_KIN_GROUP = "(?:兄弟|姐妹|夫妇|父子|姊妹|姐弟|兄妹|父女|母子|母女)?"
_SPELLED = r"(?:（[A-Za-zÀ-ſ][A-Za-zÀ-ſ .'’·-]{1,40}）(?![是为，。；]))?"
"""The name in Latin letters behind a person's in a list: `由朱迪丝·黑尔（Judith Hale）和李四设立`."""

_PLAYER = "(?:主唱|(?:主音|节奏|低音)?吉他手|贝[斯司]手|鼓手|键盘手|[大小]提琴手|萨克斯手)"
_PLAYERS = f"{_PLAYER}(?:兼{_PLAYER})?|船东|船主|工程师|雕塑家|教育家|传教士|银行家|科学家"
"""What stands before the names of a band's players, and before those of founders."""
_MODIFIERS = (
    f"(?:其|自己的?|个人的?|首[部张支个首]|第{_NUMERALS}[部张首支]|[一两三四五六七八九十几多]+[部首张支]|新|"
    "(?:荧屏|荧幕|银幕|电影|电视剧?|导演|编剧|个人|长片){0,2}处女作|变奏版的?|加长版的?|主打歌曲?|主题曲|片[尾头]曲|插曲|推广曲|音乐|同名|自传|回忆录|续作|续集|前传|姊妹篇)*"
)
_BEGINS = (
    "(?:作曲|作词|配乐|摄影|剪辑|编剧|监制|制片|担任|"
    "饰|扮|出演|客串|执导|导演|演唱|则|也|又|还|曾|在|是|于|因|凭)"
)
"""What a name after a comma begins a clause with, instead of going on with a list."""

_SAID = "(?:分别|都|均|皆)?(?:则|也|又|还|却|便|就|是|由|出自|来自|改编|获|入围|讲述|描写|说的|上映|首映|成为|让|使|为)"
"""What begins to say something of the titles before it."""

_ABOUT = (
    r"(?:[^，。；《》的了在]{2,8}系列(?:电影|影片|小说|剧集)?的(?:第\w{1,2}部|[上下中]部|续集)|"
    "(?:(?:融合|带有|取材|改编)[^，。；]{1,24}|[^，。；《》]{1,8}题材)的)?"
)
_SEQUEL = r"系列(?:电影|影片|小说|剧集)?的?(?:第\w{1,2}部|[上下中]部|续集|续作|前传)"


class SlotGrammar:
    """Regular expressions of slots over one alphabet."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet
        values = "".join(map(alphabet.letters, ("Date", "Number", "Work")))
        self._names = f"(?:(?!{_NOT_NAMES})[^，。；！？（）《》{values}]){{1,60}}?"

    def accepts(self, kind: str, *, strict: bool = False) -> str:
        """The characters of things that a type of slot takes; empty where it takes free words."""
        if kind in FREE_WORDS or kind in WORDS_OR_NAMES:
            return ""
        if kind in _UNIONS:
            return "".join(self._alphabet.letters(one) for one in _UNIONS[kind])
        return self._alphabet.letters(kind, strict=strict)

    def regex(self, kind: str, *, many: bool, strict: bool = False) -> str:
        """The expression of one slot; `many` takes a list, `strict` no work of unknown kind."""
        if kind == "Names":
            return self._names
        if (
            kind == "Award"
        ):  # the words behind a comma go on with it unless they begin with a work or a person
            others = self._alphabet.letters("Work") + self._alphabet.letter(PERSON)
            return FREE_WORDS[kind].replace("，(?:以及|及)?", f"，(?:以及|及)?(?![{others}])")
        if kind == "Party":
            bodies = self._alphabet.letters("Organization")
            return f"(?:(?:(?![的了和与及在于])[^，。；、]){{1,10}}?党(?![员派内校章委组])|[{bodies}])"
        if kind in FREE_WORDS:
            return FREE_WORDS[kind]
        if kind == "Title":
            return f"(?:[{self._alphabet.names}]|[\\w·][\\w· .&'-]{{1,30}}?)"
        if kind == "Structure":
            places, letters = self._alphabet.letters("Place"), "(?:(?!的)[\u4e00-\u9fff])"
            named = f"(?:[{places}]{letters}{{0,6}}?|(?!{_NO_STRUCTURE}){letters}{{1,6}}?){_STRUCTURE}"
            return f"(?:(?:(?<=[的，。；、：])|^){named}|[{places}])"
        if kind == "Locality":
            named = self._alphabet.letters("Place") + self._alphabet.letter(PERSON)
            return f"(?:[{named}](?=[，。；（]|$)|{_LOCALITY})"
        if kind == "Stranger":
            return f"(?:{self._alphabet.letter(PERSON)}|{_STRANGER})"
        if kind == "Site":
            return f"(?:[{self._alphabet.letters('Organization')}]|{_SITE})"
        if kind == "Kindred":
            one = f"{OF_FAMILY}?{self._alphabet.letter(PERSON)}"
            return f"{one}(?:(?:[、和与及]|以及){one})*"
        letters = self._alphabet.names if kind == "Thing" else self.accepts(kind, strict=strict)
        first = later = f"[{letters}]"
        if kind == PERSON:
            places = self._alphabet.letters("Place")
            first = later = (
                f"(?:(?:[{places}](?:人|籍|裔)?|{_COUNTRYMAN})?(?:(?:{TITLES})*(?:{TITLE_NOUNS}|{_PLAYERS}))?{later}{_SPELLED}{_KIN_GROUP})"
            )
        elif self._alphabet.is_work(kind):
            first, later = self._work(later), f"(?:(?:{self._alphabet.letter(PERSON)}的)?{_MODIFIERS}{later})"
        if not many:
            return first
        further = f"{_JOIN}{later}"
        if kind == PERSON:
            further += f"(?!(?<=，.){_BEGINS})"
        elif self._alphabet.is_work(
            kind
        ):  # a comma goes on with a list only if nothing is said of what follows
            further = f"{self._aside()}(?!，[{letters}](?:{_JOIN}[{letters}])*(?:{_SAID})){further}"
        return f"{first}(?:{further}){{0,14}}(?:等(?:多?[部人位])?)?"

    def _aside(self) -> str:
        """What may stand behind a title of a list: 四卷, （四卷）, （1930年）."""
        amount = f"(?:[{self._alphabet.letter(NUMBER)}]|{_NUMERALS})[卷册部集篇种本章回首]?"
        bracket = f"（[^（）。；{self._alphabet.names}]{{1,16}}）"
        return f"(?:(?:{amount}|{bracket}){{1,2}}(?=[、和与及]))?"

    def _work(self, one: str) -> str:
        """A title with what may stand before it: 1997年的, 个人首部, 许鞍华执导的, 专辑中的, 《X》系列的第二部."""
        person, works = self._alphabet.letter(PERSON), self._alphabet.letters("Work")
        adapted = "(?:、(?:改编自|根据|取材自|由)[^，。；的]{1,16})?"
        made_by = (
            f"(?:由?(?:(?:{TITLE_NOUNS})?{person}[、和与]?)+(?:等人?)?[^，。；{works}]{{0,8}}{adapted}的)?"
        )
        part_of = f"(?:[{works}][中里]?的)?(?:[{works}]{_SEQUEL})?"
        bodies = self._alphabet.letters("Organization") + self._alphabet.letters("Place")
        body = f"(?:(?:[{bodies}]|[A-Z]{{2,8}})的?)?"
        year = f"(?:[{self._alphabet.letters('Date')}]的?)?"
        return f"(?:{year}{made_by}{body}{_MODIFIERS}{_ABOUT}{part_of}{_MODIFIERS}{one})"
