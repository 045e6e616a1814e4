"""The words by which pages tell relations of works, bodies and places, where no fact does."""

from __future__ import annotations

import re
from collections.abc import Mapping

from schemas.text import Language
from solver.reading.terms import part_language

_MADE_ZH = (
    r"创[办立建设始刊业]|开[创办]|[建成设]立|兴办|组[建成织]|发起"
    r"|筹[办建]|[初始]建|首创|缔造|开国|办[起了]|起家|合办|改组|前身"
)
_MADE_EN = (
    r"(?:co-?)?found(?:s|ed|er|ers|ing)|establish\w*|set(?:ting)? up|start(?:s|ed|ing)?|beg[au]n|creat\w+|launch\w*|"
    r"form(?:s|ed|ing)?|organi[sz]ed|dates?|opened|goes back|grew out|brought together|laid the foundation|endow\w*|"
    r"incorporat\w+|since"
)
_BUILT_ZH = r"[建造修筑盖架]|制作|生产|制成|开凿|铸|打造|施工|承建|建筑|铺|砌"
_BUILT_EN = (
    r"buil[dt]\w*|construct\w*|ma[dk]e\w*|(?<!-)makers?|manufactur\w*|assembl\w*|produc\w*|erected|raised|put up|laid|"
    r"shipyards?|dug|cast|contractors?|works?"
)
_WRITTEN_ZH = r"编剧|剧本|写|著|作[者家]|撰|创作|改编|小说|词|原作|笔|文|书|编"
_WRITTEN_EN = (
    r"writ\w*|(?:co-?)?wrote|scripts?|screenplays?|authors?|novel\w*|penned|adapt\w*|lyric\w*|libretto|text|story|"
    r"books?|poe\w+|plays?|words|memoirs?"
)
_WORDS: Mapping[str, tuple[str, str]] = {
    "founded_by": (_MADE_ZH, _MADE_EN),
    "founding_date": (_MADE_ZH, _MADE_EN),
    "manufacturer": (_BUILT_ZH, _BUILT_EN),
    "designer": (
        r"设计|建筑师|方案|规划|绘|手笔|出自|画|图纸",
        r"design\w*|architects?|plan(?:s|ned)?|drew|drawn|work of|engineers?|laid out|model\w*",
    ),
    "parent_organization": (
        r"所有|[属归]|拥有|收购|[买卖购]|旗下|母公司|控股|股[份权东]|老板|业主|出资|主办|主管|产权|并[入购]|转让|接手",
        r"own(?:s|ed|ers?|ing|ership)|belong\w*|bought|buy\w*|acquir\w*|purchas\w*|propert\w+|"
        r"subsidiar\w+|sold|taken? over|part of|held|pass(?:es|ed) to|under|"
        r"trust|stake|shares?|shareholders?|parent|control\w*|divisions?|paid|merged|hands of",
    ),
    "chief_executive": (
        r"[长裁席]|总经理|负责人|主[任管持编]|[掌执]|领导|任|总编|经理|老板|住持|方丈|[台馆社团院校所厂]长|接[任替]",
        r"chair\w*|presiden\w+|directors?|heads?|headed|manag\w+|chiefs?|lead\w*|led|runs? (?:it|the)|ran (?:it|the)|"
        r"deans?|principals?|edit\w+|masters?|headmistress|executives?|ceo|rectors?|chancellors?|governors?|abbots?|"
        r"took (?:over|office)|succeed\w*|successors?|followed|in charge of|under|bosse?s?|post|office",
    ),
    "opening_date": (
        rf"{_MADE_ZH}|开|启用|通[车航行]|[建落]成|竣工|投入|完[成工]|营业|问世|揭幕|始建|建[于在]|动工|建造|修建",
        rf"{_MADE_EN}|open\w*|complet\w*|finish\w*|inaugurat\w*|built|unveil\w*|"
        r"in(?:to)? (?:use|service)|started|began|ready|consecrat\w*|since|ran|buil\w+|dates?",
    ),
    "birth_date": (
        r"[生诞]|[年月日][－—–~～-]",
        r"born|birth\w*|came into the world|childhood|baptised|\d{4}\)?\s?[–—-]\s?\S*\d",
    ),
    "death_date": (
        r"逝|死|[病暴猝]?卒|去世|[病亡]故|身亡|阵亡|亡(?!国)|殁|薨|崩|自[尽杀缢刎]|遇[害刺难]|[被]?(?:杀|处决|枪决|绞死)|牺牲|殉|"
        r"圆寂|断气|长眠|临终|绝笔|[年月日][－—–~～-]",
        r"di(?:es?|ed|ing)|deaths?|dead|kill\w*|murder\w*|assassinat\w*|execut\w+|suicide|perish\w*|drown\w*|"
        r"funeral|buried|passed away|last (?:breath|words)|lost (?:his|her|their) li(?:fe|ves)|took \S+ own life|"
        r"\d{4}\s?[–—-]\s?\S*\d",
    ),
    "height": (
        r"高|海拔|层|身长|身材|个头|[肩体]",
        r"high\w*|tall\w*|heights?|above|rises?|rose|reach\w*|elevation|summit|stands?|peaks?",
    ),
    "length": (
        r"长|全程|里程|跨|延伸|总程|绵延|绕|环",
        r"long|lengths?|runs?|ran|running|spans?|stretch\w*|extend\w*|kilomet\w+|miles",
    ),
    "duration": (
        r"[片时]长|分钟|小时|历时|持续|为期|共",
        r"minutes?|hours?|last(?:s|ed|ing)|runs?|ran|running|lengths?|took|long",
    ),
    "composer": (r"曲|配乐|音乐|谱", r"music\w*|compos\w*|scor\w+|soundtracks?|songs?|tunes?"),
    "screenwriter": (_WRITTEN_ZH, _WRITTEN_EN),
    "author": (_WRITTEN_ZH, _WRITTEN_EN),
    "lyricist": (_WRITTEN_ZH, _WRITTEN_EN),
    "producer": (r"监制|制[片作]|出品", r"(?:co-?)?produc\w*|made"),
    "production_company": (
        r"出品|制作|[摄拍]制|公司|投资|厂",
        r"produc\w*|studios?|compan\w+|made|backed|pictures|films?|financ\w+|money",
    ),
    "filming_location": (
        r"[拍摄]|取景|外景",
        r"film\w*|shot|shoot\w*|locations?|sets?|photograph\w*|scenes?",
    ),
    "employer": (r"员工|职工|雇|工作|[工职]人", r"employ\w*|staff\w*|work\w*|jobs?|hands|payroll"),
    "area": (
        r"面积|占地|[平公]方|公顷|亩|辖区|幅员",
        r"areas?|square|hectares?|acres?|cover\w*|occup\w+|size|ground",
    ),
    "population": (
        r"人口|居民|住|[人户口]",
        r"people|population\w*|inhabit\w*|liv(?:e|es|ed|ing)|residents?|census|souls|households?",
    ),
    "box_office": (
        r"票房|收[入得益获]|卖座|进账|赚|[入吸]金|大[卖收]|总收|卖[了出得]",
        r"earn\w*|gross\w*|took|takes?|taken|taking\w*|made|box[- ]office|receipts?|returned|brought in|sold|profit\w*",
    ),
    "budget": (
        r"投[资入]|成本|[耗花斥][费资]?|预算|费用|造价|经费|[资金款]|[价元]",
        r"costs?|costing|budget\w*|spen[dt]\w*|made for|invest\w*|pric\w+|worth|paid|pay|expens\w+|bought|sold|funds?|"
        r"funded|grant|financ\w+",
    ),
    "sales": (r"[销卖售]", r"(?<!best-)(?<!best )s[oe]ll\w*|sold|sales|copies|buyers?"),
}
"""By relation what tells it in Chinese and in English; a stretch that has none of them tells another relation."""

