"""`python -m guanxi` is the `guanxi` command."""

from service.cli import main

if __name__ == "__main__":
    main()
