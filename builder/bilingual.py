"""What a name is in the other language, as a dictionary has it: 王家卫 is Wong Kar-wai, wherever either stands."""

from __future__ import annotations

import re

from backends.dictionaries.glosses import Glosses, unexplained
from backends.weights.table import DICTIONARY, MODELS
from builder.extraction.chinese.lexicon import COUNTRIES
from builder.language import has_han
from builder.resolution import Simplifier

_SHORTEST = 2  # characters of a Chinese name, words of a person's English one
_MOST = 2  # Chinese names of an English one, of which more are other things of its name (Georgia)
_COUNTRY = re.compile(COUNTRIES)
_RANKS = ("市", "省", "县")
_LONGEST = 6  # words; what is longer explains


class Bilingual:
    """Looks whole names up; what it gives depends on the name, its type and the dictionary alone."""

    version = f"bilingual/2+{next(m.directory for m in MODELS if m.name == DICTIONARY)}"

    def __init__(self, glosses: Glosses) -> None:
        self._glosses = glosses
        self._simplifier = Simplifier()

    def names(self, name: str, type: str, *, about: bool) -> tuple[str, ...]:
        """The name in the other language, lower case if that is English; nothing for what has no telling type.

        Of an English name only that which a page is `about` is looked up, where the dictionary has few Chinese
        ones: for all others the Chinese pages give theirs.
        """
        if type in ("", "Thing"):  # of a ship and a film only one bears the Chinese name of the other
            return ()
        if has_han(name):
            return self._english(self._simplifier.simplify(name), type, about=about)
        return self._chinese(name, type) if about else ()

    def forget(self) -> None:
        """Forget the names looked up so far."""
        self._glosses.forget()
        self._simplifier.forget()

    def _english(self, name: str, type: str, *, about: bool) -> tuple[str, ...]:
        if len(name) < _SHORTEST:
            return ()
        known = self._glosses.english_names(name)
        if type == "Award" and not known:
            known = self._glosses.english_names(name.removesuffix("奖"))  # 奥斯卡 of 奥斯卡奖
        found = [gloss for gloss in known if len(gloss.split()) <= _LONGEST]
        plain = unexplained(found)
        plain = [gloss for gloss in plain if gloss == plain[0] or not self._is_a_countrys(gloss, name)]
        least = _SHORTEST if type == "Person" else 1
        said = [gloss for gloss in plain if len(gloss.split()) >= least and " in " not in gloss]
        if name.endswith(_RANKS) and not about:
            known = self._glosses.english_names(name[:-1])
            said = [gloss for gloss in said if gloss not in known]  # 北京 gives it
        if type == "Award":
            said += [f"{gloss}s" for gloss in said if not gloss.endswith("s")]
        return tuple(said)

    def _is_a_countrys(self, gloss: str, name: str) -> bool:
        """Whether a country is called first what this name means besides: China is none of 唐山, Japan none of 内地."""
        if _COUNTRY.fullmatch(name):
            return False
        others = filter(_COUNTRY.fullmatch, self._glosses.chinese_names(gloss))
        return any(self._glosses.english_names(other)[:1] == (gloss,) for other in others)

    def _chinese(self, name: str, type: str) -> tuple[str, ...]:
        bare = name.casefold().removeprefix("the ")
        forms = (bare, bare.removesuffix("s")) if type == "Award" else (bare,)
        found = dict.fromkeys(c for form in forms for c in self._glosses.chinese_names(form))
        said = tuple(c for c in found if len(c) >= _SHORTEST)
        if len(said) > _MOST:
            return ()
        prizes = tuple(f"{c}奖" for c in said if type == "Award" and not c.endswith("奖"))
        return (*said, *prizes)
