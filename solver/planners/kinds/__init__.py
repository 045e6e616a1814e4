"""The kinds of questions: what each reads in an analysis, and the actions that answer it."""
