"""The command line run in this process, over two small pages and without model files."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from service.cli import main

PAGES = {
    "乔安.md": "# 乔安\n\n乔安（Joan Qiao），1970年5月1日出生于宁波，演员。"
    "1999年，他与林岚共同出演电影《远山》，饰演阿木。\n",
    "林岚.md": "# 林岚\n\n林岚，1975年3月2日出生于上海，演员、歌手。\n",
}


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return json.loads(self.out)


Guanxi = Callable[..., Run]


@pytest.fixture
def guanxi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Guanxi:
    """`guanxi(*words)` in an empty folder with `pages/`, rule taggers and no embedder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GUANXI_CACHE", str(tmp_path / "cache"))
    (tmp_path / "pages").mkdir()
    for name, text in PAGES.items():
        (tmp_path / "pages" / name).write_text(text, encoding="utf-8")

    def run(*words: str) -> Run:
        result = CliRunner().invoke(main, list(words))
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Run(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def built(guanxi: Guanxi) -> Guanxi:
    assert guanxi("build", "pages", "--store", "small.db").status == 0
    return guanxi
