"""Words of pages as claims."""
