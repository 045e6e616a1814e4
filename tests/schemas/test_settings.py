"""Settings files and keys that cannot be read are named; paths may begin with the user's home."""

from pathlib import Path

import pytest

from schemas.errors import SettingsError
from schemas.settings import SHORTEST_KEY, load_key, load_settings


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"- a\n", "are list, not a mapping"),
        (b"word", "are str, not a mapping"),
        ("cache: x".encode("utf-16"), "are not UTF-8: byte 0"),
        (b"[" * 20_000, "are nested too deep"),
        (b"a: [", "are not YAML"),
        (b"5: x", "5: there is no such key here; there are cache, embedder,"),
        (b"retriver:\n  k: 3\n", "Did you mean retriever?"),
        (b"retriever:\n  flw: rc\n", "retriever → flw: there is no such key here; there are flow, k,"),
        (
            b"embedder: {type: onnx, fst: true}",
            "embedder → onnx → fst: there is no such key here; there are type, fast.",
        ),
        (
            b"language_model: {url: x}",
            "language_model has no type. Give it one of type: none, endpoint, scripted.",
        ),
        (b"answers: {leest: 1}", "there are least_confidence."),
        (
            b"retriever: {k: 3}\nretriever: {k: 4}\n",
            "the key retriever stands there twice (line 2, column 1)",
        ),
        (
            b"builder: {ontology: no.yaml}",
            "builder → ontology: there is no file no.yaml. It was looked for in",
        ),
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


def test_an_ontology_is_looked_for_beside_the_settings_and_then_where_the_program_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own").mkdir()
    path = tmp_path / "own" / "settings.yaml"
    path.write_text("builder: {ontology: family.yaml}\n")
    (tmp_path / "family.yaml").touch()
    assert load_settings(path, environment={}).builder.ontology == Path("family.yaml")
    (tmp_path / "own" / "family.yaml").touch()
    assert load_settings(path, environment={}).builder.ontology == tmp_path / "own" / "family.yaml"


def test_home_is_expanded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    path = tmp_path / "settings.yaml"
    path.write_text("cache: ~/models\n")
    assert load_settings(path, environment={}).cache == tmp_path / "models"
    assert load_settings(environment={"GUANXI_CACHE": "~/other"}).cache == tmp_path / "other"


KEY = "k" * SHORTEST_KEY


def test_a_key_is_read_from_its_file_before_the_environment(tmp_path: Path) -> None:
    path = tmp_path / "key"
    path.write_text(f"  {KEY}\n")
    other = {"GUANXI_KEY": "another-key-of-the-environment"}
    found = [load_key(path, other), load_key(None, other), load_key(None, {})]
    assert [key and key.get_secret_value() for key in found] == [KEY, other["GUANXI_KEY"], None]


@pytest.mark.parametrize("key", ["", " "])
def test_a_variable_that_is_set_and_empty_is_refused(key: str) -> None:
    with pytest.raises(SettingsError, match="the key in GUANXI_KEY has 0 characters"):
        load_key(None, {"GUANXI_KEY": key})


@pytest.mark.parametrize("content", ["", "\n", KEY[1:], f"{KEY} {KEY}", f"{KEY}\n{KEY}", f"{KEY}密钥"])
def test_a_key_that_is_short_or_no_header_carries_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "key"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(SettingsError, match=f"the key in {path}") as caught:
        load_key(path, {})
    assert KEY not in str(caught.value)


def test_a_key_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="cannot be read: No such file"):
        load_key(tmp_path / "key", {})
