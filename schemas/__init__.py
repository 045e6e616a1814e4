"""The records that stages exchange; this package imports nothing else of the project."""
