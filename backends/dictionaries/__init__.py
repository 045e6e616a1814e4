"""What Chinese words are in English and English words in Chinese."""
