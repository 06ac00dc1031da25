"""What the lab knows about Circus Maximus."""

from munera.lab.circus_maximus.caesar import caesar
from munera.lab.circus_maximus.coins import coins
from munera.lab.circus_maximus.favours import favours
from munera.lab.circus_maximus.observer import CircusMaximusObserver
from munera.lab.circus_maximus.ranks import ranks
from munera.lab.circus_maximus.start import beginner, start
from munera.lab.circus_maximus.venues import venues
from munera.lab.lab import Lab, Measure

LAB = Lab(
    observer=CircusMaximusObserver,
    chapters=(start, ranks, coins, favours, venues, caesar),
    measures=(
        Measure("sales of a player", ("sales",), ("players",)),
        Measure("coins of a sale", ("sale coins",), ("sales",)),
        Measure("coins from tickets", ("coins of", "tickets"), ("players",)),
        Measure("coins from visitors", ("coins of", "visitors"), ("players",)),
        Measure("coins from events", ("coins of", "events"), ("players",)),
        Measure("coins from traders not played", ("coins of", "traders not played"), ("players",)),
        Measure("coins from favours", ("coins of", "favours"), ("players",)),
        Measure("favours used by a player", ("uses",), ("players",)),
    ),
    highlight=beginner,
    points="coins",
    period="day",
    phases=("villa", "forum", "events", "scoring", "over"),
)
