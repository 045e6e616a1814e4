"""Of whom words tell what is asked of one person: a verb of its subject, a noun of its owner."""
