### What every game and every screen needs.

common-number = { $number }

# Players. The value begins a sentence; “inside” and “object” stand in it. The past tense is the same for “jij” and a name.
common-player = { $name }
    .inside = { $name }
    .object = { $name }
common-you = Jij
    .inside = jij
    .object = jou
common-seat = Plaats { $seat }
    .inside = plaats { $seat }
    .object = plaats { $seat }

# Lists, made from two at a time
common-join-more =
    .and = { $first }, { $next }
    .or = { $first }, { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }
common-join-last =
    .and = { $first } en { $next }
    .or = { $first } of { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }

# Parts of a hint
common-parts = { LIST($parts, "comma") }
common-sentences = { LIST($parts, "semicolon") }

common-none = –
common-yes = ja
common-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
    .a = { common-coins }

# For games without words of their own
common-the-table = De tafel
common-sheet = { $title }
common-what = wat
common-now = nu
common-did = { $who }: { $words }.
common-chance-did = Het toeval: { $words }.

# What can be typed at the terminal, beside the English words
common-command-undo = terug
common-command-table = tafel
common-command-choices = keuzes
common-command-log = verslag
common-command-rules = regels
common-command-save = bewaar
common-command-help = uitleg
common-command-quit = stop

## What an analysis says of a move, and awards

common-verdict-cost = { $who }: { $reason } Dat kostte { $cost } % winkans. Beter: { $better }.
common-verdict-find = { $who } vond het: { $played }. Dat is { $gain } % meer winkans dan wat voor de hand lag: { $other }.
common-verdict-luck = { $who }: het geluk bracht hier { $gain } % winkans.
common-reason-level = Niets anders belooft meer.
common-reason-ahead = Ongeveer { $points } punten meer winkans dan met de op één na beste zet.
common-verdict-plain = Het zoeken zag meer in iets anders.
common-award-find = { $gain } punten meer winkans dan met de voor de hand liggende zet (zet { $move }).
common-award-lucky = Dobbelstenen en trekkingen brachten { $gain } punten winkans.
common-award-unlucky = Dobbelstenen en trekkingen kostten { $loss } punten winkans.
common-award-comeback =
    Toch gewonnen: bij zet { $move } was de kans { $chance ->
        [0] minder dan 1 %
       *[other] maar { $chance } %
    }.
common-award-steady = Gaf door fouten het minste weg.
