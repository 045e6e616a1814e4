"""Whether words hold a thing of the kind that a question asks for, other than those that it names."""
