"""Units of amounts in both languages: what stands behind a number, and how a unit is said behind one in digits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum

from schemas.text import Language


class Sort(StrEnum):
    """What an amount is an amount of."""

    AGE = "age"
    AREA = "area"
    DEGREES = "degrees"
    LENGTH = "length"
    MONEY = "money"
    PAGES = "pages"
    PEOPLE = "people"
    PERCENT = "percent"
    POINTS = "points"
    POWER = "power"
    TIME = "time"
    TIMES = "times"
    WEIGHT = "weight"


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit: patterns of what stands behind its numbers, and its words in an answer, in English of several."""

    sort: Sort
    chinese: str
    english: str
    said: dict[Language, str] = field(hash=False)

    def pattern(self, language: Language) -> re.Pattern[str]:
        """What stands behind a number of this unit, in folded text."""
        if language is Language.CHINESE:
            return re.compile(rf"(?:{self.chinese})")
        return re.compile(rf"(?:{self.english})(?![a-z])")


def _unit(sort: Sort, chinese: str, english: str, said_zh: str, said_en: str) -> Unit:
    return Unit(sort, chinese, english, {Language.CHINESE: said_zh, Language.ENGLISH: said_en})


UNITS = (
    _unit(Sort.AGE, "(?:周|虚)?岁", r"[- ]?years?(?:[- ]old| of age)", "岁", "years old"),
    _unit(Sort.TIME, "年(?!级|代|度|[轻幼少长纪龄])", r"years?(?![- ]old| of age)", "年", "years"),
    _unit(Sort.TIME, "个半?月", "months?", "个月", "months"),
    _unit(Sort.TIME, "个?(?:星期|礼拜)|周(?!年|岁|边)", "weeks?", "周", "weeks"),
    _unit(Sort.TIME, "天(?![一气空])", "days?", "天", "days"),
    _unit(Sort.TIME, "个?(?:小时|钟头)", "hours?", "小时", "hours"),
    _unit(Sort.TIME, "分钟", "minutes?", "分钟", "minutes"),
    _unit(Sort.TIME, "秒钟?", "seconds?", "秒", "seconds"),
    _unit(Sort.TIME, "个?世纪(?!末|初|中|[一二三四五六七八九]十)", "centur(?:y|ies)", "个世纪", "centuries"),
    _unit(Sort.TIMES, "[次回遍趟](?![数合])", "times?", "次", "times"),
    _unit(Sort.MONEY, "美[元金]", r"(?:us |u\.s\. |american )?dollars?", "美元", "dollars"),
    _unit(Sort.MONEY, "港[元币]", "(?:hong kong|hk) dollars?", "港元", "Hong Kong dollars"),
    _unit(Sort.MONEY, "澳元|澳大利亚元", "australian dollars?", "澳元", "Australian dollars"),
    _unit(Sort.MONEY, "加元|加拿大元", "canadian dollars?", "加元", "Canadian dollars"),
    _unit(Sort.MONEY, "新?台币", "(?:new taiwan|nt) dollars?", "元新台币", "New Taiwan dollars"),
    _unit(Sort.MONEY, "元(?!年|月|代|朝|老|素|帅|首)|块钱|人民币", "yuan|renminbi|rmb", "元", "yuan"),
    _unit(Sort.MONEY, "英?镑", "pounds?(?: sterling)?", "英镑", "pounds"),
    _unit(Sort.MONEY, "先令", "shillings?", "先令", "shillings"),
    _unit(Sort.MONEY, "便士", "pence|penn(?:y|ies)", "便士", "pence"),
    _unit(Sort.MONEY, "美分", "cents?", "美分", "cents"),
    _unit(Sort.MONEY, "欧元", "euros?", "欧元", "euros"),
    _unit(Sort.MONEY, "日[元圆]", "yen", "日元", "yen"),
    _unit(Sort.MONEY, "(?:瑞士)?法郎", "(?:swiss )?francs?", "法郎", "francs"),
    _unit(Sort.MONEY, "马克", "(?:german )?marks", "马克", "marks"),
    _unit(Sort.MONEY, "里拉", "lir[ae]", "里拉", "lire"),
    _unit(Sort.MONEY, "卢布", "rou?bles?", "卢布", "roubles"),
    _unit(Sort.MONEY, "卢比", "rupees?", "卢比", "rupees"),
    _unit(Sort.MONEY, "银[元圆]|大洋", "silver dollars?", "银元", "silver dollars"),
    _unit(Sort.MONEY, "两(?:白?银|黄?金)", "taels?", "两", "taels"),
    _unit(Sort.LENGTH, "公里|千米", "km|kilomet(?:re|er)s?", "公里", "kilometres"),
    _unit(Sort.LENGTH, "米(?!高梅|兰)|公尺", "m|met(?:re|er)s?", "米", "metres"),
    _unit(Sort.LENGTH, "厘米|公分", "cm|centimet(?:re|er)s?", "厘米", "centimetres"),
    _unit(Sort.LENGTH, "毫米", "mm|millimet(?:re|er)s?", "毫米", "millimetres"),
    _unit(Sort.LENGTH, "英里|英哩", "miles?|mi", "英里", "miles"),
    _unit(Sort.LENGTH, "海里", "nautical miles?", "海里", "nautical miles"),
    _unit(Sort.LENGTH, "英尺|英呎", "feet|foot|ft", "英尺", "feet"),
    _unit(Sort.LENGTH, "英寸|吋", "inch(?:es)?", "英寸", "inches"),
    _unit(
        Sort.AREA,
        "平方公里|平方千米|km²|km2",
        r"km²|km2|sq\.? km|square kilomet(?:re|er)s?",
        "平方公里",
        "square kilometres",
    ),
    _unit(
        Sort.AREA, "平方米|平方公尺|m²|m2", r"m²|m2|sq\.? m|square met(?:re|er)s?", "平方米", "square metres"
    ),
    _unit(Sort.AREA, "公顷", "ha|hectares?", "公顷", "hectares"),
    _unit(Sort.AREA, "英亩", "acres?", "英亩", "acres"),
    _unit(Sort.AREA, "亩", "mu", "亩", "mu"),
    _unit(Sort.WEIGHT, "公斤|千克", "kg|kilos?|kilograms?", "公斤", "kilograms"),
    _unit(Sort.WEIGHT, "吨", "t|tons?|tonnes?", "吨", "tonnes"),
    _unit(Sort.WEIGHT, "克(?!拉|[\u3400-\u9fff]{0,1}[·])", "g|grams?|grammes?", "克", "grams"),
    _unit(Sort.WEIGHT, "磅", "pounds?|lbs?", "磅", "pounds"),
    _unit(Sort.POWER, "千瓦(?!时)", "kw|kilowatts?", "千瓦", "kilowatts"),
    _unit(Sort.POWER, "马力", "hp|horsepower", "马力", "horsepower"),
    _unit(Sort.DEGREES, "(?:摄氏)?度(?![过假])|℃|°c", "degrees?|°c?", "度", "degrees"),
    _unit(Sort.PERCENT, "[%％]", "%|per ?cent", "%", "per cent"),
    _unit(Sort.POINTS, "分(?!之|钟|钱|子|别|公司|布|店|为|成|部|[\u3400-\u9fff]{0,1}秒)", "points?", "分", "points"),
    _unit(Sort.PAGES, "页", "pages?", "页", "pages"),
    _unit(Sort.PEOPLE, "个?人(?!次|[物类民口间])", "people|persons?|inhabitants?|residents?", "人", "people"),
)  # fmt: skip


def units_of(*sorts: Sort) -> frozenset[Unit]:
    """All units of some sorts."""
    return frozenset(unit for unit in UNITS if unit.sort in sorts)


def unit_behind(text: str, place: int, language: Language) -> tuple[Unit, ...]:
    """The units whose words stand at a place of a folded text, those of the longest words: pounds are two."""
    found: dict[int, list[Unit]] = {}
    for unit in UNITS:
        match = unit.pattern(language).match(text, place)
        if match is not None:
            found.setdefault(match.end(), []).append(unit)
    return tuple(found[max(found)]) if found else ()
