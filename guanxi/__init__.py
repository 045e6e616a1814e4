"""guanxi."""
