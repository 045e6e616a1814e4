"""Function words of Chinese questions."""

from __future__ import annotations

import re

from schemas.logical_form import Order
from schemas.plan import AnswerType
from solver.planners.cues import Comparison, Cue, Cues

_ASKED = (
    (
        r"(?:什么|哪(?:一)?个|哪些|何种?)(?:样的)?(?:角色|人物)|角色(?:是|叫)|(?:饰演|扮演|饰|(?<![导主参])演)的[^，。？]{1,6}(?:名?叫(?:做|作)?(?:什么|啥)|是谁)|(?:饰演|扮演|饰|"
        r"(?<![导主参])演)(?:了|的是|过|的)?(?:谁|什么(?!电影|影片|片|电视剧|剧|作品)|哪(?![些部几]))",
        AnswerType.ROLE,
    ),
    (r"(?<![称名命作取视认誉])为什么|为何|为啥|原因|缘故|因为什么", AnswerType.REASON),
    (
        r"什么时候|何时|什么时间|哪[一几两二三四五六]?年|几几年|几年(?!级)|几月|(?<![路街巷道弄第])几号(?![楼线院门])|哪(?:一)?天|哪(?:一)?日|"
        r"何年|何月|哪个年份|时间是|日期",
        AnswerType.DATE,
    ),
    (
        r"哪里|哪儿|何处|何地|什么地方|哪(?:座|个)(?:城市|国家|地方|省|市|县|地区|区)|"
        r"在哪(?![所家个间部些几一首张本届份种档])|哪国|哪一?[区省市县州镇](?![长别域间])|来自哪|哪个?省|"
        r"哪一?[个座处家][\u4e00-\u9fff]{0,3}?(?:球场|广场|机场|剧场|赛场|体育馆|博物馆|酒店|宾馆|医院|教堂|公园|港口|海港|海岛|岛屿|小镇|村庄|寺庙|城区|街道|外景地|古迹|名胜|景点|景区|影视城|影视基地|影城|片场|摄影棚)",
        AnswerType.PLACE,
    ),
    (r"几[个位名][^，。？]{1,6}?(?:分别|各自?|都)?(?:叫(?:什么|啥)|名叫什么|是谁)", AnswerType.PERSON),
    (
        r"多少|(?<!哪)几(?:部|个|首|张|次|回|任|位|名|本|所|项|届|岁|座|种|集|人|年|场|天|间|支|条|艘|架|辆|枚|句|遍|轮|季|期|小时|分钟|公里)|多(?:高|重|大|长|远|久)|第几",
        AnswerType.NUMBER,
    ),
    (r"谁|哪[一几两三四五六些]?(?:位|名)|什么人|哪些人|哪个人|何人", AnswerType.PERSON),
    (
        r"哪(?:个|些|家|所|间|几家|几所)?(?:公司|机构|电视台|学校|大学|学院|中学|组织|唱片公司|"
        r"乐队)|什么(?:公司|学校|大学|机构)",
        AnswerType.ORGANIZATION,
    ),
    (r"哪一?[所家](?=[^\u3400-\u9fff]|[更较比最先早晚历成创建])", AnswerType.ORGANIZATION),
    (
        r"(?:什么|哪(?:个|些|项|几个|几项)?|何种?)[^，。？]{0,4}(?:奖|荣誉(?!市民)|勋章|奖章)",
        AnswerType.AWARD,
    ),
    (
        r"(?:什么|哪(?:一|几)?(?:部|些|首|张|本|个|几部|几首|档)?|何)(?:[^，。？]{0,6})(?:电影|"
        r"影片|片子|电视剧|剧集|剧(?![组院作])|专辑|歌曲|歌(?![手星坛])|作品|书|小说|节目|单曲)|"
        r"哪(?:一|几)?(?:部|首|张|本)",
        AnswerType.WORK,
    ),
    (r"怎么样?|如何|怎样", AnswerType.MANNER),
    (r"吗(?!$)|吗|是否|是不是|有没有|对不对|会不会|能不能", AnswerType.BOOLEAN),
    (r"什么|啥|哪", AnswerType.THING),
)

