"""Writes the e5 weights that were fetched as a local SentenceTransformer directory."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors

from backends.embedders.e5_file import E5File, read_e5_file

MAX_TOKENS = 512


def write_directory(weights: Path, target: Path) -> None:
    """`weights` is the 4-bit file, `target` an empty directory."""
    from safetensors.numpy import save_file

    file = read_e5_file(weights)
    save_file(named_tensors(file), str(target / "model.safetensors"), metadata={"format": "pt"})
    build_tokenizer(file).save(str(target / "tokenizer.json"))
    pooling = {"word_embedding_dimension": file.shape.hidden, "pooling_mode_mean_tokens": True}
    parts = (("", "Transformer"), ("1_Pooling", "Pooling"), ("2_Normalize", "Normalize"))
    modules = [
        {"idx": i, "name": str(i), "path": path, "type": f"sentence_transformers.models.{kind}"}
        for i, (path, kind) in enumerate(parts)
    ]
    (target / "1_Pooling").mkdir()
    (target / "2_Normalize").mkdir()
    for name, content in (
        ("config.json", bert_configuration(file)),
        ("tokenizer_config.json", TOKENIZER_CONFIGURATION),
        ("modules.json", modules),
        ("1_Pooling/config.json", pooling),
        ("sentence_bert_config.json", {"max_seq_length": MAX_TOKENS, "do_lower_case": False}),
    ):
        (target / name).write_text(json.dumps(content), encoding="utf-8")


TOKENIZER_CONFIGURATION = {
    "tokenizer_class": "PreTrainedTokenizerFast",
    "model_max_length": MAX_TOKENS,
    "bos_token": "<s>",
    "cls_token": "<s>",
    "eos_token": "</s>",
    "sep_token": "</s>",
    "pad_token": "<pad>",
    "unk_token": "<unk>",
    "mask_token": "<mask>",
}


def bert_configuration(file: E5File) -> dict[str, object]:
    """What transformers needs to build the network."""
    shape = file.shape
    return {
        "architectures": ["BertModel"],
        "model_type": "bert",
        "vocab_size": shape.vocabulary,
        "hidden_size": shape.hidden,
        "num_hidden_layers": shape.layers,
        "num_attention_heads": shape.heads,
        "intermediate_size": shape.inner,
        "max_position_embeddings": shape.positions,
        "type_vocab_size": 2,
        "layer_norm_eps": shape.epsilon,
        "pad_token_id": file.pieces.pad,
        "hidden_act": "gelu",
        "dtype": "float32",
    }


def build_tokenizer(file: E5File) -> Tokenizer:
    """The tokenizer as transformers would have it, made independently of ours."""
    pieces = file.pieces
    vocabulary = list(zip(pieces.texts, map(float, pieces.scores), strict=True))
    tokenizer = Tokenizer(models.Unigram(vocabulary, unk_id=pieces.unknown))
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFKC(), normalizers.Replace("\n", " ")])
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace()]
    )
    marks = [("<s>", pieces.begin), ("</s>", pieces.end)]
    tokenizer.post_processor = processors.TemplateProcessing(single="<s> $A </s>", special_tokens=marks)
    return tokenizer


def named_tensors(file: E5File) -> dict[str, NDArray[np.float32]]:
    """Every tensor under its name in transformers' BertModel, as float32."""
    shape = file.shape
    hidden, inner = shape.hidden, shape.inner
    tensors = {
        "embeddings.word_embeddings.weight": file.matrix("emb.word", shape.vocabulary),
        "embeddings.position_embeddings.weight": file.floats("emb.pos", shape.positions, hidden),
        "embeddings.token_type_embeddings.weight": file.floats("emb.type", 2, hidden),
        "embeddings.LayerNorm.weight": file.floats("emb.ln.w", hidden),
        "embeddings.LayerNorm.bias": file.floats("emb.ln.b", hidden),
    }
    linear = {
        "q": ("attention.self.query", hidden),
        "k": ("attention.self.key", hidden),
        "v": ("attention.self.value", hidden),
        "ao": ("attention.output.dense", hidden),
        "fi": ("intermediate.dense", inner),
        "fo": ("output.dense", hidden),
    }
    norms = {"aln": "attention.output.LayerNorm", "oln": "output.LayerNorm"}
    for layer in range(shape.layers):
        for part, (name, rows) in linear.items():
            tensors[f"encoder.layer.{layer}.{name}.weight"] = file.matrix(f"l{layer}.{part}.w", rows)
            tensors[f"encoder.layer.{layer}.{name}.bias"] = file.floats(f"l{layer}.{part}.b", rows)
        for part, name in norms.items():
            tensors[f"encoder.layer.{layer}.{name}.weight"] = file.floats(f"l{layer}.{part}.w", hidden)
            tensors[f"encoder.layer.{layer}.{name}.bias"] = file.floats(f"l{layer}.{part}.b", hidden)
    return {name: np.array(tensor) for name, tensor in tensors.items()}
