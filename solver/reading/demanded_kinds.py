"""Kinds of things that questions ask for by a noun: 哪家医院, `which river`; and what tells one of the kind."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.extraction.english.lexicon import ADJECTIVES, COUNTRIES, PEOPLES
from solver.language import folded
from solver.reading.demand import Demand


@dataclass(frozen=True, slots=True)
class Kind:
    """By what a question asks for a thing of a kind, and words for such things or of their names; the types that the
    store gives them, one of which an untyped one may be of. Where there are none, every name of the kind holds a word.
    `family` is that of bodies of which names often say that they are.
    """

    demand: Demand
    types: frozenset[str] = frozenset()
    family: str = ""


def _kind(chinese: str, english: str, words: str, types: str = "", family: str = "") -> Kind:
    """A kind by its nouns in both languages."""
    asked = re.compile(
        rf"(?:哪一?[{_MEASURES_ZH}]|什么)(?:{chinese})(?![\u3400-\u9fff]{{0,2}}[员长手])|"
        rf"的(?:{chinese})(?:是|叫)(?:什么|哪)|"
        rf"\bwhat (?:is|are|was|were) [^?]*['’]s? (?:[a-z]+ )?(?:{english})(?=\s*(?:\?|$))|"
        rf"\b(?:which|what)(?: [a-z]+){{0,2}}? (?:{english})"
        r"(?=\s*(?:\?|$)|\s+(?:did|do|does|is|was|were|are|has|had|have|can|in|of|that|which|with|for|on|at|first|"
        rf"[a-z]+ed|{_PAST}|{_NOW})\b)"
    )
    return Kind(Demand(asked, re.compile(words)), frozenset(types.split()), family)


_PAST = (
    "lent|built|made|won|wrote|sang|bought|sold|left|led|lost|gave|took|held|ran|began|became|came|went|put|paid|sent|"
    "fought|taught|brought|kept|found|grew|rose|flew|cut|set|split|met|hit|beat"
)
_NOW = (
    "flows|runs|lies|makes|owns|publishes|plays|produces|builds|sells|hosts|holds|crosses|borders|teaches|offers|uses|"
    "gives|stands|serves|belongs|employs|insures|sponsors|operates|links|feeds"
)
_MEASURES_ZH = "家个座间所处份本条支只种门艘"
_TONGUES = "|".join(re.escape(folded(name)) for name in sorted({*ADJECTIVES, *PEOPLES}))
_LANDS = "|".join(re.escape(folded(name)) for name in sorted(COUNTRIES))

WORDED = tuple(
    _kind(*row)
    for row in (
        ("酒店|饭店|宾馆|旅馆", "hotel|inn", r"酒店|饭店|宾馆|旅馆|大厦|\b(?:hotel|inn)\b"),
        ("医院", "hospital", r"医院|诊所|\b(?:hospital|clinic|infirmary)\b"),
        (
            "球场|体育场|体育馆",
            "stadium|arena",
            r"(?<![在于到的上个座片一去回])(?<![在于到的上个座片一去回][足篮网排棒])球场|[体场]馆|体育场|\b(?:stadium|arena|coliseum|ground|field|park|garden)\b",
        ),
        (
            "影视城|影视基地|影城|片场",
            "film studio|backlot",
            r"影视城|影视基地|影城|片场|制片厂|摄影棚|\b(?:studios?|backlot|lot)\b",
        ),
        ("机场", "airport", r"机场|\bairport\b"),
        (
            "大学",
            "university",
            r"大学|学院|书院|\b(?:university|college|institute|academy)\b|"
            r"(?<!girls' )(?<!boys' )(?<!girls’ )(?<!boys’ )(?<!high )(?<!primary )(?<!grammar )(?<!secondary )"
            r"\bschool\b",
        ),
        (
            "中学|小学|高中",
            "high school|secondary school",
            r"学|书院|\b(?:school|college|academy|lycée|gymnasium)\b",
        ),
        (
            "报纸|日报",
            "newspaper|daily",
            r"报|\b(?:newspaper|paper|times|daily|post|herald|gazette|tribune|guardian|mail|news|journal|press)\b",
        ),
        (
            "杂志|期刊|刊物",
            "magazine|journal",
            r"刊|杂志|[周月旬季学画]报|》上?(?:连载|发表)|载[于在]《|\b(?:magazine|journal|review|weekly|monthly|time)\b",
        ),
        (
            "出版社|书局",
            "publisher|publishing house",
            r"出版|书局|书店|商务|\b(?:press|books|publish\w+|house|verlag)\b",
        ),
        ("岛", "island", r"岛|屿|\b(?:islands?|isles?|key)\b|\b\w+(?:ey|ay)\b"),
        ("山", "mountain|hill|peak", r"(?<![上下])山(?![东西羊])|峰|岭|\b(?:mount|mountains?|hills?|peak)\b"),
        ("河|江", "river", r"河|江|水|\b(?:rivers?|thames|seine|danube)\b"),
        ("桥", "bridge", r"桥|\bbridge\b"),
        (
            "(?:小|老|山|渔)?(?:村子?|村庄|镇子?|小镇|乡)",
            "(?:small |little )?(?:village|hamlet)s?",
            r"[村镇乡庄寨屯]|生于|出生|籍|老家|\b(?:villages?|hamlets?|towns?|parish|born|native|from)\b",
        ),
        ("街|路|大街", "street|avenue", r"街|路|道|里|\b(?:street|road|avenue|lane|boulevard|square|rue)\b"),
        (
            "寺|庙|寺庙|教堂",
            "church|temple|cathedral|abbey",
            r"寺|庙|庵|观|堂|\b(?:church|temple|cathedral|abbey|chapel|minster)\b",
        ),
        (
            "剧院|戏院|剧场",
            "theatre|theater|opera house",
            r"剧院|戏院|剧场|歌剧院|大厅|\b(?:theat(?:re|er)|opera|playhouse|hall)\b",
        ),
        (
            "电影院|影院|影城",
            "cinema|movie theat(?:re|er)|picture house",
            r"影院|戏院|影城|剧院|电影宫|\b(?:cinema|theat(?:re|er)|odeon|palace|palast|empire|hall|picture house)\b",
        ),
        ("博物馆|美术馆", "museum|gallery", r"馆|宫|\b(?:museum|gallery)\b"),
        (
            "电影节|影展",
            "film festival|festival",
            r"电影节|影展|戛纳|威尼斯|柏林|金[熊狮]|棕榈|\b(?:festivals?|biennale|berlinale|cannes|venice|berlin|sundance)\b",
        ),
        ("监狱", "prison|jail", r"监狱|牢|拘留|\b(?:prison|jail|gaol|penitentiary)\b"),
        (
            "(?:语言|方言)",
            "languages?|dialect",
            rf"[\u3400-\u9fff](?:语|文|话)|\b(?:{_TONGUES}|languages?|dialects?|latin|hebrew|yiddish|sanskrit|swahili|urdu|hindi|"
            r"cantonese|mandarin|gaelic|arabic|esperanto|creole)\b",
        ),
        (
            "宗教|教派",
            "religion|denomination|faith",
            r"[\u3400-\u9fff]教|佛|信徒|皈依|受洗|神|"
            r"\b(?:christ|catholic|muslim|islam|jew|judais|buddh|hindu|sikh|methodis|baptis|anglican|protestant|quaker|"
            r"orthodox|lutheran|calvinis|presbyterian|mormon|atheis|agnostic|church|scientolog|tao|shinto|religi|faith|"
            r"convert|puritan|evangelical)[a-z]*",
        ),
        (
            "乐器",
            "(?:musical )?instruments?",
            r"[琴笛箫鼓号筝琶胡管钹锣铃笙埙]|吉他|贝斯|唢呐|乐器|"
            r"\b(?:pian|violin|viola|cell|guitar|lute|drum|flut|clarinet|oboe|bassoon|horn|trumpet|trombon|tuba|saxophon|"
            r"harp|organ|accordion|banjo|mandolin|ukulele|zither|sitar|percussion|keyboard|recorder|bagpipe|fiddl|"
            r"harmonica|bass|erhu|pipa|guzheng|instrument)[a-z]*",
        ),
        (
            "政党|党派|党",
            "(?:political )?part(?:y|ies)(?! of\\b)",
            r"党|[同联民]盟|民[革建进主]|致公|九三学社|"
            r"\b(?:part(?:y|ies)|democrat|republican|conservative|labour|liberal|socialis|communis|greens?\b|whig|tory\b|"
            r"tories|independent|nationalis|unionis|fianna|sinn|fascis|nazi|bolshevi|congress|plaid|likud|solidarity)[a-z]*",
        ),
        (
            "颜色|色",
            "colou?rs?",
            r"[红黄蓝绿白黑紫灰粉橙棕褐青彩]|[金银]色|"
            r"\b(?:red|yellow|blue|green|white|black|purple|violet|gr[ae]y|pink|orange|brown|gold(?:en)?|silver|crimson|scarlet|"
            r"turquoise|beige|cream|maroon|navy|indigo|magenta|ivory|colou?r[a-z]*)\b",
        ),
    )
)
"""Kinds whose names, or what is called so, hold a word of the kind."""

NAMED = tuple(
    _kind(*row)
    for row in (
        (
            "[\u3400-\u9fff]{0,2}?(?:球队|球会|俱乐部)|队",
            "(?:football |soccer |baseball |basketball |rugby |cricket |hockey )?(?:clubs?|teams?|sides?)",
            r"队|俱乐部|球会|[效执][力教]|加盟|转会|签约|"
            r"\b(?:f\.?c|a\.?f\.?c|clubs?|teams?|sides?|united|rovers|wanderers|hotspur|albion|athletic|county|signed|fans?|"
            r"support(?:s|ed|er|ers)|follow(?:s|ed|er)|coach(?:ed|es)?|manage[ds]?|join(?:s|ed))\b|"
            r"\bplay(?:s|ed|ing)? (?:[a-z]+ ){0,2}?(?:for|with|at|against)\b",
            "Organization",
            "club",
        ),
        (
            "[\u3400-\u9fff]{0,4}?(?:公司|企业|厂商|集团|片厂)",
            "(?:[a-z]+ )?(?:compan(?:y|ies)|firms?|manufacturers?|corporations?|studios?|labels?|insurers?)",
            r"公司|集团|厂|影业|唱片|企业|商社|洋行|商行|株式会社|工作室|电视台|"
            r"\b(?:compan(?:y|ies)|corporation|inc|ltd|llc|plc|studios?|pictures|records|brothers|bros|motors?|firms?|"
            r"press|productions?|entertainment|industries|holdings|works|lines?|stores?|manufacturers?|makers?)\b|&",
            "Organization Company",
            "firm",
        ),
        (
            "学校|学府|院校",
            "schools?",
            r"大学|学院|[中小]学(?!生)|书院|师范|学堂|[戏美艺体音]校|科班|高中|"
            r"\b(?:university|college|school|academy|institute|conservato[a-z]+|seminary|polytechnic|gymnasium)\b",
            "School Organization",
            "school",
        ),
        (
            "[\u3400-\u9fff]{0,2}?(?:乐队|乐团|组合|合唱团)",
            "(?:[a-z]+ )?(?:bands?|orchestras?|choirs?)",
            r"队|团|组合|\b(?:bands?|groups?|orchestras?|quartets?|trios?|duos?|choirs?|ensembles?|brothers|sisters)\b",
            "Organization",
            "players",
        ),
        (
            "(?:轿|跑|汽)?车",
            "cars?",
            r"车|\b(?:cars?|automobiles?|limousines?|convertible|roadster|coup[eé]|saloon|jeep|truck|ferrari|porsche|bentley|"
            r"rolls-royce|mercedes|jaguar|bmw|ford|toyota|volkswagen|cadillac|buick|fiat)\b",
            "Thing",
        ),
        (
            "银行|钱庄",
            "banks?",
            r"银行|钱庄|票号|\b(?:banks?|trust|savings|credit|bancorp)\b",
            "Organization Company",
            "firm",
        ),
        (
            "[\u3400-\u9fff]{0,2}?(?:船厂|船坞|工厂|厂|作坊)",
            "(?:[a-z]+ )?(?:shipyards?|yards?|dockyards?|foundr(?:y|ies)|factor(?:y|ies)|workshops?|shipbuilders?)",
            r"厂|船坞|作坊|造船|铸造|局|由[\u3400-\u9fff]{2,12}[建造制铸]|"
            r"\b(?:(?:ship|dock)?yards?|docks?|foundr(?:y|ies)|factor(?:y|ies)|works(?:hops?)?|shipbuild\w+|mills?|"
            r"(?:built|laid down|launched|cast|made) (?:by|at|in))\b",
            "Organization Company Place City",
        ),
        (
            "航空公司",
            "airlines?",
            r"航空|航|\b(?:air|airlines?|airways|aviation)\b",
            "Organization Company",
            "firm",
        ),
    )
)
"""Kinds of which names need not say that they are of it, so that one of unknown type may be."""


_FAMILIES = {
    "firm": r"(?:公司|集团|银行|航空|影业|唱片|电视台|出版社|报社|商行)$|"
    r"\b(?:company|corporation|inc|ltd|plc|pictures|studios?|records|banks?|airlines?|airways|press|productions|television|newspapers?|magazine)\b",
    "school": r"(?:大学|学院|中学|小学|学校|书院)$|\b(?:university|college|school|academy|institute|conservatory)\b",
    "party": r"党$|\bparty\b",
    "players": r"(?:乐队|乐团|合唱团)$|\b(?:band|orchestra|quartet|choir|philharmonic)\b",
    "club": r"(?:球队|俱乐部)$|\b(?:f\.?c|club|rovers|wanderers)\b",
    "office": r"(?:委员会|政府|法院|国会|议会|基金会|协会)$|"
    r"\b(?:ministry|department|committee|council|government|commission|court|parliament|foundation|association|"
    r"society|museum|gallery|library|hospital|church|cathedral)\b",
}
"""Words of names that say of what family of bodies they are."""


def says_family(name: str, kind: Kind) -> bool:
    """Whether a name says that it is of another family of bodies than a kind: 华星唱片公司 is no party."""
    own = [family for family, words in _FAMILIES.items() if re.search(words, folded(name))]
    return bool(own and kind.family) and kind.family not in own


def asked_named(question: str) -> Kind | None:
    """The kind of things whose names may be any for which a folded question asks, if it asks for one."""
    return next((kind for kind in NAMED if kind.demand.asked.search(question)), None)
