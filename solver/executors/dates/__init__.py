"""When things happened, by facts and by sentences."""
