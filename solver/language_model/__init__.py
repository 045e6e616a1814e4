"""What a language model adds: it reads passages where nothing else answers, and is held to their words."""