_KINDS = {
    Cue.PAIR: (
        r"(?:什么|何|啥|怎样的)(?:样的)?(?:关系|联系|关联|渊源|交集|亲戚|亲属)|的关系$|怎么认识|如何认识|"
        r"是[^\x00，。？谁哪]{0,6}\x00+的(?:什么人|谁|什么亲)|有(?:过|着)?(?:什么|哪些|何)(?:样的)?(?:合作|来往|往来)|"
        r"(?:之间|的)关系(?:是|如何|怎么)|之间(?:有过?|有着)(?:什么|何|哪些)(?:样的)?(?:关系|联系|关联|渊源|交集|合作|来往|往来)?"
    ),
    Cue.DIFFERENCE: (
        r"(?:多|高|早|晚|大|小|长|少|低|重|矮)(?:出)?(?:了)?(?:多少|几)|相差|差(?:了)?(?:多少|几)|"
        r"差距|之差|隔了?(?:多少|几)|(?:过了|过去了?|间隔了?|相隔)(?:多少|几)|年龄差|"
        r"(?:多少|几)年(?:(?:以后|之后|后)?才|以后|之后|后)|(?:之后|以后|后)又?(?:多少|几)年|"
        r"(?:用|花|等|历时)了?(?:多少|几)年|(?:时|时候|那年)[，,]?[^，。？]{1,16}(?:已经?|都)[^，。？]{1,8}(?:多少|几)年"
    ),
    Cue.SUM: r"一共|总共|合计|加起来|总和|之和|共计|合起来|相加",
    Cue.COUNT: (
        r"多少(?:部|个|首|张|次|回|位|名|本|所|项|届|座|种|集|人|家|场|艘|条)|(?<![哪第])几(?:部|个|首|张|次|"
        r"位|名|本|所|项|届|座|种|集|人|家|场|艘|条|度|回|任)"
        r"(?![^，。？]{1,10}(?:分别|各自|各|都)?(?:叫什么|叫啥|是谁|有谁))"
    ),
    Cue.BOTH: r"都|共同|一起|均|同时|合作|联手|携手|搭档|合演|共演",
    Cue.YES_NO: r"吗(?!$)|吗|是否|是不是|有没有|对不对|(?<![什怎多那这])么[？?]?$",
    Cue.SEVERAL: (
        r"哪些|哪几|有什么|些什么|什么(?:电影|歌曲|作品|电视剧|专辑)|哪[两二三四五六七八九十]|"
        r"[两二三四五六七八九十][任位个部项支艘](?![^，。？]{0,12}之一)[^，。？]{0,8}(?:分别|各|都)?(?:是|叫)|分别[是叫有]|"
        r"几[个位名](?=[^，。？]{1,10}(?:叫什么|叫啥|是谁|有谁))"
    ),
    Cue.SAME: r"同一(?:[个位部家所年天座首张支])?|相同|一样|同年|同岁|同国|同校|同城",
    Cue.STATED_FIRST: (
        r"头一[部次张个届回]|首部|首次|首张|首个|第一|最先|最早|首位|首演|处女作|第[二三四五六七八九十\d]+(?:部|张|"
        r"次|位|个)|代表作|成名作"
    ),
}

