"""Things that a question describes instead of naming them: which they are, and whether they are told apart."""
