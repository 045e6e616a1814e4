"""Products of small integers and bits, in exact integers: what numpy has no quick routine for.

ONNX Runtime multiplies a matrix of bytes with one of signed bytes five times as fast as BLAS does the same as floats.
The graph is one operator, kept as a file so that questions need not load what writes it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from schemas.graph import TokenCodes

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

GRAPH = Path(__file__).with_name("token_products.onnx")
_OPSET, _IR_VERSION = 17, 9


def products(codes: TokenCodes, levels: NDArray[np.int8]) -> NDArray[np.int32]:
    """(n, t): for each packed row of `codes` (n, bytes) and each row of `levels` (t, 8 * bytes) the sum of the levels
    where the bits are set."""
    if not len(codes) or not len(levels):
        return np.zeros((len(codes), len(levels)), np.int32)
    bits = np.unpackbits(codes, axis=1)
    (sums,) = _session().run(["sums"], {"bits": bits, "levels": np.ascontiguousarray(levels.T)})
    found: NDArray[np.int32] = sums
    return found


def write_graph(path: Path = GRAPH) -> None:
    """Write the graph: `sums` (n, t) of `bits` (n, d) and `levels` (d, t)."""
    from onnx import TensorProto, helper

    inputs = [
        helper.make_tensor_value_info("bits", TensorProto.UINT8, ["n", "d"]),
        helper.make_tensor_value_info("levels", TensorProto.INT8, ["d", "t"]),
    ]
    sums = helper.make_tensor_value_info("sums", TensorProto.INT32, ["n", "t"])
    node = helper.make_node("MatMulInteger", ["bits", "levels"], ["sums"])
    graph = helper.make_graph([node], "token_products", inputs, [sums])
    opset = helper.make_opsetid("", _OPSET)
    model = helper.make_model(graph, opset_imports=[opset], ir_version=_IR_VERSION, producer_name="guanxi")
    path.write_bytes(model.SerializeToString(deterministic=True))


@cache
def _session() -> InferenceSession:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(str(GRAPH), options, providers=["CPUExecutionProvider"])
