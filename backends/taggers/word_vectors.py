"""Vectors of English words in their context: spaCy's networks, run by ONNX Runtime.

spaCy embeds each word by a few of its features, then looks four times at each word and its two
neighbours (https://spacy.io/api/architectures#MaxoutWindowEncoder). What rests on a word alone is
kept here; the rest is one graph, in a third of the time and without the interpreter's lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from onnxruntime import InferenceSession
    from spacy.tokens import Doc
    from thinc.api import Model

Floats: TypeAlias = NDArray[np.float32]
Features: TypeAlias = NDArray[np.uint64]  # (n_words, n_features)

_MOST = 50_000  # words without context that are kept; 20 MB
_OPSET = 17
_EPSILON = 1e-8  # thinc's, in layer normalisation


class WordVectors:
    """Vectors of all words of some documents, each document's a function of it alone."""

    def __init__(self, network: Model[Any, Any], matrices: Sequence[tuple[Floats, Floats]] = ()) -> None:
        """`network` is spaCy's Tok2Vec; `matrices` (outputs, inputs) with their biases come after it."""
        embed, encode = network.layers
        self._words = _Words(embed)
        self._gap = int(encode.attrs["pad"])  # empty rows between documents, which keep them apart
        self._session = _session(encode, matrices)

    def of(self, docs: Sequence[Doc]) -> Floats:
        """(n_words, width), the documents' words one after the other."""
        places = [0] * len(docs)
        place = self._gap
        for number, doc in enumerate(docs):
            places[number] = place
            place += len(doc) + self._gap
        rows = np.concatenate(
            [np.arange(first, first + len(doc)) for first, doc in zip(places, docs, strict=True)]
        )
        alone = self._words.of(docs)
        given = np.zeros((place, alone.shape[1]), np.float32)
        given[rows] = alone
        (vectors,) = self._session.run(["vectors"], {"words": given})
        found: Floats = vectors[rows]
        return found


def parameter(model: Model[Any, Any], name: str) -> Floats:
    """One of a network's arrays."""
    return np.asarray(model.get_param(name), np.float32)


class _Words:
    """Vectors of words without context, each computed once."""

    def __init__(self, network: Model[Any, Any]) -> None:
        """`network` extracts features of documents, embeds and mixes them."""
        extract, *self._layers = network.layers
        self._columns: list[int | str] = extract.attrs["columns"]
        self._rows: dict[bytes, int] = {}
        self._vectors: Floats = np.zeros((0, 0), np.float32)

    def of(self, docs: Sequence[Doc]) -> Floats:
        """(n_words, width)."""
        features = np.concatenate([doc.to_array(self._columns) for doc in docs])
        data, size = features.tobytes(), features.itemsize * features.shape[1]
        keys = [data[start : start + size] for start in range(0, len(data), size)]
        if len(self._rows) > _MOST:
            self._rows.clear()
        new = {key: place for place, key in enumerate(keys) if key not in self._rows}
        if new:
            self._learn(list(new), features[list(new.values())])
        return self._vectors[[self._rows[key] for key in keys]]

    def _learn(self, keys: list[bytes], features: Features) -> None:
        found: Any = [features]
        for layer in self._layers:
            found = layer.predict(found)
        first, needed = len(self._rows), len(self._rows) + len(keys)
        if needed > len(self._vectors):
            grown = np.zeros((2 * needed, found[0].shape[1]), np.float32)
            if first:
                grown[:first] = self._vectors[:first]
            self._vectors = grown
        self._vectors[first:needed] = found[0]
        self._rows.update(zip(keys, range(first, needed), strict=True))


def _session(encode: Model[Any, Any], matrices: Sequence[tuple[Floats, Floats]]) -> InferenceSession:
    import onnxruntime
    from onnx import TensorProto, helper

    maxouts = [node for node in encode.walk() if node.name == "maxout"]
    norms = [node for node in encode.walk() if node.name == "layernorm"]
    graph = _Graph()
    width = maxouts[0].get_dim("nO")
    state = "words"
    for maxout, norm in zip(maxouts, norms, strict=True):
        state = graph.add_layer(state, maxout, norm)
    for weight, bias in matrices:
        state = graph.add("Gemm", state, graph.keep(weight.T), graph.keep(bias))
    graph.add("Identity", state, output="vectors")
    last = len(matrices[-1][1]) if matrices else width
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "words",
            [helper.make_tensor_value_info("words", TensorProto.FLOAT, ["rows", width])],
            [helper.make_tensor_value_info("vectors", TensorProto.FLOAT, ["rows", last])],
            graph.constants,
        ),
        opset_imports=[helper.make_opsetid("", _OPSET)],
        ir_version=9,
    )
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"]
    )


class _Graph:
    """Nodes and constants of an ONNX graph; each method gives the name of a value."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def keep(self, values: NDArray[Any]) -> str:
        from onnx import numpy_helper

        name = f"constant_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def add(self, operator: str, *inputs: str, output: str = "", **attributes: float) -> str:
        from onnx import helper

        name = output or f"value_{len(self.nodes)}"
        node = helper.make_node(operator, list(inputs), [name])
        node.attribute.extend(helper.make_attribute(key, value) for key, value in attributes.items())
        self.nodes.append(node)
        return name

    def add_layer(self, state: str, maxout: Model[Any, Any], norm: Model[Any, Any]) -> str:
        """x + norm(max over pieces of W [before, x, after] + b), with zeros beyond the ends."""
        width, pieces = maxout.get_dim("nO"), maxout.get_dim("nP")
        padded = self.add("Pad", state, self.keep(np.array([1, 0, 1, 0])))
        before = self._rows(padded, 0, -2)
        after = self._rows(padded, 2, np.iinfo(np.int64).max)
        window = self.add("Concat", before, state, after, axis=1)
        weight = parameter(maxout, "W").transpose(2, 1, 0).reshape(-1, pieces * width)
        bias = parameter(maxout, "b").T.reshape(-1)
        mixed = self.add("Gemm", window, self.keep(weight), self.keep(bias))
        parts = [self._columns(mixed, piece * width, (piece + 1) * width) for piece in range(pieces)]
        best = self.add("Max", *parts)
        scale, shift = self.keep(parameter(norm, "G")), self.keep(parameter(norm, "b"))
        normed = self.add("LayerNormalization", best, scale, shift, axis=-1, epsilon=_EPSILON)
        return self.add("Add", state, normed)

    def _rows(self, state: str, start: int, stop: int) -> str:
        return self._slice(state, start, stop, 0)

    def _columns(self, state: str, start: int, stop: int) -> str:
        return self._slice(state, start, stop, 1)

    def _slice(self, state: str, start: int, stop: int, axis: int) -> str:
        bounds = [self.keep(np.array([value], np.int64)) for value in (start, stop, axis)]
        return self.add("Slice", state, *bounds)