_COMPARISONS = (
    Comparison(
        re.compile(
            r"历史(?:更|较|比较|最)?(?:悠久|久|长)|(?:更|较|比较|最)?悠久|"
            r"(?:存在|成立|创办|由来|资历|年头|办)(?:得|的时间|时间)?(?:更|较|比较|最)?(?:久|老|长)(?!度)"
        ),
        Order.ASCENDING,
        timed=True,
    ),
    Comparison(
        re.compile(r"(?:[大小长]|相?差)了?(?:多少|[几数])岁|年龄(?:相|的)?差|岁数(?:相|的)?差"),
        Order.ASCENDING,
        ("birth_date",),
    ),
    Comparison(
        re.compile(r"年长|年纪(?:更|较|比较)?大|岁数(?:更|较)?大|年龄(?:更|较)?大|更老|最老|最年长"),
        Order.ASCENDING,
        ("birth_date",),
    ),
    Comparison(
        re.compile(r"年轻|年纪(?:更|较|比较)?小|岁数(?:更|较)?小|年龄(?:更|较)?小|更小"),
        Order.DESCENDING,
        ("birth_date",),
    ),
    Comparison(
        re.compile(
            r"(?:更|较|比较|最)早|更先|先(?!后)|早(?=.*(?:出生|上映|成立|发行|创立|创办))|首部|第一部|"
            r"第一张|首张|在先|在前"
        ),
        Order.ASCENDING,
        timed=True,
    ),
    Comparison(
        re.compile(
            r"(?:更|较|比较|最)(?:晚|新|近|迟)|晚(?=.*(?:出生|上映|成立|发行))|最后(?=一|[^，。？的]{1,4}的(?:一|那)?[部首张本个位])|(?<!前)(?<!先)后(?=[获拿得当捧夺上开成去])"
        ),
        Order.DESCENDING,
        timed=True,
    ),
    Comparison(
        re.compile(r"(?<=谁)(?:更|最|比较|较)?小(?=[^说学])|(?<=谁)(?:更|最)?小$"),
        Order.DESCENDING,
        ("birth_date",),
    ),
    Comparison(re.compile(r"(?<=谁)(?:更|最|比较|较)?大(?=[？?些一]|$)"), Order.ASCENDING, ("birth_date",)),
    Comparison(
        re.compile(r"卖得(?:更|最|比较|较)?(?:差|少|糟)|票房(?:更|最)?(?:差|惨)"),
        Order.ASCENDING,
        ("box_office",),
    ),
    Comparison(re.compile(r"卖得(?:更|最|比较|较)?(?:好|多)"), Order.DESCENDING, ("box_office",)),
    Comparison(re.compile(r"(?:更|较|比较|最)长(?=[？?些一]|$)"), Order.DESCENDING, ("duration", "length")),
    Comparison(re.compile(r"(?:更|较|比较|最)短(?=[？?些一]|$)"), Order.ASCENDING, ("duration", "length")),
    Comparison(
        re.compile(r"(?<![房分价率量额本入])(?:更|较|比较|最)高(?=[？?些一的]|$)"),
        Order.DESCENDING,
        ("height",),
    ),
    Comparison(
        re.compile(r"(?<![房分价率量额本入])(?:更|较|比较|最)矮(?=[？?些一的]|$)"),
        Order.ASCENDING,
        ("height",),
    ),
    Comparison(re.compile(r"(?:更|较|比较|最)重(?=[？?些一的]|$)"), Order.DESCENDING, ("weight",)),
    Comparison(re.compile(r"(?:更|较|比较|最)轻(?=[？?些一的]|$)"), Order.ASCENDING, ("weight",)),
    Comparison(re.compile(r"(?:更|较|比较|最)深(?=[？?些一的]|$)"), Order.DESCENDING, ("depth",)),
    Comparison(re.compile(r"(?:更|较|比较|最)(?:低|少|小|短|矮|轻)"), Order.ASCENDING),
    Comparison(re.compile(r"(?:更|较|比较|最)(?:高|多|大|长|好|卖座|重)|更卖座|最卖座"), Order.DESCENDING),
    Comparison(re.compile(r"(?<!更)(?<!最)(?:大|老)(?=[吗？?]|$)"), Order.ASCENDING, ("birth_date",)),
    Comparison(re.compile(r"(?<=[\x00》])高(?=[吗？?]|$)"), Order.DESCENDING, ("height",)),
    Comparison(re.compile(r"(?<=[\x00》])重(?=[吗？?]|$)"), Order.DESCENDING, ("weight",)),
    Comparison(re.compile(r"(?<=[\x00》])长(?=[吗？?]|$)"), Order.DESCENDING, ("duration", "length")),
    Comparison(re.compile(r"(?<!更)(?<!最)(?:高|多)(?=[吗？?]|$)"), Order.DESCENDING),
    Comparison(re.compile(r"(?<!更)(?<!最)早(?=[吗？?]|$)"), Order.ASCENDING, timed=True),
    Comparison(
        re.compile(r"^《?\x00+》?(?:是|也|就)?在《?\x00+》?(?:的)?[之以]?前(?!面|往|来|夫|妻)(?=.*[吗么])"),
        Order.ASCENDING,
        timed=True,
    ),
    Comparison(
        re.compile(r"^《?\x00+》?(?:是|也|就)?在《?\x00+》?(?:的)?[之以]?后(?!面|来|期)(?=.*[吗么])"),
        Order.DESCENDING,
        timed=True,
    ),
)

