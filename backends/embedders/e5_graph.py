"""Writes the encoder of multilingual-e5-small as an ONNX graph, node by node.

The graph takes the summed embeddings of one text, `embeddings` (1, tokens, 384), and gives
`vector` (1, 384): mean over tokens, length 1, and `states` (1, tokens, 384): each token as the last
layer sees it. There is no padding and no mask, since each text is
run alone. The embedding tables stay outside, mapped and not loaded.

Two forms of the same weights:

- 4-bit: `MatMulNBits` of ONNX Runtime with accuracy level 0, that is float32 products, equal to
  the unquantised arithmetic to about 1e-7.
- int8: one activation scale a token, a = max|x|; z = uint8(127 x / a + 128.5);
  y = (z - 128) Wq * (a / 127) * w, where Wq is in -63..63: with -127..127 the 16-bit sums of CPUs
  with AVX2 alone saturate. A scale a token, not a tensor, so that a token's result depends on
  nothing but the token.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from backends.embedders.e5_file import BLOCK, E5File, nibbles, scales

_OPSET = 17
_RUNTIME_DOMAIN = "com.microsoft"
_IR_VERSION = 9
_WEIGHT_LIMIT = 63
_ACTIVATION_LIMIT = 127
_SMALLEST_SCALE = 1e-9


class GraphWriter:
    """Collects nodes and constants; each method returns the name of a value."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: dict[str, Any] = {}

    def constant(self, name: str, values: NDArray[Any]) -> str:
        """A named tensor of the model; written once."""
        if name not in self.constants:
            self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(values), name)
        return name

    def node(
        self,
        operator: str,
        *inputs: str,
        domain: str = "",
        output: str = "",
        **attributes: int | float | list[int],
    ) -> str:
        """Apply an operator of the standard or of the runtime's domain."""
        result = output or f"{operator.lower()}_{len(self.nodes)}"
        node = helper.make_node(operator, list(inputs), [result], domain=domain, name=result)
        for name, value in attributes.items():
            node.attribute.append(helper.make_attribute(name, value))
        self.nodes.append(node)
        return result


class Linear(Protocol):
    """How products with a weight matrix are written."""

    def prepare(self, x: str) -> tuple[str, ...]:
        """What several products with the same input share."""

    def multiply(self, prepared: tuple[str, ...], weight: str, rows: int) -> str:
        """x Wᵀ for the 4-bit tensor `weight` of (rows, columns)."""


class FourBit:
    """Products that unpack the file's own 4-bit weights as they go."""

    def __init__(self, writer: GraphWriter, file: E5File) -> None:
        self._writer = writer
        self._file = file

    def prepare(self, x: str) -> tuple[str, ...]:
        return (x,)

    def multiply(self, prepared: tuple[str, ...], weight: str, rows: int) -> str:
        blocks = self._file.blocks(weight, rows)
        values = nibbles(blocks)
        packed = values[..., 0::2] | (values[..., 1::2] << 4)
        return self._writer.node(
            "MatMulNBits",
            prepared[0],
            self._writer.constant(f"{weight}.packed", packed),
            self._writer.constant(f"{weight}.scales", scales(blocks).reshape(-1)),
            domain=_RUNTIME_DOMAIN,
            K=blocks.shape[1] * BLOCK,
            N=rows,
            bits=4,
            block_size=BLOCK,
            accuracy_level=0,
        )


class EightBit:
    """Integer products with one activation scale a token and one weight scale an output."""

    def __init__(self, writer: GraphWriter, file: E5File) -> None:
        self._writer = writer
        self._file = file

    def prepare(self, x: str) -> tuple[str, ...]:
        writer = self._writer
        largest = writer.node("ReduceMax", writer.node("Abs", x), axes=[-1], keepdims=1)
        smallest = writer.constant("smallest", np.array(_SMALLEST_SCALE, np.float32))
        limit = writer.constant("limit", np.array(_ACTIVATION_LIMIT, np.float32))
        factor = writer.node("Div", limit, writer.node("Max", largest, smallest))
        # Casting cuts the fraction off, so that a half more rounds.
        middle = writer.constant("middle", np.array(128.5, np.float32))
        shifted = writer.node("Add", writer.node("Mul", x, factor), middle)
        return writer.node("Cast", shifted, to=TensorProto.UINT8), writer.node("Reciprocal", factor)

    def multiply(self, prepared: tuple[str, ...], weight: str, rows: int) -> str:
        writer = self._writer
        matrix = self._file.matrix(weight, rows)  # (rows, columns)
        step = np.abs(matrix).max(axis=1) / np.float32(_WEIGHT_LIMIT)
        integers = np.rint(matrix / step[:, None]).astype(np.int8)
        product = writer.node(
            "MatMulInteger",
            prepared[0],
            writer.constant(f"{weight}.int8", integers.T),
            writer.constant("zero", np.array(128, np.uint8)),
        )
        scaled = writer.node("Mul", writer.node("Cast", product, to=TensorProto.FLOAT), prepared[1])
        return writer.node("Mul", scaled, writer.constant(f"{weight}.step", step.astype(np.float32)))


