"""People and programs outside: the command line and what it shares with the library's face."""
