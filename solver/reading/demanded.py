"""What questions ask for by amount or kind, and what the words that give it hold: tables in both languages."""

from __future__ import annotations

import re

from builder.extraction.chinese.lexicon import COUNTRIES, OCCUPATIONS
from builder.extraction.english.lexicon import ADJECTIVES
from schemas.text import Language
from solver.language import folded
from solver.planners.words.heads import HEADS
from solver.reading.demand import Demand
from solver.reading.demanded_kinds import WORDED
from solver.reading.demanded_people import SCHOOLED
from solver.reading.numbers.written import MONEY_ZH, SEVERAL_ZH

_MUCH_ZH = r"(?:总共|一共|大约|大概|共)?(?:是|有|为|要|卖|达到?|高达)?(?:多少|几[亿万千百元])"

_LENGTHS = (
    r"\b(?:(?:centi|kilo|milli)?met(?:re|er)s?|feet|foot|inch(?:es)?|miles?|yards|fathoms|[ck]m|ft)\b|\d\s?m\b|"
    r"[\d一二三四五六七八九十百千万亿半两几]\s*[多余]?\s*[万亿]?(?:公里|千米|米|厘米|毫米|公分|英尺|英寸|英里|海里|里|丈|尺)"
)

DIMENSIONS = (
    (
        r"多高|身高|高度|\bhow (?:tall|high)\b|\bheight (?:of|is|was)\b|\bheight\?",
        r"高|\b(?:tall|high|height|above|rises?|stands?)\b",
    ),
    (
        r"多长(?!时间)|长度|全长|\blength (?:of|is|was)\b|\blength\?|\bhow (?:many \w+ )?long (?:is|was|are) the\b",
        r"长|分钟|\b(?:long|length|minutes?|hours?|runs?)\b",
    ),
    (r"多宽|宽度|\bhow (?:wide|broad)\b|\bwidth\b", r"宽|\b(?:wide|width|broad|across|beam)\b"),
    (r"多深|深度|水深|\bhow deep\b|\bdepth (?:of|is|was)\b", r"深|\b(?:deep|depth|below)\b"),
    (
        r"多远|相距|距离|\bhow far\b|\bdistance\b",
        r"距|离|远|路程|\b(?:from|away|far|distance|apart|between)\b",
    ),
)
"""How a dimension is asked for, and its own words."""

_ACROSS = tuple(
    Demand(re.compile(rf"{zh}(?:大?约|有|为|是|达)?(?:几|多少)|\bhow many [a-z]+ {en}\b"), re.compile(given))
    for zh, en, given in (
        ("宽", "(?:wide|broad|across)", r"宽|\b(?:wide|width|broad|across)\b"),
        ("深", "deep", r"深|\b(?:deep|depth|below)\b"),
        ("厚", "thick", r"厚|\b(?:thick|thickness)\b"),
    )
)
"""Dimensions that are asked for in whatever unit: 宽几格."""

_LONG_OR_LASTING = rf"{_LENGTHS}|\b(?:minutes?|hours?)\b|分钟|小时"

_MONEY = Demand(
    re.compile(
        rf"多少(?:钱|[美港日欧]?元|资金|经费|票房|片酬|港币|人民币|[万亿])|"
        rf"(?:预算|成本|造价|票房(?:收入|成绩|总额)?|售价|票价|门票|片酬|年薪|身价|奖金|花费|费用|收入|资产|身家){_MUCH_ZH}|"
        r"\bhow (?:expensive|costly)\b|\bhow much money\b|"
        r"\bhow much\b.*\b(?:costs?|spent|spend|paid|pay|budget|earn(?:ed)?|gross(?:ed)?|make|made|sell|sold|worth|"
        r"charged?|raised?|take in|price)\b|"
        r"\bwhat (?:did|does|do)\b.*\b(?:cost|gross|earn)\b|"
        r"\bwhat (?:is|was|were|are)\b.*\b(?:budget|costs?|price|box[- ]office(?: \w+)?|gross|takings|salary|fee|"
        r"net worth|revenues?)(?:\?|$|\s+(?:of|for|to)\b)"
    ),
    re.compile(
        r"[$£€¥￥]|\b(?:dollar|pound|euro|franc|yuan|yen|ruble|rupee|lira|lire|guinea|shilling)s?\b|"
        rf"\b(?:million|billion)\b|\d\s*[万亿]|[\d一二两三四五六七八九十百千万亿]\s*[多余]?\s*[万亿]?(?:{MONEY_ZH})|"
        r"免费|\bfree\b"
    ),
)

