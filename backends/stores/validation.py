"""What a store refuses: a document that contradicts itself or holds text that cannot be stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from backends.stores.vectors import codes_problem, vectors_problem
from schemas.errors import InputError
from schemas.graph import DocumentEntity, DocumentGraph, GraphBatch, Literal
from schemas.text import ChunkKind


def check_batch(batch: GraphBatch) -> None:
    """InputError naming the first document of the batch that cannot be written."""
    seen: set[str] = set()
    for graph in batch.documents:
        if graph.document.key in seen:
            raise InputError(
                f"document {graph.document.key!r} is twice in one batch.", path=graph.document.key
            )
        seen.add(graph.document.key)
        check_document(graph)


def check_sources(sources: Mapping[str, str]) -> None:
    """InputError naming the first document whose source cannot be stored."""
    for key, source in sources.items():
        problem = next(_text_problems("the source", source), "")
        if problem:
            raise InputError(f"document {key!r}: {problem}.", path=key)


def check_document(graph: DocumentGraph) -> None:
    """InputError naming the document and what is wrong with it; a builder leaves that one out."""
    problem = next(_problems(graph), "")
    if problem:
        key = graph.document.key.encode("utf-8", "backslashreplace").decode()
        raise InputError(f"document {key!r}: {problem}.", path=key)


def _problems(graph: DocumentGraph) -> Iterator[str]:
    for field, text in _texts(graph):
        yield from _text_problems(field, text)
    yield from _chunk_problems(graph)
    yield from _entity_problems(graph.entities)
    yield from _mention_problems(graph)
    yield from _statement_problems(graph)
    yield from _vector_problems(graph)
    yield from _code_problems(graph)


def _text_problems(field: str, text: str) -> Iterator[str]:
    if "\x00" in text:
        yield f"{field} holds a NUL character at {text.index(chr(0))}"
    try:
        text.encode()
    except UnicodeEncodeError as error:
        yield f"{field} holds a lone surrogate U+{ord(text[error.start]):04X} at {error.start}"


def _texts(graph: DocumentGraph) -> Iterator[tuple[str, str]]:
    document = graph.document
    yield "the key", document.key
    yield "the title", document.title
    yield "the text", document.text
    yield "the source", document.source
    yield "the fingerprint", graph.fingerprint
    for name, value in document.metadata.items():
        yield "the metadata", name + value
    for chunk in graph.chunks:
        yield "a heading", "".join(chunk.headings)
    for entity in graph.entities:
        yield "an entity", "".join(_entity_texts(entity))
    for mention in graph.mentions:
        yield "a mention", mention.surface + mention.source
    for statement in graph.statements:
        yield "a statement", statement.predicate + statement.extractor
        if isinstance(statement.object, Literal):
            literal = statement.object
            yield "a literal", literal.value + literal.text + literal.unit
        for qualifier in statement.qualifiers:
            yield "a qualifier", qualifier.name + qualifier.value


def _entity_texts(entity: DocumentEntity) -> Iterable[str]:
    yield from (entity.name, entity.type, entity.type_source, entity.sense, entity.description)
    for alias in entity.aliases:
        yield from (alias.name, alias.reason)


def _chunk_problems(graph: DocumentGraph) -> Iterator[str]:
    document = graph.document
    if not document.key:
        yield "its key is empty"
    for ordinal, chunk in enumerate(graph.chunks):
        if (
            chunk.ordinal != ordinal
            or chunk.id != f"{document.key}#{ordinal}"
            or chunk.document != document.key
        ):
            yield f"chunk {chunk.id!r} should be {document.key}#{ordinal}"
        if not 0 <= chunk.start <= chunk.end or document.text[chunk.start : chunk.end] != chunk.text:
            yield f"chunk {chunk.id!r} is not the slice {chunk.start}–{chunk.end} of the text"


def _entity_problems(entities: tuple[DocumentEntity, ...]) -> Iterator[str]:
    if sum(entity.about for entity in entities) > 1:
        yield "more than one entity is what the page is about"
    if len({entity.ref for entity in entities}) < len(entities):
        yield "two entities have one ref"
    for entity in entities:
        if not entity.name.strip():
            yield f"entity {entity.ref} has no name"


def _mention_problems(graph: DocumentGraph) -> Iterator[str]:
    refs = {entity.ref for entity in graph.entities}
    chunks = {chunk.id for chunk in graph.chunks}
    for mention in graph.mentions:
        if mention.ref not in refs:
            yield f"a mention names entity {mention.ref}, which is not there"
        if mention.chunk not in chunks:
            yield f"a mention stands in chunk {mention.chunk!r}, which is not there"
        if not 0 <= mention.start <= mention.end <= len(graph.document.text):
            yield f"a mention stands at {mention.start}–{mention.end}, outside the text"


def _statement_problems(graph: DocumentGraph) -> Iterator[str]:
    refs = {entity.ref for entity in graph.entities}
    chunks = {chunk.id for chunk in graph.chunks}
    size = len(graph.document.text)
    for statement in graph.statements:
        ends = (statement.subject, statement.object)
        for ref in (end for end in ends if not isinstance(end, Literal)):
            if ref not in refs:
                yield f"a statement names entity {ref}, which is not there"
        if statement.chunk not in chunks:
            yield f"a statement stands in chunk {statement.chunk!r}, which is not there"
        offsets = (statement.start, statement.end, statement.sentence_start, statement.sentence_end)
        if not (0 <= offsets[0] <= offsets[1] <= size and 0 <= offsets[2] <= offsets[3] <= size):
            yield f"a statement stands at {offsets}, outside the text"
        if not statement.predicate:
            yield "a statement has no predicate"
        if not 0.0 <= statement.confidence <= 1.0:
            yield f"a statement's confidence is {statement.confidence}, not between 0 and 1"


def _vector_problems(graph: DocumentGraph) -> Iterator[str]:
    if graph.vectors is None:
        return
    rows = _texts_of(graph)
    if graph.vectors.ndim != 2 or len(graph.vectors) != rows:
        yield f"vectors have shape {graph.vectors.shape} for {rows} chunks of text"
    elif problem := vectors_problem(graph.vectors):
        yield problem


def _code_problems(graph: DocumentGraph) -> Iterator[str]:
    if graph.token_codes is None:
        return
    rows = _texts_of(graph)
    problem = codes_problem(graph.token_codes)
    if graph.vectors is None:
        yield "there are codes of tokens and no vectors"
    if len(graph.token_codes) != rows:
        yield f"there are codes of {len(graph.token_codes)} chunks for {rows} chunks of text"
    elif problem:
        yield problem


def _texts_of(graph: DocumentGraph) -> int:
    return sum(chunk.kind is ChunkKind.TEXT for chunk in graph.chunks)
