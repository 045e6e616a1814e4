"""Matches that say nothing of those whom they name, and whose facts they are instead."""
