"""What a page is about, by its first sentence."""
