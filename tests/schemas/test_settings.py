"""Settings files that cannot be read are named; paths may begin with the user's home."""

from pathlib import Path

import pytest

from schemas.errors import SettingsError
from schemas.settings import load_settings


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"- a\n", "are list, not a mapping"),
        (b"word", "are str, not a mapping"),
        ("cache: x".encode("utf-16"), "are not UTF-8: byte 0"),
        (b"[" * 20_000, "are nested too deep"),
        (b"a: [", "are not YAML"),
        (b"5: x", "5: Extra inputs"),
        (b"retriever:\n  k: 0\n", "retriever → k: Input should be greater"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "settings.yaml"
    path.write_bytes(content)
    with pytest.raises(SettingsError) as caught:
        load_settings(path, environment={})
    assert str(path) in str(caught.value)
    assert said in str(caught.value)


def test_a_folder_is_no_settings_file(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=f"{tmp_path} cannot be read: Is a directory"):
        load_settings(tmp_path, environment={})


def test_an_empty_file_gives_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    path.write_text("")
    assert load_settings(path, environment={}) == load_settings(environment={})


def test_home_is_expanded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    path = tmp_path / "settings.yaml"
    path.write_text("cache: ~/models\n")
    assert load_settings(path, environment={}).cache == tmp_path / "models"
    assert load_settings(environment={"GUANXI_CACHE": "~/other"}).cache == tmp_path / "other"
