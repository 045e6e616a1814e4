"""Settings: the only reader of configuration files and of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import platformdirs
import yaml
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, ValidationError

from schemas.errors import SettingsError
from schemas.ontology import ENCYCLOPEDIA

_AS_UTF8 = "Save the file as UTF-8."
_NEW_KEY = "Make one with: python -c 'import secrets; print(secrets.token_urlsafe(32))' > FILE"
_KEYS = {"embedder": "GUANXI_EMBEDDER_KEY", "language_model": "GUANXI_LANGUAGE_MODEL_KEY"}
"""Parts of the settings that may name an endpoint, and the variable that holds its key."""

SHORTEST_KEY = 16
"""Characters of the server's key."""

DEFAULT_FLOW = "kg_cs->kg_fr->kag_merger;rc->kag_merger"


RankerName: TypeAlias = Literal["blend", "linear", "trees", "fused"]
"""How candidate chunks are ordered; `fused` is not trained and needs no embedder."""

ProofsName: TypeAlias = Literal["pages", "always", "never"]
"""Where what answers a question lifts the passages that it rests on among the first that are retrieved: in small stores
of whole pages, in all, or in none."""

UserPath = Annotated[Path, AfterValidator(lambda path: Path(os.path.expanduser(path)))]
"""A path in which `~` is the user's home."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class OnnxEmbedderSettings(_Model):
    """The default embedder; `fast` is the int8 form."""

    type: Literal["onnx"] = "onnx"
    fast: bool = False


class SentenceTransformersSettings(_Model):
    """Any Hugging Face id or local directory, run by sentence-transformers."""

    type: Literal["sentence_transformers"]
    model: str
    device: str = ""


class EndpointSettings(_Model):
    """An OpenAI-compatible embeddings endpoint."""

    type: Literal["endpoint"]
    url: str
    model: str
    dimension: int = Field(gt=0)
    key: SecretStr = SecretStr("")


class HashingSettings(_Model):
    """Hashed character n-grams: no model file, for tests."""

    type: Literal["hashing"]
    dimension: int = Field(default=64, gt=0)


class NoEmbedderSettings(_Model):
    """BM25 alone."""

    type: Literal["none"]


EmbedderSettings = Annotated[
    OnnxEmbedderSettings
    | SentenceTransformersSettings
    | EndpointSettings
    | HashingSettings
    | NoEmbedderSettings,
    Field(discriminator="type"),
]


class NoLanguageModelSettings(_Model):
    """No language model: everything works without one."""

    type: Literal["none"] = "none"


class EndpointLanguageModelSettings(_Model):
    """A server that speaks OpenAI's `/v1/chat/completions`; `url` ends in the version.

    `replies` is how the server is asked for JSON: by its schema, as any object, or by the prompt's words alone.
    """

    type: Literal["endpoint"]
    url: str
    model: str
    key: SecretStr = SecretStr("")
    replies: Literal["schema", "object", "text"] = "schema"
    seconds: float = Field(default=60.0, gt=0)


class ScriptedLanguageModelSettings(_Model):
    """Replies out of a file, for tests and demonstrations."""

    type: Literal["scripted"]
    file: UserPath


LanguageModelSettings = Annotated[
    NoLanguageModelSettings | EndpointLanguageModelSettings | ScriptedLanguageModelSettings,
    Field(discriminator="type"),
]


class ChunkingSettings(_Model):
    """Chunk size in characters per language; a sentence is cut only if it is longer than `limit`."""

    chinese: int = Field(default=300, ge=50)
    english: int = Field(default=1000, ge=100)
    limit: int = Field(default=4000, ge=200)
    overlap: int = Field(default=0, ge=0)


class BuilderSettings(_Model):
    """How documents become a graph; the second process helps with large builds. With `language_model` each chunk of
    text is read by the language model as well, a call for each."""

    ontology: UserPath = ENCYCLOPEDIA
    chunking: ChunkingSettings = ChunkingSettings()
    batch_documents: int = Field(default=32, ge=1)
    processes: int = Field(default=2, ge=1, le=2)
    language_model: bool = False


class RetrieverSettings(_Model):
    """How evidence is found."""

    flow: str = DEFAULT_FLOW
    k: int = Field(default=10, ge=1)
    damping: float = Field(default=0.5, gt=0, lt=1)
    ranker: RankerName = "blend"
    proofs: ProofsName = "pages"


class BudgetSettings(_Model):
    """What an answer may cost; `calls` and `tokens` are of the language model, if there is one."""

    seconds: float = Field(default=20.0, gt=0)
    tasks: int = Field(default=32, ge=1)
    calls: int = Field(default=8, ge=0)
    tokens: int = Field(default=24_000, ge=0)


class AnswerSettings(_Model):
    """Which answers are given: those whose confidence is not less than `least_confidence`, of those that have one."""

    least_confidence: float = Field(default=0.0, ge=0, lt=1)


class ServerSettings(_Model):
    """What the HTTP server takes on."""

    questions: int = Field(default=2, ge=1)
    waiting: int = Field(default=16, ge=0)
    body: int = Field(default=4_194_304, ge=1024)
    hosts: tuple[str, ...] = ()


class Settings(_Model):
    """One run's settings; each default stands here and nowhere else."""

    cache: UserPath = Field(default_factory=lambda: Path(platformdirs.user_cache_dir("guanxi")))
    embedder: EmbedderSettings = OnnxEmbedderSettings()
    language_model: LanguageModelSettings = NoLanguageModelSettings()
    builder: BuilderSettings = BuilderSettings()
    retriever: RetrieverSettings = RetrieverSettings()
    budget: BudgetSettings = BudgetSettings()
    answers: AnswerSettings = AnswerSettings()
    server: ServerSettings = ServerSettings()


