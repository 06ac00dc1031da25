from typing import Any
from munera.games.colosseum.state import Table
def view(s: Table, seat: int | None) -> dict[str, Any]: return {}
