### What every game and every screen needs.

common-number = { $number }

# Players. The value begins a sentence; the other forms stand in it, “has” and “hasnt” begin it, “then” follows a colon.
common-player = { $name }
    .inside = { $name }
    .has = { $name } a
    .hasnt = { $name } n’a
    .then = { $name } a
    .to = à { $name }
    .of =
        { $initial ->
            [vowel] d’{ $name }
           *[other] de { $name }
        }
common-you = Vous
    .inside = vous
    .has = Vous avez
    .hasnt = Vous n’avez
    .then = vous avez
    .to = à vous
    .of = de vous
common-seat = La place { $seat }
    .inside = la place { $seat }
    .has = La place { $seat } a
    .hasnt = La place { $seat } n’a
    .then = la place { $seat } a
    .to = à la place { $seat }
    .of = de la place { $seat }

# Lists, made from two at a time
common-join-more =
    .and = { $first }, { $next }
    .or = { $first }, { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first } ; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }
common-join-last =
    .and = { $first } et { $next }
    .or = { $first } ou { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first } ; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }

# Parts of a hint
common-parts = { LIST($parts, "comma") }
common-sentences = { LIST($parts, "semicolon") }

common-none = –
common-yes = oui
common-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
    .a = { common-coins }

# For games without words of their own
common-the-table = La table
common-sheet = { $title }
common-what = quoi
common-now = maintenant
common-did = { $who } : { $words }.
common-chance-did = Le hasard : { $words }.

# What can be typed at the terminal, beside the English words
common-command-undo = annuler
common-command-table = table
common-command-choices = choix
common-command-log = journal
common-command-rules = règles
common-command-save = garder
common-command-help = aide
common-command-quit = quitter

## What an analysis says of a move, and awards

common-verdict-cost = { $who } : { $reason } Coût : { $cost } % de chances de gagner. Mieux : { $better }.
common-verdict-find = { FORM($who, "has") } trouvé : { $played }. C’est { $gain } % de chances de gagner de plus que le coup évident : { $other }.
common-verdict-luck = { $who } : la chance a apporté ici { $gain } % de chances de gagner.
common-reason-level = Rien d’autre ne promet davantage.
common-reason-ahead = Environ { $points } points de chances de gagner de plus qu’avec le deuxième choix.
common-verdict-plain = La recherche voyait mieux ailleurs.
common-award-find = { $gain } points de chances de gagner de plus qu’avec le coup évident (coup { $move }).
common-award-lucky = Les dés et tirages ont apporté { $gain } points de chances de gagner.
common-award-unlucky = Les dés et tirages ont coûté { $loss } points de chances de gagner.
common-award-comeback =
    Victoire quand même : au coup { $move }, les chances étaient de { $chance ->
        [0] moins de 1 %
       *[other] seulement { $chance } %
    }.
common-award-steady = A le moins cédé par erreur.
