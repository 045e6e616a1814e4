"""Where names begin and end, and which are one."""