CHINESE = Cues(
    asked=tuple((re.compile(pattern), asked) for pattern, asked in _ASKED),
    typed=re.compile(
        r"(?:什么|哪(?:一|几)?(?:部|些|首|张|本|个|家|所|位|座|项|档|几部|几首)?|几(?:部|首|张|本|"
        r"个|家|所|位|座|项)|多少(?:部|首|张|本|个|家|所|位|座|项)?|何)[^，。？\x00]{0,6}$"
    ),
    kinds={cue: re.compile(pattern) for cue, pattern in _KINDS.items()},
    comparisons=_COMPARISONS,
    attached_after=re.compile(r"^》?\s*的?\s*$"),
    attached_before=re.compile(r"^(?!)$"),
    split=re.compile(r"[，,；;？?。！!]+|、(?=(?:又|都)?(?:在哪|哪|什么|谁|何|几|多少|为什么))"),
    function=re.compile(
        r"什么时候|什么|哪里|哪儿|哪些|哪个|哪位|哪部|哪家|哪所|哪首|哪张|哪一?年|哪|谁|多少|何时|"
        r"何|几|怎么|如何|怎样|为什么|为何|吗|呢|吧|的|地|得|了|过|着|是|在|和|与|跟|同|及|以及|"
        r"或者?|还是"
        r"|曾经|曾|自己|这|那|该|其中?|之间|之|里|中|上|下|于|对|把|被|由|从|向|(?<![献送让交归带寄借传还])给|为|有|也|都|又|"
        r"就|并|而|请问|请|告诉我|介绍|一下|一|部|个|位|名|首|张|本|家|所|座|项|档|次|届|他们?|"
        r"她们?|它们?|人|者|叫|分别|比|更|较|最(?!佳)|共同|一起|谁的|以|第|年(?!度|级)|月(?!球)|"
        r"日(?!本)|时间|时候|作为|担任|进行|方面|主要|具体|哪个|会|能|可以|凭借|靠|凭|到|达到|达|"
        r"做|身份|具有|当时|后来|之后|之前|期间|目前|现在|总共|一共"
    ),
    governs=re.compile(r"(?:什么|哪[一几两三四五六些]?[位个名]?)$"),
    apposed=re.compile(
        r"(?:^|(?<=[，,。、和与在由被把的是让给对]))([^\x00，。、的和与在由被是让给对《“]{2,9})\x00"
    ),
    plays=re.compile(r"^(?:饰演|扮演|饰|演|演过)$"),
    anaphor=re.compile(
        r"在?(?:里面|其中|片中|剧中|戏里|戏中|里头)|[该这此](?:片|剧|部|电影|影片|歌|专辑|作品)"
    ),
    counted=re.compile(r"(?:多少|几)(?:个|座|项|次|届)?$"),
    word=re.compile(r"[\u3400-\u9fff]+|[A-Za-z][A-Za-z0-9.'-]*|\d+(?:\.\d+)?"),
)
