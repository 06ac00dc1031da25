"""A node as `munera serve` runs it, for one address that is everybody: without the limits on how often it may ask."""

import argparse
from pathlib import Path

from munera.server.serve import serve
from munera.server.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server_node", description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    serve(Settings(port=arguments.port, data=arguments.data, database=arguments.database, limits=False, thinkers=1))


if __name__ == "__main__":
    main()
