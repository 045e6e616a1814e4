"""A language without its model is tagged by rules, and that is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from backends.taggers import RuleTagger, load_tagger
from backends.weights.table import MODELS
from schemas.text import Language


@pytest.mark.parametrize("language", list(Language))
def test_a_missing_model_is_degraded(tmp_path: Path, language: Language) -> None:
    tagger, degraded = load_tagger(language, tmp_path)
    assert isinstance(tagger, RuleTagger)
    assert degraded.startswith(f"{language} tagger: rules only.")
    assert "guanxi models fetch" in degraded


@pytest.mark.parametrize("language", list(Language))
def test_a_damaged_model_is_degraded(tmp_path: Path, language: Language) -> None:
    for model in MODELS:
        folder = tmp_path / "models" / model.directory
        folder.mkdir(parents=True)
        (folder / "manifest.json").write_text(f'{{"archive": "{model.sha256}", "files": {{}}}}')
    tagger, degraded = load_tagger(language, tmp_path)
    assert isinstance(tagger, RuleTagger)
    assert "cannot be read" in degraded


@pytest.mark.models
@pytest.mark.parametrize("language", list(Language))
def test_rules_that_stand_in_for_a_model_bear_its_version(
    cache: Path, tmp_path: Path, language: Language
) -> None:
    model, _ = load_tagger(language, cache)
    stand_in, _ = load_tagger(language, tmp_path)
    assert stand_in.version == model.version


@pytest.mark.models
@pytest.mark.parametrize(
    ("language", "version"), [(Language.CHINESE, "lac"), (Language.ENGLISH, "en_core_web_sm")]
)
def test_a_ready_model_is_used(cache: Path, language: Language, version: str) -> None:
    tagger, degraded = load_tagger(language, cache)
    assert tagger.version.startswith(version)
    assert degraded == ""