def load_settings(path: Path | None = None, *, environment: Mapping[str, str] | None = None) -> Settings:
    """Read a YAML file (or none) and the environment (`GUANXI_CACHE`, `GUANXI_EMBEDDER_KEY`,
    `GUANXI_LANGUAGE_MODEL_KEY`).

    Raises SettingsError with the path of the wrong key.
    """
    environment = os.environ if environment is None else environment
    content = _content(path) if path is not None else {}
    named = f"settings {path}" if path is not None else "settings"
    if environment.get("GUANXI_CACHE"):
        content = {"cache": environment["GUANXI_CACHE"], **content}
    for part, variable in _KEYS.items():
        given = content.get(part)
        if isinstance(given, dict) and given.get("type") == "endpoint":
            content[part] = {"key": environment.get(variable, ""), **given}
    try:
        return Settings.model_validate(content)
    except ValidationError as error:
        problem = error.errors()[0]
        where = " → ".join(str(part) for part in problem["loc"])
        raise SettingsError(f"{named}: {where}: {problem['msg']}") from error


class Neo4jSettings(_Model):
    """A Neo4j server and how to log in; without a password the server is asked without a login.

    `database` is empty for the server's default.
    """

    uri: str = "neo4j://127.0.0.1:7687"
    user: str = "neo4j"
    password: SecretStr = SecretStr("")
    database: str = ""


def load_neo4j_settings(environment: Mapping[str, str] | None = None) -> Neo4jSettings:
    """From `GUANXI_NEO4J_URI`, `…_USER`, `…_PASSWORD` and `…_DATABASE`; empty ones count as absent."""
    environment = os.environ if environment is None else environment
    given = {name: environment.get(f"GUANXI_NEO4J_{name.upper()}", "") for name in Neo4jSettings.model_fields}
    return Neo4jSettings.model_validate({name: value for name, value in given.items() if value})


def load_key(path: Path | None, environment: Mapping[str, str] | None = None) -> SecretStr | None:
    """The server's key: what stands in the file, else `GUANXI_KEY`; None without either.

    SettingsError for a file that cannot be read, and for a key of less than SHORTEST_KEY characters, such as a variable
    that is set and empty, or of others than visible ASCII, which no header carries.
    """
    environment = os.environ if environment is None else environment
    if path is None and "GUANXI_KEY" not in environment:
        return None
    named = f"the key in {path}" if path is not None else "the key in GUANXI_KEY"
    try:
        key = environment["GUANXI_KEY"] if path is None else path.read_text(encoding="ascii")
    except OSError as error:
        raise SettingsError(f"{named} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise SettingsError(f"{named} is not visible ASCII.", hint=_NEW_KEY) from error
    key = key.strip()
    if len(key) < SHORTEST_KEY or not all("!" <= character <= "~" for character in key):
        raise SettingsError(
            f"{named} has {len(key)} characters; {SHORTEST_KEY} or more of visible ASCII are needed.",
            hint=_NEW_KEY,
        )
    return SecretStr(key)


def _without_words(error: yaml.YAMLError) -> str:
    """What is wrong and where, without the file's words, which may be a key."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return type(error).__name__
    mark = error.problem_mark
    return f"{error.problem} (line {mark.line + 1}, column {mark.column + 1})"


def _content(path: Path) -> dict[str, object]:
    try:
        content: object = yaml.safe_load(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise SettingsError(f"there is no settings file at {path}") from error
    except OSError as error:
        raise SettingsError(f"settings {path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SettingsError(f"settings {path} are not UTF-8: byte {error.start}", hint=_AS_UTF8) from error
    except RecursionError as error:
        raise SettingsError(f"settings {path} are nested too deep") from error
    except yaml.YAMLError as error:
        raise SettingsError(f"settings {path} are not YAML: {_without_words(error)}") from error
    if content is None:
        return {}
    if not isinstance(content, dict):
        kind = type(content).__name__
        raise SettingsError(f"settings {path} are {kind}, not a mapping", hint="Write `name: value` lines.")
    return {str(name): value for name, value in content.items()}
