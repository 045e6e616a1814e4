"""That a name in a question is what people call the thing that an answer's words tell of: `nicknamed "the Harp"`."""

from __future__ import annotations

import re

from schemas.plan import Plan, SubQuestion
from schemas.text import Language
from solver.language import folded
from solver.narrower.quoting import Quoting
from solver.reading.page import Page
from solver.reading.telling_of import told_of
from solver.reading.windows import Window
from solver.running import Runner
from solver.synthesis.composed import Composed
from solver.synthesis.merging import merged

_SAYS = {
    Language.ENGLISH: r"\b(?:nicknamed|known(?: locally| popularly| affectionately)? as|called|dubbed)\b"
    r"[^.;]{0,12}?[\"“'‘]?(?:the )?NAME\b",
    Language.CHINESE: r"(?:绰号|昵称|俗称|人称|别称|又称|被称为|被称作|外号|爱称)[是为叫]?[“《「]?NAME",
}


class Nicknamed:
    """Puts the sentence that says so beside an answer."""

    def __init__(self, runner: Runner, quoting: Quoting) -> None:
        self._runner = runner
        self._quoting = quoting

    def beside(self, plan: Plan, told: Composed) -> Composed | None:
        """The answer with the sentence; None where the answer says the name itself, or no page that it cites does."""
        cited = {citation.document for citation in told.citations}
        said = folded(" ".join((told.text, *(citation.quote for citation in told.citations))))
        for part in plan.parts:
            left = [
                name for name in part.names if folded(name) not in said and not self._is_known(part, name)
            ]
            if not left or not cited:
                continue
            for page in self._runner.reader.shelf.of(part, self._runner.found(plan)):
                window = _said(page, left) if page.document.key in cited else None
                beside = self._quoting.quoted(plan, "", [window]) if window is not None else None
                if beside is not None:
                    return merged("", [told, beside], plan.language)
        return None

    def _is_known(self, part: SubQuestion, name: str) -> bool:
        """Whether a page is about anything of that name."""
        ids = [entity.id for entity in part.entities if entity.surface == name]
        return any(entity is not None and entity.pages for entity in self._quoting.store.get_entities(ids))


def _said(page: Page, names: list[str]) -> Window | None:
    for window, text in told_of(page, names, about=False):
        for name in names:
            bare = re.escape(name.removeprefix("the ").removeprefix("The "))
            if re.search(_SAYS[page.language].replace("NAME", bare), text):
                return window
    return None
