"""Yes or no: what a question claims, and what says it, denies it or says another thing instead."""
