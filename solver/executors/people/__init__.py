"""Who is whose kin, and who a man and who a woman."""
