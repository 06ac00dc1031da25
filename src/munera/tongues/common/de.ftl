### What every game and every screen needs.

common-number = { $number }

# Players. The value begins a sentence; the other forms stand in it, “has” begins it, “then” follows a colon.
common-player = { $name }
    .inside = { $name }
    .has = { $name } hat
    .then = { $name } hat
    .dative = { $name }
    .accusative = { $name }
common-you = Du
    .inside = du
    .has = Du hast
    .then = du hast
    .dative = dir
    .accusative = dich
common-seat = Platz { $seat }
    .inside = Platz { $seat }
    .has = Platz { $seat } hat
    .then = Platz { $seat } hat
    .dative = Platz { $seat }
    .accusative = Platz { $seat }

# Lists, made from two at a time
common-join-more =
    .and = { $first }, { $next }
    .or = { $first }, { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }
common-join-last =
    .and = { $first } und { $next }
    .or = { $first } oder { $next }
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
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
    .a = { common-coins }

# For games without words of their own
common-the-table = Der Tisch
common-sheet = { $title }
common-what = was
common-now = jetzt
common-did = { $who }: { $words }.
common-chance-did = Der Zufall: { $words }.

# What can be typed at the terminal, beside the English words
common-command-undo = zurück
common-command-table = tisch
common-command-choices = auswahl
common-command-log = verlauf
common-command-rules = regeln
common-command-save = speichern
common-command-help = hilfe
common-command-quit = ende

## What an analysis says of a move, and awards

common-verdict-cost = { $who }: { $reason } Das kostete { $cost } % Gewinnchance. Besser: { $better }.
common-verdict-find = { FORM($who, "has") } es gefunden: { $played }. Das sind { $gain } % mehr Gewinnchance als das Naheliegende: { $other }.
common-verdict-luck = { $who }: das Glück brachte hier { $gain } % Gewinnchance.
common-reason-level = Nichts anderes verspricht mehr.
common-reason-ahead = Etwa { $points } Punkte mehr Gewinnchance als mit dem nächstbesten Zug.
common-verdict-plain = Die Suche sah in etwas anderem mehr.
common-award-find = { $gain } Punkte mehr Gewinnchance als mit dem naheliegenden Zug (Zug { $move }).
common-award-lucky = Würfel und Ziehungen brachten { $gain } Punkte Gewinnchance.
common-award-unlucky = Würfel und Ziehungen kosteten { $loss } Punkte Gewinnchance.
common-award-comeback =
    Trotzdem gewonnen: Bei Zug { $move } war die Chance { $chance ->
        [0] kleiner als 1 %
       *[other] nur { $chance } %
    }.
common-award-steady = Hat durch Fehler am wenigsten verschenkt.
