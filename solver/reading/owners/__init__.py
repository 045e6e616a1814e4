"""Of whom words tell what is asked of one person: whoever died is their subject, whose father somebody is, their owner."""
