from mypy_extensions import i64
from munera.games.colosseum.state import Table
def worth(s: Table, seat: i64) -> i64: return 0
