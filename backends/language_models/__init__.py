"""Language models, each behind one protocol; none is needed."""