_COST = Demand(
    re.compile(
        rf"(?:花了?|耗资|耗费|投资|成本|造价|预算|制作费|斥资){_MUCH_ZH}|(?:花了?|投资了?|耗资|投入了?)多少|"
        r"\bhow (?:expensive|costly)\b|\bhow much\b.*\b(?:costs?|spent|spend|budget)\b|"
        r"\bwhat (?:did|does|do)\b.*\bcost\b|\bwhat (?:is|was|were|are)\b.*\b(?:budget|"
        r"costs?)(?:\?|$|\s+(?:of|for|to)\b)"
    ),
    re.compile(
        r"成本|造价|预算|投资|耗资|耗费|斥资|花费|花了|费用|经费|出资|投入|制作费|"
        r"\b(?:budget(?:ed)?|costs?|costing|spen[dt]|spending|made for|for (?:about|some|only|"
        r"just|under|over)? ?[$£€]|price|"
        r"invest\w+|worth)\b|\bfor (?:about |some |only |just |under |over )?[$£€\d]"
    ),
)

_MANY = r"\d{3}|[万亿]|[一二两三四五六七八九][百千]|thousand|million"

_POPULATION = Demand(
    re.compile(
        rf"人口(?:数量?)?{_MUCH_ZH}|多少(?:人口|居民)|\bpopulation (?:of|is|was)\b|\bpopulation\?|"
        r"\bhow many (?:people|inhabitants|residents) (?:live|are there|has|have|does|do)\b"
    ),
    re.compile(
        rf"(?:人口|居民|\bpopulation|\binhabitants|\bresidents).*(?:{_MANY})|"
        rf"(?:{_MANY}).*(?:人口|居民|\bpopulation|\binhabitants|\bresidents|\bpeople live)"
    ),
)

_AREA = Demand(
    re.compile(rf"面积(?:{_MUCH_ZH}|有?多大)|\barea (?:of|does|is|was)\b|\barea\?"),
    re.compile(r"平方|公顷|[顷亩]|\b(?:square|hectares?|acres?|km2|sq)\b|km²"),
)

_WEIGHT = Demand(
    re.compile(
        rf"(?:体重|重量){_MUCH_ZH}|有?多重|\bhow heavy\b|\bhow much\b.*\bweigh\b|\bweight (?:of|is|was)\b"
    ),
    re.compile(
        r"公斤|千克|[\d一二两三四五六七八九十百千万]\s*[多余]?\s*[吨斤磅]|\b(?:kg|kilo(?:gram)?s?|pounds?|lbs?|tons?|tonnes?|stone)\b"
    ),
)

_SPEED = Demand(
    re.compile(rf"(?:时速|速度|航速){_MUCH_ZH}|\bhow fast\b|\bspeed (?:of|is|was)\b"),
    re.compile(
        r"时速|每小时|每秒|[\d一二三四五六七八九十]\s*节(?![目日约])|\b(?:knots?|mph|km/h|(?:an|per) hour)\b"
    ),
)

_FEW_ZH = r"[一二两三四五六七八九十百千半数几]"

_DURATION = Demand(
    re.compile(
        r"(?:多少|(?<![前这那哪好])几)个?(?:天|星期|周(?![年岁])|月|小时|钟头|分钟)|"
        r"\bhow many (?:days|weeks|months|hours|minutes)\b"
    ),
    re.compile(
        rf"(?:(?<!\d)\d{{1,3}}|{_FEW_ZH})\s*[多余来几]?(?:个多?)?半?(?:天|日(?!本)|[夜晚]|星期|周(?![年岁])|月|小时|钟头|分钟|年(?!代))|"
        r"\b(?:days?|weeks?|months?|hours?|minutes?|years?|nights?|fortnight)\b"
    ),
)

