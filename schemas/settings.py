"""Settings: the only reader of configuration files and of the environment."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

import platformdirs
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, ValidationError

from schemas.errors import SettingsError
from schemas.ontology import ENCYCLOPEDIA
from schemas.settings_file import read_settings_file

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

    A file that the settings name is looked for beside them, then where the program runs. Raises SettingsError with the
    path of the wrong key and what may stand there.
    """
    environment = os.environ if environment is None else environment
    content = read_settings_file(path) if path is not None else {}
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
        raise _problem(error, named) from error


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


def _problem(error: ValidationError, named: str) -> SettingsError:
    """The first thing that is wrong, with what may stand in its place."""
    problem = error.errors()[0]
    place = problem["loc"]
    where = f"{named}: {' → '.join(str(part) for part in place)}"
    if problem["type"] == "union_tag_not_found":
        types = [get_args(model.model_fields["type"].annotation)[0] for model in _models_at(place)]
        return SettingsError(f"{where} has no type.", hint=f"Give it one of type: {', '.join(types)}.")
    if problem["type"] != "extra_forbidden":
        return SettingsError(f"{where}: {problem['msg']}.")
    allowed = list(dict.fromkeys(name for model in _models_at(place[:-1]) for name in model.model_fields))
    close = difflib.get_close_matches(str(place[-1]), allowed, n=1)
    return SettingsError(
        f"{where}: there is no such key here; there are {', '.join(allowed)}.",
        hint=f"Did you mean {close[0]}?" if close else "",
    )


def _models_at(place: Sequence[int | str]) -> list[type[BaseModel]]:
    """The models of what may stand at a place, given as pydantic gives it: by field, and by type where several may."""
    models: list[type[BaseModel]] = [Settings]
    for part in place:
        fields = [model.model_fields[part] for model in models if part in model.model_fields]
        if fields:
            models = [inner for field in fields for inner in _models_in(field.annotation)]
        else:
            models = [model for model in models if part in get_args(model.model_fields["type"].annotation)]
    return models


def _models_in(annotation: object) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for inner in get_args(annotation):
        yield from _models_in(inner)
