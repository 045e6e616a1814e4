"""By whom or what: a yes needs the doer and the cause that a question names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solver.synthesis.pages import Page, solver_over

ORLA = (
    "The Orla is a paddle steamer. The hull of the Orla was damaged by an iceberg in 1911. Her engine room was flooded "
    "because of a leak. Her captain Ada Ross died of a fever. The log of the Orla was translated into Danish. "
    "Ada Ross learned botany from her uncle. Ada Ross was trained as a pilot in Leith before her career in politics."
)
WAN = "林晚是中国画家，1990年因肺炎在临江病逝。林晚的画室被洪水冲毁。"
TOWER = "雾港灯塔位于临江，1911年被台风毁坏。灯塔因漏水关闭了两年。灯塔的诗由赵一鸣翻译。"
FOG = "《雾港》是林晚的小说，已被译成英语和日语，并被改编成电影《海雾》。"


def _answer(tmp_path: Path, question: str) -> str:
    orla = Page("en/The Orla", ORLA, ("The Orla", "Organization"), ("Ada Ross", "Person"), also=("Orla",))
    wan = Page("林晚", WAN, ("林晚", "Person"), ("临江", "City")).says(0, "death_place", 1, "在临江病逝")
    tower = Page("雾港灯塔", TOWER, ("雾港灯塔", "Place"), ("赵一鸣", "Person"))
    fog = Page("雾港", FOG, ("雾港", "Book"), ("林晚", "Person"), ("海雾", "Film"))
    with solver_over(tmp_path, orla, wan, tower, fog) as solver:
        return solver.ask(question).text


@pytest.mark.parametrize(
    "question",
    [
        "Was the Orla damaged by a torpedo?",
        "Was the Orla flooded because of a storm?",
        "Did Ada Ross die of a cold?",
        "Was the log of the Orla translated into Russian?",
        "Did Ada Ross learn botany from her father?",
        "《雾港》被译成俄语了吗？",
        "《雾港》被改编成话剧了吗？",
        "林晚因车祸去世吗？",
        "林晚是因心脏病去世的吗？",
        "雾港灯塔被地震毁坏了吗？",
        "雾港灯塔是因火灾关闭的吗？",
    ],
)
def test_another_cause_is_neither_affirmed_nor_denied(tmp_path: Path, question: str) -> None:
    assert _answer(tmp_path, question).startswith(("The pages do not say", "资料没有说明"))


@pytest.mark.parametrize(
    "question",
    [
        "Was the Orla damaged by an iceberg?",
        "Was the Orla flooded because of a leak?",
        "Did Ada Ross die of a fever?",
        "Was the Orla damaged in 1911?",
        "Was Ada Ross trained as a pilot before she went into politics?",
        "Was the log of the Orla translated into Danish?",
        "Did Ada Ross learn botany from her uncle?",
        "《雾港》被译成日语了吗？",
        "林晚因肺炎去世吗？",
        "雾港灯塔被台风毁坏了吗？",
        "雾港灯塔是因漏水关闭的吗？",
    ],
)
def test_the_cause_that_words_have_is_affirmed(tmp_path: Path, question: str) -> None:
    assert _answer(tmp_path, question).startswith(("Yes", "是的"))
