"""Reading passages: the clauses of pages that answer what triples do not."""
