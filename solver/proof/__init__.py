"""What an answer rests on: made, told, stored apart, and replayed."""
