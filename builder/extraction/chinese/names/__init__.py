"""Names in a text: of persons, places, bodies and works."""
