"""The world outside, each part behind a protocol: stores, embedders, taggers, model files."""
