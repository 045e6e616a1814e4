"""Names as questions write them, where pages write them otherwise: misspelt, in another form, in the other language."""