def write_encoder(file: E5File, path: Path, *, fast: bool = False) -> None:
    """Write the graph to `path`, 4-bit or, with `fast`, int8."""
    writer = GraphWriter()
    linear: Linear = EightBit(writer, file) if fast else FourBit(writer, file)
    hidden = file.shape.hidden
    state = _write_norm(writer, file, "emb.ln", "embeddings")
    for layer in range(file.shape.layers):
        state = _write_layer(writer, linear, file, f"l{layer}", state)
    writer.node("Identity", state, output="states")
    mean = writer.node("ReduceMean", state, axes=[1], keepdims=0)
    writer.node("LpNormalization", mean, axis=-1, p=2, output="vector")
    graph = helper.make_graph(
        writer.nodes,
        "multilingual-e5-small",
        [helper.make_tensor_value_info("embeddings", TensorProto.FLOAT, [1, "tokens", hidden])],
        [
            helper.make_tensor_value_info("vector", TensorProto.FLOAT, [1, hidden]),
            helper.make_tensor_value_info("states", TensorProto.FLOAT, [1, "tokens", hidden]),
        ],
        list(writer.constants.values()),
    )
    domains = [helper.make_opsetid("", _OPSET), helper.make_opsetid(_RUNTIME_DOMAIN, 1)]
    model = helper.make_model(graph, opset_imports=domains, ir_version=_IR_VERSION)
    onnx.save_model(model, str(path))


def _write_layer(writer: GraphWriter, linear: Linear, file: E5File, layer: str, state: str) -> str:
    """Self-attention and feed-forward, each added to its input and normalised."""
    hidden, inner = file.shape.hidden, file.shape.inner
    shared = linear.prepare(state)
    query, key, value = (linear.multiply(shared, f"{layer}.{part}.w", hidden) for part in "qkv")
    bias = np.concatenate([file.floats(f"{layer}.{part}.b", hidden) for part in "qkv"])
    attended = writer.node(
        "MultiHeadAttention",
        query,
        key,
        value,
        writer.constant(f"{layer}.qkv.b", bias),
        domain=_RUNTIME_DOMAIN,
        num_heads=file.shape.heads,
    )
    output = linear.multiply(linear.prepare(attended), f"{layer}.ao.w", hidden)
    state = _add_and_norm(writer, file, output, state, f"{layer}.ao.b", f"{layer}.aln")
    wide = linear.multiply(linear.prepare(state), f"{layer}.fi.w", inner)
    bias_name = writer.constant(f"{layer}.fi.b", file.floats(f"{layer}.fi.b", inner))
    active = writer.node("BiasGelu", wide, bias_name, domain=_RUNTIME_DOMAIN)
    narrow = linear.multiply(linear.prepare(active), f"{layer}.fo.w", hidden)
    return _add_and_norm(writer, file, narrow, state, f"{layer}.fo.b", f"{layer}.oln")


def _add_and_norm(writer: GraphWriter, file: E5File, x: str, residual: str, bias: str, norm: str) -> str:
    # Three operators: the runtime's fused SkipLayerNormalization takes four times as long.
    biased = writer.node("Add", x, writer.constant(bias, file.floats(bias, file.shape.hidden)))
    return _write_norm(writer, file, norm, writer.node("Add", biased, residual))


def _write_norm(writer: GraphWriter, file: E5File, name: str, x: str) -> str:
    hidden = file.shape.hidden
    return writer.node(
        "LayerNormalization",
        x,
        writer.constant(f"{name}.w", file.floats(f"{name}.w", hidden)),
        writer.constant(f"{name}.b", file.floats(f"{name}.b", hidden)),
        axis=-1,
        epsilon=file.shape.epsilon,
    )