_CHILDREN = Demand(
    re.compile(
        r"(?:多少|几)个?(?:孩子|子女|儿女|小孩|儿子|女儿)|\bhow many (?:\w+ )?(?:children|kids|sons|daughters)\b"
    ),
    re.compile(
        r"[子女儿孩胎]|\b(?:sons?|daughters?|child(?:ren|less)?|twins?|kids?|bab(?:y|ies)|boys?|girls?|father|mother)\b"
    ),
)

_TRADE = Demand(
    re.compile(r"职业|从事什么|[做干]什么(?:的|工作|为生)|什么工作|以什么(?:为生|谋生)"),
    re.compile(
        rf"(?:{HEADS[Language.CHINESE]['Person'].removeprefix('人|')}|{OCCUPATIONS})|[员师匠长手]|[\u3400-\u9fff]者|(?<![国大人])家(?![里人中庭乡世])|"
        r"商|[军工诗艺猎]人|农民|生意|经营|[从务]农|任教|执教|[当开办做]|担任|任|[a-z]{3}"
    ),
)

_NATIONS = "|".join(re.escape(folded(name)) for name in sorted({*ADJECTIVES, *ADJECTIVES.values()}))

_NATIVE = Demand(
    re.compile(r"(?:什么地方|哪里|哪儿|何处|何方|哪个?[省市县镇])(?:的)?人(?![物士员家才口])"),
    re.compile(
        r"[\u3400-\u9fff·]{2,8}人(?=[，。；、（）(),.;\s]|$)|生[于在]|出生|诞生|籍|故乡|家乡|老家|来自|人氏|"
        r"\b(?:born|native|from|came of|hail(?:s|ed)|grew up|raised)\b"
    ),
)
"""Where somebody is from: 甲地人, not the place of what else is told."""

_NATIONALITY = Demand(
    re.compile(r"国籍|哪(?:一?个)?国家?的?人|\b(?:nationality|citizenship|which country ['’a-z ]+ from)\b"),
    re.compile(
        rf"国籍|(?:{COUNTRIES}|澳洲|香港|台湾)(?![^，。；]{{0,6}}(?:片|影|剧|公司|小说))|[\u3400-\u9fff]籍|"
        rf"\b(?:{_NATIONS})\b(?!(?: [\w-]+){{0,3}} (?:films?|movies?|pictures?|series|novels?|thriller|comedy|drama|"
        r"epic|musical|western|company|band)\b)|"
        r"\b(?:citizens?|nationals?)\b"
    ),
)

_CROWD = r"学生|学员|员工|雇员|职工|师生|教职"

_CROWD_EN = r"students?|pupils|employees|staff|workers"

_CROWDS = Demand(
    re.compile(rf"(?:多少|几)(?:名|位|个)?(?:在校|正式)?(?:{_CROWD})|\bhow many (?:\w+ )?(?:{_CROWD_EN})\b"),
    re.compile(
        rf"(?:{_CROWD})[^。；]{{0,12}}(?:\d{{2}}|[百千万])|(?:\d{{2}}|[百千万])[^。；]{{0,8}}(?:{_CROWD})|"
        rf"\b(?:{_CROWD_EN})\b.{{0,40}}(?:\d{{2}}|hundred|thousand|million)|"
        rf"(?:\d{{2}}|hundred|thousand|million)\b.{{0,40}}\b(?:{_CROWD_EN})\b"
    ),
)
"""Those of a body are many, and a few who are named or counted for something else are not how many there are."""

_PARTS = tuple(
    Demand(
        re.compile(rf"(?:多少|几){chinese}|\bhow many (?:\w+ )?(?:{english})s?\b"),
        re.compile(
            rf"[\d一二两三四五六七八九十百千万]\s*[多余]?\s*{chinese}|\b[\w,]+[\s-](?:\w+ )?(?:{english})s?\b"
        ),
    )
    for chinese, english in (
        ("页", "page"),
        ("集", "episode"),
        ("层", "floor|storey|stor(?:y|ie)"),
        ("季", "season"),
    )
)
"""How many a work or a house has, which is said with its own noun."""

