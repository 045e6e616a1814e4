"""Names of the other script: how Chinese characters write foreign names, and which names sound alike."""
