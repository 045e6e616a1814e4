"""The names in a question, and the entities that they mean."""
