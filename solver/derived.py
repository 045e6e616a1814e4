"""Relations that no fact states but several facts together do: a grandfather, the country of a town, how long somebody
lived.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from schemas.text import Language

COUNTRY, LIFESPAN = "country_of", "lifespan"
WHOSE = "whose"  # under which a row keeps whose kin it tells of


@dataclass(frozen=True, slots=True)
class Derived:
    """A relation by what it is called, the first word being its label, and what it joins.

    `paths` are the steps of kinship that lead to whom it means, any of them; `unlike` is the kin that whoever is found
    must not be: a stepmother is no mother.
    """

    id: str
    words: Mapping[Language, tuple[str, ...]]
    domain: tuple[str, ...]
    range: tuple[str, ...]
    paths: tuple[tuple[str, ...], ...] = ()
    unlike: str = ""

    def asked(self, language: Language) -> tuple[str, ...]:
        """The words that ask for it; a wife's brother is asked for by two relations."""
        words = self.words[language] if self.paths or self.id == COUNTRY else ()
        return tuple(word for word in words if "'s " not in word)

    def label(self, language: Language) -> str:
        """How a language calls it."""
        words = self.words[language] or self.words[Language.ENGLISH]
        return words[0]


_KIN = """
paternal grandfather|paternal grandpa|paternal grandfathers = 祖父|爷爷 = father father
maternal grandfather|maternal grandpa|maternal grandfathers = 外祖父|外公|姥爷 = mother father
grandfather|grandpa = = parent father
paternal grandmother|paternal grandma = 祖母|奶奶 = father mother
maternal grandmother|maternal grandma = 外祖母|外婆|姥姥 = mother mother
grandmother|grandma = = parent mother
paternal grandparent|paternal grandparents = 祖父母|爷爷奶奶 = father parent
maternal grandparent|maternal grandparents = 外祖父母|外公外婆 = mother parent
grandparent|grandparents = = parent parent
great-grandfather|great grandfather = 曾祖父 = parent parent father
great-grandmother|great grandmother = 曾祖母 = parent parent mother
father-in-law|father in law|fathers-in-law = = spouse father
mother-in-law|mother in law|mothers-in-law = = spouse mother
wife's father = 岳父|老丈人 = spouse father
wife's mother = 岳母|丈母娘 = spouse mother
husband's father = 公公 = spouse father
husband's mother = 婆婆 = spouse mother
parent-in-law|parents-in-law = 岳父母|公婆 = spouse parent
sibling-in-law|sibling in law|siblings-in-law = = spouse sibling, sibling spouse
brother-in-law|brother in law|brothers-in-law = = spouse brother, sister husband
sister-in-law|sister in law|sisters-in-law = = spouse sister, brother wife
sister's husband = 姐夫|妹夫 = sister husband
brother's wife = 嫂子|嫂嫂|弟媳 = brother wife
wife's brother = 大舅子|小舅子|内弟 = wife brother
wife's sister = 大姨子|小姨子 = wife sister
husband's brother = 大伯子|小叔子 = husband brother
husband's sister = 大姑子|小姑子 = husband sister
child-in-law|children-in-law = = child spouse
son-in-law|son in law|sons-in-law = 女婿 = child husband
daughter-in-law|daughter in law|daughters-in-law = 儿媳妇|儿媳 = child wife
paternal uncle = 叔叔|叔父|伯父|伯伯 = father brother
maternal uncle = 舅舅|舅父 = mother brother
uncle = = parent brother
paternal aunt = 姑姑|姑妈|姑母 = father sister
maternal aunt = 姨妈|姨母 = mother sister
aunt = = parent sister
nephew = = sibling son
niece = = sibling daughter
brother's son = 侄子|侄儿 = brother son
brother's daughter = 侄女 = brother daughter
sister's son = 外甥 = sister son
sister's daughter = 外甥女 = sister daughter
grandchild|grandchildren = = child child
grandson = = child son
granddaughter = = child daughter
son's son = 孙子 = son son
son's daughter = 孙女 = son daughter
daughter's son = 外孙 = daughter son
daughter's daughter = 外孙女 = daughter daughter
cousin = = parent sibling child
stepmother|step-mother = 继母|后妈 = father wife = mother
stepfather|step-father = 继父|后爸 = mother husband = father
"""
"""What kin is called in English and in Chinese, the steps that lead to it, and what it is not."""


@cache
def relations() -> Mapping[str, Derived]:
    """All of them by id."""
    country = {Language.ENGLISH: ("home country",), Language.CHINESE: ("所属国家",)}
    lived = {Language.ENGLISH: ("lifespan",), Language.CHINESE: ("享年",)}
    others = (
        Derived(COUNTRY, country, (), ("Country",)),
        Derived(LIFESPAN, lived, ("Person",), ("Number",)),
    )
    return {one.id: one for one in (*map(_kin, _KIN.strip().splitlines()), *others)}


def _kin(line: str) -> Derived:
    english, chinese, steps, *unlike = (field.strip() for field in line.split("="))
    words = {
        Language.ENGLISH: tuple(english.split("|")),
        Language.CHINESE: tuple(filter(None, chinese.split("|"))),
    }
    paths = tuple(tuple(path.split()) for path in steps.split(","))
    name = english.split("|")[0].replace(" ", "_").replace("-", "_").replace("'", "")
    return Derived(name, words, ("Person",), ("Person",), paths, next(iter(unlike), ""))
