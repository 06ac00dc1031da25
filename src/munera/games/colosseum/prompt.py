from munera.games.colosseum.state import Table
def prompt(s: Table) -> str: return ""
