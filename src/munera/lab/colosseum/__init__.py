"""What the lab knows about Colosseum."""

from munera.lab.colosseum.assets import assets
from munera.lab.colosseum.market import market
from munera.lab.colosseum.observer import ColosseumObserver
from munera.lab.colosseum.programs import favourite, programs
from munera.lab.colosseum.shows import shows
from munera.lab.colosseum.trade import trade
from munera.lab.lab import Lab, Measure

LAB = Lab(
    observer=ColosseumObserver,
    chapters=(shows, programs, market, assets, trade),
    measures=(
        Measure("shows given by a player", ("shows",), ("players",)),
        Measure("audience of a show", ("audience",), ("shows",), digits=1),
        Measure("programs bought by a player", ("purchases",), ("players",)),
        Measure("auctions in a game", ("auctions",), digits=1),
        Measure("price of a token at auction", ("prices",), ("tokens sold",)),
        Measure("bids in an auction", ("bids",), ("auctions",)),
        Measure("deals in a game", ("deals",)),
        Measure("coins for one token in a deal", ("sale coins",), ("sales",)),
    ),
    highlight=favourite,
    points="spectators",
    period="round",
    phases=("setup", "invest", "acquire", "trade", "produce", "ceremony", "over"),
)
