"""Lists, and how many there are: what facts leave out and a page counts or goes on to tell."""
