"""Reads English pages: dependency parses, shared grammar in code, relations as YAML patterns."""
