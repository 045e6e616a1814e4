"""The version of what is read from English pages: higher whenever the same page would read differently."""

VERSION = "english/37"
