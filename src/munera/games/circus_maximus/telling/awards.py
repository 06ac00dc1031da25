"""What deserves a mention at the end of a game: the dearest sale and the most patient gang."""

from munera.core.message import Message
from munera.core.record import Record
from munera.games.circus_maximus.flow import CircusMaximus
from munera.games.circus_maximus.phases.scoring import sale_coins
from munera.games.circus_maximus.state import SALES, SELLER
from munera.games.circus_maximus.view import view

Award = tuple[str, int, Message]


def awards(record: Record) -> list[Award]:
    dearest = (0, 0)
    state = record.start()
    for state in record.states():
        assert isinstance(state, CircusMaximus)
        for number in range(state.cells[SALES]):
            dearest = max(dearest, (int(sale_coins(state, number)), int(state.cells[SELLER + number])))
    assert isinstance(state, CircusMaximus)
    kept = [sum(int(day["traders"]) for day in seat["days"]) for seat in view(state, None)["seats"]]
    found: list[Award] = []
    if dearest[0]:
        found.append(("sale", dearest[1], Message("circus_maximus-award-sale", coins=dearest[0])))
    if max(kept):
        patient = kept.index(max(kept))
        found.append(("kept", patient, Message("circus_maximus-award-kept", coins=max(kept))))
    return found