_TOLD: Mapping[str, tuple[re.Pattern[str], re.Pattern[str]]] = {
    relation: (re.compile(chinese), re.compile(rf"\b(?:{english})\b", re.I))
    for relation, (chinese, english) in _WORDS.items()
}


_SOLD = re.compile(
    r"(?:\bs[oe]ll\w*|\bsold|\bsales|[销卖售])[^.;，。；]{0,30}?(?P<after>\d[\d,.]*\d|\d)|"
    r"(?P<before>\d[\d,.]*)\s?(?:thousand|million|billion|[百千万亿]+)?[余多]?\s?(?:copies|units|[张册本套辆份])"
)
"""An amount beside a word that says that it was sold."""

_WORK = "(?:music|scores?|songs?|soundtrack|theme|tunes?|melody|film music)"
_WROTE_MUSIC = re.compile(
    rf"\b(?:wrote|writ(?:es?|ing|ten)) (?:all )?(?:the|its|their|his|her|an?|some) (?:[a-z-]+ ){{0,3}}?{_WORK}\b|"
    rf"\b{_WORK} (?:was|were|is) (?:[a-z]+ )?written\b|写(?:了|下|过)?[^，。；]{{0,8}}?(?:音乐|配乐|主题曲|插曲|歌)|"
    r"(?:音乐|配乐|主题曲|插曲|片尾曲)[^，。；]{0,12}?(?:写|创作|编)",
    re.I,
)
"""What tells of a work's music, and not by whom the work was written."""

_AGAIN = re.compile(r"重新开[放业馆]|重开|恢复开放|\bre-?open\w*", re.I)
"""What is no opening."""

_OTHERWISE = {
    "opening_date": _AGAIN,
    "author": _WROTE_MUSIC,
    "screenwriter": _WROTE_MUSIC,
    "lyricist": _WROTE_MUSIC,
}
"""By relation what is told in its words and is none of it."""


def is_known(relation: str) -> bool:
    """Whether it is known which words tell a relation."""
    return relation in _TOLD


def tells(relation: str, text: str, language: Language) -> bool:
    """Whether words of a page may tell a relation; one whose words are not known anything may tell."""
    if relation not in _TOLD:
        return True
    chinese, english = _TOLD[relation]
    other = _OTHERWISE.get(relation)
    said = text if other is None else other.sub(" ", text)
    return (chinese if language is Language.CHINESE else english).search(said) is not None


def first_told(relation: str, text: str, start: int, language: Language) -> int:
    """Where the first words behind a place of a text end that tell a relation; the place where none do."""
    chinese, english = _TOLD[relation]
    found = (chinese if language is Language.CHINESE else english).search(text, start)
    return found.end() if found is not None else start


def sold_amount(text: str, answer: str) -> bool:
    """Whether an answer has the amount that a text says was sold, no number of a model nor one of several; in another
    language, in which amounts are written otherwise, whether the text gives any.
    """
    foreign = part_language(text) is not part_language(answer)
    return any(foreign or (m["after"] or m["before"]) in answer for m in _SOLD.finditer(text))
