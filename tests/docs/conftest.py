"""The pages of the documentation, and a store of the sample pages of which they speak."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVED = ROOT / "docs" / "howto" / "neo4j.md"
PAGES = [ROOT / "README.md", *sorted(set((ROOT / "docs").rglob("*.md")) - {SERVED})]
MEASURED = {ROOT / "docs" / "evaluation.md", *(ROOT / "docs" / "evaluation").glob("*.md")}
SAMPLE = ROOT / "data" / "encyclopedia"
GUANXI = str(Path(sys.executable).with_name("guanxi"))  # the command that the installation makes


@pytest.fixture(scope="session")
def built_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    store = folder / "encyclopedia.db"
    build = [GUANXI, "build", str(named_pages(folder / "pages")), "--store", str(store)]
    subprocess.run(build, check=True, capture_output=True)
    return store


def named_pages(folder: Path) -> Path:
    """The pages of the sample of which the docs speak, copied, so that a build from nothing takes seconds."""
    told = "".join(page.read_text(encoding="utf-8") for page in PAGES if page not in MEASURED)
    for source in sorted(SAMPLE.rglob("*.md")):
        if source.stem.partition(" (")[0] in told:
            target = folder / source.relative_to(SAMPLE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    return folder