_MEASURES = tuple(
    Demand(
        re.compile(rf"(?:多少|几){measure}"),
        re.compile(rf"{SEVERAL_ZH}{measure}|^[^\u3400-\u9fff]*$"),
    )
    for measure in "罐瓶杯碗箱袋颗粒桶封幅套艘架匹根卷桌票圈盘块朵株棵字辆"
)
"""How many are counted by a noun's own measure: one a day, 每天一罐, is no number of them."""

ILLNESS = Demand(
    re.compile(
        r"(?:什么|哪种|何种?)(?:疾?病|癌)|因何病|病因|"
        r"\b(?:what|which) (?:illness|disease|sickness|cancer)\b|\bwhat did .* die (?:of|from)\b"
    ),
    re.compile(
        r"癌|[\u3400-\u9fff]病|炎|[\u3400-\u9fff]症|中风|结核|肿?瘤|心[脏力肌]|衰竭|梗|艾滋|溢血|出血|感染|"
        r"\b(?:cancer|disease|illness|tuberculosis|stroke|heart|pneumonia|failure|leuk\w+|tumou?r|oedema|edema|fever|"
        r"infection|syndrome|aids|diabetes|ha?emorrhage|cirrhosis|poisoning|dementia|alzheimer\S*|parkinson\S*)\b"
    ),
)

_NAME_ORIGIN = Demand(
    re.compile(
        r"\bname\b[^?]*\b(?:comes?|came|derived?|taken) from\b|\borigins? of the name\b|"
        r"名[字称]?的?(?:由来|来历|来源)|名[字称]?(?:是?怎么来|从何而来|源[自于])|[因如]何得名"
    ),
    re.compile(
        r"\b(?:mean(?:s|ing)?|deriv\w+|after|comes? from|came from|taken from|joins|because|combin\w+|stands? for|"
        r"words?|so called)\b|得名|因|意为|意思|取自|源|来自|由来|出自|故名|取名|之名|名为|[古又旧原]称"
    ),
)

_STANDING = (
    "岛屿?|车?站|湖泊?|省份?|县|区|国家|城市|城门|塔|桥|房间|校区|学院|分店|展厅|洞窟?|山?峰|宫殿|车厢"
)

_STANDINGS = tuple(
    Demand(
        re.compile(
            rf"(?:多少|几)[个座条家间]?(?:[\u3400-\u9fff]{{0,2}})(?:{thing})(?:[上里中内]?[呢吗啊]?[？?]?$|组成|连接)"
        ),
        re.compile(
            rf"[\d一二两三四五六七八九十百千万余多][个座条家间]?[^，。；]{{0,5}}(?:{thing})|(?:{thing})[^，。；]{{0,6}}[\d一二两三四五六七八九十百千]|"
            r"^[^\u3400-\u9fff]*$"
        ),
    )
    for thing in _STANDING.split("|")
)
"""How many of what stands somewhere there are, which Chinese words count with its own noun."""

MOST_NOMINATED = Demand(
    re.compile(r"\bmost\b.*\bnominat|最多.{0,8}提名|提名.{0,6}最多"),
    re.compile(
        r"\b(?:most|record|more|no other|never|often|ever)\b[^,;.]{0,50}\bnominat|"
        r"\bnominat\w+[^,;.]{0,50}\b(?:most|record|more|no other|never|often)\b|"
        r"最多|提名.{0,12}(?:之最|纪录)|[纪记]录.{0,12}提名"
    ),
)
"""Who was nominated most need not have won most."""

DEMANDS = (
    *(
        Demand(re.compile(asked), re.compile(_LONG_OR_LASTING if "长" in own else _LENGTHS), own)
        for asked, own in DIMENSIONS
    ),
    *_ACROSS,
    _MONEY,
    _COST,
    _POPULATION,
    _AREA,
    _WEIGHT,
    _SPEED,
    _DURATION,
    _TRADE,
    SCHOOLED,
    _NATIONALITY,
    _NATIVE,
    _CHILDREN,
    _CROWDS,
    ILLNESS,
    *_PARTS,
    *_MEASURES,
    *_STANDINGS,
    _NAME_ORIGIN,
    *(kind.demand for kind in WORDED),
)
