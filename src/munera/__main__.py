"""`python -m munera` is `munera`."""

from munera.cli import main

main()
